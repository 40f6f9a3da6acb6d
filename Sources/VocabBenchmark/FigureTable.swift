/// Figures beneath each other under headings, as a person reads them.
struct FigureTable {
    /// A figure with its name, and what it should be where there is a goal.
    struct Line {
        let label: String
        let value: String
        var note: String?
        var goal: String?
        var meetsGoal = true
    }

    /// Figures that belong together.
    struct Group {
        let head: String
        let lines: [Line]
        var examples: [String] = []
    }

    let title: String
    let groups: [Group]

    /// The lines, those that miss their goal with a `!` before them; the last one counts these.
    func lines() -> [String] {
        let all = groups.flatMap(\.lines)
        let labelWidth = all.map(\.label.count).max() ?? 0
        let valueWidth = all.map(\.value.count).max() ?? 0
        var lines = [title]
        for group in groups {
            lines += ["", group.head]
            for line in group.lines {
                let label = line.label + String(repeating: " ", count: labelWidth - line.label.count)
                let value = String(repeating: " ", count: valueWidth - line.value.count) + line.value
                let notes = [line.note, line.goal.map { "goal " + $0 }].compactMap(\.self).joined(separator: " · ")
                lines.append("\(line.meetsGoal ? " " : "!") \(label)  \(value)" + (notes.isEmpty ? "" : "  " + notes))
            }
            lines += group.examples.map { "    " + $0 }
        }
        let misses = all.count { !$0.meetsGoal }
        return lines + ["", misses == 0 ? "All within their goals." : "! lines that miss their goal: \(misses)"]
    }

    /// `value` with so many digits after the point.
    static func fixed(_ value: Double, _ digits: Int) -> String {
        let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        let whole = Int((abs(value) * Double(scale)).rounded())
        let sign = value < 0 && whole > 0 ? "-" : ""
        if digits == 0 { return sign + String(whole) }
        let fraction = String(whole % scale)
        return sign + "\(whole / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}
