import VocabCore

/// What is said about the questions of a list when they are measured.
enum BenchmarkPhrase: Phrase {
    case title(bookcase: String, words: Int, sheets: Int, questions: Int, seed: UInt64, direction: String)
    case legend(misses: Int)
    case collisions, anyCollision, collision(CollisionRule)
    case choices, partMismatch, changed, distinct, exposure, overexposed, longExposure, places, passedOver
    case plausibility, prefix, spelling, tags
    case guesses, rule(RuleOfThumb), learnedByLooks, learned
    case cost, millisecondsPerQuestion
    case example([String], [String])
    case questions(Int, of: Int)
    case distractors(known: Int)
    case outOf(String)
    case interval(from: String, to: String)
    case timesItsShare(String)
    case placeCounts([Int])
    case besideRandom(chosen: String, random: String)
    case goal(String)

    var korean: String {
        switch self {
        case .title(let bookcase, let words, let sheets, let questions, let seed, let direction):
            "\(bookcase) · 단어 \(words)개 · 시험지 \(sheets)장 · \(questions)문제 · \(direction) · --seed \(seed)"
        case .legend(let misses): misses == 0 ? "모두 목표 안에 있습니다." : "! 목표를 벗어난 줄 \(misses)개"
        case .collisions: "정답이 둘이 되는 문제"
        case .anyCollision: "모두"
        case .collision(let rule): rule.korean
        case .choices: "보기"
        case .partMismatch: "품사가 다른 오답"
        case .changed: "다시 물으면 달라지는 오답"
        case .distinct: "단어마다 서로 다른 오답 수"
        case .exposure: "한 장에서 가장 자주 보인 단어"
        case .overexposed: "제 몫의 두 배 넘게 보인 단어"
        case .longExposure: "모든 장에서 가장 자주 보인 단어"
        case .places: "정답의 자리"
        case .passedOver: "문제를 만들 수 없는 단어"
        case .plausibility: "오답이 정답에 가까운 정도"
        case .prefix: "같은 첫 글자 수"
        case .spelling: "철자가 비슷한 정도"
        case .tags: "같은 태그의 비율"
        case .guesses: "모르고 찍어 맞히는 비율"
        case .rule(let rule): rule.korean
        case .learnedByLooks: "정답을 보고 배워 찍기"
        case .learned: "앞 문제까지 보고 배워 찍기"
        case .cost: "비용"
        case .millisecondsPerQuestion: "한 문제를 만드는 밀리초"
        case .example(let terms, let meanings): "\(terms[0]) (\(meanings[0])) ↔ \(terms[1]) (\(meanings[1]))"
        case .questions(let count, let total): "\(total)문제 중 \(count)"
        case .distractors(let known): "오답 \(known)개 중"
        case .outOf(let most): "많으면 \(most)"
        case .interval(let from, let to): "95 % 구간 \(from)–\(to)"
        case .timesItsShare(let times): "제 몫의 \(times)배"
        case .placeCounts(let counts): zip("①②③④", counts).map { "\($0) \($1)" }.joined(separator: " ")
        case .besideRandom(let chosen, let random): "\(chosen), 아무 단어나 \(random)"
        case .goal(let goal): "목표 \(goal)"
        }
    }

