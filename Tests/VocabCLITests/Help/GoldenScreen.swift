import Glibc
import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLists

/// A long screen as a file in `GoldenScreens`, to be read and compared as a whole.
///
/// With `VOCAB_RECORD_SCREENS` set, what is shown becomes the file, and the test fails so that nobody forgets to look at it.
enum GoldenScreen {
    static func expect(_ screen: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let folder = #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
        let path = Path("\(folder)/GoldenScreens/\(name).txt")
        if getenv("VOCAB_RECORD_SCREENS") != nil {
            try DiskFileSystem().put(Array(screen.utf8), at: path)
            Issue.record("recorded \(name)", sourceLocation: sourceLocation)
        } else {
            let golden = String(decoding: try InputFile.read(path), as: UTF8.self)
            #expect(screen == golden, "\(name) differs", sourceLocation: sourceLocation)
        }
    }
}
