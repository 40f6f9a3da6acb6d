import VocabCore

/// Questions with several choices, of which a number, a letter or the text itself says which is right, as programs keep quizzes:
/// `{"hanzi": "我", "options": ["너", "나"], "correct": 1}`.
enum RightChoices {
    static let choiceNames: Set<String> = ["options", "choices", "보기", "선택지", "选项", "選択肢"]
    static let rightNames: Set<String> = [
        "correct", "answer", "correctanswer", "correctindex", "answerindex", "correctoption", "rightanswer", "solution", "정답",
        "답",
        "答案", "正解",
    ]

    /// The questions with the right choice alone in the place of all of them; with none where it cannot be told from which number they
    /// are counted, and nil where `elements` are no such questions.
    static func chosen(from elements: [RecordNode]) -> [RecordNode]? {
        guard elements.count > 1, let top = elements.first, Question(top) != nil else { return nil }
        let found = elements.compactMap(Question.init)
        guard found.count == elements.count else { return nil }
        let areTexts = found.allSatisfy { $0.choices.contains($0.right) }
        let numbers = found.compactMap { question in question.letters == nil ? Int(question.right) : nil }
        var first: Int? = areTexts || numbers.isEmpty || numbers.contains(0) ? 0 : nil
        if first == nil, found.contains(where: { Int($0.right) == $0.choices.count }) { first = 1 }
        return found.map { $0.resolved(countingFrom: first, areTexts: areTexts) }
    }

    /// One of them.
    private struct Question {
        let members: [(name: String, value: RecordNode)]
        /// Where its choices and what is right stand among its members.
        let place: Int
        let rightPlace: Int
        let choices: [String]
        /// What the choices are called, where they have names.
        let letters: [String]?
        let right: String

        init?(_ node: RecordNode) {
            guard case .object(let members) = node,
                let place = members.firstIndex(where: { choiceNames.contains($0.name.lowercased()) }),
                let rightPlace = members.firstIndex(where: { member in
                    rightNames.contains(member.name.lowercased().filter { $0 != "_" }) && member.value.text != nil
                })
            else { return nil }
            let right = Text.cleanedLine(members[rightPlace].value.text ?? "")
            switch members[place].value {
            case .array(let elements):
                let texts = elements.compactMap(\.text)
                guard texts.count == elements.count, texts.count <= Self.letters.count else { return nil }
                // `["A. 약해지다", "B. 빚"]` with the answer `A`
                let isLetter = Self.letters.contains(right.uppercased()) && !texts.contains(right)
                choices = isLetter ? zip(Self.letters, texts).map(Self.withoutLetter) : texts
                letters =
                    isLetter ? Self.letters.prefix(texts.count).map { right == right.uppercased() ? $0 : $0.lowercased() } : nil
            case .object(let inner):
                choices = inner.compactMap(\.value.text)
                letters = inner.map(\.name)
                guard choices.count == inner.count else { return nil }
            case .text: return nil
            }
            (self.members, self.place, self.rightPlace, self.right) = (members, place, rightPlace, right)
            let isNumber = Int(right).map { (0...choices.count).contains($0) } == true
            guard choices.count > 1, isNumber || letters?.contains(right) == true || choices.contains(right) else { return nil }
        }

        private static let letters = "ABCDEFGHIJ".map(String.init)

        private static func withoutLetter(_ letter: String, _ text: String) -> String {
            let marks = [". ", ") ", ": ", ".", ")"].map { letter + $0 }
            let mark = marks.first { text.uppercased().hasPrefix($0) }
            return mark.map { Text.cleaned(String(text.dropFirst($0.count))) } ?? text
        }

        /// The question with what is right as its answer alone; without any where `first` says not what number that has.
        func resolved(countingFrom first: Int?, areTexts: Bool) -> RecordNode {
            let choice =
                areTexts
                ? right
                : letters?.firstIndex(of: right).map { choices[$0] }
                    ?? (Int(right) == nil && choices.contains(right) ? right : nil)
                    ?? first.flatMap { first in Int(right).flatMap { choices[safe: $0 - first] } }
            var kept = members
            if let choice { kept[rightPlace] = ("answer", .text(choice)) }
            kept = kept.enumerated().filter { $0.offset != place && (choice != nil || $0.offset != rightPlace) }.map(\.element)
            return .object(kept)
        }
    }
}
