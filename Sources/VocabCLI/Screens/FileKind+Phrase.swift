import VocabCore
import VocabLanguage
import VocabLists

extension FileKind: Phrase {
    package var korean: String {
        switch self {
        case .oldWorkbook: "2003년까지의 엑셀 파일(.xls)입니다. 엑셀이나 LibreOffice의 ‘다른 이름으로 저장’에서 .xlsx로 저장한 파일을 가져오세요."
        case .binaryWorkbook: "이진 형식의 엑셀 파일(.xlsb)이거나 온전하지 않은 통합 문서입니다. 엑셀에서 .xlsx로 저장한 파일을 가져오세요."
        case .lockedDocument: "암호로 잠긴 파일입니다. 암호 없이 다시 저장한 파일을 가져오세요."
        case .broken: "파일이 끝까지 있지 않거나 망가졌습니다. 다시 내려받거나 저장해 주세요."
        case .exportedStore:
            "export --all로 내보낸 서재 전체입니다. 먼저 풀고(tar xf 파일) backup restore vocab으로 되돌려 넣으세요."
        case .hugeArchive: "풀면 단어 목록이나 책보다 훨씬 커지는 파일이라 풀지 않았습니다."
        case .unknownArchive: "이 프로그램이 풀 수 없는 방식(ZIP64 등)으로 묶은 파일입니다. 원래 프로그램에서 다시 저장해 주세요."
        case .lookedUpWords: "전자책 리더(Kindle, KOReader, Kobo)에서 찾아본 단어들입니다. 뜻이 없으니 read 명령으로 보고, read --add로 뜻과 함께 넣으세요."
        case .book: "전자책(EPUB)입니다. 모르는 단어를 찾으려면 read 명령을 쓰세요."
        case .protectedBook:
            "복사 방지(DRM)가 걸린 전자책이라 읽을 수 없습니다. 산 곳의 앱에서 읽거나, DRM 없는 EPUB이나 텍스트(.txt)를 구해 주세요."
        case .kindleBook:
            "Kindle 전자책(.mobi, .azw, .kfx)입니다. DRM이 없으면 Calibre 같은 프로그램에서 EPUB으로 바꾼 뒤 read 명령을 쓰세요."
        case .bookReceipt:
            "전자책이 아니라 전자책을 내려받는 표(.acsm)입니다. Adobe Digital Editions로 받는 책에는 DRM이 걸려 있어 읽을 수 없으니, DRM 없는 EPUB이나 텍스트(.txt)를 구해 주세요."
        case .xml: "XML 파일이지만 단어 목록(KVTML)이 아닙니다. 단어와 뜻을 CSV로 저장해 주세요."
        case .wordProcessor: "워드 문서입니다. 표를 텍스트나 CSV로 저장한 파일을 가져오세요."
        case .ankiPackage: "Anki 묶음 파일입니다. Anki에서 ‘내보내기’의 ‘텍스트 노트(.txt)’로 저장한 파일을 가져오세요."
        case .archive: "압축 파일입니다. 압축을 풀고 안에 있는 파일을 가져오세요."
        case .pdf: "PDF입니다. 표를 복사해 스프레드시트에 붙인 뒤 CSV로 저장해 주세요."
        case .picture: "그림 파일입니다. 글자로 된 목록이 필요합니다."
        case .sound: "소리 파일입니다. 글자로 된 목록이 필요합니다."
        case .database: "데이터베이스 파일입니다. 그 프로그램에서 CSV로 내보낸 파일을 가져오세요."
        case .webPage: "웹 페이지(HTML)인데 단어와 뜻의 표가 없습니다. 표를 복사해 스프레드시트에 붙인 뒤 CSV로 저장해 주세요."
        case .json: "JSON 파일이지만 이 프로그램이 내보낸 단어장이 아니거나 온전하지 않습니다. CSV로 저장한 파일을 가져오세요."
        case .prose: "글(문장)입니다. 줄마다 단어와 뜻이 있는 목록이 필요합니다. 목록이 맞으면 --delimiter로 열 사이의 기호를 알려 주세요."
        case .subtitles: "자막 파일입니다. 단어와 뜻이 있는 목록이 필요합니다. 모르는 단어를 찾으려면 read 명령을 쓰세요."
        case .log: "기록(로그) 파일입니다. 단어와 뜻이 있는 목록이 필요합니다."
        case .program: "프로그램 코드입니다. 단어와 뜻이 있는 목록이 필요합니다."
        case .settings: "설정 파일(INI)입니다. 단어와 뜻을 CSV로 저장해 주세요. 목록이 맞으면 --delimiter를 쓰세요."
        case .dictionaryHeader: "StarDict 사전의 머리 파일입니다. 단어는 .dict 파일에 있으니 사전 프로그램에서 CSV로 내보내 주세요."
        case .clippings: "Kindle의 ‘My Clippings’입니다. 뜻이 없는 단어와 문장뿐이라 가져올 수 없습니다. 단어 뒤에 쉼표와 뜻을 적은 목록이 필요합니다."
        case .contacts: "연락처나 일정 파일입니다. 단어와 뜻이 있는 목록이 필요합니다."
        case .hwp: "한글 문서(.hwp, .hwpx)입니다. 한글에서 표를 복사해 여기나 스프레드시트에 붙이거나, ‘다른 이름으로 저장’에서 텍스트(.txt)로 저장한 파일을 가져오세요."
        case .numbers: "Numbers 문서입니다. Numbers의 ‘내보내기’에서 CSV나 Excel(.xlsx)로 저장한 파일을 가져오세요."
        case .chat: "저장한 대화입니다. 줄마다 단어와 뜻이 있는 목록이 필요합니다. 단어가 있는 줄만 복사해 붙여 넣으세요."
        case .unknown: "글자 파일이 아닙니다. CSV로 저장해 주세요."
        }
    }

