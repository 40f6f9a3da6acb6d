import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct HistoryFileTests {
    private func review(_ number: UInt64) -> Review {
        Review(
            at: .sample, word: .sample(number), bookcase: .sample(9), direction: .reverse, outcome: .wrong, chosen: .sample(8),
            hints: 1,
            milliseconds: Int(number))
    }

    private func line(_ line: HistoryLine) -> String { String(decoding: line.unnumbered(), as: UTF8.self) }

    private func answer(_ number: UInt64) -> String { line(.review(.sample(number), review(number))) }

    private func undo(_ number: UInt64) -> String { line(.undo(.sample(number), at: .later)) }

    private func redo(_ number: UInt64) -> String { line(.redo(.sample(number), at: .later)) }

    private func file(_ text: String...) -> HistoryFile { HistoryFile(Array(text.joined().utf8)) }

    @Test("Every kind of line is read as it was written")
    func lines() throws {
        for line in [
            HistoryLine.review(.sample(1), review(1)), .review(nil, review(2)), .undo(.sample(1), at: .later),
            .redo(.sample(1), at: .sample),
            .review(
                .sample(3),
                Review(
                    at: .sample, word: .sample(1), bookcase: .sample(9), game: .typed, direction: .forward, outcome: .right,
                    milliseconds: 5)),
            .review(
                .sample(4),
                Review(
                    at: .sample, word: .sample(1), bookcase: .sample(9), game: .flashcards, direction: .forward,
                    outcome: .right, grade: .hard, choices: 3, milliseconds: 5)),
        ] {
            #expect(try HistoryLine(line.unnumbered().dropLast()) == line)
            let numbered = try HistoryLine.decode(Array(line.encoded(sequence: 12).dropLast()))
            #expect(numbered.line == line && numbered.sequence == 12)
        }
    }

    @Test("A last line without its line break is torn: it is no answer and no problem, wherever it was cut")
    func torn() {
        let whole = answer(1)
        for length in 1..<answer(2).utf8.count {
            let cut = HistoryFile(Array(whole.utf8) + Array(answer(2).utf8.prefix(length)))
            #expect(cut.reviews == [review(1)] && cut.broken.isEmpty && cut.tornAt == whole.utf8.count)
        }
        #expect(file(whole, answer(2)).tornAt == nil && file().tornAt == nil)
    }

    @Test("A broken line is told with its place, and the answers around it count")
    func broken() {
        let first = answer(1)
        for (text, column) in [
            ("{\"at\":", 7), ("nonsense", 1), ("[]", 1), ("{\"at\":\"soon\"}", 7), ("{} {}", 4), ("{\"at\":\"\u{1}\"}", 8),
        ] {
            let found = file(first, text + "\n", answer(2))
            #expect(found.reviews == [review(1), review(2)], "\(text)")
            #expect(found.broken.map(\.range) == [first.utf8.count..<(first.utf8.count + text.utf8.count)], "\(text)")
            #expect(found.broken.map(\.position) == [TextPosition(line: 2, column: column)], "\(text)")
        }
    }

    @Test("The answer of a known game that lacks its word is broken; what a later version may mean is not")
    func unknown() {
        let known = "{\"at\":\"2026-11-21T09:00:00Z\",\"game\":\"choice\",\"direction\":\"forward\",\"outcome\":\"right\""
        #expect(file(known + "}\n").broken.map(\.problem) == [.missing("word")])
        for text in [
            "{\"at\":\"2026-11-21T09:00:00Z\"}", "{\"at\":\"2026-11-21T09:00:00Z\",\"kind\":{\"a\":[1]}}",
            known.replacing("choice", with: "chess")
                + ",\"word\":\"\(Word.ID.sample(1))\",\"bookcase\":\"\(Bookcase.ID.sample(1))\"}",
        ] {
            let found = file(answer(1), text + "\n", answer(2))
            #expect(found.broken.isEmpty && found.reviews == [review(1), review(2)] && found.lines.count == 3, "\(text)")
        }
    }

    @Test("Blank lines say nothing, but count as lines", arguments: ["\n", "\r\n", "  \t\n", "\n\n \n"])
    func blank(text: String) {
        let found = file(text, answer(1), text, "x\n")
        #expect(found.reviews == [review(1)] && found.lines.map(\.sequence) == [text.utf8.count + answer(1).utf8.count])
        let blankLines = text.utf8.count { $0 == 0x0A }
        #expect(found.broken.map(\.position.line) == [2 * blankLines + 2])
    }

    @Test("An answer counts unless the last that was said of it is that it was taken back")
    func counting() {
        let both = answer(1) + answer(2)
        #expect(file(both).reviews.map(\.milliseconds) == [1, 2])
        #expect(file(both, undo(2)).reviews.map(\.milliseconds) == [1])
        #expect(file(both, undo(1)).reviews.map(\.milliseconds) == [2])
        #expect(file(both, undo(1), undo(1), redo(1)).reviews.map(\.milliseconds) == [1, 2])
        #expect(file(both, undo(2), redo(2), undo(2)).reviews.map(\.milliseconds) == [1])
        #expect(file(both, undo(7), redo(7)).reviews.map(\.milliseconds) == [1, 2])
        // Two histories that were put together may tell of the taking back first.
        #expect(file(undo(1), both).reviews.map(\.milliseconds) == [2])
        let nameless = line(.review(nil, review(3)))
        #expect(file(nameless, undo(3)).reviews.map(\.milliseconds) == [3])
    }

    @Test("Of the answers the last can be taken back first, and a new answer leaves nothing to do again")
    func steps() {
        let taken = file(answer(1), answer(2), undo(2), undo(1))
        #expect(taken.undoableActions.standing.isEmpty && taken.undoableActions.undone.map(\.id) == [.sample(2), .sample(1)])
        let again = file(answer(1), answer(2), undo(2), undo(1), redo(1))
        #expect(
            again.undoableActions.standing.map(\.id) == [.sample(1)] && again.undoableActions.undone.map(\.id) == [.sample(2)])
        let new = file(answer(1), answer(2), undo(2), answer(3))
        #expect(new.undoableActions.standing.map(\.id) == [.sample(1), .sample(3)] && new.undoableActions.undone.isEmpty)
        let later = file(answer(1), answer(2), undo(1), redo(1))
        #expect(later.undoableActions.standing.map(\.id) == [.sample(1), .sample(2)])
    }

    @Test("The last lines of a file are read with the numbers they have in the whole file")
    func end() {
        let bytes = Array((answer(1) + answer(2) + answer(3)).utf8)
        let length = answer(3).utf8.count
        let found = HistoryFile(FileEnd(offset: bytes.count - length, bytes: bytes.suffix(length)))
        #expect(found.reviews == [review(3)] && found.lines == HistoryFile(bytes).lines.suffix(1))
    }

    @Test("Lines are told apart by their numbers; one without counts by its place, after what stands before it")
    func sequence() {
        func numbered(_ number: UInt64, _ sequence: Int) -> String {
            String(decoding: HistoryLine.review(.sample(number), review(number)).encoded(sequence: sequence), as: UTF8.self)
        }
        let places = [1, 2, 3].map { (1...$0).map { answer(UInt64($0)).utf8.count }.reduce(0, +) }
        #expect(file(answer(1), answer(2), answer(3)).lines.map(\.sequence) == places)
        let mixed = file(answer(1), answer(2), numbered(3, places[1] + 1), numbered(4, places[1] + 5), answer(5))
        #expect(mixed.lines.map(\.sequence).dropLast() == [places[0], places[1], places[1] + 1, places[1] + 5])
        #expect((mixed.lines.last?.sequence ?? 0) > places[1] + 5)
        // As a merge line by line may leave them.
        let shuffled = file(numbered(3, 9), numbered(1, 4), numbered(3, 9), numbered(2, 7))
        #expect(shuffled.lines.map(\.sequence) == [4, 7, 9, 9] && shuffled.reviews == [review(1), review(2), review(3)])
        #expect(shuffled.undoableActions.standing.map(\.id) == [.sample(1), .sample(2), .sample(3)])
        #expect(file(numbered(1, 4).replacing("4", with: "\(Int.max)", maxReplacements: 1)).lines.map(\.sequence) != [Int.max])
    }

    @Test("Histories of several devices are in the order of time; an answer is taken back by whichever tells of it")
    func several() {
        func line(_ number: Int, at seconds: Int) -> String {
            let moment = Timestamp(secondsSince1970: seconds)
            let review = Review(
                at: moment, word: .sample(1), bookcase: .sample(2), direction: .forward, outcome: .right, milliseconds: number)
            return String(decoding: HistoryLine.review(.sample(UInt64(number)), review).encoded(sequence: number), as: UTF8.self)
        }
        let first = file(line(1, at: 100), line(2, at: 300), line(3, at: 200))
        let second = file(line(4, at: 300), line(5, at: 150))
        // Of two answers in one second that one comes first whose device's first answer has the smaller identifier.
        #expect(History([first, second]).reviews.map(\.milliseconds) == [1, 5, 3, 4, 2])
        #expect(History([second, first]).reviews.map(\.milliseconds) == [1, 5, 3, 4, 2])
        #expect(History([first, first, second]).reviews.map(\.milliseconds) == [1, 5, 3, 4, 2])
        let other = file(line(6, at: 400), undo(1))
        #expect(History([first, other]).reviews.map(\.milliseconds) == [3, 2, 6])
        #expect(History([other, first]).reviews.map(\.milliseconds) == [3, 2, 6])
        // A clock that was set back does not change what a device said last.
        let redone = String(decoding: HistoryLine.redo(.sample(1), at: .sample).encoded(sequence: 9_000), as: UTF8.self)
        let again = file(line(1, at: 100), undo(1), redone)
        #expect(History([again]).reviews.map(\.milliseconds) == [1])
    }
}
