import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

@Suite("Texts, pages, books and subtitles") struct ReadableTextTests {
    private func text(_ text: String) throws -> String {
        try ReadableText(Array(text.utf8)).text.split { $0 == "\n" }.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
            .joined(separator: "|")
    }

    @Test("a page is read without scripts, styles and readings; blocks stand apart") func page() throws {
        let page = """
            <!DOCTYPE html><html><head><title>The &amp; Sea</title><style>p { color: red }</style></head><body>
            <script>if (a < b && c > d) { document.write("<p>no</p>") }</script><h1>One</h1><p>Call me <b>Ish</b>mael.<p>Some
            years<br>ago &mdash; <ruby>漢<rt>かん</rt></ruby> a < b<!-- <p>hidden</p> --><div hidden>x</div></body></html>
            """
        #expect(try ReadableText(Array(page.utf8)).title == "The & Sea")
        #expect(try text(page) == "One|Call me Ishmael.|Some|years|ago — 漢 a < b|x")
    }

    @Test(
        "nothing on a page hides what comes after it: not what is never closed, nor what looks like a tag where none can be",
        arguments: [
            "<title>a <b</title>", "<script>if (a<b) c()</script>", "<script>'</scripty>'; a<b</script >", "<style>a<b</style>",
            "<textarea>a<b</textarea>", "<iframe>a<b</iframe>", "<style>a{}", "<svg><path d='M'>", "<select><option>",
            "<template>",
            "<noscript>", "<ruby>漢<rt>", "<!-- > ", "<!-- a --!>", "<!-->", "<![if !IE]>", "<![CDATA[ >", "<!x [ >", "<a it's>",
            "<textarea>", "<title>",
        ])
    func hides(start: String) throws {
        let page =
            "<html><body>" + start
            + "<p>zebra</p><table><tr><td>quagmire</td><td>수렁</td></tr><tr><td>apple</td><td>사과</td></tr></table>"
        let found = try text(page)
        #expect(found.contains("zebra") && found.contains("quagmire 수렁"), "\(found)")
        #expect(try WordList(Array(page.utf8)).rows.map(\.content.term).contains("quagmire"))
    }

    @Test("what never ends on a page is looked for once") func time() throws {
        let starts = ["<style>", "<!--", "<![CDATA[", "<!x[", "<select>", "<svg>", "<title>", "<template>", "<rt>"]
        for start in starts {
            let page = "<html><body><p>zebra" + String(repeating: start + "a <b", count: 20_000) + "<p>quagmire</p>"
            let clock = ContinuousClock()
            let taken = try clock.measure { _ = try text(page) }
            #expect(taken < .seconds(5), "\(start)")
        }
    }

    @Test("the encoding that a page says is believed") func encoding() throws {
        let page = "<html><meta charset=\"euc-kr\"><p>사과</p></html>"
        let bytes = try #require(encoded(page, as: .cp949))
        #expect(try ReadableText(bytes).text.contains("사과"))
    }

    @Test("subtitles are what is said, without times, numbers, places and remarks") func subtitles() throws {
        let srt =
            "\u{FEFF}1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>I was going</i>\r\nto say\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n{\\an8}something. ♪\r\n"
        #expect(try text(srt) == "I was going|to say|something.")
        let vtt = """
            WEBVTT - A film
            Kind: captions

            NOTE a remark
            on two lines

            intro
            00:01.000 --> 00:02.000 align:start
            <v Anna>Hello <00:01.500><c>there</c>

            00:02.000 --> 00:03.000
            Hello there
            """
        #expect(try text(vtt) == "Hello there")
    }

    static func book(_ files: [(String, String)], opf: String) -> [UInt8] {
        ZipWriter(
            [
                ("mimetype", "application/epub+zip"),
                (
                    "META-INF/container.xml",
                    "<container><rootfiles><rootfile full-path=\"OPS/a%20b.opf\"/></rootfiles></container>"
                ),
                ("OPS/a%20b.opf", opf),
            ] + files
        ).finished()
    }

