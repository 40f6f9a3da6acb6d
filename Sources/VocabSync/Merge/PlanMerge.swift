import VocabCore

/// Two versions of a plan as one: exams by the words that they are about, absences by their first day.
struct PlanMerge {
    /// The plan; nil where nothing is left of it.
    let plan: StudyPlan?
    /// What both sides planned differently.
    let conflicts: [FieldConflict]

    /// `ours` and `theirs`, both made of `base`; `oursIsNewer` is nil where nobody knows which was changed later.
    init(base: StudyPlan?, ours: StudyPlan?, theirs: StudyPlan?, _ oursIsNewer: Bool?) {
        if ours == theirs || theirs == base || ours == base {
            (plan, conflicts) = (ours == base ? theirs : ours, [])
            return
        }
        let versions = [base, ours, theirs].map { $0 ?? StudyPlan() }
        var found: [FieldConflict] = []
        func merged<Item: Equatable>(
            _ items: KeyPath<StudyPlan, [Item]>, _ name: String, _ said: (Item) -> String, _ isSame: (Item, Item) -> Bool
        ) -> [Item] {
            var subjects: [Item] = []
            for item in versions.flatMap({ $0[keyPath: items] }) where !subjects.contains(where: { isSame($0, item) }) {
                subjects.append(item)
            }
            return subjects.compactMap { subject in
                let sides = versions.map { $0[keyPath: items].first { isSame($0, subject) } }
                let merge = FieldMerge(base: sides[0], ours: sides[1], theirs: sides[2]) { value, other, isOurs in
                    // A change says more than that something was dropped.
                    if value == nil || other == nil { return other == nil }
                    return oursIsNewer.map { $0 == isOurs } ?? (value.map(said) ?? "" > other.map(said) ?? "")
                }
                if let value = merge.value, let other = merge.other ?? nil {
                    found.append(FieldConflict(field: name, kept: said(value), other: said(other)))
                }
                return merge.value
            }
        }
        let exams = merged(\.exams, "plan.exam", { "\($0.day) \($0.minutes ?? 0)" }, { $0.isAboutTheWords(of: $1) })
        let absences = merged(\.absences, "plan.away", { "\($0.first)..\($0.last) \($0.usualPerDay)" }, { $0.first == $1.first })
        let unknown = UnknownMemberMerge.merged(
            base: versions[0].unknownMembers, ours: versions[1].unknownMembers, theirs: versions[2].unknownMembers,
            oursIsNewer: oursIsNewer)
        let merged = StudyPlan(
            exams: exams, absences: absences.sorted { $0.first < $1.first }, unknownMembers: unknown)
        plan = merged.isEmpty && unknown.isEmpty ? nil : merged
        conflicts = found
    }
}
