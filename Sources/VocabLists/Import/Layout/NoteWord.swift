import VocabCore

/// What stands in front of or behind the sign of a note's line: a word, and behind it how it is said and what part of speech it is, in any
/// order: `book [북] n.`.
struct NoteWord {
    let text: String
    let pronunciation: String
    let part: String
    /// Whether the part is one beyond doubt, whatever the others of the list look like.
    let hasSurePart: Bool
    /// Whether the pronunciation is.
    let hasSurePronunciation: Bool

    /// Takes a word apart; where others of the list have such behind them, what may be a part of speech or a pronunciation is one.
    init(_ whole: String, mayHavePart: Bool = false, mayHavePronunciation: Bool = false) {
        var (text, pronunciation, part) = (whole, "", "")
        var (isPartSure, isPronunciationSure) = (false, false)
        while true {
            if part.isEmpty, let (rest, name) = Brackets.partAtEnd(of: text), rest.contains(where: \.isLetter),
                case let isSure = Self.isPart(name, of: rest, isBare: text.hasSuffix(".")), mayHavePart || isSure
            {
                (text, part) = (rest, name)
                isPartSure = isSure
            } else if pronunciation.isEmpty, let (rest, sound, isSure) = Self.pronunciation(behind: text, mayHavePronunciation) {
                (text, pronunciation) = (rest, sound)
                isPronunciationSure = isSure
            } else {
                break
            }
        }
        (self.text, self.pronunciation, self.part) = (text, pronunciation, part)
        (hasSurePart, hasSurePronunciation) = (isPartSure, isPronunciationSure)
    }

    /// Whether nothing but letters is left of it, and what stands in words and around them: signs between words part something.
    /// Several senses may have commas without spaces between them, and numbers.
    func isPlain(mayHoldSenses: Bool) -> Bool {
        guard let first = text.first, let last = text.last, first.isLetter || "~(-…¿¡（【".contains(first) || mayHoldSenses,
            last.isLetter || last.isFigure || ".!?。！？…)）】’".contains(last), !text.hasSuffix(" ..."),
            text.allSatisfy({
                $0.isLetter || $0.isFigure || " '’.,-–·・~…!?。！？¿¡/&()（）【】‘、".contains($0)
                    || mayHoldSenses && ";=↔≒[]①②③④".contains($0)
            })
        else { return false }
        let isBlank = text.split(whereSeparator: { "(（【".contains($0) }).dropFirst().contains { !$0.contains(where: \.isLetter) }
        let hasCells = zip(text, text.dropFirst()).contains { $0 == "," && $1 != " " }
        return !isBlank && (mayHoldSenses || !hasCells) && ![" - ", " – ", " / ", " ~ "].contains(where: text.contains)
    }

    /// Whether an abbreviation behind a word is its part of speech beyond doubt: `TV ad.` is none.
    private static func isPart(_ name: String, of word: String, isBare: Bool) -> Bool {
        // `父 (부)` is how it is read.
        let isSyllable = name.count == 1 && name.unicodeScalars.allSatisfy(Hangul.isSyllable)
        if isSyllable, ColumnProfile.scripts(of: word) == [.han] { return false }
        if isBare { return name != "ad." || word.hasSuffix("ly") }
        return Brackets.isPart(name) || name == "v" || name == "a"
            || PartOfSpeech.areKnown(name) && isSyllable
    }

    /// What stands in brackets behind a word and says how it sounds: in phonetic letters, in kana or pinyin, in Hangul that spells it, or by
    /// the word itself.
    private static func pronunciation(
        behind text: String, _ mayBePlain: Bool
    ) -> (rest: String, pronunciation: String, isSure: Bool)? {
        if let (rest, sound) = Pronunciation.atEnd(of: text, mayBePlain: false) {
            // `上手（な）` has its ending there.
            let isShort =
                sound.count < rest.unicodeScalars.count { Script(of: $0) == .han } && ColumnProfile.scripts(of: sound) == [.kana]
            return isShort ? nil : (rest, sound, true)
        }
        if let (rest, inside) = Brackets.atEnd(of: text) {
            if HangulSpelling.spells(inside, rest) { return (rest, inside, true) }
            if text.hasSuffix("]"), inside == rest { return (rest, "[\(inside)]", true) }
        }
        if let space = text.firstIndex(of: " ") {
            let (word, sound) = (String(text[..<space]), Text.cleanedLine(String(text[space...])))
            if ColumnProfile.scripts(of: word) == [.han], Transcription.isPinyin(sound) { return (word, sound, true) }
        }
        guard mayBePlain, let (rest, sound) = Pronunciation.atEnd(of: text, mayBePlain: true), !sound.contains(where: \.isFigure),
            "[/".contains(sound.first ?? " ") || Transcription.isReading(sound, of: rest)
        else { return nil }
        return (rest, sound, false)
    }
}
