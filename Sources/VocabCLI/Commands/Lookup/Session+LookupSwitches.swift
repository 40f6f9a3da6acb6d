import VocabCore
import VocabLexicon

extension Session {
    /// Switches something on or off for good; a service's key is asked for, so that it stands in no list of commands.
    func turn(_ what: LookupSwitch, on isOn: Bool, server: DictServer?, address: String?) throws {
        switch what {
        case .offline: try store.updateLookupSettings { $0.isOffline = isOn }
        case .suggestions: try store.updateLookupSettings { $0.suggests = isOn }
        case .server:
            if isOn, server == nil { throw Alert.usage(.missingOption("--server", for: "--enable server")) }
            try store.updateLookupSettings { $0.server = isOn ? server?.description ?? "" : "" }
        case .deepl:
            let service = isOn ? try deepL(address: address) : nil
            try store.updateLookupSettings { $0.deepL = service }
        case .libretranslate:
            let service = isOn ? try libreTranslate(address: address) : nil
            try store.updateLookupSettings { $0.libreTranslate = service }
        }
        remark(LookupPhrase.switched(what, isOn: isOn))
    }

    private func deepL(address: String?) throws -> LookupSettings.Service {
        let address = try checked(address, .deepl)
        if let key = world.environment["DEEPL_API_KEY"], !Text.isBlank(key) {
            remark(LookupPhrase.keyFromEnvironment)
            return LookupSettings.Service(address: address)
        }
        let key = try askForKey(.deepl)
        if key.isEmpty { throw Alert.lookup(.problem(.deepl, .noKey)) }
        return LookupSettings.Service(key: key, address: address)
    }

    private func libreTranslate(address: String?) throws -> LookupSettings.Service {
        guard address != nil else { throw Alert.lookup(.needsAddress) }
        let checked = try checked(address, .libretranslate)
        // Many servers want none.
        return LookupSettings.Service(key: canAsk ? try askForKey(.libretranslate) : "", address: checked)
    }

    /// Asks for a key, which is shown nowhere: somebody may look at the screen, and what a pipe writes may go to a file that others read.
    private func askForKey(_ source: LookupSourceKind) throws -> String {
        if canAsk { return Text.cleanedLine(try ask(LookupPhrase.keyPrompt(source), isHidden: true)) }
        switch world.console.readKey() {
        case .value(let line): return Text.cleanedLine(line)
        case .endOfInput: throw Alert.inputEnded
        case .interrupt: throw Alert.interrupted
        }
    }

    /// The address where it will do; empty where none is given.
    private func checked(_ address: String?, _ source: LookupSourceKind) throws -> String {
        guard let address else { return "" }
        do throws(LookupProblem) {
            return try ServiceAddress(address).base
        } catch {
            throw Alert.lookup(.problem(source, error))
        }
    }
}
