import VocabCore
import VocabLanguage

/// What is said about bookcases and words outside the games.
enum BookPhrase: Phrase {
    case noWords(bookcase: String)
    case bookcaseLine(words: Int)
    case inBookcase(String)
    case states(StateCounts)
    case noSuchWords
    case sortNotKept
    case more
    case tooFewToPlay
    case found(Int)
    case notFound(String, nearest: [String])
    case total(words: Int, states: StateCounts?)
    case renamed(from: String, to: String)
    case removeConfirm
    case fieldPrompt(String)
    case needsTerm
    case needsValue
    case plusIsNoMeaning
    case addHelp(bookcase: String)
    case nothingToComplete
    case knownTermKeys
    case entry(term: String, meaning: String)
    case partsOfSpeech([String])
    case noSuchPart(Int)
    /// What is proposed for a field stands in its line.
    case standsThere
    /// What was probably typed with the other keyboard on.
    case otherKeyboard(String)
    /// The word with term and meaning in each other's place.
    case swappedSides(term: String, meaning: String)
    /// Which of so many fields is edited next.
    case chooseField(Int, hasChanges: Bool)
    /// A word is in several bookcases, of which one is picked.
    case inSeveral(String)
    /// The bookcase that words are moved to is picked.
    case moveTo
    /// A part of speech that is none of the known ones, and is kept as it stands.
    case ownPart(String)
    case chooseBookcase(mayBeNew: Bool)
    case chooseBookcases(standard: String)
    case tooSmallToChoose(bookcase: String, words: Int)
    case countIsMore(wanted: Int, words: Int)
    case chooseCount(standard: Int)
    case noSuchNumber
    case noSuchCount
    case offerBookcase(String)
    case starterAvailable
    case starterAdded(name: String, words: Int)
    case due(Int)
    /// So many words an estimate called known, which are asked once later.
    case calledKnown(Int)
    case lastPlayed(daysAgo: Int)
    case removeAllConfirm(bookcases: Int, words: Int)
    case offerWords
    case offerQuiz(String)

