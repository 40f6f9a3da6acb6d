extension PartOfSpeech {
    /// The part of speech that a word looks to be, nil where nothing shows it.
    ///
    /// What is written at the head of the meaning decides, then the first sense of the meaning, for this is what the choices of a
    /// question look like, and only then the term. A Korean term with a Korean meaning speaks for itself.
    package static func inferred(term: String, meaning: String) -> PartOfSpeech? {
        inferred(composedTerm: composed(term), composedMeaning: composed(meaning))
    }

    /// The same for texts that are NFC, as those of a `Word` are.
    static func inferred(composedTerm term: String, composedMeaning meaning: String) -> PartOfSpeech? {
        if let part = written(atHeadOf: meaning) { return part }
        let gloss = FirstSense(meaning)
        switch gloss.script {
        case .hangul: return endsInHangul(term) ? shown(byKorean: FirstSense(term)) : shown(byKorean: gloss, of: term)
        case .latin:
            return shown(byForeign: gloss, ofHangul: term) ?? shown(byEnglish: gloss) ?? shown(byForeign: gloss)
                ?? shown(byTerm: term)
        case .kana, .han: return Endings.japanese.part(of: gloss.scalars) ?? shown(byTerm: term)
        case .digit, .cyrillic, .greek, .arabic, .hebrew, .indic, .thai, .armenian, .other: return shown(byTerm: term)
        }
    }

    /// The first name at the head of `meaning`, such as `n.` or `[동]`.
    private static func written(atHeadOf meaning: String) -> PartOfSpeech? {
        guard MeaningHead.mayNamePart(meaning), let (names, _) = MeaningHead.partOfSpeech(atHead: meaning) else { return nil }
        return names.split { ",/;·&".contains($0) }.lazy.compactMap { PartOfSpeech(named: String($0)) }.first
    }

    private static func shown(byKorean gloss: FirstSense, of term: String = "") -> PartOfSpeech {
        let part = Endings.korean.part(of: gloss.scalars) ?? .noun
        if part != .verb, let listed = Endings.englishGrammar.part(of: FirstSense(term).scalars) { return listed }
        switch part {
        case .verb:
            return Endings.koreanAdjectives.part(of: gloss.scalars) ?? Endings.englishAdjectives.part(
                of: FirstSense(term).scalars) ?? .verb
        // `~에 앞서`: what stands before the particle is left open.
        case .adverb: return gloss.opening.flatMap(Endings.koreanParticles.part) ?? .adverb
        default: return part
        }
    }

    /// What a Korean term is, whose form tells predicates from all else; nil for other terms.
    private static func shown(byForeign gloss: FirstSense, ofHangul term: String) -> PartOfSpeech? {
        guard endsInHangul(term) else { return nil }
        let sense = FirstSense(term)
        if let listed = Endings.koreanGrammar.part(of: sense.scalars) { return listed }
        let (own, looks) = (shown(byKorean: sense), shown(byEnglish: gloss))
        let predicates: [PartOfSpeech?] = [.verb, .adjective]
        if sense.scalars.last == "다", predicates.contains(own) { return predicates.contains(looks) ? looks : own }
        return own == .noun && looks == .adverb ? .adverb : own
    }

    private static func shown(byEnglish gloss: FirstSense) -> PartOfSpeech? {
        guard gloss.isASCII else { return nil }
        return gloss.opening.flatMap(Endings.englishOpenings.part) ?? Endings.english.part(of: gloss.scalars)
    }

    private static func shown(byForeign gloss: FirstSense) -> PartOfSpeech? {
        gloss.opening.flatMap(Endings.foreignOpenings.part) ?? Endings.foreign.part(of: gloss.scalars)
    }

    private static func shown(byTerm term: String) -> PartOfSpeech? {
        let gloss = FirstSense(term)
        switch gloss.script {
        case .hangul: return shown(byKorean: gloss)
        case .latin:
            if let opening = gloss.opening { return Endings.articles.part(of: opening) }
            return (gloss.isASCII ? Endings.english.part(of: gloss.scalars) : nil) ?? Endings.foreign.part(of: gloss.scalars)
        case .kana, .han, .digit, .cyrillic, .greek, .arabic, .hebrew, .indic, .thai, .armenian, .other:
            return Endings.foreign.part(of: gloss.scalars)
        }
    }

    private static func endsInHangul(_ term: String) -> Bool {
        term.unicodeScalars.last { !("0"..."9").contains($0) }.map { Script(of: $0) == .hangul } ?? false
    }

    /// `text` in NFC where the beginning of it has parts that can be put together.
    private static func composed(_ text: String) -> String {
        for (position, scalar) in text.unicodeScalars.enumerated() {
            switch scalar.value {
            case 0x300...0x36F, 0x1100...0x11FF, 0x3099, 0x309A: return Text.normalized(text)
            default: if position == 4 * FirstSense.longest { return text }
            }
        }
        return text
    }
}
