import Testing
import VocabTestSupport

@testable import VocabCLI

/// A name near a known one is answered with the same command and that name.
@Suite("Near names") struct NearNameTests {
    private func nextStep(_ command: [String], _ play: Play) -> String? {
        let alerts = play.run(command).console.alerts
        return alerts.split(separator: "Next: ").dropFirst().first.map { String($0.prefix { $0 != "\n" }) }
    }

    private func shelf() throws -> Play {
        let play = Play(language: "en")
        try play.putFruit()
        try play.put("간식", [("ice cream", "아이스크림"), ("-oh", "오")])
        return play
    }

    @Test(
        "a command, a bookcase or a term is replaced where it stands, in quotes where it needs them, and the rest stays",
        arguments: [
            (["qiuz", "--book", "과일"], "vocab quiz --book 과일"), (["book", "shwo", "과일"], "vocab book show 과일"),
            (["help", "wroksheet"], "vocab help worksheet"), (["help", "book", "ad"], "vocab help book add"),
            (["list", "--book", "과알", "--json"], "vocab list --book 과일 --json"),
            (["quiz", "--book", "간식", "--book", "과알", "--seed", "3"], "vocab quiz --book 간식 --book 과일 --seed 3"),
            (["setup", "--book", "과알", "--count", "3"], "vocab setup --book 과일 --count 3"),
            (["book", "rename", "과알", "열매"], "vocab book rename 과일 열매"),
            (["edit", "graep", "--meaning", "큰 포도"], "vocab edit grape --meaning '큰 포도'"),
            (["show", "ice craem"], "vocab show 'ice cream'"), (["show", "--", "-ho"], "vocab show -- -oh"),
            (["remove", "aple", "--yes", "--book=과일"], "vocab remove apple --yes --book=과일"),
        ])
    func replaced(_ command: [String], _ next: String) throws {
        #expect(try nextStep(command, shelf()) == next)
    }

    @Test("the proposed command does what was meant") func proposalWorks() throws {
        let play = try shelf()
        #expect(play.run(["show", "ice cream"]).console.results.hasPrefix("ice cream\n"))
        #expect(play.run(["show", "--", "-oh"]).console.results.hasPrefix("-oh\n"))
        #expect(play.run(["list", "--book", "과일", "--json"]).status == .done)
    }

    @Test("a word that is nearest in two bookcases is offered once") func offeredOnce() throws {
        let play = Play(language: "ko")
        try play.putFruit()
        try play.put("채소", [("apple", "능금")])
        expectText(
            play.run("show aple").console.alerts,
            """
            [알림] 단어를 찾을 수 없습니다.
            ‘aple’ 단어는 없습니다.
            혹시: apple?
            다음: vocab show apple
            """)
    }

    @Test("a term in several bookcases is asked for with the first of them, and that command works") func ambiguous() throws {
        let play = try shelf()
        try play.put("채소", [("apple", "능금")])
        #expect(nextStep(["remove", "apple", "--yes"], play) == "vocab remove apple --yes --book 과일")
        #expect(play.run("remove apple --yes --book 과일").status == .done)
        #expect(play.run("show apple").console.results == "apple\nmeaning: 능금\nBookcase: 채소\n")
    }
}
