import VocabCore

/// Reads the vocabulary files of KDE's programs (KVTML 1 and 2), where each entry has a text in each language.
enum KVTMLSheets {
    /// One sheet of its entries; nil when `bytes` are no such file.
    ///
    /// - Throws: `WordListError`: `.notText(.broken)` when it ends before it is complete, `.empty` without entries.
    static func sheets(in bytes: [UInt8]) throws(WordListError) -> [Sheet]? {
        guard XMLEncoding.decoded(Array(bytes.prefix(4_000))).prefix(1_000).firstRange(of: Array("<kvtml".utf8)) != nil else {
            return nil
        }
        var reader = XMLReader(file: bytes)
        var identifier: Int?
        var languages: [Int: String] = [:]
        var entries: [[Int: WordContent]] = []
        while let piece = reader.next() {
            guard case .start(let tag) = piece, !tag.isEmpty else { continue }
            switch tag.name {
            case "identifier": identifier = tag["id"].flatMap { Int($0) }
            case "name": if let identifier { languages[identifier] = reader.text(of: tag) }
            case "entry", "e":
                let entry = entry(&reader, in: tag)
                if !entry.isEmpty { entries.append(entry) }
            // A group of words of one kind names entries again.
            case "wordtypes", "lessons", "leitnerboxes": reader.skipElement(tag)
            default: continue
            }
        }
        guard reader.isComplete else { throw .notText(.broken) }
        if entries.isEmpty { throw .empty }
        return [sheet(entries, languages)]
    }

    private static func sheet(_ entries: [[Int: WordContent]], _ languages: [Int: String]) -> Sheet {
        let sides = Set(entries.flatMap(\.keys)).sorted().prefix(64)
        // Which of more than two languages is meant is asked about as of any other list.
        if sides.count > 2 {
            let rows = entries.map { entry in sides.map { entry[$0]?.term ?? "" } }
            return Sheet(rows: rows, header: sides.map { languages[$0] ?? "\($0)" })
        }
        let further = [WordField.pronunciation, .example, .note]
        let rows = entries.map { entry in
            let texts = sides.map { entry[$0] ?? WordContent() }
            return [texts.first?.term ?? "", texts.count > 1 ? texts[1].term : ""]
                + further.map { field in texts.map { $0[field] }.first { !$0.isEmpty } ?? "" }
        }
        // Languages tell which side is learnt.
        let names = sides.compactMap { languages[$0] }
        let areKnown = names.count == 2 && names[0] != names[1] && names.allSatisfy { ColumnName($0)?.language != nil }
        return Sheet(rows: rows, header: (areKnown ? names : ["term", "meaning"]) + further.map(\.rawValue))
    }

    /// A list in more languages than that is none.
    private static let mostSides = 1_000

    /// What an entry says in each language.
    private static func entry(_ reader: inout XMLReader, in element: XMLReader.Tag) -> [Int: WordContent] {
        var sides: [Int: WordContent] = [:]
        var side = -1
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where tag.name == "translation":
                let said = tag["id"].flatMap { Int($0) }.flatMap { (0..<mostSides).contains($0) ? $0 : nil }
                side = said ?? min(side + 1, mostSides)
            // The first version has an original `o` and translations `t`, each with nothing but its text.
            case .start(let tag) where tag.name == "o" || tag.name == "t":
                side = min(side + 1, mostSides)
                sides[side] = WordContent(term: reader.text(of: tag))
            case .start(let tag) where side >= 0 && fields[tag.name] != nil:
                sides[side, default: WordContent()][fields[tag.name] ?? .note] = reader.text(of: tag)
            case .start(let tag) where tag.name == "text" && side >= 0:
                sides[side, default: WordContent()].term = reader.text(of: tag)
            case .start(let tag) where others.contains(tag.name): reader.skipElement(tag)
            case .end(element.name): return sides
            default: continue
            }
        }
        return sides
    }

    private static let fields: [String: WordField] = ["pronunciation": .pronunciation, "example": .example, "comment": .note]
    /// Elements of an entry with texts that are none of its own.
    private static let others: Set = ["synonym", "antonym", "falsefriend", "comparison", "multiplechoice", "grade"]
}
