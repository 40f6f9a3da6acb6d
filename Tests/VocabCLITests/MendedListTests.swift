import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// A list that was exported with identifiers, mended in a spreadsheet, and imported again.
@Suite("Importing a mended list") struct MendedListTranscriptTests {
    /// A bookcase of fruit, one word of which is known, and the rows of its list with identifiers.
    private func play(_ language: String) throws -> (play: Play, rows: [String]) {
        let play = Play(language: language)
        try play.putFruit()
        play.run("memorize apple")
        let csv = play.run("export 과일 --columns id,term,meaning,note").console.results
        return (play, csv.split(separator: "\n").dropFirst().map(String.init))
    }

    private func file(_ play: Play, _ rows: [String]) -> String {
        play.file("x.csv", "id,term,meaning,note\n" + rows.map { $0 + "\n" }.joined())
    }

    /// The list with a renamed word, an edited one, a new one, and one word less.
    private func mended(_ play: Play, _ rows: [String]) -> String {
        let renamed = rows[0].replacing("apple", with: "apples")
        let edited = rows[1].replacing("바나나", with: "바나나; 파초")
        return file(play, [renamed, edited, ",kiwi,키위,털"] + rows[3...])
    }

    private static let update = ["--book", "과일", "--on-duplicate", "update"]
    private static let words = "apples: 사과 (외운 단어)\nbanana: 바나나; 파초\ncherry: 체리\ngrape: 포도\nkiwi: 키위\n"

    @Test("the preview shows what is renamed, edited, new and gone") func preview() throws {
        for (language, text) in [
            (
                "ko",
                """
                <folder>/x.csv, 단어장 과일
                UTF-8, 쉼표로 나눈 표
                첫 줄은 제목입니다. 2열 = 단어, 3열 = 뜻, 4열 = 메모
                ~ apples
                단어: apples (이전: apple)
                ~ banana
                뜻: 바나나; 파초 (이전: 바나나)
                + kiwi — 키위
                - cherry — 체리
                4줄: 새 단어 1 · 바꿈 2 · 이미 있음 1
                파일에 없는 단어: 1개. 터미널에서는 삭제할지 묻고, --remove-missing을 붙이면 묻지 않고 삭제합니다.
                (미리 보기: 아무것도 저장하지 않았습니다.)
                """
            ),
            (
                "en",
                """
                <folder>/x.csv into 과일
                UTF-8, a table with a comma between its columns
                The first row names the columns: column 2 = term, column 3 = meaning, column 4 = note
                ~ apples
                term: apples (before: apple)
                ~ banana
                meaning: 바나나; 파초 (before: 바나나)
                + kiwi — 키위
                - cherry — 체리
                4 rows: 1 added · 2 changed · 1 already there
                Words that the file has no more: 1. On a terminal it is asked whether to delete them; --remove-missing deletes them without asking.
                (A preview: nothing was saved.)
                """
            ),
        ] {
            let (play, rows) = try play(language)
            let before = play.bytes("bookcases/과일.json")
            let preview = play.run(["import", mended(play, rows), "--dry-run"] + Self.update)
            #expect(preview.status == .done && preview.console.alerts == "")
            expectText(play.masked(preview.console.results), text)
            #expect(play.bytes("bookcases/과일.json") == before)
        }
    }

    @Test("off a terminal words that are gone stay, and it is told; --remove-missing deletes them") func piped() throws {
        for (language, kept, removed) in [
            ("ko", "파일에 없는 단어 1개는 그대로 두었습니다. 삭제하려면 --remove-missing을 붙이세요.", "파일에 없는 단어 1개를 삭제했습니다."),
            (
                "en", "1 word that the file has no more was kept. --remove-missing deletes such words.",
                "1 word that the file has no more was deleted."
            ),
        ] {
            let (play, rows) = try play(language)
            let list = mended(play, rows)
            let first = play.run(["import", list] + Self.update)
            #expect(first.status == .done && first.console.results.contains("\n\(kept)\n"))
            let words = language == "ko" ? Self.words : Self.words.replacing("외운 단어", with: "known")
            #expect(play.run("list").console.results == words)
            let second = play.run(["import", list, "--remove-missing"] + Self.update)
            #expect(second.status == .done && second.console.results.contains("\n\(removed)\n"))
            #expect(play.run("list").console.results == words.replacing("cherry: 체리\n", with: ""))
        }
    }

