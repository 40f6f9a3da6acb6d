import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

@Suite struct CSVReaderTests {
    private typealias Failure = CSVReader.Failure

    private func cells(_ text: String, delimiter: String = ",") throws -> [[String]] {
        try CSVReader(Array(text.utf8), delimiter: Delimiter(sign: delimiter)).map { try $0.cells.get() }
    }

    @Test(
        "RFC 4180 and what is common beside it",
        arguments: [
            ("", []), ("a,b", [["a", "b"]]), ("a,b\n", [["a", "b"]]), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
            ("a\rb\r", [["a"], ["b"]]), ("a\n\r\nb", [["a"], [""], ["b"]]), ("\n", [[""]]), (",", [["", ""]]),
            ("a,", [["a", ""]]),
            ("a,b,,\nc,,\n", [["a", "b", "", ""], ["c", "", ""]]), ("\"a\",\"b\"", [["a", "b"]]), ("\"a,b\",c", [["a,b", "c"]]),
            ("\"a\"\"b\"", [["a\"b"]]), ("\"\"\"\"", [["\""]]), ("\"\"", [[""]]), ("\"\",\"\"\n", [["", ""]]),
            ("\"a\nb\",c\nd", [["a\nb", "c"], ["d"]]), ("\"a\r\nb\r\"\r\nc", [["a\r\nb\r"], ["c"]]),
            (" a , b ", [[" a ", " b "]]),
            ("a\"b,c\"", [["a\"b", "c\""]]), ("\u{FEFF}a,b", [["a", "b"]]), ("\u{FEFF}\"a\",b", [["a", "b"]]), ("\u{FEFF}", []),
            ("사과,\"배, 능금\"\n", [["사과", "배, 능금"]]), ("a\tb", [["a\tb"]]),
        ] as [(String, [[String]])])
    func wellFormed(text: String, expected: [[String]]) throws {
        #expect(try cells(text) == expected)
    }

    @Test("Another delimiter divides, and the comma no longer does")
    func delimiters() throws {
        for delimiter in ["\t", ";", "|", " : "] {
            #expect(try cells("a,b\(delimiter)\"c\(delimiter)d\"", delimiter: delimiter) == [["a,b", "c\(delimiter)d"]])
        }
    }

    @Test("Every table comes back as it was, whatever the line ends", arguments: 0..<12 as Range<UInt64>, ["\n", "\r\n", "\r"])
    func roundTrip(seed: UInt64, end: String) throws {
        var generator = SeededGenerator(seed: seed)
        let table = (0..<30).map { _ in
            (0...Int.random(in: 1...5, using: &generator)).map { _ in HostileText.random(length: 6, using: &generator) }
        }
        let needsQuotes: Set<Unicode.Scalar> = [",", "\"", "\n", "\r", "\u{FEFF}"]
        let rows = table.map { row in
            row.map { cell in
                guard Bool.random(using: &generator) || cell.unicodeScalars.contains(where: needsQuotes.contains) else {
                    return cell
                }
                return "\"\(String(cell.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }.map(Character.init)))\""
            }.joined(separator: ",")
        }
        let text = rows.joined(separator: end) + (Bool.random(using: &generator) ? end : "")
        let read = try cells(text)
        #expect(read.map { $0.map { Array($0.utf8) } } == table.map { $0.map { Array($0.utf8) } })
    }

    @Test("Each record knows the line it begins at, line breaks in cells and empty lines counted")
    func lines() {
        let text = "a\r\n\"b\nb\r\nb\rb\",c\n\nd\re\n"
        #expect(CSVReader(Array(text.utf8)).map(\.line) == [1, 2, 6, 7, 8])
    }

    @Test("A quote that never closes spoils its own line and no other")
    func unclosedQuote() {
        let records = Array(CSVReader(Array("a,b\nc,\"d\ne,f\r\ng,h".utf8)))
        #expect(records.map(\.line) == [1, 2, 3, 4])
        #expect(records.map { try? $0.cells.get() } == [["a", "b"], nil, ["e", "f"], ["g", "h"]])
        #expect(records[1].cells == .failure(Failure(reason: .unclosedQuote, column: 2)))
        for text in ["\"", "\"a", "a,\"b\"\"", "\"a\n"] {
            let records = Array(CSVReader(Array(text.utf8)))
            #expect(records.count == 1)
            #expect(throws: Failure.self) { try records.first?.cells.get() }
        }
    }

    @Test("Text after a closing quote spoils its record and no other")
    func textAfterQuote() {
        let records = Array(CSVReader(Array("\"a\"b,c\nd,\"e\" ,f\ng".utf8)))
        #expect(records.map(\.line) == [1, 2, 3])
        #expect(records[0].cells == .failure(Failure(reason: .textAfterQuote, column: 1)))
        #expect(records[1].cells == .failure(Failure(reason: .textAfterQuote, column: 2)))
        #expect(records[2].cells == .success(["g"]))
    }

    @Test("Bytes that are no UTF-8 spoil their record and no other, in quotes and out of them")
    func invalidUTF8() {
        for cell in [[0xBB, 0xE7], [0x22, 0xBB, 0x22], [0xED, 0xA0, 0x80], [0x61, 0xE2, 0x82]] as [[UInt8]] {
            let bytes = Array("a,b\nc,".utf8) + cell + Array(",d\ne,f\n".utf8)
            let records = Array(CSVReader(bytes))
            #expect(records.map(\.line) == [1, 2, 3])
            #expect(records[1].cells == .failure(Failure(reason: .undecodable, column: 2)))
            #expect(records[2].cells == .success(["e", "f"]))
        }
    }

    @Test("Whatever the bytes, reading ends, and lines only go up", arguments: 0..<20 as Range<UInt64>)
    func anyBytes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let alphabet: [UInt8] = [0x22, 0x22, 0x2C, 0x0A, 0x0D, 0x61, 0xEA, 0xB0, 0x80, 0xFF, 0x00]
        for _ in 0..<100 {
            let bytes = (0..<Int.random(in: 0..<60, using: &generator)).compactMap { _ in
                alphabet.randomElement(using: &generator)
            }
            let lines = CSVReader(bytes).map(\.line)
            #expect(lines.count <= bytes.count)
            #expect(zip(lines, lines.dropFirst()).allSatisfy { $0 < $1 })
        }
    }
}