    var english: String {
        switch self {
        case .title(let bookcase, let words, let sheets, let questions, let seed, let direction):
            "\(bookcase) · \(words) words · \(sheets) sheets · \(questions) questions · \(direction) · --seed \(seed)"
        case .legend(let misses): misses == 0 ? "All within their goals." : "! lines that miss their goal: \(misses)"
        case .collisions: "Questions with two right answers"
        case .anyCollision: "by any rule"
        case .collision(let rule): rule.english
        case .choices: "Choices"
        case .partMismatch: "other part of speech"
        case .changed: "other three when asked again"
        case .distinct: "different wrong choices a word"
        case .exposure: "most shown word in one sheet"
        case .overexposed: "shown over twice their share"
        case .longExposure: "most shown word in all sheets"
        case .places: "places of the right one"
        case .passedOver: "words without a question"
        case .plausibility: "Nearness of wrong choices to the right one"
        case .prefix: "letters begun alike"
        case .spelling: "likeness of spelling"
        case .tags: "share of tags in common"
        case .guesses: "Hits of guessers that know nothing"
        case .rule(let rule): rule.english
        case .learnedByLooks: "learnt from right answers"
        case .learned: "and from earlier questions"
        case .cost: "Cost"
        case .millisecondsPerQuestion: "milliseconds a question"
        case .example(let terms, let meanings): "\(terms[0]) (\(meanings[0])) ↔ \(terms[1]) (\(meanings[1]))"
        case .questions(let count, let total): "\(count) of \(total)"
        case .distractors(let known): "of \(known) wrong choices"
        case .outOf(let most): "at most \(most)"
        case .interval(let from, let to): "95 %: \(from)–\(to)"
        case .timesItsShare(let times): "\(times) × its share"
        case .placeCounts(let counts): zip("①②③④", counts).map { "\($0) \($1)" }.joined(separator: " ")
        case .besideRandom(let chosen, let random): "\(chosen), any two words \(random)"
        case .goal(let goal): "goal \(goal)"
        }
    }
}

extension CollisionRule: Phrase {
    var korean: String {
        switch self {
        case .sharedSense: "같은 뜻이 들어 있음"
        case .synonym: "동의어로 적혀 있음"
        case .sameTerm: "같은 단어"
        case .sameText: "같은 글자로 보임"
        case .containment: "한 뜻이 다른 뜻의 일부"
        case .sharedStem: "어미만 다름"
        case .alikeDistractors: "뜻이 같은 두 오답"
        case .nearSynonym: "사전에서 가까운 뜻"
        }
    }

    var english: String {
        switch self {
        case .sharedSense: "a sense in common"
        case .synonym: "listed as synonym"
        case .sameTerm: "the same term"
        case .sameText: "the same text"
        case .containment: "one meaning in the other"
        case .sharedStem: "only the ending differs"
        case .alikeDistractors: "two wrong ones mean the same"
        case .nearSynonym: "near in the thesaurus"
        }
    }
}

extension RuleOfThumb: Phrase {
    var korean: String {
        switch self {
        case .longest: "가장 긴 것"
        case .shortest: "가장 짧은 것"
        case .oddScript: "글자 종류가 다른 것"
        case .oddEnding: "끝 글자가 다른 것"
        case .commonEnding: "끝 글자가 가장 흔한 것"
        case .oddPunctuation: "문장 부호가 다른 것"
        case .mostSenses: "뜻이 가장 많은 것"
        case .fewestSenses: "뜻이 가장 적은 것"
        case .mostSeen: "앞에서 가장 자주 보인 것"
        case .leastSeen: "앞에서 가장 드물게 보인 것"
        case .notAskedYet: "앞에서 묻지 않은 것"
        case .mostAlike: "나머지와 가장 닮은 것"
        case .leastAlike: "나머지와 가장 다른 것"
        case .firstInAlphabet: "가나다순으로 처음"
        case .lastInAlphabet: "가나다순으로 마지막"
        case .middleOfAlphabet: "가나다순으로 가운데"
        case .lettersOfPrompt: "문제와 같은 글자가 많은 것"
        }
    }

    var english: String {
        switch self {
        case .longest: "longest"
        case .shortest: "shortest"
        case .oddScript: "odd script"
        case .oddEnding: "odd ending"
        case .commonEnding: "commonest ending"
        case .oddPunctuation: "odd punctuation"
        case .mostSenses: "most senses"
        case .fewestSenses: "fewest senses"
        case .mostSeen: "most seen before"
        case .leastSeen: "least seen before"
        case .notAskedYet: "not asked before"
        case .mostAlike: "most like the others"
        case .leastAlike: "least like the others"
        case .firstInAlphabet: "first in the alphabet"
        case .lastInAlphabet: "last in the alphabet"
        case .middleOfAlphabet: "middle of the alphabet"
        case .lettersOfPrompt: "letters of the prompt"
        }
    }
}
