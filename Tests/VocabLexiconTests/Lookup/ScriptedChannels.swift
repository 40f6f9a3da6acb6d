import Testing

@testable import VocabLexicon

/// Programs and servers that follow a script; whoever tries to reach another fails the test.
final class ScriptedChannels: Channels {
    /// What the other side does next.
    enum Step {
        /// Says this.
        case say([UInt8])
        /// Ends the conversation.
        case end(ChannelEnd)
        /// Says nothing until the time is up.
        case wait
    }

    /// What was said to each of them, in the order of the conversations.
    private(set) var heard: [Int: [UInt8]] = [:]
    /// Those that were closed.
    private(set) var closed: Set<Int> = []
    /// The ^C of the learner comes before the event with this number.
    var interruptsAt: Int?
    private var scripts: [ChannelTarget: [Step]]
    private var waiting: [(number: Int, steps: [Step])] = []
    private var count = 0
    private var events = 0

    init(_ scripts: [ChannelTarget: [Step]]) {
        self.scripts = scripts
    }

    func open(_ target: ChannelTarget, sending opening: [UInt8]) -> Int {
        count += 1
        heard[count] = opening
        if let steps = scripts.removeValue(forKey: target) {
            waiting.append((count, steps))
        } else {
            Issue.record("Nobody granted a way to \(target).")
        }
        return count
    }

    func send(_ bytes: [UInt8], to channel: Int) { heard[channel, default: []] += bytes }

    func close(_ channel: Int) {
        closed.insert(channel)
        waiting.removeAll { $0.number == channel }
    }

    /// The conversations take turns.
    func next() -> ChannelsEvent {
        events += 1
        if events == interruptsAt { return .interrupted }
        for index in waiting.indices {
            guard let step = waiting[index].steps.first else { continue }
            if case .wait = step { continue }
            waiting[index].steps.removeFirst()
            let talk = waiting.remove(at: index)
            waiting.append(talk)
            switch step {
            case .say(let bytes): return .received(talk.number, bytes)
            case .end(let end): return .ended(talk.number, end)
            case .wait: break
            }
        }
        return .timeUp
    }
}

extension ScriptedChannels.Step {
    /// Says these lines, as DICT servers end them.
    static func lines(_ text: String) -> Self { .say(Array(text.replacing("\n", with: "\r\n").utf8)) }
}

/// Asks one source one request, and returns what came of it.
func answer(
    _ source: some LookupSource, _ request: LookupRequest, over channels: ScriptedChannels = ScriptedChannels([:])
) -> LookupResult? {
    var result: LookupResult?
    Asker([source]).ask([request], over: channels) { result = $0.result }
    return result
}

extension Result<LookupAnswer, LookupProblem> {
    /// The findings; none where there is another answer or a problem.
    var findings: [WordFinding] {
        guard case .success(.findings(let findings)) = self else { return [] }
        return findings
    }

    /// The problem; nil where there is an answer.
    var problem: LookupProblem? {
        guard case .failure(let problem) = self else { return nil }
        return problem
    }
}
