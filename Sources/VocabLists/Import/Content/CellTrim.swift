import VocabCore

/// What stands around the words of a list and belongs to none of them, found in most of its rows: marks of Markdown and quotes, parts
/// of speech and pronunciations behind terms.
struct CellTrim: Equatable, Sendable {
    /// A sign that stands behind nearly all terms, and such as stand before and behind nearly all meanings: what is left of two signs
    /// between them, or of those between rows.
    private var termTail: String?
    /// Whether now this and now that sign is left behind most terms, where words and meanings were parted by their scripts: `apple -`.
    private var termsEndWithSigns = false
    /// A sign that stands before nearly all terms: `]apple`.
    private var termHead: String?
    private var meaningHead: String?
    private var meaningTail: String?
    /// What all terms begin with, up to a colon: `Translate: apple`.
    private var termLabel: String?
    /// What stands around all terms, with quotes next to them: `뜻은? 'apple'`.
    private var termFrame: CellSigns.Frame?
    /// The marks around nearly all terms, and around nearly all meanings.
    private var termMarks: String?
    private var meaningMarks: String?
    /// Whether most terms are links as Markdown has them.
    private var termsAreLinks = false
    /// Whether most terms have their part of speech behind them: `apple (n.)`.
    private var termsHaveParts = false
    /// Whether `n.` behind them is a gender, as `m.` and `f.` behind others are.
    private var areGendersBehind = false
    /// Whether nearly all have it there with nothing around: `apple n`.
    private var termsEndWithParts = false
    /// Whether most meanings have: `사과 (명)`.
    private var meaningsHaveParts = false
    /// What stands in brackets behind terms so often that it is a label like a part of speech, under whatever name: `go on (phr. v.)`.
    private var termLabels: Set<String> = []
    /// Genders that stand in brackets behind some terms: `creux (m.)`.
    private var termGenders: Set<String> = []
    /// What stands in brackets before most meanings, a few labels again and again: `【他一】担任`, `(num.) eight`.
    private var meaningLabels: Set<String> = []
    /// Whether the name of a part of speech stands in front of nearly all meanings, with nothing but a space: `noun menu`.
    private var meaningsBeginWithParts = false
    /// Whether pictures stand beside words again and again: `🐶 dog`.
    private var hasPictures = false
    /// Whether most terms have their meaning in brackets behind them, for what stands apart uses them.
    private var termsHaveMeanings = false
    /// Whether most meanings have an example of their term in brackets behind them.
    private var meaningsHaveExamples = false
    /// Whether half of the meanings have further lines, and half of these use the words: `to have`, `Nous avons deux chats.`.
    private var meaningsHaveExampleLines = false
    /// Whether sentences in brackets behind some meanings use the words: `book (Leo el libro.)`.
    private var someMeaningsHaveExamples = false
    /// Whether most terms have brackets with a spelling behind them: `pen [pen]`.
    private var termsHaveSpellings = false
    /// Whether some meanings count their senses, so that a number in front of a single one counts it as well.
    private var meaningsAreCounted = false
    /// How words are read, beside them.
    private var readings = CellReadings()
    /// Whether most meanings say behind them what is equal to their word: `연기하다 (= postpone)`.
    private var meaningsHaveEquals = false
    /// Marks of Markdown in them.
    private var emphasis = CellEmphasis()
    /// How important they are.
    private var stars = CellStars()
    /// Tags behind meanings.
    private var tags = CellTags()
    /// Levels behind terms.
    private var levels = CellLevels()
    /// The pages they are from, behind them.
    private var pages = CellPages()
    /// Genders behind terms.
    private var genders = CellGenders()
    /// What is said of words in front of them.
    private var heads = CellHeads()
    /// Whether line breaks are written out as `\n`.
    private var hasWrittenLineBreaks = false

    /// Whether parts of speech, genders or readings stand in cells without any sign that tells them apart.
    var hasBareParts: Bool { meaningsBeginWithParts || termsEndWithParts || genders.areBehind || readings.areBare }

    /// Nothing is taken away.
    init() {}

