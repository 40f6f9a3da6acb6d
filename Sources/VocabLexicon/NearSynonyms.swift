import VocabCore

/// The near-synonyms that come with the program: groups of English words that may stand for one another.
///
/// Whatever is looked up is itself a concept too, so that `abandoned` is near `abandon` and whatever may stand for that.
package struct NearSynonyms: Thesaurus {
    /// Every word of every group, in the order of fingerprints.
    private let entries: [Entry]
    private let groupCount: Int

    private struct Entry {
        let fingerprint: UInt64
        let group: Int
    }

    /// Reads a group from each line of `text`, its words with commas between them.
    package init(_ text: [UInt8]) {
        var entries: [Entry] = []
        var group = 0
        var fingerprint = Fingerprint.start
        func endWord() {
            if fingerprint != Fingerprint.start { entries.append(Entry(fingerprint: fingerprint, group: group)) }
            fingerprint = Fingerprint.start
        }
        for byte in text {
            switch byte {
            case UInt8(ascii: ","): endWord()
            case UInt8(ascii: "\n"):
                endWord()
                group += 1
            case UInt8(ascii: " ") where fingerprint == Fingerprint.start: continue
            default: fingerprint = Fingerprint.adding(UInt64(byte), to: fingerprint)
            }
        }
        endWord()
        self.entries = entries.sorted { $0.fingerprint < $1.fingerprint }
        groupCount = group + 1
    }

    /// The concepts of the nearest spelling that stands in a group, as it is or as an inflection of what does.
    package func concepts(of term: String) -> Concepts {
        for spelling in TermSpelling.candidates(for: term) {
            let word = spelling.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
            var own: Set<Int> = []
            addConcepts(of: word, to: &own)
            for part in LexicalPart.allCases {
                for base in part.baseForms(of: word) { addConcepts(of: base, to: &own) }
            }
            if !own.isEmpty { return Concepts(own: own, broader: []) }
        }
        return .none
    }

    /// Adds the groups of `word`, and a number that stands for the word itself.
    private func addConcepts(of word: [UInt8], to concepts: inout Set<Int>) {
        let fingerprint = Fingerprint.number(of: word)
        let first = firstEntry(notBefore: fingerprint)
        var index = first
        while index < entries.count, entries[index].fingerprint == fingerprint {
            concepts.insert(entries[index].group)
            index += 1
        }
        if index > first { concepts.insert(groupCount + first) }
    }

    private func firstEntry(notBefore fingerprint: UInt64) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].fingerprint < fingerprint { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
