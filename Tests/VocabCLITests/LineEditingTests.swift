import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What a line editor is given to show: prompts, texts to edit, completions, recalled lines.
@Suite("Line editing") struct LineEditingTests {
    /// A word whose every field holds hostile signs.
    private func furnish(_ play: Play) throws {
        var generator = SeededGenerator(seed: 3)
        let moment = Timestamp(secondsSince1970: 1_794_000_000)
        var content = WordContent(term: Hostile.text("term"), meaning: Hostile.text("뜻", Hostile.withoutSeparators))
        for field in WordField.allCases where field != .term && field != .meaning { content[field] = Hostile.text("\(field)") }
        let bookcase = Bookcase(
            id: Bookcase.ID(using: &generator), name: try BookcaseName("나쁜\u{200D}책"), added: moment,
            words: [try Word(content, id: Word.ID(using: &generator), added: moment)])
        play.putFile("bookcases/x.json", BookcaseFile.encode(bookcase))
    }

    /// Picks every field and leaves it as it stands there.
    private var everyField: [ScriptedConsole.Step] {
        WordField.allCases.indices.flatMap { [.key("\($0 + 1)"), .enter] } + [.enter]
    }

    private func prompt(_ play: Play) throws -> ScriptedConsole {
        play.run([], on: .terminal([.endOfInput])).console
    }

    @Test("texts to edit hold nothing that a screen would not show, and Enter alone changes nothing", arguments: ["ko", "en"])
    func prefilled(_ language: String) throws {
        let play = Play(language: language)
        try furnish(play)
        let before = play.bytes("bookcases/x.json")
        let edit = play.run(["edit", Hostile.text("term")], on: .terminal(everyField))
        #expect(edit.console.requests.count == WordField.allCases.count)
        for request in edit.console.requests {
            #expect(!request.prefill.isEmpty && Hostile.intruders(in: request.prefill) == [] && !request.prefill.contains("\n"))
        }
        #expect(edit.status == .badData && edit.console.alerts.contains(language == "ko" ? "수정된 내용이 없습니다." : "Nothing changed."))
        #expect(play.bytes("bookcases/x.json") == before)
    }

    @Test("a field that is edited gets what was seen and typed; the others keep all they hold")
    func edited() throws {
        let play = Play(language: "en")
        try play.put("책", [("a\u{200B}b", "뜻\u{202E}하나")])
        let note: [ScriptedConsole.Step] = [.key("9"), .line("new"), .enter]
        #expect(play.run(["edit", "ab"], on: .terminal(everyField.dropLast(3) + note)).status == .done)
        let word = try JSONValue(play.run("list --json").console.results)[0]
        #expect(word["term"].string == "a\u{200B}b" && word["meaning"].string == "뜻\u{202E}하나" && word["note"].string == "new")
    }

    @Test("completions hold nothing that a screen would not show, and name the word all the same")
    func completions() throws {
        let play = Play(language: "en")
        try furnish(play)
        let completer = try #require(try prompt(play).requests.first?.completer)
        for (before, word) in [
            ("show ", ""), ("edit ", ""), ("remove --book 나쁜책 ", ""), ("quiz --book ", ""), ("book show ", ""),
        ] {
            guard case .words(let words) = completer.offer(before, word) else { return #expect(Bool(false)) }
            #expect(!words.isEmpty)
            for word in words {
                #expect(Hostile.intruders(in: word) == [] && !word.contains("\n"), "\(before)\(word.debugDescription)")
                let line = before + PromptQuotes.typed(word)
                if before != "show " { continue }
                #expect(play.run(try CommandLineSplitter.words(of: line)).status == .done)
            }
        }
    }

    @Test("terms that look the same are offered once; a quote with a mark that joins it is the beginning it looks like")
    func matching() {
        let completer = Completer { _, word in .words(Completer.matching(word, ["ab", "a\u{200B}b", "\u{200B}", "'\u{301}x"])) }
        #expect(completer.offer("", "a") == .words(["ab"]))
        #expect(completer.offer("", "'") == .words(["'\u{301}x"]))
        #expect(completer.offer("", "") == .words(["ab", "'\u{301}x"]))
    }

    @Test("the file of typed lines may hold anything: what is brought back is text alone")
    func recalled() throws {
        let play = Play(language: "en")
        play.putFile("typed", Array(Hostile.signs.filter { $0 != "\n" }.map { "books \($0)x\n" }.joined().utf8) + [0xFF, 0x0A])
        let console = try prompt(play)
        #expect(console.remembered.count == Hostile.signs.count)
        #expect(Hostile.intruders(in: console.remembered.joined()) == [] && !console.remembered.joined().contains("\n"))
        let typed = play.run([], on: .terminal([.line("books \u{9B}31m"), .endOfInput])).console
        #expect(typed.remembered.last == "books ")
    }

    @Test("what is typed at the prompt is run as it was typed: two spaces, and letters in another form")
    func asTyped() throws {
        let play = Play(language: "en")
        let folder = play.folder + "/두  칸 e\u{301}"
        let line = "book add 책 --store '\(folder)'"
        #expect(play.run([], on: .terminal([.line(line), .endOfInput])).status == .done)
        #expect(play.run(["books", "--store", folder]).console.results.hasPrefix("책"))
    }

    @Test("a word that is completed is typed so that the prompt takes it for itself, behind a quote as well")
    func typedWords() throws {
        for word in InvocationTests.terms.map(SafeText.line) + NaughtyText.all + ["", " ", "a\u{3000}b", "\"'\\"] {
            #expect(try CommandLineSplitter.words(of: "x " + PromptQuotes.typed(word)) == ["x", word])
            for quote in ["\"", "'"] as [Unicode.Scalar] {
                let line = "x \(quote)\(PromptQuotes.typed(word, behind: quote))\(quote) y"
                #expect(try CommandLineSplitter.words(of: line) == ["x", word, "y"], "\(line)")
            }
        }
        #expect(PromptQuotes.typed("비즈니스 영어") == "\"비즈니스 영어\"")
        #expect(PromptQuotes.typed("it's") == "\"it's\"")
        #expect(PromptQuotes.typed("'\u{301}x") == "\"'\u{301}x\"")
    }

    @Test("where the whole line is one name, TAB offers names by their beginning, without quotes")
    func wholeLine() throws {
        let play = Play(language: "en")
        try play.put("비즈니스 영어", [])
        try play.put("과일", [])
        let add = play.run("add", on: .terminal([.line("과일"), .line("")]))
        let completer = try #require(add.console.requests.first?.completer)
        #expect(completer.isForWholeLine && completer.offer("", "비") == .words(["비즈니스 영어"]))
        #expect(completer.offer("비즈니스 ", "영") == .words(["비즈니스 영어"]))
    }
}
