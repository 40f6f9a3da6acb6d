import VocabCore
import VocabLanguage

/// A file that the learner named to be written, and what stood there when it was decided that it may be.
struct OutputFile {
    let path: String
    let destination: Destination
    /// The plain file that is to be replaced; nil where there is none.
    let version: FileStatus?
}

extension Session {
    /// Decides whether a file that the learner named may be written: a plain file that is there is replaced only after a yes, or where
    /// `force` said it already.
    ///
    /// - Parameter example: the name of a file that would do.
    /// - Throws: `Alert.fileIsThere` where nobody can be asked, `nothingDone` after a no or no answer, `noPlaceForFile`, or
    ///   `cannotCreate`.
    func output(named path: String, force: Bool, example: String) throws -> OutputFile {
        let destination = try creating { try world.files.destination(Path(path)) }
        if destination != .stream, hasStore, store.holds(Path(path)) {
            throw Alert.noPlaceForFile(path, .store, example: example)
        }
        var version: FileStatus?
        switch destination {
        case .free, .stream: break
        case .unusable(let kind): throw Alert.noPlaceForFile(path, kind, example: example)
        case .file(let bytes):
            version = try creating { try world.files.version(of: Path(path)) }
            if !force { try askToReplace(path, bytes: bytes) }
        }
        return OutputFile(path: path, destination: destination, version: version)
    }

    /// Writes it: a file as a whole or not at all, on disk when this returns; a stream from where it stands.
    ///
    /// - Throws: `Alert.fileIsThere` when another program made the file meanwhile, `cannotCreate`, or `FileFailure` for a full disk.
    func write(_ bytes: [UInt8], to output: OutputFile) throws {
        if Destination.isStandardOutput(output.path) { return send(bytes) }
        let path = Path(output.path)
        try creating {
            if output.destination == .stream {
                _ = world.console.flush()
                return try world.files.write(bytes, into: path)
            }
            do throws(FileFailure) {
                if let version = output.version {
                    try world.files.replace(path, with: bytes, over: version)
                } else {
                    try world.files.create(path, with: bytes)
                }
            } catch .system(.rename, _, FileFailure.alreadyThere) {
                throw Alert.fileIsThere(output.path)
            }
        }
    }

    /// Writes a list, or one that is JSON, to standard output: a program gets every byte, a terminal what can be seen of them, for what
    /// a word holds might drive it.
    func send(_ bytes: [UInt8], isJSON: Bool = false) {
        guard world.console.isTerminal(.results) else { return world.console.write(bytes, to: .results) }
        world.console.write(
            isJSON ? SafeText.json(bytes) : Array(SafeText.table(String(decoding: bytes, as: UTF8.self)).utf8), to: .results)
    }

    private func askToReplace(_ path: String, bytes: Int) throws {
        if !canAsk { throw Alert.fileIsThere(path) }
        do {
            if try confirm(ExportPhrase.replaceConfirm(path: path, bytes: bytes)) { return }
        } catch Alert.inputEnded {}
        throw Alert.nothingDone
    }

    /// Unless the disk is full, the name is at fault, not the disk.
    private func creating<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as FileFailure where failure.kind != .diskFull {
            throw Alert.cannotCreate(failure)
        }
    }
}
