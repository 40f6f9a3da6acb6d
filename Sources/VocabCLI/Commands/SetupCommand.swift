import ArgumentParser
import VocabCore

/// `vocab setup`: chooses the bookcase and the number of questions that games use until it is changed.
struct SetupCommand: SessionCommand {
    static let manual = Manual(
        "setup", "쓸 단어장과 문제 수 정하기", "choose what games ask",
        examples: ["", "TOEIC --count 20", "--new-per-day 10 --retention 0.85"],
        notes: [
            Bilingual(
                "게임은 바꿀 때까지 이 단어장과 문제 수를 씁니다. 옵션이 없으면 물어봅니다.",
                "Games use them until they are changed. Without options they are asked for.")
        ])

    @OptionGroup var bookcase: BookcaseArgument

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("문제 수", "how many questions", .count, standard: String(GameOptions.standardCount)))
    var count: String?

    @OptionGroup var study: StudyOptions

    func run(in session: Session) throws {
        if study.areGiven { try saveStudy(session) }
        if study.areGiven, count == nil, try bookcase.given() == nil { return }
        let given = try count.map(questionCount(ofOption:))
        let name = try bookcase.given()
        if name == nil, !session.canAsk { throw Alert.notInteractive }
        let before = try session.store.settings().setup?.count ?? GameOptions.standardCount
        let bookcase = try name.map { try session.bookcase(named: $0) } ?? session.chosenBookcase()
        let count = try given ?? (name == nil && session.canAsk ? chosenCount(session, standard: before) : before)
        let change = Change(.setUp, String(count), bookcase: bookcase.name.description)
        try session.update(change) { $0.settings.setup = Settings.Setup(bookcase: bookcase.id, count: count) }
        session.tell(.setupSaved(bookcase: bookcase.name.description, count: count))
        if bookcase.words.count < QuestionMaker.choiceCount {
            session.screen.show(.tooFewWords(bookcase: bookcase.name.description))
        }
    }

    private func saveStudy(_ session: Session) throws {
        let wanted = try study.applied(to: session.store.settings().study)
        try session.update(Change(.setStudy)) { $0.settings.study = wanted }
        session.tell(.studySaved(wanted))
    }

    private func chosenCount(_ session: Session, standard: Int) throws -> Int {
        while true {
            let answer = Text.cleanedLine(try session.ask(BookPhrase.chooseCount(standard: standard)))
            if answer.isEmpty { return standard }
            if let count = questionCount(answer) { return count }
            session.remark(BookPhrase.noSuchCount)
        }
    }
}
