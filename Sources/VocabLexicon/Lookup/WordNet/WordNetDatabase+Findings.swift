import VocabCore

extension WordNetDatabase {
    /// What the database says about a term, one finding for each part of speech; that with more uses in the counted texts comes first.
    func findings(for term: String, credit: Credit) -> [WordFinding] {
        for spelling in TermSpelling.candidates(for: term) {
            let found = parts.flatMap { files in
                Self.forms(of: spelling, in: files).compactMap { finding(for: $0, in: files, credit) }
            }
            if !found.isEmpty { return found.sorted { Self.uses(of: $0) > Self.uses(of: $1) } }
        }
        return []
    }

    /// The lemmas that begin with the same letter as `typed` and are about as long.
    func lemmas(near typed: String) -> [String] {
        guard let key = TermSpelling.candidates(for: typed).first, let first = key.first else { return [] }
        return parts.flatMap { files in
            files.index.keys(beginningWith: first, lengths: max(1, key.count - 2)...(key.count + 2)).map(Self.shown)
        }
    }

    private static func uses(of finding: WordFinding) -> Int { finding.senses.reduce(0) { $0 + ($1.frequency ?? 0) } }

    private func finding(for lemma: [UInt8], in files: PartFiles, _ credit: Credit) -> WordFinding? {
        let frequencies = frequencies(of: lemma, in: files)
        let senses = Self.offsets(of: lemma, in: files).enumerated().compactMap { index, offset in
            Self.sense(at: offset, in: files.data, besides: lemma, frequency: frequencies.map { $0[index + 1] ?? 0 })
        }
        guard !senses.isEmpty else { return nil }
        return WordFinding(credit: credit, headword: Self.shown(lemma), partOfSpeech: files.part.partOfSpeech, senses: senses)
    }

    /// `synset_offset lex_filenum ss_type w_cnt word lex_id [word lex_id…] p_cnt … | gloss`
    private static func sense(at offset: Int, in data: FileBytes, besides lemma: [UInt8], frequency: Int?) -> FoundSense? {
        guard offset >= 0, offset < data.count else { return nil }
        let end = data.firstIndex(of: UInt8(ascii: "\n"), in: offset..<data.count) ?? data.count
        var fields = FieldReader(data, in: offset..<end)
        guard fields.number() == offset, fields.skip(2), let count = fields.number(radix: 16),
            let bar = data.firstIndex(of: UInt8(ascii: "|"), in: offset..<end), let text = data.copy(of: (bar + 1)..<end)
        else { return nil }
        var synonyms: [String] = []
        for _ in 0..<count {
            guard let place = fields.next(), fields.skip(1), let word = data.copy(of: place) else { break }
            // An adjective may have a sign in brackets that says where it stands: `galore(ip)`.
            let bare = Array(word.prefix { $0 != UInt8(ascii: "(") })
            if shown(bare).lowercased() != shown(lemma).lowercased() { synonyms.append(shown(bare)) }
        }
        let gloss = WordNetGloss(String(decoding: text, as: UTF8.self))
        return FoundSense(.definition, gloss.definition, examples: gloss.examples, synonyms: synonyms, frequency: frequency)
    }

    /// How often each sense of a lemma, by its number, was met in the texts that WordNet counted; nil where the counts are not there.
    ///
    /// `lemma%ss_type:lex_filenum:lex_id:head_word:head_id sense_number tag_cnt`, in the order of the lemmas.
    private func frequencies(of lemma: [UInt8], in files: PartFiles) -> [Int: Int]? {
        guard let counts else { return nil }
        var frequencies: [Int: Int] = [:]
        for entry in counts.entries(of: lemma) {
            guard let letter = counts.bytes[entry.lowerBound], files.part.senseKeyDigits.contains(letter) else { continue }
            var fields = FieldReader(counts.bytes, in: entry)
            guard fields.skip(1), let number = fields.number(), let count = fields.number() else { continue }
            frequencies[number, default: 0] += count
        }
        return frequencies
    }

    private static func shown(_ lemma: [UInt8]) -> String {
        String(decoding: TermSpelling.spaced(lemma), as: UTF8.self)
    }
}

extension LexicalPart {
    /// The same part as this program's words have it.
    var partOfSpeech: PartOfSpeech {
        switch self {
        case .noun: .noun
        case .verb: .verb
        case .adjective: .adjective
        case .adverb: .adverb
        }
    }

    /// The digits that stand for it in the key of a sense (senseidx(5WN)).
    fileprivate var senseKeyDigits: [UInt8] {
        switch self {
        case .noun: [UInt8(ascii: "1")]
        case .verb: [UInt8(ascii: "2")]
        case .adjective: [UInt8(ascii: "3"), UInt8(ascii: "5")]
        case .adverb: [UInt8(ascii: "4")]
        }
    }
}
