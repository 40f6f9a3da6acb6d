import Glibc
import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What is said about files of the store that cannot be read, and that they are left as they are.
@Suite("Alerts about the store's files") struct StoreAlertTests {
    private static let broken = """
        {"format":1,"bookcase":{"id":"0b9a6f5e-6f0c-4b7e-9d53-2f6e9d1c8a11","name":"깨짐"},"words":[
        {"id":"0b9a6f5e-6f0c-4b7e-9d53-2f6e9d1c8a12","term":"ab" "meaning":"x"}
        ]}

        """

    private static func furnish(_ play: Play) throws {
        try play.putFruit()
        play.putFile("bookcases/깨짐.json", Array(broken.utf8))
        play.putFile("bookcases/미래.json", Array("{\"format\":9,\"anything\":true}\n".utf8))
    }

    @Test("each is said whole, in Korean and English, plain and in a box, with its exit status", arguments: cases)
    func wholeText(_ alert: AlertCase) throws {
        try alert.check(Self.furnish)
    }

    static let cases: [AlertCase] = [
        AlertCase(
            ["quiz", "--book", "깨짐"], .badData,
            ko: """
                [알림] 파일이 손상되었습니다.
                <store>/bookcases/깨짐.json
                2번째 줄 58번째 칸: ‘,’나 ‘}’가 있어야 할 자리입니다.
                파일은 그대로 두었습니다. 아래 명령으로 읽을 수 있는 내용을 모두 살릴 수 있습니다.
                다음: vocab doctor
                """,
            en: """
                [Alert] Broken file
                <store>/bookcases/깨짐.json
                Line 2, column 58: “,” or “}” should stand here.
                The file was left as it is. The command below saves all that can be read.
                Next: vocab doctor
                """),
        AlertCase(
            ["list", "--book", "미래"], .badData,
            ko: """
                [알림] 더 새로운 형식의 파일입니다.
                <store>/bookcases/미래.json
                이 파일의 형식은 9이고 이 프로그램은 1까지 읽습니다. 파일은 그대로 두었습니다. 프로그램을 새 버전으로 바꿔 주세요.
                다음: vocab --version
                """,
            en: """
                [Alert] File of a newer format
                <store>/bookcases/미래.json
                It has format 9; this program reads up to 1. The file was left as it is. Get a newer version of the program.
                Next: vocab --version
                """),
        AlertCase(
            ["book", "add", "깨짐"], .cannotCreate,
            ko: """
                [알림] 저장 불가
                <store>/bookcases/깨짐.json
                이 이름의 파일이 이미 있어 덮어쓰지 않았습니다.
                다음: ls -l '<store>/bookcases'
                """,
            en: """
                [Alert] Not saved
                <store>/bookcases/깨짐.json
                There is a file of this name already; it was not overwritten.
                Next: ls -l '<store>/bookcases'
                """),
    ]

    @Test("a broken file never looks like an empty store: it is told, the rest is listed, and nothing is overwritten")
    func restGoesOn() throws {
        let play = Play(language: "en")
        try Self.furnish(play)
        let books = play.run("books")
        #expect(books.console.results == "과일: 4 words\n")
        #expect(books.console.alerts.contains("[Alert] Broken file\n"))
        #expect(books.console.alerts.contains("[Alert] File of a newer format\n"))
        #expect(books.status == .badData)
        #expect(play.run("add kiwi 키위 --book 과일").status == .done)
        play.run("quiz --book 과일 --seed 1", on: ScriptedConsole([.key("1"), .key("q")]))
        #expect(play.bytes("bookcases/깨짐.json") == Array(Self.broken.utf8))
        #expect(play.bytes("bookcases/미래.json") == Array("{\"format\":9,\"anything\":true}\n".utf8))
    }

    @Test("broken settings are told with their place, are not replaced, and keep no other command from its work")
    func brokenSettings() throws {
        let play = Play(language: "ko")
        try play.putFruit()
        play.putFile("settings.json", Array("{\"format\":1,\n \"setup\":7}".utf8))
        let books = play.run("books")
        #expect(books.console.results == "과일: 단어 4개\n")
        expectText(
            play.masked(books.console.alerts),
            """
            [알림] 파일이 손상되었습니다.
            <store>/settings.json
            2번째 줄 10번째 칸: ‘{’가 있어야 할 자리입니다.
            파일은 그대로 두었습니다. 아래 명령으로 읽을 수 있는 내용을 모두 살릴 수 있습니다.
            다음: vocab doctor
            """)
        #expect(play.run("setup --book 과일").status == .badData)
        #expect(play.run("add kiwi 키위 --book 과일").console.alerts.contains("저장 완료"))
        #expect(play.run("show kiwi --book 과일").status == .done)
        #expect(play.bytes("settings.json") == Array("{\"format\":1,\n \"setup\":7}".utf8))
    }

