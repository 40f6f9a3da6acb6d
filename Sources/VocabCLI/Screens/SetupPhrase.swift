import VocabCore
import VocabLanguage

/// What a set-up says of how games ask.
enum SetupPhrase: Phrase {
    /// What is chosen between.
    enum Choices {
        case answeringChoices, directionChoices
    }

    case choose(Choices, standard: Int)
    case noSuchChoice(most: Int)
    case answering(AnswerKind)
    case directions(AskedDirections)
    /// The languages that the learner reads, by their codes.
    case languages([String])
    case rememberLanguages([String])

    var korean: String {
        switch self {
        case .choose(.answeringChoices, let standard):
            "답하는 방법: 0 기억에 따라 · 1 보기 넷 · 2 직접 쓰기 · 3 보기가 모자랄 때만 쓰기 (Enter\(Columns.unbroken)=\(Columns.unbroken)\(standard)) › "
        case .choose(.directionChoices, let standard):
            "방향: 0 기억에 따라 · 1 단어를 보고 뜻 · 2 뜻을 보고 단어 · 3 섞어서 (Enter\(Columns.unbroken)=\(Columns.unbroken)\(standard)) › "
        case .noSuchChoice(let most): "0에서 \(most) 중에서 골라 주세요."
        case .answering(.choice): "답: 보기 넷 (choice)"
        case .answering(.typed): "답: 직접 쓰기 (typed)"
        case .answering(.mixed): "답: 보기가 모자랄 때만 쓰기 (mixed)"
        case .directions(.forward): "방향: 단어를 보고 뜻 (forward)"
        case .directions(.reverse): "방향: 뜻을 보고 단어 (reverse)"
        case .directions(.mixed): "방향: 섞어서 (mixed)"
        case .languages(let codes): "읽을 수 있는 언어: \(LanguageName.list(codes, in: .korean))"
        case .rememberLanguages(let codes):
            LanguageName.list(codes, in: .korean)
                + "\(Particle.object(after: LanguageName.list(codes, in: .korean))) 읽을 수 있다고 기억해 둘까요? (y/N)"
        }
    }

    var english: String {
        switch self {
        case .choose(.answeringChoices, let standard):
            "Answers: 0 as memory grows · 1 four choices · 2 typed · 3 typed where choices are missing (Enter\(Columns.unbroken)=\(Columns.unbroken)\(standard)) › "
        case .choose(.directionChoices, let standard):
            "Direction: 0 as memory grows · 1 term to meaning · 2 meaning to term · 3 either (Enter\(Columns.unbroken)=\(Columns.unbroken)\(standard)) › "
        case .noSuchChoice(let most): "Please choose from 0 to \(most)."
        case .answering(.choice): "Answers: four choices (choice)"
        case .answering(.typed): "Answers: typed"
        case .answering(.mixed): "Answers: typed where choices are missing (mixed)"
        case .directions(.forward): "Direction: from term to meaning (forward)"
        case .directions(.reverse): "Direction: from meaning to term (reverse)"
        case .directions(.mixed): "Direction: either (mixed)"
        case .languages(let codes): "Languages you read: \(LanguageName.list(codes, in: .english))"
        case .rememberLanguages(let codes): "Remember that you read \(LanguageName.list(codes, in: .english))? (y/N)"
        }
    }
}

extension SetupPhrase {
    /// What there is to say of the languages that the learner reads.
    static func said(of codes: [String]) -> [SetupPhrase] { codes.isEmpty ? [] : [.languages(codes)] }
}

extension Settings.Setup {
    /// How games ask, as far as it was chosen.
    var manner: [SetupPhrase] {
        [answering.map(SetupPhrase.answering), directions.map(SetupPhrase.directions)].compactMap(\.self)
    }
}
