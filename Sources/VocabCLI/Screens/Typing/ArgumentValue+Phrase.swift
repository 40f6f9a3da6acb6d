import VocabLanguage

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
        case .weekdays: "요일"
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
        case .weekdays: "days"
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
