import Testing

@testable import VocabCore
@testable import VocabLists

/// Plain lists that look like those of programs and courses.
@Suite("Plain lists that look like lessons") struct LessonLookalikeTests {
    private func list(_ lines: [String], _ language: InterfaceLanguage = .korean) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { $0.learner.language = language }
    }

    @Test(
        "Abbreviations are words where they are what a list is of",
        arguments: [",", "\t", " "])
    func abbreviations(_ sign: String) throws {
        let words = [("Mon.", "월요일"), ("Adv.", "광고"), ("Dr.", "박사"), ("Prof.", "교수"), ("V.", "대")]
        #expect(try list(words.map { $0.0 + sign + $0.1 }).rows.count == 5)
    }

    @Test(
        "Marks inside of a word part it from no meaning",
        arguments: [
            ["**un**happy,불행한", "**re**write,다시 쓰다", "**dis**agree,동의하지 않다", "**pre**view,미리보기"],
            ["*der* Hund,dog", "*die* Katze,cat", "*das* Haus,house", "*der* Baum,tree"],
            ["*look* after,돌보다", "*look* for,찾다", "*give* up,포기하다", "*take* off,이륙하다"],
            ["- *Homo* sapiens 사람", "- *Canis* lupus 늑대", "- *Felis* catus 고양이", "- *Ursus* arctos 곰"],
        ])
    func marksInside(_ lines: [String]) throws {
        let words = try list(lines)
        #expect(words.rows.count == 4 && !words.rows.contains { $0.content.meaning.contains(where: { "*,".contains($0) }) })
        #expect(words.rows.allSatisfy { $0.content.term.count > 5 })
    }

    @Test("A table whose words are now in one script and now in another has a word in each row")
    func scriptsInTurn() throws {
        let rows = [
            ("API", "인터페이스"), ("변수", "variable"), ("SQL", "질의어"), ("함수", "function"), ("CPU", "중앙처리장치"), ("객체", "object"),
            ("RAM", "메모리"), ("배열", "array"),
        ]
        let table = try list(["| 용어 | 설명 |", "|---|---|"] + rows.map { "| \($0.0) | \($0.1) |" })
        #expect(table.rows.count == 8)
    }

    @Test("Characters, their meaning, how they are read and a note are one word")
    func readingsBehind() throws {
        let words = try list(["家,집,いえ,집에 가다", "犬,개,いぬ,개를 보다", "猫,고양이,ねこ,고양이 밥", "水,물,みず,물을 마시다", "火,불,ひ,불이 나다"])
        #expect(words.rows.count == 5 && words.column(.pronunciation)[1] == "いぬ")
    }

    @Test("Cells in quotes that hold forms are those of a table")
    func formsInQuotes() throws {
        let verbs = ["walk", "talk", "jump", "look", "cook", "play"]
        let words = try list(verbs.map { "\"\($0) (v.)\",\"뜻=\($0); 과거=\($0)ed; 진행=\($0)ing\"" })
        #expect(words.column(.term) == verbs)
        let help = [
            "module.exports = {", "  help: `", "quiz - ask words", "list - show words", "add - add a word", "exit - leave", "`,",
            "};",
        ]
        #expect(throws: WordListError.self) { try list(help, .english) }
    }

    @Test("Numbers behind stars belong to words, and words above a rule are words")
    func numbersAndRules() throws {
        let levels = try list(["1 * apple - 사과", "2 ** 100 percent - 백 퍼센트", "3 * 24 hours - 24시간", "1 ★ ★ plum - 자두"])
        #expect(levels.column(.term) == ["apple", "100 percent", "24 hours", "plum"])
        let kanji = ["学校, 학교", "先生, 선생님", "山, 산", "川, 강", "木, 나무", "花, 꽃", "本, 책", "車, 차", "店, 가게", "駅, 역"]
        #expect(try list(["カメラ, 카메라", "テレビ, 텔레비전", "パン, 빵", "", "---", ""] + kanji).rows.count == 13)
    }

    @Test("Sentences with a word in other letters are no entries, and what stands below most entries heads nothing")
    func sentences() throws {
        let letters = [("μ", "뮤"), ("σ", "시그마"), ("λ", "람다"), ("π", "파이")]
        let words = try list(letters.flatMap { ["\($0.0) \($0.1)", "The \($0.0) symbol is here."] })
        #expect(words.column(.term) == letters.map(\.0))
        let fruit = ["apple", "pear", "plum", "grape", "melon"]
        let translated = try list(fruit.flatMap { ["\($0) - \($0)란 과일", "I like the \($0).", "", "과일이 좋아", ""] })
        #expect(translated.rows.count == 5 && translated.rows[0].content.example == "I like the apple. - 과일이 좋아")
    }

    @Test("Rows of a table are no examples of the rows above, and abbreviations in brackets are no parts of speech")
    func rowsWithCells() throws {
        let rows = [
            "1\tJLPT4\tそれ\tthat, that one\tPronoun\tThat is it.", "2\tJLPT4\t見る\tsee, look at\tVerb\tI look at it.",
            "3\tJLPT2\t円\tcircle\tNoun\tDraw a circle.", "4\tJLPT3\t多い\tlots of\tAdjective\tThere are many.",
            "5\tJLPT2\t家\thouse, home\tNoun\tCome to my house.", "6\tJLPT2\t私\tI\tPronoun\tI go.",
        ]
        let words = try list(["Core\tlevel\tVocab-expression\tVocab-meaning\tVocab-pos\tSentence"] + rows, .english)
        #expect(words.rows.count == 6 && words.rows[1].content.example == "I look at it.")
        let senses = try list([
            "단어,품사,뜻", "third,명사,\"3등급 (→first n. (4), second n. (7))\"", "year,명사,\"해 (→leap year, new year)\"", "said,명사,과거",
            "global,형용사,세계적인",
        ])
        #expect(senses.pairs[0] == "third=3등급 (→first n. (4), second n. (7))")
    }

    @Test("Sentences beside words keep their translations, and numbers may be meanings under a header")
    func translations() throws {
        let words = ["apple,りんご", "pear,なし", "plum,すもも", "grape,ぶどう", "melon,メロン", "book,ほん"]
        let phrases = [
            "I would like to go to the station,駅に行きたいです", "Can you tell me where the toilet is?,トイレはどこですか",
            "I do not speak Japanese very well yet,日本語があまり話せません",
        ]
        #expect(try list(words + phrases, .english).rows.count == 9)
        #expect(
            try list(["term,meaning", "January,31", "February,28", "March,31", "April,30", "May,31", "June,30", "July,31"]).rows
                .count == 7)
    }
}
