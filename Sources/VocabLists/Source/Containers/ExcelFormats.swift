import VocabCore

/// How the cells of a workbook show numbers, as far as a list needs it: which of them are dates.
struct ExcelFormats {
    /// For each style of a cell, whether it shows a date, a time, or both.
    private var styles: [(hasDate: Bool, hasTime: Bool)] = []
    private let startsIn1904: Bool

    /// The formats in `xl/styles.xml`.
    init(_ bytes: [UInt8], startsIn1904: Bool) {
        self.startsIn1904 = startsIn1904
        var codes: [String: String] = [:]
        var reader = XMLReader(file: bytes)
        var isInCells = false
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where tag.name == "numFmt":
                if let id = tag["numFmtId"] { codes[id] = tag["formatCode"] }
            case .start(let tag) where tag.name == "cellXfs": isInCells = true
            case .end("cellXfs"): isInCells = false
            case .start(let tag) where tag.name == "xf" && isInCells:
                let id = tag["numFmtId"] ?? "0"
                styles.append(codes[id].map(Self.parts) ?? Self.builtIn(Int(id) ?? 0))
            default: continue
            }
        }
    }

    /// The number `value` as a cell of that style shows it: dates and times as ISO 8601 has them, whole numbers without a point.
    func shown(_ value: String, style: Int) -> String {
        guard let number = Double(value) else { return value }
        let format = styles[safe: style] ?? (false, false)
        if format.hasDate || format.hasTime, (0..<2_958_466).contains(number) { return Self.moment(number, format, startsIn1904) }
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : value
    }

    private static func moment(_ number: Double, _ format: (hasDate: Bool, hasTime: Bool), _ startsIn1904: Bool) -> String {
        let seconds = Int((number * 86_400).rounded())
        // Excel counts from 1899-12-31 and takes 1900 for a leap year.
        let first = startsIn1904 ? -24_107 : number < 60 ? -25_568 : -25_569
        let day = Day(number: seconds / 86_400 + first).description
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let rest = seconds % 86_400
        let time = "\(two(rest / 3_600)):\(two(rest / 60 % 60))" + (rest % 60 == 0 ? "" : ":" + two(rest % 60))
        return [format.hasDate ? day : "", format.hasTime ? time : ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The formats that need no code (ECMA-376, part 1, 18.8.30).
    private static func builtIn(_ id: Int) -> (hasDate: Bool, hasTime: Bool) {
        switch id {
        case 14...17, 27...31, 36, 50...54, 57, 58: (true, false)
        case 18...21, 32...35, 45...47, 55, 56: (false, true)
        case 22: (true, true)
        default: (false, false)
        }
    }

    /// What a code shows: letters of dates and times outside quotes and brackets.
    private static func parts(of code: String) -> (hasDate: Bool, hasTime: Bool) {
        var plain = ""
        var closing: Character?
        var isEscaped = false
        for sign in code.prefix(while: { $0 != ";" }).lowercased() {
            if isEscaped {
                isEscaped = false
            } else if let open = closing {
                if sign == open { closing = nil }
            } else {
                switch sign {
                case "\"": closing = "\""
                case "[": closing = "]"
                case "\\", "_", "*": isEscaped = true
                default: plain.append(sign)
                }
            }
        }
        return (plain.contains("y") || plain.contains("d"), plain.contains("h") || plain.contains("s"))
    }
}
