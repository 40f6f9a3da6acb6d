import VocabCore

/// Finds the licence in what a dictionary says about itself.
enum LicenceText {
    /// The known licences that are named, or the first line that speaks of rights.
    static func licence(in lines: [String]) -> Licence {
        let lines = lines.prefix(400).map { $0.utf8.count > 400 ? String($0.prefix(400)) : $0 }
        let text = Text.cleanedLine(lines.joined(separator: " ")).lowercased()
        if text.contains("wordnet"), text.contains("princeton") { return .wordNet }
        var named: [String] = []
        for (sign, name) in signs where text.contains(sign) {
            // The longer name holds the shorter one.
            if !named.contains(where: { $0.hasPrefix(name) }) { named.append(name) }
        }
        if !named.isEmpty { return .stated(named.joined(separator: ", ")) }
        let line = lines.first { line in
            let line = line.lowercased()
            return ["copyright", "licen", "©"].contains { line.contains($0) }
        }
        return line.map { .stated(String(Text.cleanedLine($0).prefix(100))) } ?? .notStated
    }

    private static let signs = [
        ("affero general public license", "AGPL"), ("lesser general public license", "LGPL"),
        ("gnu general public license", "GPL"),
        ("gnu free documentation license", "GFDL"), ("cc-by-sa", "CC BY-SA"), ("cc by-sa", "CC BY-SA"),
        ("attribution-sharealike", "CC BY-SA"), ("cc-by", "CC BY"), ("cc by", "CC BY"),
        ("creativecommons.org/licenses/by/", "CC BY"),
        ("creative commons attribution", "CC BY"), ("cc0", "CC0"), ("public domain", "public domain"), ("gpl", "GPL"),
    ]
}
