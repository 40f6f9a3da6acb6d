import Testing
import VocabCore
import VocabTestSupport

@Suite struct BookcaseTests {
    private let terms = ["apple", " ａｐｐｌｅ ", "app\u{200B}le"]

    @Test("A bookcase takes a term once, however it is written")
    func sameTerm() throws {
        let apple = try Word.sample()
        var bookcase = try Bookcase.sample(words: [apple])
        let before = bookcase
        for term in terms {
            let again = try Word.sample(term: term, meaning: "능금")
            #expect(throws: BookcaseError.termExists(apple, in: bookcase.name)) { try bookcase.add(again) }
            #expect(bookcase.words(withTerm: term) == [apple])
        }
        #expect(bookcase == before)
        try bookcase.add(try Word.sample(term: "apples"))
        #expect(bookcase.words.map(\.term) == ["apple", "apples"])
    }

    @Test(
        "Words that differ by the case of a letter or by ß and ss are two, unless their meanings share a sense",
        arguments: [("Polish", "폴란드의", "polish", "광을 내다"), ("March", "3월", "march", "행진하다"), ("Masse", "덩어리", "Maße", "치수")])
    func sameButCase(first: String, meaning: String, second: String, other: String) throws {
        let held = try Word.sample(term: first, meaning: meaning)
        var bookcase = try Bookcase.sample(words: [held])
        let shared = try Word.sample(term: second, meaning: other + ", " + meaning, id: .sample(7))
        #expect(throws: BookcaseError.termExists(held, in: bookcase.name)) { try bookcase.add(shared) }
        let word = try Word.sample(term: second, meaning: other, id: .sample(8))
        try bookcase.add(word)
        #expect(bookcase.words(withTerm: first) == [held] && bookcase.words(withTerm: second) == [word])
        #expect(bookcase.words(withTerm: first.uppercased()) == [held, word])
        #expect(throws: BookcaseError.termExists(held, in: bookcase.name)) {
            try bookcase.replace(with: try Word.sample(term: first, meaning: other, id: word.id))
        }
    }

    @Test("A word is replaced in its place, but not by a term that is there")
    func replace() throws {
        let (apple, pear, plum) = (try Word.sample(), try Word.sample(term: "pear"), try Word.sample(term: "plum"))
        var bookcase = try Bookcase.sample(words: [apple, pear, plum])
        try bookcase.replace(with: try Word.sample(term: "PEAR", meaning: "배", id: pear.id))
        #expect(bookcase.words.map(\.term) == ["apple", "PEAR", "plum"])
        let before = bookcase
        #expect(throws: BookcaseError.termExists(apple, in: bookcase.name)) {
            try bookcase.replace(with: try Word.sample(term: "Apple", id: plum.id))
        }
        #expect(throws: BookcaseError.noSuchWord(.sample(5))) { try bookcase.replace(with: try Word.sample(id: .sample(5))) }
        #expect(bookcase == before)
    }

    @Test("Only the word that is meant is removed")
    func remove() throws {
        let words = try ["a", "b", "c"].map { try Word.sample(term: $0) }
        var bookcase = try Bookcase.sample(words: words)
        try bookcase.remove(words[1].id)
        #expect(bookcase.words == [words[0], words[2]])
        #expect(throws: BookcaseError.noSuchWord(words[1].id)) { try bookcase.remove(words[1].id) }
    }

    @Test("Details are cleaned, and an edit that changes nothing is refused")
    func revise() throws {
        var bookcase = try Bookcase.sample()
        try bookcase.revise(BookcaseDetails(description: " 시장\n에서 ", termLanguage: "영어"), at: .later)
        #expect(bookcase.description == "시장 에서" && bookcase.termLanguage == "영어" && bookcase.modified == .later)
        #expect(throws: BookcaseError.unchanged(bookcase.name)) { try bookcase.revise(bookcase.details, at: .later) }
    }
}

@Suite struct BookcaseNameTests {
    @Test(
        "A name may hold slashes, dots, emoji, quotes and Hangul",
        arguments: [
            "../../etc/passwd", "/", "..", ".", "-rf", "~", "a/b", "C:\\x", "👩‍🏫 수업", "🇰🇷", "\"'`$(id)", "단어장", "%2F", "a.json",
            "null",
        ])
    func allowed(text: String) throws {
        #expect(try BookcaseName(text).description == text)
    }

