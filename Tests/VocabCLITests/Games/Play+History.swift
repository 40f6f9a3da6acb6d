import VocabLists
import VocabTestSupport

@testable import VocabCLI
@testable import VocabCore

extension Play {
    /// A bookcase of four fruits that were never asked.
    static func fruit(_ language: String = "ko") throws -> Play {
        let play = Play(language: language)
        try play.putFruit()
        return play
    }

    /// The answers that stand in the history.
    func reviews() throws -> [Review] {
        try Store(root: Path(store), files: DiskFileSystem()).history().reviews
    }

    /// The words of the bookcase called `name`.
    func words(of name: String) throws -> [Word] {
        try Store(root: Path(store), files: DiskFileSystem()).bookcase(keptAs: name)?.words ?? []
    }
}
