import VocabCore
import VocabLanguage

/// Something the learner did.
enum UndoneActionPhrase: Phrase, Equatable {
    case change(Change)
    /// `term` is nil when the word is gone.
    case answer(term: String?, Review.Outcome)
    /// `words` is nil where all was cleared.
    case clearing(Clearing.Subject, words: Int?)

    var korean: String {
        switch self {
        case .change(let change): change.korean
        case .answer(let term, let outcome): (term.map { "‘\($0)’의 답" } ?? "지운 단어의 답") + " (\(outcome.korean))"
        case .clearing(let subject, let words):
            (subject == .memory ? "처음부터 다시 배우기" : "오답 기록 지우기") + (words.map { " (단어 \($0)개)" } ?? "")
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
        case .addWord: "단어 추가 ‘\(subject)’ (\(bookcase))"
        case .addWords: "단어 \(subject)개 추가 (\(bookcase))"
        case .editWord: "단어 수정 ‘\(subject)’ (\(bookcase))"
        case .removeWord: "단어 삭제 ‘\(subject)’ (\(bookcase))"
        case .memorizeWord: "외운 단어로 표시 ‘\(subject)’ (\(bookcase))"
        case .forgetWord: "외운 표시 지우기 ‘\(subject)’ (\(bookcase))"
        case .forgetWords: "외운 표시 지우기 (단어 \(subject)개)"
        case .memorizeWords: "외운 단어로 표시 (단어 \(subject)개)"
        case .removeWords: "단어 \(subject)개 삭제"
        case .moveWords: "단어 옮기기: ‘\(subject)’, 옮긴 곳 ‘\(bookcase)’"
        case .addBookcase: "새 단어장 ‘\(bookcase)’"
        case .editBookcase: "단어장 수정 ‘\(bookcase)’"
        case .renameBookcase: "단어장 이름 바꾸기: ‘\(bookcase)’에서 ‘\(subject)’\(Particle.means(after: subject))"
        case .removeBookcase: "단어장 삭제 ‘\(bookcase)’"
        case .removeAllBookcases: "모든 단어장 삭제 (\(subject)개)"
        case .addStarter: "기본 단어장 ‘\(bookcase)’"
        case .addWish: "위시리스트에 넣기 ‘\(subject)’"
        case .removeWish: "위시리스트에서 지우기 ‘\(subject)’"
        case .removeAllWishes: "위시리스트 모두 지우기 (\(subject)개)"
        case .importList: "‘\(bookcase)’에 \(subject) 가져오기"
        case .place: "‘\(bookcase)’ 실력에 맞추기 (단어 \(subject)개)"
        case .setUp: "게임 설정 ‘\(bookcase)’, \(subject)문제"
        case .setStudy: "학습 설정"
        case .setLanguages: "읽을 수 있는 언어 정하기" + (subject.isEmpty ? "" : ": \(subject)")
        case .plan: "학습 계획"
        case .optimize: "기억 모형 최적화"
        case .restore: "백업에서 복원 \(subject)"
        case .repair: "저장소 고치기"
        case .sync: "다른 기기와 맞추기"
        case .followList: "‘\(bookcase)’ 목록 따르기"
        case .shareList: "‘\(bookcase)’ 나누기"
        case .leaveList: "‘\(bookcase)’ 목록에서 떼기"
        }
    }

    package var english: String {
        switch kind {
        case .addWord: "adding “\(subject)” to “\(bookcase)”"
        case .addWords: "adding words (\(subject)) to “\(bookcase)”"
        case .editWord: "editing “\(subject)” in “\(bookcase)”"
        case .removeWord: "deleting “\(subject)” from “\(bookcase)”"
        case .memorizeWord: "marking “\(subject)” in “\(bookcase)” as memorized"
        case .forgetWord: "marking “\(subject)” in “\(bookcase)” as not memorized"
        case .forgetWords: "marking words (\(subject)) as not memorized"
        case .memorizeWords: "marking words (\(subject)) as memorized"
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
