import Glibc
import VocabCore

/// Everything on a simulated disk at one moment: what programs see of it, and what a power loss would leave.
///
/// A file's bytes are safe once a descriptor of that file was synced, and a name once a descriptor of its folder was.
/// It is a value: a copy is a photograph of the disk, to look into or to go on from later. There are no links.
package struct DiskImage: Sendable {
    /// How much a power loss leaves of what was not synced.
    package struct PowerLoss: Sendable {
        /// How much is left of the bytes that were added to a file since it was synced.
        package enum Tail: CaseIterable, Sendable {
            case nothing, half, everything
        }

        /// How much is left of unsynced bytes at a file's end.
        package let tail: Tail
        /// Whether the names are left that were made, changed or removed without a sync of their folder.
        package let keepsNames: Bool

        /// A power loss.
        package init(tail: Tail, keepsNames: Bool) {
            self.tail = tail
            self.keepsNames = keepsNames
        }

        /// Every kind.
        package static let all = Tail.allCases.flatMap { tail in [false, true].map { PowerLoss(tail: tail, keepsNames: $0) } }
    }

    struct Node: Sendable {
        var isFolder = false
        var mode: UInt32
        var bytes: [UInt8] = []
        /// How often the disk had changed when this was written last.
        var modified = 0
        var syncedBytes: [UInt8] = []
        var entries: [Path: Int] = [:]
        var syncedEntries: [Path: Int] = [:]
    }

    /// Who holds the lock of a file: a descriptor of a process.
    struct Holder: Equatable, Sendable {
        let process: Int
        let descriptor: Int32
    }

    private static let top = 0
    private(set) var nodes: [Int: Node] = [top: Node(isFolder: true, mode: 0o755)]
    private var nextNode = 1
    var locks: [Int: Holder] = [:]
    /// How many times something on the disk changed; equal for two images of which one comes from the other unchanged.
    package private(set) var changes = 0

    /// An empty disk.
    package init() {}

    /// Every file by its path, with what programs read in it.
    package var files: [String: [UInt8]] { tree.filter { !$0.key.hasSuffix("/") } }

    /// Every file, and every folder by its path and a slash.
    package var tree: [String: [UInt8]] {
        var tree: [String: [UInt8]] = [:]
        collect(Self.top, "", into: &tree)
        return tree
    }

    /// The disk after all processes died: whatever their calls did stays, and their locks are gone.
    package func killed() -> DiskImage {
        var image = self
        image.locks = [:]
        image.dropUnnamed()
        return image
    }

    /// The disk after the power went.
    package func crashed(_ loss: PowerLoss) -> DiskImage {
        var image = self
        for (id, node) in nodes {
            var node = node
            if !loss.keepsNames { node.entries = node.syncedEntries }
            node.syncedEntries = node.entries
            node.bytes = node.syncedBytes + Self.tail(of: node, loss.tail)
            node.syncedBytes = node.bytes
            image.nodes[id] = node
        }
        return image.killed()
    }

    private static func tail(of node: Node, _ tail: PowerLoss.Tail) -> ArraySlice<UInt8> {
        if node.bytes == node.syncedBytes || Array(node.bytes.prefix(node.syncedBytes.count)) != node.syncedBytes { return [] }
        let rest = node.bytes.dropFirst(node.syncedBytes.count)
        return switch tail {
        case .nothing: []
        case .half: rest.prefix((rest.count + 1) / 2)
        case .everything: rest
        }
    }

    private func collect(_ id: Int, _ path: String, into tree: inout [String: [UInt8]]) {
        guard let node = nodes[id] else { return }
        tree[node.isFolder ? path + "/" : path] = node.bytes
        for (name, child) in node.entries { collect(child, "\(path)/\(name)", into: &tree) }
    }

    private mutating func dropUnnamed() {
        var named: Set<Int> = []
        var ahead = [Self.top]
        while let id = ahead.popLast() {
            guard named.insert(id).inserted, let node = nodes[id] else { continue }
            ahead += node.entries.values
            ahead += node.syncedEntries.values
        }
        nodes = nodes.filter { named.contains($0.key) }
    }
}

extension DiskImage {
    private static func name(of path: Path) -> Path { Path(path.name) }

    /// The file or folder at an absolute path.
    func find(_ path: Path) throws(SystemError) -> Int {
        var id = Self.top
        for name in path.bytes.split(separator: UInt8(ascii: "/")) {
            guard let node = nodes[id], node.isFolder else { throw SystemError(ENOTDIR) }
            guard let next = node.entries[Path(bytes: name)] else { throw SystemError(ENOENT) }
            id = next
        }
        return id
    }

    func node(_ id: Int) throws(SystemError) -> Node {
        guard let node = nodes[id] else { throw SystemError(EIO) }
        return node
    }

    func status(_ id: Int) throws(SystemError) -> FileStatus {
        let node = try node(id)
        return FileStatus(
            kind: node.isFolder ? .folder : .file, size: node.bytes.count, mode: node.mode, owner: 1, group: 1,
            identity: UInt64(id), modified: node.modified)
    }

    mutating func change(_ id: Int, _ body: (inout Node) -> Void) throws(SystemError) {
        guard nodes[id] != nil else { throw SystemError(EIO) }
        changes += 1
        let before = nodes[id]?.bytes
        body(&nodes[id, default: Node(mode: 0)])
        if nodes[id]?.bytes != before { nodes[id]?.modified = changes }
    }

    /// Makes a file or a folder.
    mutating func make(_ path: Path, _ node: Node) throws(SystemError) -> Int {
        let folder = try find(path.folder)
        guard try self.node(folder).isFolder else { throw SystemError(ENOTDIR) }
        guard try self.node(folder).entries[Self.name(of: path)] == nil else { throw SystemError(EEXIST) }
        let id = nextNode
        nextNode += 1
        nodes[id] = node
        try change(folder) { $0.entries[Self.name(of: path)] = id }
        return id
    }

    mutating func link(_ path: Path, to newPath: Path) throws(SystemError) {
        let id = try find(path)
        if try node(id).isFolder { throw SystemError(EPERM) }
        let folder = try find(newPath.folder)
        guard try node(folder).entries[Self.name(of: newPath)] == nil else { throw SystemError(EEXIST) }
        try change(folder) { $0.entries[Self.name(of: newPath)] = id }
    }

    mutating func rename(_ path: Path, to newPath: Path) throws(SystemError) {
        let id = try find(path)
        let (folder, newFolder) = (try find(path.folder), try find(newPath.folder))
        if let old = try node(newFolder).entries[Self.name(of: newPath)], try node(old).isFolder { throw SystemError(EISDIR) }
        try change(folder) { $0.entries[Self.name(of: path)] = nil }
        try change(newFolder) { $0.entries[Self.name(of: newPath)] = id }
    }

    mutating func remove(_ path: Path, isFolder: Bool) throws(SystemError) {
        let node = try node(try find(path))
        guard node.isFolder == isFolder else { throw SystemError(isFolder ? ENOTDIR : EISDIR) }
        guard node.entries.isEmpty else { throw SystemError(ENOTEMPTY) }
        try change(try find(path.folder)) { $0.entries[Self.name(of: path)] = nil }
    }

    mutating func sync(_ id: Int) throws(SystemError) {
        try change(id) {
            $0.syncedBytes = $0.bytes
            $0.syncedEntries = $0.entries
        }
    }
}
