import Testing

@testable import VocabCore
@testable import VocabLists

/// Headers of few letters, and such as name but one of two columns.
@Suite("Headers that say little") struct ShortHeaderTests {
    private func list(_ lines: [String]) throws -> WordList { try WordList(reading: lines.joined(separator: "\n") + "\n") }

    private func isHeaderAskedFor(_ lines: [String]) -> Bool {
        do {
            _ = try list(lines)
            return false
        } catch {
            if case .unclearHeader = error as? WordListError { return true }
            return false
        }
    }

    private static let words = ["apple,사과", "pear,배", "grape,포도", "plum,자두", "melon,멜론"]

    @Test("Characters come with what they mean and how they sound") func characters() throws {
        let list = try list(["한자,훈,음", "天,하늘,천", "地,땅,지", "人,사람,인", "水,물,수"])
        #expect(list.pairs == ["天=하늘", "地=땅", "人=사람", "水=물"])
        #expect(list.column(.pronunciation) == ["천", "지", "인", "수"])
        let both = try self.list(["한자\t훈음", "天\t하늘 천", "地\t땅 지", "人\t사람 인", "水\t물 수"])
        #expect(both.pairs[0] == "天=하늘 천")
        // What characters are called is no meaning beside what they mean.
        let called = try self.list(["단어,음,훈,뜻", "山,サン,やま,산", "川,セン,かわ,강", "水,スイ,みず,물"])
        #expect(called.pairs[0] == "山=산")
        let pictured = try self.list(["image,pinyin,meaning", "天,tiān,sky", "地,dì,earth", "人,rén,man", "水,shuǐ,water"])
        #expect(pictured.pairs[0] == "天=sky" && pictured.column(.pronunciation)[0] == "tiān")
    }

    @Test("Beside what the meaning is called a name that may be of anything is one, and another word is asked about")
    func oneName() throws {
        for name in ["Name", "Title"] { #expect(try list(["\(name),뜻"] + Self.words).pairs.count == 5) }
        #expect(isHeaderAskedFor(["Lexeme,뜻"] + Self.words))
        #expect(try list(["lexeme,뜻"] + Self.words).pairs[0] == "lexeme=뜻")
        #expect(try list(["meaning,뜻"] + Self.words).pairs.count == 6)
    }

    @Test("Two codes of languages are a header, unless the words below are as short") func codes() throws {
        #expect(try list(["is,en", "hestur,horse", "hundur,dog", "köttur,cat", "maður,man"]).pairs.count == 4)
        #expect(try list(["it,es", "gatto,gato", "cane,perro", "pane,pan", "acqua,agua"]).pairs.count == 4)
        #expect(isHeaderAskedFor(["it,es", "he,er", "she,sie", "we,wir", "you,du"]))
        #expect(try list(["en,es", "bread,pan", "sun,sol", "dog,perro", "cat,gato"]).pairs.count == 4)
        #expect(isHeaderAskedFor(["es,is", "perro,dog", "grande,big", "escuela,school", "iglesia,church"]))
    }

    @Test("A reading before characters is no word, and these are no meanings") func readingFirst() throws {
        let lines = ["ling,零", "yī,一", "èr,二", "sān,三", "sì,四", "wǔ,五", "liù,六", "qī,七"]
        #expect(
            throws: WordListError.noMeaningColumn(
                [.text, .text], rows: lines.prefix(3).map { $0.split(separator: ",").map(String.init) })
        ) {
            try list(lines)
        }
        let french = ["été,夏天", "école,学校", "élève,学生", "café,咖啡", "métro,地铁"]
        #expect(try list(french).pairs[0] == "été=夏天")
        let named = try list(["English,Hànyǔ Pīnyīn,简化字", "I,wǒ,我", "you,nǐ,你", "he,tā,他", "we,wǒ men,我们"])
        #expect(named.column(.pronunciation) == ["wǒ", "nǐ", "tā", "wǒ men"])
    }

    @Test("A row whose quotes are stray is no empty line below titles") func strayQuotes() throws {
        let rows = [
            "fis phenomenon", "\"cohort\" theory", "x-bar", "a posteriori", "binding", "deixis", "ellipsis", "focus", "gap",
        ]
        let list = try list(["Marking\tEnglish\tChinese\tCount"] + rows.map { "\t\($0)\t現象\($0.count)號\t100" })
        #expect(list.pairs.count == 9 && list.column(.term)[1] == "\"cohort\" theory")
    }
}
