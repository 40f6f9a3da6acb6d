import Testing

@testable import VocabCore
@testable import VocabLists

/// What stands on top of a list and between its parts, and columns that say how words sound.
@Suite("The top of a list") struct TopOfListTests {
    private static let korean = KoreanWords([
        Array("식당,맵다,얼음,달다,비싸다,공항,화장실,책,사무실,쓰다,학교,문,집,열쇠,새로운,휴지,영수증".utf8)
    ])

    private func list(_ lines: [String]) throws -> WordList {
        try WordList(reading: lines.joined(separator: "\n") + "\n") { options in
            options.learner.language = .korean
            options.koreanWords = { Self.korean }
        }
    }

    @Test("A line of one cell above rows of more is a title, and the row below it names the columns") func titles() throws {
        let rows = ["1,1,시장,pasar,3/4", "2,1,비싸다,mahal,3/4", "3,2,길,jalan,3/11", "4,2,왼쪽,kiri,3/11"]
        let found = try list(["인도네시아어 왕초보 단어,,,,", ",,,,", "순,과,우리말,바하사,적은 날"] + rows)
        #expect(found.pairs == ["pasar=시장", "mahal=비싸다", "jalan=길", "kiri=왼쪽"] && found.linesLeftOut == [1])
        let spaced = try list(
            [
                "HSK 3급 필수 어휘    제2강", "번호  한자  병음  품사  뜻", "01  爱好  àihào  명  취미", "02  安静  ānjìng  형  조용하다",
                "03  办法  bànfǎ  명  방법", "www.haeon-chinese.co.kr", "04  比较  bǐjiào  부  비교적", "05  迟到  chídào  동  지각하다",
                "06  地铁  dìtiě  명  지하철", "07  感兴趣  gǎn xìngqù  흥미를 느끼다", "08  关心  guānxīn  동  관심을 갖다",
                "09  护照  hùzhào  명  여권", "10  或者  huòzhě  접  혹은", "11  检查  jiǎnchá  동  검사하다",
            ])
        #expect(spaced.rows.count == 11 && spaced.linesLeftOut == [1])
        #expect(spaced.pairs[6] == "感兴趣=흥미를 느끼다")
        #expect(spaced.column(.pronunciation)[0] == "àihào" && spaced.badRows.map(\.line) == [6])
    }

    @Test("A row above the names that has as many cells is a word") func rowsAbove() throws {
        #expect(try list(["apple,사과", "word,meaning", "pear,배", "plum,자두"]).pairs.contains("apple=사과"))
    }

    @Test("Lines of one cell among rows of three tell nothing of the columns") func headings() throws {
        let rows = ["あさごはん\t朝御飯\tbreakfast", "おさけ\tお酒\tsake", "コーヒー\t\tcoffee", "みず\t水\twater", "いえ\t家\thome"]
        let found = try list(["Nouns", "Food and Drinks"] + rows + ["Verbs", "いく\t行く\tto go", "よむ\t読む\tto read"])
        #expect(found.pairs == ["朝御飯=breakfast", "お酒=sake", "コーヒー=coffee", "水=water", "家=home", "行く=to go", "読む=to read"])
    }

    @Test("Of two columns in Hangul the one that has no words of Korean says how those of a third sound") func sounds() throws {
        let thai = [
            ("ร้านอาหาร", "란 아한", "식당"), ("เผ็ด", "펫", "맵다"), ("น้ำแข็ง", "남캥", "얼음"), ("แพง", "팽", "비싸다"), ("สนามบิน", "싸남빈", "공항"),
        ]
        let pairs = thai.map { "\($0.0)=\($0.2)" }
        for lines in [
            thai.map { "\($0.0),\($0.1),\($0.2)" }, thai.map { "\($0.0),\($0.2),\($0.1)" },
            ["뜻,읽기,글자"] + thai.map { "\($0.2),\($0.1),\($0.0)" },
        ] {
            let found = try list(lines)
            #expect(found.pairs == pairs && found.column(.pronunciation) == thai.map(\.1), "\(lines[0])")
        }
        // Where no words are known, or both columns have some, either may be meant.
        let both = thai.map { "\($0.0),\($0.2),휴지" } + ["a,b,c"]
        #expect((try? list(both))?.column(.pronunciation).contains("식당") != true)
        let pattern = ["-고 싶다,to want to,집에 가요.", "-지만,but,싸지만 맛있어요.", "-(으)면,if,비가 오면 안 가요.", "-기 전에,before,먹기 전에 씻어요."]
        #expect((try? list(pattern))?.pairs.first != "집에 가요.=to want to")
    }

    @Test(
        "A second column of meanings is read where its heading says so, and parts of speech are no terms whatever they are called"
    )
    func columns() throws {
        let second = ["성\t독일말\t뜻\t딴 뜻", "das\tGericht\t요리\t법원", "der\tHerd\t화덕\t", "die\tBirne\t배\t전구", "der\tTeppich\t양탄자\t"]
        #expect(try list(second).column(.meaning) == ["요리; 법원", "화덕", "배; 전구", "양탄자"])
        let parts = [
            "頁|英文單字|詞|解釋|背了", "12|contract|n.|契約|V", "12|negotiate|v.|談判|V", "13|overdue|adj.|逾期的|", "14|refund|n. v.|退款|V",
        ]
        #expect(try list(parts).pairs == ["contract=契約", "negotiate=談判", "overdue=逾期的", "refund=退款"])
    }

    @Test("Sentences further in below words in columns are their examples") func examples() throws {
        let lines = [
            "der Ausflug, ¨-e            trip, excursion", "    Am Sonntag machen wir einen Ausflug.",
            "die Wohnung, -en            apartment, flat", "    Die Wohnung ist zu teuer.",
            "der Vermieter, -            landlord",
            "umziehen                    to move", "    Wir sind letztes Jahr umgezogen.",
            "laut                        loud, noisy",
        ]
        let found = try list(lines)
        #expect(found.column(.term) == ["der Ausflug, ¨-e", "die Wohnung, -en", "der Vermieter, -", "umziehen", "laut"])
        #expect(found.column(.example)[1] == "Die Wohnung ist zu teuer." && found.badRows.isEmpty)
    }

    @Test("A rule below the names and one above a total leave a table what it is") func rules() throws {
        let table = [
            "[ 다낭 말 ]", "", "베트남말            소리                우리말", "--------------------------------------------",
            "nước mắm            느억맘              생선 액젓", "rau muống           라우 무옹           공심채",
            "ngon                응온                맛있다", "khăn giấy           칸 져이             휴지",
            "hóa đơn             호아 던             영수증", "--------------------------------------------", "모두 5개",
        ]
        #expect(try list(table).pairs == ["nước mắm=생선 액젓", "rau muống=공심채", "ngon=맛있다", "khăn giấy=휴지", "hóa đơn=영수증"])
    }
}
