import VocabCore

/// WordNet in the files that Princeton gives out (wndb(5WN)): concepts, and which are above which.
///
/// Lookups halve the sorted files and read the few lines they need. What is broken in them is as if it were not there.
package final class WordNetDatabase: Thesaurus {
    let parts: [PartFiles]
    /// How often each sense was met in the texts that were counted, where that is installed.
    let counts: SortedLines?

    /// The files of one part of speech.
    struct PartFiles {
        let part: LexicalPart
        /// Lemmas, with the places of their concepts in `data`.
        let index: SortedLines
        let data: FileBytes
        /// Irregular forms, with their lemmas.
        let exceptions: SortedLines
    }

    /// The database in `folder`; nil where there is none.
    package convenience init?(folder: Path) {
        self.init { FileBytes(mapping: folder.appending($0)) }
    }

    /// The database whose files `file` gives by name; nil where it gives no index with its data.
    init?(from file: (String) -> FileBytes?) {
        parts = LexicalPart.allCases.compactMap { part in
            guard let index = file("index.\(part.fileName)"), let data = file("data.\(part.fileName)") else { return nil }
            let space = UInt8(ascii: " ")
            return PartFiles(
                part: part, index: SortedLines(bytes: index, separator: space), data: data,
                exceptions: SortedLines(bytes: file("\(part.fileName).exc") ?? FileBytes([]), separator: space))
        }
        counts = file("cntlist.rev").map { SortedLines(bytes: $0, separator: UInt8(ascii: "%")) }
        if parts.isEmpty { return nil }
    }

    /// The concepts of the nearest spelling that the database knows.
    package func concepts(of term: String) -> Concepts {
        for spelling in TermSpelling.candidates(for: term) {
            var own: Set<Int> = []
            var broader: Set<Int> = []
            for files in parts {
                for form in Self.forms(of: spelling, in: files) {
                    for offset in Self.offsets(of: form, in: files) {
                        own.insert(Self.concept(files.part, offset))
                        Self.addBroader(than: offset, in: files.data, to: &broader)
                    }
                }
            }
            if !own.isEmpty { return Concepts(own: own, broader: broader) }
        }
        return .none
    }

    /// One number for both, so that concepts of two parts of speech never have the same.
    private static func concept(_ part: LexicalPart, _ offset: Int) -> Int {
        offset * LexicalPart.allCases.count + part.rawValue
    }

    /// The term itself, and what it is an inflection of: by the list of exceptions where it stands there, else by rule.
    static func forms(of spelling: [UInt8], in files: PartFiles) -> [[UInt8]] {
        let exceptions = exceptions(of: spelling, in: files)
        return [spelling] + (exceptions.isEmpty ? files.part.baseForms(of: spelling) : exceptions)
    }

    /// The files of a part of speech; nil where they are missing.
    func files(of part: LexicalPart) -> PartFiles? { parts.first { $0.part == part } }

    /// What `form` is an irregular form of.
    static func exceptions(of form: [UInt8], in files: PartFiles) -> [[UInt8]] {
        guard let entry = files.exceptions.entries(of: form).last else { return [] }
        var lemmas: [[UInt8]] = []
        var fields = FieldReader(files.exceptions.bytes, in: entry)
        while let field = fields.next(), let lemma = files.exceptions.bytes.copy(of: field) { lemmas.append(lemma) }
        return lemmas
    }

    /// How many senses of a lemma were met in the texts that WordNet was made from; nil where it is no lemma.
    static func taggedSenses(of lemma: [UInt8], in files: PartFiles) -> Int? {
        guard let entry = files.index.entries(of: lemma).first else { return nil }
        var fields = FieldReader(files.index.bytes, in: entry)
        guard fields.skip(2), let symbols = fields.number(), fields.skip(symbols + 1) else { return nil }
        return fields.number()
    }

    /// `pos synset_cnt p_cnt [ptr_symbol…] sense_cnt tagsense_cnt synset_offset [synset_offset…]`
    static func offsets(of lemma: [UInt8], in files: PartFiles) -> [Int] {
        guard let entry = files.index.entries(of: lemma).first else { return [] }
        var fields = FieldReader(files.index.bytes, in: entry)
        guard fields.skip(1), let count = fields.number(), let symbols = fields.number(), fields.skip(symbols + 2) else {
            return []
        }
        var offsets: [Int] = []
        while offsets.count < count, let offset = fields.number() { offsets.append(offset) }
        return offsets
    }

    /// `synset_offset lex_filenum ss_type w_cnt word lex_id [word lex_id…] p_cnt [ptr…] [frames…] | gloss`, where a `ptr` is
    /// `pointer_symbol synset_offset pos source/target`; the last is 0 where all the words of a concept are meant.
    private static func addBroader(than offset: Int, in data: FileBytes, to broader: inout Set<Int>) {
        let lineBreak = data.firstIndex(of: UInt8(ascii: "\n"), in: min(offset, data.count)..<data.count)
        var fields = FieldReader(data, in: min(offset, data.count)..<(lineBreak ?? data.count))
        guard fields.number() == offset, fields.skip(2), let words = fields.number(radix: 16), fields.skip(2 * words),
            let pointers = fields.number()
        else { return }
        for _ in 0..<pointers {
            guard let symbol = fields.next(), let target = fields.number(), let letter = fields.next(),
                let words = fields.number(radix: 16)
            else { return }
            if words == 0, isBroader(symbol, in: data), let part = data[letter.lowerBound].flatMap(LexicalPart.init(letter:)) {
                broader.insert(concept(part, target))
            }
        }
    }

    /// Whether a pointer leads to a hypernym (`@`, for a name `@i`), or to a like adjective (`&`) or verb (`$`).
    private static func isBroader(_ symbol: Range<Int>, in data: FileBytes) -> Bool {
        switch data[symbol.lowerBound] {
        case UInt8(ascii: "@"): symbol.count == 1 || data[symbol.lowerBound + 1] == UInt8(ascii: "i")
        case UInt8(ascii: "&"), UInt8(ascii: "$"): symbol.count == 1
        default: false
        }
    }
}
