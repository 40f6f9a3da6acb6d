/// How a plan prepares for an exam.
///
/// When minutes are short, three rules gain most, as `vocab-benchmark plan` shows. New words come before reviews and end well
/// before the exam, for a word that was never begun is not known. Reviews beyond the minutes wait. In the last days the words
/// asked are not those due, but those most likely to be forgotten at the exam.
extension PlannedDays {
    /// On so many days before an exam no word is begun.
    package static let quietDaysBeforeExam = 3
    /// The new words are begun in this share of the days that are left, counted anew each day. Tuned with `vocab-benchmark plan`.
    private static let shareForNew = 0.5
    /// A new word is asked so often on its first day.
    private static let answersPerNewWord = 2
    /// Above this chance to be recalled at the exam a word is not asked early.
    private static let sureRecall = 0.95

    /// Prepares for `exam`, which is about `words`; how many of them are begun today, nil where all were
    /// begun; an absence may be the reason that none is.
    mutating func prepare(for exam: StudyPlan.Exam, _ words: [Word], _ study: PlannedStudy, beginsNone: Bool) -> Int? {
        let answers = study.answersPerDay(for: exam)
        let lastBegun = exam.day.advanced(by: -Self.quietDaysBeforeExam - 1)
        let room = answers.map { max(0, $0 - answeredToday(words)) }
        if today > lastBegun {
            refresh(words, for: exam, today: room, perDay: answers)
            return 0
        }
        let new =
            beginsNone
            ? 0 : newWords(words, until: lastBegun, study.plan.absences, room: room.map { $0 / Self.answersPerNewWord })
        if let room {
            beginsWithNew = true
            putOff(words, beyond: max(0, room - (new ?? 0) * Self.answersPerNewWord))
        }
        return new
    }

    /// How many answers were given today: all to words begun today, one to each other word.
    private func answeredToday(_ words: [Word]) -> Int {
        words.reduce(0) { count, word in
            guard let memory = memories.words[word.id], memory.lastDay >= today else { return count }
            return count + (memory.firstDay >= today ? memory.reviews : 1)
        }
    }

    /// What is left of the new words is spread evenly over the first days that are left; nil when none is left.
    private func newWords(_ words: [Word], until last: Day, _ absences: [StudyPlan.Absence], room: Int?) -> Int? {
        let left = words.count { memories.words[$0.id] == nil }
        if left == 0 { return nil }
        let begunToday = words.count { word in
            memories.words[word.id].map { $0.firstDay >= today } ?? false
        }
        let away = absences.reduce(0) { count, absence in
            let (first, end) = (max(absence.first, today), min(absence.last, last))
            return first > end ? count : count + first.distance(to: end) + 1
        }
        let days = today.distance(to: last) + 1 - away
        let share = Int((Double(left + begunToday) / max(1, Double(days) * Self.shareForNew)).rounded(.up))
        return max(0, min(share - begunToday, room ?? .max))
    }

    /// What is due and does not fit into today waits until tomorrow; the least likely to be recalled come first.
    private mutating func putOff(_ words: [Word], beyond room: Int) {
        let due = words.map(\.id).filter { id in day(of: id).map { $0 <= today } ?? false }
        for id in sorted(due, by: { memories.retrievability(of: $0, on: today) }).dropFirst(room) {
            moved[id] = today.advanced(by: 1)
        }
    }

    /// In the last days asks the words least likely to be recalled at the exam, an even share each day. Without a limit of
    /// minutes these are words due after the exam; with one, due words compete with all others, and what exceeds the minutes is
    /// moved past the exam.
    private mutating func refresh(_ words: [Word], for exam: StudyPlan.Exam, today room: Int?, perDay: Int?) {
        let first = exam.day.advanced(by: -Self.quietDaysBeforeExam)
        let last = exam.day.advanced(by: -1)
        if today > last { return }
        let candidates = words.map(\.id).filter { id in
            guard let memory = memories.words[id], let due = day(of: id) else { return false }
            if perDay != nil { return memory.lastDay < today }
            return memory.lastDay < first && due > last
        }
        let likely = sorted(candidates) { memories.predictedRecall(of: $0, on: exam.day) }.prefix {
            memories.predictedRecall(of: $0, on: exam.day).map { $0 < Self.sureRecall } ?? false
        }
        let days = today.distance(to: last) + 1
        let share = (likely.count + days - 1) / days
        var rest = likely[...]
        for day in today...last {
            let count = min(rest.count, day == today ? room ?? share : perDay ?? share)
            for id in rest.prefix(count) { moved[id] = day }
            rest = rest.dropFirst(count)
        }
        for id in rest { moved[id] = exam.day.advanced(by: 1) }
    }

    /// The words from the smallest value on; those of equal value in the order of their identifiers.
    private func sorted(_ ids: [Word.ID], by value: (Word.ID) -> Double?) -> [Word.ID] {
        let keyed = ids.map { (value: value($0) ?? 1, id: $0) }
        return keyed.sorted {
            ($0.value, $0.id.halves.high, $0.id.halves.low) < ($1.value, $1.id.halves.high, $1.id.halves.low)
        }.map(\.id)
    }
}
