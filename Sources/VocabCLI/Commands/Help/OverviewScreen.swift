import VocabLanguage

/// How the overview looks: what this is and the commands that are typed most, or all commands in their groups, with an example each where
/// there is room.
struct OverviewScreen {
    let style: Style
    let language: Language
    /// What stands before a command here.
    let prefix: String

    /// What a learner types in the first weeks.
    private static let first: [any DescribedCommand.Type] = [
        QuizCommand.self, DueCommand.self, WrongCommand.self, BooksCommand.self, AddCommand.self, ImportCommand.self,
        ShowCommand.self, SearchCommand.self, LookupCommand.self, StatsCommand.self, PlanCommand.self, UndoCommand.self,
    ]

    /// What a start file of bash says so that TAB knows the commands; `zsh` and `fish` are known, too.
    private static let completion = "source <(vocab --generate-completion-script bash)"

    /// The lines, which fit a screen.
    func lines() -> [String] {
        let rows: [TableRow] = Self.first.map { row($0.manual) }
        let layout = TableLayout(rows, style)
        var lines = style.paragraph(say(.greeting), .accent) + style.paragraph(say(.calledBy)) + [""]
        lines += rows.flatMap(layout.lines)
        lines += [""] + style.paragraph(say(.allCommands(command: prefix + "\(Grammar.help) \(Grammar.all)")))
        return lines + tail
    }

    /// All commands.
    func allLines() -> [String] {
        let groups = VocabCommand.groups.map { group in
            (title: group.title, rows: group.commands.map { row($0.manual) })
        }
        let layout = TableLayout(groups.flatMap(\.rows), style)
        let tables = groups.flatMap { group in
            [style.paint(group.title.text(in: language), .accent)] + group.rows.flatMap(layout.lines)
        }
        let topics = HelpTopic.allCases.map { TableRow($0.name, $0.title.text(in: language)) }
        let topicLayout = TableLayout(topics, style)
        return tables + style.paragraph(say(.topicsHeading(command: prefix + Grammar.help)), .accent)
            + topics.flatMap(topicLayout.lines)
            + style.paragraph(say(.completionHeading), .accent) + ["  " + Self.completion, ""] + tail
    }

    private var tail: [String] {
        style.paragraph(say(.moreHelp(command: prefix + "\(Grammar.help) \(QuizCommand.manual.name)")))
            + style.paragraph(say(.globalOptions))
    }

    private func say(_ phrase: HelpPhrase) -> String { phrase.text(in: language) }

    private func row(_ manual: Manual) -> TableRow {
        let example = manual.examples.first { !$0.isEmpty }.map { "\(manual.name) \($0)" } ?? ""
        guard style.isPlain else { return TableRow(manual.name, manual.overview.text(in: language), example: example) }
        let remark = example.isEmpty ? "" : " (\(say(.example(example))))"
        return TableRow(manual.name, manual.overview.text(in: language) + remark)
    }
}
