import Glibc
import Synchronization
import VocabCore

/// Runs many cases, each with a generator of its own; `VOCAB_FUZZ=100` in the environment runs a hundred times as many.
package enum Fuzz {
    /// `standard`, as often as the environment asks for.
    package static func count(_ standard: Int) -> Int {
        let factor = getenv("VOCAB_FUZZ").flatMap { Int(String(cString: $0)) } ?? 1
        return standard * max(1, factor)
    }

    /// Runs `body` for each case. Where a case traps, its name and number go to standard error before the process ends.
    ///
    /// `VOCAB_FUZZ_CASE=17` runs case 17 alone.
    package static func cases(
        _ standard: Int, _ name: StaticString, _ body: (_ number: UInt64, _ generator: inout SeededGenerator) throws -> Void
    ) rethrows {
        let only = getenv("VOCAB_FUZZ_CASE").flatMap { UInt64(String(cString: $0)) }
        let slot = CaseLog.open(name)
        defer { CaseLog.close(slot) }
        for number in only.map({ $0..<$0 + 1 }) ?? 0..<UInt64(count(standard)) {
            CaseLog.note(number, in: slot)
            var generator = SeededGenerator(seed: number)
            try body(number, &generator)
        }
    }
}

/// Which cases are running now, kept where a signal handler can reach it.
private enum CaseLog {
    static let slots = 32

    /// Takes a free slot, or the last when there is none.
    static func open(_ name: StaticString) -> Int {
        _ = handlers
        let slot = next.wrappingAdd(1, ordering: .relaxed).oldValue % slots
        running[slot] = Running(name: name, number: 0, isRunning: true)
        return slot
    }

    static func note(_ number: UInt64, in slot: Int) { running[slot].number = number }

    static func close(_ slot: Int) { running[slot].isRunning = false }

    private static let next = Atomic<Int>(0)

    /// Set once, before the first case.
    private static let handlers: Void = {
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] { signal(number, tellAndDie) }
    }()
}

private struct Running {
    var name: StaticString = ""
    var number: UInt64 = 0
    var isRunning = false
}

private nonisolated(unsafe) let running: UnsafeMutablePointer<Running> = {
    let pointer = UnsafeMutablePointer<Running>.allocate(capacity: CaseLog.slots)
    pointer.initialize(repeating: Running(), count: CaseLog.slots)
    return pointer
}()

/// Writes with nothing but `write`, for a signal handler must not allocate.
private func tellAndDie(_ number: Int32) {
    for slot in 0..<CaseLog.slots where running[slot].isRunning {
        let name = running[slot].name
        _ = write(STDERR_FILENO, "died in case ", 13)
        var digit: UInt64 = 10_000_000_000_000_000_000
        var hasBegun = false
        while digit > 0 {
            var sign = UInt8(ascii: "0") + UInt8(running[slot].number / digit % 10)
            if sign != UInt8(ascii: "0") || digit == 1 { hasBegun = true }
            if hasBegun { _ = write(STDERR_FILENO, &sign, 1) }
            digit /= 10
        }
        _ = write(STDERR_FILENO, " of ", 4)
        _ = write(STDERR_FILENO, name.utf8Start, name.utf8CodeUnitCount)
        _ = write(STDERR_FILENO, "\n", 1)
    }
    signal(number, SIG_DFL)
    raise(number)
}
