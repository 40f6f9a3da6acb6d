/// Tags in a text that is no page, which colour words or give them names to link to: `<font color="red">Hallo</font> = Hello`,
/// `### carpool <a name="carpool"></a>`.
enum InlineTags {
    private static let longestText = 1 << 20

    /// `text` without them; itself where there are five or fewer.
    static func removed(from text: [UInt8]) -> [UInt8] {
        guard text.count < longestText, text.firstRange(of: Array("</".utf8)) != nil else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var count = 0
        // Whether the last link that began only gives a place a name.
        var isNaming = false
        var rest = text[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            result += rest[..<open]
            rest = rest[open...]
            let tag = Tag(atHeadOf: rest)
            if tag?.givesName == true { isNaming = true }
            if let tag, tag.name == "font" || tag.name == "a" && isNaming {
                if tag.name == "a", tag.isEnd { isNaming = false }
                count += 1
                rest = rest[tag.end...]
            } else {
                result.append(rest.removeFirst())
            }
        }
        return count > 5 ? result + rest : text
    }

    /// A tag on one line.
    private struct Tag {
        /// What it is called, in lower case.
        let name: String
        /// Whether it closes another.
        let isEnd: Bool
        /// Whether it is a link to nothing, which only names a place.
        let givesName: Bool
        /// The place behind it.
        let end: Int

        /// Nil where none of ordinary length begins there.
        init?(atHeadOf text: ArraySlice<UInt8>) {
            let inside = text.dropFirst().prefix(200).prefix { $0 != UInt8(ascii: ">") && $0 != 0x0A && $0 != UInt8(ascii: "<") }
            guard inside.endIndex < text.endIndex, text[inside.endIndex] == UInt8(ascii: ">") else { return nil }
            let bare = inside.drop { $0 == UInt8(ascii: "/") }
            let letters = bare.prefix { (0x61...0x7A).contains($0 | 0x20) }
            let attributes = bare[letters.endIndex...].drop { $0 == 0x20 }
            name = String(decoding: letters, as: UTF8.self).lowercased()
            isEnd = bare.startIndex > inside.startIndex
            givesName = name == "a" && (attributes.starts(with: "name=".utf8) || attributes.starts(with: "id=".utf8))
            end = inside.endIndex + 1
        }
    }
}
