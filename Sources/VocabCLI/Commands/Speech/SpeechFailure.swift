/// Why a word is not said aloud.
enum SpeechFailure: Equatable {
    /// Nothing here can speak.
    case noVoice
    /// What can speak did not.
    case failed

    var korean: AlertText {
        switch self {
        case .noVoice: AlertText("소리를 낼 수 없습니다.", "말하는 프로그램이 없습니다. espeak-ng나 speech-dispatcher를 설치하세요.")
        case .failed: AlertText("소리를 내지 못했습니다.", "말하는 프로그램이 실패했습니다. 소리 장치를 확인하거나 espeak-ng를 다시 설치하세요.")
        }
    }

    var english: AlertText {
        switch self {
        case .noVoice: AlertText("No voice", "No program here can speak. Install espeak-ng or speech-dispatcher.")
        case .failed:
            AlertText("Nothing was said", "The program that speaks failed. Look at the sound device, or install espeak-ng again.")
        }
    }
}
