import Testing
import VocabCore
import VocabTestSupport

@Suite struct InferredPartOfSpeechTests {
    /// What is inferred for an English term that shows nothing itself.
    private func part(_ meaning: String) -> PartOfSpeech? { PartOfSpeech.inferred(term: "blick", meaning: meaning) }

    @Test("A name at the head of the meaning decides, whatever the rest looks like")
    func namedAtHead() {
        for (meaning, expected) in [
            ("n. 포기하다", PartOfSpeech.noun), ("v. 사과", .verb), ("[명] 버리다", .noun), ("(동) 사과", .verb), ("〔부〕 사과", .adverb),
            ("【형】 사과", .adjective), ("adj. 사과", .adjective), ("명사: 버리다", .noun), ("동사 : 사과", .verb), ("adv. to go", .adverb),
            ("noun: to go", .noun), ("v./n. 사과", .verb), ("(noun, verb) 가다", .noun), ("prep. ~의 위에", .preposition),
        ] {
            #expect(part(meaning) == expected, "\(meaning)")
        }
    }

    @Test("The head is no name: the rest is read")
    func noName() {
        for (meaning, expected) in [
            ("a.m. 오전", PartOfSpeech.noun), ("(계획을) 포기하다", .verb), ("[격식] 슬픈", .adjective), ("동: 구리", .noun), ("예: 버리다", .noun),
        ] {
            #expect(part(meaning) == expected, "\(meaning)")
        }
    }

