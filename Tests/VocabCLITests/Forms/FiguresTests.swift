import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Figures and dates on the screens.
@Suite("Figures as they are read") struct FiguresTests {
    @Test("the hardest words stand in the order of what is told of them") func hardest() throws {
        let play = Play(language: "en")
        try play.putTwelveWords()
        // The first was forgotten after it was known, the second missed more often.
        try play.putAnswers([
            AnswerOnDay(0, .right, daysAgo: 9), AnswerOnDay(0, .wrong, daysAgo: 5), AnswerOnDay(1, .wrong, daysAgo: 5),
            AnswerOnDay(0, .wrong, daysAgo: 4), AnswerOnDay(1, .wrong, daysAgo: 4), AnswerOnDay(2, .wrong, daysAgo: 4),
            AnswerOnDay(1, .wrong, daysAgo: 3), AnswerOnDay(2, .wrong, daysAgo: 3),
        ])
        let stats = play.run("stats").console.results
        let single = Play(language: "en")
        try single.putTwelveWords()
        try single.putAnswers([AnswerOnDay(3, .wrong, daysAgo: 4)])
        #expect(!single.run("stats").console.results.contains("Missed most often"), "once is not often")
        #expect(
            stats.contains("Missed most often: due (missed 3 of 3), waive (missed 2 of 2), overdue (missed 2 of 3)\n"), "\(stats)"
        )
    }

    @Test("the heat map names the first and the current month where there is room", arguments: Language.allCases, [40, 80, 120])
    func months(_ language: Language, _ columns: Int) throws {
        let style = Style(isPlain: false, width: columns, columns: testColumns, hasColors: false)
        for number in stride(from: 20_400, to: 20_800, by: 9) {
            let today = Day(number: number)
            let line = bare(HeatMap([DayCount(day: today)], today: today, style, language).lines[0])
            // Where there is no room for all names, months are numbers.
            let isNamed = language == .english || line.contains("월")
            func label(_ month: Int) -> String { isNamed ? StatsPhrase.month(month).text(in: language) : "\(month)" }
            let name = label(today.date.month)
            let nameWidth = language == .korean ? 2 : 3
            let room = columns - nameWidth - 1
            let cell = room >= 106 ? 2 : 1
            let weeks = min(53, room / cell)
            // The week in which the month began, if there is room behind it.
            let first = today.advanced(by: 1 - today.date.day)
            let week = weeks - 1 - first.monday.distance(to: today.monday) / 7
            if week * cell + testColumns.count(name) <= room {
                let column = nameWidth + 1 + week * cell
                #expect(testColumns.count(line) >= column && line.hasSuffix(name), "\(today): \(line)")
            }
            #expect(testColumns.count(line) <= columns)
            let oldest = today.monday.advanced(by: -7 * (weeks - 1) + 6)
            let next = oldest.advanced(by: 32 - oldest.date.day)
            let column = oldest.monday.distance(to: next.advanced(by: 1 - next.date.day).monday) / 7 * cell
            #expect(line.split(separator: " ").count * 31 >= (weeks - 5) * 7, "\(today): \(line)")
            let isAlone = column > testColumns.count(label(oldest.date.month))
            if isAlone {
                let text = String(repeating: " ", count: nameWidth + 1) + label(oldest.date.month)
                #expect(line.hasPrefix(text), "\(today): \(line)")
            }
        }
    }

    @Test("days on which nothing comes back are left out") func zeros() throws {
        for (korean, english) in [("모레 3개 · 7일 안에 3개", "3 in two days, 3 within 7 days")] {
            #expect(DuePhrase.forecast(tomorrow: 0, dayAfter: 3, week: 3).korean == korean)
            #expect(DuePhrase.forecast(tomorrow: 0, dayAfter: 3, week: 3).english == english)
            #expect(StudyPhrase.comesBack(tomorrow: 0, dayAfter: 3, week: 3).korean == "다시 볼 단어: " + korean)
            #expect(StudyPhrase.comesBack(tomorrow: 0, dayAfter: 3, week: 3).english == "Next: " + english)
        }
        #expect(DuePhrase.waiting(due: 0, new: 5).korean == "오늘 새 단어 5개")
        #expect(DuePhrase.waiting(due: 4, new: 0).english == "Today: 4 to review")
        #expect(DoorPhrase.waiting(due: 0, new: 5, minutes: 2).korean == "오늘 새 단어 5개 · 약 2분")
        let play = Play(language: "en")
        try play.putTwelveWords()
        try play.putAnswers([AnswerOnDay(0, .wrong, daysAgo: 0)])
        #expect(!play.run("due").console.results.contains(" 0 "), "\(play.run("due").console.results)")
    }

    @Test("a round with a seed and the challenge of the day tell when a word comes back", arguments: ["--seed 1", "--daily"])
    func comesBack(_ option: String) throws {
        let play = Play(language: "en")
        try play.putTwelveWords()
        let keys: [ScriptedConsole.Step] = [.key("s"), .key("s"), .key("q")]
        let round = play.run("quiz 토익 \(option)", on: ScriptedConsole(keys)).console.screen
        #expect(round.contains("It comes back "), "\(round)")
        #expect(round.contains(#/Next: \d/#) || round.contains("still wait"), "\(round)")
    }

    @Test("a word skipped a moment ago was not known today") func skipped() throws {
        let play = Play()
        try play.put("책상", [("lose", "잃다"), ("gain", "얻다"), ("pay", "내다"), ("sell", "팔다")])
        let keys: [ScriptedConsole.Step] =
            Array(repeating: [.key("s"), .key(" ")], count: 6).flatMap { $0 } + [.key("q")]
        let film = play.run("quiz", on: .terminal([.line("1")] + keys)).console.film
        #expect(film.contains("오늘 모름") && !film.contains("지난번"), "\(film)")
    }
}
