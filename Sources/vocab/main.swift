import Glibc
import VocabCLI
import VocabCore

signal(SIGPIPE, SIG_IGN)
Locale.adopt()

let console = TerminalConsole()
let world = World(
    now: SystemClock.read,
    chance: { UInt64.random(in: .min ... .max) },
    environment: SystemEnvironment.variables(),
    console: console,
    files: DiskFileSystem(),
    readInput: {
        $0 == "-" ? try console.readAll() : try InputFile.read($0)
    },
    starters: StarterCatalogue.all())
let status = Program.run(Array(CommandLine.arguments.dropFirst()), in: world)
console.close()
exit(status.rawValue)
