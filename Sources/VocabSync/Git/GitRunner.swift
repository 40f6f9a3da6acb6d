import VocabCore

/// One run of git.
package struct GitRequest: Equatable, Sendable {
    /// The folder it runs in; nil for the one the program was started in.
    package var folder: Path?
    /// What stands behind `git`.
    package var arguments: [String]
    /// What it reads.
    package var input: [UInt8] = []
    /// Variables of its environment beside those of this program.
    package var environment: [String: String] = [:]

    /// A run.
    package init(_ arguments: [String], in folder: Path?, input: [UInt8] = [], environment: [String: String] = [:]) {
        (self.arguments, self.folder, self.input, self.environment) = (arguments, folder, input, environment)
    }
}

/// How a run of git ended.
package struct GitOutcome: Equatable, Sendable {
    /// Its exit status; 128 and more where a signal ended it.
    package var status: Int32
    /// What it wrote for programs.
    package var output: [UInt8]
    /// What it wrote for people, in English.
    package var words: String

    /// An outcome.
    package init(status: Int32, output: [UInt8] = [], words: String = "") {
        (self.status, self.output, self.words) = (status, output, words)
    }

    /// The output as one line.
    package var line: String { Text.cleaned(String(decoding: output, as: UTF8.self)) }
}

/// Runs git: the way of a sync to the world.
package protocol GitRunner {
    /// Runs git and waits for its end; nil where there is no git.
    ///
    /// It speaks English, knows no repository but the one it is told, and asks for a password only where a terminal is there to ask on.
    func run(_ request: GitRequest) -> GitOutcome?

    /// This program as a shell runs it, for git to call.
    var program: String { get }
}

/// No git at all.
package struct AbsentGit: GitRunner {
    /// No git.
    package init() {}
    /// Never runs.
    package func run(_ request: GitRequest) -> GitOutcome? { nil }
    /// The program by its name.
    package var program: String { "vocab" }
}