    /// Looks at the terms and the meanings of some rows.
    ///
    /// A hyphen right behind a term is left of a sign only where nothing but spaces parts the cells: `un-` is a word.
    init(terms: [String], meanings: [String], cells: [[String]], areSpaced: Bool) {
        // The term may end the row as well as the meaning.
        let tails = ["\\\\", "\\", ",", ";"]
        // A space stands before a slash between cells, and none before one that ends a pronunciation.
        termTail = CellSigns.common(CellSigns.signsBetween + [" /", "|"] + tails, in: terms) { term, sign in
            term.hasSuffix(sign) && (areSpaced || !"-–".contains(sign) || term.hasSuffix(" " + sign))
        }
        meaningHead = CellSigns.common(CellSigns.signsBetween + [",", ";", "|"], in: meanings) { $0.hasPrefix($1) }
        // What is left of the label of an example behind them: `not proud. Ex`.
        let exampleLabels = [" Ex", " ex", " e.g", " Example", " 예", " 예문"]
        meaningTail = CellSigns.common(tails + exampleLabels + CellSigns.signsBetween, in: meanings) { $0.hasSuffix($1) }
        termsEndWithSigns =
            areSpaced && termTail == nil && terms.count > 3
            && terms.count { CellSigns.withoutSign($0) != nil } * 2 > terms.count
        termHead = CellSigns.common(["]", "»", "|"], in: terms) { $0.hasPrefix($1) }
        let counted = meanings.count { NumberedSenses.joined($0) != nil }
        meaningsAreCounted = counted > 2 && counted >= meanings.count { NumberedSenses.only(in: $0) != nil }
        let equal = meanings.compactMap { RelatedWords.equals(behind: $0)?.rest }
        meaningsHaveEquals = equal.count > 1 && equal.count * 10 >= meanings.count
        emphasis = CellEmphasis(terms: terms)
        stars = CellStars(terms: terms, meanings: meanings)
        tags = CellTags(meanings: meanings)
        levels = CellLevels(terms: terms)
        pages = CellPages(terms: terms, meanings: meanings)
        genders = CellGenders(terms: terms)
        heads = CellHeads(terms: terms)
        let ownTerms = terms.map { CellSigns.without(head: termHead, CellSigns.without(tail: termTail, $0)) }
        let labels = Set(ownTerms.map { term in term.firstRange(of: ": ").map { String(term[..<$0.upperBound]) } })
        termLabel = labels.count == 1 && terms.count > 3 ? labels.first ?? nil : nil
        termFrame = CellSigns.frame(around: ownTerms)
        let terms = ownTerms.map { CellSigns.without(termFrame, CellSigns.without(head: termLabel, $0)) }
        let meanings = meanings.map { CellSigns.without(tail: meaningTail, CellSigns.without(head: meaningHead, $0)) }
        meaningMarks = CellSigns.marks(around: meanings)
        func most(_ texts: [String], _ test: (String) -> Bool) -> Bool {
            texts.count > 2 && texts.count(where: test) * 2 > texts.count
        }
        areGendersBehind = terms.contains { $0.hasSuffix(" m.") } && terms.contains { $0.hasSuffix(" f.") || $0.hasSuffix(" n.") }
        termsAreLinks = most(terms) { CellSigns.linked($0) != nil }
        termLabels = CellSigns.labels(behind: terms)
        termGenders = CellSigns.genders(behind: terms)
        termMarks = CellSigns.marks(around: terms.map { bareTerm($0, mayHavePart: true, mayBePlain: false).term })
        // An abbreviation in brackets is one in a single word too; of letters two tell, for `(n)` alone is a plural as well.
        termsHaveParts =
            most(terms) { bareTerm($0, mayHavePart: true, mayBePlain: true).part != nil }
            || terms.contains { Brackets.atEnd(of: $0).map { Brackets.isPart($0.inside) } == true }
            || terms.contains {
                CellSigns.partBehind($0).map { ["n.", "v.", "adj.", "adv.", "vt.", "vi."].contains($0.part) } == true
            }
            || Set(terms.compactMap { Brackets.atEnd(of: $0)?.inside }.filter(["n", "v", "a", "vt", "vi"].contains)).count > 1
        let beforeParts = terms.compactMap { CellSigns.partBehind($0)?.rest }
        termsEndWithParts =
            beforeParts.count > 3 && beforeParts.count * 10 >= terms.count * 8
            && Set(beforeParts).count * 10 >= beforeParts.count * 9
        meaningsHaveParts = most(meanings) { Brackets.partAtEnd(of: $0, mustBeBracketed: true) != nil }
        // Beside three in phonetic letters others in the same brackets are pronunciations as well: `set [set]`.
        let phonetic = terms.count { $0.hasSuffix("]") && ColumnProfile.hasTranscriptionMark($0) }
        termsHaveSpellings =
            most(terms) { bareTerm($0, mayHavePart: true, mayBePlain: true).pronunciation != nil }
            || phonetic > 2 && phonetic * 10 >= terms.count * 3
        readings = CellReadings(terms: terms, meanings: meanings)
        meaningLabels = CellSigns.labels(before: meanings)
        let behindParts = meanings.compactMap { CellSigns.partInFront(of: $0)?.rest }
        meaningsBeginWithParts =
            meanings.count > 3 && behindParts.count * 10 >= meanings.count * 8
            && Set(behindParts).count * 10 >= behindParts.count * 9
        let pictures = (terms + meanings).count { CellSigns.withoutPictures($0) != nil }
        // Where the picture is what tells two words apart, it stays.
        let bare = Set(terms.map { CellSigns.withoutPictures($0) ?? $0 })
        hasPictures = pictures > 2 && pictures * 5 > terms.count * 2 && bare.count == Set(terms).count
        let pairs = zip(terms, meanings)
        meaningsHaveExamples =
            terms.count == meanings.count && terms.count > 2
            && pairs.count { CellSigns.exampleAtEnd(of: $1, for: $0) != nil } * 2 > terms.count
        let further = pairs.compactMap { term, meaning in
            meaning.firstIndex(where: \.isNewline).map { (term: term, text: String(meaning[$0...])) }
        }
        let usedBelow = further.count { SentencesBelow.uses($0.text, $0.term) }
        meaningsHaveExampleLines =
            terms.count == meanings.count && further.count > 3 && further.count * 2 > terms.count && usedBelow * 2 > further.count
        let sentences = pairs.compactMap { term, meaning in
            CellSigns.sentence(atEnd: meaning).map { (term: term, text: $0.sentence) }
        }
        someMeaningsHaveExamples =
            terms.count == meanings.count && !sentences.isEmpty
            && sentences.allSatisfy { SentencesBelow.uses($0.text, $0.term) }
        termsHaveMeanings =
            terms.count == meanings.count && terms.count > 3
            && pairs.count { CellSigns.definition(behind: $0, usedIn: $1) != nil } * 5 >= terms.count * 4
        hasWrittenLineBreaks = CellSigns.haveWrittenLineBreaks(cells)
    }

