import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Boxes, paragraphs and items at every width.
@Suite("Boxes") struct BoxTests {
    private func style(_ width: Int) -> Style { Style(isPlain: false, width: width, columns: testColumns) }

    @Test("from 30 columns up the lines of a box are equally wide and fit the screen") func equalLines() {
        for width in Array(Style.narrowestBox...50) + [76, 79, 80, 81, 130] {
            let style = style(width)
            for text in WideTexts.all {
                let title = text.replacing("\n", with: " ")
                let box = style.box(title: title, .right, [BoxLine(text), BoxLine("끝", .dim)]).map(bare)
                let widths = Set(box.map(testColumns.count))
                if widths.count != 1 || (widths.max() ?? 0) > width { Issue.record("\(width): \(box)") }
            }
        }
    }

    @Test("a box has corners, and says all that it was given") func content() {
        for text in WideTexts.all {
            let box = style(50).box(title: "제목", .accent, [BoxLine(text)]).map(bare)
            #expect(box.first?.hasPrefix("╭─ 제목 ─") == true)
            #expect(box.first?.last == "╮")
            #expect(box.last?.first == "╰")
            #expect(box.last?.last == "╯")
            let said = box.dropFirst().dropLast().joined().filter { $0 != "│" && !$0.isWhitespace }
            #expect(said == text.filter { !$0.isWhitespace })
        }
    }

    @Test("a command to copy stands on one line as it is typed: in the box, or where that is too narrow, below")
    func commands() throws {
        for (file, isInBox) in [("두  칸.csv", true), (String(repeating: "긴  이름 ", count: 12), false)] {
            let play = Play(language: "en")
            try play.putFruit()
            let console = play.run(["export", "과일", "-o", file, "--format", "zip"], on: .terminal()).console
            let lines = console.bareScreen.split(separator: "\n").map(String.init)
            let command = "→ vocab export 과일 -o '\(file)' --format csv"
            #expect(lines.count { isInBox ? $0.hasPrefix("│ \(command) ") : $0 == command } == 1, "\(lines)")
            #expect(Set(lines.filter { $0 != command }.map(console.width)).count == 1, "\(lines)")
        }
    }

    @Test("a path stands on one line to be copied: in the box, or where that is too narrow, below", arguments: [40, 80])
    func paths(_ columns: Int) throws {
        for (name, isInBox) in [("/x.csv", true), ("/tmp/" + String(repeating: "긴 이름/", count: 12) + "x.csv", false)] {
            let console = Play(language: "en").run(["import", name, "--book", "A"], on: .terminal(columns: columns)).console
            let lines = console.bareScreen.split(separator: "\n").map(String.init)
            #expect(lines.count { isInBox ? $0.hasPrefix("│ \(name) ") : $0 == name } == 1, "\(lines)")
        }
    }

    @Test("a title that is too long is cut") func longTitle() {
        let box = style(30).box(title: String(repeating: "가", count: 40), .right, []).map(bare)
        #expect(box == ["╭─ 가가가가가가가가가가가… ──╮", "╰────────────────────────────╯"])
    }

    @Test("colours are closed on the line they are opened on") func coloursClosed() {
        for width in [30, 47, 80] {
            for line in style(width).box(
                title: "제목", .strong, [BoxLine("긴 글 " + String(repeating: "가나다 ", count: 30), .accent), BoxLine("x")])
            {
                #expect(line.split(separator: "\u{1B}[0m").count <= line.count { $0 == "\u{1B}" } / 2 + 1)
                #expect(line.count { $0 == "\u{1B}" }.isMultiple(of: 2))
                #expect(line.hasSuffix("\u{1B}[0m"))
            }
        }
    }

    @Test("paragraphs and items fit the screen, and item lines stand beneath each other") func itemsFit() {
        for width in stride(from: 12, through: 80, by: 3) {
            let style = style(width)
            for text in WideTexts.all {
                let lines = style.paragraph(text, indent: 3, .dim) + style.item("라벨:", text, indent: 2, labelRole: .dim)
                let widest = lines.map { testColumns.count(bare($0)) }.max() ?? 0
                if widest > max(width, 15) { Issue.record("\(width): \(lines)") }
            }
        }
        #expect(style(20).item("뜻:", "버리다, 포기하다, 그만두다", indent: 2) == ["  뜻: 버리다,", "      포기하다,", "      그만두다"])
    }

    @Test("the plain look paints nothing, draws nothing and indents nothing, and fits a screen that is narrow") func plain() {
        let style = Style(isPlain: true, width: 20, columns: testColumns)
        #expect(style.paint("a", .right) == "a")
        #expect(style.paragraph("가나다 라마바 사아자 차카타", indent: 3, .strong) == ["가나다 라마바 사아자", "차카타"])
        #expect(style.item("1.", "가\n나", indent: 3, labelRole: .accent) == ["1. 가 나"])
        #expect(style.item("", "가") == ["가"])
    }

    @Test("nothing is painted where there is nothing") func emptyPaint() {
        #expect(style(40).paint("", .strong) == "")
    }
}
