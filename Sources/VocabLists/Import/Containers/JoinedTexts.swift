/// Lists that a program holds as texts joined with a sign, with their line breaks written out: `"apple\t사과\n" + "pear\t배\n"`.
enum JoinedTexts {
    private static let longest = 1 << 22
    private static let fewestLines = 4

    /// The longest such list in `bytes`, each line as far down as in the program; nil where there is none, or the program is longer than that.
    static func list(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count < longest, !bytes.prefix(1 << 15).contains(0), bytes.firstRange(of: Array("\\n".utf8)) != nil
        else { return nil }
        var tokens = SourceTokens(bytes)
        var (longest, text) = (Joined(), Joined())
        var (line, place) = (0, 0)
        var goesOn = false
        while let token = tokens.next() {
            if case .text = token {
                let start = tokens.lastText.lowerBound
                line += bytes[place..<max(place, start)].count { $0 == 0x0A }
                place = max(place, start)
                if !goesOn {
                    if text.parts > longest.parts { longest = text }
                    text = Joined()
                }
                text.append(bytes[tokens.lastText], on: line)
            }
            goesOn = token == .joins
        }
        if text.parts > longest.parts { longest = text }
        let size = longest.text.count { $0 != 0x0A }
        guard longest.parts >= fewestLines, longest.isReadable, longest.breaks * 10 >= longest.parts * 9, size * 3 > bytes.count
        else { return nil }
        return longest.text
    }

    /// Texts that were joined.
    private struct Joined {
        var text: [UInt8] = []
        var parts = 0
        /// How many of them end with a line break.
        var breaks = 0
        /// Whether all letters that are written by number are known.
        var isReadable = true
        private var lines = 0

        /// Adds a text as it is written on `line` of the program, counted from 0.
        mutating func append(_ written: ArraySlice<UInt8>, on line: Int) {
            while lines < line { breakLine() }
            var rest = written
            while let byte = rest.popFirst() {
                guard byte == UInt8(ascii: "\\"), let sign = rest.popFirst() else {
                    text.append(byte)
                    continue
                }
                switch sign {
                case UInt8(ascii: "n"): breakLine()
                case UInt8(ascii: "t"): text.append(0x09)
                case UInt8(ascii: "r"): continue
                case UInt8(ascii: "u"):
                    let digits = String(decoding: rest.prefix(4), as: UTF8.self)
                    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
                        isReadable = false
                        continue
                    }
                    text += String(Character(scalar)).utf8
                    rest = rest.dropFirst(4)
                default: text.append(sign)
                }
            }
            parts += 1
            if text.last == 0x0A { breaks += 1 }
        }

        private mutating func breakLine() {
            text.append(0x0A)
            lines += 1
        }
    }
}
