import Testing
import VocabTestSupport

@testable import VocabCore

@Suite("Inflate") struct InflateTests {
    /// A text, and what zlib makes of it.
    struct Stream: CustomTestStringConvertible {
        let name: String
        let text: [UInt8]
        let packed: [UInt8]
        var testDescription: String { name }

        init(_ name: String, _ text: [UInt8], _ hex: String) {
            self.name = name
            self.text = text
            packed = stride(from: 0, to: hex.utf8.count, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
        }
    }

    private static let saying = Array("A word is known by the words around it; the words around it are known by it.".utf8)
    private static let squares = Array((0..<80).map { "\($0) × \($0) = \($0 * $0)\n" }.joined().utf8)

    static let streams = [
        Stream("nothing", [], "0300"),
        Stream("stored", Array("stored".utf8), "010600f9ff73746f726564"),
        Stream("one byte repeated", Array(repeating: 0x61, count: 300), "4b4c1c05c40200"),
        Stream(
            "fixed codes", saying,
            "735428cf2f4a51c82c56c8cecb2fcf5348aa5428c948050b162b2416e597e601254bacb1090259a9085d99257a00"),
        Stream(
            "far repeats", Array("near".utf8) + Array(repeating: 0x2D, count: 7_000) + Array("farnearby".utf8) + (0..<87),
            "cb4b4d2cd21d05a360148c8251300a46c1281805a360148c8251300a46c1281805a360148c8251300a46c1281805a360141004698945"
                + "79a9894549950c8c4ccc2cac6cec1c9c5cdc3cbc7cfc028242c222a262e2129252d232b272f20a8a4aca2aaa6aea1a9a5ada3aba7afa"
                + "068646c626a666e6169656d636b676f60e8e4ece2eae6eee1e9e5ede3ebe7efe018141c121a16100"),
        Stream(
            "a table of codes", squares[..<150] + Array(repeating: 0x2D, count: 300),
            "edcdb10dc0200c44d1fea660814836180345e6cc40592c7764810c10574fb2ad6fe5be8a95b3185c74d251c54a069ad8c88510430789"
                + "2e77ba76a49c744b0c79e87361ca93cec092173d1d6ebba4aa1bbb6f78972bb78c1fff7c9e07"),
        Stream(
            "a table without repeats", saying + squares[..<200],
            "05c1c189c3401045c17b47f12258e64ba3b1c5d2870dc546060b83066419e1483aa04e6cabfe38fbbeb0be796dfddcb87f399e0fcebe"
                + "2f6f6e7bff6c0bebf1cbf17c70f67d7973dbfb675b580f6efb83d7d6cf8dfb97f5f8296450708a890c84231bc860c0a93692c188335b"
                + "25838aa36613194c38c3648d0c1aced8ec4206179c3adb950cae38adda4c0633ce55a642062a382ac52432907034c8349081061cd56a"
                + "1ac940238eda6caa64a08aa3b9992632d0c43f"),
    ]

    @Test("brings back what zlib packed, within the limit alone", arguments: streams)
    func known(stream: Stream) {
        #expect(Inflate.unpacked(stream.packed, limit: stream.text.count) == stream.text)
        #expect(Inflate.unpacked(stream.packed, limit: 70_000) == stream.text)
        #expect(stream.text.isEmpty || Inflate.unpacked(stream.packed, limit: stream.text.count - 1) == nil)
        #expect(Inflate.unpacked(stream.packed + [0], limit: 70_000) == nil, "nothing may follow")
    }

    @Test("takes nothing that is cut, wherever", arguments: streams)
    func cut(stream: Stream) {
        for count in 0..<stream.packed.count { #expect(Inflate.unpacked(Array(stream.packed[..<count]), limit: 70_000) == nil) }
    }

    @Test("takes a piece of a stream that ends with a block")
    func piece() {
        let piece = Stream(
            "piece", Self.saying,
            "725428cf2f4a51c82c56c8cecb2fcf5348aa5428c948050b162b2416e597e601254bacb1090259a9085d99257a00000000ffff")
        #expect(Inflate.unpacked(piece.packed, limit: 100) == piece.text)
        let stored: [UInt8] = [0, 2, 0, 0xFD, 0xFF, 0x61, 0x62]
        #expect(Inflate.unpacked(stored + stored + piece.packed, limit: 100) == Array("abab".utf8) + piece.text)
        for count in 0..<piece.packed.count { #expect(Inflate.unpacked(Array(piece.packed[..<count]), limit: 100) == nil) }
    }

    @Test("brings back literals and repeats of every length and distance")
    func everything() {
        Fuzz.cases(300, "inflate") { number, generator in
            var writer = BitWriter()
            var text: [UInt8] = []
            writer.number(1, 1)
            writer.number(1, 2)
            while text.count < 1 << Int.random(in: 1...15, using: &generator) {
                if text.isEmpty || Int.random(in: 0..<3, using: &generator) == 0 {
                    text.append(.random(in: 0...255, using: &generator))
                    writer.fixed(Int(text[text.count - 1]))
                } else {
                    let length = Int.random(in: 3...258, using: &generator)
                    let distance = Int.random(in: 1...min(text.count, 32_768), using: &generator)
                    for _ in 0..<length { text.append(text[text.count - distance]) }
                    writer.fixedRepeat(length, distance: distance)
                }
            }
            writer.fixed(256)
            #expect(Inflate.unpacked(writer.bytes, limit: 70_000) == text, "case \(number)")
        }
    }

    @Test("neither fails nor exceeds its limit whatever it is given")
    func mutated() {
        var accepted = 0
        Fuzz.cases(3_000, "broken streams") { number, generator in
            let stream = Self.streams[Int(number) % Self.streams.count]
            let bytes = Mutator(tokens: [[0], [0xFF], [0, 0, 0xFF, 0xFF]]).mutated(
                stream.packed, splicing: stream.packed, using: &generator)
            guard let text = Inflate.unpacked(bytes, limit: 8_000) else { return }
            accepted += 1
            #expect(text.count <= 8_000, "case \(number)")
        }
        #expect(accepted > 0)
    }
}
