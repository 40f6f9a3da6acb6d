import Testing
import VocabCore
import VocabTestSupport

@Suite struct JSONWriterTests {
    private func written(_ text: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.string(text)
        return writer.bytes
    }

    @Test("Every text comes back as it was, byte for byte", arguments: 0..<20 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for text in HostileText.all + (0..<50).map({ _ in HostileText.random(length: 12, using: &generator) }) {
            var reader = JSONReader(written(text))
            #expect(Array(try reader.string().utf8) == Array(text.utf8))
            try reader.end()
        }
    }

    @Test("A text stays on one line, and nothing in it can move a terminal")
    func oneLine() {
        for text in HostileText.all {
            #expect(written(text).allSatisfy { $0 >= 0x20 && $0 != 0x7F })
        }
    }

    @Test("Objects, arrays and lines are written with commas between and nowhere else")
    func layout() {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("text", "a\"b")
            writer.member("number", -3)
            writer.member("yes", true)
            writer.member("list", ["a", "b"])
            writer.optionalMember("none", "")
            writer.optionalMember("none", [])
            writer.member("empty", [])
            writer.name("inner")
            writer.object { _ in }
            writer.name("lines")
            writer.lines([1, 2]) { number, writer in writer.raw(String(number)) }
            writer.members([UnknownMember(name: "x", json: "[null]")])
        }
        writer.lineBreak()
        let expected =
            #"{"text":"a\"b","number":-3,"yes":true,"list":["a","b"],"empty":[],"inner":{},"lines":["#
            + "\n1,\n2\n],\"x\":[null]}\n"
        #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
    }

    @Test("Whatever is written can be read")
    func readable() throws {
        var writer = JSONWriter()
        writer.array(HostileText.all) { text, writer in
            writer.object { writer in
                writer.member(text, text)
                writer.lineBreak()
                writer.member(text + "+", [text, text])
            }
        }
        var reader = JSONReader(writer.bytes)
        var seen: [[UInt8]] = []
        try reader.array { reader in
            try reader.object { name, reader in
                if name.utf8.last == UInt8(ascii: "+") {
                    #expect(try reader.strings().count == 2)
                } else {
                    seen.append(Array(try reader.string().utf8))
                }
            }
        }
        try reader.end()
        #expect(seen.count == HostileText.all.count)
        for (text, expected) in zip(seen, HostileText.all) { #expect(text == Array(expected.utf8)) }
    }
}
