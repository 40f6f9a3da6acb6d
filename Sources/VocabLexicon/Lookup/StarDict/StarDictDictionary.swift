import VocabCore

/// A dictionary in StarDict's format, version 2.4.2 or 3.0.0.
final class StarDictDictionary: Sendable {
    /// What it is called, and on what terms it may be used.
    let credit: Credit
    private let fieldKinds: [UInt8]
    private let index: StarDictIndex
    private let text: Body

    private enum Body: Sendable {
        case plain(FileBytes)
        case packed(DictArchive)
    }

    /// No entry is longer.
    private static let longestEntry = 1 << 20
    /// An index that is packed stands for at most so many bytes.
    private static let longestIndex = 1 << 26

    /// The dictionary whose `.ifo` file is at `path`; nil where it or one of its other files is missing or of another format.
    convenience init?(at path: Path) {
        let stem = Path(bytes: path.bytes.dropLast(4))
        self.init { FileBytes(mapping: stem.adding(suffix: $0)) }
    }

    /// The dictionary whose files `file` gives by their endings.
    init?(from file: (String) -> FileBytes?) {
        guard let bytes = file(".ifo"), let head = bytes.copy(of: 0..<min(bytes.count, 1 << 16)), let info = StarDictInfo(head),
            let index = file(".idx") ?? file(".idx.gz").flatMap(Self.unpacked)
        else { return nil }
        if let packed = file(".dict.dz"), let archive = DictArchive(packed) {
            text = .packed(archive)
        } else if let plain = file(".dict") {
            text = .plain(plain)
        } else {
            return nil
        }
        self.index = StarDictIndex(index, synonyms: file(".syn"), offsetWidth: info.offsetWidth)
        credit = Credit(info.name, info.licence)
        fieldKinds = info.fieldKinds
    }

    /// What the dictionary says about the first of `terms` that it has.
    func findings(for terms: [String]) -> [WordFinding] {
        let words = terms.map { Array($0.utf8).map(StarDictIndex.lowered) }
        guard let found = index.entries(of: words).min(by: { $0.key < $1.key }) else { return [] }
        return found.value.compactMap { entry in
            guard let bytes = bytes(at: entry.place) else { return nil }
            return finding(String(decoding: entry.headword, as: UTF8.self), StarDictEntry(bytes, kinds: fieldKinds))
        }
    }

    /// The headwords that begin with the same letter as `typed` and are about as long.
    func headwords(near typed: String) -> [String] {
        guard let first = typed.utf8.first else { return [] }
        let count = typed.utf8.count
        return index.headwords(beginningWith: first, lengths: max(1, count - 3)...(count + 3))
    }

    private func finding(_ headword: String, _ entry: StarDictEntry) -> WordFinding? {
        let body = DictText.findings(in: headword + "\n" + entry.text, credit: credit).first
        guard var finding = body else { return nil }
        finding.headword = Text.cleanedLine(headword)
        if finding.pronunciation.isEmpty { finding.pronunciation = entry.pronunciation }
        // Many texts begin with the headword again.
        if let first = finding.senses.first, Text.key(first.text) == Text.key(headword) { finding.senses.removeFirst() }
        return finding.senses.isEmpty && finding.pronunciation.isEmpty ? nil : finding
    }

    private func bytes(at place: Range<Int>) -> [UInt8]? {
        guard place.count <= Self.longestEntry else { return nil }
        return switch text {
        case .plain(let file): file.copy(of: place)
        case .packed(let archive): archive.bytes(in: place)
        }
    }

    /// An index that is packed by gzip (RFC 1952) in one piece.
    private static func unpacked(_ file: FileBytes) -> FileBytes? {
        guard file.count > 18, file.count < longestIndex, let bytes = file.copy(of: 0..<file.count),
            bytes.starts(with: [0x1F, 0x8B, 8]), bytes[3] & 0b1111_0110 == 0
        else { return nil }
        var start = 10
        if bytes[3] & 8 != 0 {
            guard let zero = bytes[start...].firstIndex(of: 0) else { return nil }
            start = zero + 1
        }
        guard start < bytes.count - 8 else { return nil }
        let size = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard size <= longestIndex else { return nil }
        return Inflate.unpacked(Array(bytes[start..<(bytes.count - 8)]), limit: size).map { FileBytes($0) }
    }
}
