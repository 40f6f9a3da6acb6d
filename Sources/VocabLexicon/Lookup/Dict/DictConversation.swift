import VocabCore

/// The talk with a DICT server about one term, sent in one piece without waiting for each reply.
///
/// The definitions of the term and of its base forms are asked for, and what is spelt nearly like it; then what the databases that knew
/// something say about their licences.
struct DictConversation: Conversation {
    /// What was said and has no final reply yet, the greeting being the reply to nothing.
    private var waiting: [DictCommand?]
    private let terms: [String]
    private var reader = DictReplyReader()
    /// The definitions, by the place of the term they are for.
    private var definitions: [Int: [Definition]] = [:]
    private var nearest: [String] = []
    private var licences: [String: Licence] = [:]
    /// Whether the server refused a command, and how.
    private var refusal: Int?
    private var hasAskedForLicences = false

    private struct Definition {
        let database: String
        let title: String
        let text: String
    }

    /// No more terms than so many are worth another look.
    private static let mostTerms = 6
    /// At most so many databases are asked about themselves.
    private static let mostDatabases = 4
    /// Commands longer than this are refused by servers (RFC 2229, 2.3).
    private static let longestWord = 200

    /// The talk about `terms`, the wanted one first.
    init(about terms: [String]) {
        self.terms = Array(terms.filter { $0.utf8.count <= Self.longestWord }.prefix(Self.mostTerms))
        waiting = [nil, .client("vocab")] + self.terms.map(DictCommand.define)
        if let first = self.terms.first { waiting.append(.match(first, strategy: "lev")) }
    }

    /// What is sent first.
    var opening: [UInt8] { waiting.compactMap(\.self).flatMap(\.bytes) }

    mutating func receive(_ bytes: [UInt8]) -> ConversationStep {
        for reply in reader.read(bytes) {
            guard let command = waiting.first else { return .done(result(else: .badAnswer)) }
            take(reply, to: command)
            if !reply.isFinal { continue }
            if [420, 421, 530].contains(reply.code) { return .done(result(else: .status(reply.code))) }
            waiting.removeFirst()
        }
        if reader.isBroken { return .done(result(else: .badAnswer)) }
        guard waiting.isEmpty else { return .wait }
        let databases = unknownDatabases
        if databases.isEmpty || hasAskedForLicences { return .done(result(else: refusal.map(LookupProblem.status))) }
        hasAskedForLicences = true
        waiting = databases.map { .info(database: $0) } + [.quit]
        return .send(waiting.compactMap(\.self).flatMap(\.bytes))
    }

    mutating func end(_ end: ChannelEnd) -> LookupResult {
        if case .failed(let problem) = end { return result(else: problem) }
        return result(else: .closedEarly)
    }

    private mutating func take(_ reply: DictReply, to command: DictCommand?) {
        switch (command, reply.code) {
        case (.define(let term), 151):
            let words = reply.words
            guard words.count >= 2, let rank = terms.firstIndex(of: term) else { return }
            definitions[rank, default: []].append(
                Definition(database: words[1], title: words[safe: 2] ?? words[1], text: reply.text.joined(separator: "\n")))
        case (.match, 152):
            for line in reply.text {
                let words = DictReply(code: 152, rest: line, text: []).words
                if let word = words[safe: 1], !nearest.contains(word) { nearest.append(word) }
            }
        case (.info(let database), 112): licences[database] = LicenceText.licence(in: reply.text)
        // 550 and 551: no such database or strategy; 552: no match.
        case (.define, 400..<550), (.define, 553..<600): refusal = reply.code
        default: break
        }
    }

    /// The databases whose licences are not known, of those whose definitions will be shown.
    private var unknownDatabases: [String] {
        var names: [String] = []
        for definition in best where !names.contains(definition.database) { names.append(definition.database) }
        return Array(names.prefix(Self.mostDatabases))
    }

    /// From each database the definitions of the wanted term, or of the first base form that it knows.
    private var best: [Definition] {
        var ranks: [String: Int] = [:]
        return definitions.sorted { $0.key < $1.key }.flatMap { rank, definitions in
            definitions.filter { definition in
                let known = ranks[definition.database, default: rank]
                ranks[definition.database] = known
                return known == rank
            }
        }
    }

    /// What was found so far; without anything, `problem`, or that there is nothing.
    private func result(else problem: LookupProblem?) -> LookupResult {
        var findings: [WordFinding] = []
        for definition in best {
            let credit = Credit(definition.title, licences[definition.database] ?? .notStated)
            for finding in DictText.findings(in: definition.text, credit: credit) {
                // Some dictionaries have an entry for each meaning.
                if findings.last?.withoutSenses == finding.withoutSenses {
                    findings[findings.count - 1].senses += finding.senses
                } else {
                    findings.append(finding)
                }
            }
        }
        if !findings.isEmpty { return .success(.findings(findings)) }
        return .failure(problem ?? .nothingFound(nearest: nearest))
    }
}

extension Array {
    /// The element at `index`, or nil where there is none.
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
