extension JSONWriter {
    /// Writes a plan as a member.
    mutating func member(_ name: String, _ plan: StudyPlan) {
        self.name(name)
        object { writer in
            if let exam = plan.exam {
                writer.name("exam")
                writer.object { writer in
                    writer.member("day", exam.day.description)
                    if let bookcase = exam.bookcase { writer.member("bookcase", bookcase) }
                    if !exam.tags.isEmpty { writer.member("tags", exam.tags) }
                    if let minutes = exam.minutes { writer.member("minutes", minutes) }
                }
            }
            if let absence = plan.absence {
                writer.name("away")
                writer.object { writer in
                    writer.member("first", absence.first.description)
                    writer.member("last", absence.last.description)
                    writer.member("usualPerDay", absence.usualPerDay)
                }
            }
            writer.members(plan.unknownMembers)
        }
    }
}

extension JSONReader {
    /// Reads a plan; an exam or absence without a date that there is counts as none.
    mutating func plan() throws -> StudyPlan {
        var plan = StudyPlan()
        try object { key, reader in
            switch key {
            case "exam": plan.exam = try reader.exam()
            case "away": plan.absence = try reader.absence()
            default: plan.unknownMembers.append(UnknownMember(name: key, json: try reader.rawValue()))
            }
        }
        return plan
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
