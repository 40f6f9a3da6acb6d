/// Where answers come from: a dictionary on this machine, a program, or a server.
///
/// A source does nothing by itself: what is on this machine it reads at once, and for the rest it says whom to talk with and takes the
/// other side's words as they come. So every source can be tested with the bytes of a conversation alone.
package protocol LookupSource: Sendable {
    /// Which source it is.
    var kind: LookupSourceKind { get }
    /// The server it asks; empty for one that asks none, or always the same.
    var address: String { get }
    /// How it goes about `request`.
    func inquiry(for request: LookupRequest) -> Inquiry
}

extension LookupSource {
    /// No server.
    package var address: String { "" }
}

/// The sources there are, in the order in which their answers are shown.
package enum LookupSourceKind: String, CaseIterable, Sendable {
    case bookcases, starters, wordnet, stardict, dict, deepl, libretranslate, espeak
}

/// How a source goes about a request.
package enum Inquiry {
    /// It answers no requests of this kind.
    case notOffered
    /// The answer is on this machine, and only read.
    case reading(() -> LookupResult)
    /// Somebody must be talked with: `opening` is sent first.
    case conversation(ChannelTarget, opening: [UInt8], any Conversation)
}

/// A program or server that a source talks with.
package enum ChannelTarget: Hashable, Sendable {
    /// A server that is reached over TCP.
    case server(host: String, port: Int)
    /// A program that is looked for as the shell does. It reads the opening on its standard input, which ends there.
    case program(String, arguments: [String])
}

/// What a source makes of the other side's words.
package protocol Conversation {
    /// Takes what came, which may be cut anywhere.
    mutating func receive(_ bytes: [UInt8]) -> ConversationStep
    /// Makes the best of what came so far: nothing more will.
    mutating func end(_ end: ChannelEnd) -> LookupResult
}

/// What happens next in a conversation.
package enum ConversationStep {
    /// More must come.
    case wait
    /// This is said, and more must come.
    case send([UInt8])
    /// It is over.
    case done(LookupResult)
}

/// Why nothing more comes from the other side.
package enum ChannelEnd: Equatable, Sendable {
    /// A server closed the connection.
    case closed
    /// A program ended with this status.
    case ended(status: Int32)
    /// It could not be reached, took too long, or said too much.
    case failed(LookupProblem)
}
