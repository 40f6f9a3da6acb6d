import VocabLanguage

/// How the overview looks: all commands in their groups, with an example each where there is room.
struct OverviewScreen {
    let style: Style
    let language: Language
    /// How the help of a command is asked for here.
    let helpExample: String

    /// The lines.
    func lines() -> [String] {
        let groups = VocabCommand.groups.map { group in
            (title: group.title, rows: group.commands.map { row($0.manual) })
        }
        let layout = TableLayout(groups.flatMap(\.rows), style)
        let tables = groups.flatMap { group in
            [style.paint(group.title.text(in: language), .accent)] + group.rows.flatMap(layout.lines)
        }
        return tables + [""] + style.paragraph(HelpPhrase.moreHelp(command: helpExample).text(in: language))
            + style.paragraph(HelpPhrase.globalOptions.text(in: language))
    }

    private func row(_ manual: Manual) -> TableRow {
        let example = manual.examples.first { !$0.isEmpty }.map { "\(manual.name) \($0)" } ?? ""
        guard style.isPlain else { return TableRow(manual.name, manual.overview.text(in: language), example: example) }
        let remark = example.isEmpty ? "" : " (\(HelpPhrase.example(example).text(in: language)))"
        return TableRow(manual.name, manual.overview.text(in: language) + remark)
    }
}
