import VocabCore
import VocabLists

/// Words of one language with meanings in another, of which lists are made.
struct KnownWords: Sendable {
    /// A word, how it is read where its writing does not tell, and what it means.
    struct Entry: Sendable {
        let term: String
        let reading: String
        let meaning: String
    }

    /// The languages of the words and of the meanings, by their codes.
    let term: String
    let meaning: String
    /// A sentence with `#` for a word, and what it means.
    let example: String
    let translation: String
    /// The words.
    let entries: [Entry]

    /// Whether words and meanings are written in other letters.
    var differInScript: Bool { ["ko", "ja", "zh"].contains(term) != ["ko", "ja", "zh"].contains(meaning) }

    /// Whether a learner's settings, or what meanings look like, tell which side is learnt.
    func tellsSides(to learner: Learner) -> Bool {
        if term == meaning || learner.languages.contains(meaning) { return true }
        return learner.languages.isEmpty && (learner.interface == .korean ? "ko" : "en") == meaning
    }

    /// A learner for whom the words are foreign; it may be that nothing tells.
    func learner(using generator: inout SeededGenerator) -> Learner {
        var learner = Learner()
        learner.interface = term == "en" || Bool.random(using: &generator) ? .korean : .english
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: learner.languages = term == meaning ? ["ko"] : [meaning]
        case 1 where term != meaning: learner.languages = [meaning, "la"]
        default: break
        }
        return learner
    }

    /// The example for a word.
    func example(of entry: Entry) -> String { example.replacing("#", with: entry.term) }

    private init(_ term: String, _ meaning: String, _ example: String, _ translation: String, _ entries: String) {
        (self.term, self.meaning, self.example, self.translation) = (term, meaning, example, translation)
        self.entries = entries.split { $0 == "|" || $0 == "\n" }.map { entry in
            let sides = entry.split(separator: "=").map(String.init)
            let written = sides[0].split(separator: "/").map(String.init)
            return Entry(term: written[0], reading: written.count > 1 ? written[1] : "", meaning: sides[1])
        }
    }

    static let all = [
        KnownWords(
            "en", "ko", "They talked about # yesterday.", "그들은 어제 그 이야기를 했다.",
            """
            abandon=버리다, 포기하다|ability=능력|absorb=흡수하다|accept=받아들이다|accident=사고, 우연|achieve=성취하다|actual=실제의|adapt=적응하다; 개작하다
            admit=인정하다|advance=전진|afford=~할 여유가 있다|agency=대리점|ancient=고대의|anger=화, 분노|answer=대답|apple=사과|arrive=도착하다|autumn=가을
            awake=깨어 있는|balance=균형|basket=바구니|bright=밝은|careful=조심스러운|castle=성|century=세기|choose=고르다|circle=원|cloud=구름|collect=모으다
            courage=용기|deliver=배달하다|desert=사막|give up=포기하다|look after=돌보다|take off=벗다, 이륙하다|well-known=잘 알려진|journey=여행|kitchen=부엌
            language=언어|measure=재다|mirror=거울|narrow=좁은|ocean=대양|patient=환자, 참을성 있는|quiet=조용한|repair=고치다|shadow=그림자|teacher=선생님
            """),
        KnownWords(
            "en", "en", "They talked about # yesterday.", "",
            """
            abolish=to end a law or a custom officially|brisk=quick and full of energy|candid=honest and direct
            dwell=to live in a place|feeble=very weak|hostile=showing strong dislike|idle=not working or being used
            keen=very interested or eager|linger=to stay longer than needed|meadow=a field with grass and wild flowers
            notion=an idea or a belief|obscure=not well known; hard to see|plea=an urgent request
            quarrel=an angry argument between people|reckless=not caring about danger|scarce=not available in large amounts
            urge=a strong wish to do something|vague=not clear|wander=to walk without a fixed direction
            yearn=to want something very much
            """),
        KnownWords(
            "de", "en", "Wir haben heute im Kurs über # gesprochen.", "We have talked about it in class today.",
            """
            der Hund=dog|die Katze=cat|das Haus=house|die Brücke=bridge|der Schlüssel=key|das Mädchen=girl|die Tür=door
            der Löffel=spoon|schwimmen=to swim|laufen=to run|verstehen=to understand|aufhören=to stop, to quit|fröhlich=happy
            müde=tired|schnell=quick, fast|das Fenster=window|die Straße=street|der Apfel=apple|lächeln=to smile
            vielleicht=perhaps|die Größe=size|übermorgen=the day after tomorrow|der Baum=tree|süß=sweet|die Küche=kitchen
            das Frühstück=breakfast|kaufen=to buy|gehören=to belong|die Welt=world|heiß=hot
            """),
        KnownWords(
            "ja", "en", "昨日は#について話しました。", "We talked about it yesterday.",
            """
            犬/いぬ=dog|猫/ねこ=cat|学校/がっこう=school|先生/せんせい=teacher|食べる/たべる=to eat|飲む/のむ=to drink|水/みず=water|電車/でんしゃ=train|友達/ともだち=friend
            大きい/おおきい=big|小さい/ちいさい=small|新しい/あたらしい=new|古い/ふるい=old|今日/きょう=today|明日/あした=tomorrow|山/やま=mountain|川/かわ=river|本/ほん=book
            読む/よむ=to read|書く/かく=to write|話す/はなす=to speak, to talk|仕事/しごと=work, job|時間/じかん=time|天気/てんき=weather|花/はな=flower|空/そら=sky
            朝/あさ=morning|夜/よる=night|家族/かぞく=family|医者/いしゃ=doctor
            """),
        KnownWords(
            "zh", "en", "我们昨天谈到了#。", "We talked about it yesterday.",
            """
            你好/nǐ hǎo=hello|谢谢/xièxie=thank you|老师/lǎoshī=teacher|学生/xuésheng=student|朋友/péngyou=friend|水/shuǐ=water|吃/chī=to eat
            喝/hē=to drink|大/dà=big|小/xiǎo=small|今天/jīntiān=today|明天/míngtiān=tomorrow|工作/gōngzuò=work; to work|学校/xuéxiào=school
            漂亮/piàoliang=pretty|高兴/gāoxìng=happy, glad|认识/rènshi=to know, to recognize|苹果/píngguǒ=apple|飞机/fēijī=airplane
            火车/huǒchē=train|医院/yīyuàn=hospital|天气/tiānqì=weather|下雨/xiàyǔ=to rain|衣服/yīfu=clothes|电视/diànshì=television
            便宜/piányi=cheap
            """),
        KnownWords(
            "es", "fr", "Hoy hemos hablado de # en la clase.", "Aujourd'hui, nous en avons parlé en classe.",
            """
            la casa=la maison|el perro=le chien|el gato=le chat|la niña=la fille|el corazón=le cœur|mañana=demain
            la ventana=la fenêtre|comer=manger|beber=boire|hablar=parler|escuchar=écouter|pequeño=petit|grande=grand
            el año=l'année|la montaña=la montagne|el queso=le fromage|la leche=le lait|jugar=jouer|aprender=apprendre
            siempre=toujours|nunca=jamais|el sueño=le rêve|la llave=la clé|el árbol=l'arbre|feliz=heureux|cansado=fatigué
            la escuela=l'école|el tren=le train|ayer=hier|correr=courir
            """),
    ]
}
