import VocabCore

/// JSON as programs have it in their source, and as people type it: `const words = [{ word: 'apple', meaning: "사과", }];`.
enum LooseJSON {
    private static let longestText = 1 << 23

    /// `text` by the rules of JSON (RFC 8259): without what stands before and behind it and without comments, names and texts in double
    /// quotes, commas where they belong. Nil when no bracket opens a list near its beginning.
    static func strict(_ text: [UInt8]) -> [UInt8]? {
        guard text.count < longestText, let start = opening(text), let first = value(text, start) else { return nil }
        var (values, end) = ([first.value], first.end)
        // A program has its words in several lists, perhaps.
        while values.count < mostValues,
            let next = following(text, end) ?? opening(Array(text[end...].prefix(beginning))).map({ $0 + end }),
            let more = value(text, next)
        {
            values.append(more.value)
            end = more.end
        }
        if values.count == 1 { return first.value }
        return [UInt8(ascii: "[")] + values.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
    }

    private static let mostValues = 20_000
    /// How far away a list begins at most.
    private static let beginning = 4_096

    /// Where the next list or map begins, if nothing but a comma stands before it, as in a part of a program's list.
    private static func following(_ text: [UInt8], _ end: Int) -> Int? {
        let next = text[end...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")].contains($0) }
        return next.flatMap { text[$0] == UInt8(ascii: "{") || text[$0] == UInt8(ascii: "[") ? $0 : nil }
    }

    /// The list or map that begins at `start`, and where it ends; nil when it does not.
    private static func value(_ text: [UInt8], _ start: Int) -> (value: [UInt8], end: Int)? {
        var result: [UInt8] = []
        var position = start
        var depth = 0
        while position < text.count {
            let byte = text[position]
            switch byte {
            // Round brackets hold a list as well: `[('woman', 'femme'), …]`.
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
                separate(&result)
                result.append(byte == UInt8(ascii: "(") ? UInt8(ascii: "[") : byte)
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
                if result.last == UInt8(ascii: ",") { result.removeLast() }
                result.append(byte == UInt8(ascii: ")") ? UInt8(ascii: "]") : byte)
                depth -= 1
                position += 1
                if depth == 0 { return (result, position) }
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                if result.last != byte { result.append(byte) }
                position += 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
                separate(&result)
                guard let end = quoted(text, position, &result) else { return nil }
                position = end
            case UInt8(ascii: "/") where position + 1 < text.count && "/*".utf8.contains(text[position + 1]):
                position = behindComment(text, position)
            case UInt8(ascii: "#"): position = text[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default:
                separate(&result)
                let word = text[position...].prefix { !" \t\n\r,:{}[]()\"'".utf8.contains($0) }
                guard !word.isEmpty else { return nil }
                let name = String(decoding: word, as: UTF8.self)
                let isValue = ["true", "false", "null"].contains(name) || Double(name) != nil
                result += isValue ? Array(word) : [UInt8(ascii: "\"")] + word + [UInt8(ascii: "\"")]
                position = word.endIndex
            }
        }
        return nil
    }

    /// Where the first list or map begins: at the head, or behind a name and an equals sign.
    private static func opening(_ text: [UInt8]) -> Int? {
        let head = text.prefix(beginning)
        var place = head.startIndex
        while let next = head[place...].firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }) {
            let before = head[..<next].last { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
            let isHead = before == nil || before == 0xBF
            if isHead || before == UInt8(ascii: "=") || before == UInt8(ascii: "(")
                || text[next] == UInt8(ascii: "[") && isBegun(head[..<next])
            {
                let inside = head[(next + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
                // A link in notes, `([[page]])`, is no list.
                if before == UInt8(ascii: "("), inside == UInt8(ascii: "[") {
                    place = next + 1
                    continue
                }
                if let inside, "{[(\"'".utf8.contains(inside) || !isHead && (0x61...0x7A).contains(inside | 0x20) { return next }
            }
            place = next + 1
        }
        return nil
    }

    /// Whether a program goes on with a list: `() => [`, `return [`, `export default [`.
    private static func isBegun(_ head: ArraySlice<UInt8>) -> Bool {
        let end = head.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { head[...$0] } ?? head
        return ["=>", " return", "\nreturn", "\treturn", " default"].contains { end.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }

    /// Puts a comma between two values that have none.
    private static func separate(_ result: inout [UInt8]) {
        if let last = result.last, !"{[,:".utf8.contains(last) { result.append(UInt8(ascii: ",")) }
    }

    /// Takes a text in quotes of any kind, and returns where it ends; nil when it does not.
    private static func quoted(_ text: [UInt8], _ start: Int, _ result: inout [UInt8]) -> Int? {
        let quote = text[start]
        result.append(UInt8(ascii: "\""))
        var position = start + 1
        while position < text.count {
            let byte = text[position]
            if byte == quote {
                result.append(UInt8(ascii: "\""))
                return position + 1
            }
            if byte == UInt8(ascii: "\\"), position + 1 < text.count {
                // JSON knows no `\'`.
                if text[position + 1] != UInt8(ascii: "'") { result.append(byte) }
                result.append(text[position + 1])
                position += 2
                continue
            }
            if byte == UInt8(ascii: "\"") { result.append(UInt8(ascii: "\\")) }
            if byte == 0x0A || byte == 0x0D || byte == 0x09 { result.append(0x20) } else { result.append(byte) }
            position += 1
        }
        return nil
    }

    private static func behindComment(_ text: [UInt8], _ start: Int) -> Int {
        if text[start + 1] == UInt8(ascii: "/") {
            return text[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.endIndex
        }
        return text[(start + 2)...].firstRange(of: Array("*/".utf8))?.upperBound ?? text.endIndex
    }
}
