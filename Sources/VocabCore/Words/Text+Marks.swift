extension Text {
    /// `text` in a canonically equal form in which long runs of combining marks are in order already.
    ///
    /// The standard library puts marks in order by insertion: marks of two classes in turns, 60,000 of them, take it a second. Those that are
    /// in order it only looks at.
    static func withMarksInOrder(_ text: String) -> String {
        guard hasLongRun(of: text.unicodeScalars) else { return text }
        var result = String.UnicodeScalarView()
        var marks: [Unicode.Scalar] = []
        func putMarks() {
            // Swift's sort is stable: marks of one class stay as they are, as the canonical ordering algorithm has it.
            result.append(contentsOf: marks.sorted { combiningClass(of: $0) < combiningClass(of: $1) })
            marks.removeAll(keepingCapacity: true)
        }
        for scalar in text.unicodeScalars {
            if isMark(scalar) {
                marks += marksTogether(in: scalar)
            } else {
                putMarks()
                result.append(scalar)
            }
        }
        putMarks()
        return String(result)
    }

    /// Runs of as many marks are put in order by insertion in no time; in languages there are never more than a few.
    private static let longRun = 32

    private static func hasLongRun(of scalars: String.UnicodeScalarView) -> Bool {
        var length = 0
        for scalar in scalars {
            length = isMark(scalar) ? length + 1 : 0
            if length > longRun { return true }
        }
        return false
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x300 && (combiningClass(of: scalar) > 0 || marksTogether(in: scalar).count > 1)
    }

    private static func combiningClass(of scalar: Unicode.Scalar) -> UInt8 {
        scalar.properties.canonicalCombiningClass.rawValue
    }

    /// The marks that `scalar` stands for. Three Tibetan vowel signs have class 0 and are two marks each, of which NFC makes no one again
    /// (UnicodeData.txt, CompositionExclusions.txt).
    private static func marksTogether(in scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar.value {
        case 0xF73: ["\u{F71}", "\u{F72}"]
        case 0xF75: ["\u{F71}", "\u{F74}"]
        case 0xF81: ["\u{F71}", "\u{F80}"]
        default: [scalar]
        }
    }
}
