import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What TAB offers.
@Suite("Completion") struct CompleterTests {
    private func offers(_ line: String) throws -> [String]? {
        var generator = SeededGenerator(seed: 1)
        let moment = Timestamp(secondsSince1970: 0)
        var library = Library()
        for (name, words) in [("비즈니스 영어", [("abandon", "버리다"), ("ice cream", "아이스크림")]), ("과일", [("사과", "apple")])] {
            try library.add(
                Bookcase(
                    id: Bookcase.ID(using: &generator), name: try BookcaseName(name), added: moment,
                    words: try words.map {
                        try Word(WordContent(term: $0.0, meaning: $0.1), id: Word.ID(using: &generator), added: moment)
                    }))
        }
        let completer = CommandCompleter(library: { library }, backupNames: { ["2026-11-21"] }, starterNames: ["TOEIC"]).completer
        let cut = line.lastIndex(of: "|") ?? line.startIndex
        switch completer.offer(String(line[..<cut]), String(line[line.index(after: cut)...])) {
        case .words(let words): return words
        case .fileNames: return nil
        }
    }

    @Test("the first word is a command; nothing typed offers all, and help and quit") func commands() throws {
        #expect(try offers("|") == Grammar.commandNames() + ["help", "quit", "clear"])
        #expect(try offers("|qu") == ["quiz", "quit"])
        #expect(try offers("|Bo") == ["books", "book"])
        #expect(try offers("|zz") == [])
    }

    @Test("after help comes a command, after book what can be done with one, and then its name") func subcommands() throws {
        #expect(try offers("help |w") == ["wrong", "worksheet", "wish"])
        #expect(try offers("help book |") == ["add", "edit", "rename", "show", "remove", "share", "follow", "leave"])
        #expect(try offers("help book |s") == ["show", "share"])
        #expect(try offers("help quiz |") == [])
        #expect(try offers("book |") == ["add", "edit", "rename", "show", "remove", "share", "follow", "leave"])
        #expect(try offers("book |r") == ["rename", "remove"])
        #expect(try offers("book remove |") == ["과일", "비즈니스 영어", "TOEIC"])
    }

    @Test("bookcases by name, with spaces, in Hangul that is not finished in any form, and starters") func bookcases() throws {
        #expect(try offers("quiz --book |") == ["과일", "비즈니스 영어", "TOEIC"])
        #expect(try offers("quiz --book |비") == ["비즈니스 영어"])
        #expect(try offers("quiz --book |비즈니스 영") == ["비즈니스 영어"])
        #expect(try offers("quiz --book |\u{1107}\u{1175}") == ["비즈니스 영어"])
        #expect(try offers("quiz --count 3 --book |to") == ["TOEIC"])
        #expect(try offers("import words.csv --book |과") == ["과일"])
    }

    @Test("terms where a term is wanted, without regard to case") func terms() throws {
        for command in ["edit", "show", "remove", "search", "memorize", "forget", "show --json", "edit --note x"] {
            #expect(try offers("\(command) |") == ["사과", "abandon", "ice cream"])
            #expect(try offers("\(command) |사") == ["사과"])
            #expect(try offers("\(command) |AB") == ["abandon"])
        }
        #expect(try offers("add |a") == [])
        #expect(try offers("show apple |") == [], "there is one term")
    }

    @Test("options of the command that is typed, each once and real") func options() throws {
        #expect(
            try offers("quiz |--") == [
                "--book", "--count", "--tag", "--direction", "--seed", "--closeness", "--borrow", "--kind", "--focus",
                "--memorized",
                "--recall-first", "--no-pause", "--time", "--lives", "--daily", "--json",
                "--store", "--lang", "--plain", "--help",
            ])
        #expect(try offers("quiz |--bor") == ["--borrow"])
        #expect(try offers("quiz --kind |m") == ["mixed"])
        #expect(try offers("quiz --book 과일 |--se") == ["--seed"])
        #expect(
            try offers("book add |--") == [
                "--description", "--term-language", "--meaning-language", "--picture", "--starter", "--store", "--lang",
                "--plain",
                "--help",
            ])
        #expect(try offers("worksheet |--a") == ["--answers"])
        #expect(try offers("books |--p") == ["--plain"])
        #expect(try offers("list |--l") == ["--lang"])
        for command in Grammar.commandNames() {
            let options = try offers("\(command) |--") ?? []
            #expect(options.contains("--help"))
            #expect(Set(options).count == options.count)
        }
    }

    @Test("values of options that have few") func values() throws {
        #expect(try offers("quiz --direction |") == ["forward", "reverse", "mixed"])
        #expect(try offers("quiz --direction |r") == ["reverse"])
        #expect(try offers("books --lang |") == ["ko", "en"])
        #expect(try offers("import words.csv --on-duplicate |") == ["merge", "skip", "update", "keep"])
        #expect(try offers("export --format |a") == ["anki"])
        #expect(try offers("quiz --count |") == [])
    }

    @Test("import offers files, but its options as options") func files() throws {
        #expect(try offers("import |wo") == nil)
        #expect(try offers("import a.csv |b") == nil)
        #expect(try offers("export -o |") == nil)
        #expect(try offers("books --store |") == nil)
        #expect(try offers("import |--dr") == ["--dry-run"])
    }

    @Test("a quote that is open before the word does no harm") func openQuote() throws {
        #expect(try offers("quiz --book \"비즈|니") != nil)
    }

    @Test("a library that cannot be read offers no names, and the commands still") func noLibrary() {
        let completer = CommandCompleter(library: { nil }, backupNames: { [] }, starterNames: ["TOEIC"])
        #expect(completer.offer(before: "quiz --book ", word: "") == .words(["TOEIC"]))
        #expect(completer.offer(before: "show ", word: "") == .words([]))
        #expect(completer.offer(before: "", word: "setu") == .words(["setup"]))
    }

    @Test("backups by name, where one is wanted") func backups() throws {
        #expect(try offers("backup restore |") == ["2026-11-21"])
        #expect(try offers("backup list |") == [])
    }
}
