import VocabCore

/// Groups of words that are looked up by word: a group on each line of a text, its words with commas between them.
struct WordGroups: Sendable {
    /// How many groups there are.
    let count: Int
    /// Every word of every group, in the order of fingerprints.
    private let entries: [Entry]

    private struct Entry {
        let fingerprint: UInt64
        let group: Int
    }

    /// Reads a group from each line of `text`.
    init(_ text: [UInt8]) {
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
        self.entries = entries.sorted { ($0.fingerprint, $0.group) < ($1.fingerprint, $1.group) }
        count = group + 1
    }

    /// The groups that `word` is in, and a number that stands for the word itself, different for each word and from those of groups; nil
    /// where it is in none.
    func groups(of word: [UInt8]) -> (groups: [Int], word: Int)? {
        let fingerprint = Fingerprint.number(of: word)
        let first = firstEntry(notBefore: fingerprint)
        let found = entries[first...].prefix { $0.fingerprint == fingerprint }
        return found.isEmpty ? nil : (found.map(\.group), count + first)
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
