import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("English words as Koreans say them") struct LoanwordTests {
    private func isSound(_ hangul: String, _ term: String) -> Bool { Loanword.isSound(Array(hangul.unicodeScalars), of: term) }

    @Test(
        "They are known by their sound, whatever is silent in them",
        arguments: [
            ("인보이스", "invoice"), ("컴퓨터", "computer"), ("스케줄", "schedule"), ("택시", "taxi"), ("로봇", "robot"),
            ("텔레비전", "television"),
            ("매니저", "manager"), ("샌드위치", "sandwich"), ("아이스크림", "ice cream"), ("엘리베이터", "elevator"), ("나이프", "knife"),
            ("스테이션", "station"), ("인플레이션", "inflation"), ("픽처", "picture"), ("알레르기", "allergy"), ("콘트랙트", "Contract"),
            ("체크아웃", "checkout"), ("프랜차이즈", "franchise"), ("카페", "café"), ("라이트", "light"),
        ])
    func known(hangul: String, term: String) { #expect(isSound(hangul, term)) }

    @Test(
        "Other words are none, and neither are words too short to tell",
        arguments: [
            ("바다", "bed"), ("나무", "name"), ("비행기", "plane"), ("매운", "man"), ("라디오", "light"), ("치약", "cake"), ("소개", "cake"),
            ("마우스", "miss"), ("책", "check"), ("", "invoice"), ("인보이스", ""), ("invoice", "invoice"), ("인보이스", "송장"),
        ])
    func unknown(hangul: String, term: String) { #expect(!isSound(hangul, term)) }

    @Test("What is endless is judged at once") func endless() throws {
        let word = try Word.sample(term: String(repeating: "invoice", count: 2_000), meaning: "송장")
        let question = try Question(typed: word, in: .sample(words: [word]), direction: .forward)
        #expect(question.judgement(of: String(repeating: "인보이스", count: 1_000)).verdict == .wrong)
    }
}
