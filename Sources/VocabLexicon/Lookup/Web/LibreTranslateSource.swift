import VocabCore

/// The translations of a LibreTranslate server.
package struct LibreTranslateSource: LookupSource {
    /// What it is listed as.
    package let kind = LookupSourceKind.libretranslate
    private let address: ServiceAddress
    private let key: String

    /// The server at that address, with its key; many want none.
    package init(address: ServiceAddress, key: String = "") {
        self.address = address
        self.key = Text.cleanedLine(key)
    }

    /// Asks the service.
    package func inquiry(for request: LookupRequest) -> Inquiry {
        if request == .describe { return CurlCall.presenceInquiry(work: "LibreTranslate (\(address.host))") }
        guard case .translate(let text, let source, let target) = request else { return .notOffered }
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("q", text)
            writer.member("source", source?.code ?? "auto")
            writer.member("target", target.code)
            writer.member("format", "text")
            writer.member("alternatives", 3)
            if !key.isEmpty { writer.member("api_key", key) }
        }
        let call = CurlCall(
            address: address.base + "/translate", method: "POST", headers: [("Content-Type", "application/json")],
            body: writer.bytes)
        let (host, hasKey) = (address.host, !key.isEmpty)
        let conversation = CurlConversation(host: host) { status, body in
            switch status {
            case 200: break
            case 401, 403: return .failure(hasKey ? .keyRefused : .noKey)
            case 429: return .failure(.tooManyRequests)
            default: return .failure(.status(status))
            }
            guard let texts = try? Self.translations(in: body), !texts.isEmpty else { return .failure(.badAnswer) }
            let credit = Credit("LibreTranslate (\(host))", .computed)
            return .success(
                .findings([WordFinding(credit: credit, headword: text, senses: texts.map { FoundSense(.translation, $0) })]))
        }
        return .conversation(CurlCall.target, opening: call.configuration, conversation)
    }

    /// `{"translatedText":"사과","alternatives":["능금"]}`
    private static func translations(in body: [UInt8]) throws -> [String] {
        var texts: [String] = []
        var others: [String] = []
        var reader = JSONReader(body)
        try reader.object { name, reader in
            switch name {
            case "translatedText": texts.append(try reader.string())
            case "alternatives": others = try reader.strings()
            default: _ = try reader.rawValue()
            }
        }
        return (texts + others.filter { !texts.contains($0) }).filter { !Text.isBlank($0) }
    }
}
