import Glibc
import VocabCore
import VocabLexicon

/// Conversations with programs and servers, all of them in one loop that waits for whichever speaks next.
final class SystemChannels: Channels {
    private var talks: [Int: Talk] = [:]
    /// What is to be told before anything is waited for.
    private var ready: [ChannelsEvent] = []
    private var count = 0
    private let deadline: Int
    private let interrupts = InterruptWatch()

    /// The other side of one conversation.
    fileprivate enum Partner {
        /// A host whose addresses are being looked for.
        case name(Int32, host: String, port: Int, found: [UInt8])
        /// A server that is being reached, and the addresses that are left to be tried.
        case address(Int32, host: String, port: Int, left: [HostAddresses.Address])
        /// A server.
        case server(Int32)
        /// A program; its input is nil once all was written, its output once it closed that.
        case program(ChildProcess, input: Int32?, output: Int32?, errors: Int32?)
    }

    fileprivate struct Talk {
        var partner: Partner
        /// What is not yet sent.
        var unsent: ArraySlice<UInt8>
    }

    /// Conversations that are over after so many milliseconds.
    init(within milliseconds: Int) {
        deadline = SystemClock.read().milliseconds + milliseconds
    }

    deinit {
        for number in talks.keys { close(number) }
    }

    func open(_ target: ChannelTarget, sending opening: [UInt8]) -> Int {
        count += 1
        switch target {
        case .server(let host, let port):
            if let end = HostAddresses.begin(host, port: port) {
                talks[count] = Talk(partner: .name(end, host: host, port: port, found: []), unsent: opening[...])
            } else {
                ready.append(.ended(count, .failed(.unreachable(host: host))))
            }
        case .program(let name, let arguments):
            if let child = ChildProcess([name] + arguments, environment: SystemEnvironment.lines(), inSessionOfItsOwn: false) {
                _ = fcntl(child.input, F_SETFL, O_NONBLOCK)
                let partner = Partner.program(child, input: child.input, output: child.output, errors: child.errors)
                talks[count] = Talk(partner: partner, unsent: opening[...])
            } else {
                ready.append(.ended(count, .failed(.noProgram(name))))
            }
        }
        return count
    }

    func send(_ bytes: [UInt8], to channel: Int) { talks[channel]?.unsent += bytes }

    func close(_ channel: Int) {
        ready.removeAll { event in
            switch event {
            case .received(channel, _), .ended(channel, _): true
            default: false
            }
        }
        guard let talk = talks.removeValue(forKey: channel) else { return }
        switch talk.partner {
        case .name(let end, _, _, _), .address(let end, _, _, _), .server(let end): _ = Glibc.close(end)
        case .program(let child, let input, let output, let errors):
            for end in [input, output, errors].compactMap(\.self) { _ = Glibc.close(end) }
            kill(child.id, SIGKILL)
            _ = child.waitForEnd()
        }
    }

    func next() -> ChannelsEvent {
        while true {
            if interrupts.wasInterrupted { return .interrupted }
            if !ready.isEmpty { return ready.removeFirst() }
            if talks.isEmpty { return .timeUp }
            let left = deadline - SystemClock.read().milliseconds
            // At the deadline the channels are polled once more without waiting: what arrived meanwhile is still reported.
            wait(milliseconds: max(0, left))
            if left <= 0, ready.isEmpty { return .timeUp }
        }
    }

    func advance() { wait(milliseconds: 0) }

    /// A signal that comes just before the wait would be slept over, so no wait is longer.
    private static let longestWait = 50
    /// A program that closed its output ends soon.
    private static let waitForExit = 2

    private func wait(milliseconds: Int) {
        var ends: [pollfd] = []
        var owners: [Int] = []
        var isEnding = false
        for (number, talk) in talks {
            for (end, events) in talk.awaited {
                ends.append(pollfd(fd: end, events: Int16(events), revents: 0))
                owners.append(number)
            }
            if talk.awaited.isEmpty { isEnding = true }
        }
        let limit = min(milliseconds, isEnding ? Self.waitForExit : Self.longestWait)
        guard poll(&ends, nfds_t(ends.count), Int32(limit)) >= 0 else { return }
        for (end, owner) in zip(ends, owners) where end.revents != 0 { advance(owner, end.fd) }
        for number in talks.keys { reap(number) }
    }

