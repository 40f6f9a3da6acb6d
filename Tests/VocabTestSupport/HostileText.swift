/// Texts that programs trip over.
package enum HostileText {
    /// Quotes, controls, line breaks, invisible characters, right-to-left marks, emoji, unusual normal forms, and bare syntax.
    package static let all = [
        "", " ", "\t", "\n", "\r\n", "\r", "\u{0}", "\u{1}\u{1F}", "\u{7F}", "\u{85}", "\u{2028}\u{2029}", "\u{A0}", "\u{3000}",
        "\"", "\\", "\\\"", "\\u0041", "\\ud800", "/", "</script>", "%s%n", "$(id)", "`id`", "{\"a\":[1]}", "[", "]", "{", "}",
        ",",
        ":", ";", "'", "''", "..", "../..", "~", "-rf", "null", "true", "0", "1e309", "\u{FEFF}", "\u{FEFF}a", "\u{200B}",
        "a\u{200B}b", "\u{202E}abc\u{202C}", "\u{2066}a\u{2069}", "e\u{301}", "é", "\u{1112}\u{1161}\u{11AB}", "한", "\u{3164}",
        "Ａ１！", "ﬁ", "İstanbul", "ß", "👩‍🏫", "🇰🇷", "👍🏽", "𠮷", "\u{10FFFF}", "\u{E000}", "\u{FFFD}", "\u{301}a", "① 하나",
        "(가)", "（나", "다)", "~다", "…", "버리다, 포기하다(영구히)", "\u{1B}[31mred", "a,\"b\",c", "a  b", "a\u{B}b", "a\u{C}가",
        String(repeating: "가", count: 300), String(repeating: "\"\\", count: 200),
    ]

    /// A text of up to `length` characters out of the hostile ones.
    package static func random(length: Int, using generator: inout some RandomNumberGenerator) -> String {
        (0..<Int.random(in: 0...length, using: &generator))
            .compactMap { _ in all.randomElement(using: &generator).map { String($0.prefix(4)) } }
            .joined()
    }
}
