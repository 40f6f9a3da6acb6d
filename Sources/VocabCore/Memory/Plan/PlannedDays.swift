/// What a learner's plan changes about the coming days: when words are asked, and how many new words are begun.
///
/// The scheduler knows neither absences nor exams: reviews would pile up during a week away, and many words would still be new at
/// an exam. The days are worked out anew each day from the memories: reviews move to days with room, and no new words are begun
/// shortly before an absence or an exam. Tested by `PlannedDaysTests`; `vocab-benchmark plan` measures how many more words are
/// known at an exam.
package struct PlannedDays: Equatable, Sendable {
    /// The day on which a word is asked that would be asked on another without the plan.
    package internal(set) var moved: [Word.ID: Day] = [:]
    /// How many new words today still has room for; nil where the plan leaves it as it is.
    package internal(set) var newToday: Int?
    /// Whether new words are begun before those that are due are asked.
    package internal(set) var beginsWithNew = false

    /// On so many days before an absence no word is begun, so that each can be asked again in time.
    private static let quietDaysBeforeAbsence = 2
    /// A day after an absence holds so many times what the learner is used to.
    private static let busiest = 1.2

    let memories: Memories
    let today: Day
    private let absences: [StudyPlan.Absence]

    /// What the plan of `study` makes of `today`.
    init(_ study: PlannedStudy, _ memories: Memories, on today: Day) {
        self.memories = memories
        self.today = today
        absences = study.plan.absences
        for absence in absences { prepare(for: absence, study.words, study.newPerDay) }
        let isQuiet = absences.contains {
            $0.days.contains(today)
                || today < $0.first && today.distance(to: $0.first) <= Self.quietDaysBeforeAbsence
        }
        var newForExams: Int?
        for (exam, words) in study.exams(from: today) {
            if let new = prepare(for: exam, words, study, beginsNone: isQuiet) {
                newForExams = (newForExams ?? 0) + new
            }
        }
        // What an exam asks for is begun also while the learner catches up after an absence.
        newToday = newForExams ?? newToday
    }

    /// The day on which `word` is asked; nil for a word that was never answered.
    package func day(of word: Word.ID) -> Day? { moved[word] ?? memories.dueDay(of: word) }

    // MARK: An absence

    private mutating func prepare(for absence: StudyPlan.Absence, _ words: [Word], _ newPerDay: Int) {
        let capacity = max(1, Int(Double(absence.usualPerDay) * Self.busiest))
        if today < absence.first {
            bringForward(words, absence, capacity)
            if today.distance(to: absence.first) <= Self.quietDaysBeforeAbsence { newToday = 0 }
        }
        putOff(words, absence, capacity)
        if today >= absence.first, today <= absence.catchUpEnd {
            newToday = min(newToday ?? .max, today <= absence.last ? 0 : newWords(words, newPerDay, capacity))
        }
    }

    private func isAway(on day: Day) -> Bool { absences.contains { $0.days.contains(day) } }

    /// After an absence words are begun as far as what comes back leaves room for them.
    private func newWords(_ words: [Word], _ newPerDay: Int, _ capacity: Int) -> Int {
        let answered = memories.words.values.filter { $0.lastDay >= today }
        let begun = answered.count { $0.firstDay >= today }
        let waiting = words.count { day(of: $0.id).map { $0 <= today } ?? false }
        return max(0, min(newPerDay - begun, max(capacity, newPerDay) - answered.count - waiting))
    }

    /// What falls into the first half of the absence is asked before it, as far as the days have room: these words lose least by it. Which ones
    /// depends on each word alone, so that the words of a day grow no more as they are answered.
    private mutating func bringForward(_ words: [Word], _ absence: StudyPlan.Absence, _ capacity: Int) {
        let eve = absence.first.advanced(by: -1)
        // What was answered today takes room too: else as much again would be brought forward.
        var load = [today: memories.words.values.count { $0.lastDay >= today }]
        var candidates: [(id: Word.ID, share: Double)] = []
        let middle = absence.first.advanced(by: (absence.length - 1) / 2)
        for word in words {
            guard let memory = memories.words[word.id], memory.lastDay < today, let due = day(of: word.id) else { continue }
            if due < absence.first { load[max(due, today), default: 0] += 1 }
            guard due >= absence.first, due <= middle else { continue }
            let share = Double(memory.lastDay.distance(to: eve)) / Double(max(1, memory.lastDay.distance(to: due)))
            if share >= 0.5 { candidates.append((word.id, share)) }
        }
        candidates.sort { ($1.share, $0.id.halves.high, $0.id.halves.low) < ($0.share, $1.id.halves.high, $1.id.halves.low) }
        var rest = candidates[...]
        var day = eve
        while day >= max(today, absence.first.advanced(by: -absence.length)), !rest.isEmpty {
            let room = isAway(on: day) ? 0 : max(0, capacity - load[day, default: 0])
            for candidate in rest.prefix(room) { moved[candidate.id] = day }
            rest = rest.dropFirst(room)
            day = day.advanced(by: -1)
        }
    }

    /// What falls into the absence, or waited during it, is spread over the days after it, the least likely to be recalled first.
    private mutating func putOff(_ words: [Word], _ absence: StudyPlan.Absence, _ capacity: Int) {
        let start = max(today, absence.last.advanced(by: 1))
        let end = absence.catchUpEnd
        if start > end { return }
        var coming: [Day: [Word.ID]] = [:]
        for word in words where moved[word.id] == nil {
            guard let due = memories.dueDay(of: word.id), today >= absence.first || due >= absence.first, due <= end else {
                continue
            }
            coming[max(due, start), default: []].append(word.id)
        }
        var done = memories.words.values.count { start == today && $0.lastDay == today }
        var queue: [(recall: Double, id: Word.ID)] = []
        for day in start...end {
            if queue.isEmpty, coming.isEmpty { break }
            queue += (coming.removeValue(forKey: day) ?? []).map { (memories.retrievability(of: $0, on: day) ?? 0, $0) }
            if isAway(on: day) { continue }
            let room = max(0, capacity - done)
            if queue.count > room {
                queue.sort { ($0.recall, $0.id.halves.high, $0.id.halves.low) < ($1.recall, $1.id.halves.high, $1.id.halves.low) }
            }
            for (_, id) in queue.prefix(room) where memories.dueDay(of: id).map({ max($0, today) }) != day { moved[id] = day }
            queue = Array(queue.dropFirst(room))
            done = 0
        }
        for (_, id) in queue { moved[id] = end.advanced(by: 1) }
    }
}

extension StudyPlan.Absence {
    /// An absence, with the usual number of words a day: the mean of the last two weeks; of a learner who began less than two weeks ago, the
    /// mean of what the next two weeks would bring.
    ///
    /// Memories do not tell when each answer was given: a word begun before those weeks counts as one answer, slightly too few.
    package init(first: Day, last: Day, _ memories: Memories, _ words: [Word], on today: Day, _ study: StudySettings) {
        let days = 14
        let begun = memories.words.values.lazy.map(\.firstDay).min()
        let usual: Double
        if let begun, begun.distance(to: today) >= days {
            let answered = memories.words.values.reduce(0) { count, memory in
                if memory.lastDay.distance(to: today) > days { return count }
                return count + (memory.firstDay.distance(to: today) <= days ? memory.reviews : 1)
            }
            usual = Double(answered) / Double(days)
        } else {
            let foreseen = ForeseenDays(
                memories, words, from: today.advanced(by: 1), days: days,
                newPerDay: memories.usualNew(on: today, atMost: study.newPerDay))
            usual = foreseen.words.reduce(0, +) / Double(days)
        }
        self.init(first: first, last: last, usualPerDay: Int(usual.rounded(.up)))
    }
}
