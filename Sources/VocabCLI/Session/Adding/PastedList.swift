import VocabCore
import VocabLanguage
import VocabLists

/// A list of words that was pasted, as the reader of lists reads it.
struct PastedList {
    private let block: PastedBlock
    private let list: WordList

    /// Reads `block`, asking what the reader cannot tell; nil where it is no list, which has been told then.
    init?(_ block: PastedBlock, _ options: ListOptions, _ session: Session) throws {
        self.block = block
        let bytes = Array(block.text.utf8)
        var options = options
        while true {
            do throws(WordListError) {
                list = try WordList(bytes, options)
                return
            } catch {
                guard let answered = try session.answer(error, about: bytes, options) else {
                    let refusal = Alert(error, file: PastePhrase.pasted.text(in: session.language))
                    // What could be typed next is about a file.
                    session.screen.show(refusal, offeringNext: false)
                    session.end(with: refusal.status)
                    return nil
                }
                options = answered
            }
        }
    }

    /// Shows the first words and adds them all where the learner says yes; each new word gets `fields`.
    ///
    /// - Throws: `Alert.inputEnded` or `interrupted`, and what the store throws.
    func add(to target: AddTarget, giving fields: GivenFields, _ session: Session) throws {
        let left = list.badRows.count + list.linesLeftOut.count
        if left > 0 { session.remark(PastePhrase.leftOut(left)) }
        let question = PastePhrase.askToAdd(
            lines: block.filledLines.count, words: list.rows.count, bookcase: target.name.description)
        guard try session.confirm(question) else { return session.tell(.nothingDone) }
        let change = Change(.addWords, String(list.rows.count), bookcase: target.name.description)
        let (counts, wordCount) = try session.update(change) { library in
            var generator = session.generator
            let id = try target.id(in: &library, using: &generator, at: session.now)
            let known = Set(library[id]?.words.map(\.id) ?? [])
            let result = try library.take(list, into: id, .merge, at: session.now, using: &generator)
            if !fields.isEmpty {
                try library.update(id) { bookcase in
                    for word in bookcase.words where !known.contains(word.id) {
                        let content = try fields.applied(to: word.content, in: session.language)
                        if let revised = try word.revised(content, at: session.now) { try bookcase.replace(with: revised) }
                    }
                }
            }
            library.settings.wishes.remove(theTermsOf: library.bookcases.lazy.flatMap(\.words))
            return result
        }
        let done = PastePhrase.added(
            counts.added, merged: counts.merged, unchanged: counts.unchanged, bookcase: target.name.description)
        session.screen.show(session.screen.style.paragraph(SafeText.line(done.text(in: session.language)), .accent))
        for row in counts.bad { session.remark(ImportPhrase.badRow(row)) }
        let missing = QuestionMaker.choiceCount - wordCount
        if missing > 0 { session.remark(PastePhrase.missing(missing)) }
    }

    /// Shows the first words as they were read.
    func show(_ session: Session) {
        let style = session.screen.style
        for row in list.rows.prefix(Self.shown) {
            session.screen.show(style.paragraph(SafeText.line("\(row.content.term) — \(row.content.meaning)"), indent: 3))
        }
        let more = list.rows.count - Self.shown
        if more > 0 {
            session.screen.show(style.paragraph(ImportPhrase.moreAdded(more).text(in: session.language), indent: 3, .dim))
        }
    }

    private static let shown = 3
}

extension Session {
    /// Reads a pasted block as a list, and adds its words to `target` or, without one, where `add` puts them, if the learner says yes. New words get
    /// `fields`.
    ///
    /// - Throws: `Alert.inputEnded` or `interrupted` where there is no answer, and what the store throws.
    func addPasted(_ block: PastedBlock, to target: AddTarget?, giving fields: GivenFields = GivenFields()) throws {
        var listOptions = listOptions()
        listOptions.learner.note(names: [target?.name.description].compactMap(\.self))
        guard let list = try PastedList(block, listOptions, self) else { return }
        list.show(self)
        let target = try target ?? addTarget(named: nil)
        // Who is used to pressing Enter behind a paste does so now.
        answeredAt = world.now()
        try list.add(to: target, giving: fields, self)
    }
}
