import VocabCore
import VocabLists

extension FileKind: Phrase {
    var korean: String {
        switch self {
        case .excel: "엑셀 파일입니다. 엑셀에서 ‘다른 이름으로 저장’ → ‘CSV UTF-8’로 저장한 파일을 가져오세요."
        case .wordProcessor: "워드 문서입니다. 표를 텍스트나 CSV로 저장한 파일을 가져오세요."
        case .ankiPackage: "Anki 묶음 파일입니다. Anki에서 ‘내보내기’ → ‘텍스트 노트(.txt)’로 저장한 파일을 가져오세요."
        case .archive: "압축 파일입니다. 압축을 풀고 안에 있는 파일을 가져오세요."
        case .pdf: "PDF입니다. 표를 복사해 스프레드시트에 붙인 뒤 CSV로 저장해 주세요."
        case .picture: "그림 파일입니다. 글자로 된 목록이 필요합니다."
        case .sound: "소리 파일입니다. 글자로 된 목록이 필요합니다."
        case .database: "데이터베이스 파일입니다. 그 프로그램에서 CSV로 내보낸 파일을 가져오세요."
        case .webPage: "웹 페이지(HTML)입니다. 표를 복사해 스프레드시트에 붙인 뒤 CSV로 저장해 주세요."
        case .json: "JSON 파일이지만 이 프로그램이 내보낸 단어장이 아니거나 온전하지 않습니다. CSV로 저장한 파일을 가져오세요."
        case .prose: "글(문장)입니다. 줄마다 단어와 뜻이 있는 목록이 필요합니다. 목록이 맞으면 --delimiter로 열 사이의 기호를 알려 주세요."
        case .subtitles: "자막 파일입니다. 단어와 뜻이 있는 목록이 필요합니다. 모르는 단어를 찾으려면 read 명령을 쓰세요."
        case .log: "기록(로그) 파일입니다. 단어와 뜻이 있는 목록이 필요합니다."
        case .program: "프로그램 코드입니다. 단어와 뜻이 있는 목록이 필요합니다."
        case .settings: "설정 파일(YAML이나 INI)입니다. 단어와 뜻을 CSV로 저장해 주세요. 목록이 맞으면 --delimiter를 쓰세요."
        case .dictionaryHeader: "StarDict 사전의 머리 파일입니다. 단어는 .dict 파일에 있으니 사전 프로그램에서 CSV로 내보내 주세요."
        case .clippings: "Kindle의 ‘My Clippings’입니다. 뜻이 없는 단어와 문장뿐이라 가져올 수 없습니다. 단어 뒤에 쉼표와 뜻을 적은 목록이 필요합니다."
        case .contacts: "연락처나 일정 파일입니다. 단어와 뜻이 있는 목록이 필요합니다."
        case .unknown: "글자 파일이 아닙니다. CSV로 저장해 주세요."
        }
    }

    var english: String {
        switch self {
        case .excel: "This is an Excel workbook. In Excel choose Save As, CSV UTF-8, and import that file."
        case .wordProcessor: "This is a text document. Save its table as CSV or plain text, and import that file."
        case .ankiPackage: "This is an Anki package. In Anki choose Export, Notes in Plain Text (.txt), and import that file."
        case .archive: "This is an archive. Unpack it, and import the file inside."
        case .pdf: "This is a PDF. Copy its table into a spreadsheet, and save that as CSV."
        case .picture: "This is a picture; a list must be text."
        case .sound: "This is a sound; a list must be text."
        case .database: "This is a database. Export a CSV with the program it belongs to, and import that."
        case .webPage: "This is a web page (HTML). Copy its table into a spreadsheet, and save that as CSV."
        case .json: "This is JSON, but not a complete bookcase that this program exported. Save the list as CSV."
        case .prose:
            "This is prose. A list has a word and its meaning in each line. If it is a list, say with --delimiter what divides it."
        case .subtitles: "These are subtitles, no list of words with meanings. The command read finds the words you do not know."
        case .log: "This is a log, no list of words with meanings."
        case .program: "This is program text, no list of words with meanings."
        case .settings:
            "This is YAML or a settings file. Save words and meanings as CSV; if it is a list, say so with --delimiter."
        case .dictionaryHeader: "This is the head of a StarDict dictionary; the words are in its .dict file. Export them as CSV."
        case .clippings: "These are Kindle clippings: words without meanings. Put a comma and the meaning after each word."
        case .contacts: "These are contacts or dates, no list of words with meanings."
        case .unknown: "This is not a text file. Save the list as CSV."
        }
    }
}

extension ColumnMap {
    /// This reading with what it makes of a few rows.
    func shown(on rows: [[String]]) -> String {
        ([list] + rows.map { row in content(of: row) }.map { "   \($0.term) — \($0.meaning)" }).joined(separator: "\n")
    }
}
