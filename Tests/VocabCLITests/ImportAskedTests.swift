import Testing
import VocabLists
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

/// What is asked about a list, what the answer leaves behind, and the options that answer before.
@Suite("Importing with an answer") struct ImportAskedTests {
    @Test("who says which side is learnt may have it remembered which language they read, and is not asked again")
    func sides() throws {
        let korean = """
            어느 쪽을 배우는지 분명하지 않습니다. 다음처럼 읽을 수 있습니다 (배울 단어 —
            뜻):
            1  --columns term,meaning
               Hund — dog
               Haus — house
               rot — red
            2  --columns meaning,term
               dog — Hund
               house — Haus
               red — rot
            3  맞는 것 없음
            어느 쪽이 맞습니까? (1–3) › 1
            영어를 읽을 수 있다고 기억해 둘까요? (y/N) y
            <folder>/a.csv, 단어장 a
            """
        let english = """
            It is not clear which side is learnt. The list can be read as (word — meaning):
            1  --columns meaning,term
               perro — dog
               casa — house
               rojo — red
            2  --columns term,meaning
               dog — perro
               house — casa
               red — rojo
            3  None of these
            Which is right? (1–3) › 1
            Remember that you read English? (y/N) y
            <folder>/a.csv into a
            """
        for (language, lists, screen, first) in [
            (
                "ko",
                [
                    "Deutsch,English\nHund,dog\nHaus,house\nrot,red\nBrot,bread\n",
                    "Deutsch,English\nWasser,water\nFeuer,fire\nBuch,book\nblau,blue\n",
                ], korean, "Wasser: water\n"
            ),
            (
                "en",
                [
                    "English,Spanish\ndog,perro\nhouse,casa\nred,rojo\nbread,pan\n",
                    "English,Spanish\nwater,agua\nfire,fuego\nbook,libro\nblue,azul\n",
                ], english, "agua: water\n"
            ),
        ] {
            let play = Play(language: language)
            play.millisecondsPerReading = 10
            let outcome = play.run(["import", play.file("a.csv", lists[0])], on: .terminal([.line("1"), .key("y")]))
            expectText(play.masked(outcome.console.bareScreen).prefix(lines: screen), screen)
            #expect(outcome.status == .done && outcome.console.stepsLeft == 0)
            #expect(try Store(root: Path(play.store), files: DiskFileSystem()).settings().languages == ["en"])
            let later = play.run(["import", play.file("b.csv", lists[1])], on: .terminal())
            #expect(later.status == .done, "\(later.console.bareScreen)")
            #expect(play.run("list b").console.results.hasPrefix(first))
        }
    }

    @Test("none of them leaves everything as it was") func none() throws {
        for (language, text) in [("ko", "바꾸지 않았습니다"), ("en", "Nothing was changed")] {
            let play = Play(language: language)
            let outcome = play.run(
                ["import", play.file("a.csv", "dog,perro\nhouse,casa\nred,rojo\n")], on: .terminal([.line("3")]))
            #expect(outcome.console.stepsLeft == 0 && outcome.console.bareScreen.contains(text), "\(outcome.console.bareScreen)")
            #expect(play.run("books --json").console.results == "[\n]\n")
        }
    }

    @Test("--lines says how many lines each word has") func lines() {
        let list = "사과\napple\n나는 사과를 먹는다.\n배\npear\n배가 익었다.\n"
        let korean = """
            <folder>/a.txt, 단어장 책
            새 단어장 ‘책’에 넣습니다.
            UTF-8, 한 단어에 3줄
            읽은 항목: 단어, 뜻, 예문
            + 사과 — apple
            + 배 — pear
            2줄: 새 단어 2
            다음: vocab add --book 책
            """
        let english = """
            <folder>/a.txt into 책
            They go into a new bookcase, “책”.
            UTF-8, 3 lines for each word
            Fields: term, meaning, example
            + 사과 — apple
            + 배 — pear
            2 rows: 2 added
            Next: vocab add --book 책
            """
        for (language, text) in [("ko", korean), ("en", english)] {
            let play = Play(language: language)
            let file = play.file("a.txt", list)
            let columns = ["--columns", "term,meaning,example"]
            expectText(play.masked(play.run(["import", file, "--book", "책", "--lines", "3"] + columns).console.screen), text)
            #expect(play.run("show 배").console.results.contains("배가 익었다."))
        }
    }

