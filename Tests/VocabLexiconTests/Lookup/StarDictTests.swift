import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLexicon

/// Dictionaries in StarDict's format, whole and broken.
@Suite("StarDict") struct StarDictTests {
    /// A dictionary of a few entries, made here.
    private static func files(
        _ entries: [(String, [UInt8])], kinds: String = "m", synonyms: [(String, Int)] = [], packs: Bool = false,
        wide: Bool = false
    ) -> [String: [UInt8]] {
        func number(_ value: Int, _ width: Int) -> [UInt8] {
            (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var index: [UInt8] = []
        var text: [UInt8] = []
        for (word, bytes) in entries {
            index += Array(word.utf8) + [0] + number(text.count, wide ? 8 : 4) + number(bytes.count, 4)
            text += bytes
        }
        let sequence = kinds.isEmpty ? "" : "sametypesequence=\(kinds)\n"
        let info = """
            StarDict's dict ifo file
            version=3.0.0
            wordcount=\(entries.count)
            idxfilesize=\(index.count)
            \(wide ? "idxoffsetbits=64\n" : "")bookname=작은 사전
            description=Made for a test, CC BY-SA 4.0
            \(sequence)
            """
        var files = [".ifo": Array(info.utf8), ".idx": index]
        if packs {
            let pieces = stride(from: 0, to: text.count, by: 16).map {
                SampleDictionary.stored(text[$0..<min($0 + 16, text.count)])
            }
            files[".dict.dz"] = SampleDictionary.archive(pieces, pieceLength: 16)
        } else {
            files[".dict"] = text
        }
        if !synonyms.isEmpty { files[".syn"] = synonyms.flatMap { Array($0.utf8) + [0] + number($1, 4) } }
        return files
    }

    private static let entries = [
        ("apple", Array("a fruit\nof a tree".utf8)), ("Go", Array("to move".utf8)), ("가다", Array("to go".utf8)),
        ("house", Array("집\n1. 가옥".utf8)),
    ]

    private func dictionary(_ files: [String: [UInt8]]) -> StarDictDictionary? {
        StarDictDictionary { files[$0].map { FileBytes($0) } }
    }

    @Test(
        "an entry is found in either case, packed or not, with narrow or wide places", arguments: [false, true], [false, true])
    func entries(packs: Bool, wide: Bool) throws {
        let dictionary = try #require(self.dictionary(Self.files(Self.entries, packs: packs, wide: wide)))
        #expect(dictionary.credit == Credit("작은 사전", .stated("CC BY-SA")))
        #expect(dictionary.findings(for: ["APPLE"]).first?.senses.map(\.text) == ["a fruit", "of a tree"])
        #expect(dictionary.findings(for: ["go"]).first?.headword == "Go")
        #expect(
            dictionary.findings(for: ["house"]).first?.senses == [
                FoundSense(.translation, "집"), FoundSense(.translation, "가옥"),
            ])
        #expect(dictionary.findings(for: ["nothing"]) == [])
    }

    @Test("갔다 finds 가다, and a synonym the entry it stands for")
    func forms() throws {
        let dictionary = try #require(
            self.dictionary(Self.files(Self.entries, synonyms: [("pomme", 0), ("maison", 3), ("bad", 99)])))
        #expect(dictionary.findings(for: BaseForms.candidates(for: "갔다")).first?.headword == "가다")
        #expect(dictionary.findings(for: ["maison"]).first?.headword == "house")
        #expect(dictionary.findings(for: ["bad"]) == [])
    }

    @Test("fields of their own kinds are told apart, and markup is taken away")
    func fields() throws {
        let mixed = Array("tˈæpəl\0h<b>apple</b><br>a &lt;fruit&gt; &amp; a tree\0".utf8) + Array("W".utf8) + [0, 0, 0, 2, 9, 9]
        let own = try #require(self.dictionary(Self.files([("apple", mixed)], kinds: "")))
        let finding = try #require(own.findings(for: ["apple"]).first)
        #expect(finding.pronunciation == "ˈæpəl" && finding.senses.map(\.text) == ["a <fruit> & a tree"])
        let same = try #require(self.dictionary(Self.files([("apple", Array("ˈæpəl\0<div>a fruit</div>".utf8))], kinds: "tx")))
        #expect(same.findings(for: ["apple"]).first?.senses.map(\.text) == ["a fruit"])
    }

    @Test("files that lie about themselves are no more than unhelpful")
    func hostile() {
        let whole = Self.files(Self.entries, synonyms: [("pomme", 0)])
        for name in whole.keys.sorted() {
            for count in 0..<(whole[name]?.count ?? 0) {
                var cut = whole
                cut[name] = Array(whole[name]?.prefix(count) ?? [])
                _ = dictionary(cut)?.findings(for: ["apple", "house", "pomme"])
            }
        }
        Fuzz.cases(300, "broken StarDict files") { _, generator in
            var broken = Self.files(Self.entries, synonyms: [("pomme", 0)], packs: true)
            for name in broken.keys.sorted() {
                broken[name] = broken[name]?.map { byte in
                    Int.random(in: 0..<12, using: &generator) == 0 ? .random(in: 0...255, using: &generator) : byte
                }
            }
            _ = dictionary(broken)?.findings(for: ["apple", "house", "가다"])
            _ = dictionary(broken)?.headwords(near: "appel")
        }
    }

    @Test("an entry that would stand outside the text, or is larger than any entry, is not there")
    func places() throws {
        var files = Self.files([("apple", [0x61])])
        files[".idx"] = Array("apple\0".utf8) + [0xFF, 0xFF, 0xFF, 0xF0, 0xFF, 0xFF, 0xFF, 0xFF]
        #expect(try #require(self.dictionary(files)).findings(for: ["apple"]) == [])
    }

    @Test(
        "what the head says about the number of entries changes nothing",
        arguments: ["0", "1", "3", "5", "99999999999", "-4", "x"])
    func wrongCount(said: String) throws {
        var files = Self.files(Self.entries, synonyms: [("pomme", 0), ("maison", 3)])
        let info = String(decoding: files[".ifo"] ?? [], as: UTF8.self)
        files[".ifo"] = Array(
            info.replacing("wordcount=4", with: "wordcount=\(said)\nsynwordcount=\(said)").replacing(
                /idxfilesize=\d+/, with: "idxfilesize=\(said)"
            ).utf8)
        let dictionary = try #require(self.dictionary(files))
        for (word, headword) in [("apple", "apple"), ("house", "house"), ("pomme", "apple"), ("maison", "house"), ("go", "Go")] {
            #expect(dictionary.findings(for: [word]).first?.headword == headword)
        }
        #expect(Set(dictionary.headwords(near: "hours")) == ["house"])
    }

    @Test(
        "a headword with many entries has the first twenty of them, and so many synonyms lead somewhere",
        arguments: [1, 19, 20, 21, 40])
    func manyEntries(count: Int) throws {
        let entries = (0..<count).map { ("run", Array("sense \($0)".utf8)) }
        let synonyms = (0..<count).map { ("dash", $0) }
        let dictionary = try #require(self.dictionary(Self.files(entries + [("walk", Array("to go".utf8))], synonyms: synonyms)))
        let expected = (0..<min(count, 20)).map { "sense \($0)" }
        #expect(dictionary.findings(for: ["run"]).flatMap(\.senses).map(\.text) == expected)
        #expect(dictionary.findings(for: ["dash"]).flatMap(\.senses).map(\.text) == expected)
        #expect(dictionary.findings(for: ["walk"]).count == 1)
    }
}
