import Testing

@testable import VocabCore
@testable import VocabLists

/// Which side of a list is learnt, by what it and its names say.
@Suite("The side that is learnt") struct LearntSideTests: EnglishReading {
    let words: EnglishWords

    init() throws { words = try EnglishWords(EnglishWords.kept()) }

    private func korean(_ options: inout ListLayout.Options) { options.learner.language = .korean }

    @Test("Who reads Korean learns what stands beside it, unless a name says that Korean is learnt")
    func hangulFirst() throws {
        let lines = ["변수: variable (셀 수 있는 명사)", "정수: integer", "문자열: string", "반복문: loop", "상속: inheritance"]
        #expect(try read(lines, korean)[1] == "integer=정수")
        let named = try read(lines) {
            $0.learner.language = .korean
            $0.learner.note(names: ["한국어 낱말"])
        }
        #expect(named[1] == "정수=integer")
        #expect(try read(["단어,뜻", "정수,integer", "상속,inheritance", "변수,variable"], korean)[0] == "정수=integer")
    }

    @Test("A column that is named for the learner's language holds the meanings, not one in another that is called so")
    func ownLanguage() throws {
        let lines = ["word,reading,meaning,korean", "凄い,すごい,great,무섭다", "親切,しんせつ,kind,친절", "絶対,ぜったい,absolutely,절대"]
        #expect(try read(lines, korean) == ["凄い=무섭다", "親切=친절", "絶対=절대"])
        #expect(try read(lines) == ["凄い=great", "親切=kind", "絶対=absolutely"])
    }

    @Test("A column called meaning with nothing in it says nothing") func emptyMeaning() throws {
        let lines = ["eng,korMain,mean", "culture,문화,", "symbol,상징,", "effect,결과,", "liberty,자유,"]
        #expect(try read(lines, korean) == ["culture=문화", "symbol=상징", "effect=결과", "liberty=자유"])
    }

    @Test("The name of a list says what is learnt where its headings are languages") func names() throws {
        func noting(_ name: String) -> (inout ListLayout.Options) -> Void { { $0.learner.note(names: [name]) } }
        let verbs = ["Italian,English", "capire,figure out", "incrementare,build up", "ignorare,overlook", "rimandare,put off"]
        #expect(try read(verbs, noting("phrasal_verbs"))[0] == "figure out=capire")
        #expect(try read(verbs, noting("verbs"))[0] == "capire=figure out")
        let greetings = ["en,ko", "Hello,안녕하세요", "Thanks,감사합니다", "Yes,네", "No,아니요"]
        #expect(try read(greetings, noting("korean"))[0] == "안녕하세요=Hello")
        #expect(try read(greetings, noting("greetings"))[0] == "Hello=안녕하세요")
        let cards = [
            "topic,prompt,answer", "a,How are you?,Ma shlomcha?", "a,I am here,Ani po", "a,He,Hu", "a,We,Anachnu", "b,Where,Eifo",
        ]
        #expect(try read(cards, noting("hebrew"))[1] == "Ani po=I am here")
    }

    @Test("A deck that each row names says it too") func deck() throws {
        let pairs = [("all", "todo"), ("other", "otro"), ("good", "bueno"), ("new", "nuevo"), ("first", "primero")]
        let lines = pairs.map { "Spanish Practice,\($0.0),\($0.1)" }
        #expect(try read(lines)[0] == "todo=all")
        #expect(isAskedAbout(pairs.map { "Deck 1,\($0.0),\($0.1)" }))
    }

    @Test("A name of words in a language of Europe says nothing of lists in other letters") func otherLetters() {
        let lines = ["shoe,ботинок", "jacket,куртка", "skirt,юбка", "sweater,свитер", "blouse,блузка"]
        #expect(isAskedAbout(lines) { $0.learner.note(names: ["vocabulaire-courant"]) })
    }
}
