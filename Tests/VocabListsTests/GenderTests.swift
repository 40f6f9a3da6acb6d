import Testing

@testable import VocabCore
@testable import VocabLists

/// Genders and readings that stand bare beside the words of a list.
@Suite("Genders and readings beside words") struct GenderTests: EnglishReading {
    let words: EnglishWords

    init() throws { words = try EnglishWords(EnglishWords.kept()) }

    @Test("Genders behind terms are no part of them, whatever sets them off") func genders() throws {
        let russian = [("мама", "ж", "mother"), ("учитель", "м", "teacher"), ("место", "с", "place"), ("ключ", "м", "key")]
        for (before, behind) in [(", ", "."), (" ", "."), (", ", ""), (" (", ")")] {
            let found = try list(russian.map { "\($0.0)\(before)\($0.1)\(behind) — \($0.2)" } + ["делать — to do"])
            #expect(found.pairs == russian.map { "\($0.0)=\($0.2)" } + ["делать=to do"], "\(before)\(behind)")
            #expect(found.column(.partOfSpeech).map { $0.filter(\.isLetter) } == russian.map(\.1) + [""])
        }
        let german = ["Haus, n - house", "Hund, m - dog", "Katze, f - cat", "Tisch, m - table"]
        #expect(try list(german).column(.term) == ["Haus", "Hund", "Katze", "Tisch"])
    }

    @Test("What looks like a gender stays where it may be the word's own") func lookalikes() throws {
        // One letter alone is a class of words, a plural or a noun; genders tell these two apart.
        let plurals = ["cat, n. - 고양이", "dog, n. - 개", "bird, n. - 새", "fish, n. - 물고기"]
        #expect(try list(plurals).rows.allSatisfy { $0.content.partOfSpeech != "m." })
        let apart = ["le tour, m. - trip", "le tour, f. - tower", "la mer, f. - sea", "le pain, m. - bread"]
        #expect(try list(apart.map { $0.replacing("le ", with: "").replacing("la ", with: "") }).column(.term)[0] == "tour, m.")
        #expect(try list(["vitamin C - 비타민 C", "plan B - 대안", "type A - A형", "x m - x 미터"]).column(.term)[3] == "x m")
    }

    @Test("Latin letters beside words in others say how they are read, and that these are learnt") func readings() throws {
        let lists = [
            ["แมว maew = cat", "หมา mǎa = dog", "น้ำ náam = water", "ไม่เป็นไร mâi bpen rai = never mind"],
            ["книга kniga = book", "стол stol = table", "окно okno = window", "дом dom = house"],
            ["كتاب kitab = book", "باب bab = door", "بيت bayt = house", "قلم qalam = pen"],
            ["가다 gada = to go", "오다 oda = to come", "먹다 meokda = to eat", "보다 boda = to see"],
        ]
        for lines in lists {
            let parts = lines.map { line in
                let sides = line.split(separator: " = ").map(String.init)
                let words = sides[0].split(separator: " ", maxSplits: 1).map(String.init)
                return (term: words[0], reading: words[1], meaning: sides[1])
            }
            for found in [
                try list(lines), try list(parts.map { "\($0.meaning) = \($0.term) \($0.reading)" }),
            ] {
                #expect(found.pairs == parts.map { "\($0.term)=\($0.meaning)" }, "\(lines[0])")
                #expect(found.column(.pronunciation) == parts.map(\.reading))
            }
        }
    }

    @Test("Latin letters beside words that say nothing of their sound stay") func names() throws {
        let brands = [
            "맥주 can - beer in a can", "우유 pack - carton of milk", "치킨 set - chicken and chips", "김밥 roll - gimbap roll",
        ]
        #expect(try list(brands).column(.term) == ["맥주 can", "우유 pack", "치킨 set", "김밥 roll"])
    }
}
