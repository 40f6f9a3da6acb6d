import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// TAB offers what fits in its place, and nothing where nothing does.
@Suite("Completion, place by place") struct CompletionPlacesTests {
    private func offers(_ before: String, _ word: String = "") throws -> [String]? {
        var generator = SeededGenerator(seed: 1)
        let moment = Timestamp(secondsSince1970: 0)
        var content = WordContent(term: "apple", meaning: "사과")
        content.tags = ["day1", "food"]
        var library = Library()
        for name in ["과일", "열매"] {
            try library.add(
                Bookcase(
                    id: Bookcase.ID(using: &generator), name: try BookcaseName(name),
                    details: BookcaseDetails(termLanguage: "영어", meaningLanguage: "한국어"), added: moment,
                    words: [try Word(content, id: Word.ID(using: &generator), added: moment)]))
        }
        let completer = CommandCompleter(library: { library }, backupNames: { ["2026-11-21"] }, starterNames: ["TOEIC"])
        switch completer.offer(before: before, word: word) {
        case .words(let words): return words
        case .fileNames: return nil
        }
    }

    @Test("every command that has others under it offers them, and memorize and forget offer terms") func commands() throws {
        #expect(try offers("backup ") == ["list", "create", "restore", "open"])
        #expect(try offers("backup ", "re") == ["restore"])
        #expect(try offers("memorize ") == ["apple", "apple"])
        #expect(try offers("forget ", "ap") == ["apple", "apple"])
        #expect(try offers("? ", "wor") == ["worksheet"])
        #expect(try offers("lang ") == ["ko", "en"])
    }

    @Test("a backup is offered by name; a folder is looked for once a path is begun") func backups() throws {
        #expect(try offers("backup restore ") == ["2026-11-21"])
        #expect(try offers("backup restore ", "~/old/") == nil)
        #expect(try offers("backup open ", "./x") == nil)
    }

    @Test("encodings, signs, columns, tags, languages and parts of speech are known") func values() throws {
        #expect(try offers("import a.csv --encoding ", "c") == ["CP949"])
        #expect(try offers("import a.csv --encoding ") == TextEncoding.allCases.map(\.rawValue))
        #expect(try offers("import a.csv --delimiter ", "t") == ["tab"])
        #expect(try offers("import a.csv --columns ", "term,m") == ["term,meaning"])
        #expect(try offers("import a.csv --columns ", "term,-") == ["term,-"])
        #expect(try offers("export 과일 --columns ", "id,m") == ["id,meaning"])
        #expect(try offers("export 과일 --columns ", "term,t") == ["term,tags"])
        #expect(try offers("export 과일 ", "--header=") == ["--header=yes", "--header=no"])
        #expect(try offers("export 과일 --format ", "x") == ["xlsx"])
        #expect(try offers("list --tag ") == ["day1", "food"])
        #expect(try offers("book edit 과일 --term-language ") == ["영어", "한국어"])
        #expect(try offers("add --part-of-speech ", "pr") == ["preposition", "pronoun"])
    }

    @Test("nothing is offered where no argument fits any more, nor what was named already") func noMore() throws {
        #expect(try offers("show apple ") == [])
        #expect(try offers("backup restore 2026-11-21 ") == [])
        #expect(try offers("backup list ") == [])
        #expect(try offers("book rename 과일 새것 ") == [])
        #expect(try offers("list 과일 ") == [])
        #expect(try offers("lang ko ") == [])
        #expect(try offers("quiz 과일 ") == ["열매", "TOEIC"])
        #expect(try offers("books x ") == [])
        #expect(try offers("없는말 ") == [])
    }

    @Test("an option is offered once, unless it may be given more than once; after -- none is") func options() throws {
        #expect(try offers("list --json --lang ko ", "--j") == [])
        #expect(try offers("list --json --lang ko ", "--lan") == [])
        #expect(try offers("quiz --book 과일 ", "--bo") == ["--book", "--borrow"])
        #expect(try offers("show -- ", "--j") == [])
        #expect(try offers("", "--la") == ["--lang"])
        #expect(try offers("--lang en ", "qui") == ["quiz"])
    }

    @Test("a value behind an equals sign is offered with its option") func equalsSign() throws {
        #expect(try offers("quiz ", "--direction=r") == ["--direction=reverse"])
        #expect(try offers("quiz ", "--book=열") == ["--book=열매"])
        #expect(try offers("books ", "--lang=") == ["--lang=ko", "--lang=en"])
    }
}
