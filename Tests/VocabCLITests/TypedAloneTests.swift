import ArgumentParser
import Testing

@testable import VocabCLI

/// The commands that are made without the parser.
@Suite("Commands typed alone") struct TypedAloneTests {
    @Test("A command that is made without the parser is the one that the parser makes")
    func same() throws {
        let commands = VocabCommand.configuration.subcommands.compactMap { $0 as? any SessionCommand.Type }
        let alone = commands.compactMap { type in type.typedAlone.map { (type, $0) } }
        #expect(alone.contains { $0.0 == BooksCommand.self })
        for (type, command) in alone {
            #expect(String(describing: command) == String(describing: try type.parseAsRoot([])))
        }
    }
}
