import Testing

@testable import VocabLexicon

/// What a DICT server says, and what a broken one does.
@Suite("DICT") struct DictSourceTests {
    private static let server = ChannelTarget.server(host: "127.0.0.1", port: 2_628)
    private static let greeting = "220 host dictd <auth.mime> <1@host>\n250 ok\n"
    private static let house = """
        150 2 definitions retrieved
        151 "house" wn "WordNet (r) 3.0 (2006)"
        house
            n 1: a dwelling that serves as living quarters for one or more
                 families; "he has a house on Cape Cod"; "she felt she had
                 to get out of the house"
            2: the members of a business organization [syn: {firm},
               {house}, {business firm}]
            v 1: contain or cover; "This box houses the gears"
        .
        151 "house" fd-eng-deu "English - German FreeDict"
        house /hˈaʊs/ <n>
        Haus <neut>
              "build a house"  - ein Haus bauen
           Synonym: {home}
         see: {houses}
        .
        250 ok

        """
    /// What the server says of the base forms, and of near spellings, where only the term itself is known.
    private static let noneElse = String(repeating: "552 no match\n", count: min(6, BaseForms.candidates(for: "house").count))
    private static let information = """
        112 information for wn
        WordNet 3.0 Copyright 2006 by Princeton University.
        .
        250 ok
        112 information for fd-eng-deu
        This dictionary is free software under the GNU General Public License.
        .
        250 ok
        221 bye

        """

    private func ask(_ term: String, _ steps: [ScriptedChannels.Step]) -> (result: LookupResult?, channels: ScriptedChannels) {
        let channels = ScriptedChannels([Self.server: steps])
        return (answer(DictSource(.local), .define(term: term), over: channels), channels)
    }

    @Test("all questions go out in one piece, quoted, with the base forms and the near spellings")
    func opening() {
        let (_, channels) = ask("say \"hi\" \\ \r\nQUIT", [.end(.closed)])
        let said = String(decoding: channels.heard[1] ?? [], as: UTF8.self)
        #expect(said.hasPrefix("CLIENT \"vocab\"\r\nDEFINE * \"say \\\"hi\\\" \\\\ QUIT\"\r\n"))
        let went = String(decoding: ask("went", [.end(.closed)]).channels.heard[1] ?? [], as: UTF8.self)
        #expect(went.contains("DEFINE * \"went\"\r\nDEFINE * \"go\"\r\n") && went.hasSuffix("MATCH * lev \"went\"\r\n"))
    }

