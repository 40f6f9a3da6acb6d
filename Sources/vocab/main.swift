import Glibc
import VocabCLI
import VocabCore
import VocabLexicon
import VocabLists

signal(SIGPIPE, SIG_IGN)
// A file that may not grow any more is told like any other error of a write.
signal(SIGXFSZ, SIG_IGN)
TerminalGuard.endsAtOnceByQuit()
let hasOtherLocale = Locale.adopt()

let console = TerminalConsole()
let generator = SystemRandomNumbers()
let environment = SystemEnvironment.variables()
if hasOtherLocale { Locale.passOn() }
let world = World(
    now: SystemClock.read,
    clockOffsets: SystemTimeZone.offsets,
    generator: generator.next,
    environment: environment,
    console: console,
    files: DiskFileSystem(),
    readInput: {
        $0 == "-" ? try console.readAll() : try InputFile.read(Path($0))
    },
    starters: StarterCatalogue.all(),
    thesaurus: { [environment] in
        JointThesaurus(ProgramThesaurus.members + [InstalledThesaurus.find(environment: environment)].compactMap(\.self))
    },
    matchingFiles: SystemFiles.matching,
    page: SystemPager.find(),
    englishWords: { EnglishWords.ofTheProgram },
    bands: { WordBands.ofTheProgram },
    git: SystemGit(),
    installedDictionaries: { InstalledDictionaries.find(environment: environment, files: SystemFiles.matching) },
    channels: { SystemChannels(within: $0) },
    voice: SystemVoice(path: environment["PATH"], environment: SystemEnvironment.lines()),
    dictionary: { InstalledEnglish.find(environment: environment) },
    database: SystemDatabaseReader())
let arguments = CommandArguments.all()
if Program.isPlain(in: environment) || arguments.contains("--plain") { console.becomePlain() }
let status = Program.run(arguments, in: world)
console.close()
exit(status.rawValue)
