import VocabLanguage

/// The greeting at the prompt, and what `help` says beside the commands.
enum HelpPhrase: Phrase {
    case moreHelp(command: String)
    /// How the program is called.
    case calledBy
    case allCommands(command: String)
    /// The heading of the chapters of the manual.
    case topicsHeading(command: String)
    case completionHeading
    case example(String)
    /// Headings of a help screen.
    case usage, commands, arguments, options, optionsOfAll, examples
    /// What stands in a usage line for a command under this one, and for the options.
    case commandPlaceholder, optionsPlaceholder
    case globalOptions
    case greeting
    case goodbye
    case interruptHint
    case wrongKeyboard(meant: String)
    /// Said to a learner of whom nothing tells which language they read, in both at once.
    case switchLanguage(command: String)
    case language(Language, isChosen: Bool)

    var korean: String {
        switch self {
        case .calledBy: "vocab만 치면 오늘 할 것이 나옵니다. 또는 vocab [명령] [옵션 …]"
        case .allCommands(let command): "모든 명령과 주제: \(command)"
        case .completionHeading: "셸에서 TAB (~/.bashrc에 한 줄; zsh, fish도)"
        case .topicsHeading(let command): "주제별 설명 (\(command) 주제)"
        case .moreHelp(let command): "명령별 자세한 설명: \(command)"
        case .example(let command): "예: \(command)"
        case .usage: "사용법"
        case .commands: "명령"
        case .arguments: "인수"
        case .options: "옵션"
        case .optionsOfAll: "모든 명령의 옵션"
        case .examples: "예"
        case .commandPlaceholder: "명령"
        case .optionsPlaceholder: "[옵션 …]"
        case .globalOptions: "모든 명령에 쓰는 옵션: --store 폴더 · --lang ko|en · --plain"
        case .greeting: "vocab · 단어 퀴즈"
        case .goodbye: "안녕히 가세요. 또 만나요!"
        case .interruptHint: "나가려면 quit 또는 ^D"
        case .wrongKeyboard(let meant): "한/영이 바뀌어 있어 이렇게 읽었습니다: \(meant)"
        case .switchLanguage(let command): "한국어로 쓰려면 (for Korean): \(command)"
        case .language(.korean, isChosen: true): "이제부터 한국어로 나옵니다."
        case .language(.english, isChosen: true): "이제부터 영어로 나옵니다."
        case .language(.korean, isChosen: false): "지금은 한국어로 나옵니다."
        case .language(.english, isChosen: false): "지금은 영어로 나옵니다."
        }
    }

    var english: String {
        switch self {
        case .calledBy: "vocab alone shows what waits today. Otherwise: vocab [COMMAND] [OPTIONS …]"
        case .allCommands(let command): "All commands and topics: \(command)"
        case .completionHeading: "TAB in the shell (a line for ~/.bashrc; also zsh, fish)"
        case .topicsHeading(let command): "By topic (\(command) TOPIC)"
        case .moreHelp(let command): "More about a command: \(command)"
        case .example(let command): "such as: \(command)"
        case .usage: "Usage"
        case .commands: "Commands"
        case .arguments: "Arguments"
        case .options: "Options"
        case .optionsOfAll: "Options for every command"
        case .examples: "Examples"
        case .commandPlaceholder: "COMMAND"
        case .optionsPlaceholder: "[OPTIONS …]"
        case .globalOptions: "Options for every command: --store DIR · --lang ko|en · --plain"
        case .greeting: "vocab · vocabulary quiz"
        case .goodbye: "Goodbye, see you soon!"
        case .interruptHint: "To leave: quit or ^D"
        case .wrongKeyboard(let meant): "Typed with the Korean keyboard on; read as: \(meant)"
        case .switchLanguage: korean
        case .language(.korean, isChosen: true): "The screen is in Korean from now on."
        case .language(.english, isChosen: true): "The screen is in English from now on."
        case .language(.korean, isChosen: false): "The screen is in Korean."
        case .language(.english, isChosen: false): "The screen is in English."
        }
    }
}
