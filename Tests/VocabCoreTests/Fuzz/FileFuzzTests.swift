import Testing
import VocabTestSupport

@testable import VocabCore

/// Files of the store, broken at random: whatever a reader accepts it writes and reads again as the same.
@Suite("Fuzz: files") struct FileFuzzTests {
    @Test("a bookcase file that is read comes back equal from what is written of it")
    func bookcases() throws {
        let samples = try (1..<4).map { BookcaseFile.encode(try StoreSamples.bookcase("이름\($0)", seed: $0)) }
        try comesBack(600, "bookcases", samples, BookcaseFile.decode, BookcaseFile.encode)
    }

    @Test("so do settings")
    func settings() throws {
        let samples = [SettingsFile.encode(StoreSamples.settings()), SettingsFile.encode(Settings())]
        try comesBack(500, "settings", samples, SettingsFile.decode, SettingsFile.encode)
    }

    @Test("so does what changes are taken back by")
    func entries() throws {
        let bare = UndoEntry(change: Change(.addWord), at: .later, patch: LibraryPatch(), checksums: [:])
        let samples = [UndoEntryFile.encode(try StoreSamples.entry()), UndoEntryFile.encode(bare)]
        try comesBack(250, "entries", samples, UndoEntryFile.decode, UndoEntryFile.encode)
    }

    @Test("so does each line of a history; every line is either read, or named with its place, and torn only at the end")
    func histories() throws {
        let sample = StoreSamples.history()
        Fuzz.cases(500, "histories") { number, generator in
            let bytes = Mutator.json.mutated(sample, splicing: sample, using: &generator)
            let history = HistoryFile(bytes)
            for line in history.lines where line.content != .other {
                let again = Result { try HistoryLine(line.content.encoded(sequence: 1).dropLast()) }
                #expect((try? again.get()) == line.content, "case \(number)")
            }
            let parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            let whole = parts.dropLast().count { !$0.allSatisfy { [0x20, 0x0D, 0x09].contains($0) } }
            #expect(history.lines.count + history.broken.count == whole, "case \(number)")
            #expect((history.tornAt == nil) == (parts.last?.isEmpty == true), "case \(number)")
            for broken in history.broken { #expect(broken.range.upperBound <= bytes.count, "case \(number)") }
            let (standing, undone) = history.undoableActions
            #expect(standing.count + undone.count <= history.lines.count, "case \(number)")
            #expect(history.reviews.count <= history.lines.count, "case \(number)")
            let offset = Int.random(in: 0...bytes.count, using: &generator)
            let end = HistoryFile(FileEnd(offset: offset, bytes: Array(bytes.dropFirst(offset))))
            // What is broken as a whole may have an end that is a line.
            #expect(end.lines.count <= history.lines.count + 1, "case \(number)")
            #expect(zip(end.lines, end.lines.dropFirst()).allSatisfy { $0.sequence <= $1.sequence }, "case \(number)")
        }
    }

    /// Breaks the samples; of what is still accepted, what is written is the same whatever it is read and written again.
    private func comesBack<Value: Equatable>(
        _ count: Int, _ name: StaticString, _ samples: [[UInt8]], _ decode: ([UInt8]) throws -> Value,
        _ encode: (Value) -> [UInt8]
    ) throws {
        var accepted = 0
        try Fuzz.cases(count, name) { number, generator in
            let sample = samples[Int(number) % samples.count]
            let bytes = Mutator.json.mutated(sample, splicing: samples[0], using: &generator)
            let value: Value
            do {
                value = try decode(bytes)
            } catch let error as JSONError {
                return #expect((0...bytes.count).contains(error.offset), "case \(number)")
            } catch is NewerFormat {
                return
            }
            accepted += 1
            let written = encode(value)
            let again = try #require(try? decode(written), "case \(number)")
            #expect(again == value, "case \(number)")
            #expect(encode(again) == written, "case \(number)")
        }
        #expect(accepted * 100 > count, "Of \(count) broken files hardly any was still accepted: \(accepted)")
    }
}
