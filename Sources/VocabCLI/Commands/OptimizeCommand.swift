import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab optimize`: fits the memory model to the learner's own answers.
struct OptimizeCommand: SessionCommand {
    static let manual = Manual(
        .optimize, "내 답에 기억 모형 맞추기", "fit the memory to your answers", examples: ["", "--json"],
        notes: [
            Bilingual(
                "앞쪽 답에 맞춘 매개변수로 뒤쪽 답을 맞혀 보고, 지금 것보다 뚜렷이 나을 때만 바꿉니다. undo로 되돌릴 수 있습니다.",
                "Parameters fitted to the earlier answers are tried on the later ones, and kept only if they are clearly better than those in use. "
                    + "undo takes that back.")
        ])

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let settings = try session.store.settings()
        let end = Timestamp(secondsSince1970: session.now.secondsSince1970 + 86_400)
        let inForce = modelInForce(settings, until: end)
        session.tellModelProblem(settings)
        let share = try session.store.wordsPerFitted()
        let (answers, last) = try session.answers(ofOneWordIn: share, until: end, settings.study, inForce)
        let optimization = try optimized(answers, inForce)
        session.store.noteOptimizing(at: session.now)
        let verdict = verdict(on: optimization, inForce)
        if verdict == nil {
            let fit = StoredModel.Fit(parameters: optimization.parameters.weights, fittedUntil: last)
            try session.update(Change(.optimize)) { $0.settings.memory = .fsrs6(fit) }
        }
        if json { return session.printJSON(Self.json(of: optimization, isKept: verdict == nil, ofOneWordIn: share)) }
        if share > 1 { session.remark(OptimizePhrase.sampled(oneIn: share)) }
        session.screen.show(OptimizeScreen(style: session.screen.style, language: session.language).lines(of: optimization))
        session.tell(verdict.map(Alert.modelNotKept) ?? .modelKept)
    }

    /// What the settings ask for. A last answer after `end` was given by a wrong clock and tells nothing.
    private func modelInForce(_ settings: Settings, until end: Timestamp) -> ModelInForce {
        let model = ModelInForce(settings.memory)
        guard let moment = model.fittedUntil, moment > end else { return model }
        return ModelInForce(model.parameters, problem: model.problem)
    }

    private func optimized(_ answers: TrainingSet, _ inForce: ModelInForce) throws -> Optimization {
        do throws(Optimization.Problem) {
            return try Optimization(answers, inForce: inForce)
        } catch {
            switch error {
            case .tooFewAnswers(let count, let least):
                throw Alert.tooFewAnswers(count: count, least: least, fittedBefore: inForce.fittedUntil != nil)
            }
        }
    }

    /// Why the fitted parameters are not kept; nil when they are.
    private func verdict(on optimization: Optimization, _ inForce: ModelInForce) -> ModelNotKept? {
        if case .unknownModel(let name) = inForce.problem { return .unknownModel(name) }
        return optimization.helps ? nil : .noBetter
    }

    private static func json(of optimization: Optimization, isKept: Bool, ofOneWordIn share: Int) -> JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("model", StoredModel.fsrs6Name)
            writer.name("parameters")
            writer.array(optimization.parameters.weights) { weight, writer in writer.raw(String(weight)) }
            writer.member("reviews", optimization.answerCount)
            if share > 1 { writer.member("oneWordIn", share) }
            writer.member("heldOut", optimization.heldOutCount)
            writer.member("logLoss", optimization, \.logLoss)
            writer.member("rmseBins", optimization, \.rmseBins)
            writer.member("auc", optimization, \.auc)
            writer.member("gain", optimization.gain.mean)
            writer.member("gainError", optimization.gain.error)
            writer.member("kept", isKept)
        }
        return writer
    }
}

extension JSONWriter {
    /// Writes one measure before and after, and of the constant average; null where there is none.
    fileprivate mutating func member(
        _ name: String, _ optimization: Optimization, _ measure: (Accuracy) -> Double?
    ) {
        self.name(name)
        object { writer in
            for (key, accuracy) in [
                ("before", optimization.before), ("after", optimization.after), ("constant", optimization.constant),
            ] {
                writer.name(key)
                writer.raw(measure(accuracy).map { String(($0 * 1_000_000).rounded() / 1_000_000) } ?? "null")
            }
        }
    }
}

extension Session {
    /// The answers of all devices until `end` that are remembered, to one of so many words, and when the last of them was given; what could not
    /// be read is told. Later ones were given by a clock that was wrong.
    fileprivate func answers(
        ofOneWordIn share: Int, until end: Timestamp, _ study: StudySettings, _ model: ModelInForce
    ) throws -> (answers: TrainingSet, last: Timestamp?) {
        let history = try store.history(ofOneWordIn: share)
        for problem in history.problems { tell(Alert(problem)) }
        let reviews = history.remembered(at: now).filter { $0.at <= end }
        return (TrainingSet(reviews, calendar: calendar(study), model: model), reviews.last?.at)
    }
}
