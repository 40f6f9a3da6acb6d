import Testing

@testable import VocabLexicon

/// Programs and servers with one answer each; whoever tries to reach another fails the test.
final class AnsweringChannels: Channels {
    /// What one of them does.
    enum Answer {
        /// Says this and ends with a status.
        case says(String, status: Int32 = 0)
        /// Cannot be reached.
        case fails(LookupProblem)
        /// Never answers.
        case isSilent
        /// Lets the learner press ^C.
        case isInterrupted
    }

    /// What was said to whom.
    private(set) var heard: [(target: ChannelTarget, said: String)] = []
    private let answers: [ChannelTarget: Answer]
    private var waiting: [ChannelsEvent] = []
    private var count = 0

    init(_ answers: [ChannelTarget: Answer]) {
        self.answers = answers
    }

    func open(_ target: ChannelTarget, sending opening: [UInt8]) -> Int {
        count += 1
        heard.append((target, String(decoding: opening, as: UTF8.self)))
        switch answers[target] {
        case .says(let text, let status):
            waiting.append(.received(count, Array(text.utf8)))
            if case .server = target {
                waiting.append(.ended(count, .closed))
            } else {
                waiting.append(.ended(count, .ended(status: status)))
            }
        case .fails(let problem): waiting.append(.ended(count, .failed(problem)))
        case .isSilent: break
        case .isInterrupted: waiting.append(.interrupted)
        case nil: Issue.record("Nobody granted a way to \(target).")
        }
        return count
    }

    func send(_ bytes: [UInt8], to channel: Int) {}

    func close(_ channel: Int) {}

    func next() -> ChannelsEvent { waiting.isEmpty ? .timeUp : waiting.removeFirst() }
}

extension ChannelTarget {
    /// dictd on this machine.
    static let dictd = ChannelTarget.server(host: "127.0.0.1", port: 2_628)
    /// eSpeak NG in English.
    static let espeak = ChannelTarget.program("espeak-ng", arguments: ["-q", "--ipa", "-v", "en-us"])
    /// curl.
    static let curl = ChannelTarget.program("curl", arguments: ["--disable", "--config", "-"])
}