    @Test("A name is one clean line in NFC")
    func cleaned() throws {
        #expect(try BookcaseName("  \u{1112}\u{1161}\u{11AB}  글\t장 \n").description == "한 글 장")
        #expect(Array(try BookcaseName("e\u{301}").description.utf8) == Array("\u{E9}".utf8))
        #expect(try BookcaseName("toeic").key == BookcaseName("ＴＯＥＩＣ ").key)
    }

    @Test("A blank name, one of several lines, one with what cannot be seen, and one too long are refused")
    func refused() {
        for text in ["", " ", "\n", "\u{200B}", "\u{3164}", "\u{200D}"] {
            #expect(throws: BookcaseError.nameIsBlank) { try BookcaseName(text) }
        }
        for text in ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{0}b", "a\u{1B}[31m", "a\u{202E}b", "a\u{200B}b", "a\u{FEFF}b"] {
            #expect(throws: BookcaseError.nameHasForbiddenCharacters) { try BookcaseName(text) }
        }
        for text in [
            String(repeating: "a", count: 300), String(repeating: "a", count: 61), "a" + String(repeating: "\u{301}", count: 300),
        ] {
            #expect(throws: BookcaseError.nameIsTooLong(maximumCharacters: 60)) { try BookcaseName(text) }
        }
        #expect(throws: Never.self) { try BookcaseName(String(repeating: "가", count: 60)) }
    }
}

@Suite struct LibraryTests {
    @Test("No two bookcases share a name or an id, and all stand in the order of their names")
    func add() throws {
        var library = Library()
        for name in ["나", "가", "B", "다"] { try library.add(try Bookcase.sample(name: name)) }
        let before = library
        #expect(library.bookcases.map(\.name.description) == ["B", "가", "나", "다"])
        #expect(throws: LibraryError.nameTaken(try BookcaseName("B"))) { try library.add(try Bookcase.sample(name: "ｂ")) }
        let same = try #require(library.bookcase(named: "가"))
        #expect(throws: LibraryError.idTaken(same.name)) { try library.add(try Bookcase.sample(name: "새것", id: same.id)) }
        #expect(library == before)
    }

    @Test("A rename changes the name and touches no word")
    func rename() throws {
        var library = Library()
        let fruit = try Bookcase.sample(name: "과일", words: [try Word.sample()])
        try library.add(fruit)
        try library.add(try Bookcase.sample(name: "동물"))
        try library.rename(fruit.id, to: try BookcaseName("하늘"), at: .later)
        let renamed = try #require(library[fruit.id])
        #expect(renamed.words == fruit.words && renamed.added == fruit.added && renamed.modified == .later)
        #expect(library.bookcases.map(\.name.description) == ["동물", "하늘"])
        #expect(library.bookcase(named: "과일") == nil)
        let before = library
        #expect(throws: BookcaseError.unchanged(renamed.name)) { try library.rename(fruit.id, to: renamed.name, at: .later) }
        #expect(throws: LibraryError.nameTaken(try BookcaseName("동물"))) {
            try library.rename(fruit.id, to: try BookcaseName("동물"), at: .later)
        }
        #expect(library == before)
    }

    @Test("A rename may change nothing but case")
    func renameCase() throws {
        var library = Library()
        let toeic = try Bookcase.sample(name: "toeic")
        try library.add(toeic)
        try library.rename(toeic.id, to: try BookcaseName("TOEIC"), at: .later)
        #expect(library[toeic.id]?.name.description == "TOEIC")
    }

    @Test("A change that throws leaves the bookcase as it was")
    func update() throws {
        var library = Library()
        let fruit = try Bookcase.sample(words: [try Word.sample()])
        try library.add(fruit)
        #expect(throws: BookcaseError.self) {
            try library.update(fruit.id) { bookcase in
                try bookcase.add(try Word.sample(term: "pear"))
                try bookcase.add(try Word.sample())
            }
        }
        #expect(library[fruit.id] == fruit)
        #expect(throws: LibraryError.noSuchBookcase(.sample(3))) { try library.update(.sample(3)) { _ in } }
    }

    @Test("With a bookcase goes the set-up that chose it, and no other")
    func remove() throws {
        var library = Library()
        let (first, second) = (try Bookcase.sample(name: "가"), try Bookcase.sample(name: "나"))
        try library.add(first)
        try library.add(second)
        library.settings.setup = Settings.Setup(bookcase: second.id, count: 0)
        #expect(library.settings.setup?.count == 1)
        try library.remove(first.id)
        #expect(library.settings.setup?.bookcase == second.id)
        try library.remove(second.id)
        #expect(library.settings.setup == nil && library.bookcases.isEmpty)
        #expect(throws: LibraryError.noSuchBookcase(first.id)) { try library.remove(first.id) }
    }
}
