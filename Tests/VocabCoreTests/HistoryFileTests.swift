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

    private func line(_ line: HistoryLine) -> String { String(decoding: line.encoded(), as: UTF8.self) }

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
        ] {
            #expect(try HistoryLine(line.encoded().dropLast()) == line)
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
        #expect(found.reviews == [review(1)] && found.lines.map(\.offset) == [text.utf8.count])
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
        #expect(taken.answers.standing.isEmpty && taken.answers.undone.map(\.id) == [.sample(2), .sample(1)])
        let again = file(answer(1), answer(2), undo(2), undo(1), redo(1))
        #expect(again.answers.standing.map(\.id) == [.sample(1)] && again.answers.undone.map(\.id) == [.sample(2)])
        let new = file(answer(1), answer(2), undo(2), answer(3))
        #expect(new.answers.standing.map(\.id) == [.sample(1), .sample(3)] && new.answers.undone.isEmpty)
        let later = file(answer(1), answer(2), undo(1), redo(1))
        #expect(later.answers.standing.map(\.id) == [.sample(1), .sample(2)])
    }

    @Test("The end of a file is read from a whole line on, with its places in the whole file")
    func end() {
        let bytes = Array((answer(1) + answer(2) + answer(3)).utf8)
        let length = answer(3).utf8.count
        for part in [length + 1, length + 20, length + answer(2).utf8.count] {
            let found = HistoryFile(endOf: bytes, length: part)
            #expect(found.reviews == [review(3)] && found.lines.map(\.offset) == [bytes.count - length])
        }
        #expect(HistoryFile(endOf: bytes, length: 10).lines.isEmpty)
        #expect(HistoryFile(endOf: bytes, length: bytes.count + 5).lines == HistoryFile(bytes).lines)
    }
}
