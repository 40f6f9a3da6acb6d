/// How a file of a history is called: `<device>.jsonl`, and `<device>-2.jsonl`, `<device>-3.jsonl` and so on where it goes on.
///
/// A file that is full never changes again, so that what is copied, packed and sent of a long history is its last part alone.
struct HistoryName: Hashable, Sendable {
    /// The device whose history it is, or whatever else the file is called by.
    let device: String
    /// Which file it is of those that hold this history, from 1.
    let part: Int

    /// The name of the file that holds this part.
    init(device: String, part: Int = 1) { (self.device, self.part) = (device, part) }

    /// Reads a file's name; nil for one that holds no history.
    init?(fileName: String) {
        guard fileName.hasSuffix(Self.suffix) else { return nil }
        let name = fileName.dropLast(Self.suffix.count)
        if let dash = name.lastIndex(of: "-"), Identifier<Device>(String(name[..<dash])) != nil,
            let part = Int(name[name.index(after: dash)...]), part > 1, name[dash...] == "-\(part)"
        {
            self.init(device: String(name[..<dash]), part: part)
        } else {
            self.init(device: String(name))
        }
    }

    /// The name of the file.
    var fileName: String { part == 1 ? device + Self.suffix : "\(device)-\(part)" + Self.suffix }

    private static let suffix = ".jsonl"
}

extension HistoryName: Comparable {
    static func < (left: Self, right: Self) -> Bool { (left.device, left.part) < (right.device, right.part) }
}