    var korean: String {
        switch self {
        case .noWords(let bookcase): "‘\(bookcase)’에는 아직 단어가 없습니다."
        case .bookcaseLine(let words): "단어 \(grouped(words))개"
        case .inBookcase(let name): "단어장 \(name)"
        case .tooFewToPlay: "게임을 하려면 4개 이상 필요"
        case .found(let count): "\(count)개를 찾았습니다."
        case .notFound(let text, let nearest):
            "‘\(text)’\(Particle.object(after: text)) 찾지 못했습니다."
                + (nearest.isEmpty ? "" : " 혹시: \(nearest.joined(separator: ", "))?")
        case .total(let words, let states): "모두 \(words)개" + Self.behind(states, \.korean)
        case .states(let states): "새 단어 \(grouped(states.new)) · 배우는 중 \(states.learning) · 익힘 \(states.memorized)"
        case .noSuchWords: "조건에 맞는 단어가 없습니다."
        case .sortNotKept: "저장할 수 없어서 이 정렬은 기억하지 못했습니다."
        case .more: "-- 더 보기: 아무 키, q 그만 --"
        case .renamed(let old, let new): "‘\(old)’의 새 이름: ‘\(new)’"
        case .removeConfirm: "삭제할까요? (y/N)"
        case .fieldPrompt(let name): "\(name) › "
        case .needsTerm: "단어를 입력해 주세요. 그만두려면 ^D를 누르세요."
        case .needsValue: "뜻을 입력해 주세요. 그만두려면 ^D를 누르세요."
        case .plusIsNoMeaning: "뜻을 입력해 주세요. +는 단어 자리에 적으면 방금 단어의 나머지 항목을 묻습니다."
        case .addHelp(let bookcase): "‘\(bookcase)’에 단어와 뜻을 넣습니다. +는 방금 단어의 나머지 항목, 빈 줄은 끝."
        case .nothingToComplete: "먼저 단어와 뜻을 적으세요. 그다음 +를 적으면 나머지 항목을 묻습니다."
        case .knownTermKeys: "m 뜻 더하기 · e 고치기 · k 따로 넣기 · Enter 그대로 ›"
        case .entry(let term, let meaning): "\(term) — \(meaning)"
        case .partsOfSpeech(let names): "번호나 이름 (TAB): " + Self.numbered(names)
        case .noSuchPart(let count): "1–\(count)의 번호나 품사 이름을 입력해 주세요."
        case .otherKeyboard(let meant): "‘\(meant)’\(Particle.object(after: meant)) 뜻하셨나요? Enter 예 · n 적은 그대로 ›"
        case .swappedSides(let term, let meaning): "단어와 뜻이 바뀌었나요? \(term) — \(meaning)   Enter 바꾸기 · n 적은 그대로 ›"
        case .chooseField(let count, let hasChanges):
            "고칠 항목 1–\(count) · \(hasChanges ? "Enter 저장 · q 저장하지 않고 그만" : "Enter 그만") ›"
        case .standsThere: "적혀 있는 것은 제안입니다. Enter로 받거나, 바로 쓰면 지워지고 새로 적힙니다."
        case .inSeveral(let term): "‘\(term)’: 여러 단어장에 있습니다. 어느 단어장의 단어입니까?"
        case .moveTo: "옮겨 갈 단어장을 고르세요."
        case .ownPart(let part): "모르는 품사라서 적은 대로 둡니다: \(part)"
        case .chooseBookcase(mayBeNew: false): "단어장 번호나 이름 › "
        case .chooseBookcase(mayBeNew: true): "단어장 번호나 이름, 또는 새 이름 › "
        case .chooseBookcases(""): "단어장 번호나 이름 (여럿은 쉼표로) › "
        case .chooseBookcases(let standard): "단어장 번호나 이름 (여럿은 쉼표로, Enter = \(SafeText.line(standard))) › "
        case .tooSmallToChoose(let bookcase, let words):
            "‘\(bookcase)’에는 단어가 \(words)개 있습니다. 4개 이상인 단어장을 골라 주세요."
        case .countIsMore(let wanted, let words): "\(wanted)문제를 고르셨지만 단어가 \(words)개라서 \(words)문제로 정합니다."
        case .chooseCount(let standard): "문제 수 (Enter = \(standard)) › "
        case .noSuchCount: "1 이상의 숫자를 입력해 주세요. 예: 10"
        case .noSuchNumber: "목록에 있는 번호나 이름을 입력해 주세요. 그만두려면 ^D를 누르세요."
        case .offerBookcase(let name): "‘\(name)’ 단어장이 없습니다. 새로 만들까요? (y/N)"
        case .starterAdded(let name, let words): "\(name) 기본 단어장을 준비했습니다. (단어 \(grouped(words))개)"
        case .starterAvailable: "처음 쓸 때 추가됩니다"
        case .due(let count): "복습할 것 \(count)"
        case .calledKnown(let count): "그중 안다고 본 것 \(count), 나중에 한 번 확인"
        case .lastPlayed(let days): "마지막 게임 " + (days <= 0 ? "오늘" : days == 1 ? "어제" : "\(days)일 전")
        case .removeAllConfirm(let bookcases, let words): "정말 단어장 \(bookcases)개와 단어 \(words)개를 모두 삭제할까요? (y/N)"
        case .offerWords: "Enter 단어 추가"
        case .offerQuiz(let bookcase): "Enter ‘\(bookcase)’ 시작"
        }
    }

