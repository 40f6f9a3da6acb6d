import Testing
import VocabTestSupport

@testable import VocabCore

/// What undo and redo shall do, as two plain lists.
private struct UndoModel {
    enum Step: Equatable {
        case change(Change, from: Library, to: Library)
        case answer(Review)
    }

    var library: Library
    var done: [Step] = []
    var undone: [Step] = []

    /// The answers that count, in the order they were given.
    var reviews: [Review] {
        done.compactMap { if case .answer(let review) = $0 { review } else { nil } }
    }

    mutating func add(_ step: Step) {
        done.append(step)
        undone = []
        let changes = done.indices.filter { if case .change = done[$0] { true } else { false } }
        if changes.count > 30 { done.remove(at: changes[0]) }
        if case .change(_, _, let new) = step { library = new }
    }

    mutating func turn(_ direction: UndoDirection) {
        let step = direction == .undo ? done.removeLast() : undone.removeLast()
        if direction == .undo { undone.append(step) } else { done.append(step) }
        if case .change(_, let old, let new) = step { library = direction == .undo ? old : new }
    }

    func action(_ direction: UndoDirection) -> UndoStep.Action? {
        switch direction == .undo ? done.last : undone.last {
        case .change(let change, _, _): .change(change)
        case .answer(let review): .answer(review)
        case nil: nil
        }
    }
}

@Suite struct UndoModelTests {
    private static let device = Identifier<Device>.sample(1)

    @Test("Any mix of changes, answers, undo and redo does what two plain lists would do", arguments: 1...10)
    func anyMix(seed: UInt64) throws {
        let disk = SimulatedDisk()
        var random = RandomLibrary(seed: seed)
        // Half of the stores have no device until their first answer.
        if seed % 2 == 0 { _ = try disk.store().device(orNew: Self.device, at: .later) }
        var model = UndoModel(library: try disk.store().contents().library)
        for number in 0..<60 {
            let store = disk.store()
            switch random.number(below: 9) {
            case 0...1: try change(&model, store, number, &random)
            case 2...3: try answer(&model, store, number)
            case 4...6: try turn(&model, store, .undo)
            default: try turn(&model, store, .redo)
            }
            let place: Comment = "step \(number)"
            #expect(try disk.store().contents().library.undated == model.library.undated, place)
            #expect(try Set(disk.store().history().reviews.map(\.milliseconds)) == Set(model.reviews.map(\.milliseconds)), place)
            #expect(try disk.store().nextStep(.undo)?.action == model.action(.undo), place)
            #expect(try disk.store().nextStep(.redo)?.action == model.action(.redo), place)
        }
    }

    @Test("Of more than thirty changes the last thirty can be taken back, and all of them done again")
    func limit() throws {
        let disk = SimulatedDisk()
        var random = RandomLibrary(seed: 5)
        var model = UndoModel(library: Library())
        for number in 0..<35 { try change(&model, disk.store(), number, &random) }
        try #require(disk.image.files.keys.filter { $0.contains("/undo/") }.count == 30)
        let last = model.library
        for _ in 0..<30 { try turn(&model, disk.store(), .undo) }
        #expect(try disk.store().nextStep(.undo) == nil)
        #expect(try disk.store().contents().library.undated == model.library.undated)
        for _ in 0..<30 { try turn(&model, disk.store(), .redo) }
        #expect(try disk.store().contents().library.undated == last.undated && disk.store().nextStep(.redo) == nil)
    }

    @Test("A step that was looked up before somebody else changed the store is not taken")
    func overtaken() throws {
        let store = SimulatedDisk().store()
        try store.update { try $0.add(try .sample(name: "가")) }
        let step = try #require(try store.nextStep(.undo))
        try store.update(Change(.addBookcase, bookcase: "나"), at: .later) { try $0.add(try .sample(name: "나")) }
        #expect(try !store.take(step, .undo, at: .later))
        #expect(try store.contents().library.bookcases.count == 2)
    }

    private func change(_ model: inout UndoModel, _ store: Store, _ number: Int, _ random: inout RandomLibrary) throws {
        let old = try store.contents().library
        var new = try random.number(below: 3) == 0 ? random.next() : random.next(near: old)
        if new == old { new.settings.startersGiven.append("\(number)") }
        let change = Change(.importList, "\(number).csv")
        try store.update(change, at: .later) { $0 = new }
        model.add(.change(change, from: old, to: new))
    }

    private func answer(_ model: inout UndoModel, _ store: Store, _ number: Int) throws {
        let review = Review(
            at: .later, word: .sample(1), bookcase: .sample(1), direction: .forward, outcome: .wrong, milliseconds: number)
        _ = try store.append(review, as: .sample(UInt64(1_000 + number)), by: try store.device(orNew: Self.device, at: .later))
        model.add(.answer(review))
    }

    private func turn(_ model: inout UndoModel, _ store: Store, _ direction: UndoDirection) throws {
        guard let step = try store.nextStep(direction) else {
            #expect(model.action(direction) == nil)
            return
        }
        #expect(step.action == model.action(direction))
        if model.action(direction) == nil { return }
        #expect(try store.take(step, direction, at: .later))
        model.turn(direction)
    }
}
