import Testing

@testable import VocabCore
@testable import VocabLists

/// How a word is said, wherever it stands beside it.
@Suite("Words spelt as they are said") struct SpokenBracketsTests {
    private func list(_ lines: [String]) throws -> WordList { try WordList(reading: lines.joined(separator: "\n") + "\n") }

    @Test("Spellings for who reads English leave the word for their field; remarks stay") func respelling() throws {
        let lines = [
            "Salve. (SAHL-veh),Hello. (formal)", "Come stai? (KOH-meh STAI?),How are you?", "Ciao. (chow),Hello. (informal)",
            "Mi chiamo ___. (mee kee-AH-moh ___),My name is ___.", "Buongiorno (bwohn-JOHR-noh),Good day",
        ]
        let list = try list(lines)
        #expect(list.column(.term) == ["Salve.", "Come stai?", "Ciao.", "Mi chiamo ___.", "Buongiorno"])
        #expect(list.column(.pronunciation)[1] == "KOH-meh STAI?" && list.column(.meaning)[0] == "Hello. (formal)")
        let remarks = ["Bank (river),강둑", "Bank (money),은행", "Bat (animal),박쥐", "Bat (baseball),방망이", "Seal (animal),물개"]
        #expect(try self.list(remarks).column(.term)[1] == "Bank (money)")
        let forms = [
            ["ami (-e)", "étudiant (-e)", "avocat (-e)", "voisin (-e)"],
            ["go (went-gone)", "see (saw-seen)", "eat (ate-eaten)", "do (did-done)"],
        ]
        for terms in forms {
            #expect(try self.list(zip(terms, ["친구", "학생", "변호사", "이웃"]).map { "\($0),\($1)" }).column(.term) == terms)
        }
    }

    @Test("A reading inside of a word is of the characters in front of it") func insideOfWord() throws {
        let list = try list([
            "始め（はじめ）まして,처음 뵙겠습니다", "お願い（おねがい）します,부탁합니다", "私（わたし）,나", "違（ちが）います,다릅니다", "どうぞ,부디",
        ])
        #expect(list.column(.term) == ["始めまして", "お願いします", "私", "違います", "どうぞ"])
        #expect(list.column(.pronunciation)[0] == "はじめまして" && list.column(.pronunciation)[3] == "ちがいます")
    }

    @Test(
        "What is not the reading of what stands in front of it stays",
        arguments: ["食べ（もの）る", "学（x）校", "学校（）の", "かな（かな）は", "電話（を）する", "元気（に）なる", "行（な）う", "売り切(れ)る"])
    func otherBrackets(term: String) { #expect(Furigana.inside(term) == nil) }

    @Test("A reading behind the meaning of characters is theirs") func behindMeaning() throws {
        let list = try list(["食べる - 먹다 (たべる)", "飲む - 마시다 (のむ)", "行く - 가다 (いく)", "コーヒー - 커피 (コーヒー)", "見る - 보다"])
        #expect(list.pairs == ["食べる=먹다", "飲む=마시다", "行く=가다", "コーヒー=커피 (コーヒー)", "見る=보다"])
        #expect(list.column(.pronunciation) == ["たべる", "のむ", "いく", "", ""])
    }

    @Test("Readings that tell words apart stay, and a single one says nothing of a list") func tellingReadings() throws {
        let homographs = ["辛（から）い,맵다", "辛（つら）い,괴롭다", "高（たか）い,비싸다"]
        #expect(try list(homographs).column(.term)[0] == "辛（から）い")
        #expect(try list(["違（ちが）います,다릅니다", "どうぞ,부디", "はい,네"]).column(.term)[0] == "違（ちが）います")
    }

    @Test("Hangul that spells a word as it sounds is no meaning where other Hangul is, in brackets or in a column of its own")
    func hangul() throws {
        let words = [("apple", "애플", "사과"), ("schedule", "스케줄", "일정"), ("cautious", "코셔스", "조심스러운"), ("give up", "기브 업", "포기하다")]
        for order in ["012", "102", "021"] {
            let list = try WordList(
                reading: words.map { word in
                    order.map { $0 == "0" ? word.0 : $0 == "1" ? word.1 : word.2 }.joined(separator: ",") + "\n"
                }.joined()
            ) { $0.learner.language = .korean }
            #expect(list.pairs == words.map { "\($0.0)=\($0.2)" } && list.column(.pronunciation) == words.map(\.1))
        }
        let bracketed = try list(words.map { "\($0.0) (\($0.1)) : \($0.2)" })
        #expect(bracketed.pairs == words.map { "\($0.0)=\($0.2)" })
        let japanese = try list(["こんにちは,곤니치와,안녕하세요", "りんご,링고,사과", "ねこ,네코,고양이", "さかな,사카나,물고기"])
        #expect(japanese.pairs[1] == "りんご=사과" && japanese.column(.pronunciation)[1] == "링고")
        let loans = try list(["computer,컴퓨터", "bus,버스", "piano,피아노", "coffee,커피"])
        #expect(loans.pairs[0] == "computer=컴퓨터")
        #expect(!HangulSpelling.spells("운영체제", "operating system") && !HangulSpelling.spells("사과", "apple"))
    }

    @Test("Letters in a line below Hangul say how it sounds; other lines stay") func below() throws {
        let list = try WordList(reading: "term,meaning\n\"안녕\nAnnyeong\",Hi\n\"감사합니다\nGamsahamnida\",Thanks\n네,Yes\n")
        #expect(list.pairs == ["안녕=Hi", "감사합니다=Thanks", "네=Yes"])
        #expect(list.column(.pronunciation) == ["Annyeong", "Gamsahamnida", ""])
        #expect(Transcription.below("안녕\nhello") == nil && Transcription.below("apple\npear") == nil)
        #expect(Transcription.below("학생\nétudiant") == nil)
    }
}
