import VocabCore

/// The StarDict dictionaries on this machine.
package struct StarDictSource: LookupSource {
    /// What it is listed as.
    package let kind = LookupSourceKind.stardict
    private let paths: [Path]

    /// Where StarDict and its relatives look for dictionaries, as patterns of `.ifo` files.
    package static func patterns(environment: [String: String]) -> [String] {
        func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        let data = folder("XDG_DATA_HOME") ?? "~/.local/share"
        let folders =
            [folder("STARDICT_DATA_DIR").map { $0 + "/dic" }].compactMap(\.self)
            + ["~/.stardict/dic", data + "/stardict/dic", "/usr/share/stardict/dic", "/usr/local/share/stardict/dic"]
        return folders.flatMap { [$0 + "/*.ifo", $0 + "/*/*.ifo"] }
    }

    /// The dictionaries whose `.ifo` files these are; nil where there are none.
    package init?(_ paths: [Path]) {
        if paths.isEmpty { return nil }
        self.paths = Array(paths.prefix(Self.most))
    }

    /// More dictionaries than so many could not be read in the time there is.
    private static let most = 50

    /// Reads the dictionaries.
    package func inquiry(for request: LookupRequest) -> Inquiry {
        switch request {
        case .define(let term):
            .reading {
                let candidates = BaseForms.candidates(for: term)
                let findings = dictionaries.flatMap { $0.findings(for: candidates) }
                return findings.isEmpty ? .failure(.nothingFound(nearest: [])) : .success(.findings(findings))
            }
        case .suggest(let typed):
            .reading {
                .success(.spellings(Nearness.nearest(to: typed, among: dictionaries.flatMap { $0.headwords(near: typed) })))
            }
        case .describe: .reading { .success(.works(dictionaries.map(\.credit.work))) }
        case .translate, .pronounce, .speak: .notOffered
        }
    }

    private var dictionaries: [StarDictDictionary] { paths.compactMap(StarDictDictionary.init(at:)) }
}
