import VocabCore

/// The sign, or the signs, between the cells of a word list.
package struct Delimiter: Hashable, Sendable {
    /// The sign itself, such as `,` or ` - `.
    package let sign: String

    /// The comma of CSV.
    package static let comma = Delimiter(sign: ",")
    /// The TAB of TSV.
    package static let tab = Delimiter(sign: "\t")

    /// A delimiter of the given sign, which must not be empty.
    init(sign: String) {
        self.sign = sign
    }

    /// Reads what a person types: the sign, or its name, or `\t`; nil when it is empty or holds a line break or a quote.
    package init?(typed: String) {
        let sign = Self.signs[typed.lowercased()] ?? typed
        if sign.isEmpty || sign.contains(where: { $0.isNewline || $0 == "\"" }) { return nil }
        self.init(sign: sign)
    }

    /// The names by which signs can be typed.
    package static let names = signs.keys.filter { !$0.hasPrefix("\\") }.sorted()

    private static let signs = [
        "tab": "\t", "\\t": "\t", "comma": ",", "semicolon": ";", "pipe": "|", "colon": ":", "space": " ",
    ]

    /// How the sign stands in a file.
    var bytes: [UInt8] { Array(sign.utf8) }

    /// The signs of tables as programs write them.
    static let ofTables = [tab, comma, Delimiter(sign: ";"), Delimiter(sign: "|")]
}
