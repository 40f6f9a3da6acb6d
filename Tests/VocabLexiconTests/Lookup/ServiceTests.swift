import Testing

@testable import VocabLexicon

/// DeepL and LibreTranslate, as curl would talk with them.
@Suite("Translation services") struct ServiceTests {
    private static let request = LookupRequest.translate(text: "say \"hi\"\n", from: .english, to: .korean)

    private func ask(_ source: some LookupSource, _ body: String, status: Int) -> LookupResult? {
        let channels = ScriptedChannels([CurlCall.target: [.say(Array("\(body)\n\(status)".utf8)), .end(.ended(status: 0))]])
        return answer(source, Self.request, over: channels)
    }

    @Test("key and text go to curl's standard input, never into its arguments, and nothing unencrypted")
    func secrecy() {
        guard case .conversation(let target, let opening, _) = DeepLSource(key: "secret:fx").inquiry(for: Self.request) else {
            Issue.record("DeepL is not asked.")
            return
        }
        #expect(target == .program("curl", arguments: ["--disable", "--config", "-"]))
        let lines = String(decoding: opening, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.contains("url = \"https://api-free.deepl.com/v2/translate\""))
        #expect(lines.contains("proto = \"=https\""))
        #expect(lines.contains("header = \"Authorization: DeepL-Auth-Key secret:fx\""))
        #expect(
            lines.contains(
                #"data-binary = "{\"text\":[\"say \\\"hi\\\"\\n\"],\"source_lang\":\"EN\",\"target_lang\":\"KO\"}""#))
    }

    @Test("the paid plan has a host of its own, and a key with a line break cannot add an option")
    func hosts() {
        guard case .conversation(_, let opening, _) = DeepLSource(key: "paid\nurl = \"http://evil\"").inquiry(for: Self.request)
        else {
            Issue.record("DeepL is not asked.")
            return
        }
        let lines = String(decoding: opening, as: UTF8.self).split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("url") } == ["url = \"https://api.deepl.com/v2/translate\""])
    }

    @Test("an address that is not encrypted is refused, but for this machine itself")
    func addresses() throws {
        #expect(try ServiceAddress("https://translate.example/").base == "https://translate.example")
        #expect(try ServiceAddress("http://127.0.0.1:8080").host == "127.0.0.1")
        for wrong in [
            "http://translate.example", "ftp://x", "translate.example", "https://", "http://127.0.0.1.evil.example",
            "https://x\" next = \"y", "http://localhost@evil.example", "file:///etc/passwd",
        ] {
            #expect(throws: LookupProblem.notEncrypted(wrong)) { try ServiceAddress(wrong) }
        }
    }

    @Test(
        "each status of DeepL is a fact of its own",
        arguments: [
            (400, LookupProblem.status(400)), (401, .keyRefused), (403, .keyRefused), (404, .status(404)), (413, .tooMuch),
            (414, .tooMuch), (429, .tooManyRequests), (456, .limitReached), (500, .status(500)), (503, .status(503)),
            (529, .tooManyRequests),
        ])
    func statuses(_ status: Int, _ problem: LookupProblem) {
        #expect(ask(DeepLSource(key: "k"), "{\"message\":\"no\"}", status: status)?.problem == problem)
    }

    @Test("a translation comes with who made it, and an answer that is none is told as such")
    func translations() {
        let source = DeepLSource(key: "k")
        let finding = ask(source, #"{"translations":[{"detected_source_language":"EN","text":"안녕"}],"x":[1]}"#, status: 200)?
            .findings.first
        #expect(finding?.senses == [FoundSense(.translation, "안녕")] && finding?.credit == Credit("DeepL", .computed))
        for body in ["", "<html>", "{}", #"{"translations":[]}"#, #"{"translations":[{"text":5}]}"#] {
            #expect(ask(source, body, status: 200)?.problem == .badAnswer, "\(body)")
        }
        #expect(answer(DeepLSource(key: " "), Self.request)?.problem == .noKey)
    }

    @Test("how much of the limit is used up is told")
    func usage() {
        let body = #"{"character_count":180118,"character_limit":1250000}"#
        let channels = ScriptedChannels([CurlCall.target: [.say(Array("\(body)\n200".utf8)), .end(.ended(status: 0))]])
        #expect(
            answer(DeepLSource(key: "k"), .describe, over: channels)
                == .success(.works(["DeepL"], usage: LookupAnswer.Usage(count: 180_118, limit: 1_250_000))))
    }

    @Test("LibreTranslate's translation and its alternatives are senses; without a key it says that one is wanted")
    func libreTranslate() throws {
        let address = try ServiceAddress("https://translate.example")
        let source = LibreTranslateSource(address: address)
        let body = #"{"translatedText":"사과","alternatives":["능금","사과"]}"#
        #expect(ask(source, body, status: 200)?.findings.first?.senses.map(\.text) == ["사과", "능금"])
        #expect(ask(source, #"{"error":"key"}"#, status: 403)?.problem == .noKey)
        #expect(ask(LibreTranslateSource(address: address, key: "k"), "{}", status: 403)?.problem == .keyRefused)
        #expect(ask(source, "{}", status: 429)?.problem == .tooManyRequests)
    }

    @Test(
        "what curl could not do is a fact",
        arguments: [
            (6, LookupProblem.noSuchHost("api.deepl.com")), (7, .unreachable(host: "api.deepl.com")), (28, .timedOut),
            (52, .closedEarly), (60, .notTrusted(host: "api.deepl.com")), (63, .tooMuch), (2, .programFailed("curl", status: 2)),
        ])
    func exits(_ status: Int, _ problem: LookupProblem) {
        let channels = ScriptedChannels([CurlCall.target: [.end(.ended(status: Int32(status)))]])
        #expect(answer(DeepLSource(key: "k"), Self.request, over: channels)?.problem == problem)
    }

    @Test("without curl the source says so")
    func noCurl() {
        let channels = ScriptedChannels([CurlCall.target: [.end(.failed(.noProgram("curl")))]])
        #expect(answer(DeepLSource(key: "k"), Self.request, over: channels)?.problem == .noProgram("curl"))
    }
}
