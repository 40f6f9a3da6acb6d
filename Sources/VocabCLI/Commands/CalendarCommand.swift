import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab calendar [MONTH | DAY]`: on which days words were added or answered, and the words of one day.
struct CalendarCommand: SessionCommand {
    static let manual = Manual(
        .calendar, "학습 달력", "a calendar of your words", examples: ["", "11", "2026-11-21", "2026-11-21 --memorize"],
        notes: [
            Bilingual(
                "달은 11, 11월, 2026-11처럼, 날은 2026-11-21, 11-21, 오늘처럼 씁니다. 정렬은 바꿀 때까지 기억합니다. "
                    + "단어는 넣은 날에 남고, 고쳐도 옮겨 가지 않습니다.",
                "A month is typed as 11, November or 2026-11, a day as 2026-11-21, 11-21 or today. The order is remembered until it is "
                    + "changed. A word stays with the day it was added on, also when it is edited.")
        ])

    @Argument(help: .said("달이나 날; 없으면 이번 달", "a month or a day, by default this month", .month))
    var period: String?

    @OptionGroup var place: BookcaseOption

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "하루의 단어 정렬: recent·oldest는 넣은 때, memorized·unmemorized는 외운 단어를 앞이나 뒤에, random은 섞어서",
            "the order of a day's words: recent and oldest by when they came, memorized and unmemorized by whether they are marked as known, random",
            .oneOf(DaySort.self), standard: DaySort.oldest.rawValue))
    var sort: String?

    @Flag(name: .long, help: .said("그날 넣은 단어를 모두 외운 단어로 표시", "mark all words added on the day as known"))
    var memorize = false

    @Flag(name: .long, help: .said("그날 넣은 단어를 모두 삭제", "delete all words added on the day"))
    var remove = false

    @Flag(name: .long, help: .said("묻지 않고 지우기", "delete without asking"))
    var yes = false

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        if memorize, remove { throw Alert.usage(.unexpectedArgument("--remove")) }
        let typedSort: DaySort? = try sort.map { try choice($0, option: "--sort") }
        let bookcases = try session.bookcases(named: place.book)
        let (learner, reviews) = try session.learnerWithAnswers()
        let chosen = place.book == nil ? nil : bookcases.first?.id
        switch try period.map({ try CalendarPeriod($0, today: learner.today) }) ?? .month(Month(of: learner.today)) {
        case .month(let month):
            if memorize || remove || sort != nil { throw Alert.calendarNeedsDay(example: learner.today, option: dayOption) }
            let statistics = Statistics(
                of: reviews, over: bookcases.flatMap(\.words), in: chosen, learner.memories, now: session.now)
            show(MonthRecord(of: month, statistics), session)
        case .day(let day):
            let record = DayRecord(of: day, reviews, over: bookcases, in: chosen, learner.memories.calendar)
            if memorize { return try memorize(record, bookcases, session) }
            if remove { return try remove(record, bookcases, session) }
            try show(record, typedSort, bookcases, learner, session)
        }
    }

    /// The option that makes sense for a day alone, as it was typed.
    private var dayOption: Invocation.Option? {
        memorize ? .flag("--memorize") : remove ? .flag("--remove") : sort.map { .value("--sort", $0) }
    }

    private func show(_ month: MonthRecord, _ session: Session) {
        if json { return session.printJSON(month.json) }
        session.screen.show(CalendarScreen(style: session.screen.style, language: session.language).lines(month))
        if let last = month.days.last { session.showStep(Invocation(.calendar, last.day.description)) }
    }

    private func show(
        _ record: DayRecord, _ typedSort: DaySort?, _ bookcases: [Bookcase], _ learner: Learner, _ session: Session
    ) throws {
        let order = (typedSort ?? learner.settings.calendarSort).wordSort
        var generator = session.generator
        func arranged(_ words: [Word]) -> [Word] {
            order.arranged(words, learner.memories, on: learner.today, using: &generator)
        }
        let shelved = ShelvedWords(bookcases)
        let (added, answered) = (shelved.with(arranged(record.added)), shelved.with(arranged(record.answered)))
        if json {
            session.printJSON(record.json(added: added, answered: answered))
        } else {
            let screen = DayScreen(style: session.screen.style, language: session.language, learner: learner)
            session.page(screen.lines(record, added: added, answered: answered))
            if added.contains(where: { !$0.word.memorized }) {
                session.showStep(Invocation(.calendar, record.day.description, options: [.flag("--memorize")]))
            }
        }
        if let typedSort, typedSort != learner.settings.calendarSort {
            try session.store.update(Change(.setStudy), at: session.now) { $0.settings.calendarSort = typedSort }
        }
    }

    private func memorize(_ record: DayRecord, _ bookcases: [Bookcase], _ session: Session) throws {
        let ids = Set(record.added.filter { !$0.memorized }.map(\.id))
        if ids.isEmpty { throw record.added.isEmpty ? Alert.noWordsOnDay(record.day) : Alert.unchanged(term: nil) }
        // A whole starter may have come on that day.
        if session.canAsk, !yes { try session.confirmRemoval(CalendarPhrase.memorizeAll(ids.count)) }
        try session.mark(ids, of: bookcases, memorized: true)
    }

    private func remove(_ record: DayRecord, _ bookcases: [Bookcase], _ session: Session) throws {
        if record.added.isEmpty { throw Alert.noWordsOnDay(record.day) }
        if !yes { try session.askToRemove(.removeDay(record.day, words: record.added.count)) }
        let ids = Set(record.added.map(\.id))
        try session.update(Change(.removeWords, String(ids.count))) { library in
            for bookcase in bookcases where bookcase.words.contains(where: { ids.contains($0.id) }) {
                try library.update(bookcase.id) { bookcase in
                    bookcase.setWords(bookcase.words.filter { !ids.contains($0.id) })
                }
            }
        }
        session.tell(.wordsRemoved(ids.count))
    }
}
