import ArgumentParser
import VocabCore
import VocabLanguage

/// `vocab recent`: the terms that were looked up last.
struct RecentCommand: SessionCommand {
    static let manual = Manual(.recent, "최근에 찾아본 말", "what was looked up last")

    @Flag(name: .long, help: .said("JSON으로 쓰기", "print JSON"))
    var json = false

    func run(in shellSession: Session) throws {
        let session = shellSession.forMachines(json)
        let terms = try session.store.lookupSettings().recent
        if json {
            var writer = JSONWriter()
            writer.array(terms) { term, writer in writer.string(term) }
            return session.printJSON(writer)
        }
        if terms.isEmpty { return session.remark(LookupPhrase.nothingRecent) }
        session.screen.show(terms.flatMap { session.screen.style.paragraph(SafeText.line($0)) })
    }
}
