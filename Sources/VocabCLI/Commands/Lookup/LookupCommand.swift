import ArgumentParser
import VocabCore
import VocabLanguage
import VocabLexicon

/// `vocab lookup WORD`: what dictionaries, the learner's own bookcases and, where they are switched on, services say about a word.
struct LookupCommand: SessionCommand {
    static let manual = Manual(
        .lookup, "사전에서 찾기", "look a word up",
        examples: ["apple", "went --offline", "Haus --server dict.org", "--sources", "--enable suggestions"],
        notes: [
            Bilingual(
                "찾은 뜻의 번호를 고르고 a를 치면 단어장에 넣습니다. 변한 꼴도 찾습니다(went → go, 갔다 → 가다).",
                "Pick senses by their numbers, and a adds the word to a bookcase. Inflected forms find their word (went → go)."),
            Bilingual(
                "이 기기 밖으로는 아무것도 보내지 않습니다. --server로 부르거나 --enable로 켠 곳에만 단어를 보냅니다.",
                "Nothing leaves this machine, unless you name a server with --server or switch a service on with --enable."),
        ])

    @Argument(help: .said("찾을 말", "the word or phrase", .newTerm))
    var words: [String] = []

    @OptionGroup var place: BookcaseOption

    @Option(
        name: .long, parsing: .unconditional,
        help: .said("물어볼 DICT 서버", "the DICT server to ask", .server, standard: DictServer.local.host))
    var server: String?

    @Flag(name: .long, help: .said("아무 데도 연결하지 않기", "open no connection at all"))
    var offline = false

    @Flag(name: .long, help: .said("뜻을 모두 보이기", "show every sense"))
    var all = false

    @Flag(name: .long, help: .said("어떤 사전이 있고 무엇을 설치하면 되는지", "which sources there are, and what to install"))
    var sources = false

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "켜기: suggestions는 넣을 때의 제안, server는 DICT 서버, deepl과 libretranslate는 번역, offline은 연결 끊기",
            "switch on: suggestions while adding, server for DICT, deepl and libretranslate for translations, offline for none",
            .oneOf(LookupSwitch.self)))
    var enable: String?

    @Option(
        name: .long, parsing: .unconditional,
        help: .said(
            "끄기: suggestions, server, deepl, libretranslate, offline",
            "switch off: suggestions, server, deepl, libretranslate, offline",
            .oneOf(LookupSwitch.self)))
    var disable: String?

    @Option(name: .long, parsing: .unconditional, help: .said("켜는 서비스의 주소", "the address of the service", .address))
    var address: String?

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let server = try server.map { text in
            guard let server = DictServer(text) else { throw Alert.lookup(.badServer(text)) }
            return server
        }
        if let name = enable ?? disable {
            let option = enable == nil ? "--disable" : "--enable"
            if enable != nil, disable != nil { throw Alert.usage(.exclusive("--enable", "--disable")) }
            let what: LookupSwitch = try choice(name, option: option)
            return try session.turn(what, on: enable != nil, server: server, address: address)
        }
        if address != nil { throw Alert.usage(.missingOption("--enable", for: "--address")) }
        if offline, server != nil { throw Alert.usage(.exclusive("--offline", "--server")) }
        let settings = try session.lookupSettings()
        let isOffline = offline || settings.isOffline
        if isOffline, server != nil { throw Alert.lookup(.serverWhileOffline) }
        if sources { return try session.showSources(settings, server: server, isOffline: isOffline, asJSON: json) }
        let term = Text.cleanedLine(words.joined(separator: " "))
        if Text.isBlank(term) { throw Alert.usage(.missingArgument(.known(.term))) }
        let lookup = WordLookup(
            session: session, term: term, sources: try session.lookupSources(settings, server: server, isOffline: isOffline),
            showsAll: all, asJSON: json)
        try lookup.run(bookcase: place.book)
    }
}
