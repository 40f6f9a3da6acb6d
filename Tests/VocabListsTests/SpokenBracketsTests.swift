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
    }

    @Test("A reading inside of a word is of the characters in front of it") func insideOfWord() throws {
        let list = try list([
            "始め（はじめ）まして,처음 뵙겠습니다", "お願い（おねがい）します,부탁합니다", "私（わたし）,나", "違（ちが）います,다릅니다", "どうぞ,부디",
        ])
        #expect(list.column(.term) == ["始めまして", "お願いします", "私", "違います", "どうぞ"])
        #expect(list.column(.pronunciation)[0] == "はじめまして" && list.column(.pronunciation)[3] == "ちがいます")
    }

    @Test("What is not the reading of what stands in front of it stays", arguments: ["食べ（もの）る", "学（x）校", "学校（）の", "かな（かな）は"])
    func otherBrackets(term: String) { #expect(Furigana.inside(term) == nil) }

    @Test("Letters in a line below Hangul say how it sounds; other lines stay") func below() throws {
        let list = try WordList(reading: "term,meaning\n\"안녕\nAnnyeong\",Hi\n\"감사합니다\nGamsahamnida\",Thanks\n네,Yes\n")
        #expect(list.pairs == ["안녕=Hi", "감사합니다=Thanks", "네=Yes"])
        #expect(list.column(.pronunciation) == ["Annyeong", "Gamsahamnida", ""])
        #expect(Transcription.below("안녕\nhello") == nil && Transcription.below("apple\npear") == nil)
    }
}
