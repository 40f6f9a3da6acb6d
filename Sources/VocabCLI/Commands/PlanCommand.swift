import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab plan`: an exam to be ready for, days without time, and what follows from them.
struct PlanCommand: SessionCommand {
    static let manual = Manual(
        .plan, "시험과 쉬는 날", "an exam or days away",
        examples: ["", "--away 7d", "--exam 2027-03-14 --book TOEIC --minutes 20", "--drop", "--json"],
        notes: [
            Bilingual(
                "새 단어와 복습을 계획에 맞춥니다. 옵션이 없으면 지금 계획을 보여 줍니다.",
                "New words and reviews follow the plan. Without options the plan is shown."),
            Bilingual(
                "시간은 요즘 답한 속도로 셉니다. 시간이 모자라면 새 단어를 먼저 배우고, 마지막 사흘에는 시험 날 잊을 것 같은 단어부터 묻습니다.",
                "Minutes go by how fast you answered lately. Where they are few, new words come first, and in the last three days the words "
                    + "that are likeliest to be forgotten on the day of the exam."),
        ])

    @Option(
        name: .long, parsing: .unconditional, help: .said("시험 날, 예: 2027-03-14", "the day of the exam, such as 2027-03-14", .date)
    )
    var exam: String?

    @OptionGroup var place: BookcaseArgument

    @OptionGroup var tags: TagOption

    @Option(name: .long, parsing: .unconditional, help: .said("하루에 쓸 수 있는 시간", "how many minutes a day there are", .minutes))
    var minutes: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "쉬는 날: 내일부터 7d, 또는 2026-12-01..2026-12-08", "days away: 7d from tomorrow on, or 2026-12-01..2026-12-08", .days))
    var away: String?

    @Flag(name: .long, help: .said("계획 지우기", "drop the plan"))
    var drop = false

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        try checkOptions()
        if drop {
            try session.update(Change(.plan)) { $0.settings.plan = nil }
            return session.tell(.planDropped)
        }
        let learner = try session.learner()
        let library = try session.library()
        if exam == nil, away == nil { return show(learner, library, session) }
        var settings = learner.settings
        var plan = settings.plan ?? StudyPlan()
        if let exam { plan.exam = try planned(exam, learner.today, session) }
        if let away {
            // What is usual for this learner stays in the plan: nothing is saved where the disk would not give all of it.
            if session.status == .diskError { return }
            let days = try PlanDates(today: learner.today).absence(away)
            plan.absence = StudyPlan.Absence(
                first: days.lowerBound, last: days.upperBound, learner.memories, library.bookcases.lazy.flatMap(\.words),
                on: learner.today, settings.study)
        }
        settings.plan = plan
        // What is shown is read before anything is saved, with the starter that may have come: nothing can fail afterwards.
        let (prepared, shown) = (try session.learner(settings, learner.memories), try session.library())
        try session.update(Change(.plan)) { $0.settings.plan = plan }
        session.tell(.planSaved)
        if exam != nil, let former = learner.settings.plan?.exam, former.day >= learner.today, former != plan.exam {
            let name = former.bookcase.flatMap { library[$0]?.name.description }
            session.remark(PlanPhrase.replaces(former.day, bookcase: name.map(SafeText.line)))
        }
        show(prepared, shown, session)
    }

    /// - Throws: `Alert.usage` for options that say nothing together.
    private func checkOptions() throws {
        let options = [
            ("--exam", exam), ("--book", place.book), ("--tag", tags.tag.first), ("--minutes", minutes), ("--away", away),
        ]
        let given = (options + [(place.name ?? "", place.name)]).filter { $0.1 != nil }
        if drop, let (option, _) = given.first { throw Alert.usage(.exclusive("--drop", option)) }
        if exam == nil, let (option, _) = given.first(where: { $0.0 != "--away" }) {
            throw Alert.usage(.missingOption("--exam", for: option))
        }
    }

    private func planned(_ exam: String, _ today: Day, _ session: Session) throws -> StudyPlan.Exam {
        let day = try PlanDates(today: today).exam(exam)
        let bookcase = try place.given().map { try session.bookcase(named: $0) }
        let tags = try tags.filter(over: bookcase.map { [$0] } ?? session.library().bookcases)
        let range = StudyPlan.minutes
        let wanted = try minutes.map { text in
            guard let number = Int(text), range.contains(number) else {
                throw Alert.outOfRange(
                    option: "--minutes", value: text, least: String(range.lowerBound), most: String(range.upperBound))
            }
            return number
        }
        return StudyPlan.Exam(day: day, bookcase: bookcase?.id, tags: tags.texts, minutes: wanted)
    }

    /// Tells the plan as far as it is still to come, and what it makes of today.
    private func show(_ learner: Learner, _ library: Library, _ session: Session) {
        let plan = learner.settings.plan ?? StudyPlan()
        if json { return session.printJSON(Self.json(of: plan, learner, library, session.store.pace())) }
        var lines: [String] = []
        if let exam = plan.exam, exam.day >= learner.today {
            let name = exam.bookcase.flatMap { library[$0]?.name.description }
            lines.append(
                PlanPhrase.exam(exam, daysLeft: learner.today.distance(to: exam.day), bookcase: name.map(SafeText.line))
                    .text(in: session.language))
        }
        if let absence = plan.absence, absence.catchUpEnd >= learner.today {
            let phrase = absence.last >= learner.today ? PlanPhrase.away(absence) : .catchingUp(until: absence.catchUpEnd)
            lines.append(phrase.text(in: session.language))
        }
        if lines.isEmpty { return session.remark(PlanPhrase.none) }
        let words = library.bookcases.lazy.flatMap(\.words)
        let today = learner.keepsNewWordsBack ? PlanPhrase.newWordsWait : .today(new: learner.order().waiting(words).new)
        lines.append(today.text(in: session.language))
        session.screen.show(lines.flatMap { session.screen.style.paragraph($0) })
    }
}

extension PlanCommand {
    /// What is still to come of the plan, and what it makes of today.
    private static func json(of plan: StudyPlan, _ learner: Learner, _ library: Library, _ pace: AnswerPace?) -> JSONWriter {
        let waiting = learner.order().waiting(library.bookcases.lazy.flatMap(\.words))
        var writer = JSONWriter()
        writer.object { writer in
            if let exam = plan.exam, exam.day >= learner.today {
                writer.name("exam")
                writer.object { writer in
                    writer.member("day", exam.day.description)
                    writer.member("daysLeft", learner.today.distance(to: exam.day))
                    if let bookcase = exam.bookcase { writer.member("bookcase", bookcase.description) }
                    if !exam.tags.isEmpty { writer.member("tags", exam.tags) }
                    if let minutes = exam.minutes { writer.member("minutes", minutes) }
                }
            }
            if let absence = plan.absence, absence.catchUpEnd >= learner.today {
                writer.name("away")
                writer.object { writer in
                    writer.member("first", absence.first.description)
                    writer.member("last", absence.last.description)
                    writer.member("catchingUpUntil", absence.catchUpEnd.description)
                    writer.member("usualPerDay", absence.usualPerDay)
                }
            }
            writer.name("today")
            writer.object { writer in
                writer.member("due", waiting.due)
                writer.member("new", waiting.new)
            }
            writer.member("secondsPerAnswer", Double((pace ?? .standard).milliseconds) / 1_000)
        }
        return writer
    }
}

/// Reads the dates of a plan, which lie ahead.
struct PlanDates {
    let today: Day

    /// The day of an exam, today at the earliest.
    ///
    /// - Throws: `Alert.badDay`.
    func exam(_ text: String) throws -> Day {
        let example = today.advanced(by: 28).description
        guard let day = Day(text) else { throw Alert.badDay(option: "--exam", value: text, example: example, isPast: false) }
        if day < today { throw Alert.badDay(option: "--exam", value: text, example: example, isPast: true) }
        return day
    }

    /// The days of an absence: `7d`, from tomorrow on, or `2026-12-01..2026-12-08`.
    ///
    /// - Throws: `Alert.badDay`.
    func absence(_ text: String) throws -> ClosedRange<Day> {
        func refuse(isPast: Bool) -> Alert { .badDay(option: "--away", value: text, example: "7d", isPast: isPast) }
        let most = StudyPlan.absenceDays
        if let range = text.firstRange(of: "..") {
            guard let first = Day(String(text[..<range.lowerBound])), let last = Day(String(text[range.upperBound...])),
                first <= last,
                most.contains(first.distance(to: last) + 1)
            else { throw refuse(isPast: false) }
            if first < today { throw refuse(isPast: true) }
            return first...last
        }
        guard let days = Int(text.utf8.last == UInt8(ascii: "d") ? String(text.dropLast()) : text), most.contains(days) else {
            throw refuse(isPast: false)
        }
        return today.advanced(by: 1)...today.advanced(by: days)
    }
}
