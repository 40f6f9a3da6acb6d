extension CollisionRule {
    /// What a person calls it.
    var label: String {
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

extension RuleOfThumb {
    /// What a person calls it.
    var label: String {
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
        case .notRightYet: "not right before"
        case .mostSeenOfNotRight: "of these the most seen"
        case .leastSeenOfNotRight: "of these the least seen"
        case .phraseForPhrase: "phrase for a phrase"
        case .mostAlike: "most like the others"
        case .leastAlike: "least like the others"
        case .firstInAlphabet: "first in the alphabet"
        case .lastInAlphabet: "last in the alphabet"
        case .middleOfAlphabet: "middle of the alphabet"
        case .lettersOfPrompt: "letters of the prompt"
        }
    }
}
