import VocabCore
import VocabLists

/// Why a file, or what an e-book reader keeps, is not read.
enum ReadingProblem: Equatable {
    /// An address on the net, which is never fetched.
    case remote(String)

    var korean: AlertText {
        switch self {
        case .remote(let address):
            AlertText("인터넷 주소는 가져오지 않습니다.", "\(SafeText.line(address))\n이 프로그램은 스스로 인터넷에 나가지 않습니다. curl로 받아 이어 주세요.")
        }
    }

    var english: AlertText {
        switch self {
        case .remote(let address):
            AlertText(
                "Addresses on the net are not fetched",
                "\(SafeText.line(address))\nThis program does not go on the net by itself. Let curl fetch it, and hand it on.")
        }
    }

    var nextStep: Alert.NextStep {
        switch self {
        case .remote(let address):
            .piped(Invocation(shell: "curl", "-fsSL", address), insteadOf: address, name: Path(address).stem)
        }
    }

    var status: ExitStatus {
        switch self {
        case .remote: .usage
        }
    }
}
