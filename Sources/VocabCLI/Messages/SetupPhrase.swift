import VocabCore

/// What a set-up says of how games ask.
enum SetupPhrase: Phrase {
    case answering(AnswerKind)
    case directions(AskedDirections)

    var korean: String {
        switch self {
        case .answering(.choice): "답: 보기 넷 (choice)"
        case .answering(.typed): "답: 직접 쓰기 (typed)"
        case .answering(.mixed): "답: 보기가 모자랄 때만 쓰기 (mixed)"
        case .directions(.forward): "방향: 단어를 보고 뜻 (forward)"
        case .directions(.reverse): "방향: 뜻을 보고 단어 (reverse)"
        case .directions(.mixed): "방향: 섞어서 (mixed)"
        }
    }

    var english: String {
        switch self {
        case .answering(.choice): "Answers: four choices (choice)"
        case .answering(.typed): "Answers: typed (typed)"
        case .answering(.mixed): "Answers: typed where choices are wanting (mixed)"
        case .directions(.forward): "Direction: from term to meaning (forward)"
        case .directions(.reverse): "Direction: from meaning to term (reverse)"
        case .directions(.mixed): "Direction: either (mixed)"
        }
    }
}

extension Settings.Setup {
    /// How games ask, as far as it was chosen.
    var manner: [SetupPhrase] {
        [answering.map(SetupPhrase.answering), directions.map(SetupPhrase.directions)].compactMap(\.self)
    }
}
