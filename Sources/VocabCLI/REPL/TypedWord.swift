/// A word of a typed line.
struct TypedWord: Equatable {
    /// The word without quotes and backslashes.
    var text = ""
    /// The word as a pattern for names of files, in which a backslash stands before what was quoted; nil where it holds nothing that a
    /// shell would put names in the place of: `*`, `?`, `[`, or `~` at its beginning.
    var pattern: String? { isPattern ? spelling : nil }

    private var spelling = ""
    private var isPattern = false

    /// An empty word.
    init() {}

    /// A word in quotes.
    init(_ text: String) {
        for scalar in text.unicodeScalars { append(scalar, isQuoted: true) }
    }

    mutating func append(_ scalar: Unicode.Scalar, isQuoted: Bool) {
        let isSpecial = "*?[".unicodeScalars.contains(scalar) || scalar == "~" && spelling.isEmpty
        if isQuoted, isSpecial || "]\\~".unicodeScalars.contains(scalar) { spelling += "\\" }
        if !isQuoted, isSpecial { isPattern = true }
        spelling.unicodeScalars.append(scalar)
        text.unicodeScalars.append(scalar)
    }
}
