import Glibc
import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// What holds for any list, made or found.
@Suite("Laws of the reader") struct ReaderLawTests {
    /// Texts of golden lists, and made lists, each with what is said of it.
    private static let texts: [(name: String, bytes: [UInt8], options: ListOptions)] = {
        let golden = GoldenList.all.filter { String(validating: $0.bytes, as: UTF8.self) != nil }
        return golden.map { ($0.file, $0.bytes, $0.options) }
            + made(30, of: 12...40).map { ("made \($0.form)", Array($0.text.utf8), $0.options) }
    }()

    /// Made lists with so many words each.
    private static func made(_ count: Int, of sizes: ClosedRange<Int>, tablesOnly: Bool = false, seed: UInt64 = 1) -> [MadeList] {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            MadeList.random(count: Int.random(in: sizes, using: &generator), tablesOnly: tablesOnly, using: &generator)
        }
    }

    @Test("The order of the grammars changes nothing", arguments: 0..<2 as Range<UInt64>)
    func shuffledGrammars(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for (name, bytes, options) in Self.texts {
            guard let text = try? ListText(bytes, said: options.encoding) else { continue }
            func chosen(_ grammars: [any Grammar]) -> String {
                var reader = ListReader(options: options)
                reader.grammars = grammars
                let readings = reader.readings(of: text)
                let best = readings.first.map { "\($0.table.shape) \($0.score)" } ?? "none"
                do throws(WordListError) {
                    let reading = try reader.choice(of: readings).reading
                    let columns = reading.roles.fields.sorted { $0.value < $1.value }
                    return "\(reading.table.shape) \(columns) \(reading.words) \(best)"
                } catch { return "\(error.brief) \(best)" }
            }
            #expect(chosen(ListReader.grammars.shuffled(using: &generator)) == chosen(ListReader.grammars), "\(name)")
        }
    }

    @Test("A byte order mark, CRLF, a line end more or less, and blank lines around change nothing")
    func ends() {
        for (name, bytes, options) in Self.texts {
            let text = String(decoding: bytes, as: UTF8.self)
            let plain = Outcome(bytes, options)
            if plain.problem?.hasPrefix("notText") == true { continue }
            let bare = String(text.drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
            var changes = [("mark", "\u{FEFF}" + text), ("no end", bare), ("many ends", bare + "\n\n\n")]
            changes.append(("CRLF", text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")))
            // What a file says of itself stands at its head.
            if ListHead(of: bytes).length == 0 { changes.append(("blank lines in front", "\n\n" + bare + "\n")) }
            for (change, text) in changes {
                var changed = Outcome(Array(text.utf8), options)
                changed.words = changed.words.map { $0.withLineFeeds() }
                #expect(changed == plain, "\(name), \(change)")
            }
        }
    }

    @Test("Blank lines between rows, and a last column without anything, change nothing in a table")
    func emptyParts() {
        for list in Self.made(60, of: 5...30, tablesOnly: true, seed: 2) {
            guard case .table(let sign, let columns, let hasHeader) = list.form else { continue }
            let plain = list.read()
            #expect(list.read(list.text.replacing("\n", with: "\n\n")) == plain, "\(list.form)")
            let wider = MadeList(
                list.words, .table(sign: sign, columns: columns + [.nothing], hasHeader: hasHeader), list.options)
            let narrow = MadeList(list.words, .table(sign: sign, columns: columns, hasHeader: hasHeader), list.options)
            #expect(wider.read() == narrow.read(), "\(list.form)")
        }
    }

    @Test("Whatever the order of its columns, a table with names above them gives the same words")
    func permutedColumns() {
        var generator = SeededGenerator(seed: 3)
        for list in Self.made(80, of: 5...30, tablesOnly: true, seed: 3) {
            guard case .table(let sign, let columns, true) = list.form else { continue }
            let style = Int.random(in: 0..<4, using: &generator)
            let first = MadeList(list.words, list.form, list.options, nameStyle: style)
            let other = MadeList(
                list.words, .table(sign: sign, columns: columns.shuffled(using: &generator), hasHeader: true), list.options,
                nameStyle: style)
            #expect(other.read().words == first.read().words, "\(list.form)")
        }
    }

    @Test("Every second row decides as all do, from 40 rows on")
    func halves() {
        for list in Self.made(40, of: 80...120, seed: 4) {
            let half = MadeList(list.words.enumerated().filter { $0.offset % 2 == 0 }.map(\.element), list.form, list.options)
            let whole = MadeList(list.words, list.form, list.options)
            let (one, other) = (half.read(), whole.read())
            #expect(one.shape == other.shape && one.columns == other.columns && one.hasHeader == other.hasHeader, "\(list.form)")
            #expect((one.problem == nil) == (other.problem == nil), "\(list.form): \(one.problem ?? "") | \(other.problem ?? "")")
        }
    }

    @Test("A list twice below itself is the same list")
    func twice() {
        for list in Self.made(60, of: 5...30, seed: 5) {
            let once = list.read()
            let gap = if case .turns = list.form { "\n" } else { "" }
            let twice = list.read(list.text + gap + list.text)
            #expect(twice.words == once.words + once.words, "\(list.form)")
            #expect(list.read() == once)
        }
    }

    @Test("Nothing is read twice: no line begins two rows, but where a header names the same columns twice")
    func lines() {
        for (name, bytes, options) in Self.texts {
            let list = Outcome(bytes, options)
            let rows =
                name == "header-twice.csv"
                ? Array(Set(list.lines.indices.map { "\(list.lines[$0]) \(list.words[$0])" })) : list.lines.map { "\($0)" }
            #expect(Set(rows).count == list.lines.count, "\(name)")
        }
    }

    @Test("Every word of every meaning is somewhere in the result")
    func wholeMeanings() {
        for list in Self.made(80, of: 5...30, seed: 6) {
            let outcome = list.read()
            if outcome.problem != nil { continue }
            func parts(_ text: String) -> [String] { text.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
            let found = Set(outcome.words.flatMap { word in WordField.allCases.flatMap { parts(word[$0]) } })
            for word in list.words { #expect(found.isSuperset(of: parts(word.meaning)), "\(list.form): \(word.meaning)") }
        }
    }

    @Test("No text of a golden list stands in the source")
    func noTexts() throws {
        let names = ["FieldNames.swift", "ColumnName.swift", "LineTitle.swift", "ListOptions.swift"]
        let sources = try SourceTree.files(below: "Sources/VocabLists").filter { file in
            !names.contains(where: file.path.hasSuffix) && !file.path.contains("/Containers/") && !file.path.contains("/Export/")
        }
        let text = #/"((?:\\.|[^"\\])*)"/#
        let literals = Set(sources.flatMap(\.lines).flatMap { line in line.matches(of: text).map { String($0.1) } })
        #expect(literals.count > 500)
        for golden in GoldenList.all {
            guard case .success(let list) = golden.read() else { continue }
            for text in list.rows.flatMap({ [$0.content.term, $0.content.meaning, $0.content.example] }) {
                if text.unicodeScalars.count(where: { $0.properties.isAlphabetic }) < 6 { continue }
                // A word of English may be a part of any name.
                let isWord = text.allSatisfy { $0.isASCII && $0.isLetter }
                #expect(!literals.contains { isWord ? $0 == text : $0.contains(text) }, "\(golden.file): \(text)")
            }
        }
    }

    @Test(
        "Time grows with the bytes, whatever they are",
        arguments: [
            "\"", "a,", "a: b = c - d, e; f\n", "(", "[{\"a\":", "<td>", "{{c1::", "**a", "- 1. [ ] ", "漢[か", "\n\n\na\n",
            "a\t\"b\n",
            "|a|-|\n|--|\n", "한a", "&#1", "\u{301}", "apple - 사과\n", "apple [ˈæpl] n. 사과\n", "Word: a\nMeaning: 가\n\n",
            "**apple** 사과\n",
        ])
    func linear(piece: String) {
        func seconds(_ size: Int, of piece: String) -> Double {
            let bytes = Array(String(repeating: piece, count: size / piece.utf8.count + 1).utf8)
            let start = now()
            _ = try? WordList(bytes, .leavingRows)
            return now() - start
        }
        // How fast this machine is just now tells a list that is nothing but words and meanings.
        let plain = seconds(1 << 19, of: "apple\t사과\n")
        var (few, many) = (seconds(1 << 16, of: piece), seconds(1 << 19, of: piece))
        // What shares the processor slows both down, but not every time.
        if many >= 6 * plain { (few, many) = (seconds(1 << 16, of: piece), min(many, seconds(1 << 19, of: piece))) }
        #expect(many < 8 * 3 * max(few, 0.002), "64 KB took \(few) s, 512 KB \(many) s")
        #expect(many < 6 * plain, "512 KB took \(many) s, a plain list \(plain) s")
    }

    /// Seconds that this thread has had of the processor.
    private func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

extension WordContent {
    /// The same with LF for CRLF: line breaks inside cells stay as they are.
    fileprivate func withLineFeeds() -> WordContent {
        WordField.allCases.reduce(into: self) { $0[$1] = $0[$1].replacing("\r\n", with: "\n") }.cleaned()
    }
}
