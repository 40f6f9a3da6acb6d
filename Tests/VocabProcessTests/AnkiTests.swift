import Testing
import VocabCore
import VocabLists
import VocabTestSupport

/// What the program writes for Anki, imported by Anki itself where Python has it.
@Suite("Anki", .oneAtATime) struct AnkiTests {
    private let play = Play(language: "en")

    private static let python = "/usr/bin/env"
    private static let hasAnki =
        (try? Spawn.run(
            ["python3", "-c", "import anki.collection"], environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
            insteadOfProgram: python))?.code == 0

    /// Imports a text with what Anki proposes, and prints how many notes are new, then the fields and tags of all.
    private static let script = """
        import html, json, re, sys
        from anki.collection import Collection, ImportCsvRequest
        collection = Collection(sys.argv[1])
        metadata = collection.get_csv_metadata(path=sys.argv[2], delimiter=None)
        log = collection.import_csv(ImportCsvRequest(path=sys.argv[2], metadata=metadata)).log
        shown = lambda field: html.unescape(re.sub("<br ?/?>", chr(10), field))
        print(len(log.new), len(log.updated) + len(log.duplicate))
        for note in sorted(map(collection.get_note, collection.find_notes("")), key=lambda note: note.id):
            print(json.dumps([shown(field) for field in note.fields] + note.tags, ensure_ascii=False))
        """

    private func imported(_ path: String) throws -> [String] {
        var environment = play.environment
        environment["PATH"] = "/usr/local/bin:/usr/bin:/bin"
        let result = try Spawn.run(
            ["python3", "-c", Self.script, play.folder + "/c.anki2", path], environment: environment,
            insteadOfProgram: Self.python)
        try #require(result.code == 0, "\(result.errors)")
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test(
        "shows the term in front and the meaning on the back, each as it was typed, with the tags; a second import updates them",
        .enabled(if: hasAnki))
    func defaults() throws {
        var words: [Word] = []
        let plain: [(String, String, [String])] = [
            ("apple", "사과, 능금", ["day 1", "fruit"]), ("a < b & c > d", "\"x\"\n'둘째' &amp; <b>줄</b>", ["unit\u{3000}2"]),
            ("#5", "다섯째\t번호", []), ("plum", "자두", []),
        ]
        for (number, (term, meaning, tags)) in plain.enumerated() {
            var content = WordContent(term: term, meaning: meaning)
            (content.tags, content.example, content.note) = (tags, "An <i>\(term)</i>.", "메모\n둘째 줄")
            words.append(try Word(content, id: .sample(UInt64(number)), added: .sample))
        }
        let list = play.file("과일.csv", String(decoding: ListExport.csv(of: try .sample(words: words), .comma), as: UTF8.self))
        #expect(try Spawn.run(["import", list, "--book", "과일"], environment: play.environment).code == 0)
        let path = play.folder + "/과일 anki.txt"
        let written = try Spawn.run(["export", "과일", "--format", "anki", "-o", path], environment: play.environment)
        #expect(written.code == 0, "\(written.errors)")
        let notes = [
            ##"["apple", "사과, 능금", "day_1", "fruit"]"##,
            ##"["a < b & c > d", "\"x\"\n'둘째' &amp; <b>줄</b>", "unit_2"]"##, ###"["#5", "다섯째\t번호"]"###, ##"["plum", "자두"]"##,
        ]
        #expect(try imported(path) == ["4 0"] + notes)
        #expect(try imported(path) == ["0 4"] + notes)
    }
}
