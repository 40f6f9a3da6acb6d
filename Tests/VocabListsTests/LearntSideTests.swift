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
        for name in ["TOPIK", "한글단어", "한국어초급", "국어 어휘"] {
            let learnt = try read(lines) {
                $0.learner.language = .korean
                $0.learner.note(names: [name])
            }
            #expect(learnt[1] == "정수=integer")
        }
        let objects = ["~을 극복하다 get over", "~을 고대하다 look forward to", "~의 관점에서 in terms of", "~에 따르면 according to"]
        #expect(try read(objects, korean)[1] == "look forward to=~을 고대하다")
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

    @Test(
        "Definitions, questions, readings and forms of grammar say that Hangul in front is what it seems",
        arguments: [
            ["광합성,빛으로 양분을 만드는 과정 (photosynthesis)", "증산,잎에서 물이 나가는 현상 (transpiration)", "호흡,에너지를 얻는 과정 (respiration)"],
            ["물의 화학식은?,H2O", "소금의 화학식은?,NaCl", "금의 원소 기호는?,Au"],
            ["~(으)ㄹ 수 있다,can", "~고 싶다,want", "~아/어야 하다,must"], ["가까이,gakkai,near", "가난하다,gananhada,poor", "나무,namu,tree"],
        ])
    func koreanTerms(lines: [String]) throws {
        #expect(try list(lines, korean).column(.term).allSatisfy { $0.unicodeScalars.contains(where: Hangul.isSyllable) })
    }

    @Test("Where Hangul stands on both sides of the words it is asked which explains, unless one of it is an example")
    func twoMeanings() throws {
        #expect(isAskedAbout(["안녕하세요,你好,니하오", "감사합니다,谢谢,셰셰", "죄송합니다,对不起,두이부치"], korean))
        #expect(isAskedAbout(["London,런던,영국", "Paris,파리,프랑스", "Berlin,베를린,독일", "Rome,로마,이탈리아"], korean))
        let examples = ["버리다,abandon,그녀는 차를 버렸다.", "이익,benefit,많은 이익이 있다.", "붙잡다,capture,그들은 도둑을 잡았다."]
        #expect(try read(examples, korean)[0] == "abandon=버리다")
        let spelt = try list(["안녕하세요,hello,헬로", "고양이,cat,캣", "바나나,banana,버내너", "물,water,워터"], korean)
        #expect(spelt.pairs[1] == "cat=고양이")
    }

    @Test("Pairs of words that stand beside each other on a line are read, and words with examples are no two lists")
    func beside() throws {
        #expect(try read(["apple 사과 banana 바나나", "dog 개 cat 고양이", "book 책 water 물"], korean).count == 6)
        let words = [("apple", "사과"), ("banana", "바나나"), ("schedule", "일정"), ("abandon", "버리다"), ("brave", "용감한")]
        let rows = words.map { "\($0.0)\t\($0.1)\t\($0.0)s are good.\t\($0.1)은 좋다." }
        #expect(try read(rows, korean) == words.map { "\($0.0)=\($0.1)" })
        let full = words.enumerated().map { "\($0 + 1),\($1.0),n.,\($1.1),I like \($1.0).,나는 \($1.1)를 좋아한다." }
        #expect(try read(full, korean) == words.map { "\($0.0)=\($0.1)" })
    }

    @Test("Families of words beside each other are words, and what stands behind an example translates that") func families()
        throws
    {
        let family = ["act,행동하다,actor,배우", "sing,노래하다,singer,가수", "teach,가르치다,teacher,교사", "write,쓰다,writer,작가"]
        #expect(try read(family, korean).count == 8)
        let behind = ["단어,예문,해석,뜻", "abandon,He abandoned it.,그는 그것을 버렸다.,버리다", "benefit,It has benefits.,이익이 있다.,이익"]
        #expect(try read(behind, korean) == ["abandon=버리다", "benefit=이익"])
        let translated = [
            "word,meaning,example,korean", "abandon,to leave,He abandoned it.,그는 버렸다",
            "benefit,an advantage,It has benefits.,이익이 있다",
        ]
        #expect(try read(translated, korean)[0] == "abandon=to leave")
        let both = [
            "Term,Definition,Meaning", "hang up,To end a phone call,전화를 끊다", "call back,To call again,다시 전화하다",
            "put off,To delay,미루다",
        ]
        #expect(try read(both, korean)[0] == "hang up=전화를 끊다")
        #expect(try read(both)[0] == "hang up=To end a phone call")
    }

    @Test("Letters of the phonetic alphabet say how words of Europe sound, and pinyin how Chinese ones do") func phonetic() throws
    {
        let rows = [
            "climate,/ˈklaɪmət/,气候", "predict,/prɪˈdɪkt/,预测", "severe,/sɪˈvɪə/,严重的", "damage,/ˈdæmɪdʒ/,损害", "bury,/ˈberi/,埋葬",
        ]
        #expect(try read(rows).first == "climate=气候")
        let pinyin = ["climate,qìhòu,气候", "predict,yùcè,预测", "severe,yánzhòng,严重", "damage,sǔnhài,损害", "bury,máizàng,埋葬"]
        #expect(try read(pinyin).first == "气候=climate")
    }

    @Test(
        "Of sentences in two languages beside questions about them the languages are meant, and one that names two names neither")
    func questions() throws {
        let rows = [
            "id,spanish,korean,quiz,answer", "1,Yo soy profesora.,나는 선생님이다.,Yo ( ) profesora.,soy",
            "2,Tú eres amable.,너는 친절하다.,Tú ( ) amable.,eres", "3,Hoy es lunes.,오늘은 월요일이다.,Hoy ( ) lunes.,es",
        ]
        #expect(
            try read(rows, korean) == ["Yo soy profesora.=나는 선생님이다.", "Tú eres amable.=너는 친절하다.", "Hoy es lunes.=오늘은 월요일이다."])
        let several = [
            "Simplified Chinese,Chinese_Japanese_Test,Selected English Definition", "你,君,you", "好,良い,good", "再见,さようなら,goodbye",
            "再,再び,again",
        ]
        #expect(try read(several).first == "你=you")
    }
}
