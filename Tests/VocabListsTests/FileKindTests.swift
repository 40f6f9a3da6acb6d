import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

@Suite("Files that are no text") struct FileKindTests {
    private static let samples: [(FileKind, [[UInt8]])] = [
        (
            .oldWorkbook, [compound, compound + utf16("Workbook")]
        ),
        (
            .hwp,
            [
                Array("HWP Document File V3.00".utf8), compound + utf16("FileHeader") + Array("HWP Document File".utf8),
                ZipWriter([("mimetype", "application/hwp+zip")]).finished(),
            ]
        ),
        (.numbers, [zip("Index/Document.iwa", "Metadata/Properties.plist")]),
        (
            .chat,
            [
                Array("2024. 1. 5. 오전 9:12, 민지 : apple 뭐야\n2024. 1. 5. 오전 9:13, 수진 : 사과\n2024. 1. 5. 오후 1:02, 민지 : 고마워\n".utf8),
                Array("12/01/2024, 21:15 - Ann: apple?\n12/01/2024, 21:16 - Bea: 사과\n".utf8),
            ]
        ),
        (.lockedDocument, [compound + utf16("EncryptedPackage")]),
        (.binaryWorkbook, [zip("[Content_Types].xml", "xl/workbook.bin")]),
        (.broken, [Array(zip("[Content_Types].xml", "xl/workbook.xml").dropLast())]),
        (.book, [ZipWriter([("mimetype", "application/epub+zip")]).finished()]),
        (.ankiPackage, [zip("collection.anki21"), zip("meta", "collection.anki2")]),
        (
            .wordProcessor,
            [
                zip("word/document.xml"), ZipWriter([("mimetype", "application/vnd.oasis.opendocument.text")]).finished(),
                Array("{\\rtf1\\ansi apple}".utf8), compound + utf16("WordDocument"),
            ]
        ),
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
                Array("<?xml version=\"1.0\"?>\n<html xmlns=\"http://www.w3.org/1999/xhtml\">".utf8),
            ]
        ),
        (.xml, [Array("<?xml version=\"1.0\"?>\n<words/>".utf8)]),
        (.lookedUpWords, [Array("SQLite format 3\u{0}…CREATE TABLE LOOKUPS (id TEXT)".utf8)]),
        (.broken, [Array("[{\"term\":\"apple\",\"meaning\":\"사과\"".utf8)]),
        (.json, [Array("{ \"words\": [] }".utf8)]),
        (.unknown, [Array("a\u{0}\u{0}b,c\n".utf8), [0, 0, 0, 0x18] + Array("ftypheic".utf8)]),
    ]

    private static let compound: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1]

    private static func zip(_ names: String...) -> [UInt8] {
        ZipWriter(names.map { ($0, "") }).finished()
    }

    private static func utf16(_ text: String) -> [UInt8] { text.utf8.flatMap { [$0, 0] } }

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
        #expect(try WordList(plain: Array(text.utf8)).rowCount == 1)
    }
}
