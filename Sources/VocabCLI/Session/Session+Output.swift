import VocabCore

/// A file that the learner named to be written, and what stood there when it was decided that it may be.
struct OutputFile {
    let path: String
    let destination: Destination
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
        switch destination {
        case .free, .stream: break
        case .unusable(let kind): throw Alert.noPlaceForFile(path, kind, example: example)
        case .file(let bytes): if !force { try askToReplace(path, bytes: bytes) }
        }
        return OutputFile(path: path, destination: destination)
    }

    /// Writes it: a file as a whole or not at all, on disk when this returns; a stream from where it stands.
    ///
    /// - Throws: `Alert.fileIsThere` when another program made the file meanwhile, `cannotCreate`, or `FileFailure` for a full disk.
    func write(_ bytes: [UInt8], to output: OutputFile) throws {
        if Destination.isStandardOutput(output.path) { return world.console.write(bytes, to: .results) }
        try creating {
            switch output.destination {
            case .stream:
                _ = world.console.flush()
                try world.files.write(bytes, into: Path(output.path))
            case .free where try world.files.destination(Path(output.path)) != .free: throw Alert.fileIsThere(output.path)
            default: try world.files.replace(Path(output.path), with: bytes)
            }
        }
    }

    private func askToReplace(_ path: String, bytes: Int) throws {
        if !canAsk { throw Alert.fileIsThere(path) }
        do {
            if try confirm(ExportPhrase.replaceConfirm(path: path, bytes: bytes)) { return }
        } catch Alert.interrupted {
            throw Alert.nothingDone(wasInterrupted: true)
        } catch Alert.inputEnded {}
        throw Alert.nothingDone(wasInterrupted: false)
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
