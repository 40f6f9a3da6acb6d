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
        if value.isEmpty { return words + [option] }
        if let index = words.firstIndex(where: { $0.hasPrefix(option + "=") }) {
            words[index] = "\(option)=\(value)"
        } else if let index = words.firstIndex(of: option), index + 1 < words.count {
            words[index + 1] = value
        } else {
            words += [option, value]
        }
        return words
    }
}
