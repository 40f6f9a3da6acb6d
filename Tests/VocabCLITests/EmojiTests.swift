import Testing
import VocabLanguage
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// Emoji that are joined out of several.
@Suite("Emoji with joiners") struct EmojiTests {
    @Test("an emoji with joiners stays whole; a joiner anywhere else goes")
    func joiners() {
        for emoji in ["👩‍🏫", "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🏴‍☠"] { #expect(SafeText.line("a \(emoji) b") == "a \(emoji) b") }
        #expect(SafeText.line("❤\u{FE0F}\u{200D}🔥") == "❤\u{200D}🔥")
        for text in ["나쁜\u{200D}책", "\u{200D}👩", "👩\u{200D}", "1\u{200D}2", "🇰\u{200D}🇷", "a\u{200D}👩", "👩\u{200D}\u{200D}b"] {
            #expect(!SafeText.line(text).unicodeScalars.contains("\u{200D}"), "\(text.debugDescription)")
        }
        #expect(SafeText.line("👩\u{200D}\u{200D}🏫") == "👩‍🏫")
    }

    @Test("on lists, in boxes and in lines to edit, and never broken in two", arguments: [30, 40, 80]) func screens(
        _ columns: Int
    ) throws {
        let play = Play(language: "en")
        let family = "👨‍👩‍👧‍👦"
        try play.put("책 👩‍🏫", [("teacher 👩‍🏫", String(repeating: family, count: 12))])
        let list = play.run("list", on: .terminal(columns: columns)).console.bareScreen
        #expect(list.contains("👩‍🏫") && list.components(of: family) == 12)
        let page = play.run(["show", "teacher 👩‍🏫"], on: .terminal([.key("")], columns: columns))
        #expect(page.console.bareScreen.components(of: family) == 12)
        let edit = play.run(["edit", "teacher 👩‍🏫"], on: .terminal([.key("1"), .enter, .enter], columns: columns))
        #expect(edit.console.requests.first?.prefill == "teacher 👩‍🏫")
    }
}

extension String {
    /// How often `character` stands in it, as a whole.
    fileprivate func components(of character: String) -> Int { count { String($0) == character } }
}
