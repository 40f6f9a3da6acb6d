extension JSONWriter {
    /// Writes a plan as a member.
    mutating func member(_ name: String, _ plan: StudyPlan) {
        self.name(name)
        object { writer in
            // The nearest has a member of its own, as the only one had before there were several.
            if let nearest = plan.exams.first {
                writer.name("exam")
                writer.write(nearest)
            }
            if plan.exams.count > 1 {
                writer.name("exams")
                writer.array(plan.exams.dropFirst()) { exam, writer in writer.write(exam) }
            }
            if let nearest = plan.absences.first {
                writer.name("away")
                writer.write(nearest)
            }
            if plan.absences.count > 1 {
                writer.name("aways")
                writer.array(plan.absences.dropFirst()) { absence, writer in writer.write(absence) }
            }
            writer.members(plan.unknownMembers)
        }
    }
}

extension JSONWriter {
    private mutating func write(_ exam: StudyPlan.Exam) {
        object { writer in
            writer.member("day", exam.day.description)
            if let bookcase = exam.bookcase { writer.member("bookcase", bookcase) }
            if !exam.tags.isEmpty { writer.member("tags", exam.tags) }
            if let minutes = exam.minutes { writer.member("minutes", minutes) }
        }
    }

    private mutating func write(_ absence: StudyPlan.Absence) {
        object { writer in
            writer.member("first", absence.first.description)
            writer.member("last", absence.last.description)
            writer.member("usualPerDay", absence.usualPerDay)
        }
    }
}

extension JSONReader {
    /// Reads a plan; an exam or absence without a date that there is counts as none.
    mutating func plan() throws -> StudyPlan {
        var (nearest, next): (StudyPlan.Exam?, StudyPlan.Absence?)
        var exams: [StudyPlan.Exam?] = []
        var absences: [StudyPlan.Absence?] = []
        var unknown: [UnknownMember] = []
        try object { key, reader in
            switch key {
            // What has a member of its own counts where both say something: an earlier version changes nothing else.
            case "exam": nearest = try reader.exam()
            case "exams": try reader.array { exams.append(try $0.exam()) }
            case "away": next = try reader.absence()
            case "aways": try reader.array { absences.append(try $0.absence()) }
            default: unknown.append(UnknownMember(name: key, json: try reader.rawValue()))
            }
        }
        return StudyPlan(
            exams: (exams + [nearest]).compactMap(\.self), absences: (absences + [next]).compactMap(\.self),
            unknownMembers: unknown)
    }

    private mutating func exam() throws -> StudyPlan.Exam? {
        var day: Day?
        var bookcase: Bookcase.ID?
        var tags: [String] = []
        var minutes: Int?
        try object { key, reader in
            switch key {
            case "day": day = Day(try reader.string())
            case "bookcase": bookcase = try reader.identifier(key)
            case "tags": try reader.array { tags.append(try $0.string()) }
            case "minutes": minutes = try reader.integer()
            default: _ = try reader.rawValue()
            }
        }
        return day.map { StudyPlan.Exam(day: $0, bookcase: bookcase, tags: tags, minutes: minutes) }
    }

    private mutating func absence() throws -> StudyPlan.Absence? {
        var first: Day?
        var last: Day?
        var usualPerDay = 1
        try object { key, reader in
            switch key {
            case "first": first = Day(try reader.string())
            case "last": last = Day(try reader.string())
            case "usualPerDay": usualPerDay = try reader.integer()
            default: _ = try reader.rawValue()
            }
        }
        guard let first, let last else { return nil }
        return StudyPlan.Absence(first: first, last: last, usualPerDay: usualPerDay)
    }
}
