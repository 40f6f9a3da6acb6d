/// A request over HTTP, made by the `curl` program.
///
/// Everything goes to curl's standard input (`--config -`), for the arguments of a program can be read by everybody on the machine.
struct CurlCall {
    /// The whole address.
    var address: String
    /// `GET` or `POST`.
    var method: String
    /// Names and values.
    var headers: [(String, String)]
    /// What is sent; nil for nothing.
    var body: [UInt8]?

    /// curl reads no configuration of its own, so that nothing there can send the request elsewhere.
    static let target = ChannelTarget.program("curl", arguments: ["--disable", "--config", "-"])

    /// Asks whether curl is there at all; nothing is sent.
    static func presenceInquiry(work: String) -> Inquiry {
        .conversation(
            .program("curl", arguments: ["--disable", "--version"]), opening: [], ProgramPresence(program: "curl", work: work))
    }

    /// No answer is longer.
    private static let mostBytes = 1 << 19

    /// What curl reads: one option a line, its value in quotes.
    var configuration: [UInt8] {
        var lines = [
            ("url", address), ("request", method), ("max-time", "\(Asker.seconds)"), ("connect-timeout", "\(Asker.seconds)"),
            ("max-filesize", "\(Self.mostBytes)"), ("proto", address.hasPrefix("https:") ? "=https" : "=http"),
            ("noproxy", "127.0.0.1,::1,localhost"), ("user-agent", "vocab"), ("write-out", "\\n%{http_code}"),
        ]
        lines += headers.map { ("header", "\($0): \($1)") }
        if let body { lines.append(("data-binary", String(decoding: body, as: UTF8.self))) }
        let text = lines.map { name, value in
            name == "write-out" ? "\(name) = \"\(value)\"\n" : "\(name) = \"\(Self.escaped(value))\"\n"
        }
        return Array(("silent\n" + text.joined()).utf8)
    }

    /// The escapes that curl knows within quotes; other control characters are left out.
    private static func escaped(_ value: String) -> String {
        var escaped = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            case _ where scalar.properties.generalCategory == .control: continue
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

/// Collects the answer to a request over HTTP, and has it read when it is whole.
struct CurlConversation: Conversation {
    private let host: String
    private var received: [UInt8] = []
    /// Reads the body of an answer by its status.
    private let answer: @Sendable (_ status: Int, _ body: [UInt8]) -> LookupResult

    /// The answer of `host`.
    init(host: String, answer: @escaping @Sendable (_ status: Int, _ body: [UInt8]) -> LookupResult) {
        self.host = host
        self.answer = answer
    }

    mutating func receive(_ bytes: [UInt8]) -> ConversationStep {
        received += bytes
        return .wait
    }

    mutating func end(_ end: ChannelEnd) -> LookupResult {
        switch end {
        case .failed(let problem): return .failure(problem)
        case .closed: return .failure(.closedEarly)
        case .ended(0): break
        case .ended(let status): return .failure(problem(ofStatus: status))
        }
        // curl writes the status on a line of its own behind the body.
        guard let lineBreak = received.lastIndex(of: UInt8(ascii: "\n")),
            let status = Int(String(decoding: received[(lineBreak + 1)...], as: UTF8.self))
        else { return .failure(.badAnswer) }
        return answer(status, Array(received[..<lineBreak]))
    }

    /// What an exit status of curl(1) means.
    private func problem(ofStatus status: Int32) -> LookupProblem {
        switch status {
        case 5, 6: .noSuchHost(host)
        case 7: .unreachable(host: host)
        case 18, 52, 56: .closedEarly
        case 28: .timedOut
        case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91: .notTrusted(host: host)
        case 63: .tooMuch
        case 8, 61: .badAnswer
        default: .programFailed("curl", status: status)
        }
    }
}
