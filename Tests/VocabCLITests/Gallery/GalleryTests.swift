import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI

/// Every screen of the program: what it looks like is a golden file, and what all of them obey is a law.
@Suite("The gallery of all screens") struct GalleryTests {
    private static let all = Exhibit.games + Exhibit.records + Exhibit.forms + Exhibit.remarks

    @Test("each looks as it is kept, 40, 80 and 200 columns wide and in plain text", arguments: all, Language.allCases)
    func golden(_ exhibit: Exhibit, _ language: Language) throws {
        let films = try Exhibit.Look.allCases.map { look in
            let play = Play(language: language.rawValue)
            let consoles = try exhibit.consoles(look, in: play)
            for console in consoles {
                #expect(console.stepsLeft == 0, "\(look)")
                look == .plain ? expectPlain(console) : expectFitting(console)
            }
            return exhibit.film(consoles, look, in: play)
        }
        try GoldenScreen.expect(films.joined(separator: "\n"), "\(exhibit.name)-\(language.rawValue)")
    }

    /// Nothing is wider than the screen but a command that is to be copied whole, and colours are the plain eight, bold or faint.
    private func expectFitting(_ console: ScriptedConsole) {
        let tooWide = console.linesTooWide.filter { $0.contains("│") || !$0.contains("vocab ") && !$0.contains(" --") }
        #expect(tooWide == [], "\(console.columns) columns")
        let codes = console.screen.components(separatedBy: "\u{1B}[").dropFirst().compactMap { part in
            part.firstIndex { $0.isLetter }.flatMap { part[$0] == "m" ? String(part[..<$0]) : nil }
        }
        #expect(Set(codes).isSubset(of: ["0", "1", "2", "31", "32", "36"]))
        // Green and red are for signs and bars: on many schemes no letter in them has enough contrast.
        for colour in ["31", "32"] {
            for part in console.screen.components(separatedBy: "\u{1B}[\(colour)m").dropFirst() {
                let painted = part.prefix { $0 != "\u{1B}" }
                #expect(!painted.contains { $0.isLetter || $0.isNumber }, "\(painted)")
            }
        }
    }

    /// There is no box, bar, picture or colour, and no line stands twice.
    private func expectPlain(_ console: ScriptedConsole) {
        let pictures = console.screen.unicodeScalars.filter(Self.isPicture)
        #expect(pictures.isEmpty, "\(String(String.UnicodeScalarView(pictures)))")
        let lines = console.screen.split(separator: "\n")
        #expect(zip(lines, lines.dropFirst()).filter(==).isEmpty)
    }

    /// Arrows, lines, blocks, shapes, signs, emoji and what drives a terminal.
    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1B, 0x203A, 0x2190...0x21FF, 0x2500...0x27BF, 0x1F000...0x1FAFF: true
        default: false
        }
    }
}
