import ArgumentParser
import VocabCore

/// `vocab worksheet`: the questions of a round, printed and not played.
struct WorksheetCommand: GameCommand {
    static let manual = Manual(
        .worksheet, "시험지 만들기", "print a test paper", examples: ["--book TOEIC --answers", "--book TOEIC --count 20 --seed 7"])

    @OptionGroup var game: GameOptions

    @OptionGroup var choices: ChoiceOptions

    @Flag(name: .long, help: .said("정답도 함께 쓰기", "print the answers too"))
    var answers = false

    @Flag(name: .long, help: .said("문제를 JSON으로 쓰기", "print the questions as JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let plan = try game.plan(in: session, choices: choices, GameOptions.Manner(dealing: .sheet))
        var sequence = try plan.questions(in: session)
        var questions: [Question] = []
        while let question = sequence.nextQuestion() { questions.append(question) }
        if json {
            session.printJSON(Self.json(of: questions))
        } else {
            let screen = WorksheetScreen(style: session.screen.style, language: session.language)
            session.screen.show(screen.paper(questions, bookcases: plan.names, withAnswers: answers))
        }
        if !sequence.skippedWords.isEmpty {
            session.remark(QuizPhrase.skippedWords(count: sequence.skippedWords.count))
            for reason in sequence.skippedWords.reasons { session.remark(reason) }
            if plan.canBorrow(in: session, for: sequence.skippedWords),
                let command = session.screen.command.typed(.again(option: "--borrow", value: ""))
            {
                session.remark(SkipReasonPhrase.borrow(command: command))
            }
        }
    }

    private static func json(of questions: [Question]) -> JSONWriter {
        var writer = JSONWriter()
        writer.lines(questions) { question, writer in
            writer.object { writer in
                writer.member("word", question.word.id.description)
                writer.member("prompt", question.prompt)
                writer.member("direction", question.direction.rawValue)
                writer.name("choices")
                writer.array(question.choices) { choice, writer in
                    writer.object {
                        $0.member("word", choice.word.id.description)
                        $0.member("text", choice.text)
                    }
                }
                writer.member("answer", question.answer)
            }
        }
        return writer
    }
}
