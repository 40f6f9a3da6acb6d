import VocabLanguage
import VocabLexicon

/// Why a word was not looked up, or a source not switched on.
enum LookupFailure: Equatable, AlertPhrase {
    /// No source has the term; `nearest` are those spelt nearly like it, `failed` those sources that gave no answer.
    case nothingFound(String, nearest: [String], failed: Int)
    /// What was given is no server's name.
    case badServer(String)
    /// A source cannot be switched on as it was said.
    case problem(LookupSourceKind, LookupProblem)
    /// LibreTranslate has no address of its own.
    case needsAddress
    /// A server is named while no connection may be opened.
    case serverWhileOffline

    var korean: AlertText {
        switch self {
        case .nothingFound(let term, let nearest, let failed):
            AlertText(
                "찾지 못했습니다.",
                "‘\(term)’\(Particle.object(after: term)) 아는 사전이 없습니다."
                    + (nearest.isEmpty ? "" : "\n비슷한 말: \(nearest.joined(separator: ", "))")
                    + (failed > 0 ? "\n대답하지 않은 곳: \(failed)" : ""))
        case .badServer(let text): AlertText("서버 이름이 아닙니다.", "‘\(text)’ 대신 dict.org나 dict.org:2628처럼 적어 주세요.")
        case .problem(let source, let problem): AlertText(source.korean, problem.korean)
        case .needsAddress: AlertText("주소가 필요합니다.", "LibreTranslate 서버의 https 주소를 --address로 적어 주세요.")
        case .serverWhileOffline:
            AlertText("오프라인 모드가 켜져 있습니다.", "그래서 --server의 서버에 묻지 않았습니다. 끄면 물을 수 있습니다.")
        }
    }

    var english: AlertText {
        switch self {
        case .nothingFound(let term, let nearest, let failed):
            AlertText(
                "Not found",
                "No dictionary here knows “\(term)”."
                    + (nearest.isEmpty ? "" : "\nSimilar spellings: \(nearest.joined(separator: ", "))")
                    + (failed > 0 ? "\nSources that gave no answer: \(failed)" : ""))
        case .badServer(let text): AlertText("No server's name", "Type a name such as dict.org or dict.org:2628, not “\(text)”.")
        case .problem(let source, let problem): AlertText(source.english, problem.english)
        case .needsAddress: AlertText("An address is needed", "Give the https address of a LibreTranslate server with --address.")
        case .serverWhileOffline:
            AlertText(
                "Offline mode is on", "So the server given with --server was not asked. Switch offline mode off to ask it.")
        }
    }

    /// What to type next.
    var nextCommand: Invocation? {
        switch self {
        case .nothingFound(_, let nearest, _):
            nearest.first.map { Invocation(.lookup, $0) } ?? Invocation(.lookup, options: [.flag("--sources")])
        case .badServer: Invocation(.lookup, options: [.value("--enable", "server"), .value("--server", "dict.org")])
        case .problem: Invocation(.lookup, options: [.flag("--sources")])
        case .needsAddress:
            Invocation(
                .lookup, options: [.value("--enable", "libretranslate"), .value("--address", "https://translate.example.org")])
        case .serverWhileOffline: Invocation(.lookup, options: [.value("--disable", "offline")])
        }
    }

    /// What the program tells the shell.
    var status: ExitStatus {
        switch self {
        case .nothingFound(_, _, let failed): failed > 0 ? .unavailable : .noInput
        case .badServer, .problem, .needsAddress, .serverWhileOffline: .usage
        }
    }
}
