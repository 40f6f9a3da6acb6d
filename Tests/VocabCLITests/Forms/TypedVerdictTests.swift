import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCLI

/// What is said of a typed answer that is not quite the right one.
@Suite("Verdicts on typed answers") struct TypedVerdictTests {
    private static let list = """
        term,meaning,pronunciation,synonyms
        effect,효과,,
        abandon,포기하다,,give up
        invoice,송장,,
        犬,개,いぬ,
        der Apfel,독일 사과,,
        gorgeous,아주 예쁜,,

        """

    /// A round on the word that `asked` shows, played with `steps`.
    private func round(
        _ asked: String, _ steps: [ScriptedConsole.Step], _ direction: String = "reverse", language: String = "en",
        beside other: String? = nil
    ) throws -> (screen: String, play: Play) {
        for seed in 1...60 {
            let play = Play(language: language)
            play.englishWords = EnglishWords([Array("affect,effect,abandon,invoice,gorgeous\n".utf8)])
            play.shelve("집", Self.list)
            if let other { play.shelve("옆", other) }
            let console = ScriptedConsole(steps + [.line("q")])
            let round = play.run("quiz 집 1 --kind typed --direction \(direction) --seed \(seed)", on: console)
            if round.console.screen.contains("1/1: \(asked)\n") { return (round.console.screen, play) }
        }
        throw NeverAsked()
    }

    private struct NeverAsked: Error {}

    @Test("a real word is no slip: it is wrong, and said to be another word", arguments: ["en", "ko"]) func realWord(
        language: String
    ) throws {
        let (screen, play) = try round("효과", [.line("affect")], language: language)
        let told = language == "en" ? "Your answer: affect, which is another word" : "내 답: affect (다른 단어입니다)"
        #expect(screen.contains("\(told)\n"), "\(screen)")
        #expect(try play.reviews().map(\.outcome) == [.wrong])
    }

    @Test("one that another bookcase knows is told with its meaning") func keptElsewhere() throws {
        let (screen, play) = try round(
            "효과", [.line("affect")], beside: "affect,영향을 미치다\nb,비\nc,시\nd,디\n")
        #expect(screen.contains("affect — 영향을 미치다\n"), "\(screen)")
        #expect(try play.reviews().first?.chosen != nil)
    }

    @Test("a synonym fits too, and gets a second try", arguments: ["en", "ko"]) func synonym(language: String) throws {
        let (screen, play) = try round("포기하다", [.line("give up"), .line("abandon")], language: language)
        #expect(
            screen.contains(
                language == "en"
                    ? "That fits too, but which word means exactly “포기하다”? Try once more.\n"
                    : "그 말도 맞습니다. 그런데 바로 ‘포기하다’를 뜻하는 이 단어는 무엇일까요? 한 번 더 써 보세요.\n"), "\(screen)")
        #expect(!screen.contains("[]"))
        #expect(try play.reviews().map(\.outcome) == [.right] && play.reviews().map(\.hints) == [1])
    }

    @Test("the same synonym once more is not the word") func synonymTwice() throws {
        let (_, play) = try round("포기하다", [.line("give up"), .line("give up")])
        #expect(try play.reviews().map(\.outcome) == [.wrong])
    }

    @Test("a loanword, a reading, an article and an adverb are told for what they are")
    func others() throws {
        for (asked, typed, direction, remark) in [
            ("invoice", "인보이스", "forward", "That is how Koreans say the word itself. Type what it means.\n"),
            (
                "gorgeous", "예쁜", "forward",
                "Nearly right: something is missing where it is marked, or too much. Try once more.\n[___]예쁜\n"
            ),
            ("개", "いぬ", "reverse", "That is how it is read. Write it in its characters; as it is it counts too.\n"),
            ("독일 사과", "Apfel", "reverse", "Nearly right, but for the article. Try once more.\n"),
        ] {
            let (screen, _) = try round(asked, [.line(typed)], direction)
            #expect(screen.contains(remark), "\(screen)")
        }
    }

    @Test("a reading that is left as it is counts as right") func readingStands() throws {
        let (_, play) = try round("개", [.line("いぬ"), .line("いぬ")])
        #expect(try play.reviews().map(\.outcome) == [.right])
    }

    @Test("every remark is said in both languages, with what to do next") func phrases() {
        let kinds: [TypedPhrase] = [.slip, .form, .spelling, .article, .extent, .reading, .loanword, .synonym].map { .nearly($0) }
        for phrase in kinds + [.fitsToo(meaning: "개")] {
            #expect(phrase.korean.contains("써 보세요") && phrase.korean.hasSuffix("."))
            #expect(!phrase.english.isEmpty && phrase.english.hasSuffix("."))
        }
        #expect(Set(kinds.map(\.korean)).count == kinds.count && Set(kinds.map(\.english)).count == kinds.count)
    }
}
