import Testing

@testable import VocabCore
@testable import VocabLists

/// Shapes of lists that people have put on the web.
@Suite("Lists as they are found") struct FoundListTests {
    private func pairs(_ rows: [String]) throws -> [String] { try WordList.pairs(of: rows.joined(separator: "\n") + "\n") }

    @Test("Parts of speech inside of a meaning go to their field, and the senses stay apart")
    func innerParts() throws {
        let list = try WordList(reading: "applicant(명) : 지원자\nrequest(명) : 요청, (동) : 요청하다\ndelivery(명) : 배달\ndenial(명) : 부인\n")
        #expect(list.pairs[1] == "request=요청; 요청하다" && list.column(.partOfSpeech)[1] == "noun, verb")
        #expect(try pairs(["abet,v.帮助；v.鼓励", "bare,adj.光秃的;v.暴露", "calm,n.平静"]) == ["abet=帮助; 鼓励", "bare=光秃的; 暴露", "calm=平静"])
        #expect(try pairs(["a\t(a) one (b) two", "b\tsee e.g. this", "c\tat 9 a.m. sharp"])[1] == "b=see e.g. this")
    }

    @Test("A few labels in brackets before most meanings are no part of them")
    func labels() throws {
        let list = try WordList(reading: "務める：【他一】担任\n勤める：【自一】工作\n鼻に付く：【组】讨厌\n耳に付く：【组】听厌\n怠る：【他一】怠慢\n着く：【自一】到达\n")
        #expect(list.pairs[0] == "務める=担任" && list.column(.partOfSpeech)[3] == "组")
        #expect(
            try pairs(["drift\t\tn/v 漂泊", "errand\tn.差事", "hatch\tn/v 孵出", "sane\tadj 理智的"]) == [
                "drift=漂泊", "errand=差事", "hatch=孵出", "sane=理智的",
            ])
    }

    @Test("Readings stand where they stand: in brackets of any letters, before the meaning, in a column called as it may be")
    func readings() throws {
        #expect(
            try pairs(["abase [4'beis] v.贬抑", "abash [4'b15] v.使害羞", "abate [4'beit] v.减轻", "abet [4'bet] v.教唆"])[1]
                == "abash=使害羞")
        let list = try WordList(reading: "付箋　ふせん　便签\n役割　やくわり　任务\n右手　右手边\n再起　重来\n確認　确定\n病　病毒\n互換　兼容\n起動　启动\n設定　设置\n画面　屏幕\n印刷　打印\n")
        #expect(list.pairs[0] == "付箋=便签" && list.column(.pronunciation)[1] == "やくわり")
        #expect(
            try pairs(["Gana,Kanji,Meaning", "-いん,員,사람", "-かい,回,번", "-ごろ,,무렵", "くん,君,군", "さつ,冊,권"])[2] == "-ごろ=무렵")
        #expect(try pairs(["kana,romaji,meaning", "わたし,watashi,我", "これ,kore,這個", "はい,hai,是"])[0] == "わたし=我")
        #expect(
            try pairs([
                "noun;acsi;aksi;oko", "noun;alta;alta;wszystko", "noun;aryo;arjo;król", "verb;atnálf;atna:lf;łączyć",
                "conj;aux;auS;też",
            ])[2] == "aryo=król")
    }

    @Test("Headings are known in many languages, without their accents too, and `English word` is a language")
    func headings() throws {
        #expect(try pairs(["liste;allemand;francais", "0.1;und;et", "0.2;außerdem;en plus", "0.3;müssen;devoir"])[0] == "und=et")
        #expect(
            try pairs(["Level,Tieng_Duc,Tieng_Viet", "A1,der Apfel,quả táo", "A1,das Buch,quyển sách", "A2,die Frau,phụ nữ"])[0]
                == "der Apfel=quả táo")
        #expect(
            try pairs([
                "English Term,Part of Speech,Spanish Term", "adjust,v.,ajustar", "bandage,n.,vendaje", "belay,v.,asegurar",
            ])[2] == "belay=asegurar")
        #expect(
            try pairs(["Description,Meaning,Type", "소 잃고 외양간 고친다,늦었다는 말,속담", "가는 날이 장날,공교롭다는 말,속담"])[0] == "소 잃고 외양간 고친다=늦었다는 말")
        let list = try WordList(
            reading: "動詞原形,た形,て形,原形發音,中文\n言う,言った,言って,いう,說\n売る,売った,売って,うる,賣\n動詞,た形,て形,發音,中文\n買う,買った,買って,かう,買\n")
        #expect(list.pairs == ["言う=說", "売る=賣", "買う=買"] && list.repeatedHeaders == 1)
    }

    @Test("Forms of a word, and its examples, are no meanings")
    func forms() {
        let forms =
            "bedürfen,bedurfte,bedurft,bedarf\nbegegnen,begegnete,begegnet,begegnet\nbehalten,behielt,behalten,behält\nbeißen,biss,gebissen,beißt\nbinden,band,gebunden,bindet\n"
        #expect(throws: WordListError.self) { try WordList(reading: forms) }
        #expect(throws: WordListError.self) { try WordList(reading: "爱,我爱妈妈。\n八,我有八本书。\n菜,中国菜很好吃。\n茶,请喝茶。\n大,很大。\n") }
    }

    @Test("Senses without quotes belong to the meaning, a number behind it does not")
    func openSenses() throws {
        #expect(
            try pairs([
                "爱, love, affection, passion", "八, eight, 8, octet, octad", "本, book, origin, this", "茶, tea, drink, beverage",
                "大, big, large, huge",
            ])[1] == "八=eight, 8, octet, octad")
        #expect(try pairs(["english,finnish", "time,aika,0", "year,vuosi, 0", "way,tapa, 0", "day,päivä, 0"])[1] == "year=vuosi")
    }

    @Test("Quotes that follow no rule stand for themselves")
    func looseQuotes() throws {
        #expect(
            try pairs(["English,Français", "\"speak of the \"devil\"\",quand on parle du loup", "when,quand"])[0]
                == "speak of the \"devil\"=quand on parle du loup")
        #expect(
            try pairs(["No.\t単語\t意味\t用例", "1\tam\t…である\t\"Are you?\" \"Yes, I am.\"", "2\tbad\t悪い\ta bad boy"])[0] == "am=…である")
    }

    @Test("Lines above the list that name a thing and tell it are no words, nor is a sum below")
    func frame() throws {
        let rows = ["student;סטודנט", "yes;כן", "no;לא", "what;מה", "and;ו", "tree;עץ"]
        #expect(try pairs(["Title:;2", "Author:;Marco"] + rows).count == 6)
        let list = try WordList(reading: (rows + ["Total;6"]).joined(separator: "\n"))
        #expect(list.rows.count == 6 && list.linesLeftOut == [7])
    }

    @Test("Lists in the source of programs, and JSON with slips, are read")
    func programs() throws {
        let source =
            "// mine\nexport const words = [\n  { id: 1, en: 'apple', ko: '사과', },\n  { id: 2, en: \"it's\", ko: `그것은` },\n  { id: 3, en: 'plum', ko: '자두' }\n];\n"
        #expect(try WordList(reading: source).pairs == ["apple=사과", "it's=그것은", "plum=자두"])
        #expect(
            try WordList(reading: "words = {\n  \"apple\": \"사과\",\n  \"pear\": \"배\",  # fruit\n  \"fig\": \"무화과\",\n}\n").pairs
                .count == 3)
        #expect(
            try WordList(reading: #"[{"word":"a","meaning":"하나"} {"word":"the","meaning":"그"},{"word":"of","meaning":"의"}]"#)
                .pairs.count == 3)
        #expect(
            try WordList(reading: #"[{"apple":"사과"},{"pear":"배"},{"plum":"자두"}]"#).pairs == ["apple=사과", "pear=배", "plum=자두"])
        #expect(try WordList(reading: #"["apple - 사과","pear - 배","plum - 자두"]"#).pairs[2] == "plum=자두")
        #expect(
            try WordList(
                reading:
                    #"{"1":{"word":"apple","meaning":"사과"},"2":{"word":"pear","meaning":"배"},"3":{"word":"fig","meaning":"무화과"}}"#
            ).pairs[2] == "fig=무화과")
    }

    @Test("Words in the attributes of XML, in the paragraphs of a page, and in the frame of a sheet on the web are found")
    func markup() throws {
        let xml =
            "<Words>\n"
            + ["caption=надпись", "label=метка", "link=ссылка"].map { pair in
                let sides = pair.split(separator: "=")
                return "<Value word=\"\(sides[0])\" desc=\"\(sides[1])\" rank=\"0\" />\n"
            }.joined() + "</Words >\n"
        #expect(try WordList(reading: xml).pairs == ["caption=надпись", "label=метка", "link=ссылка"])
        let page =
            "<!DOCTYPE html><html><body><ul><li>Menu</li><li>Home</li><li>Help</li></ul><p>heftig <span>- violently</span><br>derartig <span>- such</span><br>angespannt - tense<br>hell - bright</p></body></html>"
        #expect(try WordList(reading: page).pairs == ["heftig=violently", "derartig=such", "angespannt=tense", "hell=bright"])
        let frame =
            "<html><table><tr><th></th><th>A</th><th>B</th></tr>"
            + ["1=ev=house", "2=at=horse", "3=su=water"].map { row in
                "<tr>" + row.split(separator: "=").map { "<td>\($0)</td>" }.joined() + "</tr>"
            }.joined() + "</table></html>"
        #expect(try WordList(reading: frame).pairs == ["ev=house", "at=horse", "su=water"])
    }

    @Test("Senses in columns of their own are one meaning, where now more and now fewer are filled")
    func senseColumns() throws {
        let rows = ["abhor,싫어하다,혐오하다,,", "pact,계약,협정,조약,", "request,요청,청원서,요구하다,부탁하다", "zeal,열의,열중,,"]
        #expect(try pairs(rows) == ["abhor=싫어하다; 혐오하다", "pact=계약; 협정; 조약", "request=요청; 청원서; 요구하다; 부탁하다", "zeal=열의; 열중"])
        #expect(throws: WordListError.noMeanings) { try WordList(reading: "apple\npear\nplum\nfig\n") }
    }

    @Test("The signs of kana mean how they are read, and references to characters are these in JSON too")
    func signs() throws {
        #expect(try pairs(["あ=a", "い=i", "か=ka", "き=ki", "さ=sa", "し=shi"])[3] == "き=ki")
        let json =
            #"[{"word":"a&#x0121;naq","english":"woman"},{"word":"aaka","english":"mother"},{"word":"aapa","english":"father"}]"#
        #expect(try WordList(reading: json).pairs[0] == "aġnaq=woman")
    }

    @Test("All tables of a page are read, those of another width by their own headings")
    func pageTables() throws {
        let row = { (cells: [String]) in "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>" }
        let page =
            "<div><table>" + row(["日本語", "Reading", "Nghĩa"]) + row(["本", "hon", "sách"]) + row(["水", "mizu", "nước"])
            + row(["木", "ki", "cây"]) + "</table><table>" + row(["日本語", "Nghĩa"]) + row(["犬", "chó"]) + "</table></div>"
        #expect(try Set(WordList(reading: page).pairs) == ["本=sách", "水=nước", "木=cây", "犬=chó"])
    }

    @Test("Where signs of another form are left in most cells, it is asked what parts them")
    func leftovers() throws {
        let text = ["apple=fruit", "oak=tree", "ant=insect", "cod=fish", "owl=bird"].map { pair in
            let sides = pair.split(separator: "=")
            return "<<<\(sides[0])>>> {see \(sides[1])} :: a \(sides[1])\n"
        }.joined()
        let error = #expect(throws: WordListError.self) { try WordList(reading: text) }
        guard case .leftoverSigns(_, let delimiter) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try WordList(reading: text) { $0.delimiter = delimiter }.rows.count == 5)
    }
}
