import VocabCore
import VocabLanguage

/// What an estimate of what is known came to.
struct PlaceScreen {
    let style: Style
    let language: Language
    let bookcase: Bookcase
    let placement: Placement
    /// The words that do not exist: how many were asked, and for how many a meaning was picked.
    let pseudoWords: (asked: Int, picked: Int)

    /// More levels are no help to look at.
    private static let mostLevels = 12

    /// The lines.
    var lines: [String] {
        let name = bookcase.name.description
        var phrases: [PlacePhrase] = [.share(bookcase: name, placement.share)]
        if pseudoWords.asked > 0 { phrases.append(.invented(picked: pseudoWords.picked, of: pseudoWords.asked)) }
        let shown = placement.levels.count <= Self.mostLevels ? placement.levels : []
        let levels = shown.map { PlacePhrase.level($0).text(in: language) }
        if !placement.known.isEmpty { phrases.append(.known(placement.known.count)) }
        phrases.append(
            placement.changesAnything
                ? .begins(at: placement.start, later: placement.later.count) : .fromTheStart)
        let said = phrases.map { style.paragraph(SafeText.line($0.text(in: language))) }
        return (style.isPlain ? [] : [""]) + said[0]
            + (levels.isEmpty ? [] : style.paragraph(SafeText.line(levels.joined(separator: style.isPlain ? ", " : " · ")), .dim))
            + said.dropFirst().flatMap(\.self)
    }

    /// What a program gets where the learner left before the end.
    static func nothing(in bookcase: Bookcase) -> JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("bookcase", bookcase.id.description)
            writer.member("marked", false)
        }
        return writer
    }

    /// The same for programs.
    func json(isMarked: Bool, questions: Int) -> JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("bookcase", bookcase.id.description)
            writer.member("questions", questions)
            writer.name("pseudoWords")
            writer.object { writer in
                writer.member("asked", pseudoWords.asked)
                writer.member("picked", pseudoWords.picked)
            }
            writeShare(placement.share, to: &writer)
            writer.name("levels")
            writer.array(placement.levels) { level, writer in
                writer.object { writer in
                    writer.member("tag", level.tag)
                    writeShare(level.share, to: &writer)
                }
            }
            if let start = placement.start { writer.member("start", start) }
            writer.member("marked", isMarked)
            writer.member("known", placement.known.map(\.description))
            writer.member("later", placement.later.map(\.description))
            writer.member("next", placement.next.prefix(Placement.nextCount).map(\.description))
        }
        return writer
    }

    private func writeShare(_ share: Placement.Share, to writer: inout JSONWriter) {
        writer.member("share", share.mean)
        writer.member("low", share.interval.lowerBound)
        writer.member("high", share.interval.upperBound)
    }
}
