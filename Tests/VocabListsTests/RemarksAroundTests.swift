import Testing

@testable import VocabCore
@testable import VocabLists

/// What is written around the words of a list, and what that tells of who wrote it.
@Suite("Remarks around words") struct RemarksAroundTests: EnglishReading {
    let words: EnglishWords
    init() throws { words = EnglishWords(try EnglishWords.kept()) }

    private static let pairs = [
        ("to achieve", "başarmak"), ("to afford", "parası yetmek"), ("although", "-e rağmen"), ("to borrow", "ödünç almak"),
        ("careless", "dikkatsiz"), ("guest", "misafir"),
    ]

    private func program(_ remark: String) -> [String] {
        let rows = Self.pairs.map { "  { en: \"\($0.0)\", tr: \"\($0.1)\", level: \"B1\" }," }
        return ["// \(remark)", "export const words = ["] + rows + ["];"]
    }

    @Test("Who writes comments in another language of Europe than English learns English where that comes first")
    func comments() throws {
        let learnt = Self.pairs.map { "\($0.0)=\($0.1)" }
        let explained = Self.pairs.map { "\($0.1)=\($0.0)" }
        #expect(try read(program("ikinci hafta bunu hep karıştırıyorum tekrar çalış")) == learnt)
        #expect(try read(program("second week, I always mix these up, study them again")) == explained)
        // Wherever the text is cut to be looked at, characters are whole.
        for more in 0..<4 {
            let long = program("ikinci hafta bunu hep karıştırıyorum tekrar çalış" + String(repeating: "!", count: more))
            let rows = (1...40).map { "  { en: \"word\($0)\", tr: \"şğışğı\", level: \"B1\" }," }
            #expect(try read(Array(long.dropLast() + rows) + ["];"]).first == learnt.first)
        }
        // A few words tell nothing.
        #expect(try read(program("A2 kelimeler")) == explained)
    }

    @Test("So does who writes so in a chat, or above a list") func chats() throws {
        let words = [
            "to figure out = descobrir, entender", "to pretend = fingir", "to hire = contratar", "raise = aumento (de salário)",
            "deadline = prazo",
        ]
        let said = ["kkkk eu achava que era pretender", "obrigada prof, vou estudar isso hoje"]
        let chat = (words + said).enumerated().map { "12/03/2024 19:0\($0) - Marina: \($1)" }
        #expect(try read(chat).first == "to figure out=descobrir, entender")
        let rows = ["We use our own seasoning.;Używamy własnych przypraw.", "We make our own pastry.;Sami robimy ciasto."]
        let more = (1...8).map { "The soup is ready at \($0).;Zupa jest gotowa o \($0)." }
        let list =
            [
                "# Linie zaczynające się od tego znaku są ignorowane przez program",
                "# Każda linia ma zdanie po angielsku i jego tłumaczenie na polski",
            ] + rows + more
        #expect(try read(list).first == "We use our own seasoning.=Używamy własnych przypraw.")
    }

    @Test("An encoding for a few languages of Europe tells the same") func encodings() throws {
        let pairs = [
            ("weld", "сварка; сваривать"), ("bolt", "болт"), ("wrench", "гаечный ключ"), ("cut off", "отрезать, обрезать"),
            ("drill", "сверлить, дрель"), ("screw", "винт; завинчивать"), ("nut", "гайка"),
            ("hammer", "молоток, забивать молотком"),
            ("sharp", "острый, резкий"), ("edge", "край, кромка, лезвие"), ("tool", "инструмент, орудие труда"),
        ]
        let rows = pairs.enumerated().map { "(\($0 + 1),'\($1.0)','\($1.1)')" }.joined(separator: ",")
        let text = "INSERT INTO `words` (`id`,`eng`,`rus`) VALUES \(rows);\n"
        var options = ListLayout.Options()
        options.learner.language = .english
        options.englishWords = words
        let bytes = try #require(encoded(text, as: .windows1251))
        options.encoding = .windows1251
        #expect(try WordList(bytes, options).pairs.first == "weld=сварка; сваривать")
        options.encoding = nil
        #expect(try WordList(Array(text.utf8), options).pairs.first == "сварка; сваривать=weld")
    }
}
