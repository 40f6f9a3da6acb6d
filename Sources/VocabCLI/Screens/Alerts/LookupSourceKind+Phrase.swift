import VocabLanguage
import VocabLexicon

extension LookupSourceKind: Phrase {
    /// What the source is called.
    package var korean: String {
        switch self {
        case .bookcases: "내 단어장"
        case .starters: "기본 단어장"
        default: english
        }
    }

    /// What the source is called.
    package var english: String {
        switch self {
        case .bookcases: "Your bookcases"
        case .starters: "Starter lists"
        case .wordnet: "WordNet"
        case .stardict: "StarDict"
        case .dict: "DICT"
        case .deepl: "DeepL"
        case .libretranslate: "LibreTranslate"
        case .espeak: "eSpeak NG"
        }
    }

    /// What the source knows, and who learns what is looked up.
    var about: Bilingual {
        switch self {
        case .bookcases: Bilingual("내가 넣은 단어", "the words you keep")
        case .starters: Bilingual("프로그램에 딸린 단어", "the words that come with the program")
        case .wordnet:
            Bilingual("영어 정의, 예문, 동의어, 빈도; 이 기기 안에서", "English definitions, examples, synonyms, frequency; on this machine")
        case .stardict: Bilingual("StarDict 형식 사전; 이 기기 안에서", "dictionaries in StarDict's format; on this machine")
        case .dict:
            Bilingual("DICT 서버의 사전; 단어가 그 서버로 갑니다", "the dictionaries of a DICT server, which is sent the word")
        case .deepl: Bilingual("번역; 단어가 deepl.com으로 갑니다", "translations; the word is sent to deepl.com")
        case .libretranslate: Bilingual("번역; 단어가 그 서버로 갑니다", "translations; the word is sent to that server")
        case .espeak: Bilingual("발음 기호; 이 기기 안에서", "the pronunciation in IPA; on this machine")
        }
    }

    /// What helps where the source is not there; nil where it always is.
    var remedy: Remedy? {
        switch self {
        case .bookcases, .starters: nil
        case .wordnet: .shell("sudo apt-get install wordnet")
        case .stardict: .folder("~/.stardict/dic")
        case .dict: .shell("sudo apt-get install dictd dict-wn")
        case .deepl: .command(Invocation(.lookup, options: [.value("--enable", LookupSwitch.deepl.rawValue)]))
        case .libretranslate: LookupFailure.needsAddress.nextCommand.map(Remedy.command)
        case .espeak: .shell("sudo apt-get install espeak-ng")
        }
    }

    /// How a source comes to be there.
    enum Remedy {
        /// Typed at the shell.
        case shell(String)
        /// Typed here.
        case command(Invocation)
        /// The learner puts dictionaries there.
        case folder(String)
    }
}

extension Licence: Phrase {
    package var korean: String {
        switch self {
        case .own: "내가 쓴 것"
        case .program: "이 프로그램과 같은 라이선스"
        case .stated(let text): text
        case .notStated: "라이선스를 밝히지 않음"
        case .computed: "자동 생성"
        }
    }

    package var english: String {
        switch self {
        case .own: "your own"
        case .program: "same licence as this program"
        case .stated(let text): text
        case .notStated: "licence not stated"
        case .computed: "generated automatically"
        }
    }
}
