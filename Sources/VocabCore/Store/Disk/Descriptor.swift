import Glibc

/// Waits for descriptors that do not block by themselves: whoever started the program may have set them so.
package enum Descriptor {
    /// Waits until something of `events` can be done or will fail; false when that cannot be waited for.
    package static func wait(for events: Int32, on descriptor: Int32) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        while true {
            if poll(&waiting, 1, -1) > 0 { return true }
            if errno != EINTR { return false }
        }
    }
}
