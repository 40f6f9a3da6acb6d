import VocabTestSupport

/// JSON values of every kind that readers disagree about, as RFC 8259 judges them.
enum JSONFixtures {
    /// Values that are JSON.
    static let accepted: [[UInt8]] =
        [
            // Numbers.
            "0", "-0", "-0.0", "0e0", "0E-0", "1e400", "-1e-400", "1e+0001", "123456789012345678901234567890.5", "0.1e1", "10",
            // Words and empty things.
            "null", "true", "false", "[]", "{}", "[[]]", "[{}]", "{\"\":{}}", "[ ]", "{ }", "[\t1 ,\r 2 ]", "[null,null]", "\"\"",
            // Strings.
            #""\" \\ \/ \b \f \n \r \t""#, #""\u0000""#, #""\u001f\u007F\u0080""#, #""\uD834\udd1e""#, #""\uFFFF\uFFFE\uFDD0""#,
            #""\uDBFF\uDFFF""#, #""\u2028\u2029""#, "\"\u{2028}\u{2029}\"", "\"\u{7F}\u{80}\u{9F}\"", "\"\u{FEFF}\"", "\"/*x*/\"",
            "\"\u{FFFF}\u{FFFE}\u{10FFFF}\"", "\"e\u{301}\u{200D}\u{202E}\"", #""\\u0041""#, #""\\\"""#,
            #"{"\u0061":1,"b":2}"#,
            // Names that differ.
            #"{"a":1,"A":2}"#, #"{"a":1," a":2}"#, #"{"\u0000":1,"":2}"#,
        ].map { Array($0.utf8) } + [nested(40), wide(300)]

    /// Values that are not, or that hold a name twice, which this program refuses because one value would be lost.
    static let refused: [[UInt8]] =
        [
            // Numbers.
            "00", "01", "-01", "-", "--1", "+1", "1.", "1.e1", ".1", "-.1", "1e", "1e+", "1E-", "1e1.5", "1e1e1", "0x10", "0o7",
            "1_0",
            "1,0", "1 0", "1a", "1\u{A0}", "NaN", "nan", "Infinity", "-Infinity", "inf", "１", "²", "0.0.0", "1e٣",
            // Words.
            "", "nul", "nulll", "NULL", "True", "undefined", "truefalse", "t\u{0}rue", "*", "@", "<a>", "\u{2028}1",
            // Strings.
            "'a'", "\"", "\"a", "a\"", "\"a\"b\"", "\"\u{0}\"", "\"\u{1F}\"", "\"\t\"", "\"a\nb\"", "\"\r\"", #""\""#, #""\a""#,
            #""\'""#,
            #""\U0041""#, #""\x41""#, #""\0""#, #""\u""#, #""\u004""#, #""\u00 1""#, #""\u+041""#, #""\u004g""#, #""\u{41}""#,
            "\"\\é\"",
            "\"\\u００４１\"", #""\uD800""#, #""\uDC00""#, #""\uD800\uD800""#, #""\uDC00\uD800""#, #""\uD800x""#, #""\uD834\u0041""#,
            #""\uD834\n""#, #""\uD834\ud""#, "\"\\\u{0}\"", "“a”",
            // Brackets and commas.
            "[", "]", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1:2]", "[1;2]", "[1}", "[\"a\"", "[}", "[[]",
            "[]]",
            "{", "}", "{]", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{\"a\"}", "{\"a\",1}", "{\"a\":}",
            "{:1}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{[]:1}", "{\"a\"::1}", "{\"a\"=1}", "{\"a\":1 \"b\":2}",
            "{\"a\":1;}",
            "{\"a\":1:2}", "{{}}", "{\"a\":1}}",
            // Names that come twice, also when they are only written alike.
            #"{"a":1,"a":1}"#, #"{"a":1,"\u0061":2}"#, #"{"x":{"a":1,"b":2,"a":3}}"#,
            // What some readers add.
            "// x\n1", "1 // x", "/**/1", "1#", "\u{FEFF}1", "\u{A0}1", "\u{B}1", "\u{C}1", "\u{85}1", "1\u{0}", "\u{0}1", "1\\n",
        ].map { Array($0.utf8) } + brokenUTF8.map { [0x22] + $0 + [0x22] } + brokenUTF8 + [
            nested(80), Array("[".utf8) + nested(5),
        ]

    /// Whole files that are no bookcase, no settings and no history line, whatever they hold.
    static let files: [[UInt8]] =
        [
            "", " ", "\n\n", "\u{FEFF}", "\u{FEFF}\u{FEFF}{}", "{}", "[]", "null", "{\"format\":1}",
            "{\"format\":1,\"format\":1}", "\0",
            "format: 1\n", "<xml/>", "{\"format\":\"1\"}", "{\"format\":1.0}", "{\"format\":1e0}",
            "{\"format\":99999999999999999999}",
            "{\"format\":2}", "{\"Format\":1}", "{\"format\":null}", "{\"format\":1}\0",
        ].map { Array($0.utf8) } + brokenUTF8 + [utf16("{\"format\":1}"), nested(1_000), Array("[".utf8) + nested(20_000)]

    private static func nested(_ depth: Int) -> [UInt8] {
        Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }

    private static func wide(_ count: Int) -> [UInt8] {
        Array(("{" + (0..<count).map { "\"m\($0)\":[\($0)]" }.joined(separator: ",") + "}").utf8)
    }

    private static func utf16(_ text: String) -> [UInt8] {
        [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
}
