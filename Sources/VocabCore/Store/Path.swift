/// Where a file or a folder is: the bytes that the system knows it by, absolute or relative to the working folder.
///
/// Paths are joined and cut here alone, and byte by byte: a Hangul letter is three bytes, a combining mark after a slash makes one
/// character with it, and a name need not be UTF-8 at all.
///
/// `FilePath` of swift-system (1.8.1) knows as much, for 8 seconds of the first build. But it changes what is typed (`a//b/` becomes `a/b`),
/// turns bytes that are no UTF-8 into text that leads nowhere, and the calls that a store needs most (`flock`, `fdatasync`, a rename that
/// replaces nothing) its `FileDescriptor` does not have.
package struct Path: Hashable, Sendable {
    /// What is handed to the system.
    package let bytes: [UInt8]

    private static let slash = UInt8(ascii: "/")

    /// The path that the system knows by these bytes.
    package init(bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    /// The path written as `text`, in which bytes that are no UTF-8 stand as `Text.keeping` has them.
    package init(_ text: String) {
        bytes = Text.bytes(of: text)
    }

    /// The path as text, from which `init(_:)` makes the same path.
    package var text: String { Text.keeping(bytes) }

    /// The folder it is in.
    package var folder: Path {
        guard let slash = bytes.lastIndex(of: Self.slash) else { return Path(".") }
        return slash == 0 ? Path("/") : Path(bytes: bytes[..<slash])
    }

    /// Its last part.
    package var name: String { Text.keeping(bytes[afterLastSlash...]) }

    /// Its last part without the ending, such as `list` of `/home/list.csv`.
    package var stem: String {
        let name = bytes[afterLastSlash...]
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return Text.keeping(name) }
        return Text.keeping(name[..<dot])
    }

    /// Whether its last part begins with a dot.
    package var isHidden: Bool { bytes[afterLastSlash...].first == UInt8(ascii: ".") }

    /// Whether it ends with `suffix`, byte by byte.
    package func hasSuffix(_ suffix: String) -> Bool {
        bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }

    /// The path of what is called `name` in this folder.
    package func appending(_ name: String) -> Path {
        appending(Path(name))
    }

    /// The path that `relative` leads to from this folder.
    package func appending(_ relative: Path) -> Path {
        Path(bytes: prefixOfContents + relative.bytes)
    }

    /// This path with `suffix` at the end of its last part.
    package func adding(suffix: String) -> Path {
        Path(bytes: bytes + Text.bytes(of: suffix))
    }

    /// The way from `folder` to this path, which is below it; nil where it is not.
    package func relative(to folder: Path) -> Path? {
        let prefix = folder.prefixOfContents
        return bytes.count > prefix.count && bytes.starts(with: prefix) ? Path(bytes: bytes[prefix.count...]) : nil
    }

    /// What the paths of everything in this folder begin with.
    private var prefixOfContents: [UInt8] {
        bytes.isEmpty || bytes.last == Self.slash ? bytes : bytes + [Self.slash]
    }

    private var afterLastSlash: Int { bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0 }
}

extension Path: Comparable, CustomStringConvertible {
    /// The order of the bytes.
    package static func < (left: Path, right: Path) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }

    /// The path as it is told.
    package var description: String { text }
}
