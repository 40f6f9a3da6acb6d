extension StudyOrder {
    /// The order that the learner's `memories` ask for on `day`, and what is `planned` for it.
    package init(
        _ memories: Memories, on day: Day, _ study: StudySettings, planned: PlannedDays? = nil, focus: Focus? = nil,
        asksMemorized: Bool = false, confusions: Confusions = Confusions()
    ) {
        var facts: [Word.ID: Facts] = [:]
        facts.reserveCapacity(memories.words.count)
        var begunToday = 0
        for (id, memory) in memories.words {
            let age = memory.firstDay.distance(to: day)
            if age <= 0 { begunToday += 1 }
            facts[id] = Facts(
                retrievability: memories.retrievability(of: id, on: day) ?? 0,
                isDue: (planned?.moved[id] ?? memories.dueDay(of: id)).map { $0 <= day } ?? false,
                isOpenToday: memory.isMissed(on: day),
                lapses: memory.lapses, isFresh: age < Self.firstDays, lastAt: memory.lastAt, rung: memory.rung,
                wasMissed: memory.recent.misses(ofLast: 16) > 0)
        }
        self.init(
            facts: facts, focus: focus, newToday: planned?.newToday ?? max(0, study.newPerDay - begunToday),
            beginsWithNew: planned?.beginsWithNew ?? false, newOrder: study.newOrder,
            asksMemorized: asksMemorized, confusions: confusions, today: day)
    }
}

extension WordMemory {
    /// Whether the last answer was given on `day`, and was not right.
    fileprivate func isMissed(on day: Day) -> Bool { lastDay >= day && recent.isLastRight == false }
}
