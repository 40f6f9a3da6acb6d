import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore
@testable import VocabLists

/// The questions about a list as they stand on the screen, whatever the reader of lists asks today.
@Suite("Questions about a list") struct ImportQuestionTests {
    /// What is asked about `error`, and what the answer makes of the options.
    private func asked(
        _ error: WordListError, _ steps: [ScriptedConsole.Step], _ language: String
    ) throws -> (screen: String, options: ListOptions?) {
        let console = ScriptedConsole.terminal(steps)
        let world = World(
            now: { ClockReading(timestamp: Timestamp(secondsSince1970: 1_795_000_000), milliseconds: 0) }, clockOffsets: { [] },
            generator: { 1 }, environment: Play(language: language).environment, console: console, files: DiskFileSystem(),
            readInput: { _ in [] }, starters: [], thesaurus: { nil }, matchingFiles: { _ in [] }, page: nil)
        let session = Session(world, options: GlobalOptions(), command: .atPrompt)
        let options = try session.answer(error, about: [], ListOptions())
        #expect(console.stepsLeft == 0)
        return (console.bareScreen, options)
    }

    /// Three ways to read a list.
    private static let readings = [(ListShape.pairs(Delimiter(sign: " - ")), 1), (.scripts, 0), (.turns(2), 0)].map {
        shape, left in
        ReadingSample(
            shape: shape, columns: ColumnMap([.term: 0, .meaning: 1]), hasHeader: false, words: [["apple", "사과"]], wordCount: 4,
            leftCount: left, meaningLanguage: "ko")
    }

    @Test("of several signs the one is taken whose number is typed, and lines that it leaves are no surprise") func signs() throws
    {
        for (language, screen) in [
            (
                "ko",
                """
                단어와 뜻을 무엇이 나누는지 분명하지 않습니다. 다음처럼 읽을 수 있습니다 (배울 단어 — 뜻):
                1  --delimiter ' - ': 단어 4개, 읽지 않을 줄 1개
                   apple — 사과
                2  --delimiter none: 단어 4개
                   apple — 사과
                3  --lines 2: 단어 4개
                   apple — 사과
                4  맞는 것 없음
                """
            ),
            (
                "en",
                """
                It is not clear what stands between words and meanings. The list can be read as (word — meaning):
                1  --delimiter ' - ': 4 words, 1 line left out
                   apple — 사과
                2  --delimiter none: 4 words
                   apple — 사과
                3  --lines 2: 4 words
                   apple — 사과
                4  None of these
                """
            ),
        ] {
            let error = WordListError.unclear(.sign, Self.readings)
            let (shown, options) = try asked(error, [.line("1")], language)
            // Lines break where the screen ends.
            #expect(shown.replacing("\n", with: " ").hasPrefix(screen.replacing("\n", with: " ")), "\(shown)")
            #expect(options?.delimiter == Delimiter(sign: " - ") && options?.mayLeaveRows == true)
            #expect(try asked(error, [.line("2")], language).options?.hasNoSign == true)
            #expect(try asked(error, [.line("3")], language).options?.lines == 2)
            #expect(throws: Alert.nothingDone) { try asked(error, [.line("5"), .line("4")], language) }
        }
        let alert = Alert(.unclear(.sign, Self.readings), file: "a.txt").korean
        #expect(alert.message.contains("--delimiter ' - ': 단어 4개, 읽지 않을 줄 1개\n   apple — 사과\n--delimiter none: 단어 4개\n"))
    }

    @Test("where no column holds meanings each is shown with what stands in it, and two of them are asked for") func columns()
        throws
    {
        let error = WordListError.noMeaningColumn([.text, .numbers], rows: [["ling", "1"], ["yī", "2"], ["èr", "3"]])
        let (shown, options) = try asked(error, [.line("3"), .line("2"), .line("2"), .line("1")], "ko")
        for part in [
            "어느 열이 단어이고 어느 열이 뜻인지 분명하지 않습니다.\n", "   1열: 글 (ling · yī · èr)\n   2열: 숫자나 날짜 (1 · 2 · 3)\n",
            "단어는 몇 번째 열입니까? (1–2, 없으면 0) › ", "1부터 2까지의 번호를 입력해 주세요. 그만두려면 ^D를 누르세요.\n",
            "뜻은 몇 번째 열입니까? (1–2, 없으면 0) › ",
        ] {
            #expect(shown.contains(part), "\(shown)")
        }
        #expect(options?.columns == ColumnMap([.term: 1, .meaning: 0]))
        #expect(try asked(error, [.line("0")], "ko").options == nil)
        #expect(Alert(error, file: "a.csv").korean.message.contains("1열: 글 (ling · yī · èr)\n2열: 숫자나 날짜 (1 · 2 · 3)\n"))
    }
}
