import VocabCore

/// What a file in sections says of itself in the first: `[Info]` above `Kurs=Italienisch A2`, with the words below `[Kapitel 4]`.
enum SettingsHead {
    private static let names: Set<String> = [
        "info", "meta", "metadata", "general", "settings", "config", "about", "deck", "header", "properties", "allgemein", "정보",
        "설정",
    ]
    private static let linesSeen = 40

    /// The text with empty lines in the place of that section; nil where there is none, or none behind it.
    static func left(out text: ListText) -> LinedText? {
        guard text.isFree, !text.isLong else { return nil }
        func section(_ line: Substring) -> String? {
            let bare = Text.cleanedLine(String(line))
            return bare.hasPrefix("[") && bare.hasSuffix("]") ? Text.key(String(bare.dropFirst().dropLast())) : nil
        }
        let top = text.lines.indices.prefix(linesSeen)
        guard let first = top.first(where: { section(text.lines[$0]) != nil }), names.contains(section(text.lines[first]) ?? ""),
            text.lines[..<first].allSatisfy({ Text.isBlank(String($0)) || ";#".contains($0.first ?? " ") }),
            let next = top.first(where: { $0 > first && section(text.lines[$0]) != nil })
        else { return nil }
        var lines = text.lines.map(String.init)
        let said = (first..<next).filter { !Text.isBlank(lines[$0]) }
        // Words of the same two scripts as those below are no settings, whatever the section is called.
        func scripts(_ places: some Sequence<Int>) -> Set<Script> {
            places.reduce(into: Set<Script>()) { $0.formUnion(ColumnProfile.scripts(of: lines[$1])) }.subtracting([.digit])
        }
        let below = scripts(text.lines.indices[(next + 1)...].prefix(40))
        let isDated = said.dropFirst().contains { line in lines[line].count(where: \.isFigure) > 1 }
        if said.count < 2 || below.count > 1 && scripts(said.dropFirst()) == below && !isDated { return nil }
        for line in said { lines[line] = "" }
        var result = text.with(lines)
        result.left = said.map { $0 + text.linesAbove + 1 }
        return result
    }
}
