import VocabCore

/// DeepL's translations (API version 2).
package struct DeepLSource: LookupSource {
    /// What it is listed as.
    package let kind = LookupSourceKind.deepl
    private let key: String
    private let address: ServiceAddress?

    /// DeepL by the learner's key; at another address only where one is named.
    ///
    /// Keys of the free plan end in `:fx` and are good for a host of their own.
    package init(key: String, address: ServiceAddress? = nil) {
        self.key = Text.cleanedLine(key)
        let host = self.key.hasSuffix(":fx") ? "api-free.deepl.com" : "api.deepl.com"
        self.address = address ?? (try? ServiceAddress("https://\(host)"))
    }

    /// Asks the service.
    package func inquiry(for request: LookupRequest) -> Inquiry {
        if request == .describe { return usageInquiry }
        guard case .translate(let text, let source, let target) = request else { return .notOffered }
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("text", [text])
            if let source { writer.member("source_lang", source.code.uppercased()) }
            writer.member("target_lang", target.code.uppercased())
        }
        let bytes = writer.bytes
        return inquiry("POST", "/v2/translate", body: bytes) { status, body in
            guard status == 200 else { return .failure(Self.problem(status)) }
            guard let texts = try? Self.translations(in: body), !texts.isEmpty else { return .failure(.badAnswer) }
            let senses = texts.map { FoundSense(.translation, $0) }
            return .success(.findings([WordFinding(credit: Credit("DeepL", .computed), headword: text, senses: senses)]))
        }
    }

    /// Asks how much is used up, which costs nothing.
    private var usageInquiry: Inquiry {
        inquiry("GET", "/v2/usage", body: nil) { status, body in
            guard status == 200 else { return .failure(Self.problem(status)) }
            guard let usage = try? Self.usage(in: body) else { return .failure(.badAnswer) }
            return .success(.works(["DeepL"], usage: usage))
        }
    }

    private func inquiry(
        _ method: String, _ path: String, body: [UInt8]?, answer: @escaping @Sendable (Int, [UInt8]) -> LookupResult
    ) -> Inquiry {
        guard !key.isEmpty else { return .reading { .failure(.noKey) } }
        guard let address else { return .reading { .failure(.badAnswer) } }
        var headers = [("Authorization", "DeepL-Auth-Key \(key)")]
        if body != nil { headers.append(("Content-Type", "application/json")) }
        let call = CurlCall(address: address.base + path, method: method, headers: headers, body: body)
        return .conversation(CurlCall.target, opening: call.configuration, CurlConversation(host: address.host, answer: answer))
    }

    /// What a status means; see "Error handling" in DeepL's documentation.
    private static func problem(_ status: Int) -> LookupProblem {
        switch status {
        case 401, 403: .keyRefused
        case 413, 414: .tooMuch
        case 429, 529: .tooManyRequests
        case 456: .limitReached
        default: .status(status)
        }
    }

    /// `{"translations":[{"detected_source_language":"EN","text":"사과"}]}`
    private static func translations(in body: [UInt8]) throws -> [String] {
        var texts: [String] = []
        var reader = JSONReader(body)
        try reader.object { name, reader in
            guard name == "translations" else { return _ = try reader.rawValue() }
            try reader.array { reader in
                try reader.object { name, reader in
                    if name == "text" { texts.append(try reader.string()) } else { _ = try reader.rawValue() }
                }
            }
        }
        return texts.filter { !Text.isBlank($0) }
    }

    /// `{"character_count":180118,"character_limit":1250000}`
    private static func usage(in body: [UInt8]) throws -> LookupAnswer.Usage? {
        var count: Int?
        var limit: Int?
        var reader = JSONReader(body)
        try reader.object { name, reader in
            switch name {
            case "character_count": count = try reader.integer()
            case "character_limit": limit = try reader.integer()
            default: _ = try reader.rawValue()
            }
        }
        guard let count, let limit else { return nil }
        return LookupAnswer.Usage(count: count, limit: limit)
    }
}