    @Test(
        "a bookcase in two files is one, the doctor tells of it, and the next change joins the files in one line",
        arguments: ["ko", "en"])
    func secondFile(language: String) throws {
        let play = Play(language: language)
        try play.putFruit()
        let words = play.run("list").console.results
        play.putFile("bookcases/사본.json", play.bytes("bookcases/과일.json") ?? [])
        #expect(play.run("list").console.results == words)
        expectText(
            play.masked(play.run("doctor").console.results),
            language == "ko"
                ? "! <store>/bookcases/사본.json: 단어장 ‘과일’의 두 번째 파일입니다. 하나로 읽고 있으며, 다음에 저장할 때 한 파일이 됩니다."
                : "! <store>/bookcases/사본.json: a second file of “과일”. Both are read as one, and become one file with the next change."
        )
        let told = play.masked(play.run("add kiwi 키위 --book 과일").console.alerts).split(separator: "\n").last
        #expect(
            told
                == (language == "ko"
                    ? "<store>/bookcases/사본.json: 단어장 ‘과일’에 합쳤습니다. 원래 파일: <store>/set-aside/사본.json.rest"
                    : "<store>/bookcases/사본.json: joined with “과일”. The file as it was: <store>/set-aside/사본.json.rest"))
        #expect(play.run("doctor").status == .done)
    }

    @Test("a store of an earlier version is taken over with the first change, in one line", arguments: ["ko", "en"])
    func takenOver(language: String) throws {
        let play = Play(language: language)
        try play.putFruit()
        let settings = Array("{\"format\":1,\"device\":\"50152731-940f-447a-a766-583690a935b4\"}\n".utf8)
        play.putFile("settings.json", settings)
        play.run("list")
        #expect(play.bytes("settings.json") == settings)
        let told = play.run("add kiwi 키위 --book 과일").console.alerts.split(separator: "\n").last.map(String.init) ?? ""
        #expect(
            told.hasPrefix(
                language == "ko"
                    ? "이전 버전의 저장소를 새 형식으로 바꿨습니다. 바꾸기 전의 파일은 백업 ‘"
                    : "The store has the form of this version now. How it was is in the backup “"), "\(told)")
        #expect(play.bytes("device") == Array("50152731-940f-447a-a766-583690a935b4\n".utf8))
        #expect(!play.run("add plum 자두 --book 과일").console.alerts.contains("upgrade"))
    }

    @Test("the same term twice in a file is asked for by id") func repeatedTerm() throws {
        let play = Play(language: "en")
        try play.put("책", [("bank", "은행"), ("bank", "강둑")])
        let show = play.run("edit bank --meaning 둑")
        let ids = try JSONValue(play.run("list --json").console.results).array.map { $0["id"].string }
        try #require(ids.count == 2)
        expectText(
            show.console.alerts,
            """
            [Alert] Same term several times
            “책” holds “bank” 2 times. Give the id instead of the term.
            \(ids[0])
            \(ids[1])
            Next: vocab edit \(ids[0]) --meaning 둑
            """)
        #expect(show.status == .badData)
        #expect(play.run(["edit", ids[1], "--meaning", "둑"]).status == .done)
        #expect(play.run("list").console.results == "bank: 은행\nbank: 둑\n")
    }

    @Test("settings of a newer format are left alone, and words are still added, listed and played") func newerSettings() throws {
        let play = Play(language: "en")
        try play.putFruit()
        let newer = Array("{\"format\":9,\"anything\":true}\n".utf8)
        play.putFile("settings.json", newer)
        #expect(play.run("add kiwi 키위 --book 과일").status == .done)
        #expect(play.run("list --book 과일").console.results.hasSuffix("kiwi: 키위\n"))
        #expect(play.run("worksheet --book 과일").status == .done)
        #expect(play.run("setup --book 과일").status == .badData)
        #expect(play.bytes("settings.json") == newer)
    }

    @Test("a change that was made exits with 0, though a file that it has nothing to do with cannot be read; that is told")
    func unrelated() throws {
        let play = Play(language: "en")
        try play.putFruit()
        play.putFile("bookcases/broken.json", Array("{".utf8))
        let outcome = play.run("edit apple --meaning 능금")
        #expect(outcome.status == .done)
        #expect(outcome.console.alerts.contains("broken.json"))
        #expect(play.run("show apple").console.results.contains("능금"))
    }
}
