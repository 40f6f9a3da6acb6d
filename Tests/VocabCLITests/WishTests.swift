import Synchronization
import Testing
import VocabLexicon
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

@Suite("vocab wish") struct WishTests {
    private func wishes(_ play: Play) throws -> [String] {
        try Store(root: Path(play.store), files: DiskFileSystem()).settings().wishes.terms
    }

    @Test("words are noted, listed and struck, and undo brings them back", arguments: ["ko", "en"]) func session(language: String)
        throws
    {
        let play = Play(language: language)
        let added = play.run("wish add serendipity, give up")
        expectText(
            added.console.screen,
            language == "ko"
                ? """
                [알림] 저장 완료
                위시리스트에 넣었습니다: serendipity, give up
                다음: vocab wish fill
                """
                : """
                [Alert] Saved
                On the wish list now: serendipity, give up
                Next: vocab wish fill
                """)
        expectText(
            play.run("wish").console.screen,
            language == "ko"
                ? """
                1. serendipity
                2. give up
                모두 2개. wish fill로 뜻을 찾아 단어장에 넣습니다.
                """
                : """
                1. serendipity
                2. give up
                2 words. wish fill finds meanings and adds them to a bookcase.
                """)
        #expect(play.run("wish remove Serendipity", on: .terminal([.key("y")])).status == .done)
        #expect(try wishes(play) == ["give up"])
        #expect(play.run("undo").status == .done)
        #expect(try wishes(play) == ["serendipity", "give up"])
    }

    @Test("what is there already is refused with its entry, whether a wish or a word; the others are noted") func duplicates()
        throws
    {
        let play = try Play.fruit("en")
        play.run("wish add kiwi")
        let again = play.run("wish add KIWI")
        #expect(again.status == .badData && again.console.alerts.contains("“kiwi” is on the wish list."))
        let word = play.run("wish add apple")
        #expect(word.status == .badData && word.console.alerts.contains("사과"))
        let both = play.run("wish add apple, fig")
        #expect(both.status == .badData && both.console.alerts.contains("사과"))
        #expect(try wishes(play) == ["kiwi", "fig"])
        #expect(play.run("wish add ,").status != .done)
    }

    @Test("to strike one asks once, to strike all asks twice, and silence strikes nothing") func asks() throws {
        let play = Play(language: "en")
        play.run("wish add a, b, c")
        #expect(play.run("wish remove a", on: ScriptedConsole([.endOfInput])).status == .noInput)
        #expect(play.run("wish remove --all", on: .terminal([.key("y"), .key("n")])).status == .done)
        #expect(try wishes(play) == ["a", "b", "c"])
        let missing = play.run("wish remove d")
        #expect(missing.status == .noInput && missing.console.alerts.contains("not on the wish list"))
        #expect(play.run("wish remove --all", on: .terminal([.key("y"), .key("y")])).status == .done)
        #expect(try wishes(play).isEmpty)
        #expect(play.run("wish remove --all").status == .badData)
    }

    @Test("fill proposes what other bookcases know, saves what was seen, and leaves the others") func fill() throws {
        let play = Play(language: "en")
        play.channels = { _ in NoChannels() }
        try play.put("기초", [("serendipity", "뜻밖의 행운")])
        try play.put("내것", [("apple", "사과")])
        // A word that is in a bookcase is no wish; this one was wished for before.
        try Store(root: Path(play.store), files: DiskFileSystem()).update(Change(.addWish), at: .sample) {
            for term in ["serendipity", "zzyzx"] { $0.settings.wishes.add(term) }
        }
        let piped = play.run("wish fill --book 내것")
        #expect(piped.status == .noInput && piped.console.screen.contains("serendipity — 뜻밖의 행운"))
        #expect(try wishes(play) == ["serendipity", "zzyzx"])
        let filled = play.run("wish fill --book 내것", on: .terminal([.enter]))
        #expect(filled.status == .done && filled.console.seen.contains("still on the wish list: zzyzx"))
        #expect(try play.words(of: "내것").map(\.meaning) == ["사과", "뜻밖의 행운"])
        #expect(try wishes(play) == ["zzyzx"])
        #expect(play.run("wish fill").status == .badData)
    }

