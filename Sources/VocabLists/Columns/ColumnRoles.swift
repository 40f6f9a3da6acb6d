import VocabCore

/// What the columns of a table are taken for.
struct ColumnRoles: Hashable {
    /// Which column is which field.
    var fields: [WordField: Int]
    /// The column of articles that stand in front of the terms.
    var article: Int?
    /// Columns that go to the note: the translation of an example.
    var notes: [Int] = []
    /// Further columns of meanings in the same language, such as a second sense.
    var meanings: [Int] = []

    /// The columns that are read.
    var read: Set<Int> { Set(fields.values).union(notes).union(meanings).union([article].compactMap(\.self)) }

    /// The same with both sides in each other's place.
    var turned: ColumnRoles {
        var roles = self
        (roles.fields[.term], roles.fields[.meaning]) = (fields[.meaning], fields[.term])
        return roles
    }
}

extension RoleFinder {
    /// The roles of all columns, where these two are the sides.
    func roles(_ sides: Sides) -> ColumnRoles {
        var roles = ColumnRoles(fields: [.term: sides.term, .meaning: sides.meaning])
        func free(_ column: Int) -> Bool { !roles.read.contains(column) && profiles[column].filled > 0 }
        for column in profiles.indices where free(column) {
            if let field = name(column)?.field, field != .term, field != .meaning, roles.fields[field] == nil {
                roles.fields[field] = column
            }
        }
        for column in profiles.indices where free(column) && (name(column)?.isOther != true || profiles[column].isArticles) {
            let profile = profiles[column]
            if profile.isArticles {
                // Under a name of their own articles are a remark; right in front of words they are a part of these.
                if names.isEmpty, column == sides.term - 1 { roles.article = column } else { roles.notes.append(column) }
            } else if roles.fields[.partOfSpeech] == nil, profile.share(of: .partOfSpeech) > 0.6, profile.filled > 0.3 {
                roles.fields[.partOfSpeech] = column
            } else if roles.fields[.pronunciation] == nil,
                profile.share(of: .pronunciation) > 0.5 || isReading(column, of: sides.term)
            {
                roles.fields[.pronunciation] = column
            } else if roles.fields[.example] == nil, profile.isExample(of: profiles[sides.term]) > 0.2 {
                roles.fields[.example] = column
            }
        }
        if let example = roles.fields[.example] {
            let next = example + 1
            if next < profiles.count, free(next), profiles[next].share(of: .sentence) > 0.4,
                profiles[next].contrast(with: profiles[example]) > 0.4
            {
                roles.notes.append(next)
            }
        }
        for column in profiles.indices where free(column) {
            guard name(column)?.field == .meaning, name(column)?.language == name(sides.meaning)?.language else { continue }
            if profiles[column].contrast(with: profiles[sides.meaning]) < 0.4 { roles.meanings.append(column) }
        }
        return roles
    }
}
