import ArgumentParser

/// What stands for an argument or after an option: its name in help and alerts, and what TAB offers for it.
enum ArgumentValue: Equatable {
    case known(Name)
    /// One of a few words.
    case oneOf([String])

    /// Kinds of values, as the parser names them.
    enum Name: String, CaseIterable {
        case bookcase, bookcaseName, newName, description, language, languages, emoji
        case term, newTerm, meaning, partOfSpeech, text, searchText, list, tag, date, month, days, minutes
        case file, newFile, folder, backup
        case count, seed, share, seconds
        case encoding, sign, columns, exportColumns, sheet
        case server, address
    }

    /// Reads the name that the parser knows the value by.
    init?(parserName: String) {
        if parserName.contains("|") {
            self = .oneOf(parserName.split(separator: "|").map(String.init))
        } else if let name = Name(rawValue: parserName) {
            self = .known(name)
        } else {
            return nil
        }
    }

    /// The name that the parser knows the value by.
    var parserName: String {
        switch self {
        case .known(let name): name.rawValue
        case .oneOf(let words): words.joined(separator: "|")
        }
    }

    /// One of the cases of `Choice`.
    static func oneOf<Choice: RawRepresentable & CaseIterable>(_ choices: Choice.Type) -> ArgumentValue
    where Choice.RawValue == String {
        .oneOf(choices.allCases.map(\.rawValue))
    }
}

/// The values of options that are answered by yes or no.
enum YesNo: String, CaseIterable {
    case yes, no
}

extension ArgumentValue: Phrase {
    var korean: String {
        switch self {
        case .known(let name): name.korean
        case .oneOf: parserName
        }
    }

    var english: String {
        switch self {
        case .known(let name): name.english
        case .oneOf: parserName
        }
    }

    /// The value's name in a usage line: words to be typed as they are stay as they are, other English words are capitals.
    func placeholder(in language: Language) -> String {
        switch self {
        case .known: text(in: language).replacing(" ", with: "-").uppercased()
        case .oneOf: parserName
        }
    }
}

extension ArgumentValue.Name: Phrase {
    var korean: String {
        switch self {
        case .bookcase: "단어장"
        case .bookcaseName: "단어장 이름"
        case .newName: "새 이름"
        case .description: "설명"
        case .language, .languages: "언어"
        case .emoji: "이모지"
        case .term: "단어"
        case .newTerm: "새 단어"
        case .meaning: "뜻"
        case .partOfSpeech: "품사"
        case .text: "글"
        case .searchText: "찾을 말"
        case .list: "목록"
        case .tag: "태그"
        case .date: "날짜"
        case .month: "달이나 날"
        case .days: "기간"
        case .minutes: "분"
        case .file: "파일"
        case .newFile: "쓸 파일"
        case .folder: "폴더"
        case .backup: "백업"
        case .count: "수"
        case .seed: "번호"
        case .share: "0–1"
        case .seconds: "초"
        case .encoding: "인코딩"
        case .sign: "기호"
        case .columns, .exportColumns: "열"
        case .server: "서버"
        case .address: "주소"
        case .sheet: "시트"
        }
    }

    var english: String {
        switch self {
        case .bookcase: "bookcase"
        case .bookcaseName: "name"
        case .newName: "new name"
        case .description: "description"
        case .language: "language"
        case .languages: "languages"
        case .emoji: "emoji"
        case .term: "term"
        case .newTerm: "new term"
        case .meaning: "meaning"
        case .partOfSpeech: "part"
        case .text: "text"
        case .searchText: "text"
        case .list: "list"
        case .tag: "tag"
        case .date: "date"
        case .month: "month"
        case .days: "days"
        case .minutes: "minutes"
        case .file: "file"
        case .newFile: "file"
        case .folder: "folder"
        case .backup: "backup"
        case .count: "n"
        case .seed: "number"
        case .share: "0–1"
        case .seconds: "seconds"
        case .encoding: "encoding"
        case .sign: "sign"
        case .columns, .exportColumns: "columns"
        case .server: "server"
        case .address: "address"
        case .sheet: "sheet"
        }
    }
}

extension ArgumentHelp {
    /// Help in both languages; the parser keeps it as one text, which `ArgumentEntry` takes apart.
    ///
    /// `standard` is what holds when nothing is typed, where the parser does not know it.
    static func said(
        _ korean: String, _ english: String, _ value: ArgumentValue? = nil, standard: String? = nil
    ) -> ArgumentHelp {
        let text = Bilingual(korean, english).adding(standard: standard)
        return ArgumentHelp("\(text.korean)\(ArgumentEntry.separator)\(text.english)", valueName: value?.parserName)
    }

    /// Help for a value of a known kind.
    static func said(
        _ korean: String, _ english: String, _ value: ArgumentValue.Name, standard: String? = nil
    ) -> ArgumentHelp {
        said(korean, english, .known(value), standard: standard)
    }
}

extension Bilingual {
    /// The text with what holds when nothing is typed.
    func adding(standard: String?) -> Bilingual {
        guard let standard else { return self }
        return Bilingual("\(korean) (보통 \(standard))", "\(english) (default \(standard))")
    }
}