    var english: String {
        switch self {
        case .noWords(let bookcase): "“\(bookcase)” has no words yet."
        case .bookcaseLine(let words): words == 1 ? "1 word" : "\(grouped(words)) words"
        case .inBookcase(let name): "Bookcase \(name)"
        case .tooFewToPlay: "a game needs 4"
        case .found(let count): "\(count) found."
        case .notFound(let text, let nearest):
            "Nothing found for “\(text)”." + (nearest.isEmpty ? "" : " Perhaps: \(nearest.joined(separator: ", "))?")
        case .total(let words, let states):
            (words == 1 ? "1 word in all" : "\(words) words in all") + Self.behind(states, \.english)
        case .states(let states): "\(grouped(states.new)) new · \(states.learning) learning · \(states.memorized) memorized"
        case .noSuchWords: "No words match."
        case .sortNotKept: "Nothing can be saved, so this order will not be remembered."
        case .more: "-- more: any key, q stops --"
        case .renamed(let old, let new): "“\(old)” is called “\(new)” now."
        case .removeConfirm: "Delete? (y/N)"
        case .fieldPrompt(let name): "\(name) › "
        case .needsTerm: "Please enter a term; ^D cancels."
        case .needsValue: "Please enter a meaning; ^D cancels."
        case .plusIsNoMeaning:
            "Please enter a meaning. + stands in the place of a term, and asks for the rest of the word before."
        case .addHelp(let bookcase): "“\(bookcase)”: type a term and its meaning; + asks for the rest of it, an empty term ends."
        case .nothingToComplete: "Type a term and its meaning first; then + asks for the rest."
        case .knownTermKeys: "m add the meaning · e edit · k keep both · Enter leave it ›"
        case .entry(let term, let meaning): "\(term) — \(meaning)"
        case .partsOfSpeech(let names): "number or name (TAB): " + Self.numbered(names)
        case .noSuchPart(let count): "Please enter a number from 1 to \(count), or a name."
        case .otherKeyboard(let meant): "Did you mean “\(meant)”? Enter yes · n as typed ›"
        case .swappedSides(let term, let meaning):
            "Term and meaning swapped? \(term) — \(meaning)   Enter swap them · n as typed ›"
        case .chooseField(let count, let hasChanges):
            "field to edit: 1–\(count) · \(hasChanges ? "Enter save · q leave without saving" : "Enter leave") ›"
        case .standsThere: "What stands there is proposed: Enter takes it, and what you type takes its place."
        case .inSeveral(let term): "“\(term)” is in several bookcases. Which one do you mean?"
        case .moveTo: "Choose the bookcase to move to."
        case .ownPart(let part): "“\(part)” is not a known part of speech; it is kept as typed."
        case .chooseBookcase(mayBeNew: false): "Number or name of the bookcase › "
        case .chooseBookcase(mayBeNew: true): "Number or name of the bookcase, or a new name › "
        case .chooseBookcases(""): "Number or name (several with commas) › "
        case .chooseBookcases(let standard): "Number or name (several with commas, Enter = \(SafeText.line(standard))) › "
        case .tooSmallToChoose(let bookcase, let words):
            "“\(bookcase)” has \(words) word\(words == 1 ? "" : "s"). Please choose a bookcase with at least 4."
        case .countIsMore(let wanted, let words):
            "You chose \(wanted) questions; there are \(words) words, so the count is \(words)."
        case .chooseCount(let standard): "Questions (Enter = \(standard)) › "
        case .noSuchCount: "Please enter a number from 1, such as 10."
        case .noSuchNumber: "Please enter a number or a name from the list; ^D cancels."
        case .offerBookcase(let name): "There is no bookcase “\(name)”. Create it? (y/N)"
        case .starterAdded(let name, let words): "Added the starter bookcase \(name) (\(grouped(words)) words)."
        case .starterAvailable: "added on first use"
        case .due(let count): "\(count) due"
        case .calledKnown(let count): "of these \(count) marked as known, asked once later"
        case .lastPlayed(let days): "last played " + (days <= 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago")
        case .removeAllConfirm(let bookcases, let words):
            "Really delete all \(bookcases) bookcase\(bookcases == 1 ? "" : "s") and \(words) word\(words == 1 ? "" : "s")? (y/N)"
        case .offerWords: "Enter adds words"
        case .offerQuiz(let bookcase): "Enter plays “\(bookcase)”"
        }
    }

    private static func numbered(_ names: [String]) -> String {
        names.enumerated().map { "\($0 + 1)\(Columns.unbroken)\($1)" }.joined(separator: " · ")
    }

    /// States behind a number of words, where not all of them are new.
    private static func behind(_ states: StateCounts?, _ text: (BookPhrase) -> String) -> String {
        guard let states, states.learning + states.memorized > 0 else { return "" }
        return " · " + text(.states(states))
    }
}
