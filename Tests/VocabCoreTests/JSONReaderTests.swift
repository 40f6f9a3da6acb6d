import Testing
import VocabCore

/// Reads one JSON text of any kind, to its end.
private func check(_ text: String) throws -> String { try check(Array(text.utf8)) }

private func check(_ bytes: [UInt8]) throws -> String {
    var reader = JSONReader(bytes)
    let value = try reader.rawValue()
    try reader.end()
    return value
}

private func string(_ text: String) throws -> String {
    var reader = JSONReader(Array(text.utf8))
    let value = try reader.string()
    try reader.end()
    return value
}

@Suite struct JSONReaderTests {
    @Test(
        "What RFC 8259 allows is read",
        arguments: [
            "0", "-0", "-1", "12", "1.5", "-0.25", "1e5", "1E+5", "1e-5", "0.0e0", "true", "false", "null", "\"\"", "\"/\"", "[]",
            "{}",
            "[ ]", "{ }", " [1 , 2]\n", "{\"\":0}", "[[],{}]", "\u{FEFF}1", "\t\r\n 1", "\"\u{7F}\"",
            "\"\u{2028}\"",
            "\"\\uDBFF\\uDFFF\"", "123456789012345678901234567890",
        ])
    func allowed(text: String) {
        #expect(throws: Never.self) { _ = try check(text) }
    }

    @Test(
        "What it does not allow is refused, with the place",
        arguments: [
            ("", .unexpectedEnd, 0), (" ", .unexpectedEnd, 1), ("01", .invalidNumber, 0), ("-", .invalidNumber, 0),
            ("1.", .invalidNumber, 0),
            (".5", .expected(.value), 0), ("+1", .expected(.value), 0), ("1e", .invalidNumber, 0), ("[1.e1]", .invalidNumber, 1),
            ("0x1", .trailingContent, 1), ("NaN", .expected(.value), 0), ("-Infinity", .invalidNumber, 0),
            ("True", .expected(.value), 0),
            ("tru", .expected(.value), 0), ("1 2", .trailingContent, 2), ("{}}", .trailingContent, 2),
            ("[1,]", .expected(.value), 3),
            ("[,1]", .expected(.value), 1), ("[1 2]", .expected(.commaOrArrayEnd), 3), ("[1}", .expected(.commaOrArrayEnd), 2),
            ("{\"a\":1,}", .expected(.string), 7), ("{a:1}", .expected(.string), 1), ("{\"a\" 1}", .expected(.colon), 5),
            ("{\"a\":1,\"a\":2}", .repeated("a"), 7), ("{\"a\":}", .expected(.value), 5),
            ("{\"a\":1]", .expected(.commaOrObjectEnd), 6),
            ("{'a':1}", .expected(.string), 1),
            ("[1]//x", .trailingContent, 3), ("\"\t\"", .controlCharacter, 1), ("\"a\nb\"", .controlCharacter, 2),
            ("\"\\\n\"", .invalidEscape, 1), ("\"\\x41\"", .invalidEscape, 1), ("\"\\u12G4\"", .invalidEscape, 1),
            ("\"\\", .unexpectedEnd, 1), ("\"\\u12", .unexpectedEnd, 3), ("[", .unexpectedEnd, 1),
            ("\u{A0}1", .expected(.value), 0),
        ] as [(String, JSONError.Problem, Int)])
    func refused(text: String, problem: JSONError.Problem, offset: Int) {
        #expect(throws: JSONError(problem, at: offset)) { _ = try check(text) }
    }

    @Test("Escapes stand for their characters")
    func escapes() throws {
        #expect(try string(#""\"\\\/\b\f\n\r\t""#) == "\"\\/\u{8}\u{C}\n\r\t")
        #expect(try string(#""a\u0000\u00e9\uD55C\ud83d\uDE00z""#) == "a\u{0}é한😀z")
        #expect(try string(#""\ud800\udc00 \uDBFF\uDFFF""#) == "\u{10000} \u{10FFFF}")
    }

