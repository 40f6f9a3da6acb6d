import VocabCore

/// A list in JSON that is broken at single objects: the others are read, and each of these is a row that tells what it is.
enum WholeElements {
    private static let longest = 1 << 22
    private static let fewest = 4
    /// An object has no more others inside it, where it is looked for its end.
    private static let mostInside = 8

    /// The objects of the list that all of `bytes` is; nil where most are broken, or the text ends early.
    static func node(_ bytes: [UInt8]) -> RecordNode? {
        guard bytes.count < longest, !RecordNode.isCutOff(bytes), let inside = inside(bytes) else { return nil }
        let parts = parts(of: inside)
        var elements: [RecordNode] = []
        var broken: [Int] = []
        var place = 0
        while place < parts.count {
            let end = (place..<min(place + mostInside, parts.count)).first {
                object(inside[parts[place].lowerBound..<parts[$0].upperBound]) != nil
            }
            if end == nil { broken.append(elements.count) }
            let range = parts[place].lowerBound..<parts[end ?? place].upperBound
            elements.append(object(inside[range]) ?? .text(String(decoding: inside[range], as: UTF8.self)))
            place = (end ?? place) + 1
        }
        guard elements.count >= fewest, broken.count * 4 <= elements.count, let term = term(of: elements) else { return nil }
        for place in broken { elements[place] = .object([(term, .text(Text.cleanedLine(elements[place].text ?? "")))]) }
        return .array(elements)
    }

    /// What stands between the brackets of a list; nil where all of it is none.
    private static func inside(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard let start = bytes.firstIndex(where: { $0 > 0x20 }), let end = bytes.lastIndex(where: { $0 > 0x20 }), start < end,
            bytes[start] == UInt8(ascii: "["), bytes[end] == UInt8(ascii: "]")
        else { return nil }
        return bytes[(start + 1)..<end]
    }

    /// Where objects seem to begin and to end: each goes on to the next bracket that opens behind a comma or another bracket, and stands as far
    /// in as the first one, or says first what that does.
    private static func parts(of inside: ArraySlice<UInt8>) -> [Range<Int>] {
        var starts: [Int] = []
        var before: UInt8?
        for (place, byte) in zip(inside.indices, inside) where byte > 0x20 {
            if byte == UInt8(ascii: "{"), before.map({ ",[}".utf8.contains($0) }) != false { starts.append(place) }
            before = byte
        }
        guard let first = starts.first else { return [] }
        let (name, indent) = (name(behind: first, in: inside), indent(of: first, in: inside))
        starts.removeAll { start in
            Self.name(behind: start, in: inside) != name && (indent == nil || Self.indent(of: start, in: inside) != indent)
        }
        return zip(starts, starts.dropFirst() + [inside.endIndex]).map { $0..<$1 }
    }

    /// How many spaces stand in front on its line; nil where something else does.
    private static func indent(of start: Int, in inside: ArraySlice<UInt8>) -> Int? {
        let spaces = inside[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        return start - spaces > inside.startIndex && inside[start - spaces - 1] == 0x0A ? spaces : nil
    }

    /// The name of the first member of an object, as it is written.
    private static func name(behind start: Int, in inside: ArraySlice<UInt8>) -> [UInt8] {
        inside[(start + 1)...].prefix(80).drop { $0 <= 0x20 }.prefix { $0 != UInt8(ascii: ":") && $0 > 0x20 }.map(\.self)
    }

    /// The object in a text, but for commas behind it.
    private static func object(_ text: ArraySlice<UInt8>) -> RecordNode? {
        let end = text.lastIndex { $0 > 0x20 && $0 != UInt8(ascii: ",") } ?? text.startIndex
        guard text[end] == UInt8(ascii: "}"), case .object(let members) = RecordNode(Array(text[...end])) else { return nil }
        return .object(members)
    }

    /// What the objects call a word, or else the first thing that they say.
    private static func term(of elements: [RecordNode]) -> String? {
        guard let names = elements.lazy.compactMap({ $0.objects.first?.map(\.name) }).first else { return nil }
        let columns = ColumnMap(header: RecordGroups.headings(of: names))?.columns
        return columns?[.term].map { names[$0] } ?? names.first
    }
}
