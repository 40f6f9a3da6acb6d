import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Hints where answers are typed.
@Suite("? in a typed round") struct TypedHintTests {
    private func play(_ language: String) -> Play {
        let play = Play(language: language)
        play.shelve("집", "bed,침대\nrefrigerator,냉장고\ngive up,포기하다\norganize,조직하다\n")
        return play
    }

    @Test("any number of question marks is a hint", arguments: ["?", "???", "？", "？？?", " ?? "]) func marks(_ line: String)
        throws
    {
        let maker = try QuestionMaker(.sample(pairs: [("apple", "사과"), ("b", "비"), ("c", "시"), ("d", "디")]))
        #expect(Round.Event(line: line, to: maker.typedQuestion(about: 0, direction: .reverse)) == .hint)
    }

    @Test("when no letter is left to show, the question stands and says so", arguments: ["ko", "en"]) func noLetterLeft(
        _ language: String
    ) throws {
        let play = play(language)
        let steps: [ScriptedConsole.Step] = Array(repeating: .line("??"), count: 14) + [.line("q")]
        let round = play.run("quiz 집 1 --kind typed --direction reverse --seed 1", on: ScriptedConsole(steps))
        #expect(
            round.console.screen.contains(language == "ko" ? "마지막 글자는 보여 주지 않습니다." : "The last letter is not shown."),
            "\(round.console.screen)")
        #expect(round.console.stepsLeft == 0)
        #expect(try play.reviews().isEmpty)
    }

    @Test("the keys are told with the Enter that each of them wants") func legend() {
        let phrases = [true, false].flatMap { hasVoice -> [AnswerPhrase] in
            [.typingKeys(hasVoice: hasVoice), .plainTypingKeys(hasVoice: hasVoice)]
        }
        for phrase in phrases + [.nothingTyped] {
            for text in [phrase.korean, phrase.english] {
                let last = text.split(separator: "Enter", omittingEmptySubsequences: false).dropLast().joined(separator: "Enter")
                #expect(last.contains("?") || text.contains("?⏎"), "\(text)")
            }
        }
    }

    @Test("what is missing is shown as one blank for each letter", arguments: [("child", "children", "child[___]")])
    func blanks(_ typed: String, _ wanted: String, _ shown: String) throws {
        let play = Play(language: "en")
        play.shelve("집", "\(wanted),아이들\nrefrigerator,냉장고\ngive up,포기하다\norganize,조직하다\n")
        let steps: [ScriptedConsole.Step] = [.line(typed), .line("q")]
        for seed in 1...12 {
            let round = play.run("quiz 집 1 --kind typed --direction reverse --seed \(seed)", on: ScriptedConsole(steps))
            guard round.console.screen.contains("아이들") else { continue }
            #expect(round.console.screen.contains("\n\(shown)\n"), "\(round.console.screen)")
            return
        }
        Issue.record("never asked")
    }

    @Test("one jamo of five or more is a slip, and of four another word") func shortHangul() throws {
        let bookcase = try Bookcase.sample(pairs: [("egg", "달걀"), ("cat", "고양이"), ("apple", "사과"), ("climate", "기후")])
        let maker = try QuestionMaker(bookcase)
        func isNearly(_ place: Int, _ answer: String) -> Bool {
            if case .nearly = maker.typedQuestion(about: place, direction: .forward).judgement(of: answer).verdict {
                true
            } else {
                false
            }
        }
        #expect(isNearly(0, "달갈") && isNearly(1, "고양기"))
        #expect(isNearly(2, "시과") && !isNearly(3, "기호"))
    }
}
