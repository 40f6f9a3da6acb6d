import VocabCore

/// WordNet as a dictionary for dictd(8): synonyms alone, for the dictionary does not tell what is above what.
///
/// Lookups halve the index and unpack the one piece of the dictionary they need. What is broken in it is as if it were not there.
package final class DictWordNet: Thesaurus {
    let index: SortedLines
    private let archive: DictArchive

    /// The dictionary in `folder`; nil where there is none.
    package convenience init?(folder: Path) {
        guard let index = FileBytes(mapping: folder.appending("wn.index")),
            let text = FileBytes(mapping: folder.appending("wn.dict.dz"))
        else {
            return nil
        }
        self.init(index: index, text: text)
    }

    /// The dictionary in two files; nil where the second is no packed dictionary.
    init?(index: FileBytes, text: FileBytes) {
        guard let archive = DictArchive(text) else { return nil }
        self.index = SortedLines(bytes: index, separator: UInt8(ascii: "\t"))
        self.archive = archive
    }

    /// The concepts of the nearest spelling that the dictionary knows.
    package func concepts(of term: String) -> Concepts {
        for spelling in TermSpelling.candidates(for: term) {
            let headword = TermSpelling.spaced(spelling)
            var own = Set(senses(of: headword).map(\.concept))
            for part in LexicalPart.allCases {
                for form in part.baseForms(of: headword) {
                    for sense in senses(of: form) where sense.part == part { own.insert(sense.concept) }
                }
            }
            if !own.isEmpty { return Concepts(own: own, broader: []) }
        }
        return .none
    }

    func senses(of headword: [UInt8]) -> [DictEntry.Sense] {
        texts(of: headword).flatMap { DictEntry($0, headword: headword).senses }
    }

    /// The texts of the entries with this headword.
    func texts(of headword: [UInt8]) -> [[UInt8]] {
        index.entries(of: headword).compactMap { place(in: $0).flatMap(archive.bytes) }
    }

    /// `offset TAB length`
    private func place(in line: Range<Int>) -> Range<Int>? {
        guard let tab = index.bytes.firstIndex(of: UInt8(ascii: "\t"), in: line),
            let offset = number(in: line.lowerBound..<tab), let length = number(in: (tab + 1)..<line.upperBound)
        else { return nil }
        return offset..<(offset + length)
    }

    /// A number in digits of 6 bits, the highest first, written as in base64.
    private func number(in range: Range<Int>) -> Int? {
        guard (1...6).contains(range.count) else { return nil }
        var value = 0
        for place in range {
            guard let byte = index.bytes[place], let digit = Self.digit(byte) else { return nil }
            value = value << 6 | digit
        }
        return value
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 0x41
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 0x61 + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30 + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
