/// Finds out whether a program can be run.
struct ProgramPresence: Conversation {
    /// What it is called.
    let program: String
    /// What the learner knows its work by.
    let work: String

    mutating func receive(_ bytes: [UInt8]) -> ConversationStep { .wait }

    mutating func end(_ end: ChannelEnd) -> LookupResult {
        switch end {
        case .ended(0): .success(.works([work]))
        case .ended(let status): .failure(.programFailed(program, status: status))
        case .failed(let problem): .failure(problem)
        case .closed: .failure(.closedEarly)
        }
    }
}
