import Testing

@testable import VocabCore
@testable import VocabLists

/// Rows in which another sign stands than in the others, or one was forgotten, and what is said behind meanings.
@Suite("Signs that slipped") struct SlippedSignTests: EnglishReading {
    let words: EnglishWords

    init() throws { words = try EnglishWords(EnglishWords.kept()) }

    private static let french = [
        "la valise * suitcase", "partir * to leave", "la plage * beach", "nager * to swim", "le soleil * sun", "la mer * sea",
        "le bateau * boat",
    ]
    private static let frenchPairs = french.map { $0.replacing(" * ", with: "=") }

    @Test("A row with another sign is a word among words", arguments: [" - ", " = ", " : ", " -> ", " → ", " … "])
    func otherSigns(sign: String) throws {
        var lines = Self.french
        lines.insert("louer\(sign)to rent", at: 3)
        let found = try list(lines)
        #expect(found.rows.count == 8 && found.pairs[3] == "louer=to rent" && found.badRows.isEmpty)
    }

    @Test(
        "A line that says something of the list or of a word stays none",
        arguments: [
            "Unité 3 - la ville", "derivatives: beach, sea", "cf: la page", "see - p. 41", "- - -", "Test - Friday!",
            "louer - rent - hire", "PS: bring the book",
        ]) func remarks(line: String) throws
    {
        var lines = Self.french
        lines.insert(line, at: 4)
        let found = try list(lines) { $0.mayLeaveRows = true }
        #expect(Set(found.pairs).isSubset(of: Self.frenchPairs + ["louer=rent - hire", "louer - rent=hire"]), "\(found.pairs)")
        #expect(found.rows.count == 7 || line.hasPrefix("louer"))
    }

    @Test("Behind a part of speech the sign may be forgotten, and behind a number its mark") func forgotten() throws {
        let lines = [
            "Ch. 12 vocab - quiz Friday", "", "1. gregarious (adj.): fond of company", "2. abate (v.): to become less strong",
            "3. frugal (adj.): careful with money",
            "4 lament (v.): to express sorrow", "5. candor (n.): honesty in speech", "6. placate (v.) to calm someone",
            "7. obsolete (adj.): no longer in use",
            "8. zealot (n.): a person with extreme beliefs",
        ]
        let found = try list(lines)
        #expect(found.column(.term) == ["gregarious", "abate", "frugal", "lament", "candor", "placate", "obsolete", "zealot"])
        #expect(found.pairs[5] == "placate=to calm someone")
        let wide = ["401\u{3000}acquire,を獲得する", "402\u{3000}suffer,苦しむ", "403\u{3000}contribute,貢献する", "404\u{3000}evidence,証拠"]
        #expect(try list(wide).column(.term) == ["acquire", "suffer", "contribute", "evidence"])
        // A number that others have is the word's own.
        let own = [
            "1. run: move fast", "2. walk: move slowly", "3. jump: move up", "9 to 5: usual hours of work",
            "4. swim: move in water", "5. climb: go up", "6. fall: go down",
        ]
        #expect(try list(own).column(.term).contains("9 to 5"))
    }

    @Test("What is said behind a meaning is no more of it") func references() throws {
        let lines = [
            "xin chào = 안녕하세요", "đi = 가다 ex) Tôi đi chợ.", "đồng ý = 동의하다 ← 발음 비슷!", "ăn = 먹다 ※자주 씀", "rẻ = 싸다 ≠ đắt",
            "nhà = 집 (※ 가정)",
        ]
        let found = try list(lines) { $0.learner.language = .korean }
        #expect(found.column(.meaning) == ["안녕하세요", "가다", "동의하다", "먹다", "싸다", "집 (※ 가정)"])
        #expect(found.column(.example)[1] == "Tôi đi chợ." && found.column(.note)[4] == "≠ đắt")
        #expect(
            try read([
                "fruit - food that grows on trees, ex: apples", "rice - a grain", "soup - a liquid food", "nut - a hard fruit",
            ])[0].hasSuffix("ex: apples"))
    }

    @Test("Words behind numbers in circles stand several on a line, their senses do not") func circled() throws {
        let lines = [
            "DAY 05", "① abandon 버리다 ② ability 능력 ③ absorb 흡수하다", "④ accuse 고발하다 ⑤ admire 존경하다 ⑥ adopt 입양하다", "DAY 06",
            "① barren 불모의 ② betray 배신하다",
        ]
        let found = try list(lines) { $0.learner.language = .korean }
        #expect(found.pairs.prefix(3) == ["abandon=버리다", "ability=능력", "absorb=흡수하다"] && found.rows.count == 8)
        let senses = ["abandon ① 버리다 ② 포기하다", "fair ① 공정한 ② 박람회", "bank ① 은행 ② 둑"]
        #expect(try list(senses) { $0.learner.language = .korean }.column(.term) == ["abandon", "fair", "bank"])
    }

    @Test("A bracket that says how a word is read parts it from its meaning, dots do however few, and a callout may be named")
    func others() throws {
        let drama = ["片思い(かたおもい) 짝사랑", "言い訳(いいわけ) 변명", "照れる(てれる) 쑥스러워하다", "気まずい(きまずい)어색하다", "本音(ほんね) 본심", "裏切る(うらぎる) 배신하다"]
        #expect(try list(drama) { $0.learner.language = .korean }.pairs[3].hasSuffix("=어색하다"))
        let dots = [
            "la forchetta .............. fork", "il coltello ............... knife", "lo strofinaccio ... tea towel",
            "la padella ................ frying pan", "il forno .................. oven",
        ]
        #expect(try list(dots).pairs[2] == "lo strofinaccio=tea towel")
        let callouts = (1...6).flatMap {
            ["> [!word]+ 단어\("가나다라마바".map(String.init)[$0 - 1])", "> word \($0 * 11)", ">", "> ^f765c\($0)", ""]
        }
        #expect(try list(callouts).rows.count == 6)
    }
}