    /// `content` without them; what has a field of its own goes there, where that is empty.
    func applied(to original: WordContent) -> WordContent {
        var content = original
        stars.take(from: &content)
        tags.take(from: &content)
        levels.take(from: &content)
        pages.take(from: &content)
        genders.take(from: &content)
        heads.take(from: &content)
        if hasPictures {
            content.term = CellSigns.withoutPictures(content.term) ?? content.term
            content.meaning = CellSigns.withoutPictures(content.meaning) ?? content.meaning
        }
        if meaningsBeginWithParts, content.partOfSpeech.isEmpty, let (part, rest) = CellSigns.partInFront(of: content.meaning) {
            (content.partOfSpeech, content.meaning) = (part, rest)
        }
        content.term = CellSigns.without(
            head: termLabel, CellSigns.without(head: termHead, CellSigns.without(tail: termTail, content.term)))
        content.meaning = CellSigns.without(tail: meaningTail, CellSigns.without(head: meaningHead, content.meaning))
        content.term = CellSigns.without(termFrame, content.term)
        if termsEndWithSigns, let bare = CellSigns.withoutSign(content.term) { content.term = bare }
        if meaningsHaveEquals, content.synonyms.isEmpty, let (rest, words) = RelatedWords.equals(behind: content.meaning) {
            content.meaning = rest
            content[.synonyms] = words
        }
        if termsHaveMeanings, content.example.isEmpty,
            let (rest, definition) = CellSigns.definition(behind: content.term, usedIn: content.meaning)
        {
            (content.term, content.meaning, content.example) = (rest, definition, content.meaning)
        }
        if termsEndWithParts, content.partOfSpeech.isEmpty, let (rest, part) = CellSigns.partBehind(content.term) {
            (content.term, content.partOfSpeech) = (rest, part)
        }
        let term = bareTerm(content.term, mayHavePart: termsHaveParts, mayBePlain: termsHaveSpellings)
        if term.pronunciation == nil || content.pronunciation.isEmpty, term.part == nil || content.partOfSpeech.isEmpty {
            content.term = term.term
            if let pronunciation = term.pronunciation { content.pronunciation = pronunciation }
            if let part = term.part { content.partOfSpeech = part }
        } else if let gender = term.part, termGenders.contains(gender), term.pronunciation == nil {
            content.term = term.term
            content.partOfSpeech += ", " + gender
        } else if let bare = CellSigns.without(termMarks, content.term) {
            content.term = bare
        }
        if let bare = CellSigns.without(meaningMarks, content.meaning) ?? CellSigns.withoutFirst(meaningMarks, content.meaning) {
            content.meaning = bare
        }
        if hasWrittenLineBreaks {
            for field in [WordField.meaning, .example, .note] where content[field].contains("\\n") {
                content[field] = content[field].replacing("\\r\\n", with: "\n").replacing("\\n", with: "\n")
            }
        }
        if content.example.isEmpty, let (rest, example) = CellSigns.emphasisedExample(atEnd: content.meaning, for: content.term) {
            content.meaning = rest
            content.example = example
        }
        if meaningsHaveExamples, content.example.isEmpty,
            let (rest, example) = CellSigns.exampleAtEnd(of: content.meaning, for: content.term)
        {
            content.meaning = rest
            content.example = example
        }
        if content.example.isEmpty, let end = content.meaning.firstIndex(where: \.isNewline) {
            let lines = [content.meaning[..<end], content.meaning[end...]].map { Text.cleaned(String($0)) }
            // In the letters of the word and not of its meaning it can be nothing else.
            let isForeign = ColumnProfile.scripts(of: lines[1]).isDisjoint(with: ColumnProfile.scripts(of: lines[0]))
            if meaningsHaveExampleLines || isForeign && SentencesBelow.uses(lines[1], content.term) {
                (content.meaning, content.example) = (lines[0], lines[1])
            }
        }
        if someMeaningsHaveExamples, content.example.isEmpty, let (rest, example) = CellSigns.sentence(atEnd: content.meaning) {
            content.meaning = rest
            content.example = example
        }
        if !meaningLabels.isEmpty, let (label, rest) = Brackets.atHead(of: content.meaning), meaningLabels.contains(label) {
            content.meaning = rest
            if content.partOfSpeech.isEmpty { content.partOfSpeech = label }
        }
        if meaningsAreCounted, let only = NumberedSenses.only(in: content.meaning) { content.meaning = only }
        readings.take(from: &content)
        emphasis.take(from: &content)
        // A name that is no word in brackets leaves no doubt.
        if content.partOfSpeech.isEmpty, let (rest, part) = Brackets.partAtEnd(of: content.meaning, mustBeBracketed: true),
            meaningsHaveParts || Brackets.isAbbreviated(part) && !Brackets.holdPart(rest)
        {
            content.meaning = rest
            content.partOfSpeech = part
        }
        if content.note.isEmpty, let (rest, other) = CellSigns.otherWriting(of: content.term) {
            content.term = rest
            content.note = other
        }
        return content == original ? original : content.cleaned()
    }

