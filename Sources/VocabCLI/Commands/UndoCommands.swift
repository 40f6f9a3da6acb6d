import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab undo`: takes the last change or answer back.
struct UndoCommand: SessionCommand {
    static let manual = Manual(
        .undo, "마지막에 한 것 되돌리기", "take back what was done last",
        notes: [Bilingual("바꾼 것 30번까지, 예전에 한 것도 되돌립니다.", "The last 30 changes, also those of earlier runs.")])

    static var typedAlone: UndoCommand? { UndoCommand() }

    func run(in session: Session) throws {
        try session.walk(.undo)
    }
}

/// `vocab redo`: does again what was taken back last.
struct RedoCommand: SessionCommand {
    static let manual = Manual(.redo, "되돌린 것 다시 하기", "do again what was taken back")

    static var typedAlone: RedoCommand? { RedoCommand() }

    func run(in session: Session) throws {
        try session.walk(.redo)
    }
}

extension Session {
    /// Does what is next in that direction, and says what it was.
    fileprivate func walk(_ direction: UndoDirection) throws {
        guard let step = try store.nextStep(direction) else { throw Alert.noStepLeft(direction) }
        let action = try phrase(for: step)
        let isTaken = try store.take(step, direction, at: now)
        if step.isOvertaken { throw Alert.stepOvertaken(direction, action) }
        guard isTaken else { throw Alert.changedMeanwhile }
        tell(.stepTaken(direction, action))
    }

    /// What was done, with the term of the word that was asked for.
    private func phrase(for step: UndoStep) throws -> UndoneActionPhrase {
        switch step.action {
        case .change(let change): return .change(change)
        case .answer(let review):
            let word = try store.contents().library[review.bookcase]?.words.first { $0.id == review.word }
            return .answer(term: word?.term, review.outcome)
        case .clearing(let clearing): return .clearing(clearing.subject, words: clearing.words?.count)
        }
    }
}
