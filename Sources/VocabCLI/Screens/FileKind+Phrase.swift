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
