/// Tags in a text that is no page, which colour words or give them names to link to: `<font color="red">Hallo</font> = Hello`,
/// `### carpool <a name="carpool"></a>`.
enum InlineTags {
    private static let longestText = 1 << 20
    private static let name = "font"

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
            let inside = rest[(open + 1)...].prefix(200).prefix {
                $0 != UInt8(ascii: ">") && $0 != 0x0A && $0 != UInt8(ascii: "<")
            }
            let name = inside.drop { $0 == UInt8(ascii: "/") }.prefix { (0x61...0x7A).contains($0 | 0x20) }
            result += rest[..<open]
            let isTag = inside.endIndex < rest.endIndex && rest[inside.endIndex] == UInt8(ascii: ">")
            let tag = String(decoding: name, as: UTF8.self).lowercased()
            let attributes = inside.dropFirst(name.count)
            if isTag, tag == "a", ["name=", "id="].contains(where: { attributes.drop { $0 == 0x20 }.starts(with: $0.utf8) }) {
                isNaming = true
            }
            let isEnd = inside.first == UInt8(ascii: "/")
            if isTag, tag == Self.name || tag == "a" && isNaming {
                if tag == "a", isEnd { isNaming = false }
                count += 1
                rest = rest[(inside.endIndex + 1)...]
            } else {
                result.append(rest[open])
                rest = rest[(open + 1)...]
            }
        }
        return count > 5 ? result + rest : text
    }
}
