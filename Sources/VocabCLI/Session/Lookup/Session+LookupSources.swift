import VocabCore
import VocabLexicon
import VocabLists

extension Session {
    /// Where words are looked up on this device. A key that others could read is for its owner alone from then on, which is told.
    ///
    /// - Throws: `StoreError` when the file cannot be read, or its key not be protected.
    func lookupSettings() throws -> LookupSettings {
        let settings = try store.lookupSettings()
        if try store.protectLookupKeys(of: settings) { remark(LookupPhrase.keyWasReadable) }
        return settings
    }

    /// What can be asked without a way to other programs and machines: the learner's words, those of the starters, installed dictionaries.
    func dictionaries() throws -> [any LookupSource] {
        let library = try self.library()
        let own: [any LookupSource] = [
            WordsSource(.bookcases) {
                library.bookcases.map { bookcase in
                    WordsSource.Shelf(Credit(bookcase.name.description, .own), bookcase.words.map(\.content))
                }
            },
            WordsSource(.starters) { [starters = startersToCome(in: library)] in
                starters.map { starter in
                    let rows = (try? starter.list())?.rows ?? []
                    return WordsSource.Shelf(Credit(starter.name, .program), rows.map(\.content))
                }
            },
        ]
        return own + world.installedDictionaries()
    }

    /// The sources that may be asked, in the order in which their answers are shown.
    ///
    /// - Parameter server: the DICT server that is asked and no other; nil for that of this machine, and the one that is switched on.
    func lookupSources(_ settings: LookupSettings, server: DictServer?, isOffline: Bool) throws -> [any LookupSource] {
        var sources = try dictionaries()
        if !isOffline {
            let others = [DictServer.local] + [DictServer(settings.server)].compactMap(\.self)
            sources += (server.map { [$0] } ?? others).map { DictSource($0) }
            sources += services(settings)
        }
        return sources + [EspeakSource()]
    }

    /// The services that are switched on.
    private func services(_ settings: LookupSettings) -> [any LookupSource] {
        var services: [any LookupSource] = []
        if let deepL = settings.deepL {
            let key = deepL.key.isEmpty ? world.environment["DEEPL_API_KEY"] ?? "" : deepL.key
            let address = try? ServiceAddress(deepL.address)
            // Key and word go nowhere but where the learner said.
            if deepL.address.isEmpty || address != nil { services.append(DeepLSource(key: key, address: address)) }
        }
        if let libre = settings.libreTranslate, let address = try? ServiceAddress(libre.address) {
            services.append(LibreTranslateSource(address: address, key: libre.key))
        }
        return services
    }

    /// What is asked about a term: what it means, how it is said, and what it is in the learner's other language.
    func lookupRequests(for term: String) -> [LookupRequest] {
        var requests = [LookupRequest.define(term: term)]
        let written = LanguageCode(writingOf: term)
        let (own, other) = learnerLanguages
        // Latin letters may be those of any language that the learner's words are in.
        let isOwn = written == .english && own.map { ![.korean, .japanese, .chinese].contains($0) } ?? false
        let source = isOwn ? own : written
        if let source { requests.append(.pronounce(term: term, source)) }
        let target = source == other ? own ?? .english : other
        if target != source { requests.append(.translate(text: term, from: source, to: target)) }
        return requests
    }

    /// The languages of the terms and of the meanings of the bookcase that is set up, as far as they are known.
    private var learnerLanguages: (terms: LanguageCode?, meanings: LanguageCode) {
        let library = try? store.contents().library
        let bookcase = library?.settings.setup.flatMap { library?[$0.bookcase] } ?? library?.bookcases.first
        return (
            bookcase.flatMap { LanguageCode(label: $0.termLanguage) },
            bookcase.flatMap { LanguageCode(label: $0.meaningLanguage) } ?? .korean
        )
    }

    /// How long all sources together may take, in milliseconds.
    static let lookupTime = Asker.seconds * 1_000
}
