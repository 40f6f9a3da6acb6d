import VocabLanguage
import VocabLexicon

/// Why a source gave no answer, and what helps.
extension LookupProblem: Phrase {
    package var korean: String {
        switch self {
        case .noProgram(let name): "\(name) 프로그램이 없습니다. 설치하세요: sudo apt-get install \(name)"
        case .programFailed(let name, let status):
            "\(name)\(Particle.subject(after: name)) 상태 \(status)번으로 끝났습니다. 셸에서 직접 실행해 보세요."
        case .noSuchHost(let host): "‘\(host)’라는 서버가 없습니다. 이름과 인터넷 연결을 확인하세요."
        case .refused(let host, let port): "\(host)의 \(port)번 포트가 받지 않습니다. 서버가 켜져 있는지 확인하세요."
        case .unreachable(let host): "\(host)에 닿지 않습니다. 인터넷 연결을 확인하세요."
        case .notTrusted(let host): "\(host)의 인증서를 믿을 수 없습니다. 보낸 것은 없습니다. 주소와 이 기기의 시각을 확인하세요."
        case .timedOut: "\(Asker.seconds)초 안에 대답이 없습니다. 잠시 뒤에 다시 하거나 --offline으로 빼세요."
        case .closedEarly: "대답하다가 연결을 끊었습니다. 잠시 뒤에 다시 하세요."
        case .tooMuch: "대답이 너무 깁니다. 더 짧은 말을 찾아보세요."
        case .badAnswer: "알아볼 수 없는 대답입니다. 서버의 주소를 확인하세요."
        case .status(let code): "서버가 상태 \(code)번으로 대답했습니다. 잠시 뒤에 다시 하세요."
        case .noKey: "키가 없습니다. --enable로 키를 넣으세요."
        case .keyRefused: "키를 받아 주지 않습니다. --enable로 키를 다시 넣으세요."
        case .tooManyRequests: "한꺼번에 너무 많이 물었습니다. 잠시 뒤에 다시 하세요."
        case .limitReached: "이번 달 한도를 다 썼습니다. 다음 달에 다시 되거나 요금제를 바꾸면 됩니다."
        case .notEncrypted(let address): "‘\(address)’\(Particle.topic(after: address)) https 주소가 아닙니다. 암호화하지 않고는 보내지 않습니다."
        case .nothingFound: "없는 말입니다."
        }
    }

    package var english: String {
        switch self {
        case .noProgram(let name): "The program \(name) is missing. Install it: sudo apt-get install \(name)"
        case .programFailed(let name, let status): "\(name) ended with status \(status). Try it by hand in a shell."
        case .noSuchHost(let host): "There is no server called “\(host)”. Check the name and the connection."
        case .refused(let host, let port): "\(host) takes no connections at port \(port). See whether the server runs."
        case .unreachable(let host): "\(host) cannot be reached. Check the connection."
        case .notTrusted(let host):
            "The certificate of \(host) cannot be trusted. Nothing was sent. Check the address, and the clock."
        case .timedOut: "No answer within \(Asker.seconds) seconds. Try again later, or leave it out with --offline."
        case .closedEarly: "The connection was closed in the middle of the answer. Try again in a moment."
        case .tooMuch: "The answer is too long. Look up something shorter."
        case .badAnswer: "The answer makes no sense. Check the address of the server."
        case .status(let code): "The server answered with status \(code). Try again later."
        case .noKey: "There is no key. Give one with --enable."
        case .keyRefused: "The key was not accepted. Give another with --enable."
        case .tooManyRequests: "Too many requests at once. Try again in a moment."
        case .limitReached: "This month's limit is used up. It begins anew next month, or with another plan."
        case .notEncrypted(let address): "“\(address)” is no https address. Nothing is sent unencrypted."
        case .nothingFound: "No such term."
        }
    }
}