    /// Goes on with a conversation one of whose ends is ready.
    private func advance(_ number: Int, _ end: Int32) {
        guard var talk = talks[number] else { return }
        switch talk.partner {
        case .name(let end, let host, let port, var found):
            let isOpen = ChildProcess.readMore(from: end, into: &found)
            talk.partner = .name(end, host: host, port: port, found: found)
            talks[number] = talk
            if isOpen { return }
            _ = Glibc.close(end)
            let addresses = HostAddresses.addresses(in: found)
            connect(number, host, port, addresses, failure: .noSuchHost(host))
        case .address(let end, let host, let port, let left):
            var failure: Int32 = 0
            var size = socklen_t(MemoryLayout<Int32>.size)
            getsockopt(end, SOL_SOCKET, SO_ERROR, &failure, &size)
            if failure == 0 {
                talk.partner = .server(end)
                talks[number] = talk
            } else {
                _ = Glibc.close(end)
                connect(number, host, port, left, failure: Self.problem(failure, host, port))
            }
        case .server(let end):
            if !talk.unsent.isEmpty { ChildProcess.write(&talk.unsent, to: end) }
            talks[number] = talk
            tell(number, from: end)
        case .program(let child, var input, var output, var errors):
            if end == input {
                ChildProcess.write(&talk.unsent, to: end)
                if talk.unsent.isEmpty {
                    _ = Glibc.close(end)
                    input = nil
                }
            } else {
                var bytes: [UInt8] = []
                let isOpen = ChildProcess.readMore(from: end, into: &bytes)
                if end == output, !bytes.isEmpty { ready.append(.received(number, bytes)) }
                if !isOpen {
                    _ = Glibc.close(end)
                    if end == output { output = nil } else { errors = nil }
                }
            }
            talk.partner = .program(child, input: input, output: output, errors: errors)
            talks[number] = talk
        }
    }

    /// Tells what a server said, without waiting.
    private func tell(_ number: Int, from end: Int32) {
        var bytes: [UInt8] = []
        let isOpen = ChildProcess.readMore(from: end, into: &bytes)
        if !bytes.isEmpty { ready.append(.received(number, bytes)) }
        if isOpen { return }
        _ = Glibc.close(end)
        talks[number] = nil
        ready.append(.ended(number, .closed))
    }

    /// Begins to reach the first of the addresses that can be tried at all.
    private func connect(
        _ number: Int, _ host: String, _ port: Int, _ addresses: [HostAddresses.Address], failure: LookupProblem
    ) {
        var left = addresses[...]
        var failure = failure
        while let address = left.popFirst() {
            let end = socket(address.family, Int32(SOCK_STREAM.rawValue) | O_NONBLOCK | O_CLOEXEC, 0)
            guard end >= 0 else { continue }
            let status = address.bytes.withUnsafeBytes { bytes in
                bytes.baseAddress.map { Glibc.connect(end, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) }
                    ?? -1
            }
            if status == 0 || errno == EINPROGRESS {
                talks[number]?.partner = .address(end, host: host, port: port, left: Array(left))
                return
            }
            failure = Self.problem(errno, host, port)
            _ = Glibc.close(end)
        }
        talks[number] = nil
        ready.append(.ended(number, .failed(failure)))
    }

    /// Tells the end of a program that closed all it had.
    private func reap(_ number: Int) {
        guard case .program(let child, let input, nil, nil) = talks[number]?.partner, let status = child.statusIfEnded() else {
            return
        }
        if let input { _ = Glibc.close(input) }
        talks[number] = nil
        ready.append(.ended(number, .ended(status: status)))
    }

    private static func problem(_ errorNumber: Int32, _ host: String, _ port: Int) -> LookupProblem {
        errorNumber == ECONNREFUSED ? .refused(host: host, port: port) : .unreachable(host: host)
    }
}

extension SystemChannels.Talk {
    /// What is waited for: the ends of this side, and whether to read or to write.
    fileprivate var awaited: [(end: Int32, events: Int32)] {
        switch partner {
        case .name(let end, _, _, _): [(end, POLLIN)]
        case .address(let end, _, _, _): [(end, POLLOUT)]
        case .server(let end): [(end, unsent.isEmpty ? POLLIN : POLLIN | POLLOUT)]
        case .program(_, let input, let output, let errors):
            [input.map { ($0, POLLOUT) }, output.map { ($0, POLLIN) }, errors.map { ($0, POLLIN) }].compactMap(\.self)
        }
    }
}
