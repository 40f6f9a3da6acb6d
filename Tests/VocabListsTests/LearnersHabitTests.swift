import Testing

@testable import VocabCore
@testable import VocabLists

/// Habits of single learners: what they leave out, quote, count and say of their words.
@Suite("Habits of single learners") struct LearnersHabitTests {
    private func list(_ lines: [String], _ language: InterfaceLanguage = .korean) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }
    }

    private static let words = [
        ("accompany", "동행하다"), ("ancestor", "조상"), ("barely", "간신히"), ("decline", "거절하다"), ("eager", "열망하는"), ("glance", "흘긋 보다"),
        ("mutual", "상호간의"), ("obstacle", "장애물"), ("persuade", "설득하다"), ("thorough", "철저한"),
    ]
    private static let pairs = words.map { "\($0.0)=\($0.1)" }

    @Test("One number among others may lack its mark") func numberWithoutMark() throws {
        let lines = Self.words.enumerated().map { "\($0 + 1)\($0 == 6 ? " " : ".") \($1.0) (v) \($1.1)" }
        #expect(try list(lines).pairs == Self.pairs)
    }

    @Test("What is quoted right below a word is its example, and its translation below that, in whatever form the word is used")
    func quoted() throws {
        let read = try list(
            [
                "Verse 1", "", "**창밖** – outside the window", "> 창밖에 눈이 와요", "> It is snowing", "", "**문득** – suddenly",
                "> 문득 네 생각이 나", "", "Chorus", "", "**머무르다** – to stay", "> 내 곁에 머물러 줘", "> Stay by my side", "",
                "**영원히** – forever", "> 영원히 잊지 않을게", "", "**온기** – warmth", "> 네 손의 온기", "", "**새벽** – dawn",
            ], .english)
        #expect(
            read.pairs == [
                "창밖=outside the window", "문득=suddenly", "머무르다=to stay", "영원히=forever", "온기=warmth", "새벽=dawn",
            ])
        #expect(read.column(.example)[2] == "내 곁에 머물러 줘 - Stay by my side" && read.linesLeftOut == [1, 10])
    }

    @Test("Of answers below each word the right one is its meaning") func answersBelow() throws {
        let lines = Self.words.prefix(6).enumerated().flatMap { index, word in
            ["\(index + 1)) \(word.0)", "   내가 쓴 답 : 모름", "   정답 : \(word.1)"]
        }
        let read = try list(["[6월 모의고사 어휘 오답노트]", ""] + lines + ["", "=> 다시 볼 것!!"])
        #expect(read.pairs == Array(Self.pairs.prefix(6)) && read.linesLeftOut.contains(1) && read.linesLeftOut.last == 22)
    }

    @Test("By what notes refer to a line is no part of its meaning") func blockNames() throws {
        let lines = Self.words.prefix(6).map { "\($0.0)::\($0.1)" }
        let named = lines.enumerated().map { $0 == 4 ? $1 + " ^a41f2c" : $1 }
        #expect(try list(["# 단어", ""] + named).pairs == Array(Self.pairs.prefix(6)))
    }

    @Test("Titles name lists with their kind in brackets, and stand above rows that something else parts")
    func titles() throws {
        let kanji = [
            ("扱う", "あつかう", "다루다"), ("祝う", "いわう", "축하하다"), ("疑う", "うたがう", "의심하다"), ("囲む", "かこむ", "둘러싸다"),
            ("頼る", "たよる", "의지하다"),
        ]
        let read = try list(["JLPT N3 필수 단어 (동사)", ""] + kanji.map { "\($0.0)（\($0.1)） \($0.2)" })
        #expect(read.pairs == kanji.map { "\($0.0)=\($0.2)" })
        // `단어 (낱말)` is a word with its meaning.
        #expect(!UnitTitles.namesList("단어 (낱말)"))
        let latin = [
            "amo, amare (1) : to love, like", "capio, capere (3-io) : to take", "dico, dicere (3) : to say, tell",
            "habeo, habere (2) : to have", "venio, venire (4) : to come", "video, videre (2): to see",
        ]
        let quiz = try list(["LATIN II - PRINCIPAL PARTS QUIZ #4", "Magistra Hall", ""] + latin, .english)
        #expect(quiz.rows.count == 6 && quiz.linesLeftOut == [1, 2])
        let pinyin = ["1\t去\tqù\t가다", "2\t哪儿\tnǎr\t어디", "3\t图书馆\ttúshūguǎn\t도서관", "4\t学校\txuéxiào\t학교"]
        let lesson = try list(["중국어 제3과 你去哪儿?", "새로 나온 낱말", "번호\t한자\t병음\t뜻\t"] + pinyin.map { $0 + "\t" })
        #expect(lesson.pairs == ["去=가다", "哪儿=어디", "图书馆=도서관", "学校=학교"])
    }

    @Test("A sentence with a sign in it, above words that another sign parts, is none of them") func sentenceWithSign() throws {
        let words = [
            "가게 (gage) – shop", "공항 (gonghang) – airport", "날씨 (nalssi) – weather", "병원 (byeongwon) – hospital",
            "시장 (sijang) – market",
        ]
        let numbered = words.enumerated().map { "\($0 + 1). \($1)" }
        let remark = "Romanization follows the Revised system. Bold = appeared in past papers."
        let read = try list([remark, ""] + numbered, .english)
        #expect(read.rows.count == 5 && !read.pairs.contains { $0.contains("Bold") })
    }

    @Test("Dictionaries write some letters of Greek among those of the phonetic alphabet; a meaning wraps before a tilde")
    func copiedSounds() throws {
        let read = try list([
            "□ allocate [ǽləkèit]  v. 할당하다, 배분하다", "□ compel [kəmpél]  v. 강요하다, 억지로", " ~하게 하다", "□ derive [diráiv]  v. 유래하다",
            "□ hypothesis [haipάθəsis]  n. 가설", "□ regardless of  ~에 상관없이", "□ sustain [səstéin]  v. 지속하다",
            "□ foster [fɔ́ːstər]  v. 육성하다",
        ])
        #expect(read.rows.count == 7 && read.pairs[1] == "compel=강요하다, 억지로 ~하게 하다")
        #expect(read.pairs[3] == "hypothesis=가설" && read.pairs[4] == "regardless of=~에 상관없이")
        #expect(read.column(.pronunciation)[3] == "[haipάθəsis]")
    }

    @Test("A total that counts words in front is no word") func totals() throws {
        let rows = Self.words.enumerated().map { "\($0 + 1),\($1.0),\($1.1),O" }
        let read = try list(["번호,단어,뜻,O/X"] + rows + [",,,", ",총 10개,맞은 개수,8"])
        #expect(read.pairs == Self.pairs)
        // Of another number it is a word as good as any.
        #expect(try list(["번호,단어,뜻,O/X"] + rows + [",총 3개,all three,O"]).rows.count == 11)
    }

    @Test("Two languages in one heading name one of them") func gluedLanguages() throws {
        let rows = ["gilet\tzipper", "Volonté\twill", "Mouillé\twet", "Poids\tWeights", "veau\tveal", "Laid(e)/moche\tUgly"]
        #expect(try list(["French \tEnglishDeutch"] + rows, .english).pairs.first == "gilet=zipper")
    }
}
