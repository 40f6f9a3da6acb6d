import VocabCore

/// Values of YAML that stand on one line: in quotes, in brackets with others, or as they are.
enum YAMLValue {
    private static let deepest = 40

    /// A text without its quotes, what stands behind backslashes in it read.
    static func unquoted(_ text: String) -> String {
        var rest = text[...]
        return next(in: &rest).text ?? text
    }

    /// A value on one line: in quotes, in brackets with others, or as it stands up to one of `ends`.
    static func next(in text: inout Substring, endsAt ends: String = "", depth: Int = 0) -> RecordNode {
        text = text.drop { $0 == " " }
        switch text.first {
        case "\"", "'":
            let quote = text.removeFirst()
            var value = ""
            while let sign = text.popFirst(), sign != quote || quote == "'" && text.first == quote {
                // `''` within single quotes is one, and a backslash within double ones goes with what follows.
                if sign == quote || quote == "\"" && sign == "\\" {
                    value += escaped(&text, quote)
                } else {
                    value.append(sign)
                }
            }
            return .text(value)
        // Braces around part of a text: `{на} севере`.
        case "{" where isBraced(text):
            let part = text.prefix { $0 != "}" }
            let rest = text[part.endIndex...].dropFirst().prefix { !ends.contains($0) }
            text = text[rest.endIndex...]
            let comment = ends.isEmpty ? rest.firstRange(of: " #")?.lowerBound : nil
            return .text(Text.cleanedLine(part + "}" + rest[..<(comment ?? rest.endIndex)]))
        case "[" where depth < deepest, "{" where depth < deepest:
            let isMap = text.removeFirst() == "{"
            var elements: [(name: String, value: RecordNode)] = []
            while let sign = text.drop(while: { $0 == " " || $0 == "," }).first, sign != "]", sign != "}" {
                text = text.drop { $0 == " " || $0 == "," }
                var name = ""
                if isMap, case .text(let key) = next(in: &text, endsAt: ":,}]", depth: depth + 1) {
                    name = key
                    text = text.drop { $0 == ":" }
                }
                elements.append((name, next(in: &text, endsAt: ",]}", depth: depth + 1)))
            }
            text = text.drop { $0 == " " || $0 == "," }.dropFirst()
            return isMap ? .object(elements) : .array(elements.map(\.value))
        default:
            var value = text.prefix { !ends.contains($0) }
            if ends.isEmpty, let comment = value.firstRange(of: " #") { value = value[..<comment.lowerBound] }
            text = text[value.endIndex...]
            let bare = Text.cleanedLine(String(value))
            return .text(bare == "null" || bare == "~" ? "" : bare)
        }
    }

    /// What follows a backslash, or the second of two quotes.
    private static func escaped(_ text: inout Substring, _ quote: Character) -> String {
        let sign = text.popFirst() ?? " "
        switch sign {
        case "n" where quote == "\"": return "\n"
        case "t" where quote == "\"": return " "
        case "u" where quote == "\"", "x" where quote == "\"":
            let digits = text.prefix(sign == "u" ? 4 : 2)
            guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return String(sign) }
            text = text.dropFirst(digits.count)
            return String(Character(scalar))
        default: return String(sign)
        }
    }

    /// Whether a text begins with a brace that holds a word, and no map.
    private static func isBraced(_ text: Substring) -> Bool {
        let inside = text.dropFirst().prefix(60).prefix { $0 != "}" }
        return inside.endIndex < text.endIndex && text[inside.endIndex] == "}" && !inside.contains { ":{[,".contains($0) }
    }
}
