import VocabLanguage

extension GlobalOptions {
    /// What help says about the options of every command.
    static func helpRows(in language: Language) -> [TableRow] {
        names.map { name in
            let value = ArgumentEntry.globalValue(of: name).map { " " + $0.placeholder(in: language) } ?? ""
            return TableRow(name + value, text(of: name).text(in: language))
        } + [TableRow(Grammar.helpOption, Bilingual("이 도움말", "this help").text(in: language))]
    }

    private static func text(of name: String) -> Bilingual {
        switch name {
        case "--store": Bilingual("단어장과 기록을 두는 폴더", "the folder that holds bookcases and history")
        case "--lang": Bilingual("화면에 쓸 언어", "the language of the screen")
        default: Bilingual("색, 상자, 그림 없이", "no colour, no boxes, no pictures")
        }
    }
}

extension ArgumentEntry {
    /// What is given for an option of every command; nil for a flag.
    static func globalValue(of name: String) -> ArgumentValue? {
        switch name {
        case "--store": .known(.folder)
        case "--lang": .oneOf(Language.self)
        default: nil
        }
    }
}
