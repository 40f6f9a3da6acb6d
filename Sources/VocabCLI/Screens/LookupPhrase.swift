import VocabCore
import VocabLanguage
import VocabLexicon

/// What is said around what was looked up.
enum LookupPhrase: Phrase {
    /// The form that was found in the place of what was typed.
    case foundForm(String)
    case gaveNoAnswer(String, LookupProblem)
    /// Senses that are not shown, and what shows them: a key where somebody can press it.
    case more(Int, canAsk: Bool)
    case uses(Int)
    /// Asks which senses are meant; some may not be shown yet.
    case pickPrompt(senses: Int, hasMore: Bool)
    case picked([Int])
    case noSuchNumber(Int)
    case confirmSave(bookcase: String)
    case nothingRecent
    case isOff
    case used(LookupAnswer.Usage)
    case offlineNow
    case switched(LookupSwitch, isOn: Bool)
    case keyPrompt(LookupSourceKind)
    case suggestedBy(String)
    /// What TAB brings one after the other.
    case proposals([String])
    case keyFromEnvironment
    /// A file with a key could be read by others.
    case keyWasReadable

    var korean: String {
        switch self {
        case .foundForm(let headword): "‘\(headword)’\(Particle.object(after: headword)) 찾았습니다."
        case .gaveNoAnswer(let source, let problem): "\(source): \(problem.korean)"
        case .more(let count, let canAsk): "… \(count)개 더 (\(canAsk ? "m" : "--all"))"
        case .uses(let count): "\(count)번"
        case .pickPrompt(let senses, let hasMore):
            (senses > 1 ? "고를 번호(\(senses > 2 ? "1-2 3" : "1 2")), " : "") + "a 단어장에 넣기, w 위시리스트"
                + (hasMore ? ", m 더 보기" : "") + ", Enter 끝 › "
        case .picked(let numbers): "고른 뜻: \(Self.list(numbers)). a를 치면 단어장에 넣습니다."
        case .noSuchNumber(1): "뜻이 하나입니다. a나 w를 적거나 Enter로 끝내 주세요."
        case .noSuchNumber(let last): "1부터 \(last)까지의 번호나 a, w를 적어 주세요."
        case .confirmSave(let bookcase): "‘\(bookcase)’에 넣을까요? Enter 넣기, e 고치기, n 그만"
        case .nothingRecent: "아직 찾아본 말이 없습니다."
        case .isOff: "꺼져 있음"
        case .used(let usage): "이번 달 \(grouped(usage.limit))자 가운데 \(grouped(usage.count))자 씀"
        case .offlineNow: "연결하지 않음 (오프라인 모드)"
        case .switched(let what, let isOn): what.korean + (isOn ? ": 켰습니다." : ": 껐습니다.")
        case .keyPrompt(let source): "\(source.korean) 키 › "
        case .suggestedBy(let source): "제안: \(source)"
        case .proposals(let proposals): "제안 (Tab): \(proposals.joined(separator: " · "))"
        case .keyFromEnvironment: "키는 $DEEPL_API_KEY에서 읽습니다."
        case .keyWasReadable: "다른 사람도 읽을 수 있던 lookup.json을 나만 읽게 고쳤습니다. 이미 읽혔을 수 있으니 키를 새로 받으세요."
        }
    }

    var english: String {
        switch self {
        case .foundForm(let headword): "Found as “\(headword)”."
        case .gaveNoAnswer(let source, let problem): "\(source): \(problem.english)"
        case .more(let count, let canAsk): "… \(count) more (\(canAsk ? "m" : "--all"))"
        case .uses(let count): "\(count)×"
        case .pickPrompt(let senses, let hasMore):
            (senses > 1 ? "Pick numbers (\(senses > 2 ? "1-2 3" : "1 2")), " : "") + "a adds to a bookcase, w wishes"
                + (hasMore ? ", m more" : "") + ", Enter ends › "
        case .picked(let numbers): "Picked: \(Self.list(numbers)). Type a to add them to a bookcase."
        case .noSuchNumber(1): "There is one sense: type a or w, or Enter to end."
        case .noSuchNumber(let last): "Type numbers from 1 to \(last), a or w."
        case .confirmSave(let bookcase): "Add it to “\(bookcase)”? Enter adds, e edits, n leaves it"
        case .nothingRecent: "Nothing was looked up yet."
        case .isOff: "switched off"
        case .used(let usage): "\(grouped(usage.count)) of \(grouped(usage.limit)) characters used this month"
        case .offlineNow: "not connected (offline mode)"
        case .switched(let what, let isOn): what.english + (isOn ? ": switched on." : ": switched off.")
        case .keyPrompt(let source): "\(source.english) key › "
        case .suggestedBy(let source): "Suggested by \(source)"
        case .proposals(let proposals): "Suggestions (Tab): \(proposals.joined(separator: " · "))"
        case .keyFromEnvironment: "The key is read from $DEEPL_API_KEY."
        case .keyWasReadable:
            "Others could read lookup.json; now you alone can. Get a new key, for somebody may have read this one."
        }
    }

    private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ", ") }
}

/// What `--enable` and `--disable` take.
enum LookupSwitch: String, CaseIterable, Phrase {
    case offline, suggestions, server, deepl, libretranslate

    var korean: String {
        switch self {
        case .offline: "오프라인 모드"
        case .suggestions: "단어를 넣고 고칠 때 제안하기"
        case .server: "DICT 서버"
        case .deepl: "DeepL"
        case .libretranslate: "LibreTranslate"
        }
    }

    var english: String {
        switch self {
        case .offline: "Offline mode"
        case .suggestions: "Suggestions while adding and editing"
        case .server: "DICT server"
        case .deepl: "DeepL"
        case .libretranslate: "LibreTranslate"
        }
    }
}
