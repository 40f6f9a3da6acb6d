import Glibc

/// The bytes of a file, read where they are needed; a place outside the file has none, and is never touched.
///
/// The file is mapped, so that opening a large one costs as little as a small one. It must not be cut while it is in use; systems
/// replace the files they install as a whole.
package final class FileBytes: Sendable {
    /// How many there are.
    package let count: Int
    /// Where they begin. A number, for that may be handed between threads, and nobody writes there.
    private let address: UInt
    private let isMapped: Bool

    /// The bytes of the file at `path`; nil where there is no file that can be read.
    package init?(mapping path: Path) {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        count = Int(status.st_size)
        isMapped = count > 0
        guard isMapped else {
            address = 0
            return
        }
        guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else { return nil }
        address = UInt(bitPattern: start)
    }

    /// A copy of `bytes`.
    package init(_ bytes: [UInt8]) {
        count = bytes.count
        isMapped = false
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        copy.copyBytes(from: bytes)
        address = UInt(bitPattern: copy.baseAddress)
    }

    deinit {
        if isMapped {
            munmap(UnsafeMutableRawPointer(bitPattern: address), count)
        } else {
            UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
        }
    }

    /// The byte at `position`; nil outside the file.
    package subscript(position: Int) -> UInt8? {
        guard position >= 0, position < count, let start else { return nil }
        return start.load(fromByteOffset: position, as: UInt8.self)
    }

    /// A copy of the bytes in `range`; nil where not all of them are there.
    package func copy(of range: Range<Int>) -> [UInt8]? {
        guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
        guard let start else { return [] }
        return Array(UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count))
    }

    /// The first place of `byte` in `range`, as far as that lies within the file.
    package func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        UnsafeRawBufferPointer(start: start, count: count).firstIndex(of: byte, in: range)
    }

    private var start: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: address) }
}
