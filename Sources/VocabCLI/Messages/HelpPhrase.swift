/// The overview that `help` gives, and the greeting at the prompt.
enum HelpPhrase: Phrase {
    case overview
    case greeting
    case shelf(bookcases: Int, words: Int)
    case tryFirst
    case tryNext(command: String)
    case goodbye
    case interruptHint

    var korean: String {
        switch self {
        case .overview:
            """
            게임
              quiz       사지선다 퀴즈           quiz --book TOEIC --count 10
              setup      쓸 단어장과 문제 수 정하기
              worksheet  시험지 만들기           worksheet --book TOEIC --answers
            단어장
              books      단어장 목록
              book       add · edit · rename · show · remove
              import     CSV 가져오기            import words.csv --book 영어
            단어
              add        단어 추가               add --book 영어 abandon 버리다
              edit · show · remove TERM          고치기 · 보기 · 삭제
              list · search TEXT                 목록 · 찾기

            명령마다 자세한 설명: help quiz
            모든 명령에 쓰는 옵션: --store 폴더 · --lang ko|en · --plain
            """
        case .greeting: "vocab · 단어 퀴즈"
        case .shelf(let bookcases, let words): "단어장 \(bookcases)개, 단어 \(words)개"
        case .tryFirst: "시작하려면 quiz --book TOEIC, 도움말은 help, 나가려면 quit"
        case .tryNext(let command): "바로 풀려면 \(command), 도움말은 help, 나가려면 quit"
        case .goodbye: "안녕히 가세요. 또 만나요!"
        case .interruptHint: "나가려면 quit 또는 ^D"
        }
    }

    var english: String {
        switch self {
        case .overview:
            """
            Games
              quiz       four-choice quiz        quiz --book TOEIC --count 10
              setup      choose bookcase and number of questions
              worksheet  print a test paper      worksheet --book TOEIC --answers
            Bookcases
              books      list them
              book       add · edit · rename · show · remove
              import     take in a CSV           import words.csv --book English
            Words
              add        add a word              add --book English abandon 버리다
              edit · show · remove TERM
              list · search TEXT

            More about a command: help quiz
            Options of every command: --store DIR · --lang ko|en · --plain
            """
        case .greeting: "vocab · vocabulary quiz"
        case .shelf(let bookcases, let words):
            (bookcases == 1 ? "1 bookcase" : "\(bookcases) bookcases") + ", " + (words == 1 ? "1 word" : "\(words) words")
        case .tryFirst: "To begin: quiz --book TOEIC. Also: help, quit"
        case .tryNext(let command): "To play: \(command). Also: help, quit"
        case .goodbye: "Goodbye, see you soon!"
        case .interruptHint: "To leave: quit or ^D"
        }
    }
}
