/// A word as it is typed on a command line: in quotes where it holds anything but plain characters.
struct Quoted: CustomStringConvertible {
    let description: String

    init(_ word: String) {
        let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy { Self.isPlain($0) }
        description = isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || "0123456789-_./=,:@%+".unicodeScalars.contains(scalar)
    }
}

extension [String] {
    /// These words of a command with `option` set to `value`, in place of where it was or at the end; empty makes it a flag.
    func with(_ option: String, _ value: String) -> [String] {
        var words = self
        let end = firstIndex(of: "--") ?? endIndex
        if value.isEmpty {
            words.insert(option, at: end)
        } else if let index = self[..<end].firstIndex(where: { $0.hasPrefix(option + "=") }) {
            words[index] = "\(option)=\(value)"
        } else if let index = self[..<end].firstIndex(of: option), index + 1 < end {
            words[index + 1] = value
        } else {
            words.insert(contentsOf: [option, value], at: end)
        }
        return words
    }

    /// These words with the last `word` among them, alone or behind an option and `=`, replaced; nil when it is not among them.
    func replacing(_ word: String, with other: String) -> [String]? {
        var words = self
        if let index = lastIndex(of: word) {
            words[index] = other
        } else if let index = lastIndex(where: { $0.hasPrefix("--") && $0.hasSuffix("=" + word) }) {
            words[index] = words[index].dropLast(word.count) + other
        } else {
            return nil
        }
        return words
    }
}
