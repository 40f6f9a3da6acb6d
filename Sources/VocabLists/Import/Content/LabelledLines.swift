import VocabCore

/// Lines of a meaning that a label gives to another field: `to rise` with `Example: Prices soared.` below it.
enum LabelledLines {
    private static let fields: [WordField] = [.example, .synonyms, .antonyms, .note]

    /// Moves such lines to their fields, behind what is there. The first line stays, whatever stands before it.
    static func move(in content: inout WordContent) {
        guard content.meaning.utf8.contains(0x0A), content.meaning.utf8.contains(where: { $0 == 0x3A || $0 == 0xEF }) else {
            return
        }
        let lines = content.meaning.split(separator: "\n")
        var kept = lines.prefix(1)
        var moved = content
        for line in lines.dropFirst() {
            guard let (field, value) = labelled(line) else {
                kept.append(line)
                continue
            }
            moved[field] += (moved[field].isEmpty ? "" : field == .example || field == .note ? "\n" : ", ") + value
        }
        if kept.count == lines.count { return }
        moved.meaning = kept.joined(separator: "\n")
        content = moved
    }

    /// The field that a line is for. Labels begin with a capital, or with a letter that has none: `reading room: 열람실` is a word.
    private static func labelled(_ line: Substring) -> (WordField, String)? {
        guard let label = LineLabel(line), !label.value.isEmpty, label.name.first?.isLowercase == false else { return nil }
        let words = label.name.split(separator: " ")
        // `Exemple pour 3`, `Example 2`.
        let name = words.count > 1 && words.last.flatMap({ Int($0) }) != nil ? String(words[0]) : label.name
        guard let field = ColumnName(name)?.field, fields.contains(field) else { return nil }
        return (field, label.value)
    }
}
