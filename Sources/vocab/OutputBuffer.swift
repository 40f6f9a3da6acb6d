import Glibc
import VocabCore

/// Collects text for a descriptor and writes it in one go.
struct OutputBuffer {
    let descriptor: Int32
    private var bytes: [UInt8] = []
    /// The error that ended writing, or 0.
    private(set) var errorNumber: Int32 = 0
    private var isTold = false

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    var hasFailed: Bool { errorNumber != 0 }

    /// Why text was lost, unless the reader went away or it was told before.
    mutating func takeFailure() -> FileFailure? {
        guard hasFailed, errorNumber != EPIPE, !isTold else { return nil }
        isTold = true
        return .system(.write, path: Path("/dev/stdout"), errorNumber: errorNumber)
    }

    mutating func append(_ more: [UInt8]) {
        bytes += more
        if bytes.count > 1 << 16 { flush() }
    }

    mutating func flush() {
        var written = 0
        while written < bytes.count, !hasFailed {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
            }
            if count >= 0 {
                written += count
            } else if errno != EINTR, errno != EAGAIN || !Descriptor.wait(for: POLLOUT, on: descriptor) {
                errorNumber = errno
            }
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