    package var english: String {
        switch self {
        case .oldWorkbook:
            "This is a workbook as Excel wrote it until 2003 (.xls). Save it as .xlsx in Excel or LibreOffice, and import that."
        case .binaryWorkbook: "This is a binary workbook (.xlsb), or an incomplete one. Save it as .xlsx, and import that."
        case .lockedDocument: "This file is locked with a password. Save it without one, and import that."
        case .exportedStore:
            "This is a whole library as export --all wrote it. Unpack it (tar xf FILE), then put it back with backup restore vocab."
        case .broken: "This file is damaged or not complete. Save or download it again."
        case .hugeArchive: "Unpacked, this file would be far larger than any list or book, so it was not unpacked."
        case .unknownArchive:
            "This file is packed in a way that is not read here (such as ZIP64). Save it again with its program."
        case .lookedUpWords:
            "These are the words looked up in an e-book reader (Kindle, KOReader, Kobo), which come without meanings. See them with the command read; read --add brings them with meanings."
        case .book: "This is an e-book (EPUB). The command read finds the words you do not know."
        case .protectedBook:
            "This e-book is copy-protected (DRM) and cannot be read here. Read it in its shop’s app, or get an EPUB without DRM or a plain text."
        case .kindleBook:
            "This is a Kindle book (.mobi, .azw, .kfx). If it has no DRM, convert it to EPUB with a program such as Calibre, and use the command read."
        case .bookReceipt:
            "This is no book, but the ticket to download one (.acsm). The book that Adobe Digital Editions fetches with it has DRM and cannot be read here; get an EPUB without DRM or a plain text."
        case .xml: "This is XML, but no vocabulary file (KVTML). Save words and meanings as CSV."
        case .wordProcessor: "This is a text document. Save its table as CSV or plain text, and import that file."
        case .ankiPackage: "This is an Anki package. In Anki choose Export, Notes in Plain Text (.txt), and import that file."
        case .archive: "This is an archive. Unpack it, and import the file inside."
        case .pdf: "This is a PDF. Copy its table into a spreadsheet, and save that as CSV."
        case .picture: "This is a picture; a list must be text."
        case .sound: "This is a sound; a list must be text."
        case .database: "This is a database. Export a CSV with the program it belongs to, and import that."
        case .webPage:
            "This is a web page (HTML) without a table of words and meanings. Copy its list into a spreadsheet, and save that as CSV."
        case .json: "This is JSON, but not a complete bookcase that this program exported. Save the list as CSV."
        case .prose:
            "This is prose. A list has a word and its meaning in each line. If it is a list, say with --delimiter what divides it."
        case .subtitles: "These are subtitles, no list of words with meanings. The command read finds the words you do not know."
        case .log: "This is a log, no list of words with meanings."
        case .program: "This is program text, no list of words with meanings."
        case .settings:
            "This is a settings file. Save words and meanings as CSV; if it is a list, say so with --delimiter."
        case .dictionaryHeader: "This is the head of a StarDict dictionary; the words are in its .dict file. Export them as CSV."
        case .clippings: "These are Kindle clippings: words without meanings. Put a comma and the meaning after each word."
        case .contacts: "These are contacts or dates, no list of words with meanings."
        case .hwp:
            "This is a document of Hancom’s word processor (.hwp, .hwpx). Copy its table and paste it, or save it as text (.txt)."
        case .numbers: "This is a Numbers spreadsheet. Export it from Numbers as CSV or Excel (.xlsx), and import that."
        case .chat: "This is a saved chat. A list has a word and its meaning in each line: copy and paste those lines alone."
        case .unknown: "This is not a text file. Save the list as CSV."
        }
    }
}

extension FileKind {
    /// Whether it holds words for `vocab read`, which are no list.
    var isForReading: Bool {
        switch self {
        case .lookedUpWords, .book, .subtitles: true
        default: false
        }
    }
}

extension ColumnMap {
    /// This reading with what it makes of a few rows.
    func shown(on rows: [[String]]) -> String {
        ([list] + rows.map { row in content(of: row) }.map { "   \($0.term) — \($0.meaning)" }).joined(separator: "\n")
    }
}
