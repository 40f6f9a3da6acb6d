/// The way to programs and servers: several conversations at once, for a limited time.
package protocol Channels: AnyObject {
    /// Begins a conversation and returns at once; whatever comes of it is told by `next()` under the number returned.
    func open(_ target: ChannelTarget, sending opening: [UInt8]) -> Int
    /// Says more to a server.
    func send(_ bytes: [UInt8], to channel: Int)
    /// Ends a conversation; a program that still runs is ended.
    func close(_ channel: Int)
    /// Goes on with all conversations as far as they go without waiting.
    func advance()
    /// Waits until something happens in any conversation that is not over.
    func next() -> ChannelsEvent
}

extension Channels {
    /// Nothing goes on where all is told at once.
    package func advance() {}
}

/// What happened in the conversations.
package enum ChannelsEvent: Equatable, Sendable {
    /// The other side said something.
    case received(Int, [UInt8])
    /// Nothing more comes from the other side.
    case ended(Int, ChannelEnd)
    /// The time for all of them is up.
    case timeUp
    /// The learner pressed ^C.
    case interrupted
}

/// No way to anybody: every program is missing, and every server cannot be reached.
package final class NoChannels: Channels {
    private var waiting: [(Int, ChannelTarget)] = []
    private var count = 0

    /// No way.
    package init() {}

    /// Ends at once.
    package func open(_ target: ChannelTarget, sending opening: [UInt8]) -> Int {
        count += 1
        waiting.append((count, target))
        return count
    }

    /// Says nothing.
    package func send(_ bytes: [UInt8], to channel: Int) {}

    /// Forgets it.
    package func close(_ channel: Int) { waiting.removeAll { $0.0 == channel } }

    /// The next one that cannot be reached.
    package func next() -> ChannelsEvent {
        guard let (channel, target) = waiting.first else { return .timeUp }
        waiting.removeFirst()
        switch target {
        case .server(let host, _): return .ended(channel, .failed(.unreachable(host: host)))
        case .program(let name, _): return .ended(channel, .failed(.noProgram(name)))
        }
    }
}