    @Test("on a terminal they are asked about; only a yes deletes them, and no answer imports nothing") func asked() throws {
        for (language, title, prompt) in [
            ("ko", "삭제하시겠습니까?", "파일에 없는 단어 1개를 삭제할까요? (y/N)"),
            ("en", "Delete?", "1 word is no longer in the file: delete it? (y/N)"),
        ] {
            for (step, words) in [
                (ScriptedConsole.Step.key("y"), Self.words.replacing("cherry: 체리\n", with: "")), (.key("n"), Self.words),
                (.key(""), Self.words), (.endOfInput, nil), (.interrupt, nil),
            ] as [(ScriptedConsole.Step, String?)] {
                let (play, rows) = try play(language)
                let before = play.run("list").console.results
                let outcome = play.run(["import", mended(play, rows)] + Self.update, on: .terminal([step]))
                let screen = outcome.console.bareScreen
                #expect(screen.contains(title) && screen.contains("cherry — 체리") && screen.contains(prompt))
                let left = words.map { language == "ko" ? $0 : $0.replacing("외운 단어", with: "known") } ?? before
                #expect(play.run("list").console.results == left, "\(step)")
                #expect((outcome.status == .done) == (words != nil))
                #expect(outcome.console.stepsLeft == 0)
            }
        }
    }

    @Test("one undo takes all of it back, and redo does it again") func undone() throws {
        let (play, rows) = try play("ko")
        let before = play.bytes("bookcases/과일.json")
        play.run(["import", mended(play, rows), "--remove-missing"] + Self.update)
        let after = play.bytes("bookcases/과일.json")
        #expect(before != after)
        play.run("undo")
        #expect(play.bytes("bookcases/과일.json") == before)
        play.run("redo")
        #expect(play.bytes("bookcases/과일.json") == after)
    }

    @Test("a renamed word keeps its answers") func memory() throws {
        let (play, rows) = try play("en")
        play.run("quiz 과일 --count 4 --seed 1 --kind typed", on: .terminal([.line("사과"), .line("x")] + [.endOfInput]))
        let due = { try JSONValue(play.run("due --all --json").console.results).array }
        let answered = try due().map { $0["word"].string }
        let renamed = rows.map { $0.replacing(",", with: ",new ", maxReplacements: 1) }
        play.run(["import", file(play, renamed)] + Self.update)
        #expect(try !answered.isEmpty && due().map { $0["word"].string } == answered)
        #expect(try due().allSatisfy { $0["term"].string.hasPrefix("new ") })
    }

    @Test("words are missing only in a file that is read whole and knows the bookcase") func unsure() throws {
        for (language, bad, foreign) in [
            ("ko", "읽지 못한 줄이 있어서", "이 단어장의 식별자가 파일에 없어서"),
            ("en", "some lines could not be read", "The file has no identifiers of this bookcase"),
        ] {
            let (play, rows) = try play(language)
            let remove = ["--remove-missing"] + Self.update
            // A meaning that was emptied by mistake is a bad row, and no reason to delete the word.
            let first = play.run(
                ["import", file(play, [rows[0].replacing("사과", with: "")] + rows[1...2])] + remove + [
                    "--rejects", "\(play.folder)/rest.csv",
                ])
            #expect(first.console.results.contains(bad))
            let strange = play.run(["import", play.file("a.csv", "term,meaning\nkiwi,키위\nlemon,레몬\n")] + remove)
            #expect(strange.console.results.contains(foreign))
            #expect(play.run("list").console.results.count { $0 == "\n" } == 6)
        }
    }

