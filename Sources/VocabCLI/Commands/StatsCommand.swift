import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab stats`: what was learnt so far, over all bookcases or in one.
struct StatsCommand: SessionCommand {
    static let manual = Manual(
        .stats, "학습 통계", "what you have learnt so far", examples: ["", "TOEIC", "--goal", "--model", "--json"],
        notes: [
            Bilingual(
                "‘다시 물었을 때’는 전에 푼 단어를 다음 날이나 그 뒤에 다시 물은 것입니다. 하루 빠진 날은 7일에 한 번 연속을 끊지 않습니다. --model은 기억 모형의 "
                    + "수치를 보여 줍니다. 30분 넘게 쉬면 새 게임으로 셉니다.",
                "“Asked again” means words that were answered before, on an earlier day. Once in seven days a missed day does not end a "
                    + "streak. --model shows the figures of the memory model. A pause of more than 30 minutes begins a new game.")
        ])

    @OptionGroup var bookcase: BookcaseArgument

    @Flag(name: .long, help: .said("목표 기억률마다 알게 될 단어와 드는 시간", "what each goal of retention would bring, and cost"))
    var goal = false

    @Flag(name: .long, help: .said("기억 모형이 배운 것과 맞힌 정도", "what the memory model learnt, and how well it foretold"))
    var model = false

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let name = try bookcase.given()
        let bookcases = try session.bookcases(named: name)
        if goal { return try tellGoals(over: bookcases, session) }
        let statistics = try session.statistics(over: bookcases, in: name == nil ? nil : bookcases.first?.id)
        if json { return session.printJSON(statistics.json(of: name == nil ? nil : bookcases.first)) }
        if bookcases.isEmpty, session.status == .done {
            session.screen.show(.libraryIsEmpty)
            if statistics.total.answers == 0 { return }
        }
        let title = name == nil ? nil : bookcases.first?.name.description
        let screen = StatsScreen(
            style: session.screen.style, language: session.language, command: session.screen.command, statistics: statistics)
        session.screen.show(model ? screen.modelLines(title: title) : screen.lines(title: title))
    }

    private func tellGoals(over bookcases: [Bookcase], _ session: Session) throws {
        let learner = try session.learner()
        let words = bookcases.flatMap(\.words)
        if words.isEmpty, !json { return session.screen.show(.libraryIsEmpty) }
        let screen = GoalScreen(
            style: session.screen.style, language: session.language, command: session.screen.command,
            prices: GoalPrices(
                learner.memories, words, from: learner.today,
                newPerDay: learner.memories.usualNew(on: learner.today, atMost: learner.settings.study.newPerDay)),
            pace: session.store.pace() ?? .standard)
        if json { return session.printJSON(screen.json) }
        session.screen.show(screen.lines)
    }
}