    @Test("fill makes an inflected wish the word it is a form of, and one undo brings the wish back") func inflected() throws {
        let play = Play(language: "en")
        play.channels = { _ in NoChannels() }
        try play.put("기초", [("go", "가다"), ("사과", "apple")])
        try play.put("내것", [("fig", "무화과")])
        for wish in ["went", "apple"] { #expect(play.run("wish add \(wish)").status == .done) }
        let piped = play.run("wish fill --book 내것")
        #expect(piped.console.screen.contains("go (wished for as went) — 가다"))
        let filled = play.run("wish fill --book 내것", on: .terminal([.enter]))
        // What only means the wish is another word.
        #expect(filled.status == .done && filled.console.seen.contains("still on the wish list: apple"))
        #expect(try play.words(of: "내것").map(\.term) == ["fig", "go"] && wishes(play) == ["apple"])
        play.run("undo")
        #expect(try play.words(of: "내것").map(\.term) == ["fig"] && wishes(play) == ["went", "apple"])
    }

    @Test("fill reads the lists of the program once, however many wishes there are") func readOnce() throws {
        let play = Play(language: "en")
        play.channels = { _ in NoChannels() }
        try play.put("내것", [("fig", "무화과")])
        play.run("wish add kiwi, date, plum, melon")
        let readings = Mutex(0)
        play.starters = [
            Starter(name: "기본", details: BookcaseDetails(termLanguage: "영어", meaningLanguage: "한국어")) {
                readings.withLock { $0 += 1 }
                return Array("term,meaning\nkiwi,키위\ndate,대추\n".utf8)
            }
        ]
        let filled = play.run("wish fill --book 내것", on: .terminal([.enter, .enter]))
        #expect(filled.status == .done && readings.withLock { $0 } == 1)
    }

    @Test("several words are one phrase, and who meant several wishes is told how", arguments: ["ko", "en"])
    func phrase(language: String) throws {
        let play = Play(language: language)
        let added = play.run("wish add apple banana")
        #expect(try wishes(play) == ["apple banana"])
        #expect(
            added.console.screen.contains("vocab wish add 'apple, banana'")
                || added.console.screen.contains("vocab wish add \"apple, banana\""), "\(added.console.screen)")
        #expect(play.run("wish list").console.results == play.run("wish").console.results)
        #expect(!play.run("wish add fig, give up").console.screen.contains("fig, give, up"))
    }

    @Test("a wish that is added or imported as a word is fulfilled, and one undo takes both back") func fulfilled() throws {
        let play = try Play.fruit("en")
        play.run("wish add kiwi, fig, date")
        play.run("add Kiwi 키위 --book 과일")
        #expect(try wishes(play) == ["fig", "date"])
        play.run("undo")
        #expect(try wishes(play) == ["kiwi", "fig", "date"])
        play.run(["import", play.file("more.csv", "term,meaning\nfig,무화과\ndate,대추\n"), "--book", "과일"])
        #expect(try wishes(play) == ["kiwi"])
    }

    @Test("--json lists the terms") func json() throws {
        let play = Play()
        play.run("wish add 가게, shop")
        #expect(
            try JSONValue(play.run("wish --json").console.results).array.map { $0["term"] } == [.string("가게"), .string("shop")])
    }

    @Test("a list that is full takes no more, and says so once", arguments: ["ko", "en"]) func full(language: String) throws {
        let play = Play(language: language)
        let store = Store(root: Path(play.store), files: DiskFileSystem())
        try store.update { $0.settings.wishes = WishList((2..<WishList.maximumCount).map { "w\($0)" }) }
        let some = play.run("wish add a, b, c, d")
        let alert = WishAlert.isFull(maximum: 10_000)
        let title = language == "ko" ? alert.korean.title : alert.english.title
        #expect(some.console.alerts.components(separatedBy: title).count == 2)
        #expect(try wishes(play).suffix(2) == ["a", "b"])
        let more = play.run("wish add e")
        #expect(more.status == .badData && more.console.alerts.contains("10,000"))
        #expect(try wishes(play).count == WishList.maximumCount)
    }

    @Test("what is no letter of a term is neither kept nor told") func raw() throws {
        let play = Play(language: "en")
        let added = play.run(["wish", "add", "\u{1B}[31mred\u{1B}[0m\u{1}"])
        #expect(added.console.alerts.contains("On the wish list now: red\n"))
        let settings = (try? InputFile.read(Path(play.store + "/settings.json"))) ?? []
        #expect(String(decoding: settings, as: UTF8.self).contains("\"wishes\":[\"red\"]"))
    }
}
