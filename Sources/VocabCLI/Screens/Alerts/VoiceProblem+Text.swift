import VocabLexicon

extension VoiceProblem: AlertPhrase {
    var korean: AlertText {
        switch self {
        case .noProgram: AlertText("소리를 낼 수 없습니다.", "말하는 프로그램이 없습니다. espeak-ng나 speech-dispatcher를 설치하세요.")
        case .noSound:
            AlertText(
                "소리 장치가 없습니다.",
                "말하는 프로그램은 있지만 소리가 나갈 곳이 없습니다. 스피커나 이어폰을 연결하거나 PipeWire 또는 PulseAudio를 켜세요. 컨테이너나 SSH에서는 PULSE_SERVER로 소리가 날 기기를 정합니다."
            )
        case .unreadable:
            AlertText("읽을 수 없습니다.", "eSpeak NG는 한자로 쓴 일본어를 읽지 못합니다. 단어의 발음 칸에 가나를 적어 두면 그것을 읽습니다.")
        case .failed: AlertText("소리를 내지 못했습니다.", "말하는 프로그램이 실패했습니다. 그 언어의 음성이 있는지 보거나 espeak-ng를 다시 설치하세요.")
        }
    }

    var english: AlertText {
        switch self {
        case .noProgram: AlertText("No voice", "No program here can speak. Install espeak-ng or speech-dispatcher.")
        case .noSound:
            AlertText(
                "No sound device",
                "There is a program that speaks, but nothing to play it on. Connect a speaker or headphones, or start PipeWire or PulseAudio. In a container or over SSH, PULSE_SERVER names where to play."
            )
        case .unreadable:
            AlertText(
                "It cannot be read",
                "eSpeak NG reads no kanji. Where the pronunciation of a word is in kana, that is read in its place.")
        case .failed:
            AlertText(
                "Nothing was said",
                "The program that speaks failed. See whether it has a voice for the language, or install espeak-ng again.")
        }
    }

    /// What is typed to mend it, or to see what the program says of it.
    var remedy: Invocation {
        switch self {
        case .noProgram: Invocation(shell: "sudo", "apt-get", "install", "espeak-ng")
        case .unreadable: Invocation(.edit)
        case .noSound, .failed: Invocation(shell: "espeak-ng", "hello")
        }
    }

    /// In one line, for a game that goes on.
    var remark: (korean: String, english: String) {
        switch self {
        case .noProgram:
            (
                "소리를 내는 프로그램이 없습니다. 설치: sudo apt-get install espeak-ng",
                "No program here can speak. To install one: sudo apt-get install espeak-ng"
            )
        case .noSound:
            (
                "소리가 나갈 장치가 없습니다. 스피커나 소리 서버(PipeWire, PulseAudio)를 확인하세요.",
                "There is no sound device. Look at the speakers, or at the sound server (PipeWire, PulseAudio)."
            )
        case .unreadable:
            (
                "eSpeak NG는 한자를 읽지 못합니다. 발음 칸에 가나를 적어 두면 그것을 읽습니다.",
                "eSpeak NG reads no kanji. Kana in the field for the pronunciation are read in their place."
            )
        case .failed:
            (
                "소리를 내지 못했습니다. 시험: espeak-ng hello",
                "Nothing was said. To see why: espeak-ng hello"
            )
        }
    }
}