    @Test(
        "Korean verbs",
        arguments: [
            "버리다", "포기하다, 단념하다", "(계획을) 버리다", "~을 가져오다", "변경시키다", "사용되다", "할 수 있다", "항목별로 적다", "시키 다", "지도하다", "바꾸다",
            "둘러싸다", "다니다", "먹다.", "① 걷다", "비판[평론]하다", "3배로 늘리다",
        ])
    func koreanVerbs(meaning: String) { #expect(part(meaning) == .verb) }

    @Test(
        "Korean adjectives",
        arguments: [
            "아름다운", "행복한", "경제적인", "국내의", "숙련된", "오래가는", "작은", "큰", "긴", "나쁜", "슬픈", "느린", "빠른", "뛰어난", "갖춘", "노란", "엄청난",
            "널리 퍼진", "활기찬", "진행 중인", "믿을 만한", "자연스러운", "해로운", "세계적 인", "아름답다", "행복하다", "해롭다", "자연스럽다", "관계없다", "신기한",
            "우주의", "(가격이) 부담 없는", "아닌", "미친",
        ])
    func koreanAdjectives(meaning: String) { #expect(part(meaning) == .adjective) }

    @Test(
        "Korean adverbs",
        arguments: [
            "빠르게", "천천히", "경제적으로", "실제로", "서로", "처음에", "끊임없이", "매우, 대단히", "자주", "점점 더", "힘껏", "놀랍게도", "대개는", "거의", "많이",
            "최대한", "예컨대", "서둘러서",
        ])
    func koreanAdverbs(meaning: String) { #expect(part(meaning) == .adverb) }

    @Test(
        "Korean nouns, also those that end as adjectives, adverbs and verbs do",
        arguments: [
            "사과", "제한", "유통 기한", "권한", "국제 회의", "동의", "주의", "자본주의", "낙천주의", "승인", "법인", "행운", "은", "어른", "기린", "비난", "사진", "가게",
            "몸무게", "도로", "고속도로", "피로", "바다", "급여", "버림", "달리기", "마실 것", "놀이", "보고서", "불만", "태도", "창고", "장면", "이해", "혼란",
        ])
    func koreanNouns(meaning: String) { #expect(part(meaning) == .noun) }

    @Test("Korean words that join others")
    func koreanJoints() {
        for (meaning, expected) in [
            ("~에 대하여", PartOfSpeech.preposition), ("~을 위해", .preposition), ("~에 따라", .preposition), ("~까지", .preposition),
            ("~에도 불구하고", .preposition), ("~의 옆에", .preposition), ("전에", .preposition), ("그리고", .conjunction),
            ("그러나", .conjunction),
            ("~이지만", .conjunction), ("~때문에", .conjunction), ("~하는 한", .conjunction), ("만약 ~라면", .conjunction),
            ("~하자마자", .conjunction),
            ("그녀", .pronoun), ("우리의", .determiner), ("안녕", .interjection), ("감사합니다", .phrase), ("안녕하세요", .phrase),
        ] {
            #expect(part(meaning) == expected, "\(meaning)")
        }
    }

    @Test("English glosses")
    func english() {
        for (meaning, expected) in [
            ("to give up", PartOfSpeech.verb), ("(1) to go", .verb), ("be surprised; be amazed", .verb), ("organize", .verb),
            ("give", .verb),
            ("a fruit", .noun), ("the past", .noun), ("information, knowledge", .noun), ("darkness", .noun), ("payment", .noun),
            ("ability", .noun), ("family", .noun), ("table", .noun), ("hospital", .noun), ("height measurement (of body)", .noun),
            ("famous", .adjective), ("careful", .adjective), ("reliable", .adjective), ("active", .adjective),
            ("musical", .adjective),
            ("friendly", .adjective), ("early", .adjective), ("very thin", .adjective), ("new; fresh", .adjective),
            ("slowly", .adverb), ("without hesitation", .adverb), ("always", .adverb), ("with", .preposition),
            ("because", .conjunction),
            ("we", .pronoun), ("every", .determiner),
        ] {
            #expect(PartOfSpeech.inferred(term: "ぐぐ", meaning: meaning) == expected, "\(meaning)")
        }
    }

    @Test("The term decides where the meaning shows nothing")
    func term() {
        for (term, meaning, expected) in [
            ("information", "thông tin", PartOfSpeech.noun), ("slowly", "chậm", .adverb), ("famous", "nổi tiếng", .adjective),
            ("to abandon", "abandonar", .verb), ("the apple", "manzana", .noun), ("el perro", "dog", .noun),
            ("la estación", "station", .noun),
            ("canción", "song", .noun), ("rápidamente", "fast track", .adverb), ("忙しい", "hectic", .adjective),
            ("가다", "go", .verb),
            ("아름답다", "flower-like", .adjective), ("사과", "apple", .noun),
        ] {
            #expect(PartOfSpeech.inferred(term: term, meaning: meaning) == expected, "\(term)")
        }
    }

    @Test("The meaning is believed, not an English term that looks otherwise")
    func conflict() {
        for (term, meaning, expected) in [
            ("information", "알리다", PartOfSpeech.verb), ("slowly", "느린", .adjective), ("organize", "조직", .noun),
            ("famous", "to make known", .verb),
        ] {
            #expect(PartOfSpeech.inferred(term: term, meaning: meaning) == expected, "\(term)")
        }
    }

    @Test("Words that a grammar lists are what it says, unless their meaning is a verb")
    func grammar() {
        for (term, meaning, expected) in [
            ("via", "경유하여", PartOfSpeech.preposition), ("due to", "~ 때문에", .preposition), ("whether", "~인지 아닌지", .conjunction),
            ("However", "하지만", .adverb), ("everyone", "모든 사람", .pronoun), ("many", "많은", .determiner),
            ("wow", "우와", .interjection),
            ("good morning", "좋은 아침", .phrase), ("mine", "광산", .noun), ("past", "과거", .noun), ("over", "끝내다", .verb),
            ("그러니까", "so, therefore", .conjunction), ("어느", "which (of several)", .determiner), ("네", "yes", .interjection),
            ("감사합니다", "thank you", .phrase), ("뒤", "behind, back", .noun), ("검은색", "black", .noun), ("빨리", "quickly", .adverb),
            ("급하다", "urgent", .adjective), ("기다리다", "to wait", .verb), ("조용히", "silent", .adverb),
        ] {
            #expect(PartOfSpeech.inferred(term: term, meaning: meaning) == expected, "\(term)")
        }
    }

    @Test("A syllable in brackets behind a word is how it also ends")
    func bracketedEnds() {
        for (meaning, expected) in [
            ("다음(의)", PartOfSpeech.adjective), ("조용(한), 고요", .adjective), ("기업(체)", .noun), ("운전 (의)", .noun),
            ("과일(사과의)", .noun),
        ] { #expect(part(meaning) == expected, "\(meaning)") }
    }

    @Test("A Korean term with a Korean meaning speaks for itself")
    func koreanTerms() {
        for (term, expected) in [
            ("마시다", PartOfSpeech.verb), ("든든하다", .adjective), ("매우", .adverb), ("기관", .noun), ("분01", .noun), ("제한", .noun),
        ] {
            for meaning in ["물을 마시다", "든든한 기분", "잘못 보거나 잘못 생각함"] {
                #expect(PartOfSpeech.inferred(term: term, meaning: meaning) == expected, "\(term): \(meaning)")
            }
        }
    }

    @Test(
        "Nothing is made up where nothing shows it",
        arguments: [
            ("blick", "mud"), ("rojo", "viết"), ("猫", "cat"), ("", ""), ("blick", "(…)"), ("blick", "42"), ("кот", "кіт"),
            ("ぐぐ", "ネコ"),
        ])
    func unknown(term: String, meaning: String) {
        #expect(PartOfSpeech.inferred(term: term, meaning: meaning) == nil)
    }

    @Test("난 after another word is an adjective, alone a noun; 고 is an adverb's end after a verb's stem")
    func koreanEnds() {
        for (meaning, expected) in [
            ("화가 난", PartOfSpeech.adjective), ("고장 난", .adjective), ("흠집이 난", .adjective), ("난", .noun), ("비난", .noun),
            ("재난", .noun),
            ("개의치 않고", .adverb), ("그건 그렇고", .adverb), ("역경을 무릅쓰고", .adverb), ("~의 위험을 무릅쓰고", .preposition),
            ("~을 제외하고", .preposition),
            ("~에도 불구하고", .preposition),
            ("보고", .noun), ("광고", .noun), ("창고", .noun), ("재고", .noun), ("정리 해고", .noun),
        ] {
            #expect(part(meaning) == expected, "\(meaning)")
        }
    }

    @Test("An English adjective is one also where its meaning ends as a verb's does")
    func englishAdjectives() {
        for (term, meaning, expected) in [
            ("courteous", "예의를 차리다", PartOfSpeech.adjective), ("plentiful", "남아돌다", .adjective),
            ("sufficient", "모자라지 않다", .adjective),
            ("edible", "먹어도 되다", .adjective), ("restless", "가만히 못 있다", .adjective), ("specific", "딱 들어맞다", .adjective),
            ("enable", "할 수 있게 하다", .verb), ("survive", "살아남다", .verb), ("mimic", "흉내 내다", .verb), ("bless", "축복하다", .verb),
            ("ponder", "곰곰이 생각하다", .verb),
        ] {
            #expect(PartOfSpeech.inferred(term: term, meaning: meaning) == expected, "\(term)")
        }
    }

    @Test("Meanings in other languages are read where they tell; where they do not, the term is, or nothing")
    func otherLanguages() {
        for (term, meaning, expected) in [
            ("blick", "走る", PartOfSpeech.verb), ("blick", "高い", .adjective), ("blick", "美しい", .adjective),
            ("blick", "静かな", .adjective),
            ("blick", "静かに", .adverb), ("blick", "美丽的", .adjective), ("blick", "目的", .noun), ("blick", "学校", nil),
            ("blick", "テーブル", nil),
            ("blick", "sự phát triển", .noun), ("blick", "người bạn", .noun), ("blick", "làm sạch", .verb),
            ("blick", "đáng yêu", .adjective),
            ("blick", "nổi tiếng", nil), ("blick", "der Hund", .noun), ("blick", "Möglichkeit", .noun),
            ("blick", "sich erinnern", .verb),
            ("blick", "organisieren", .verb), ("blick", "freundlich", .adjective), ("blick", "laufen", nil),
            ("blick", "le chien", .noun), ("blick", "se laver", .verb), ("blick", "el perro", .noun), ("blick", "canción", .noun),
            ("blick", "realizar", .verb), ("blick", "rápidamente", .adverb), ("blick", "correr", nil),
            ("famous", "nổi tiếng", .adjective), ("information", "信息", .noun),
        ] as [(String, String, PartOfSpeech?)] {
            #expect(PartOfSpeech.inferred(term: term, meaning: meaning) == expected, "\(meaning)")
        }
    }
}