    @Test("of several files for one bookcase, words are missing that are in none of them") func severalFiles() throws {
        let (play, rows) = try play("en")
        let head = "id,term,meaning,note\n"
        let texts = [("a.csv", head + rows[0] + "\n"), ("b.csv", head + rows[1] + "\n"), ("c.csv", "term,meaning\ncherry,체리\n")]
        let files = texts.map { play.file($0.0, $0.1) }
        let outcome = play.run(["import"] + files + ["--remove-missing"] + Self.update)
        #expect(outcome.status == .done && outcome.console.results.contains("1 word that the file has no more was deleted."))
        #expect(play.run("list").console.results == "apple: 사과 (known)\nbanana: 바나나\ncherry: 체리\n")
    }

    @Test("identifiers that come twice or are those of another bookcase take nothing away, and are told")
    func strangeIdentifiers()
        throws
    {
        for (language, texts) in [
            (
                "ko",
                [
                    "식별자가 윗줄과 같은 줄: 3번째 줄. 식별자가 없는 줄처럼 넣었고, 아무것도 덮어쓰지 않았습니다.",
                    "다른 단어장의 식별자가 있는 줄: 4번째 줄. 식별자가 없는 줄처럼 넣었습니다.", "바꾼 단어가 다른 단어와 같아진 줄: 2번째 줄. 두 단어가 모두 남습니다.",
                ]
            ),
            (
                "en",
                [
                    "Lines with the identifier of a line above: 3. They went in as lines without one, and replaced nothing.",
                    "Lines with identifiers of words in other bookcases: 4. They went in as lines without one.",
                    "Lines that gave a word the term of another one: 2. Both words stay.",
                ]
            ),
        ] {
            let (play, rows) = try play(language)
            try play.put("동물", [("dog", "개")])
            let other = play.run("export 동물 --columns id,term,meaning,note --header no").console.results
            let lines = ["grape", "malus"].map { rows[0].replacing("apple", with: $0) } + [String(other.dropLast())]
            let outcome = play.run(["import", file(play, lines)] + Self.update)
            for text in texts { #expect(outcome.console.results.contains("\n\(text)\n"), "\(text)") }
            #expect(
                play.run("list 과일").console.results.split(separator: "\n").map { $0.split(separator: ":")[0] }
                    == ["grape", "banana", "cherry", "grape", "malus", "dog"])
            #expect(play.run("list 동물").console.results.hasPrefix("dog: 개\n"))
        }
    }

    @Test("without update it is said that nothing was put in the place of words") func merged() throws {
        for (language, text) in [
            ("ko", "식별자가 같은 단어와 내용이 다른 줄이 2개 있습니다. 더하지 않고 고친 대로 바꾸려면 --on-duplicate update를 쓰세요."),
            (
                "en",
                "2 rows differ from the word with the same identifier. To take over what was changed, not to add to it, use --on-duplicate update."
            ),
        ] {
            let (play, rows) = try play(language)
            #expect(play.run(["import", mended(play, rows), "--book", "과일"]).console.results.contains("\n\(text)\n"))
            let refused = play.run(["import", mended(play, rows), "--book", "과일", "--remove-missing"])
            #expect(refused.status == .usage && refused.console.alerts.hasSuffix("--remove-missing --on-duplicate update\n"))
        }
    }

    @Test("programs are told which words are missing, and never asked") func json() throws {
        let (play, rows) = try play("en")
        let list = mended(play, rows)
        let foreseen = try JSONValue(play.run(["import", list, "--dry-run", "--json"] + Self.update).console.results)
        let id = String(rows[2].prefix(36))
        #expect(foreseen["missing"].array.map(\.string) == [id] && foreseen["removed"] == .other(""))
        #expect(foreseen["changes"].array.first?["was"].string == "apple")
        let kept = try JSONValue(play.run(["import", list, "--json"] + Self.update, on: .terminal()).console.results)
        #expect(kept["missing"].array.map(\.string) == [id] && kept["removed"] == .other(""))
        let removed = try JSONValue(play.run(["import", list, "--json", "--remove-missing"] + Self.update).console.results)
        #expect(removed["removed"].raw == "1" && removed["missing"].array.map(\.string) == [id])
    }
}
