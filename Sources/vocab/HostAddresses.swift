import Glibc
import VocabCore

/// The addresses of a host, which a thread of its own finds: asking for a name may take longer than anybody waits.
struct HostAddresses {
    /// An address as the system calls want it.
    struct Address {
        /// The bytes of a `sockaddr` of whatever family.
        let bytes: [UInt8]

        /// Which family it is of.
        var family: Int32 {
            bytes.withUnsafeBytes { $0.count >= 2 ? Int32($0.loadUnaligned(as: sa_family_t.self)) : AF_UNSPEC }
        }
    }

    /// What the thread needs.
    private final class Task {
        let host: String
        let port: Int
        let end: Int32

        init(_ host: String, _ port: Int, _ end: Int32) {
            (self.host, self.port, self.end) = (host, port, end)
        }
    }

    /// Begins to look for the addresses of `host`; returns where they are read from, nil where no thread can be had.
    ///
    /// They come one after the other, each behind a byte that says how long it is, and then the end; none for an unknown name.
    static func begin(_ host: String, port: Int) -> Int32? {
        guard let pipe = Pipe() else { return nil }
        var thread = pthread_t()
        let task = Unmanaged.passRetained(Task(host, port, pipe.writing))
        let failure = pthread_create(&thread, nil, { HostAddresses.run($0) }, task.toOpaque())
        guard failure == 0 else {
            task.release()
            pipe.close()
            return nil
        }
        pthread_detach(thread)
        return pipe.reading
    }

    /// The addresses in what was read.
    static func addresses(in bytes: [UInt8]) -> [Address] {
        var addresses: [Address] = []
        var rest = bytes[...]
        while let count = rest.popFirst(), rest.count >= Int(count) {
            addresses.append(Address(bytes: Array(rest.prefix(Int(count)))))
            rest = rest.dropFirst(Int(count))
        }
        return addresses
    }

    private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let argument else { return nil }
        let task = Unmanaged<Task>.fromOpaque(argument).takeRetainedValue()
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_NUMERICSERV
        var list: UnsafeMutablePointer<addrinfo>?
        if getaddrinfo(task.host, "\(task.port)", &hints, &list) == 0 {
            var next = list
            while let info = next?.pointee {
                if let address = info.ai_addr, info.ai_addrlen < 256 {
                    let bytes = [UInt8(info.ai_addrlen)] + UnsafeRawBufferPointer(start: address, count: Int(info.ai_addrlen))
                    // At most a few hundred bytes, which a pipe always takes; the reader may be gone.
                    _ = write(task.end, bytes, bytes.count)
                }
                next = info.ai_next
            }
            freeaddrinfo(list)
        }
        close(task.end)
        return nil
    }
}