    @Test(
        "Half a surrogate pair is refused, at its backslash",
        arguments: [
            #""\ud800""#, #""\udc00""#, #""\ud800x""#, #""\ud800\n""#, #""\ud800\ud800""#, #""\udc00\ud800""#, #""\ud800\u0041""#,
            #""\ud800\ue000""#, #""\ud83d\uffff""#,
        ])
    func surrogates(text: String) {
        #expect(throws: JSONError(.invalidEscape, at: 1)) { _ = try string(text) }
        #expect(throws: JSONError(.invalidEscape, at: 3)) { _ = try check("{\"a" + text.dropFirst() + ":1}") }
    }

    @Test(
        "Bytes that are no UTF-8 are refused at the first of them",
        arguments: [
            [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xB0, 0xA1], [0xF8, 0x88],
        ] as [[UInt8]])
    func invalidUTF8(bytes: [UInt8]) {
        for before in ["", "abc", "사과", "\\n사과"] {
            let text = Array("[\"\(before)".utf8)
            #expect(throws: JSONError(.invalidUTF8, at: text.count)) { _ = try check(text + bytes + Array("\"]".utf8)) }
            #expect(throws: JSONError(.invalidUTF8, at: text.count)) { _ = try check(text + bytes + Array("\\n\"]".utf8)) }
        }
        #expect(throws: JSONError.self) { _ = try check(bytes) }
    }

    @Test("Depth is bounded, and closed values do not count")
    func depth() throws {
        func nested(_ depth: Int, _ open: String, _ close: String) -> String {
            String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        }
        let deepest = JSONReader.maximumDepth
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            #expect(throws: Never.self) { _ = try check(nested(deepest, open, close)) }
            #expect(throws: JSONError(.tooDeep, at: deepest * open.utf8.count + 1)) {
                _ = try check(nested(deepest + 1, open, close))
            }
        }
        #expect(throws: JSONError.self) { _ = try check(String(repeating: "[", count: 200_000)) }
        #expect(throws: Never.self) { _ = try check("[" + Array(repeating: "[]", count: 1_000).joined(separator: ",") + "]") }
    }

    @Test("A text cut short anywhere is refused and never traps; so is one with any byte changed to a zero")
    func truncation() {
        let whole = Array(#"{"a":[1.5e+3,-2,true,null,"사과\n\ud83d\ude00"],"b":{"c":[]}}"#.utf8)
        for length in 0..<whole.count {
            #expect(throws: JSONError.self) { _ = try check(Array(whole[..<length])) }
            var broken = whole
            broken[length] = 0
            #expect(throws: JSONError.self) { _ = try check(broken) }
        }
    }

    @Test("Only whole numbers that fit are integers")
    func integers() throws {
        func integer(_ text: String) throws -> Int {
            var reader = JSONReader(Array(text.utf8))
            return try reader.integer()
        }
        for value in [0, 1, -1, Int.max, Int.min] { #expect(try integer(String(value)) == value) }
        for text in ["9223372036854775808", "1.0", "1e2", "\"1\"", "true", "[1]"] {
            #expect(throws: JSONError(.expected(.integer), at: 0)) { _ = try integer(text) }
        }
    }

    @Test("A value passed over comes back as it stands, on one line")
    func rawValues() throws {
        #expect(try check("  {\"a\" : [ 1,\n2 ],\r\n\"b\":\"\\n\"}  ") == "{\"a\" : [ 1, 2 ],  \"b\":\"\\n\"}")
    }
}

@Suite struct TextPositionTests {
    @Test(
        "A place is a line and a character, both from 1",
        arguments: [
            ("", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("a\nb", 2, 2, 1), ("a\n\n", 3, 3, 1), ("사과 배", 7, 1, 4),
            ("a\r\n사x", 6, 2, 2), ("😀x", 4, 1, 2), ("a\n", 1, 1, 2), ("abc", 99, 1, 4),
        ])
    func places(text: String, offset: Int, line: Int, column: Int) {
        #expect(TextPosition(of: offset, in: Array(text.utf8)) == TextPosition(line: line, column: column))
    }
}
