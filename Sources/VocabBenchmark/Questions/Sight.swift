import VocabCore

/// What a reader who knows nothing sees of one question of a sheet: no words, no answers, only how the texts look.
struct Sight: Sendable {
    /// What is asked.
    let prompt: TextLook
    /// The choices.
    let choices: [TextLook]
    /// How often each choice was shown as a choice before.
    let timesShown: [Int]
    /// Whether each choice was the right one of an earlier question, as whoever is told the answers of a round knows.
    let wasRight: [Bool]
    /// How alike each choice is to each.
    let likeness: [[Double]]

    /// The places of the choices beside `place`.
    func others(than place: Int) -> [Int] { choices.indices.filter { $0 != place } }

    /// The sum over the other choices of what `figure` says of the one at `place` and each of them.
    func sum(around place: Int, _ figure: (TextLook, TextLook) -> Double) -> Double {
        choices.indices.reduce(0) { $1 == place ? $0 : $0 + figure(choices[place], choices[$1]) }
    }

    /// How alike the choice at `place` is to the others together.
    func likenessToOthers(_ place: Int) -> Double {
        choices.indices.reduce(0) { $1 == place ? $0 : $0 + likeness[place][$1] }
    }

    /// How far the script of the choice at `place` is from the others'.
    func scriptOddness(_ place: Int) -> Double { sum(around: place) { $0.scriptDistance(to: $1) } }

    /// How many signs one has and the other has not, over the other choices.
    func signOddness(_ place: Int) -> Double {
        sum(around: place) { Double($0.kindsOfSigns.symmetricDifference($1.kindsOfSigns).count) }
    }

    /// How many of the others end with the same character, and once more with the same two.
    func sharedEndings(_ place: Int) -> Double {
        sum(around: place) { left, right in Double(zip(left.endings, right.endings).count { $0 == $1 }) }
    }

    /// How many letters of the prompt the choice at `place` has.
    func lettersOfPrompt(_ place: Int) -> Double {
        Double(choices[place].letters.count { prompt.letters.contains($0) })
    }

    /// Where the choice at `place` comes by `value` among the four, from 0; equal ones share their places.
    func rank<Value: Comparable>(_ place: Int, by value: (TextLook) -> Value) -> Double {
        let own = value(choices[place])
        return choices.indices.reduce(0) { rank, other in
            if other == place { return rank }
            let theirs = value(choices[other])
            return rank + (theirs < own ? 1 : theirs == own ? 0.5 : 0)
        }
    }
}

/// A question as it looks, with the place of the right choice, which no guesser is shown.
struct SeenQuestion: Sendable {
    /// What is shown.
    let sight: Sight
    /// The place of the right choice.
    let answer: Int

    /// The questions of a sheet, each seen after those before it. `looks` remembers how texts look.
    static func all(of sheet: [Question], _ looks: inout [String: TextLook]) -> [SeenQuestion] {
        func look(_ text: String) -> TextLook {
            if let known = looks[text] { return known }
            let look = TextLook(text)
            looks[text] = look
            return look
        }
        var timesShown: [String: Int] = [:]
        var right: Set<String> = []
        return sheet.map { question in
            let choices = question.choices.map { look($0.text) }
            let prompt = look(question.prompt)
            let sight = Sight(
                prompt: prompt, choices: choices, timesShown: choices.map { timesShown[$0.key] ?? 0 },
                wasRight: choices.map { right.contains($0.key) },
                likeness: choices.map { left in choices.map { left.likeness(to: $0) } })
            for choice in choices { timesShown[choice.key, default: 0] += 1 }
            right.insert(choices[question.answer].key)
            return SeenQuestion(sight: sight, answer: question.answer)
        }
    }
}
