/// The history of one device, or a file of it, as it was read: the lines that can be, and where the others are.
struct HistoryFile: Sendable {
    /// A line that could be read.
    struct Line: Equatable, Sendable {
        /// The line's number among all changes and answers on the device; `lines` is sorted by it.
        ///
        /// A line of an earlier version holds no number. It gets the offset of its end in the file, in bytes, but at least 1 more
        /// than the line before it.
        let sequence: Int
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

    /// The lines in the order of their numbers.
    private(set) var lines: [Line] = []
    /// The lines that are no JSON, or not the JSON of a history.
    private(set) var broken: [BrokenLine] = []
    /// Where a last line begins that lacks its line break.
    private(set) var tornAt: Int?
    /// The number of the next line of the file, and that of the last change or answer.
    private var (nextLine, lastSequence) = (1, 0)

    /// A file of which nothing is read yet.
    init() {}

    /// Reads the lines of a whole file; blank ones say nothing.
    init(_ bytes: [UInt8]) {
        self.init(FileEnd(offset: 0, bytes: bytes))
    }

    /// Reads the last lines of a file.
    init(_ end: FileEnd) {
        take(end)
        putInOrder()
    }

    /// Reads the lines that come next in the file; only those of the last piece may lack a line break. Of answers to words that are not in
    /// `words` nothing is kept. After the last piece `putInOrder` follows.
    mutating func take(_ end: FileEnd, words: ((Word.ID) -> Bool)? = nil) {
        var start = 0
        while start < end.bytes.count {
            guard let stop = end.bytes[start...].firstIndex(of: 0x0A) else {
                tornAt = end.offset + start
                break
            }
            read(end, start..<stop, words)
            start = stop + 1
            nextLine += 1
        }
    }

    /// The lines of the files in which a history goes on, the first one first; where what cannot be read stands is left out.
    init(joining parts: [HistoryFile]) {
        if let part = parts.first, parts.count == 1 {
            self = part
            return
        }
        lines = parts.flatMap(\.lines)
        putInOrder()
    }

    private mutating func read(_ end: FileEnd, _ range: Range<Int>, _ words: ((Word.ID) -> Bool)?) {
        if let (content, sequence) = HistoryLine.decodeOwn(end.bytes[range]) {
            lastSequence = sequence
            if let words, case .review(_, let review) = content, !words(review.word) { return }
            lines.append(Line(sequence: sequence, content: content))
            return
        }
        let line = Array(end.bytes[range])
        if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return }
        do {
            let (content, sequence) = try HistoryLine.decode(line)
            lastSequence = sequence ?? max(lastSequence + 1, end.offset + range.upperBound + 1)
            if let words, case .review(_, let review) = content, !words(review.word) { return }
            lines.append(Line(sequence: lastSequence, content: content))
        } catch let error as JSONError {
            tell(error.problem, TextPosition(line: nextLine, column: TextPosition(of: error.offset, in: line).column), end, range)
        } catch {
            tell(.expected(.object), TextPosition(line: nextLine, column: 1), end, range)
        }
    }

    private mutating func tell(_ problem: JSONError.Problem, _ position: TextPosition, _ end: FileEnd, _ range: Range<Int>) {
        let place = (end.offset + range.lowerBound)..<(end.offset + range.upperBound)
        broken.append(BrokenLine(range: place, position: position, problem: problem))
    }

    /// Two versions of a file that were merged line by line may hold its lines in any order, and some of them twice.
    mutating func putInOrder() {
        let isOrdered = zip(lines, lines.dropFirst()).allSatisfy { $0.sequence < $1.sequence }
        if isOrdered { return }
        lines = lines.enumerated().sorted { ($0.element.sequence, $0.offset) < ($1.element.sequence, $1.offset) }.map(\.element)
    }
}

extension HistoryFile {
    /// An answer or a clearing, and the numbers that tell how late it is among other steps.
    struct UndoableAction: Equatable, Sendable {
        let id: Identifier<Review>
        let action: UndoStep.Action
        /// When it was done.
        let at: Timestamp
        /// Its number among all that was done on the device.
        let sequence: Int
        /// The `sequence` of the line that last took it back; nil for one that counts.
        var undoneBy: Int?
    }

    /// Answers and clearings that `undo` can take back (`standing`) and that `redo` can restore (`undone`), the next one last.
    ///
    /// A new answer or clearing empties `undone`: what was taken back before it cannot be restored.
    var undoableActions: (standing: [UndoableAction], undone: [UndoableAction]) {
        var standing: [UndoableAction] = []
        var undone: [UndoableAction] = []
        var known: Set<Identifier<Review>> = []
        for line in lines {
            if let (id, action, moment) = line.content.deed {
                if !known.insert(id).inserted { continue }
                standing.append(UndoableAction(id: id, action: action, at: moment, sequence: line.sequence))
                undone = []
            }
            switch line.content {
            case .undo(let id, _):
                guard let index = standing.lastIndex(where: { $0.id == id }) else { continue }
                var deed = standing.remove(at: index)
                deed.undoneBy = line.sequence
                undone.append(deed)
            case .redo(let id, _):
                guard let index = undone.lastIndex(where: { $0.id == id }) else { continue }
                var deed = undone.remove(at: index)
                deed.undoneBy = nil
                standing.insert(deed, at: standing.firstIndex { $0.sequence > deed.sequence } ?? standing.endIndex)
            case .review, .clearing, .other: continue
            }
        }
        return (standing, undone)
    }
}

extension HistoryLine {
    /// What the learner did here that can be taken back, and what that is known by; nil for the other lines.
    var deed: (id: Identifier<Review>, action: UndoStep.Action, at: Timestamp)? {
        switch self {
        case .review(let id?, let review): (id, .answer(review), review.at)
        case .clearing(let id, let clearing): (id, .clearing(clearing), clearing.at)
        case .review(nil, _), .undo, .redo, .other: nil
        }
    }
}
