import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab plan`: an exam to be ready for, days without time, and what follows from them.
struct PlanCommand: SessionCommand {
    static let manual = Manual(
        .plan, "시험과 쉬는 날", "an exam or days away",
        examples: [
            "", "--away 7d", "--exam 2027-03-14 --book TOEIC --minutes 20", "--drop", "--drop --exam 2027-03-14", "--json",
        ],
        notes: [
            Bilingual(
                "새 단어와 복습을 계획에 맞춥니다. 옵션이 없으면 지금 계획과 시험 날 알게 될 단어 수를 보여 줍니다. 단어가 다른 시험은 여럿 둘 수 있습니다.",
                "New words and reviews follow the plan. Without options it is shown, with how many words it brings by the exam. There may be "
                    + "several exams about different words."),
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

    @Flag(name: .long, help: .said("계획 지우기, --exam이나 --away가 있으면 그날 것만", "drop the plan, or what is planned for a day"))
    var drop = false

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        try checkOptions()
        let learner = try session.learner()
        if drop, exam == nil, away == nil {
            try session.update(Change(.plan)) { $0.settings.plan = nil }
            return session.tell(.planDropped(leavesOthers: false))
        }
        let library = try session.library()
        if exam == nil, away == nil { return show(learner, library, session) }
        var plan = learner.settings.plan ?? StudyPlan()
        if drop {
            try drop(from: &plan, learner.today, session)
            if plan.isEmpty { return session.tell(.planDropped(leavesOthers: false)) }
            return show(try session.learner(telling: .none), library, session)
        }
        plan.dropPast(on: learner.today)
        let remarks = try add(to: &plan, learner, library, session)
        if session.status == .diskError { return }
        var settings = learner.settings
        settings.plan = plan
        // What is shown is read before anything is saved, with the starter that may have come: nothing can fail afterwards.
        let (prepared, shown) = (try session.learner(settings, learner.memories), try session.library())
        try session.update(Change(.plan)) { $0.settings.plan = plan }
        session.tell(.planSaved)
        for remark in remarks { session.remark(remark) }
        show(prepared, shown, session)
    }

    /// - Throws: `Alert.usage` for options that say nothing together.
    private func checkOptions() throws {
        let details = [("--book", place.book), ("--tag", tags.tag.first), ("--minutes", minutes), (place.name ?? "", place.name)]
        let given = details.filter { $0.1 != nil }
        if drop, let (option, _) = given.first { throw Alert.usage(.exclusive("--drop", option)) }
        if exam == nil, let (option, _) = given.first { throw Alert.usage(.missingOption("--exam", for: option)) }
    }

    /// Forgets what is planned for the days that were given.
    ///
    /// - Throws: `Alert.nothingPlanned` where nothing is.
    private func drop(from plan: inout StudyPlan, _ today: Day, _ session: Session) throws {
        if let exam {
            guard let day = Day(exam) else {
                throw Alert.badDay(option: "--exam", value: exam, example: today.description, isPast: false)
            }
            guard plan.drop(exam: day) else { throw Alert.nothingPlanned(day) }
        }
        if let away {
            // The days may be named as they were planned.
            let day = try Day(away) ?? PlanDates(today: today).absence(away).lowerBound
            guard plan.drop(absence: day) else { throw Alert.nothingPlanned(day) }
        }
        try session.update(Change(.plan)) { [plan] in $0.settings.plan = plan.isEmpty ? nil : plan }
        if !plan.isEmpty { session.tell(.planDropped(leavesOthers: true)) }
    }

    /// Adds what is asked for; what is to be said of the former plans whose places it takes.
    private func add(
        to plan: inout StudyPlan, _ learner: Learner, _ library: Library, _ session: Session
    ) throws -> [PlanPhrase] {
        var remarks: [PlanPhrase] = []
        if let exam {
            let planned = try planned(exam, learner.today, session)
            if let former = plan.add(planned), former != planned {
                remarks.append(.replaces(former.day, bookcase: PlanScreen.name(of: former, in: library)))
            }
        }
        if let away {
            let days = try PlanDates(today: learner.today).absence(away)
            let absence = StudyPlan.Absence(
                first: days.lowerBound, last: days.upperBound, learner.memories, library.bookcases.flatMap(\.words),
                on: learner.today, learner.settings.study)
            remarks += plan.add(absence).filter { $0.days != absence.days }.map { .replacesAbsence($0) }
        }
        return remarks
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

    /// Tells the plan as far as it is still to come, what it brings, and what it makes of today.
    private func show(_ learner: Learner, _ library: Library, _ session: Session) {
        let screen = PlanScreen(learner, library, session.store.pace())
        if json { return session.printJSON(screen.json) }
        let phrases = screen.phrases
        if phrases.isEmpty { return session.remark(PlanPhrase.none) }
        session.screen.show(phrases.flatMap { session.screen.style.paragraph($0.text(in: session.language)) })
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
        let last = today.advanced(by: StudyPlan.examDays.upperBound)
        if day > last {
            throw Alert.outOfRange(option: "--exam", value: text, least: today.description, most: last.description)
        }
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
