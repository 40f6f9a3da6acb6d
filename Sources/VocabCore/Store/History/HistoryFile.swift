/// The history of one device as it was read: the lines that can be, and where the others are.
struct HistoryFile: Sendable {
    /// A line that could be read, and how many bytes stand before it.
    struct Line: Equatable, Sendable {
        let offset: Int
        let content: HistoryLine
    }

    /// A line that could not be read.
    struct BrokenLine: Equatable, Sendable {
        /// Its bytes in the file, without the line break.
        let range: Range<Int>
        /// Where it breaks.
        let position: TextPosition
        let problem: JSONError.Problem
    }

    /// The lines, in order.
    private(set) var lines: [Line] = []
    /// The lines that are no JSON, or not the JSON of a history.
    private(set) var broken: [BrokenLine] = []
    /// Where a last line begins that lacks its line break.
    private(set) var tornAt: Int?

    /// Reads the lines of a whole file; blank ones say nothing.
    init(_ bytes: [UInt8]) {
        self.init(bytes, from: 0)
    }

    /// Reads the lines in the last `length` bytes of a file.
    init(endOf bytes: [UInt8], length: Int) {
        let start = max(0, bytes.count - length)
        let lineBreak = start == 0 ? nil : bytes[start...].firstIndex(of: 0x0A)
        self.init(bytes, from: start == 0 ? 0 : lineBreak.map { $0 + 1 } ?? bytes.count)
    }

    private init(_ bytes: [UInt8], from first: Int) {
        var start = first
        var number = 1
        while start < bytes.count {
            guard let end = bytes[start...].firstIndex(of: 0x0A) else {
                tornAt = start
                return
            }
            read(bytes, start..<end, number)
            start = end + 1
            number += 1
        }
    }

    private mutating func read(_ bytes: [UInt8], _ range: Range<Int>, _ number: Int) {
        let line = Array(bytes[range])
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return }
        do {
            lines.append(Line(offset: range.lowerBound, content: try HistoryLine(line)))
        } catch let error as JSONError {
            let position = TextPosition(line: number, column: TextPosition(of: error.offset, in: line).column)
            broken.append(BrokenLine(range: range, position: position, problem: error.problem))
        } catch {
            broken.append(BrokenLine(range: range, position: TextPosition(line: number, column: 1), problem: .expected(.object)))
        }
    }
}

extension HistoryFile {
    /// An answer, and the place in the file that tells how late it is among other steps.
    struct Answer: Equatable, Sendable {
        let id: Identifier<Review>
        let review: Review
        /// The place of the answer itself.
        let offset: Int
        /// The place where it was last taken back; nil for one that counts.
        var undoneAt: Int?
    }

    /// The answers that count and can be taken back, and those that were taken back and can count again: each with the next last.
    ///
    /// After a new answer, none that was taken back before can count again.
    var answers: (standing: [Answer], undone: [Answer]) {
        var standing: [Answer] = []
        var undone: [Answer] = []
        for line in lines {
            switch line.content {
            case .review(let id?, let review):
                standing.append(Answer(id: id, review: review, offset: line.offset))
                undone = []
            case .undo(let id, _):
                guard let index = standing.lastIndex(where: { $0.id == id }) else { continue }
                var answer = standing.remove(at: index)
                answer.undoneAt = line.offset
                undone.append(answer)
            case .redo(let id, _):
                guard let index = undone.lastIndex(where: { $0.id == id }) else { continue }
                var answer = undone.remove(at: index)
                answer.undoneAt = nil
                standing.insert(answer, at: standing.firstIndex { $0.offset > answer.offset } ?? standing.endIndex)
            case .review(nil, _), .other: continue
            }
        }
        return (standing, undone)
    }

    /// The answers that count, in the order they were given.
    var reviews: [Review] {
        var isUndone: [Identifier<Review>: Bool] = [:]
        for line in lines {
            switch line.content {
            case .undo(let id, _): isUndone[id] = true
            case .redo(let id, _): isUndone[id] = false
            case .review, .other: continue
            }
        }
        return lines.compactMap { line in
            guard case .review(let id, let review) = line.content else { return nil }
            return id.flatMap { isUndone[$0] } == true ? nil : review
        }
    }
}
