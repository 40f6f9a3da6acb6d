import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Forms of Korean verbs and adjectives") struct KoreanFormsTests {
    private func isForm(_ form: String, of word: String) -> Bool {
        KoreanForms.isForm(Array(form.unicodeScalars)[...], of: Array(word.unicodeScalars)[...])
    }

    @Test(
        "They are known with every irregularity, in attributes, in polite speech and in the past",
        arguments: [
            ("멀다", ["먼", "멀어요", "멀", "멀었다", "멉니다"]), ("넓다", ["넓은", "넓어", "넓게"]), ("빌리다", ["빌려요", "빌려", "빌렸다", "빌린", "빌리는"]),
            ("시끄럽다", ["시끄러워요", "시끄러운"]), ("작다", ["작은", "작아요"]), ("웃다", ["웃었다", "웃는"]), ("만나다", ["만나요", "만났다", "만날"]),
            ("돕다", ["도와요", "도왔다", "도운"]), ("가다", ["갔다", "가요", "갑니다"]), ("먹다", ["먹어요", "먹을"]), ("듣다", ["들어요", "들은", "들었다"]),
            ("공부하다", ["공부해요", "공부했다", "공부해"]), ("힘내다", ["힘내", "힘내요"]), ("쓰다", ["써요", "썼다", "쓴"]), ("바쁘다", ["바빠요", "바쁜"]),
            ("빠르다", ["빨라요", "빨랐다", "빠른"]), ("짓다", ["지어요", "지은"]), ("빨갛다", ["빨간", "빨개요"]), ("되다", ["돼요", "됐다", "된"]),
            ("주다", ["줘요", "줬다"]), ("보다", ["봐요", "봤어요"]), ("울다", ["울어요", "우는"]), ("마시다", ["마셔요"]), ("살다", ["삽니다", "산"]),
        ])
    func forms(word: String, forms: [String]) {
        for form in forms { #expect(isForm(form, of: word), "\(form): \(word)") }
    }

    @Test(
        "Other words are none",
        arguments: [
            ("가다", "오다"), ("가다", "간다고"), ("먹다", "먹이"), ("보다", "보이다"), ("사과", "사과는"), ("다", "는"), ("크다", "작은"), ("eat", "eaten"),
        ])
    func others(word: String, other: String) {
        #expect(!isForm(other, of: word))
    }

    @Test("A typed answer in another form gets a second try, and one that is another word does not") func typed() throws {
        let bookcase = try Bookcase.sample(words: [
            try .sample(term: "far", meaning: "멀다"), try .sample(term: "borrow", meaning: "빌리다"),
            try .sample(term: "noisy", meaning: "시끄럽다"),
            try .sample(term: "distant", meaning: "먼"),
        ])
        func verdict(_ text: String, _ index: Int) -> TypedJudgement.Verdict {
            TypedAnswerKey(of: Question(typed: bookcase.words[index], in: bookcase, direction: .forward)).verdict(on: text)
        }
        for (text, index) in [("빌려요", 1), ("시끄러운", 2), ("멀어요", 0)] {
            guard case .nearly(let miss) = verdict(text, index) else {
                Issue.record("\(text)")
                continue
            }
            #expect(miss.kind == .form)
        }
        guard case .another(let choice) = verdict("먼", 0) else {
            Issue.record("another word")
            return
        }
        #expect(choice.word.term == "distant")
    }
}
