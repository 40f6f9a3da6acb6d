import VocabCore
import VocabLexicon

/// Reads databases by the program `sqlite3`: its library would be one more that must be installed to build this program.
struct SystemDatabaseReader: DatabaseReader {
    /// Asks without writing: neither a lock nor a journal comes to stand beside the file, which may be on a device.
    func rows(of query: String, in file: Path) -> DatabaseOutcome {
        // The learner's own ~/.sqliterc could change how rows are written.
        let options = ["-init", "/dev/null", "-batch", "-noheader", "-list", "-readonly"]
        let address = "file:" + URLText.encoded(file.bytes) + "?immutable=1"
        guard
            let child = ChildProcess(
                ["sqlite3"] + options + [address, query], environment: SystemEnvironment.lines(), inSessionOfItsOwn: false)
        else { return .noProgram }
        let (output, errors) = child.exchange([])
        guard child.waitForEnd() == 0 else {
            let words = Text.cleaned(String(decoding: errors, as: UTF8.self))
            return .failed(words.split(separator: "\n").first.map(String.init) ?? "")
        }
        return .rows(String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init))
    }
}
