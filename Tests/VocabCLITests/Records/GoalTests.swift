import Testing
import VocabTestSupport

@testable import VocabCLI

/// What another goal would bring, and cost.
@Suite("stats --goal") struct GoalTests {
    private func play(_ language: String) throws -> Play {
        let play = Play(language: language)
        try play.putTwelveWords()
        try play.putHalfAYear()
        return play
    }

    @Test("four goals and the learner's own, each with words and minutes, and how to change it", arguments: ["ko", "en"])
    func told(language: String) throws {
        let play = try play(language)
        play.run("setup --retention 0.88")
        let lines = play.run("stats --goal").console.results.split(separator: "\n").map(String.init)
        let isKorean = language == "ko"
        #expect(lines.count == 7, "\(lines)")
        for (line, goal) in zip(lines.dropFirst(), [80, 85, 88, 90, 95]) {
            #expect(line.contains(isKorean ? "\(goal)%: " : "\(goal) %: "), "\(line)")
            #expect(line.contains(isKorean ? "지금 목표" : "your goal now") == (goal == 88), "\(line)")
        }
        #expect(lines.last?.contains("setup --retention 0.85") == true)
    }

    @Test("a program gets the same, more answers a day for a higher goal") func json() throws {
        let json = try JSONValue(play("en").run("stats --goal --json").console.results)
        let answers = json["goals"].array.compactMap { Double($0["answersPerDay"].raw) }
        #expect(answers.count == 4 && answers == answers.sorted() && answers[0] < answers[3])
        #expect(json["words"] == .other("12") && json["days"] == .other("100"))
    }

    @Test("without words there is nothing to promise") func empty() {
        #expect(Play(language: "en").run("stats --goal").status == .done)
    }
}
