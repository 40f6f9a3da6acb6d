import VocabCore
import VocabLanguage

/// What each desired retention would cost, a line for each.
struct GoalScreen {
    let style: Style
    let language: Language
    /// Where commands are typed.
    let command: TypedCommand
    let prices: GoalPrices
    let pace: AnswerPace

    /// The lines.
    var lines: [String] {
        let title = GoalPhrase.title(days: GoalPrices.days, words: prices.words).text(in: language)
        let rows = prices.prices.map { price in
            let phrase = GoalPhrase.price(price, minutes: minutes(price))
            return style.paragraph(
                (style.isPlain ? "" : price.isPresent ? "▸ " : "  ") + phrase.text(in: language),
                price.isPresent ? .strong : nil)
        }
        let other = prices.prices.last { !$0.isPresent && $0.retention < 0.9 } ?? prices.prices.last
        let change = other.flatMap {
            command.typed(Invocation(.setup, options: [.value("--retention", $0.retention.description)]))
        }
        return style.paragraph(title, .strong) + rows.flatMap(\.self)
            + (change.map { style.paragraph(GoalPhrase.change(command: $0).text(in: language), .dim) } ?? [])
    }

    /// The same for programs.
    var json: JSONWriter {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("days", GoalPrices.days)
            writer.member("words", prices.words)
            writer.name("goals")
            writer.array(prices.prices) { price, writer in
                writer.object { writer in
                    writer.member("retention", price.retention)
                    writer.member("present", price.isPresent)
                    writer.member("known", Int(price.known.rounded()))
                    writer.member("answersPerDay", price.answersPerDay)
                    writer.member("minutesPerDay", minutes(price))
                }
            }
        }
        return writer
    }

    private func minutes(_ price: GoalPrices.Price) -> Int {
        pace.minutes(forAnswers: Int(price.answersPerDay.rounded(.up)))
    }
}
