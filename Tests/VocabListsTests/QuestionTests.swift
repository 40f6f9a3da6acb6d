import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// What is asked about a list, and that every answer is an option that settles it.
@Suite("Questions about lists") struct QuestionTests {
    /// Golden lists that are asked about, each with what is asked.
    private static let asked: [(golden: GoldenList, question: ListQuestion, samples: [ReadingSample])] = GoldenList.all.compactMap
    {
        guard case .failure(.unclear(let question, let samples)) = $0.read() else { return nil }
        return ($0, question, samples)
    }

    @Test("Two or three readings are shown, no two alike, each with words")
    func samples() {
        #expect(Self.asked.count > 5)
        for (golden, _, samples) in Self.asked {
            #expect((2...3).contains(samples.count) && Set(samples.map(\.words)).count == samples.count, "\(golden.file)")
            #expect(samples.allSatisfy { !$0.words.isEmpty && $0.wordCount >= $0.words.count }, "\(golden.file)")
        }
    }

    @Test("Whichever reading is picked, its words are read")
    func answers() {
        for (golden, question, samples) in Self.asked {
            for sample in samples {
                let name = "\(golden.file): \(question) \(sample.shape)"
                var options = golden.options
                options.take(sample.answer(to: question))
                var result = golden.read(options)
                // What the first answer leaves open is asked again.
                if case .failure(.unclear(let next, let others)) = result,
                    let same = others.first(where: { $0.words.first == sample.words.first })
                {
                    options.take(same.answer(to: next))
                    result = golden.read(options)
                }
                switch result {
                case .success(let list):
                    // Of those that are shown the first word is the first, and the others are those that tell.
                    let words = list.rows.map { [$0.content.term, $0.content.meaning] }
                    #expect(words.first == sample.words.first && sample.words.allSatisfy(words.contains), "\(name)")
                case .failure(let error): Issue.record("\(name) \(sample.words.first ?? []), \(error.brief)")
                }
            }
        }
    }

    @Test("What is said at once is not asked, and counts more than what is found out")
    func said() throws {
        for (golden, question, samples) in Self.asked where question == .sides {
            for sample in samples {
                var options = golden.options
                options.columns = sample.columns
                #expect(throws: Never.self, "\(golden.file)") { try WordList(golden.bytes, options) }
            }
        }
        let header = "term,meaning\napple,사과\npear,배\nplum,자두\n"
        for (isHeader, text) in [(false, header), (true, "a,b\n" + header)] {
            let list = try WordList(reading: text) { ($0.hasHeader, $0.columns) = (isHeader, .termThenMeaning) }
            #expect(list.pairs.first == "term=meaning")
        }
        let turned = try WordList(reading: header) { $0.columns = ColumnMap([.term: 1, .meaning: 0]) }
        #expect(turned.pairs.first == "사과=apple" && turned.layout.hasHeader)
        let signs = try WordList(reading: "a,b,c -> d\ne,f,g -> h\ni,j,k -> l\n") {
            ($0.columns, $0.delimiter) = (.termThenMeaning, Delimiter(typed: " -> "))
        }
        #expect(signs.pairs.first == "a,b,c=d" && signs.layout.delimiter?.sign == " -> ")
    }

    @Test("Sounds are not taken for meanings unasked where a few rows have others") func sounds() {
        let words = [
            "kettle", "shelf", "ladder", "curtain", "drawer", "pillow", "ladle", "bucket", "broom", "saucer", "spout", "hinge",
        ]
        let rows = words.enumerated().map { "\($1)\t\($0 % 3 == 0 ? "뜻" + String($0) + "번" : "")\t[ˈ\($1.prefix(3))ə]\n" }
        do throws(WordListError) {
            _ = try WordList(Array(rows.joined().utf8))
            Issue.record("read")
        } catch { #expect(error.brief.hasPrefix("columns")) }
    }

    @Test("Columns that are read are named by fields, `-` passes one over")
    func columnMaps() throws {
        let columns = try #require(ColumnMap(list: "-, 뜻 ,example,term"))
        #expect(columns.columns == [.meaning: 1, .example: 2, .term: 3] && columns.list == "-,meaning,example,term")
        for list in ["", "term", "meaning,-", "a,b"] { #expect(ColumnMap(list: list) == nil) }
    }
}
