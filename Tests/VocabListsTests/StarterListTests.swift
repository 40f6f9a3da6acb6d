import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// What every list in `Data` keeps, so that its questions are fair and its typed answers right.
@Suite("The lists that come with the program") struct StarterListTests {
    static let names = ["TOEIC", "기초영어", "TOPIK"]

    private func words(_ name: String) throws -> [WordContent] {
        let list = try WordList(InputFile.read(Path("\(SourceTree.root)/Data/\(name).csv")))
        #expect(list.badRows.isEmpty && list.layout.hasHeader && list.unreadColumns.isEmpty)
        return list.rows.map(\.content)
    }

    @Test("They are as long as they promise, and what else lies in the folder is no list", arguments: [600], ["기초영어", "TOPIK"])
    func lengths(atLeast count: Int, name: String) throws {
        #expect(try words(name).count >= count)
        #expect(try words("TOEIC").count >= 1_200)
        #expect(
            try Set(SourceTree.names(in: "Data"))
                == Set(
                    Self.names.map { $0 + ".csv" } + [
                        "near-synonyms.txt", "english-words.txt", "english-meanings.txt", "confusables.txt",
                        "rare-synonyms.txt", "word-bands.txt", "WordNet-licence.txt",
                    ]))
    }

    @Test("Each term is there once, with its meaning, part of speech, example and level", arguments: names)
    func complete(name: String) throws {
        let words = try words(name)
        #expect(Set(words.map { Text.key($0.term) }).count == words.count)
        let levels: Set = name == "TOEIC" ? ["600", "750", "900"] : ["1", "2", "3"]
        for word in words {
            #expect(!word.meaning.isEmpty && !word.example.isEmpty && PartOfSpeech.areKnown(word.partOfSpeech), "\(word.term)")
            #expect(word.tags.count == 2 && word.tags.count(where: levels.contains) == 1, "\(word.term): \(word.tags)")
            #expect(name == "TOPIK" ? !word.note.isEmpty : !word.pronunciation.isEmpty, "\(word.term)")
        }
    }

    @Test("Each example holds its word, as it stands or in another form", arguments: names)
    func examples(name: String) throws {
        for word in try words(name) {
            let there = parts(of: word.example)
            for part in parts(of: word.term) where part.count > 1 {
                let stem = part.last == "다" && part.count > 1 ? String(part.dropLast()) : part
                let forms = [stem] + (Self.irregular[part] ?? [])
                #expect(
                    there.contains { candidate in forms.contains { sharesItsBeginning($0, with: candidate) } },
                    "\(word.term): \(word.example)")
            }
        }
    }

    /// Forms that begin otherwise than their word.
    private static let irregular = [
        "be": ["am", "is", "are", "was", "were"], "come": ["came"], "run": ["ran"], "take": ["took"],
        "one's": ["my", "your", "his", "her", "our", "their"],
    ]

    private func parts(of text: String) -> [String] {
        Text.key(text).split { !$0.isLetter && $0 != "'" }.map(String.init)
    }

    /// Whether at least half of the letters of `stem`, those of Hangul syllables apart, are the first of `word`.
    private func sharesItsBeginning(_ stem: String, with word: String) -> Bool {
        func letters(_ text: String) -> [UInt32] {
            text.unicodeScalars.flatMap { Hangul.letters(of: $0.value) ?? [$0.value] }
        }
        let (wanted, found) = (letters(stem), letters(word))
        return zip(wanted, found).prefix { $0 == $1 }.count * 2 >= wanted.count
    }

    @Test(
        "Two words share a sense only where each names the other, or remarks in brackets tell the senses apart", arguments: names)
    func synonyms(name: String) throws {
        let words = try words(name)
        var bySense: [String: [WordContent]] = [:]
        for word in words {
            for key in Senses(of: word.meaning).keys { bySense[key, default: []].append(word) }
        }
        func names(_ word: WordContent, _ other: WordContent) -> Bool {
            word.synonyms.contains { Text.key($0) == Text.key(other.term) }
        }
        for (sense, sharing) in bySense {
            for word in sharing {
                for other in sharing
                where other.term != word.term && Senses(of: word.meaning).agree(with: Senses(of: other.meaning)) {
                    #expect(names(word, other), "\(sense): \(word.term), \(other.term)")
                }
            }
        }
    }

    @Test("Meanings have the form of their part of speech", arguments: names)
    func forms(name: String) throws {
        for word in try words(name) {
            let senses = Senses(of: word.meaning).texts
            #expect(word.meaning.firstMatch(of: #/(\([^)]+\)) *\1/#) == nil, "\(word.term): \(word.meaning)")
            switch (name, word.partOfSpeech) {
            case ("TOPIK", "verb"): #expect(senses.contains { $0.hasPrefix("to ") }, "\(word.term): \(word.meaning)")
            case ("TOPIK", let part) where !part.contains("verb"):
                #expect(!senses.contains { $0.hasPrefix("to ") }, "\(word.term): \(word.meaning)")
            case (_, "verb"): #expect(senses.allSatisfy { withoutRemarks($0).hasSuffix("다") }, "\(word.term): \(word.meaning)")
            case (_, "noun"):
                #expect(!senses.contains { $0.count > 2 && withoutRemarks($0).hasSuffix("다") }, "\(word.term): \(word.meaning)")
            default: break
            }
        }
    }

    private func withoutRemarks(_ sense: String) -> String {
        Text.cleanedLine(sense.replacing(#/\([^)]*\)/#, with: ""))
    }
}
