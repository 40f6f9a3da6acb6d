import VocabCore

/// The talk with a DICT server about which dictionaries it has.
struct DictListing: Conversation {
    private static let commands: [DictCommand] = [.client("vocab"), .databases, .quit]
    /// What was said and has no final reply yet, the greeting being the reply to nothing.
    private var waiting: [DictCommand?] = [nil] + commands
    private var reader = DictReplyReader()
    private var titles: [String] = []

    /// What is sent first.
    static var opening: [UInt8] { commands.flatMap(\.bytes) }

    mutating func receive(_ bytes: [UInt8]) -> ConversationStep {
        for reply in reader.read(bytes) {
            guard let command = waiting.first else { break }
            if command == .databases, reply.code == 110 {
                titles = reply.text.compactMap { line in
                    let words = DictReply(code: 110, rest: line, text: []).words
                    return words.count > 1 ? Text.cleanedLine(words[1]) : words.first
                }
            }
            if !reply.isFinal { continue }
            if [420, 421, 530].contains(reply.code) { return .done(.failure(.status(reply.code))) }
            waiting.removeFirst()
            if command == .databases { return .done(.success(.works(titles))) }
        }
        return reader.isBroken ? .done(.failure(.badAnswer)) : .wait
    }

    mutating func end(_ end: ChannelEnd) -> LookupResult {
        if case .failed(let problem) = end { return .failure(problem) }
        return .failure(.closedEarly)
    }
}
