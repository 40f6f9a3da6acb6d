import Glibc
import Synchronization
import VocabCore

/// The calls of one process on a simulated disk: counted, photographed, and failing as its plan says.
package final class SimulatedProcess: SystemCalls {
    private struct Descriptor {
        let node: Int
        let appends: Bool
        var offset = 0
    }

    private struct State {
        var calls = 0
        var wasInterrupted = false
        var photographs: [DiskImage] = []
        var descriptors: [Int32: Descriptor] = [:]
        var lastDescriptor: Int32 = 2
    }

    private let number: Int
    private let disk: SimulatedDisk
    private let plan: FaultPlan
    private let state = Mutex(State())

    init(_ number: Int, on disk: SimulatedDisk, _ plan: FaultPlan) {
        self.number = number
        self.disk = disk
        self.plan = plan
    }

    /// How many calls were made.
    package var calls: Int { state.withLock { $0.calls } }

    /// The disk before each call and now, those left out after which nothing changed.
    package var photographs: [DiskImage] {
        let images = state.withLock { $0.photographs } + [disk.image]
        return images.indices.filter { $0 + 1 == images.count || images[$0].changes != images[$0 + 1].changes }.map { images[$0] }
    }

    /// The numbers of the calls that changed something on the disk.
    package var changingCalls: [Int] {
        let moments = state.withLock { $0.photographs }.map(\.changes) + [disk.image.changes]
        return zip(moments, moments.dropFirst()).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    }

    /// The number that no other process on this disk has.
    package var processID: Int32 { Int32(number) }

    /// Counts a call, and refuses it where the plan says so.
    private func begin(mayBeInterrupted: Bool = false) throws(SystemError) {
        let call = state.withLock { state in
            defer { state.calls += 1 }
            return state.calls
        }
        if let death = plan.death, call >= death { throw .processDied }
        plan.meanwhile?(call)
        let image = disk.image
        let failure: Int32? = state.withLock { state in
            state.photographs.append(image)
            if plan.interruptsEveryCall, mayBeInterrupted {
                state.wasInterrupted.toggle()
                if state.wasInterrupted { return EINTR }
            }
            return plan.failures[call]
        }
        if let failure { throw SystemError(failure) }
    }

    private func descriptor(_ descriptor: Int32) throws(SystemError) -> Descriptor {
        guard let found = state.withLock({ $0.descriptors[descriptor] }) else { throw SystemError(EBADF) }
        return found
    }
}

extension SystemError {
    /// What every call throws of a process that died: no number that a system has.
    package static let processDied = SystemError(9_999)
}

extension SimulatedProcess {
    /// Opens a file or a folder.
    package func open(_ path: Path, flags: Int32, mode: UInt32) throws(SystemError) -> Int32 {
        try begin(mayBeInterrupted: true)
        let node = try disk.change { image throws(SystemError) in
            do throws(SystemError) {
                let found = try image.find(path)
                if flags & O_CREAT != 0, flags & O_EXCL != 0 { throw SystemError(EEXIST) }
                return found
            } catch {
                guard error.number == ENOENT, flags & O_CREAT != 0 else { throw error }
                return try image.make(path, DiskImage.Node(mode: mode))
            }
        }
        let isFolder = try disk.image.node(node).isFolder
        if isFolder, flags & (O_WRONLY | O_RDWR) != 0 { throw SystemError(EISDIR) }
        if !isFolder, flags & O_DIRECTORY != 0 { throw SystemError(ENOTDIR) }
        return state.withLock { state in
            state.lastDescriptor += 1
            state.descriptors[state.lastDescriptor] = Descriptor(node: node, appends: flags & O_APPEND != 0)
            return state.lastDescriptor
        }
    }

    /// Closes a descriptor and lets go of its lock. A process that died did that already.
    package func close(_ descriptor: Int32) {
        state.withLock { $0.descriptors[descriptor] = nil }
        if let death = plan.death, calls > death { return }
        let holder = DiskImage.Holder(process: number, descriptor: descriptor)
        disk.changeSurely { image in image.locks = image.locks.filter { $0.value != holder } }
    }

