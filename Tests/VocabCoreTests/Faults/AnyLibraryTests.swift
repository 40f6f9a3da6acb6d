import Testing
import VocabTestSupport

@testable import VocabCore

@Suite struct AnyLibraryTests {
    @Test("Any library can be saved over any other, taken back and done again, and all of it is on disk", arguments: 1...40)
    func anyTwo(seed: UInt64) throws {
        var random = RandomLibrary(seed: seed)
        let disk = SimulatedDisk()
        var old = try random.next()
        try disk.store().update { $0 = old }
        for _ in 0..<4 {
            let new = try random.number(below: 2) == 0 ? random.next() : random.next(near: old)
            try disk.store().update { $0 = new }
            try expect(new, on: disk)
            if new == old { continue }
            try StoreOperation.take(.undo, in: disk.store())
            try expect(old, on: disk)
            try StoreOperation.take(.redo, in: disk.store())
            try expect(new, on: disk)
            old = new
        }
    }

    @Test("Whichever library is saved over which, a program that dies leaves the one or the other", arguments: 1...25)
    func death(seed: UInt64) throws {
        var random = RandomLibrary(seed: 100 + seed)
        let (old, new) = (try random.next(), try random.next())
        let disk = SimulatedDisk()
        try disk.store().update { $0 = old }
        let process = disk.process()
        try Store(process).update { $0 = new }
        var broken: [String] = []
        for (moment, image) in process.photographs.enumerated() {
            let contents = try SimulatedDisk(image).store().contents()
            if !contents.problems.isEmpty || ![old, new].contains(contents.library.undated) {
                broken.append("a reader at moment \(moment)")
            }
            let next = SimulatedDisk(image.killed())
            try next.store().update { _ in }
            let recovered = try next.store().contents()
            if !recovered.problems.isEmpty || ![old, new].contains(recovered.library.undated) {
                broken.append("what is left of moment \(moment)")
            }
        }
        #expect(broken.isEmpty, "\(broken.prefix(5).joined(separator: "\n"))")
    }

    private func expect(_ library: Library, on disk: SimulatedDisk) throws {
        for image in [disk.image, disk.image.crashed(.init(tail: .nothing, keepsNames: false))] {
            let contents = try SimulatedDisk(image).store().contents()
            #expect(contents.library.undated == library && contents.problems.isEmpty)
        }
    }
}
