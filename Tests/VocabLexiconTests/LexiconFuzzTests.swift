import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLexicon

/// Files of a thesaurus, cut and broken: what is amiss in them is never more than unhelpful.
@Suite("Fuzz: thesauruses") struct LexiconFuzzTests {
    private static let terms = [
        "car", "Motor Cars", "to buy", "bought", "children", "happier", "Han River", "fast", "zzz", "1", "",
    ]

    private func ask(_ thesaurus: (any Thesaurus)?, _ terms: [String] = terms) -> Int {
        terms.count { thesaurus?.concepts(of: $0).own.isEmpty == false }
    }

    @Test("a database with a file cut at any byte still answers")
    func cutDatabase() {
        let files = SampleWordNet.files()
        let all = ask(SampleWordNet.database(files))
        #expect(all == 8)
        for (name, bytes) in files {
            for count in 0..<bytes.count {
                var cut = files
                cut[name] = Array(bytes[..<count])
                #expect((1...all).contains(ask(SampleWordNet.database(cut))), "\(name) cut at \(count)")
            }
        }
    }

    @Test("so does one whose places and counts are any numbers")
    func wrongNumbers() {
        let files = SampleWordNet.files()
        Fuzz.cases(400, "wrong numbers") { _, generator in
            var broken = files
            for name in files.keys.sorted() {
                broken[name] = files[name]?.map { byte in
                    (0x30...0x39).contains(byte) && Int.random(in: 0..<4, using: &generator) == 0
                        ? .random(in: 0x30...0x39, using: &generator) : byte
                }
            }
            _ = ask(SampleWordNet.database(broken))
        }
    }

    @Test("so does one whose files are changed at random")
    func brokenDatabase() {
        let files = SampleWordNet.files()
        let mutator = Mutator(
            tokens: ["\n", " ", "  ", "99999999", "00000000", "ff", "@", "-1", "@ 00000120 n 0000"].map { Array($0.utf8) })
        Fuzz.cases(400, "databases") { _, generator in
            var broken = files
            for name in files.keys.sorted() {
                guard let bytes = files[name] else { continue }
                broken[name] = mutator.mutated(bytes, splicing: bytes, using: &generator)
            }
            _ = ask(SampleWordNet.database(broken))
        }
    }

    @Test("a dictionary with a file cut at any byte still answers or is none")
    func cutDictionary() {
        let files = SampleDictionary.files()
        let terms = Array(SampleDictionary.entries.keys)
        #expect(ask(SampleDictionary.dictionary(files), terms) == terms.count)
        for count in 0..<files.index.count {
            let found = ask(SampleDictionary.dictionary((Array(files.index[..<count]), files.text)), terms)
            #expect((0..<terms.count).contains(found) || count + 1 == files.index.count, "index cut at \(count)")
        }
        var found: [Int] = []
        for count in 0..<files.text.count {
            found.append(ask(SampleDictionary.dictionary((files.index, Array(files.text[..<count]))), terms))
        }
        #expect(found == found.sorted() && found.first == 0 && found.last == terms.count)
    }

    @Test("so does one whose files are changed at random")
    func brokenDictionary() {
        let files = SampleDictionary.files()
        let mutator = Mutator(tokens: ["\n", "\t", "//////", "A", "{", "}", "[syn:", "]", "\0", "RA"].map { Array($0.utf8) })
        Fuzz.cases(600, "dictionaries") { _, generator in
            let index = mutator.mutated(files.index, splicing: files.index, using: &generator)
            let text = mutator.mutated(files.text, splicing: files.text, using: &generator)
            _ = ask(SampleDictionary.dictionary((index, text)), Array(SampleDictionary.entries.keys))
        }
    }
}
