/// Texts that look like something else to some program on their way: numbers, paths, markup, formulas, queries, commands.
package enum NaughtyText {
    /// None of them is blank.
    package static let all = [
        "undefined", "nil", "None", "NULL", "(null)", "TRUE", "false", "NaN", "-Infinity", "INF", "0", "-0", "00", "1/0",
        "1e1000",
        "0x1F", "1_000", "1,000.00", "1.000,00", "１２３", "٣٤٥", "Ⅻ", "½", "10²", "∞", "9223372036854775808", "--", "-", "--help",
        "-h", "--book", "/etc/passwd", "../../.lock", "..", ".", "~root", "$HOME", "%HOME%", "C:\\con", "NUL", "aux.json", "a/b",
        "a\\b", "a:b", "file:///x", "http://x/?a=b&c=d#e", "mailto:a@b", "<b>굵게</b>", "&lt;&#0;", "<!--", "]]>", "<?xml?>",
        "{{x}}", "${x}", "#{x}", "%(x)s", "%d%s%n", "{0}", "\\(x)", "\\u0041", "\\0", "\\", "\\\\", "'; DROP TABLE words; --",
        "' OR 1=1", "`reboot`", "$(reboot)", "| sort", "&& ls", "> out", "!!", "=HYPERLINK(1)", "+1", "@sum", "#", "// x", "/* x",
        "\"", "\"\"", "'", "“따옴표”", "«x»", ",", ";", "|", "a,b;c|d", "[", "]", "{", "}", "{\"id\":1}", "[]", "(", ")",
        "사과 (과일", "배)", "ㄱ", "ㅏ", "ᄒ", "힣", "뷁", "\u{1112}\u{1161}", "カタカナ", "ｶﾀｶﾅ", "漢字", "繁體", "العربية", "עברית",
        "हिन्दी", "ไทย", "İ", "ı", "ß", "ẞ", "ﬀ", "Ǆ", "Ω", "K", "Å", "é", "e\u{301}", "a\u{301}\u{323}\u{30A}\u{489}",
        "\u{1F468}\u{200D}\u{1F469}",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇰", "👍🏿", "☺︎", "☺️", "𝒳", "𐍈", "\u{FFFC}", "\u{FFFD}", "\u{FDFD}", "\u{1D173}x", "a\u{AD}b", "a\u{A0}b", "a\u{2007}b",
        "x\u{2060}y",
        String(repeating: "̈x", count: 40), String(repeating: "길", count: 200),
    ]
}
