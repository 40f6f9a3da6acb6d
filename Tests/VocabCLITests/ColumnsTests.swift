import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Texts of every width a learner may have: Hangul, emoji, combining marks, long words, spaces and line breaks.
enum WideTexts {
    static let all =
        [
            "", " ", "a", "가", "사과", "버리다, 포기하다(영구히)", "abandon all hope", "e\u{301}te\u{301}", "\u{1100}\u{1161}\u{11A8}", "🎉",
            "👩‍🏫 선생님",
            "🇰🇷 대한민국", "internationalisation", String(repeating: "가", count: 100), String(repeating: "x", count: 100),
            "한 줄\n두 줄\n\n네 줄", "a  b   c",
            " 앞뒤 공백 ", "漢字かな交じり文", "ｆｕｌｌ ｗｉｄｔｈ", "①②③④", "—…·‘’“”",
        ] + random

    private static var random: [String] {
        var generator = SeededGenerator(seed: 5)
        let characters = Array("abc 가나다 漢ｚ🎉👩‍🏫é\n, ")
        return (0..<60).map { _ in
            String(
                (0..<Int.random(in: 1...80, using: &generator)).map { _ in characters.randomElement(using: &generator) ?? " " })
        }
    }
}

/// The laws of measuring, wrapping, padding and cutting.
@Suite("Columns") struct ColumnsTests {
    private var columns: Columns { testColumns }

    @Test(
        "Hangul and emoji count two, combining marks none",
        arguments: [
            ("", 0), ("abc", 3), ("가", 2), ("사과 a", 6), ("e\u{301}", 1), ("🎉", 2), ("ａ", 2), ("漢字", 4), ("─", 1),
        ])
    func count(_ text: String, _ width: Int) {
        #expect(columns.count(text) == width)
    }

    @Test("a width below zero counts as none") func negative() {
        #expect(Columns(of: { $0 == "\u{1B}" ? -1 : 1 }).count("a\u{1B}b") == 2)
    }

    @Test("wrapped lines fit, from 2 columns to 80") func wrapFits() {
        for text in WideTexts.all {
            for width in 2...80 {
                let lines = columns.wrapped(text, to: width)
                let widest = lines.map(columns.count).max() ?? 0
                // A character that is wider than the line, such as a family of emoji, stands alone.
                let allowed = max(width, text.map { columns.count(String($0)) }.max() ?? 0)
                if widest > allowed { Issue.record("\(width): \(lines)") }
            }
        }
    }

    @Test("wrapping loses nothing but spaces, and keeps every line break") func wrapKeepsText() {
        for text in WideTexts.all {
            for width in [2, 3, 5, 10, 40, 80] {
                let lines = columns.wrapped(text, to: width)
                #expect(lines.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
                #expect(lines.count >= text.split(separator: "\n", omittingEmptySubsequences: false).count)
                #expect(lines.allSatisfy { !$0.contains("\n") })
            }
        }
    }

    @Test("text that fits is not broken, and lines are filled before they are broken") func wrapIsGreedy() {
        #expect(columns.wrapped("버리다, 포기하다", to: 16) == ["버리다, 포기하다"])
        #expect(columns.wrapped("버리다, 포기하다", to: 15) == ["버리다,", "포기하다"])
        #expect(columns.wrapped("a b c d", to: 3) == ["a b", "c d"])
        #expect(columns.wrapped("가나다라마", to: 4) == ["가나", "다라", "마"])
        #expect(columns.wrapped("가나다", to: 5) == ["가나", "다"])
        #expect(columns.wrapped("ab abcdefgh c", to: 4) == ["ab", "abcd", "efgh", "c"])
        #expect(columns.wrapped("", to: 10) == [""])
        #expect(columns.wrapped("a\n\nb", to: 10) == ["a", "", "b"])
    }

    @Test("text that fits stays as it is, with all of its spaces") func spacesStay() {
        for text in ["a  b", " a", "a ", "‘두  칸’  다음"] { #expect(columns.wrapped(text, to: 20) == [text]) }
    }

    @Test("a combining mark is never torn from its letter") func marksStay() {
        for width in 2...6 {
            for line in columns.wrapped(String(repeating: "e\u{301}", count: 20), to: width) {
                #expect(line.unicodeScalars.first != "\u{301}")
            }
        }
    }

    @Test("padded text has the width asked for, and is cut nowhere") func padding() {
        for text in WideTexts.all where !text.contains("\n") {
            for width in 0...80 {
                let padded = columns.padded(text, to: width)
                if columns.count(padded) != max(width, columns.count(text)) || !padded.hasPrefix(text) {
                    Issue.record("\(padded)")
                }
            }
        }
    }

    @Test("truncated text fits, and is cut only where it must be") func truncation() {
        for text in WideTexts.all where !text.contains("\n") {
            for width in 2...80 {
                let cut = columns.truncated(text, to: width)
                if columns.count(text) <= width {
                    if cut != text { Issue.record("\(width): \(cut)") }
                    continue
                }
                let next = text.dropFirst(cut.count - 1).first.map { columns.count(String($0)) } ?? 0
                let isRight = cut.last == "…" && text.hasPrefix(cut.dropLast()) && columns.count(cut) <= width
                if !isRight || columns.count(cut) + next <= width { Issue.record("\(width): \(cut)") }
            }
        }
    }

    @Test(
        "what stands between dots is broken only where it is wider than a line, and no line begins with a dot or is too wide",
        arguments: 8...40)
    func dots(_ width: Int) {
        let parts = ["Enter 복습", "n 새 단어", "f 카드", "한 줄보다 길 수도 있는 설명 하나", "x", "quit"]
        let lines = testColumns.wrapped(parts: parts, to: width)
        #expect(lines == testColumns.wrapped(parts.joined(separator: " · "), to: width))
        #expect(lines.allSatisfy { testColumns.count($0) <= width && !$0.hasPrefix("·") && !$0.isEmpty })
        for part in parts where testColumns.count(part) <= width { #expect(lines.contains { $0.contains(part) }, "\(part)") }
        let words = lines.joined(separator: " ").split(separator: " ").filter { $0 != "·" }
        #expect(words == parts.joined(separator: " ").split(separator: " "))
    }
}
