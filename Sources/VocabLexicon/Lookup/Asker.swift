/// Asks several sources side by side.
package struct Asker {
    /// Those that are asked.
    package let sources: [any LookupSource]

    /// What one source answered to one request.
    package struct Report {
        /// Which source.
        package let source: LookupSourceKind
        /// The server it asks; empty for one that asks none, or always the same.
        package let address: String
        /// What it was asked.
        package let request: LookupRequest
        /// What came of it.
        package let result: LookupResult
    }

    /// How asking ended.
    package enum End: Equatable, Sendable {
        /// Every source answered, or its time was up.
        case finished
        /// The learner broke off.
        case interrupted
    }

    /// All sources together, and each by itself, must answer within so many seconds.
    package static let seconds = 2

    /// At most so many bytes are taken from one source for one request. The longest article of Wiktionary has about 300,000.
    static let mostBytes = 1 << 20

    private struct Open {
        let source: LookupSourceKind
        let address: String
        let request: LookupRequest
        var conversation: any Conversation
        var byteCount = 0
    }

    /// Asks `sources`.
    package init(_ sources: [any LookupSource]) {
        self.sources = sources
    }

    /// Asks every source every request that it answers, and reports each result as soon as it is there.
    ///
    /// The conversations with others are begun before this machine's own dictionaries are read, so that nobody waits for the other.
    /// When the time is up, whoever has not answered is reported as such. Nothing is left open.
    @discardableResult
    package func ask(_ requests: [LookupRequest], over channels: any Channels, report: (Report) -> Void) -> End {
        var open: [Int: Open] = [:]
        var readings: [() -> Report] = []
        for source in sources {
            for request in requests {
                switch source.inquiry(for: request) {
                case .notOffered: continue
                case .reading(let answer):
                    readings.append {
                        Report(source: source.kind, address: source.address, request: request, result: answer())
                    }
                case .conversation(let target, let opening, let conversation):
                    open[channels.open(target, sending: opening)] = Open(
                        source: source.kind, address: source.address, request: request, conversation: conversation)
                }
            }
        }
        for reading in readings {
            channels.advance()
            report(reading())
        }
        return converse(&open, over: channels, report)
    }

    private func converse(_ open: inout [Int: Open], over channels: any Channels, _ report: (Report) -> Void) -> End {
        func end(_ channel: Int, with result: LookupResult?) {
            channels.close(channel)
            guard let ended = open.removeValue(forKey: channel), let result else { return }
            report(Report(source: ended.source, address: ended.address, request: ended.request, result: result))
        }
        while !open.isEmpty {
            switch channels.next() {
            case .received(let channel, let bytes):
                open[channel]?.byteCount += bytes.count
                if let talk = open[channel], talk.byteCount > Self.mostBytes {
                    end(channel, with: open[channel]?.conversation.end(.failed(.tooMuch)))
                    continue
                }
                switch open[channel]?.conversation.receive(bytes) {
                case .send(let bytes): channels.send(bytes, to: channel)
                case .done(let result): end(channel, with: result)
                case .wait, nil: continue
                }
            case .ended(let channel, let why):
                end(channel, with: open[channel]?.conversation.end(why))
            case .timeUp:
                for channel in open.keys.sorted() { end(channel, with: open[channel]?.conversation.end(.failed(.timedOut))) }
            case .interrupted:
                for channel in open.keys { end(channel, with: nil) }
                return .interrupted
            }
        }
        return .finished
    }
}