    @Test("the definitions of several dictionaries come with their parts of speech, sounds, examples and licences")
    func definitions() {
        let (result, _) = ask(
            "house", [.lines(Self.greeting + Self.house + Self.noneElse), .lines(Self.information)])
        let findings = result?.findings ?? []
        #expect(findings.map(\.headword) == ["house", "house", "house"])
        #expect(findings.map(\.partOfSpeech) == [.noun, .verb, .noun])
        #expect(findings.last?.pronunciation == "hˈaʊs")
        #expect(
            findings[0].senses.map(\.text) == [
                "a dwelling that serves as living quarters for one or more families", "the members of a business organization",
            ])
        #expect(findings[0].senses[0].examples == ["he has a house on Cape Cod", "she felt she had to get out of the house"])
        #expect(findings[0].senses[1].synonyms == ["firm", "business firm"])
        #expect(findings[2].senses[0].text == "Haus <neut>" && findings[2].senses[0].synonyms == ["home"])
        #expect(findings[2].senses[0].examples == ["build a house (ein Haus bauen)"])
        #expect(findings[0].credit == Credit("WordNet (r) 3.0 (2006)", .stated("WordNet License, © Princeton University")))
        #expect(findings[2].credit.licence == .stated("GPL"))
    }

    @Test("the conversation may be cut anywhere")
    func anyCut() {
        let talk = (Self.greeting + Self.house + Self.noneElse).replacing("\n", with: "\r\n")
        let whole = ask("house", [.say(Array(talk.utf8)), .lines(Self.information)]).result
        let bytes = Array(talk.utf8).map { ScriptedChannels.Step.say([$0]) }
        #expect(ask("house", bytes + [.lines(Self.information)]).result == whole)
    }

    @Test("went is found as go, and of a misspelling the near spellings come")
    func formsAndSpellings() {
        let go = "150 1\n151 \"go\" wn \"WordNet\"\ngo\n    v 1: change location\n.\n250 ok\n"
        let rest = String(repeating: "552 no match\n", count: BaseForms.candidates(for: "went").count - 2 + 1)
        #expect(
            ask("went", [.lines(Self.greeting + "552 no match\n" + go + rest), .wait]).result?.findings.first?.headword == "go")
        let count = BaseForms.candidates(for: "houze").count
        let none = String(repeating: "552 no match\n", count: min(6, count))
        let near = "152 2 matches found\nwn \"house\"\nfd-eng-deu \"house\"\n.\n250 ok\n"
        #expect(ask("houze", [.lines(Self.greeting + none + near)]).result?.problem == .nothingFound(nearest: ["house"]))
    }

    @Test(
        "a server that closes in the middle, never answers, refuses or talks nonsense is a fact, and what it said before counts")
    func brokenServers() {
        #expect(ask("house", [.lines("220 hello\n"), .end(.closed)]).result?.problem == .closedEarly)
        #expect(ask("house", [.wait]).result?.problem == .timedOut)
        #expect(ask("house", [.lines("220 hello\n"), .wait]).result?.problem == .timedOut)
        #expect(ask("house", [.lines("HTTP/1.1 400 Bad Request\n")]).result?.problem == .badAnswer)
        #expect(ask("house", [.lines("420 server temporarily unavailable\n")]).result?.problem == .status(420))
        #expect(ask("house", [.lines("220 hello\n530 access denied\n")]).result?.problem == .status(530))
        let refused = ChannelEnd.failed(.refused(host: "127.0.0.1", port: 2_628))
        #expect(ask("house", [.end(refused)]).result?.problem == .refused(host: "127.0.0.1", port: 2_628))
        #expect(ask("house", [.lines(Self.greeting + Self.house), .end(.closed)]).result?.findings.count == 3)
        #expect(ask("house", [.lines(Self.greeting + Self.house), .wait]).result?.findings.count == 3)
    }

    @Test("a million lines are no answer, nor is a line without an end")
    func tooMuch() {
        let text = Array(String(repeating: "a line that says nothing\r\n", count: 4_000).utf8)
        let flood = ScriptedChannels.Step.say(text)
        let head = ScriptedChannels.Step.lines(Self.greeting + "150 1\n151 \"house\" wn \"WordNet\"\n")
        let result = ask("house", [head] + Array(repeating: flood, count: 250)).result
        #expect(result?.problem == .tooMuch)
        let endless = ScriptedChannels.Step.say([UInt8](repeating: 0x61, count: 70_000))
        #expect(ask("house", [.lines(Self.greeting), endless]).result?.problem == .badAnswer)
    }

    @Test("8-bit text is read as Latin-1, and any bytes at all end in an answer")
    func bytes() {
        let talk =
            Array((Self.greeting + "150 1\n151 \"caf\" fd \"FreeDict\"\nCaf").utf8) + [0xE9]
            + Array("\nKaffeehaus\n.\n250 ok\n".utf8)
        let lines = talk.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
        #expect(ask("cafe", [.say(lines), .end(.closed)]).result?.findings.first?.headword == "Café")
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let noise = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(ask("house", [.lines(Self.greeting), .say(noise), .end(.closed)]).result != nil)
        }
    }

    @Test(
        "a server is named as it is typed",
        arguments: [
            ("dict.org", "dict.org", 2_628), ("127.0.0.1:2699", "127.0.0.1", 2_699), ("[::1]:99", "::1", 99),
            ("::1", "::1", 2_628),
        ])
    func servers(_ text: String, _ host: String, _ port: Int) throws {
        let server = try #require(DictServer(text))
        #expect(server.host == host && server.port == port)
        for wrong in ["", ":99", "a b", "host:0", "host:65536", "host:x", "-x", "[::1", "a\nb", "http://x"] {
            #expect(DictServer(wrong) == nil, "\(wrong)")
        }
    }

    @Test("the dictionaries of a server are listed")
    func listing() {
        let talk =
            "220 hello\n250 ok\n110 2 databases present\nwn \"WordNet (r) 3.0 (2006)\"\nfd \"FreeDict\"\n.\n250 ok\n221 bye\n"
        let channels = ScriptedChannels([Self.server: [.lines(talk)]])
        #expect(
            answer(DictSource(.local), .describe, over: channels) == .success(.works(["WordNet (r) 3.0 (2006)", "FreeDict"])))
    }
}
