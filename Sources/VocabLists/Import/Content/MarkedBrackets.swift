/// Brackets as people type them: set off by marks of Markdown inside or outside, `avis (*subst.*)`, `avis _(subst.)_`, or wide on one
/// side and narrow on the other, `委細（いさい)`.
enum MarkedBrackets {
    private static let longestText = 1 << 20
    private static let longestBracket = 100

    /// `text` with those brackets as they are shown, and closed as they were opened.
    static func plain(_ text: [UInt8]) -> [UInt8] {
        guard text.count < longestText, text.contains(UInt8(ascii: "(")) else { return text }
        var result = evenlyWide(text)
        for mark in ["*", "_"] {
            for (open, close) in [("(\(mark)", "\(mark))"), ("\(mark)(", ")\(mark)")] {
                result = bare(result, Array(open.utf8), Array(close.utf8)) ?? result
            }
        }
        return result
    }

    /// `text` with brackets closed as they were opened.
    private static func evenlyWide(_ text: [UInt8]) -> [UInt8] {
        let (wideOpen, wideClose) = (Array("（".utf8), Array("）".utf8))
        guard text.firstRange(of: wideOpen) != nil || text.firstRange(of: wideClose) != nil else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        // Whether the bracket that is open is wide; nil where none is.
        var isWide: Bool?
        var index = 0
        while index < text.count {
            let byte = text[index]
            let isWideSign = byte == wideOpen[0] && text[index...].starts(with: wideOpen)
            let closesWide = byte == wideClose[0] && text[index...].starts(with: wideClose)
            if isWideSign || byte == UInt8(ascii: "(") {
                isWide = isWideSign
                result += isWideSign ? wideOpen : [byte]
            } else if closesWide || byte == UInt8(ascii: ")") {
                result += isWide ?? closesWide ? wideClose : [UInt8(ascii: ")")]
                isWide = nil
            } else {
                if byte == 0x0A || byte == 0x0D || byte == 0x09 { isWide = nil }
                result.append(byte)
            }
            index += isWideSign || closesWide ? wideOpen.count : 1
        }
        return result
    }

    /// `text` without the mark in each pair of `open` and `close` on a line; nil where there are fewer than three.
    private static func bare(_ text: [UInt8], _ open: [UInt8], _ close: [UInt8]) -> [UInt8]? {
        let mark = open[0] == UInt8(ascii: "(") ? open[1] : open[0]
        var result: [UInt8] = []
        var count = 0
        var rest = text[...]
        while let start = rest.firstRange(of: open) {
            let line = rest[start.upperBound...].prefix(longestBracket).prefix { $0 != 0x0A && $0 != 0x0D }
            result += rest[..<start.lowerBound]
            // Two marks are another matter: `**(x)**`.
            if let end = line.firstRange(of: close), result.last != mark, line[end.upperBound...].first != mark {
                result += [UInt8(ascii: "(")] + line[..<end.lowerBound] + [UInt8(ascii: ")")]
                rest = rest[end.upperBound...]
                count += 1
            } else {
                result += rest[start]
                rest = rest[start.upperBound...]
            }
        }
        return count > 2 ? result + rest : nil
    }
}
