import VocabCore
import VocabLanguage

/// How a flash card looks.
struct CardScreen {
    let look: GameLook
    let bookcases: [String]
    /// Whether the term can be heard now, so that its key is named.
    var hasVoice = false

    private var style: Style { look.style }

    /// The parts of a card: where it stands in the game, what is shown, and once it is turned the other side and the grades.
    func parts(_ showing: CardGame.Showing) -> [[String]] {
        [heading(showing), front(showing)] + (showing.isTurned ? [back(showing), grades(showing)] : [gap])
    }

    /// What stands before a key.
    func prompt(_ showing: CardGame.Showing?) -> String {
        if showing?.isTurned == true {
            return look.prompt(
                keys: CardPhrase.gradeKeys(hasVoice: hasVoice), plain: CardPhrase.plainGradeKeys(hasVoice: hasVoice))
        }
        return look.prompt(keys: CardPhrase.turnKeys(hasVoice: hasVoice), plain: CardPhrase.plainTurnKeys(hasVoice: hasVoice))
    }

    private func heading(_ showing: CardGame.Showing) -> [String] {
        var facts = [look.say(GamePhrase.progress(number: showing.number, total: showing.total))]
        if showing.isAgain { facts.append(look.say(CardPhrase.cameBack)) }
        if showing.again > 0 { facts.append(look.say(CardPhrase.comingBack(showing.again))) }
        return look.heading(look.title(CardPhrase.title, bookcases), facts) + gap
    }

    private func front(_ showing: CardGame.Showing) -> [String] {
        let card = showing.card
        let remarks = look.remarks(card.word.content, tellsPronunciation: card.direction == .forward)
        if style.isPlain { return style.paragraph(look.say(CardPhrase.card(text: SafeText.line(card.prompt), remarks: remarks))) }
        return style.paragraph(SafeText.line(card.prompt), indent: 3, .strong)
            + (remarks.isEmpty ? [] : style.paragraph(remarks.joined(separator: " · "), indent: 3))
    }

    private func back(_ showing: CardGame.Showing) -> [String] {
        let word = showing.card.word
        let text = SafeText.line(showing.card.wanted)
        let example = SafeText.line(word.content.example)
        let field: WordField = showing.card.direction == .forward ? .meaning : .term
        let pronunciation = field == .term ? SafeText.line(word.content.pronunciation) : ""
        if style.isPlain {
            return style.paragraph(look.say(CardPhrase.turned(field, text: text)))
                + (example.isEmpty ? [] : style.paragraph(look.say(CardPhrase.example(example))))
        }
        let rule = String(repeating: "─", count: min(48, style.width - 6))
        return ["   " + style.paint(rule, .dim)] + style.paragraph(text, indent: 3, .strong)
            + (pronunciation.isEmpty ? [] : style.paragraph(pronunciation, indent: 3))
            + (example.isEmpty ? [] : style.paragraph(example, indent: 3))
    }

    private func grades(_ showing: CardGame.Showing) -> [String] {
        let grades = Review.Grade.allCases.map { look.say(CardPhrase.grade($0, days: showing.days[$0] ?? 1)) }
        return gap + look.flow(grades)
    }

    private var gap: [String] { style.isPlain ? [] : [""] }
}
