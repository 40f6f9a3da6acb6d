import Glibc
import Testing
import VocabCore
import VocabLists
import VocabTestSupport

/// The built program on the databases of e-book readers, read by the `sqlite3` of this machine where it has one.
@Suite("Databases of e-book readers", .oneAtATime) struct DatabaseTests {
    private let play = Play(language: "en")

    private static let hasProgram = access("/usr/bin/sqlite3", X_OK) == 0

    private static let kindle = """
        CREATE TABLE WORDS (id TEXT PRIMARY KEY NOT NULL, word TEXT, stem TEXT, lang TEXT, category INTEGER DEFAULT 0, timestamp INTEGER DEFAULT 0, profileid TEXT);
        CREATE TABLE LOOKUPS (id TEXT PRIMARY KEY NOT NULL, word_key TEXT, book_key TEXT, dict_key TEXT, pos TEXT, usage TEXT, timestamp INTEGER DEFAULT 0);
        INSERT INTO WORDS VALUES ('en:gaudy', 'gaudy', 'gaudy', 'en', 0, 1, ''), ('en:needs', 'needs', 'need', 'en', 0, 1, '');
        INSERT INTO LOOKUPS VALUES ('1', 'en:gaudy', 'b', '', '', 'A gaudy page,' || char(10) || 'in "colours".', 10),
            ('2', 'en:needs', 'b', '', '', 'Nobody needs it.', 20), ('3', 'en:gaudy', 'b', '', '', 'A gaudy page,' || char(10) || 'in "colours".', 5);
        """

    @Test("Kindle's words are read with their sentences, and the file and its folder stay as they are", .enabled(if: hasProgram))
    func kindle() throws {
        let path = "\(play.folder)/vocab #1 100%?.db"
        let made = try Spawn.run(
            [path], environment: play.environment, input: Self.kindle, insteadOfProgram: "/usr/bin/sqlite3")
        try #require(made.code == 0, "\(made.errors)")
        let before = try InputFile.read(Path(path))
        let folder = DiskFileSystem()
        let names = try folder.list(Path(play.folder)).map(\.name)
        let read = try Spawn.run(["read", path], environment: play.environment, input: "")
        #expect(read.code == 0, "\(read.errors)")
        #expect(read.output.contains("1. need ×1: Nobody needs it.\n2. gaudy ×2: A gaudy page, in \"colours\".\n"))
        #expect(try InputFile.read(Path(path)) == before)
        #expect(try folder.list(Path(play.folder)).map(\.name) == names)
    }
}