    /// What is known about an open file.
    package func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
        try begin()
        return try disk.image.status(self.descriptor(descriptor).node)
    }

    /// What is known about the file under a name.
    package func status(at path: Path, followingLinks: Bool) throws(SystemError) -> FileStatus {
        try begin()
        let image = disk.image
        return try image.status(image.find(path))
    }

    /// Reads from a place in a file.
    package func read(
        _ descriptor: Int32, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
        try begin(mayBeInterrupted: true)
        let rest = try disk.image.node(self.descriptor(descriptor).node).bytes.dropFirst(offset).prefix(buffer.count)
        buffer.copyBytes(from: rest)
        return rest.count
    }

    /// Writes at the end, or where the last write of the descriptor ended.
    package func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        try begin(mayBeInterrupted: true)
        let opened = try self.descriptor(descriptor)
        let written = bytes.prefix(plan.longestWrite)
        let end = try disk.change { image throws(SystemError) in
            let offset = opened.appends ? try image.node(opened.node).bytes.count : opened.offset
            try image.change(opened.node) { node in
                let gap = max(0, offset + written.count - node.bytes.count)
                node.bytes += [UInt8](repeating: 0, count: gap)
                node.bytes.replaceSubrange(offset..<(offset + written.count), with: written)
            }
            return offset + written.count
        }
        state.withLock { $0.descriptors[descriptor]?.offset = end }
        return written.count
    }

    /// Cuts a file, or fills it with zeros.
    package func truncate(_ descriptor: Int32, to size: Int) throws(SystemError) {
        try begin(mayBeInterrupted: true)
        let node = try self.descriptor(descriptor).node
        try disk.change { image throws(SystemError) in
            try image.change(node) {
                $0.bytes = $0.bytes.prefix(size) + Array(repeating: 0, count: max(0, size - $0.bytes.count))
            }
        }
    }

    /// Sets permissions.
    package func setMode(of descriptor: Int32, to mode: UInt32) throws(SystemError) {
        try begin(mayBeInterrupted: true)
        let node = try self.descriptor(descriptor).node
        try disk.change { image throws(SystemError) in try image.change(node) { $0.mode = mode } }
    }

    /// All files are one owner's.
    package func setOwner(of descriptor: Int32, to owner: UInt32, group: UInt32) throws(SystemError) {
        try begin(mayBeInterrupted: true)
    }

    /// Makes safe what a file holds, or which names a folder holds.
    package func sync(_ descriptor: Int32, dataOnly: Bool) throws(SystemError) {
        try begin(mayBeInterrupted: true)
        let node = try self.descriptor(descriptor).node
        try disk.change { image throws(SystemError) in try image.sync(node) }
    }
}

extension SimulatedProcess {
    /// Gives a file a name that nothing has.
    package func renameWithoutReplacing(_ path: Path, to newPath: Path) throws(SystemError) {
        try begin()
        if plan.lacksRenameWithoutReplacing { throw SystemError(EINVAL) }
        try disk.change { image throws(SystemError) in
            _ = try image.find(path)
            if (try? image.find(newPath)) != nil { throw SystemError(EEXIST) }
            try image.rename(path, to: newPath)
        }
    }

    /// Gives a file a second name.
    package func link(_ path: Path, to newPath: Path) throws(SystemError) {
        try begin()
        try disk.change { image throws(SystemError) in try image.link(path, to: newPath) }
    }

    /// Gives a file another name.
    package func rename(_ path: Path, to newPath: Path) throws(SystemError) {
        try begin()
        try disk.change { image throws(SystemError) in try image.rename(path, to: newPath) }
    }

    /// Takes a file's name away.
    package func remove(_ path: Path) throws(SystemError) {
        try begin()
        try disk.change { image throws(SystemError) in try image.remove(path, isFolder: false) }
    }

    /// Removes an empty folder.
    package func removeFolder(_ path: Path) throws(SystemError) {
        try begin()
        try disk.change { image throws(SystemError) in try image.remove(path, isFolder: true) }
    }

    /// Makes a folder.
    package func makeFolder(_ path: Path, mode: UInt32) throws(SystemError) {
        try begin()
        try disk.change { image throws(SystemError) in _ = try image.make(path, DiskImage.Node(isFolder: true, mode: mode)) }
    }

    /// What is in a folder.
    package func list(_ folder: Path) throws(SystemError) -> [Path] {
        try begin()
        let image = disk.image
        let node = try image.node(image.find(folder))
        guard node.isFolder else { throw SystemError(ENOTDIR) }
        return node.entries.keys.sorted().map(folder.appending)
    }

    /// The path itself, for there are no links.
    package func resolved(_ path: Path) throws(SystemError) -> Path {
        try begin()
        if let number = plan.refusesToResolve { throw SystemError(number) }
        _ = try disk.image.find(path)
        return path
    }

    /// Takes the lock of a file, where nobody else has it.
    package func lock(_ descriptor: Int32) throws(SystemError) {
        try begin(mayBeInterrupted: true)
        let node = try self.descriptor(descriptor).node
        let holder = DiskImage.Holder(process: number, descriptor: descriptor)
        try disk.change { image throws(SystemError) in
            if let other = image.locks[node], other != holder { throw SystemError(EWOULDBLOCK) }
            image.locks[node] = holder
        }
    }

    /// Takes no time; what others do meanwhile comes to pass.
    package func pause(microseconds: UInt32) {
        try? begin()
    }
}
