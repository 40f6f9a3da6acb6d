import Testing

@testable import VocabCore
@testable import VocabLists

/// Lists that look like what other rules tell, and are read as they stand.
@Suite("Lists that look like others") struct ColumnLookalikeTests: EnglishReading {
    let words: EnglishWords

    init() throws { words = try EnglishWords(EnglishWords.kept()) }

    private func korean(_ lines: [String]) throws -> WordList {
        try list(lines) {
            $0.learner.language = .korean
            $0.koreanWords = { KoreanWords([Array("콩팥,혈압,위,생선,부엌,집,사과".utf8)]) }
        }
    }

    @Test("Dots inside of words part nothing, and sentences keep their marks") func signs() throws {
        let phrases = ["either ... or,둘 중 하나", "neither ... nor,둘 다 아닌", "so ... that,너무", "too ... to,하기엔"]
        #expect(try korean(phrases).column(.term)[0] == "either ... or")
        let questions = [
            "How are you? 어떻게 지내세요", "Where is the station? 역이 어디예요", "How much is it? 얼마예요", "What time is it? 몇 시예요",
        ]
        #expect(try korean(questions).column(.term)[0] == "How are you?")
        let senses = ["abandon 버리다,포기하다", "ability 능력,재능", "able 할 수 있는,유능한", "about 대략,약", "above 위에,초과"]
        #expect(try korean(senses).pairs[0] == "abandon=버리다,포기하다")
    }

    @Test("Meanings in the learner's own letters stay meanings, whatever stands beside them or uses them") func ownSide() throws {
        let examples = [
            "apple,사과,사과를 먹었다.,I ate an apple.", "book,책,책을 읽었다.,I read a book.", "water,물,물을 마셨다.,I drank water.",
            "dog,개,개가 짖었다.,The dog barked.",
        ]
        #expect(try korean(examples).pairs[0] == "apple=사과")
        let beside = ["la mesa,테이블 table", "el ordenador,컴퓨터 computer", "el café,커피 keopi", "el taxi,택시 taeksi"]
        #expect(try korean(beside).column(.term)[0] == "la mesa")
        let capitals = ["Japan,도쿄 (Tokyo)", "France,파리 (Paris)", "Italy,로마 (Roma)", "Spain,마드리드 (Madrid)", "Canada,오타와 (Ottawa)"]
        #expect(try korean(capitals).column(.term)[0] == "Japan")
        let unusual = ["nephritis,신우신염,콩팥", "hypertension,고혈압증,혈압", "gastritis,위축염,위", "salmon,연어과,생선"]
        #expect(try korean(unusual).pairs[0] == "nephritis=신우신염")
    }

    @Test("Letters in brackets that stand for quantities and sizes are no genders") func letters() throws {
        let quantities = [
            "frequency (f),진동수", "mass (m),질량", "force (F),힘", "speed (v),속력", "time (t),시간", "slope (m),기울기", "focus (f),초점",
        ]
        #expect(try korean(quantities).column(.partOfSpeech).allSatisfy { $0 != "f" && $0 != "m" })
        let units = ["metre (m),미터", "farad (F),패럿", "newton (N),뉴턴", "gram (g),그램"]
        #expect(try korean(units).column(.partOfSpeech).allSatisfy(\.isEmpty))
        let forms = ["говорить с.,말하다", "дружить с.,사귀다", "рядом с.,옆에", "дом м.,집"]
        #expect(try korean(forms).column(.term)[0] == "говорить с.")
    }

    @Test("Signs that meanings hold stay in them") func meanings() throws {
        let signs = ["inequation,a ≠ b 꼴의 식", "implication,p ← q 논리", "left shift,x <- y 대입", "distinct,서로 ≠ 다른"]
        #expect(try korean(signs).column(.meaning) == ["a ≠ b 꼴의 식", "p ← q 논리", "x <- y 대입", "서로 ≠ 다른"])
    }

    @Test("Columns of forms, names and letters of a spreadsheet hold no further senses") func columns() throws {
        let family = ["한국어,명사,동사", "결정,decision,decide", "행동,action,act", "아름다움,beauty,", "걷다,,walk", "돌봄,care,care"]
        #expect((try? korean(family))?.pairs.contains("결정=decision; decide") != true)
        let sheet = ["A,B,C,D", "apple,사과,영어,유나", "pear,배,영어,철수", "plum,자두,영어,영희", "fig,무화과,영어,민수"]
        #expect((try? korean(sheet))?.column(.meaning).contains("사과; 영어; 유나") != true)
        let named = ["foreign_word,korean_word", "apple,사과", "pear,배", "plum,자두", "fig,무화과"]
        #expect(try korean(named).pairs[0] == "apple=사과")
    }

    @Test("Sections and rows of words on top are no settings and no titles") func tops() throws {
        let sections = ["[General]", "army - 군대", "navy - 해군", "[Medical]", "nurse - 간호사", "doctor - 의사", "ward - 병동"]
        #expect(try korean(sections).rows.count == 5)
        let rows = ["apple,사과", "pear,배", "단어,뜻,품사", "go,가다,동사", "eat,먹다,동사", "run,달리다,동사"]
        #expect(try korean(rows).pairs.prefix(2) == ["apple=사과", "pear=배"])
    }

    @Test("What else markup says of words is not lost") func markup() throws {
        let named =
            ["<list>"]
            + [("apple", "사과"), ("pear", "배"), ("plum", "자두")].map { "<word lang=\"en\" meaning=\"\($0.1)\">\($0.0)</word>" } + [
                "</list>"
            ]
        #expect(try korean(named).pairs == ["apple=사과", "pear=배", "plum=자두"])
        let examples =
            ["<list>"]
            + [("apple", "사과"), ("pear", "배"), ("plum", "자두")].map {
                "<word><en>\($0.0)</en><ko>\($0.1)</ko><ex lang=\"en\">I eat it.</ex><ex lang=\"ko\">먹는다.</ex></word>"
            } + ["</list>"]
        #expect(try korean(examples).pairs == ["apple=사과", "pear=배", "plum=자두"])
        let records = [("apple", "사과"), ("pear", "배"), ("plum", "자두")].flatMap {
            ["BEGIN:CARD", "HW:\($0.0)", "DF:\($0.1)", "DF:과일", "END:CARD"]
        }
        #expect(try korean(records).pairs[0] == "apple=사과; 과일")
    }

    @Test("Braces that nothing closes cost no time") func unclosed() {
        let entries = (0..<3).map { "\\newacronym{a\($0)}{A\($0)}{뜻}" } + Array(repeating: "\\newacronym{", count: 20_000)
        let clock = ContinuousClock()
        let time = clock.measure { _ = try? korean(entries) }
        #expect(time < .seconds(20))
    }
}
