import Testing

@testable import VocabCore
@testable import VocabLists

/// Titles and remarks that keep a list from being understood, and lists that look alike without them.
@Suite("Lines apart from the entries") struct LinesApartTests {
    private func list(_ lines: [String], _ language: InterfaceLanguage = .korean) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }
    }

    @Test("Titles in brackets stand above lines with several words each")
    func framedTitles() throws {
        let read = try list([
            "우리 아이 그림책 단어♡", "", "<The Hungry Worm>", "worm 벌레, egg 알, leaf 나뭇잎", "apple 사과, pear 배, plum 자두, fig 무화과", "",
            "<Brown Fox>", "fox 여우, bird 새", "frog 개구리, sheep 양", "teacher 선생님, see 보다",
        ])
        #expect(read.rows.count == 13 && read.pairs.first == "worm=벌레" && read.pairs.last == "see=보다")
        #expect(read.linesLeftOut == [1, 3, 7])
    }

    @Test("Titles stand above entries of three lines, some of which have no sound")
    func entriesWithoutSound() throws {
        let words = [("reluctant", "꺼리는"), ("feasible", "실현 가능한"), ("scrutiny", "정밀 조사"), ("tedious", "지루한"), ("compel", "강요하다")]
        let entries = words.flatMap { [$0.0, "미국식 [ˈ\($0.0.prefix(4))ə]", $0.1, ""] } + ["put off", "미루다", ""]
        let read = try list(["영어 단어장", "전체 6", ""] + entries)
        #expect(read.pairs == words.map { "\($0.0)=\($0.1)" } + ["put off=미루다"] && read.badRows.isEmpty)
        #expect(read.column(.pronunciation)[0] == "[ˈreluə]" && read.linesLeftOut == [1, 2])
    }

    @Test("A definition that is broken off goes on in the next line")
    func brokenDefinitions() throws {
        let read = try list(
            [
                "TORTS - key terms for the exam", "", "Tort", "A civil wrong for which a court gives a remedy.", "",
                "Duty of care",
                "A legal obligation to avoid acts which can be foreseen", "to harm others.", "", "Causation",
                "The link between the act and the loss.", "", "Trespass", "Direct interference with a person, goods or land.", "",
                "Libel", "Defamation in permanent form, e.g. writing.",
            ], .english)
        #expect(read.column(.term) == ["Tort", "Duty of care", "Causation", "Trespass", "Libel"])
        #expect(read.column(.meaning)[1] == "A legal obligation to avoid acts which can be foreseen to harm others.")
    }

    @Test("No line in two scripts is a title, and lines that all stand alone are none")
    func wordsApart() throws {
        let pairs = ["apple 사과", "pear 배", "plum 자두", "fig 무화과", "melon 참외", "grape 포도"]
        for signs in ["", " /"] {
            let alone = pairs.map { $0 + signs }.flatMap { [$0, ""] }
            #expect(try list(alone).rows.count == 6)
        }
        let first = try list(["apple 사과", ""] + pairs.dropFirst().map { $0.replacing(" ", with: " - ") })
        #expect(first.pairs.contains { $0.hasPrefix("apple") } || first.badRows.contains { $0.line == 1 })
    }

    @Test("What a dash parts once more behind spaces is asked about, and read where titles were the reason")
    func partedMeanings() throws {
        let rows = [
            "사과 – sagwa – der Apfel", "나무 – namu – der Baum", "물 – mul – das Wasser", "집 – jip – das Haus", "밥 – bap – der Reis",
            "먹다 - meokda - essen", "오다 – oda – kommen",
        ]
        let read = try list(["VHS Koreanisch A1 – Vokabelheft", "Lektion 2", ""] + rows, .english)
        #expect(read.pairs.first == "사과=der Apfel" && read.pairs[5] == "먹다=essen" && read.rows.count == 7)
    }

    @Test(
        "A level of a course on top is a title", arguments: ["HSK 4급 (인강 5강)", "LATIN I — VOCABULARY", "3학년 2학기 단어", "TOEIC 단어"])
    func levels(_ title: String) throws {
        let rows =
            title.hasPrefix("LATIN")
            ? ["agricola — farmer", "puella — girl", "bellum — war", "rex — king"] : ["爱情 사랑", "安排 안배", "安全 안전", "按时 제때"]
        let read = try list([title, ""] + rows, title.hasPrefix("LATIN") ? .english : .korean)
        #expect(read.rows.count == 4 && read.badRows.isEmpty && read.linesLeftOut == [1])
        #expect(read.column(.term)[0] == (title.hasPrefix("LATIN") ? "agricola" : "爱情"))
    }

    @Test("Numbers may stand before a space and their point, and a remark behind a star among numbered words is none")
    func numbersAndRemarks() throws {
        let read = try list([
            "1. borrow  빌리다", "2. lend  빌려주다", "3 .  return   돌려주다", "4. quiet  조용한", "* quiet / quite 헷갈리지 말 것!", "5. quite  꽤",
            "6. look for  찾다", "7. waste  낭비하다", "8. protect  보호하다",
        ])
        #expect(read.rows.count == 8 && read.pairs[2] == "return=돌려주다" && !read.pairs.contains { $0.contains("/") })
        let word = try list(["1. borrow  빌리다", "2. lend  빌려주다", "3. return  돌려주다", "4. quiet  조용한", "* give up  포기하다"])
        #expect(word.pairs.last == "give up=포기하다")
    }

    @Test("Cards in quotations are read without the marks of these")
    func quotedCards() throws {
        let read = try list([
            "# 오답 단어 #flashcards", "", "> [!question]- 20번 지문", "> - **compromise** :: 타협하다", "> - **prevail** :: 우세하다",
            "> - **arbitrary** :: 임의의", "", "> [!question]- 31번 지문", "> - **cue** : 단서", "> - **subtle** :: 미묘한", "",
            "- [ ] 주말에 다시 외우기",
        ])
        #expect(read.pairs == ["compromise=타협하다", "prevail=우세하다", "arbitrary=임의의", "cue=단서", "subtle=미묘한"])
    }

    @Test("Leaders of several signs part words from meanings; those of Chinese sentences do not")
    func leaders() throws {
        let read = try list([
            "ancient ........ 고대의", "empire ........ 제국", "plague …………… 전염병", "reign ........ 통치", "tribe . . . . . 부족",
        ])
        #expect(read.pairs.count == 5 && read.pairs[2] == "plague=전염병")
        let chinese = try list(["〜か月,名,……个月", "〜回,名,……回，次", "〜階,名,……层，……楼", "〜冊,名,……册，……本"], .english)
        #expect(chinese.column(.term).first == "〜か月" && chinese.column(.meaning).first == "……个月")
    }

    @Test("Nothing is cut out of characters of two bytes") func wideCharacters() throws {
        let bytes = try #require(encoded("Day 1\n\nworm 벌레, egg 알\n", as: .utf16LittleEndian))
        #expect(LinesApart.left(out: bytes) == nil)
        #expect(LinesApart.left(out: Array("Day 1\n\nworm 벌레\negg 알\nleaf 나뭇잎\n".utf8))?.left == [1])
    }
}
