import Glibc
import VocabCore

/// What the benchmark asks the system it runs on.
enum Machine {
    /// A folder that nothing else uses, which is not there yet.
    static var freshFolder: Path { Path("/tmp/vocab-benchmark-\(getpid())") }

    /// The variables of this process, each with its value: `HOME=/home/me`.
    static func environment() throws -> [String] {
        try InputFile.read(Path("/proc/self/environ")).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of a variable; nil where there is none.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// A clock that nobody sets.
    static func milliseconds() -> Int {
        var steady = timespec()
        clock_gettime(CLOCK_MONOTONIC, &steady)
        return steady.tv_sec * 1_000 + steady.tv_nsec / 1_000_000
    }
}
