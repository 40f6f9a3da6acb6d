import VocabCore

/// Reads the vocabulary files of KDE's programs (KVTML 1 and 2), where each entry has a text in each language.
enum KVTMLList {
    /// The table of its entries; nil when `bytes` are no such file.
    ///
    /// - Throws: `WordListError.notText(.broken)` when it ends before it is complete.
    static func table(_ file: [UInt8]) throws(WordListError) -> ListTable? {
        guard XMLEncoding.decoded(Array(file.prefix(4_000))).prefix(1_000).firstRange(of: Array("<kvtml".utf8)) != nil else {
            return nil
        }
        var reader = XMLReader(file: file)
        var languages: [Int: String] = [:]
        var entries: [[Int: WordContent]] = []
        while let piece = reader.next() {
            guard case .start(let tag) = piece, !tag.isEmpty else { continue }
            switch tag.name {
            case "identifier":
                if let id = tag["id"].flatMap({ Int($0) }) { languages[id] = language(&reader, in: tag) }
            case "entry", "e": entries.append(entry(&reader, in: tag))
            // A group of words of one kind names entries again.
            case "wordtypes", "lessons", "leitnerboxes": reader.skipElement(tag)
            default: continue
            }
        }
        guard reader.isComplete else { throw .notText(.broken) }
        return table(entries.filter { !$0.isEmpty }, languages)
    }

    private static func table(_ entries: [[Int: WordContent]], _ languages: [Int: String]) -> ListTable {
        let sides = Set(entries.flatMap(\.keys)).sorted().prefix(64)
        // Which of more than two languages is meant is asked about as of any other list.
        if sides.count > 2 {
            let rows = entries.map { entry in sides.map { entry[$0]?.term ?? "" } }
            return ListTable(rows: [sides.map { languages[$0] ?? "\($0)" }] + rows, hasHeader: true, container: .kvtml)
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
        let headings = areKnown ? names : ["term", "meaning"]
        return ListTable(rows: [headings + further.map(\.rawValue)] + rows, hasHeader: true, container: .kvtml)
    }

    private static func language(_ reader: inout XMLReader, in element: XMLReader.Tag) -> String {
        var name = ""
        while let piece = reader.next() {
            switch piece {
            case .start(let tag) where tag.name == "name": name = reader.text(of: tag)
            case .end(element.name): return name
            default: continue
            }
        }
        return name
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
                side =
                    tag["id"].flatMap { Int($0) }.flatMap { (0..<mostSides).contains($0) ? $0 : nil } ?? min(side + 1, mostSides)
            // The first version has an original `o` and translations `t`, each with nothing but its text.
            case .start(let tag) where tag.name == "o" || tag.name == "t":
                side = min(side + 1, mostSides)
                sides[side] = WordContent(term: reader.text(of: tag))
            case .start(let tag) where tag.name == "text" && side >= 0:
                sides[side, default: WordContent()].term = reader.text(of: tag)
            case .start(let tag) where tag.name == "pronunciation" && side >= 0:
                sides[side, default: WordContent()].pronunciation = reader.text(of: tag)
            case .start(let tag) where tag.name == "example" && side >= 0:
                sides[side, default: WordContent()].example = reader.text(of: tag)
            case .start(let tag) where tag.name == "comment" && side >= 0:
                sides[side, default: WordContent()].note = reader.text(of: tag)
            case .start(let tag)
            where ["synonym", "antonym", "falsefriend", "comparison", "multiplechoice", "grade"].contains(tag.name):
                reader.skipElement(tag)
            case .end(element.name): return sides
            default: continue
            }
        }
        return sides
    }
}