    @Test("of a file in XML the texts are read, and no tags") func xml() throws {
        let kvtml = """
            <?xml version="1.0"?><!DOCTYPE kvtml PUBLIC "x" "y"><kvtml version="2.0"><information><title>Fruit</title></information>
            <entries><entry id="0"><translation id="0"><text>apple</text></translation></entry></entries></kvtml>
            """
        #expect(try text(kvtml) == "Fruit|apple")
        #expect(
            try text(
                "<?xml version=\"1.0\"?><FictionBook><p>One <emphasis>big</emphasis> sea.</p><binary>AAAA</binary></FictionBook>")
                == "One big sea.")
    }

    private static let opf = """
        <package><manifest><item id="a" href="one.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>
        """

    @Test("the chapters of a book may be in UTF-16", arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian])
    func wideBook(encoding: TextEncoding) throws {
        let page = try #require(
            encoded("<?xml version=\"1.0\" encoding=\"UTF-16\"?><html><body><p>사과 tree</p></body></html>", as: encoding))
        let mark: [UInt8] = encoding == .utf16BigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        for bytes in [page, mark + page] {
            var writer = ZipWriter([
                ("META-INF/container.xml", "<container><rootfiles><rootfile full-path=\"a.opf\"/></rootfiles></container>"),
                ("a.opf", Self.opf),
            ])
            writer.add("one.xhtml", bytes)
            #expect(try ReadableText(writer.finished()).text.split { $0.isWhitespace } == ["사과", "tree"])
        }
    }

    @Test("a book whose files share bytes, or that claims to hold more than any novel, is refused before it is unpacked")
    func bomb() throws {
        var huge = ZipWriter([
            ("META-INF/container.xml", "<container><rootfiles><rootfile full-path=\"a.opf\"/></rootfiles></container>"),
            ("a.opf", Self.opf),
        ])
        huge.add("one.xhtml", [], packed: [3, 0], method: 8, size: 1 << 30, checksum: 0)
        #expect(throws: WordListError.notText(.hugeArchive)) { try ReadableText(huge.finished()) }
        var bytes = ZipWriter([("a", "aaaaaaaaaa"), ("b", "bbbbbbbbbb")]).finished()
        // The second entry of the directory leads to where the first does.
        let second = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
        bytes.replaceSubrange((second + 42)..<(second + 46), with: [0, 0, 0, 0])
        #expect(throws: ZipArchive.Problem.broken) { try ZipArchive(bytes) }
    }

    @Test("a book is read in the order of its spine, chapters by names with signs and folders in them") func epub() throws {
        let opf = """
            <package><metadata><dc:title>Moby &amp; Dick</dc:title></metadata><manifest>
            <item id="nav" href="nav.xhtml" properties="nav"/><item id="b" href="../text/ch%202.xhtml"/><item id="a" href="one.xhtml#x"/></manifest>
            <spine><itemref idref="nav"/><itemref idref="a"/><itemref idref="b"/><itemref idref="gone"/></spine></package>
            """
        let bytes = Self.book(
            [
                ("OPS/one.xhtml", "<html><body><p>First.</p></body></html>"), ("text/ch 2.xhtml", "<p>Second.</p>"),
                ("OPS/nav.xhtml", "<p>No</p>"),
            ],
            opf: opf)
        let text = try ReadableText(bytes)
        #expect(text.title == "Moby & Dick")
        #expect(text.text.split { $0.isWhitespace } == ["First.", "Second."])
        #expect(throws: WordListError.notText(.protectedBook)) {
            try ReadableText(Self.book([("META-INF/rights.xml", "")], opf: opf))
        }
        func encryption(_ algorithm: String) -> (String, String) {
            let method = "<enc:EncryptionMethod Algorithm=\"\(algorithm)\"/>"
            return ("META-INF/encryption.xml", "<encryption><enc:EncryptedData>\(method)</enc:EncryptedData></encryption>")
        }
        #expect(throws: WordListError.notText(.protectedBook)) {
            try ReadableText(Self.book([encryption("http://www.w3.org/2001/04/xmlenc#aes128-cbc")], opf: opf))
        }
        #expect(throws: Never.self) {
            try ReadableText(Self.book([encryption("http://www.idpf.org/2008/embedding")], opf: opf))
        }
        #expect(throws: WordListError.notText(.broken)) { try ReadableText(Array(bytes.dropLast(30))) }
    }

    @Test("books of Kindle and what fetches a book are told, not read as text") func otherBooks() {
        let palm = [UInt8](repeating: 0x41, count: 60) + Array("BOOKMOBI".utf8) + Array("zebra".utf8)
        let receipt = "<?xml version=\"1.0\"?><fulfillmentToken xmlns=\"http://ns.adobe.com/adept\"><a/></fulfillmentToken>"
        #expect(throws: WordListError.notText(.kindleBook)) { try ReadableText(palm) }
        #expect(throws: WordListError.notText(.kindleBook)) { try WordList(palm) }
        #expect(throws: WordListError.notText(.bookReceipt)) { try ReadableText(Array(receipt.utf8)) }
        #expect(throws: WordListError.notText(.bookReceipt)) { try WordList(Array(receipt.utf8)) }
    }

    @Test("what is no text is told, and broken markup is read to its end") func others() throws {
        #expect(throws: WordListError.notText(.pdf)) { try ReadableText(Array("%PDF-1.4".utf8)) }
        #expect(throws: WordListError.empty) { try ReadableText(Array(" \n".utf8)) }
        #expect(
            try text("<html><p title='never closed>one</p><p>two") == "one|two"
                || text("<html><p title='x>one</p><p>two").contains("two"))
        #expect(try text("plain text with 3 < 4") == "plain text with 3 < 4")
        let hostile = String(repeating: "<a '", count: 100_000)
        #expect(try ReadableText(Array(("<html>" + hostile).utf8)).text.utf8.count <= hostile.utf8.count)
    }
}