    /// What is left of a term without the marks around it, and without pronunciation and part of speech behind it, in any order.
    private func bareTerm(
        _ text: String, mayHavePart: Bool, mayBePlain: Bool
    ) -> (term: String, pronunciation: String?, part: String?) {
        var result = (term: text, pronunciation: String?.none, part: String?.none)
        while true {
            if let bare = CellSigns.without(termMarks, result.term) ?? (termsAreLinks ? CellSigns.linked(result.term) : nil) {
                result.term = bare
            } else if result.pronunciation == nil,
                Brackets.atEnd(of: result.term).map({ PartOfSpeech.areKnown($0.inside) }) != true,
                let (rest, pronunciation) = Pronunciation.atEnd(of: result.term, mayBePlain: mayBePlain)
            {
                (result.term, result.pronunciation) = (rest, pronunciation)
            } else if areGendersBehind, result.term.hasSuffix(" n.") {
                return result
            } else if !mayHavePart, result.part == nil, let (rest, part) = Brackets.atEnd(of: result.term),
                Brackets.isAbbreviated(part) || part.count > 4 && PartOfSpeech.areKnown(part.filter { $0 != "!" })
                    || termGenders.contains(part)
            {
                // A name that is no word leaves no doubt: `scarce (adj)`.
                (result.term, result.part) = (rest, part.filter { $0 != "!" })
            } else if mayHavePart, result.part.map(PartOfSpeech.areKnown) != true,
                let (rest, part) = Brackets.partsAtEnd(of: result.term) ?? Brackets.partAtEnd(of: result.term, labels: termLabels)
            {
                (result.term, result.part) = (rest, part)
            } else {
                return result
            }
        }
    }
}
