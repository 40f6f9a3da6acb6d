import Testing
import VocabCore
import VocabTestSupport

@Suite struct InferredPartOfSpeechLawTests {
    private let meanings = [
        "버리다", "포기하다; 사과", "아름다운", "국내의", "천천히", "실제로", "사과, 버리다", "제한", "국제 회의", "에 대하여", "하는 한", "이지만", "행복하다", "전에",
        "to give up", "a fruit", "slowly", "information", "famous", "because", "mud", "viết", "ネコ",
    ]

    @Test("Remarks in brackets, tildes, numbers and end punctuation do not matter")
    func ornaments() {
        for meaning in meanings {
            let expected = PartOfSpeech.inferred(term: "blick", meaning: meaning)
            for text in [
                "~\(meaning)", "～ \(meaning)", "(격식을 차려) \(meaning)", "[of body] \(meaning)", "\(meaning)(비유적으로)", "\(meaning).",
                "① \(meaning)",
                "1) \(meaning)", "“\(meaning)”", "…\(meaning)!", " \(meaning) ", "\(meaning); 어떤 것이나", "\(meaning)\n예: 빠른 버리다",
            ] {
                #expect(PartOfSpeech.inferred(term: "blick", meaning: text) == expected, "\(text)")
            }
        }
    }

    @Test("Composed and decomposed text, capital and small letters are the same")
    func normalForms() {
        for meaning in meanings + ["v. 사과", "(명) 버리다"] {
            let expected = PartOfSpeech.inferred(term: "canción", meaning: meaning)
            #expect(PartOfSpeech.inferred(term: "canción".decomposed, meaning: meaning.decomposed) == expected, "\(meaning)")
            #expect(PartOfSpeech.inferred(term: "canción", meaning: meaning.uppercased()) == expected, "\(meaning)")
        }
    }

    @Test("Any text has an answer, the same each time")
    func anyText() {
        Fuzz.cases(2_000, "inferred part of speech") { _, generator in
            let term = HostileText.random(length: 4, using: &generator)
            let meaning = HostileText.random(length: 12, using: &generator)
            let part = PartOfSpeech.inferred(term: term, meaning: meaning)
            #expect(PartOfSpeech.inferred(term: term, meaning: meaning) == part)
        }
        #expect(PartOfSpeech.inferred(term: "blick", meaning: String(repeating: "(", count: 100_000) + "다") == nil)
    }

    @Test(
        "The wrong choices are of the inferred part of speech where there are enough such words",
        arguments: 0..<20 as Range<UInt64>)
    func choices(seed: UInt64) throws {
        let verbs = ["버리다", "줍다", "걷다", "먹다", "마시다", "달리다"]
        let others = ["사과", "제한", "보고서", "도로", "아름다운", "국내의", "작은", "슬픈", "천천히", "자주", "이미", "다시"]
        let bookcase = try Bookcase.sample(pairs: (verbs + others).enumerated().map { ("blick\($0.offset)", $0.element) })
        var maker = try QuestionMaker(bookcase)
        var generator = SeededGenerator(seed: seed)
        for index in verbs.indices {
            let question = try #require(maker.question(about: index, direction: .forward, using: &generator))
            #expect(question.choices.allSatisfy { verbs.contains($0.text) })
        }
    }
}

extension String {
    /// The same text in NFD, as far as the tests need it: Hangul syllables and ó.
    fileprivate var decomposed: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            let index = scalar.value &- 0xAC00
            let parts: [UInt32]
            switch scalar.value {
            case 0xAC00...0xD7A3:
                parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (index % 28 == 0 ? [] : [0x11A7 + index % 28])
            case 0xF3: parts = [0x6F, 0x301]
            default: parts = [scalar.value]
            }
            result.append(contentsOf: parts.compactMap(Unicode.Scalar.init))
        }
        return String(result)
    }
}
