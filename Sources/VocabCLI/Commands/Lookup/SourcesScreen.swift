import VocabCore
import VocabLanguage
import VocabLexicon

extension Session {
    /// Shows which sources are there, what they hold, and what to install for the others. No word is sent anywhere.
    func showSources(_ settings: LookupSettings, server: DictServer?, isOffline: Bool, asJSON: Bool) throws {
        let sources = try lookupSources(settings, server: server, isOffline: isOffline)
        var states: [SourceState] = []
        let end = Asker(sources).ask([.describe], over: world.channels(Self.lookupTime)) { report in
            states.append(SourceState(kind: report.source, address: report.address, result: report.result))
        }
        if end == .interrupted { throw Alert.interrupted }
        let known = Set(states.map(\.kind))
        for kind in LookupSourceKind.allCases where !known.contains(kind) {
            let isConnecting = [.dict, .deepl, .libretranslate].contains(kind)
            states.append(SourceState(kind: kind, address: "", result: nil, isLeftOut: isOffline && isConnecting))
        }
        let order = LookupSourceKind.allCases
        states.sort { (order.firstIndex(of: $0.kind) ?? 0, $0.address) < (order.firstIndex(of: $1.kind) ?? 0, $1.address) }
        func typed(_ remedy: LookupSourceKind.Remedy) -> String? {
            switch remedy {
            case .shell(let line), .folder(let line): line
            case .command(let command): screen.command.typed(command)
            }
        }
        if asJSON { return printJSON(SourceState.json(states, typed)) }
        screen.show(SourcesScreen(style: screen.style, language: language, typed: typed).lines(states))
    }
}

/// Whether a source is there.
struct SourceState {
    let kind: LookupSourceKind
    /// The server it asks, where there may be several.
    let address: String
    /// What it holds or why it cannot be asked; nil where it is not installed, or not switched on.
    let result: LookupResult?
    /// Whether it is not asked because no connection may be opened.
    var isLeftOut = false

    /// Whether it can be asked.
    var isThere: Bool {
        if case .success = result { return true }
        return false
    }

    /// The works that it holds.
    var works: [String] {
        guard case .success(.works(let works, _)) = result else { return [] }
        return works
    }

    static func json(_ states: [SourceState], _ typed: (LookupSourceKind.Remedy) -> String?) -> JSONWriter {
        var writer = JSONWriter()
        writer.array(states) { state, writer in
            writer.object { writer in
                writer.member("source", state.kind.rawValue)
                writer.optionalMember("server", state.address)
                writer.member("there", state.isThere)
                writer.optionalMember("works", state.works)
                if case .success(.works(_, let usage?)) = state.result {
                    writer.member("used", usage.count)
                    writer.member("limit", usage.limit)
                }
                if case .failure(let problem) = state.result { writer.member("problem", problem.english) }
                if !state.isThere { writer.optionalMember("remedy", state.kind.remedy.flatMap(typed) ?? "") }
            }
        }
        return writer
    }
}

/// How the list of sources looks.
struct SourcesScreen {
    let style: Style
    let language: Language
    /// What is typed to have a source, or where its dictionaries are put.
    let typed: (LookupSourceKind.Remedy) -> String?

    func lines(_ states: [SourceState]) -> [String] {
        states.flatMap(lines)
    }

    private func lines(_ state: SourceState) -> [String] {
        let name = state.kind.text(in: language) + (state.address.isEmpty ? "" : " " + state.address)
        let sign = state.isThere ? "✓" : "–"
        var lines = style.item(sign, SafeText.line("\(name): \(state.kind.about.text(in: language))"), labelRole: .accent)
        lines += detail(state).flatMap { style.paragraph(SafeText.line($0), indent: 2) }
        if !state.isThere, !state.isLeftOut, let remedy = state.kind.remedy.flatMap(typed) {
            lines += style.paragraph("→ " + remedy, indent: 2)
        }
        return lines
    }

    private func detail(_ state: SourceState) -> [String] {
        switch state.result {
        case .success(.works(let works, let usage)):
            let names = works.filter { $0 != state.kind.text(in: language) }.prefix(20).joined(separator: " · ")
            return [names, usage.map { LookupPhrase.used($0).text(in: language) } ?? ""].filter { !$0.isEmpty }
        case .success: return []
        case .failure(let problem): return [problem.text(in: language)]
        case nil: return state.isLeftOut ? [LookupPhrase.offlineNow.text(in: language)] : []
        }
    }
}
