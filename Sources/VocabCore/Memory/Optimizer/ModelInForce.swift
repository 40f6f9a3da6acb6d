/// The memory model that the settings ask for, or the standard one where they ask for none that can be used.
package struct ModelInForce: Equatable, Sendable {
    /// Why the standard parameters are in force although the settings hold something else.
    package enum Problem: Error, Equatable, Sendable {
        /// This version does not know the model; it must not be overwritten.
        case unknownModel(String)
        /// Numbers that cannot be parameters of the model.
        case unusable(FSRSParameters.Problem)
        /// Nothing that names a model and its parameters.
        case unreadable
    }

    /// The parameters that words are scheduled with.
    package let parameters: FSRSParameters
    /// The last answer that they were fitted to; nil where they were not fitted to this learner, or nobody knows when.
    package let fittedUntil: Timestamp?
    /// Why they are the standard ones; nil where they are what the settings ask for.
    package let problem: Problem?

    /// A model, by default the standard one.
    package init(_ parameters: FSRSParameters = .standard, fittedUntil: Timestamp? = nil, problem: Problem? = nil) {
        self.parameters = parameters
        self.fittedUntil = fittedUntil
        self.problem = problem
    }

    /// What `stored` asks for; nil is what a new store holds.
    package init(_ stored: StoredModel?) {
        switch stored {
        case nil: self.init()
        case .fsrs6(let fit):
            do throws(FSRSParameters.Problem) {
                self.init(try FSRSParameters(fit.parameters), fittedUntil: fit.fittedUntil)
            } catch {
                self.init(problem: .unusable(error))
            }
        case .other(StoredModel.fsrs6Name, _), .other(nil, _): self.init(problem: .unreadable)
        case .other(let name?, _): self.init(problem: .unknownModel(name))
        }
    }

    /// Whether other parameters may take its place in the settings.
    package var isReplaceable: Bool {
        if case .unknownModel = problem { false } else { true }
    }
}
