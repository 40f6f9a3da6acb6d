import Testing

@testable import VocabCore
@testable import VocabLists

/// Plain lists that look like those whose hints are read.
@Suite("Plain lists that look as if they gave hints") struct HintLookalikeTests {
    @Test(
        "are read as they stand",
        arguments: [
            // A comment says what the header says better.
            ("# Format: meaning,word\nword,meaning\napple,사과\npear,배\ndog,개", ["apple=사과", "pear=배", "dog=개"]),
            ("word,meaning\nvocabulary,뜻\napple,사과\npear,배", ["vocabulary=뜻", "apple=사과", "pear=배"]),
            // Sentences are learnt as well.
            (
                "English,Korean,Chinese\nHow are you doing today?,오늘은 어떻게 지내고 있어요 내 친구?,你好\nWhere is the station here?,"
                    + "이 마을의 역은 어디에 있어요 지금?,车站在哪",
                ["How are you doing today?=오늘은 어떻게 지내고 있어요 내 친구?", "Where is the station here?=이 마을의 역은 어디에 있어요 지금?"]
            ),
            // Lists below units.
            (
                "Fruit\n  apple - 사과\n  pear - 배\nAnimals\n  dog - 개\n  cat - 고양이\nColours\n  red - 빨강\n  blue - 파랑",
                ["apple=사과", "pear=배", "dog=개", "cat=고양이", "red=빨강", "blue=파랑"]
            ),
            (
                "bank\n\ta place for money\n\tthe side of a river\nbat\n\ta flying animal\nspring\n\ta metal coil",
                ["bank=a place for money; the side of a river", "bat=a flying animal", "spring=a metal coil"]
            ),
            // Days and nights are counted, not senses.
            (
                "twice a day\t1日2回\none night\t1泊2日\nJanuary on\t1月2月\napple\tりんご",
                ["twice a day=1日2回", "one night=1泊2日", "January on=1月2月", "apple=りんご"]
            ),
            // What tells two words apart, and what says who is helped.
            ("help (sb.)\t돕다\nask (sb.)\t묻다\ndog\t개", ["help (sb.)=돕다", "ask (sb.)=묻다", "dog=개"]),
            ("See (m.)\tlake\nSee (f.)\tsea\nHaus\thouse", ["See (m.)=lake", "See (f.)=sea", "Haus=house"]),
            (
                "word,meaning\nreading,\"독서\nreading room: 열람실\"\nnote,\"메모\nnote paper: 편지지\"\nsea,바다",
                ["reading=독서\nreading room: 열람실", "note=메모\nnote paper: 편지지", "sea=바다"]
            ),
            // Terms of grammar are words.
            (
                "주어,subject\n목적어,object\n명사,noun\n동사,verb\n문장,sentence\n단어,word",
                ["주어=subject", "목적어=object", "명사=noun", "동사=verb", "문장=sentence", "단어=word"]
            ),
            // Umlauts are letters.
            (
                "дверь\tTür\t문\nвода\tWasser\t물\nхлеб\tBrot\t빵\nкнига\tBuch\t책\nмать\tMutter\t어머니\nдом\tHaus\t집\nснег\tSchnee\t눈",
                ["дверь=Tür", "вода=Wasser", "хлеб=Brot", "книга=Buch", "мать=Mutter", "дом=Haus", "снег=Schnee"]
            ),
            // Signs inside of words and behind them.
            ("apple,사과\t\npear,배\t\nplum,자두\t\nfig,무화과\t", ["apple=사과", "pear=배", "plum=자두", "fig=무화과"]),
            ("English, Korean = 언어\nhouse, home = 집\nbig, large = 큰", ["English, Korean=언어", "house, home=집", "big, large=큰"]),
            (
                "\"apple\t사과, 능금\"\n\"pear\t배, 서양배\"\n\"dog\t개, 강아지\"", ["apple=사과, 능금", "pear=배, 서양배", "dog=개, 강아지"]
            ),
            ("version\tv.1\nleader\tn.1 in the list\ndog\tdog", ["version=v.1", "leader=n.1 in the list", "dog=dog"]),
            (
                "bonjour\thello *This is polite.*\nsalut\thi *Only with friends.*\noui\tyes",
                ["bonjour=hello *This is polite.*", "salut=hi *Only with friends.*", "oui=yes"]
            ),
        ])
    func plain(_ text: String, _ pairs: [String]) throws {
        #expect(try WordList.pairs(of: text + "\n") == pairs)
    }

    @Test("A program's function above its words, and units in bold, are none of them")
    func surroundings() throws {
        let words =
            "const words = [{ word: 'apple', meaning: '사과' }, { word: 'pear', meaning: '배' }, { word: 'dog', meaning: '개' }];\n"
        for program in ["const f = () => { alert(1); };\n", "export default () => {\n  useEffect(() => { load(); }, []);\n  "] {
            #expect(try WordList.pairs(of: program + words) == ["apple=사과", "pear=배", "dog=개"])
        }
        let units = (1...7).map { "**Unit \($0)**\napple\($0)\t사과\npear\($0)\t배\n" }.joined(separator: "\n")
        #expect(try WordList(reading: units).rows.count == 14)
    }

    @Test(
        "Grammar in brackets stays with the part of speech, a card keeps the points below its heading, glossaries come together")
    func kept() throws {
        let verbs = try WordList(
            reading:
                "warten [verb] [auf + Akk.]\tto wait\ndenken [verb] [an + Akk.]\tto think\nHaus [noun] [n]\thouse\nja [adv]\tyes\n"
        )
        #expect(verbs.pairs[0] == "warten=to wait" && verbs.column(.partOfSpeech)[0] == "verb, auf + Akk.")
        let cards = [("apple", "사과"), ("pear", "배"), ("dog", "개")].map { "## Front\n**\($0)**\n## Back\n* \($1)\n* more\n" }
        #expect(try WordList.pairs(of: cards.joined(separator: "\n"))[0] == "apple=사과; more")
        let fruit = "  apple\n    A fruit here.\n    :term:`Pears` are others.\n  fig\n    A fruit too.\n"
        let two = try WordList(reading: ".. glossary::\n\n\(fruit)\n.. glossary::\n\n  dog\n    An animal here.\n")
        let quoted = try WordList(
            reading:
                ".. glossary::\n\n  run\n    say this:`go` now\n  stop\n    a :ref:`halt<h>` of it\n  wait\n    to stay here\n")
        #expect(quoted.pairs.prefix(2) == ["run=say this:`go` now", "stop=a halt of it"])
        #expect(two.pairs == ["apple=A fruit here. Pears are others.", "fig=A fruit too.", "dog=An animal here."])
    }

    @Test("Lines further in are read in time that grows with their number, however long the first is")
    func longEntry() {
        func time(_ count: Int) -> Duration {
            let entry = "head\n  " + String(repeating: "a", count: count) + String(repeating: "\n  b", count: count / 4)
            return ContinuousClock().measure { _ = try? WordList(reading: entry + "\ni\n  c d e\nj\n  d e f\n") }
        }
        #expect(time(80_000) < time(20_000) * 10)
    }
}
