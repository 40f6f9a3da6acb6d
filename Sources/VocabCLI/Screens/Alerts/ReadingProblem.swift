import VocabCore
import VocabLanguage
import VocabLexicon
import VocabLists

/// Why a file, or what an e-book reader keeps, is not read.
enum ReadingProblem: Equatable, AlertPhrase {
    /// An address on the net, which is never fetched.
    case remote(String)
    /// A file that is no text, page, book or subtitles.
    case notReadable(file: String, FileKind)
    case noWords(file: String)
    case nothingNew(file: String)
    /// Nobody can choose, and nothing says how many words are to be added.
    case needsTop
    /// A database comes from a pipe.
    case databaseNeedsPath
    /// The words of an e-book reader cannot be read.
    case lookedUpWords(file: String, LookupFileProblem)

    var korean: AlertText {
        switch self {
        case .remote(let address):
            AlertText("인터넷 주소는 가져오지 않습니다.", "\(SafeText.line(address))\n이 프로그램은 스스로 인터넷에 접속하지 않습니다. curl로 받아 넘겨 주세요.")
        case .notReadable(let file, let kind):
            AlertText("글로 읽을 수 없습니다.", "\(FileNamePhrase(file).korean)\n\(Self.reason(kind).korean)")
        case .noWords(let file): AlertText("단어가 없습니다.", "\(FileNamePhrase(file).korean)에 읽을 단어가 없습니다.")
        case .nothingNew(let file): AlertText("새 단어가 없습니다.", "\(FileNamePhrase(file).korean)의 단어는 모두 배우고 있거나 익힌 것입니다.")
        case .needsTop: AlertText("몇 개를 넣을까요?", "터미널이 아니면 고를 수 없습니다. 앞에서부터 넣을 개수를 --top으로 알려 주세요.")
        case .databaseNeedsPath: AlertText("파일의 경로가 필요합니다.", "찾아본 단어의 데이터베이스는 표준 입력으로 읽을 수 없습니다. 파일을 경로로 적어 주세요.")
        case .lookedUpWords(_, .noProgram):
            AlertText("sqlite3가 없습니다.", "전자책 리더의 단어를 읽으려면 sqlite3 프로그램이 있어야 합니다. 설치한 뒤 다시 하세요.")
        case .lookedUpWords(let file, .failed(let words)):
            AlertText("읽을 수 없습니다.", "\(FileNamePhrase(file).korean)\nsqlite3: \(SafeText.line(words))")
        case .lookedUpWords(let file, .unknown):
            AlertText(
                "찾아본 단어가 없습니다.",
                "\(FileNamePhrase(file).korean)\nKindle(vocab.db), KOReader(vocabulary_builder.sqlite3), Kobo(KoboReader.sqlite)의 파일이 아닙니다."
            )
        }
    }

    var english: AlertText {
        switch self {
        case .remote(let address):
            AlertText(
                "Addresses on the net are not fetched",
                "\(SafeText.line(address))\nThis program never goes online by itself. Fetch it with curl and pipe it in.")
        case .notReadable(let file, let kind):
            AlertText("Cannot be read as a text", "\(FileNamePhrase(file).english)\n\(Self.reason(kind).english)")
        case .noWords(let file): AlertText("No words", "There are no words to read in \(FileNamePhrase(file).english).")
        case .nothingNew(let file):
            AlertText("No new words", "All words of \(FileNamePhrase(file).english) are memorized or being learnt.")
        case .needsTop:
            AlertText(
                "How many words?", "Nobody can choose off a terminal. Say with --top how many are added, from the first on.")
        case .databaseNeedsPath:
            AlertText(
                "A path is needed",
                "The database of an e-book reader cannot be read from standard input. Name the file by its path.")
        case .lookedUpWords(_, .noProgram):
            AlertText(
                "No sqlite3", "To read the words of an e-book reader the program sqlite3 is needed. Install it, then try again.")
        case .lookedUpWords(let file, .failed(let words)):
            AlertText("Cannot be read", "\(FileNamePhrase(file).english)\nsqlite3: \(SafeText.line(words))")
        case .lookedUpWords(let file, .unknown):
            AlertText(
                "No words that were looked up",
                "\(FileNamePhrase(file).english)\nThis is no file of a Kindle (vocab.db), of KOReader (vocabulary_builder.sqlite3) or of a Kobo (KoboReader.sqlite)."
            )
        }
    }

    var nextStep: Alert.NextStep {
        switch self {
        case .remote(let address):
            .piped(Invocation(shell: "curl", "-fsSL", address), insteadOf: address, name: Path(address).stem)
        case .notReadable(let file, .pdf):
            .piped(Invocation(shell: "pdftotext", file, "-"), insteadOf: file, name: Path(file).stem)
        case .notReadable(let file, .wordProcessor):
            .piped(Invocation(shell: "pandoc", "-t", "plain", file), insteadOf: file, name: Path(file).stem)
        case .needsTop: .again(option: "--top", value: "20")
        case .nothingNew: .command(Invocation(.quiz))
        case .lookedUpWords(_, .noProgram): .shell(Invocation(shell: "sudo", "apt-get", "install", "sqlite3"))
        case .notReadable, .noWords, .databaseNeedsPath, .lookedUpWords: .help
        }
    }

    var status: ExitStatus {
        switch self {
        case .remote, .needsTop, .databaseNeedsPath: .usage
        case .notReadable, .noWords, .nothingNew, .lookedUpWords(_, .failed), .lookedUpWords(_, .unknown): .badData
        case .lookedUpWords(_, .noProgram): .unavailable
        }
    }

    /// What helps with a file that is no text.
    private static func reason(_ kind: FileKind) -> Bilingual {
        switch kind {
        case .pdf:
            Bilingual(
                "PDF입니다. pdftotext(poppler-utils)로 글을 뽑아 넘겨 주세요.",
                "This is a PDF. Let pdftotext (poppler-utils) take its text out.")
        case .wordProcessor: Bilingual("워드 문서입니다. pandoc으로 글을 뽑아 넘겨 주세요.", "This is a document. Let pandoc take its text out.")
        case .protectedBook, .kindleBook, .bookReceipt, .lockedDocument, .broken, .hugeArchive, .unknownArchive:
            Bilingual(kind.korean, kind.english)
        default:
            Bilingual(
                "텍스트, HTML, EPUB, 자막(.srt, .vtt)과 전자책 리더의 단어 파일을 읽습니다. Kindle 책(.mobi, .azw3)은 Calibre로 EPUB으로 바꿔 주세요.",
                "Text, HTML, EPUB, subtitles (.srt, .vtt) and the word files of e-book readers are read. Turn Kindle books (.mobi, .azw3) into EPUB with Calibre."
            )
        }
    }
}