    @Test("a side that was guessed and lines with another sign are told, and the option named turns the sides") func guesses() {
        let list = "la olla - the pot\nla taza - the cup\nel cajón - the drawer\nla mesa = the table\nla silla - the chair\n"
        let korean = """
            <folder>/a.txt, 단어장 책
            새 단어장 ‘책’에 넣습니다.
            UTF-8, 줄마다 단어, 하이픈, 뜻
            읽은 항목: 단어, 뜻
            어느 쪽을 배우는지는 순서로 짐작했습니다. 반대라면 undo로 되돌린 뒤 다시 가져올 때 --columns meaning,term도 적어 주세요. setup --languages로 읽을 수 있는 언어를 한 번만 알려 주면 그에 맞게 읽습니다.
            건너뛴 줄 1개: 4번째
            + la olla — the pot
            + la taza — the cup
            + el cajón — the drawer
            … 그 밖에 1개
            4줄: 새 단어 4
            다음: vocab quiz --book 책
            """
        let scripts = """
            <folder>/b.txt into 책
            They go into a new bookcase, “책”.
            UTF-8, a table with an equals sign between its columns
            Some lines have another sign: a word and its meaning in another script in each line
            No header: column 1 = term, column 2 = meaning
            Which side is learnt was guessed from their order. If it is the other one: undo, and import again with --columns meaning,term. To say once which languages you read: setup --languages.
            + apple — 사과
            + pear — 배
            + plum — 자두
            … and 4 more
            7 rows: 7 added
            Next: vocab quiz --book 책
            """
        let play = Play(language: "ko")
        let file = play.file("a.txt", list)
        expectText(play.masked(play.run(["import", file, "--book", "책"]).console.screen), korean)
        let turned = play.run(["import", file, "--book", "거꾸로", "--columns", "meaning,term"]).console.screen
        #expect(turned.contains("+ the pot — la olla") && !turned.contains("짐작"))
        let english = Play(language: "en")
        let mixed = english.file("b.txt", "apple = 사과\npear = 배\nplum = 자두\npeach- 복숭아\ngrape = 포도\nmelon = 멜론\nlemon = 레몬\n")
        let read = english.run(["import", mixed, "--book", "책"]).console.screen
        expectText(english.masked(read), scripts)
    }

    @Test("--delimiter none says that no sign stands between words and meanings") func noSign() throws {
        let korean = """
            <folder>/a.txt, 단어장 책
            새 단어장 ‘책’에 넣습니다.
            UTF-8, 줄마다 단어와 다른 글자로 쓴 뜻
            읽은 항목: 단어, 뜻
            + apple — 사과, 과일
            + pear — 배, 과일
            2줄: 새 단어 2
            다음: vocab add --book 책
            """
        let english = """
            <folder>/a.txt into 책
            They go into a new bookcase, “책”.
            UTF-8, a word and its meaning in another script in each line
            Fields: term, meaning
            + apple — 사과, 과일
            + pear — 배, 과일
            2 rows: 2 added
            Next: vocab add --book 책
            """
        for (language, text) in [("ko", korean), ("en", english)] {
            let play = Play(language: language)
            play.run("setup --languages ko")
            let command = ["import", play.file("a.txt", "apple 사과, 과일\npear 배, 과일\n"), "--delimiter", "none"]
            expectText(play.masked(play.run(command + ["--book", "책"]).console.screen), text)
            let report = try JSONValue(play.run(command + ["--book", "다른 책", "--json"]).console.results)
            #expect(report["delimiter"].string == "" && report["fields"].array.map(\.string) == ["term", "meaning"])
        }
    }

    @Test(
        "each reading that is offered has an option of its own, and the option gives that reading",
        arguments: [
            "apple 사과, 과일\npear 배, 과일\nwell-known 잘 알려진, 유명한\ngrape 포도, 과일\n",
            "term,meaning\napple,\"사과, 능금\"\npear,배\nplum\n,무화과\nfig,\"무\n화과\"\nlemon,레몬\nmelon,멜론\nkiwi,키위\n",
            "ling,零,0\nyī,一,1\nèr,二,2\nsān,三,3\nsì,四,4\n", "Lexeme,뜻\napple,사과\npear,배\ngrape,포도\nplum,자두\n",
            "apple,1,사과,능금\npear,2,배,선박\nplum,3,자두,오얏\n", "apple,사과\n\"plum,자두\nfig\n,무화과\nkiwi,키위\nlime,\"라임\n",
        ])
    func offered(list: String) throws {
        let play = Play(language: "ko")
        play.englishWords = EnglishWords([Array("apple,pear,plum,kiwi,lime,grape,fig,lemon,melon,known,well\n".utf8)])
        play.run("setup --languages ko")
        let file = play.file("a.txt", list)
        var readings: [(option: [String], first: String)] = []
        for line in play.run(["import", file]).console.alerts.split(separator: "\n") {
            if line.hasPrefix("--") {
                let said = line.split(separator: ": 단어").first.map(String.init) ?? ""
                readings.append((try CommandLineSplitter.words(of: said), ""))
            } else if line.hasPrefix("   "), readings.last?.first == "" {
                readings[readings.count - 1].first = String(line.trimmingPrefix("   ")).replacing(" — ", with: ": ")
            }
        }
        #expect(Set(readings.map(\.option)).count == readings.count, "\(readings)")
        for (number, reading) in readings.enumerated() {
            let command =
                ["import", file, "--book", "B\(number)", "--rejects", "\(play.folder)/rest\(number).csv"] + reading.option
            #expect(play.run(command).status == .done, "\(reading)")
            #expect(play.run("list --book B\(number)").console.results.hasPrefix(reading.first + "\n"), "\(reading)")
        }
    }
}

extension String {
    /// As many of its first lines as `text` has.
    fileprivate func prefix(lines text: String) -> String {
        let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
        return split(separator: "\n", omittingEmptySubsequences: false).prefix(count).joined(separator: "\n") + "\n"
    }
}
