import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Histories that are there but cannot be read, or lie in the future.
@Suite("a history that does not count") struct UnreadableHistoryTests {
    /// A learner whose history is no file.
    private func unreadable() throws -> Play {
        let play = Play(language: "en")
        try play.putFruit()
        play.putFile("history/\(Identifier<Device>.sample(77)).jsonl/inside", [])
        return play
    }

    @Test(
        "is told, with the exit code of stats, and nobody looks like a new learner",
        arguments: [
            ["list", "--state", "new"], ["books"], ["plan"], ["due"], ["due", "--short"], ["quiz", "과일"],
            ["export", "과일", "--format", "json", "--history"],
        ])
    func told(command: [String]) throws {
        let play = try unreadable()
        let stats = play.run("stats")
        let run = play.run(command, on: ScriptedConsole([.key("q")]))
        #expect(stats.status != .done)
        #expect(run.status == stats.status || command[0] == "quiz" && run.status != .done)
        #expect(run.console.alerts.components(separatedBy: "Cannot be read or written").count == 2, "\(run.console.alerts)")
    }

    @Test("from the future is told by due, not taken for no answers", arguments: ["ko", "en"]) func future(language: String)
        throws
    {
        let play = Play(language: language)
        try play.putFruit()
        let bookcase = try #require(try play.onlyBookcase())
        try play.putAnswers(
            (0..<3).map { number in
                Review(
                    at: Timestamp(secondsSince1970: 1_895_000_000 + number), word: bookcase.words[number].id,
                    bookcase: bookcase.id, direction: .forward, outcome: .right, milliseconds: 900)
            })
        let due = play.run("due").console.screen
        let phrase = StatsPhrase.ignored(3)
        #expect(due.contains(language == "ko" ? phrase.korean : phrase.english))
        #expect(!due.contains((language == "ko" ? DuePhrase.nothingAnswered.korean : DuePhrase.nothingAnswered.english)))
    }

    @Test("from 1970 is named by the doctor, and changes nothing else", arguments: ["ko", "en"]) func past(language: String)
        throws
    {
        let play = Play(language: language)
        try play.putFruit()
        let bookcase = try #require(try play.onlyBookcase())
        func reviews(at moments: Range<Int>) -> [Review] {
            moments.map { moment in
                Review(
                    at: Timestamp(secondsSince1970: moment), word: bookcase.words[moment % 3].id, bookcase: bookcase.id,
                    direction: .forward, outcome: .right, milliseconds: 900)
            }
        }
        func screens() -> [String] {
            ["due", "due --short", "stats", "stats --json", "calendar", "wrong", "books"].map { play.run($0).console.screen }
        }
        try play.putAnswers(reviews(at: 1_794_900_000..<1_794_900_003))
        let honest = screens()
        try play.putAnswers(reviews(at: 1_794_900_000..<1_794_900_003) + reviews(at: 100..<105))
        #expect(screens() == honest)
        let doctor = play.run("doctor")
        let finding = Finding.answersWithoutDate(5)
        #expect(doctor.status == .done && doctor.console.screen.contains(language == "ko" ? finding.korean : finding.english))
        #expect(!doctor.console.alerts.contains(language == "ko" ? DoctorPhrase.allWell.korean : DoctorPhrase.allWell.english))
    }

    @Test("settings that cannot be read are told once by due --short") func once() throws {
        let play = Play(language: "en")
        try play.putFruit()
        play.putFile("settings.json", Array("{".utf8))
        let due = play.run("due --short")
        #expect(due.status == .badData)
        #expect(due.console.alerts.components(separatedBy: "[Alert]").count == 2)
    }

    @Test("doctor does not say that all is well with parameters that cannot be used") func parameters() throws {
        let play = Play(language: "en")
        try play.putFruit()
        play.putFile("settings.json", Array(#"{"format":1,"memory":{"model":"FSRS-6","parameters":[1,2]}}"#.utf8))
        let doctor = play.run("doctor").console
        #expect(!doctor.screen.contains("All is well") && doctor.results.contains("The standard parameters are used."))
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = self[...]
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
