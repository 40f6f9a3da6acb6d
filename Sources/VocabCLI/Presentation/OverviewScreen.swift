/// How the overview looks: commands beneath each other, with examples where there is room.
struct OverviewScreen {
    let style: Style
    let language: Language

    /// The lines.
    func lines() -> [String] {
        let rows = OverviewRow.all
        let nameWidth = 10
        let textWidth = rows.filter { !$0.example.isEmpty }.map { style.columns.count($0.text(in: language)) }.max() ?? 0
        let exampleWidth = rows.map { style.columns.count($0.example) }.max() ?? 0
        let hasRoom = style.isPlain || 2 + nameWidth + 2 + textWidth + 2 + exampleWidth <= style.width
        var lines: [String] = []
        for row in rows {
            let text = row.text(in: language)
            guard case .command(let name, _, _, let example) = row else {
                lines.append(style.paint(text, .accent))
                continue
            }
            let label = style.columns.padded(name, to: nameWidth)
            if hasRoom, !example.isEmpty {
                let columns = [
                    style.paint(label, .strong), style.columns.padded(text, to: textWidth), style.paint(example, .dim),
                ]
                lines.append("  " + columns.joined(separator: "  "))
            } else if style.isPlain {
                lines.append("  \(label)  \(text)")
            } else {
                lines += style.item(label + " ", text, indent: 2, labelRole: .strong)
            }
        }
        return lines + [""] + style.paragraph(HelpPhrase.moreHelp.text(in: language))
            + style.paragraph(HelpPhrase.globalOptions.text(in: language))
    }
}
