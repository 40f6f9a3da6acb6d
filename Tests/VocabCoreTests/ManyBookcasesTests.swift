import Testing
import VocabTestSupport

@testable import VocabCore

/// Stores of many bookcases.
@Suite("Many bookcases") struct ManyBookcasesTests {
    private func files(_ names: [String]) throws -> WrittenFiles {
        var files = WrittenFiles()
        for (index, name) in names.enumerated() {
            files.bookcases.append(
                WrittenFiles.Entry(
                    bookcase: try Bookcase.sample(name: name, id: .sample(UInt64(index))),
                    path: Path("/단어 곳/bookcases/\(index).json")))
        }
        return files
    }

    @Test("Time to read them grows with their number, not with its square, in whatever order they lie there")
    func linear() throws {
        func seconds(_ count: Int) throws -> Double {
            let files = try files((0..<count).reversed().map { "단어장 \($0)" })
            return processorSeconds { _ = StoreContents(files) }
        }
        #expect(try seconds(2_000) < 8 * seconds(500) + 0.002)
    }

    @Test("They stand in the order of their names, and of two names that read the same the second gets a number")
    func order() throws {
        let contents = StoreContents(try files(["다", "가", "나", "ＡB", "ab", "나"]))
        #expect(contents.library.bookcases.map(\.name.description) == ["ab 2", "가", "나", "나 2", "다", "ＡB"])
        #expect(contents.numbered == [.sample(4), .sample(5)])
    }
}
