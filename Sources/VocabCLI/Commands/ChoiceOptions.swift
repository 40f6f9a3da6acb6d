import ArgumentParser
import VocabCore

/// Which words stand beside the right answer: the options that all games with choices share.
struct ChoiceOptions: ParsableArguments {
    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "보기가 정답과 비슷한 정도, 1이 가장 비슷함", "how near the choices are to the answer, 1 the nearest", .share,
            standard: String(QuestionStyle.standardCloseness)))
    var closeness: String?

    @Flag(name: .long, help: .said("보기가 모자라면 같은 언어의 다른 단어장에서 빌리기", "borrow choices from other bookcases of the same languages"))
    var borrow = false

    /// What the options come to. With `regardingHistory` the learner's own confusions count too.
    ///
    /// - Throws: `Alert` when an option cannot be used.
    func style(in session: Session, regardingHistory: Bool) throws -> QuestionStyle {
        QuestionStyle(
            closeness: try closeness.map(Self.closeness(typed:)) ?? QuestionStyle.standardCloseness,
            confusions: regardingHistory ? session.store.confusions() : Confusions(),
            lenders: borrow ? try session.library().bookcases : [],
            thesaurus: session.world.thesaurus())
    }

    /// The options as they were typed, to be typed again.
    var typed: [Invocation.Option] {
        [closeness.map { .value("--closeness", $0) }, borrow ? .flag("--borrow") : nil].compactMap(\.self)
    }

    private static func closeness(typed text: String) throws -> Double {
        guard let closeness = Double(text), (0...1).contains(closeness) else {
            throw Alert.badShare(option: "--closeness", value: text)
        }
        return closeness
    }
}
