import Glibc
import Testing
import VocabTestSupport

/// TAB and texts to edit on a real terminal.
@Suite("TAB on a terminal", .oneAtATime) struct PromptCompletionTests {
    private let play = Play()

    private func environment() -> [String: String] {
        [
            "VOCAB_HOME": play.store, "LANG": "ko_KR.UTF-8", "TERM": "xterm-256color", "HOME": play.folder,
            "INPUTRC": "/dev/null",
        ]
    }

    @Test("~ and patterns are completed and expanded, also where a name needs quotes") func files() throws {
        for name in ["내 목록.csv", "other.csv", "third.txt"] { _ = play.file(name, "apple,사과\n") }
        let terminal = try PseudoTerminal([], environment: environment())
        try terminal.expect("vocab> ")
        terminal.type("import ~/내\t")
        try terminal.expect("\"\(play.folder)/내 목록.csv\"")
        terminal.type("--dry-run\r")
        try terminal.expect("새 단어 1")
        try terminal.expect("vocab> ")
        terminal.type("import ~/*.t\t\u{15}import ~/oth*\t")
        try terminal.expect("\(play.folder)/other.csv")
        terminal.type("\u{15}import ~/*.csv --book 과일\r")
        try terminal.expect("이미 있음 1")
        try terminal.expect("vocab> ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
    }

    @Test("a meaning from elsewhere stands there as selected text does: a letter takes its place, TAB brings the next one")
    func proposed() throws {
        play.shelve("하나", "feijoa,사과\nkumquat,귤\nyuzu,유자\n")
        play.shelve("셋", "feijoa,능금\n")
        play.run("book add 둘")
        let terminal = try PseudoTerminal(["add", "--book", "둘"], environment: environment())
        for (term, first, keys) in [
            ("kumquat", "귤", "금귤\r"), ("feijoa", "능금", "\t\r"), ("yuzu", "유자", "\u{7F}유즈\r"), ("pomelo", "", "포멜로\r"),
        ] {
            try terminal.expect("단어 › ")
            terminal.type(term + "\r")
            try terminal.expect("뜻 › ")
            try terminal.expect(first)
            terminal.type(keys)
            try terminal.expect("✓\u{1B}[0m \(term)")
        }
        try terminal.expect("단어 › ")
        terminal.type("FEIJOA tree\r")
        try terminal.expect("뜻 › ")
        terminal.type("\u{4}")
        try terminal.expect("‘FEIJOA tree’ 단어는 저장하지 않았습니다.")
        try terminal.expect("단어 › ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        #expect(play.run("list 둘").console.results == "kumquat: 금귤\nfeijoa: 사과\nyuzu: 유즈\npomelo: 포멜로\n")
    }

    @Test("a paste takes the place of a proposal; Esc does nothing, and takes no part of the next letter")
    func pastedOverProposal() throws {
        play.shelve("하나", "feijoa,사과\nkumquat,귤\n")
        play.run("book add 둘")
        let terminal = try PseudoTerminal(["add", "--book", "둘"], environment: environment())
        for (term, first, keys) in [
            ("feijoa", "사과", "\u{1B}[200~능금\u{1B}[201~\r"), ("kumquat", "귤", "\u{1B}\u{1B}나무\r"),
        ] {
            try terminal.expect("단어 › ")
            terminal.type(term + "\r")
            try terminal.expect("뜻 › ")
            try terminal.expect(first)
            terminal.type(keys)
            try terminal.expect("✓\u{1B}[0m \(term)")
        }
        try terminal.expect("단어 › ")
        terminal.type("fig\u{1B}[15~\r")
        try terminal.expect("뜻 › ")
        terminal.type("무\u{1B}")
        usleep(150_000)
        terminal.type("[D화과\r")
        try terminal.expect("✓\u{1B}[0m fig — 화과무")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        play.run("remove fig --book 둘 --yes")
        #expect(play.run("list 둘").console.results == "feijoa: 능금\nkumquat: 나무\n")
    }

    @Test("a proposed meaning is edited behind a key that moves; a part of speech is completed in Hangul") func prefilled()
        throws
    {
        play.shelve("하나", "feijoa,사과\n")
        play.run("book add 둘")
        let terminal = try PseudoTerminal(["add", "--book", "둘"], environment: environment())
        try terminal.expect("단어 › ")
        terminal.type("feijoa\r")
        try terminal.expect("뜻 › 사과")
        terminal.type("\u{5}, 능금\r")
        try terminal.expect("✓\u{1B}[0m feijoa — 사과, 능금")
        try terminal.expect("단어 › ")
        terminal.type("+\r")
        try terminal.expect("품사 › ")
        terminal.type("형\t\r")
        try terminal.expect("형용사")
        try terminal.expect("발음 › ")
        terminal.type("\u{4}")
        try terminal.expect("✓\u{1B}[0m feijoa · 품사: 형용사")
        try terminal.expect("단어 › ")
        terminal.type("\r")
        #expect(terminal.finish().code == 0)
        #expect(play.run("list 둘").console.results == "feijoa: 사과, 능금\n")
        #expect(play.run("show feijoa --book 둘").console.results.contains("품사: 형용사"))
    }

    @Test("^D leaves a word also where a text stands to be edited, unless it was, and ends at the next term")
    func endOfInputBehindPrefill() throws {
        play.shelve("하나", "apple,사과\npear,배\n")
        play.run("book add 둘")
        let terminal = try PseudoTerminal(["add", "--book", "둘"], environment: environment())
        try terminal.expect("단어 › ")
        terminal.type("apple\r")
        try terminal.expect("뜻 › 사과")
        terminal.type("\u{5}나\u{4}무\r")
        try terminal.expect("✓\u{1B}[0m apple — 사과나무")
        try terminal.expect("단어 › ")
        terminal.type("pear\r")
        try terminal.expect("뜻 › 배")
        terminal.type("\u{4}")
        try terminal.expect("‘pear’ 단어는 저장하지 않았습니다.")
        try terminal.expect("단어 › ")
        terminal.type("\u{4}")
        #expect(terminal.finish().code == 0)
        #expect(play.run("list 둘").console.results == "apple: 사과나무\n")
    }
}
