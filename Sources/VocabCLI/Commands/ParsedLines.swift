import ArgumentParser
import Synchronization

/// What the parser made of lines, so that a line that comes again is not parsed again: in debug builds the parser tries each declaration of
/// a command anew every time, which takes it longer than most commands take.
enum ParsedLines {
    private struct Line: Hashable {
        let command: ObjectIdentifier
        let words: [String]
    }

    private static let known = Mutex<[Line: any SessionCommand]>([:])

    /// More lines, or longer ones, are not kept.
    private static let most = 4_000
    private static let longest = 400

    /// What `words` ask `command` for; nil where that only holds other commands.
    ///
    /// - Throws: what the parser throws.
    static func command(_ command: any DescribedCommand.Type, _ words: [String]) throws -> (any SessionCommand)? {
        guard words.reduce(0, { $0 + $1.utf8.count }) <= longest else {
            return try command.parseAsRoot(words) as? any SessionCommand
        }
        let line = Line(command: ObjectIdentifier(command), words: words)
        if let parsed = known.withLock({ $0[line] }) { return parsed }
        let parsed = try command.parseAsRoot(words) as? any SessionCommand
        if let parsed { known.withLock { if $0.count < most { $0[line] = parsed } } }
        return parsed
    }
}
