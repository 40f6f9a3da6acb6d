import ArgumentParser
import VocabLanguage

/// How the help of a command looks: how it is typed, what can be given to it, and examples.
struct HelpScreen {
    let style: Style
    let language: Language
    /// What must be typed before a command here: `vocab ` in the shell, nothing at the prompt.
    let prefix: String

    /// The help of the last of `path`, each of which stands under the one before.
    func lines(for path: [any DescribedCommand.Type]) -> [String] {
        guard let command = path.last else { return [] }
        let manual = command.manual
        let typed = prefix + path.map { $0.manual.name }.joined(separator: " ")
        let entries = ArgumentEntry.all(of: command)
        let positionals = entries.filter { $0.kind == .positional }
        let options = entries.filter { $0.kind != .positional }
        var sections = [style.paragraph("\(typed): \(manual.overview.text(in: language))", .strong)]
        sections += manual.notes.map { style.paragraph($0.text(in: language)) }
        sections.append(section(.usage, [usage(of: typed, manual, positionals, hasOptions: !options.isEmpty)]))
        sections.append(
            table(.commands, manual.subcommands.map { TableRow($0.manual.name, $0.manual.overview.text(in: language)) }))
        sections.append(table(.arguments, positionals.map(row)))
        sections.append(table(.options, options.map(row)))
        sections.append(section(.examples, manual.examples.map { $0.isEmpty ? typed : "\(typed) \($0)" }))
        sections.append(table(.optionsOfAll, GlobalOptions.helpRows(in: language)))
        return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private func usage(
        of typed: String, _ manual: Manual, _ positionals: [ArgumentEntry], hasOptions: Bool
    ) -> String {
        let command = manual.subcommands.isEmpty ? [] : [HelpPhrase.commandPlaceholder.text(in: language)]
        let options = hasOptions ? [HelpPhrase.optionsPlaceholder.text(in: language)] : []
        return ([typed] + command + positionals.map { $0.usage(in: language) } + options).joined(separator: " ")
    }

    private func row(_ entry: ArgumentEntry) -> TableRow {
        TableRow(entry.usage(in: language), entry.text?.text(in: language) ?? "")
    }

    private func section(_ title: HelpPhrase, _ lines: [String]) -> [String] {
        [style.paint(title.text(in: language), .accent)] + lines.flatMap { style.paragraph($0, indent: 2) }
    }

    private func table(_ title: HelpPhrase, _ rows: [TableRow]) -> [String] {
        let layout = TableLayout(rows, style)
        return rows.isEmpty ? [] : [style.paint(title.text(in: language), .accent)] + rows.flatMap(layout.lines)
    }
}
