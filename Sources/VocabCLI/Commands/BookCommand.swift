import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab book …`: one bookcase.
struct BookCommand: DescribedCommand {
    static let manual = Manual(
        .book, "단어장 추가 · 수정 · 삭제", "add, edit or delete a bookcase",
        examples: ["add 과일"],
        subcommands: [
            BookAddCommand.self, BookEditCommand.self, BookRenameCommand.self, BookShowCommand.self, BookRemoveCommand.self,
            BookShareCommand.self, BookFollowCommand.self, BookLeaveCommand.self,
        ])
}

/// The details of a bookcase as options.
struct BookcaseDetailsOptions: ParsableArguments {
    @Option(name: .long, parsing: .unconditional, help: .said("무엇을 모은 단어장인지", "what it is for", .description))
    var description: String?

    @Option(name: .long, parsing: .unconditional, help: .said("단어의 언어", "language of the terms", .language))
    var termLanguage: String?

    @Option(name: .long, parsing: .unconditional, help: .said("뜻의 언어", "language of the meanings", .language))
    var meaningLanguage: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("그림: 이모지 하나; ''는 지우기", "a picture: one emoji, '' for none", .emoji))
    var picture: String?

    /// Whether any of them is given.
    var areGiven: Bool { description != nil || termLanguage != nil || meaningLanguage != nil || picture != nil }

    /// `details` with what is given in place of what is not.
    ///
    /// - Throws: `Alert.badPicture`.
    func applied(to details: BookcaseDetails) throws -> BookcaseDetails {
        BookcaseDetails(
            description: description ?? details.description, termLanguage: termLanguage ?? details.termLanguage,
            meaningLanguage: meaningLanguage ?? details.meaningLanguage,
            picture: try picture.map(Self.picture(typed:)) ?? details.picture)
    }

    /// The picture that was typed; nil for none.
    private static func picture(typed text: String) throws -> BookcasePicture? {
        if Text.isBlank(text) { return nil }
        guard let picture = BookcasePicture(text) else { throw Alert.badPicture(text) }
        return picture
    }

    /// Asks for each of `details` with what it is now to be edited.
    static func asked(_ details: BookcaseDetails, _ session: Session) throws -> BookcaseDetails {
        func ask(_ label: Label, _ value: String) throws -> String {
            try session.ask(BookPhrase.fieldPrompt(label.text(in: session.language)), prefill: value)
        }
        return BookcaseDetails(
            description: try ask(.description, details.description),
            termLanguage: try ask(.termLanguage, details.termLanguage),
            meaningLanguage: try ask(.meaningLanguage, details.meaningLanguage),
            picture: try picture(typed: ask(.picture, details.picture?.description ?? "")))
    }
}

/// `vocab book add NAME`.
struct BookAddCommand: SessionCommand {
    static let manual = Manual(
        .bookAdd, "새 단어장 만들기", "make a bookcase",
        examples: ["과일 --description '과일 이름'", "프랑스어 --term-language 프랑스어 --meaning-language 한국어"])

    @Argument(help: .said("단어장 이름; 없으면 물어봅니다", "its name, which is asked for otherwise", .bookcaseName))
    var name: String?

    @OptionGroup var details: BookcaseDetailsOptions

    @Flag(name: .long, help: .said("지웠던 기본 단어장을 다시 받기", "get the starter bookcase of this name again"))
    var starter = false

    func run(in session: Session) throws {
        let text = try name ?? asked(session)
        let bookcaseName = try BookcaseName(text)
        if starter {
            guard let starter = session.starter(named: text) else {
                throw Alert.unknownBookcase(text, nearest: session.world.starters.map(\.name))
            }
            try session.install(starter, asked: true)
            return
        }
        try session.makeBookcase(bookcaseName, details.applied(to: BookcaseDetails()))
        session.tell(.bookcaseSaved(bookcaseName.description))
        session.offerWords(for: bookcaseName)
    }

    private func asked(_ session: Session) throws -> String {
        guard session.canAsk else { throw Alert.usage(.missingArgument(.known(.bookcaseName))) }
        return try session.ask(BookPhrase.fieldPrompt(Label.bookcase.text(in: session.language)))
    }
}

/// `vocab book edit NAME`: the description, the languages and the picture.
struct BookEditCommand: SessionCommand {
    static let manual = Manual(
        .bookEdit, "설명, 언어, 그림 고치기", "edit description, languages and picture",
        examples: ["과일", "과일 --term-language 영어", "과일 --picture 🍎"])

    @Argument(help: .said("단어장", "the bookcase", .bookcase))
    var name: String?

    @OptionGroup var details: BookcaseDetailsOptions

    func run(in session: Session) throws {
        let bookcase = try session.bookcase(namedOrChosen: name)
        if !details.areGiven, !session.canAsk { throw Alert.notInteractive }
        let revised =
            details.areGiven
            ? try details.applied(to: bookcase.details) : try BookcaseDetailsOptions.asked(bookcase.details, session)
        try session.update(Change(.editBookcase, bookcase: bookcase.name.description)) { library in
            try library.update(bookcase.id) { try $0.revise(revised, at: session.now) }
        }
        session.tell(.bookcaseEdited)
    }
}

/// `vocab book rename OLD NEW`.
struct BookRenameCommand: SessionCommand {
    static let manual = Manual(.bookRename, "단어장 이름 바꾸기", "rename a bookcase", examples: ["과일 열매"])

    @Argument(help: .said("지금 이름", "its name now", .bookcase))
    var name: String?

    @Argument(help: .said("새 이름", "its new name", .newName))
    var newName: String?

    func run(in session: Session) throws {
        let bookcase = try session.bookcase(namedOrChosen: name)
        let newName = try BookcaseName(newName ?? askedName(of: bookcase, session))
        let change = Change(.renameBookcase, newName.description, bookcase: bookcase.name.description)
        try session.update(change) { try $0.rename(bookcase.id, to: newName, at: session.now) }
        session.tell(.bookcaseEdited)
        session.remark(BookPhrase.renamed(from: bookcase.name.description, to: newName.description))
    }

    private func askedName(of bookcase: Bookcase, _ session: Session) throws -> String {
        guard session.canAsk else { throw Alert.usage(.missingArgument(.known(.newName))) }
        let prompt = BookPhrase.fieldPrompt(Label.newName.text(in: session.language))
        return try session.ask(prompt, prefill: bookcase.name.description)
    }
}

/// `vocab book show NAME`.
struct BookShowCommand: SessionCommand {
    static let manual = Manual(.bookShow, "단어장 보기", "show a bookcase", examples: ["TOEIC"])

    @Argument(help: .said("단어장", "the bookcase", .bookcase))
    var name: String?

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let bookcase = try session.bookcase(namedOrChosen: name)
        let facts = session.bookcaseFacts((try? session.store.settings()) ?? Settings())(bookcase)
        if json {
            var writer = JSONWriter()
            writer.object { $0.members(summarizing: bookcase, facts) }
            return session.printJSON(writer)
        }
        session.screen.show(ShelfScreen(style: session.screen.style, language: session.language).card(bookcase, facts))
    }
}

extension Session {
    /// Makes an empty bookcase.
    @discardableResult
    func makeBookcase(_ name: BookcaseName, _ details: BookcaseDetails = BookcaseDetails()) throws -> Bookcase {
        try update(Change(.addBookcase, bookcase: name.description)) { library in
            var generator = generator
            let bookcase = Bookcase(id: Bookcase.ID(using: &generator), name: name, details: details, added: now)
            try library.add(bookcase)
            return bookcase
        }
    }
}
