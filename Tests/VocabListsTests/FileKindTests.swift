import Testing

@testable import VocabCore
@testable import VocabLists

@Suite("Files that are no text") struct FileKindTests {
    private static let samples: [(FileKind, [[UInt8]])] = [
        (
            .excel,
            [
                zip("[Content_Types].xml", "xl/workbook.xml"), zip("mimetype", "opendocument.spreadsheet"),
                [0xD0, 0xCF, 0x11, 0xE0, 0xA1],
            ]
        ),
        (.ankiPackage, [zip("collection.anki21"), zip("meta", "collection.anki2")]),
        (.wordProcessor, [zip("word/document.xml"), zip("mimetype", "opendocument.text"), Array("{\\rtf1\\ansi apple}".utf8)]),
        (
            .archive,
            [
                zip("list.csv"), [0x1F, 0x8B, 8, 0], Array("7z".utf8) + [0xBC, 0xAF, 0x27, 0x1C], [0x28, 0xB5, 0x2F, 0xFD],
                Array("Rar!\u{1A}\u{7}\u{0}".utf8), Array("BZh91AY".utf8), Array("PK\u{5}\u{6}\u{0}\u{0}".utf8),
            ]
        ),
        (
            .picture,
            [[0x89, 0x50, 0x4E, 0x47, 0x0D], [0xFF, 0xD8, 0xFF, 0xE0], Array("GIF89a".utf8), Array("RIFF1234WEBPVP8".utf8)]
        ),
        (.sound, [Array("ID3\u{4}".utf8), Array("OggS".utf8), Array("RIFF1234WAVE".utf8)]),
        (.pdf, [Array("%PDF-1.4\n".utf8)]), (.database, [Array("SQLite format 3\u{0}".utf8)]),
        (
            .webPage,
            [
                Array("<html><table><tr><td>apple".utf8), Array("\u{FEFF}<!DOCTYPE html>\n<p>".utf8),
                Array("<?xml version=\"1.0\"?>".utf8),
            ]
        ),
        (.json, [Array("[{\"term\":\"apple\",\"meaning\":\"사과\"".utf8), Array("{ \"words\": [] }".utf8)]),
        (.unknown, [Array("a\u{0}\u{0}b,c\n".utf8), [0, 0, 0, 0x18] + Array("ftypheic".utf8)]),
    ]

    private static func zip(_ names: String...) -> [UInt8] {
        Array("PK\u{3}\u{4}\u{14}\u{0}\u{8}\u{8}".utf8) + Array(names.joined(separator: "\u{1}\u{2}").utf8)
    }

    @Test("are known by their first bytes", arguments: samples)
    func kinds(kind: FileKind, files: [[UInt8]]) {
        for bytes in files {
            #expect(throws: WordListError.notText(kind)) { try WordList(bytes) }
        }
    }

    @Test(
        "Lists that begin like them are lists",
        arguments: [
            "PK,승부차기\n", "ID3,태그\n", "[ˈæpl],사과\n", "{x},집합\n", "%PDF는\t피디에프\n".replacing("%", with: "% "), "BZ,비지\n",
        ])
    func lists(text: String) throws {
        #expect(try WordList(reading: text).rowCount == 1)
    }
}
