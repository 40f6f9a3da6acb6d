import Glibc
import Testing
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// How the doctor tells what it found and what it did.
@Suite("What the doctor says") struct DoctorPhraseTests {
    @Test("every kind of finding and repair is said in both languages", arguments: ["ko", "en"]) func everyKind(
        _ language: String
    ) throws {
        let play = Play(language: language)
        try play.putFruit()
        let copy = String(decoding: play.bytes("bookcases/과일.json") ?? [], as: UTF8.self)
        play.putFile("bookcases/사본.json", Array(copy.replacing("apple", with: "Malus").utf8))
        chmod(play.store + "/bookcases/과일.json", 0o640)
        play.putFile("settings.json", Array("{".utf8))
        play.putFile("history/x.jsonl", Array("{\"at\":1}\n".utf8))
        let doctor = play.run("doctor --repair")
        // Which particle stands after a name is a test of its own.
        let text = play.masked(doctor.console.screen).replacing("’이 되", with: "’가 되")
        expectText(text, language == "ko" ? Self.everyKindKorean : Self.everyKindEnglish)
        #expect(doctor.status == .done)
        expectText(play.run("books").console.results, language == "ko" ? "과일: 단어 4개" : "과일: 4 words")
    }

    private static let everyKindKorean = """
        ! <store>/settings.json: 1번째 줄 2번째 칸: 파일이 중간에서 끊겼습니다.
        ! <store>/history/x.jsonl: 1번째 줄 7번째 칸: 따옴표로 묶은 글자가 있어야 할 자리입니다.
        ! <store>/bookcases/사본.json: 단어장 ‘과일’의 두 번째 파일입니다. 하나로 읽고 있으며, 다음에 저장할 때 한 파일이 됩니다.
        ! <store>/bookcases/과일.json: 다른 사용자도 볼 수 있습니다 (권한 640).
        + <store>/settings.json, 옮긴 곳: <store>/settings.json.rest
        + <store>/bookcases/사본.json: 단어장 ‘과일’에 합쳤습니다. 원래 파일: <store>/set-aside/사본.json.rest
        + <store>/history/x.jsonl: 읽지 못한 1줄을 <store>/history/x.jsonl.rest 파일로 옮겼습니다.
        + <store>/bookcases/과일.json: 나만 볼 수 있게 했습니다.
        고치기 전의 파일은 백업에 있습니다. 빠진 단어는 더 앞선 백업에 있을 수 있습니다: vocab backup list
        모두 정상입니다.
        """

    private static let everyKindEnglish = """
        ! <store>/settings.json: line 1, column 2: the file ends in the middle.
        ! <store>/history/x.jsonl: line 1, column 7: text in quotes should stand here.
        ! <store>/bookcases/사본.json: a second file of “과일”. Both are read as one, and become one file with the next change.
        ! <store>/bookcases/과일.json: others may read it (mode 640).
        + <store>/settings.json, now at <store>/settings.json.rest
        + <store>/bookcases/사본.json: joined with “과일”. The file as it was: <store>/set-aside/사본.json.rest
        + <store>/history/x.jsonl: lines that could not be read (1) moved to <store>/history/x.jsonl.rest
        + <store>/bookcases/과일.json: yours alone now.
        The files as they were are in a backup; words that are missing may be in an older one: vocab backup list
        All is well.
        """

    @Test("a change that was not finished is told and put back") func unfinished() throws {
        for (language, text) in [
            (
                "ko",
                """
                ! 끝나지 않은 변경이 있습니다: ‘과일’에서 ‘apple’을 삭제한 것. 하기 전 상태로 읽고 있습니다.
                + 끝나지 않은 변경을 하기 전 상태로 되돌렸습니다.
                모두 정상입니다.
                """
            ),
            (
                "en",
                """
                ! A change was not finished: deleting “apple” from “과일”. It does not count.
                + The change that was not finished is undone.
                All is well.
                """
            ),
        ] {
            let play = Play(language: language)
            try play.putFruit()
            let words = play.run("list").console.results
            play.run("remove apple --yes")
            rename(play.store + "/undo/1-0-undo.json", play.store + "/undo/pending.json")
            expectText(play.run("doctor --repair").console.screen, text)
            #expect(play.run("list").console.results == words)
            #expect(play.run("undo").status == .badData)
        }
    }

    @Test("a change that cannot be read does not keep the doctor from its work, nor the words from being listed")
    func brokenPending() throws {
        let play = Play(language: "en")
        try play.putFruit()
        play.putFile("undo/pending.json", Array("garbage".utf8))
        #expect(play.run("list").console.results.contains("apple: 사과\n"))
        let doctor = play.run("doctor --repair")
        expectText(
            play.masked(doctor.console.screen),
            """
            ! <store>/undo/pending.json: line 1, column 1: “{” should stand here.
            + <store>/undo/pending.json, now at <store>/set-aside/pending.json.rest
            All is well.
            """)
        #expect(play.run("add kiwi 키위 --book 과일").status == .done)
    }
}
