import VocabCore
import VocabLanguage

/// Something the learner did.
///
/// In Korean it is a noun clause that ends in 것, or in 답 with its outcome, so that 을 may follow it.
enum UndoneActionPhrase: Phrase, Equatable {
    case change(Change)
    /// `term` is nil when the word is gone.
    case answer(term: String?, Review.Outcome)
    /// `words` is nil where all was cleared.
    case clearing(Clearing.Subject, words: Int?)

    var korean: String {
        switch self {
        case .change(let change): change.korean
        case .answer(let term, let outcome): (term.map { "‘\($0)’의 답" } ?? "지운 단어의 답") + "(\(outcome.korean))"
        case .clearing(let subject, let words):
            switch subject {
            case .memory: (words.map { "단어 \($0)개를 " } ?? "") + "처음부터 다시 배우기로 한 것"
            case .wrongAnswers: words.map { "단어 \($0)개를 오답 기록에서 지운 것" } ?? "오답 기록을 지운 것"
            }
        }
    }

    var english: String {
        switch self {
        case .change(let change): change.english
        case .answer(let term, let outcome):
            (term.map { "the answer to “\($0)”" } ?? "the answer to a deleted word") + " (\(outcome.english))"
        case .clearing(let subject, let words):
            (subject == .memory ? "learning anew" : "clearing the record of wrong answers")
                + (words.map { " (\($0) word\($0 == 1 ? "" : "s"))" } ?? "")
        }
    }
}

extension Change: Phrase {
    package var korean: String {
        switch kind {
        case .addWord: "‘\(subject)’\(object(subject)) ‘\(bookcase)’에 추가한 것"
        case .addWords: "단어 \(subject)개를 ‘\(bookcase)’에 추가한 것"
        case .editWord: "‘\(bookcase)’의 ‘\(subject)’\(object(subject)) 고친 것"
        case .removeWord: "‘\(bookcase)’에서 ‘\(subject)’\(object(subject)) 삭제한 것"
        case .memorizeWord: "‘\(bookcase)’의 ‘\(subject)’\(object(subject)) 외운 단어로 표시한 것"
        case .forgetWord: "‘\(bookcase)’의 ‘\(subject)’에서 외운 표시를 지운 것"
        case .forgetWords: "단어 \(subject)개의 외운 표시를 지운 것"
        case .memorizeWords: "단어 \(subject)개를 외운 단어로 표시한 것"
        case .removeWords: "단어 \(subject)개를 삭제한 것"
        case .moveWords: "‘\(subject)’\(object(subject)) ‘\(bookcase)’\(Particle.means(after: bookcase)) 옮긴 것"
        case .addBookcase: "‘\(bookcase)’ 단어장을 만든 것"
        case .editBookcase: "‘\(bookcase)’ 단어장을 고친 것"
        case .renameBookcase: "‘\(bookcase)’의 이름을 ‘\(subject)’\(Particle.means(after: subject)) 바꾼 것"
        case .removeBookcase: "‘\(bookcase)’ 단어장을 삭제한 것"
        case .removeAllBookcases: "단어장 \(subject)개를 모두 삭제한 것"
        case .addStarter: "기본 단어장 ‘\(bookcase)’\(object(bookcase)) 추가한 것"
        case .addWish: "‘\(subject)’\(object(subject)) 위시리스트에 넣은 것"
        case .removeWish: "‘\(subject)’\(object(subject)) 위시리스트에서 지운 것"
        case .removeAllWishes: "위시리스트의 \(subject)개를 모두 지운 것"
        case .importList: "\(subject)\(object(subject)) ‘\(bookcase)’에 가져온 것"
        case .place: "‘\(bookcase)’의 단어 \(subject)개를 실력에 맞춘 것"
        case .setUp: "게임을 ‘\(bookcase)’, \(subject)문제로 설정한 것"
        case .setStudy: "학습 설정을 바꾼 것"
        case .setLanguages:
            subject.isEmpty
                ? "읽을 수 있는 언어를 비운 것" : "읽을 수 있는 언어를 ‘\(subject)’\(Particle.means(after: subject)) 정한 것"
        case .plan: "학습 계획을 바꾼 것"
        case .optimize: "기억 모형을 최적화한 것"
        case .restore: "백업 ‘\(subject)’에서 복원한 것"
        case .repair: "저장소를 고친 것"
        case .sync: "다른 기기와 동기화한 것"
        case .followList: "‘\(bookcase)’ 목록을 따르기로 한 것"
        case .shareList: "‘\(bookcase)’ 단어장을 나눈 것"
        case .leaveList: "‘\(bookcase)’ 단어장을 목록에서 뗀 것"
        }
    }

    package var english: String {
        switch kind {
        case .addWord: "adding “\(subject)” to “\(bookcase)”"
        case .addWords: "adding words (\(subject)) to “\(bookcase)”"
        case .editWord: "editing “\(subject)” in “\(bookcase)”"
        case .removeWord: "deleting “\(subject)” from “\(bookcase)”"
        case .memorizeWord: "marking “\(subject)” in “\(bookcase)” as known"
        case .forgetWord: "marking “\(subject)” in “\(bookcase)” as not known"
        case .forgetWords: "marking words (\(subject)) as not known"
        case .memorizeWords: "marking words (\(subject)) as known"
        case .removeWords: "deleting words (\(subject))"
        case .moveWords: "moving “\(subject)” to “\(bookcase)”"
        case .addBookcase: "making the bookcase “\(bookcase)”"
        case .editBookcase: "editing the bookcase “\(bookcase)”"
        case .renameBookcase: "renaming “\(bookcase)” to “\(subject)”"
        case .removeBookcase: "deleting the bookcase “\(bookcase)”"
        case .removeAllBookcases: "deleting all bookcases (\(subject))"
        case .addStarter: "adding the starter bookcase “\(bookcase)”"
        case .addWish: "wishing for “\(subject)”"
        case .removeWish: "striking “\(subject)” from the wish list"
        case .removeAllWishes: "clearing the wish list (\(subject))"
        case .importList: "importing \(subject) into “\(bookcase)”"
        case .place: "placing words (\(subject)) of “\(bookcase)”"
        case .setUp: "setting up “\(bookcase)” with \(subject) questions"
        case .setStudy: "changing how words are asked again"
        case .setLanguages: "saying which languages you read" + (subject.isEmpty ? "" : ": \(subject)")
        case .plan: "changing the plan"
        case .optimize: "fitting the memory model"
        case .restore: "restoring the backup \(subject)"
        case .repair: "repairing the store"
        case .sync: "the sync with other devices"
        case .followList: "following the list “\(bookcase)”"
        case .shareList: "sharing “\(bookcase)”"
        case .leaveList: "leaving the list of “\(bookcase)”"
        }
    }

    private func object(_ word: String) -> String { Particle.object(after: word) }
}

extension Review.Outcome: Phrase {
    package var korean: String {
        switch self {
        case .right: "맞음"
        case .wrong: "틀림"
        case .skipped: "모름"
        }
    }

    package var english: String {
        switch self {
        case .right: "right"
        case .wrong: "wrong"
        case .skipped: "not known"
        }
    }
}
