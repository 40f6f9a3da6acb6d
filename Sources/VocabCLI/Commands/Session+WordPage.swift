import VocabCore
import VocabLanguage

extension Session {
    /// Shows everything about a word; where somebody sits there, keys do with it what they do in every game, until Enter leads back.
    ///
    /// - Throws: `Alert`, and what the store throws.
    func showPage(of word: Word, in bookcase: Bookcase) throws {
        var word = word
        while true {
            let (page, partner) = try page(of: word, in: bookcase)
            screen.show(page.lines)
            guard canAsk else { return }
            let keys = pageKeys(for: word, comparedWith: partner)
            while true {
                guard let pressed = try pageKey(among: keys, on: page) else { return }
                if case .say = pressed {
                    // Nothing else changes, so the page stays as it is.
                    remark(Speaker(world.voice, [bookcase]).answer(to: word, in: bookcase.id, isAnswer: false))
                    continue
                }
                guard let changed = try take(pressed, word, in: bookcase, partner) else { return }
                word = changed
                break
            }
        }
    }

    /// The page, and the word that this one was confused with most often.
    private func page(of word: Word, in bookcase: Bookcase) throws -> (WordPage, partner: Word.ID?) {
        var terms: [Word.ID: String] = [:]
        for other in try store.contents().library.bookcases.lazy.flatMap(\.words) { terms[other.id] = other.term }
        let pairs = store.confusions(of: word.id).filter { terms[$0.word] != nil }
        let page = WordPage(
            style: screen.style, language: language, word: word, bookcase: bookcase, learner: try? learner(telling: .none),
            confused: pairs.map { (terms[$0.word] ?? "", $0.times) })
        return (page, pairs.first?.word)
    }

    private func pageKeys(for word: Word, comparedWith partner: Word.ID?) -> [WordPageKey] {
        let term = partner.flatMap { id in try? library().bookcases.lazy.flatMap(\.words).first { $0.id == id }?.term }
        return [.edit, .know(!word.memorized)] + (world.voice.isThere ? [.say] : [])
            + (term.map { [.drill(with: SafeText.line($0))] } ?? []) + [.back]
    }

    /// The key that is pressed; nil for the one that leads back, and at the end of input.
    private func pageKey(among keys: [WordPageKey], on page: WordPage) throws -> WordPageKey? {
        do {
            let pressed = try key(among: keys.map(\.key) + ["q", ConsoleKey.escape]) {
                screen.showPrompt(page.prompt(keys))
            }
            return keys.first { $0.key == pressed && $0 != .back }
        } catch Alert.inputEnded {
            return nil
        }
    }

    /// Does what a key says; the word as it is then, nil where the page is left for a game.
    private func take(_ key: WordPageKey, _ word: Word, in bookcase: Bookcase, _ partner: Word.ID?) throws -> Word? {
        if try library()[bookcase.id]?.words.contains(where: { $0.id == word.id }) != true { throw Alert.changedMeanwhile }
        switch key {
        case .edit:
            do {
                return try edit(word, in: bookcase.id).after
            } catch let alert as Alert {
                // Whoever leaves in the middle, or changes nothing, is back on the page.
                if alert == .interrupted { throw alert }
                tell(alert)
                end(with: .done)
                return word
            }
        case .know(let isKnown):
            try mark(word, in: bookcase.id, memorized: isKnown)
            return try library()[bookcase.id]?.word(word.id)
        case .drill:
            let words = [word.id] + (partner.map { [$0] } ?? [])
            try play(Drill(tellingApart: words, of: library().bookcases), pauses: stopsAfterMiss)
            return nil
        case .say, .back: return word
        }
    }
}
