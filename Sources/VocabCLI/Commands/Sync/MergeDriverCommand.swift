import ArgumentParser
import VocabCore
import VocabLanguage
import VocabSync

/// `vocab merge-driver %O %A %B`: what git calls to merge a file of a store by hand; see gitattributes(5).
struct MergeDriverCommand: SessionCommand {
    static let manual = Manual(
        .mergeDriver, "git이 파일을 합칠 때 부르는 명령", "merge a file, called by git", examples: ["%O %A %B"],
        notes: [
            Bilingual(
                "sync init이 git에 알려 줍니다. 손으로 부를 일은 없습니다.", "sync init tells git of it; there is no need to call it by hand.")
        ])

    @Argument(help: .said("두 쪽이 갈라지기 전의 파일", "the file both sides were made of", .file))
    var base: String

    @Argument(help: .said("이쪽 파일; 결과가 여기에 쓰입니다", "our file, which takes the result", .file))
    var ours: String

    @Argument(help: .said("저쪽 파일", "their file", .file))
    var theirs: String

    func run(in session: Session) throws {
        let sides = try [base, ours, theirs].map(session.world.readInput)
        let path = Path(ours)
        guard let version = try session.world.files.version(of: path) else { throw Alert.noSuchFile(ours) }
        let merged: [UInt8]?
        do {
            merged = try MergeDriver.merged(base: sides[0], ours: sides[1], theirs: sides[2])
        } catch let error as JSONError {
            throw Alert.broken(path: ours, TextPosition(of: error.offset, in: sides[1]), error.problem)
        } catch let error as NewerFormat {
            throw Alert.newerFormat(path: ours, format: error.format, supported: BookcaseFile.format)
        }
        // git takes any failure for a conflict, and leaves both versions to the learner.
        guard let merged else { return session.end(with: .badData) }
        try session.world.files.replace(path, with: merged, over: version)
    }
}
