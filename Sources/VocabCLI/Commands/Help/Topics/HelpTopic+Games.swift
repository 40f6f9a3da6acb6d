import VocabLanguage

extension HelpTopic {
    /// The games: what to type, which keys answer, and what counts as right.
    static let gamesText = Bilingual(
        """
        # 게임
        열 문제를 풉니다. 키 하나로 답합니다.

            vocab quiz --book TOEIC --count 10

        할 것 풀기, 다섯 문제만 :: vocab quiz TOEIC, vocab quiz TOEIC 5
        기본 단어장 보기 :: vocab books --starters
        기본 단어장 풀기 :: vocab quiz 기초영어, vocab quiz TOPIK
        뜻을 보고 단어 맞히기 :: vocab quiz TOEIC --direction reverse
        답을 직접 쓰기 :: vocab quiz TOEIC --kind typed
        받아쓰기 :: vocab quiz TOEIC --kind dictation
        복습할·새·약한 단어만 :: vocab quiz TOEIC --focus due, --focus new, --focus weak
        헷갈리는 단어만 연습 :: vocab drill waive tariff
        카드 :: vocab flashcards TOEIC 20
        거북이 게임 :: vocab hangman TOEIC --focus weak
        짝 맞추기 :: vocab match TOEIC 10
        타임어택 :: vocab quiz TOEIC --time 60
        서바이벌 :: vocab quiz TOEIC --lives 3
        오늘의 도전 :: vocab quiz TOEIC --daily (단어가 같으면 누구나 같은 열 문제)
        시험지와 정답 만들기 :: vocab worksheet TOEIC 20 --answers
        게임 설정 정해 두기 :: vocab setup TOEIC 20 --direction reverse, 그다음 vocab quiz

        모든 게임에 quiz의 단어장, --count, --direction, --focus, --memorized, --seed를 쓸 수 있습니다. 단어장을 쓰지 않으면 setup의
        설정대로 묻습니다. 단어장에는 단어가 네 개는 있어야 합니다.

        # 문제를 풀 때 쓰는 키
        1–4 :: 답
        s :: 모름
        ? :: 힌트: 틀린 보기 하나를 지웁니다. 게임마다 처음에는 키도 모두 설명합니다
        u :: 방금 답 되돌리기
        e :: 단어 고치기
        k :: 외운 단어로 표시
        p :: 단어 듣기 (답을 쓸 때는 ^P)
        q :: 그만

        단어 옆의 ●○은 지난 답입니다: ●는 맞음, ○는 틀림, 오른쪽이 가장 최근입니다. 뜻을 보고 단어를 고를 때는 예문이 빈칸과 함께
        나옵니다.

        틀리면 아무 키나 누를 때까지 멈추고, 두 단어를 위아래로 보여 줍니다. 답을 쓸 때는 Enter를 누릅니다.

        틀려도 멈추지 않기 :: vocab quiz TOEIC --no-pause
        언제나 그렇게 :: vocab setup --pause no
        단어를 저절로 듣기 :: vocab setup --say yes
        먼저 떠올리기 :: vocab quiz TOEIC --recall-first (보기는 4초 뒤에, 8을 붙이면 8초 뒤에, 0이면 키를 누를 때)
        더 어려운, 쉬운 보기 :: vocab quiz TOEIC --closeness 1, --closeness 0
        다른 단어장에서 보기 빌리기 :: vocab quiz TOEIC --borrow
        다시 풀 수 있게 풀기 :: vocab quiz TOEIC --seed 7

        --seed를 쓰면 결과에 같은 문제를 다시 내는 명령이 나옵니다. 그 사이에 외운 단어로 표시했으면 문제가 달라집니다. 게임을 끝까지 하면
        프롬프트가 나오고, 한 줄로 키를 알려 줍니다: Enter는 틀린 단어를 다시, n은 새 단어를 더 풉니다. f, h, m, t는 카드, 거북이 게임,
        짝 맞추기, 타임어택이고, quit은 끝냅니다. 셸에서 시작한 게임을 q로 그만두면 셸로 돌아갑니다.

        # 답을 직접 쓸 때
        뜻 가운데 하나만 써도 맞습니다. 뜻이 하나라도 겹치는 단어를 써도 맞습니다.

        한 글자 실수 :: 다섯 글자 이상인 단어면 한 번 더 쓰게 합니다 (한글은 자모로 셉니다)
        형태나 관사가 다름 :: 알려 주고 한 번 더; 조사, 목적어, 부사가 더 있거나 빠져도
        외래어, 적어 둔 동의어 :: 알려 주고 한 번 더: invoice에 인보이스
        철자만 다름 :: 알려 주고 맞은 것으로: 영국식·미국식 철자, 붙임표, 악센트, 한자를 읽는 법(犬에 いぬ)
        다른 단어가 되는 실수 :: 틀림: effect에 affect. 내 단어장에 있는 단어면 뜻을 알려 줍니다

        동의어를 쓰면 그 말도 맞지만 바로 그 뜻인 단어는 무엇인지 다시 묻습니다. 있다에 계시다는 동의어로 치지 않습니다. 다른 자판으로 친 답은 알아서 읽습니다.
        ?를 쓰고 Enter를 누르면 한 글자를 보여 줍니다. 틀린 뒤에는 Enter로 넘어가거나, 단어를 한 번 더 써 보거나, 맞게 썼다면 o를 쓰고
        Enter를 누릅니다.

        # 카드, 거북이 게임, 짝 맞추기
        카드: 아무 키나 누르면 뒤집힙니다. 1 다시, 2 어려움, 3 알맞음(space도), 4 쉬움. 아래에 며칠 뒤에 다시 나올지 보입니다. 1을 누른
        카드는 같은 판에 다시 나옵니다. u는 이전 카드, e는 고치기, k는 외운 단어입니다.

        거북이 게임: 뜻을 보고 단어를 한 글자씩 맞힙니다. 거북이가 일곱 걸음 밀려나면 집니다. 대소문자와 악센트는 가리지 않고, 한글은 자판의
        키로 칩니다. ㄲ은 ㄱ으로, ㅘ는 ㅗ와 ㅏ로도 됩니다. 다른 자판으로 쳐도 알아듣습니다. ?는 한 걸음에 한 글자를 보여 줍니다. 글자는
        모두 답이라서 그만둘 때는 Esc를 누릅니다.

        짝 맞추기: 단어 다섯 개와 뜻 다섯 개가 나옵니다. 번호와 글자를 하나씩 눌러 짝을 짓고, 걸린 시간을 잽니다. 고른 것은
        Esc로 취소하고, ?는 짝이 아닌 뜻 하나를 알려 줍니다. 다섯 개에 뜻이 같은 단어는
        없습니다.

        거북이 게임, 짝 맞추기, 타임어택, 서바이벌은 본 적이 있는 단어를 먼저 묻습니다.

        # 타임어택과 서바이벌
        --time 60은 60초 동안, --lives 3은 세 번 틀릴 때까지 풉니다. 틀려도 멈추지 않고, 단어가 있는 대로 계속 나옵니다. 맞으면 1점,
        3연속부터 2점, 6연속부터 3점이고, 힌트를 보면 1점입니다. 최고 기록은 제목에 보이고, 넘으면 알려 줍니다.

        최고 기록은 모든 기기의 학습 기록에서 그때마다 다시 셉니다. 초나 목숨의 수, 단어장, 고르기와 쓰기마다 따로이고, 되돌린 답은 세지
        않습니다. 시간은 ^Z로 멈춰 두어도 흐르고, 파이프에서는 줄과 줄 사이에 봅니다. 시간이 끝났을 때 풀던 문제는 기록하지 않습니다.
        --kind, --direction, --focus, --borrow, --seed를 함께 쓸 수 있고, 저절로 끝나므로 --count, --daily, --recall-first는 쓸 수 없습니다.

        # 소리
        단어를 들으려면 speech-dispatcher나 espeak-ng가 있어야 합니다. 단어가 보이는 곳에서는 게임과 카드에서도, 거북이 게임이 끝난 뒤에도
        p로 듣습니다.

            sudo apt-get install espeak-ng
            vocab say schedule
        """,
        """
        # Games
        Play ten questions. One key answers.

            vocab quiz --book TOEIC --count 10

        what waits, five questions :: vocab quiz TOEIC, vocab quiz TOEIC 5
        bookcases that come with it :: vocab books --starters
        play one of these :: vocab quiz 기초영어, vocab quiz TOPIK
        see the meaning, find a term :: vocab quiz TOEIC --direction reverse
        type the answers :: vocab quiz TOEIC --kind typed
        type the words you hear :: vocab quiz TOEIC --kind dictation
        only due, new or weak words :: vocab quiz TOEIC --focus due, --focus new, --focus weak
        words you confuse :: vocab drill waive tariff
        flash cards :: vocab flashcards TOEIC 20
        hangman :: vocab hangman TOEIC --focus weak
        matching :: vocab match TOEIC 10
        time attack :: vocab quiz TOEIC --time 60
        survival :: vocab quiz TOEIC --lives 3
        the challenge of the day :: vocab quiz TOEIC --daily (ten questions, the same for all with the same words)
        a test paper with its key :: vocab worksheet TOEIC 20 --answers
        choose once what games ask :: vocab setup TOEIC 20 --direction reverse, then vocab quiz

        All games take the bookcases, --count, --direction, --focus, --memorized and --seed of quiz. Without a bookcase they ask what
        setup says. A bookcase needs at least four words.

        # Keys in a round
        1–4 :: answer
        s :: you do not know
        ? :: a hint: takes a wrong choice away; the first time in a game all keys are explained, too
        u :: take the last answer back
        e :: edit the word
        k :: mark the word as known
        p :: hear the word (^P while you type an answer)
        q :: stop

        The ●○ beside a word are its last answers: ● right, ○ wrong, the latest on the right. Where the meaning asks for the term, the
        example stands beneath it with a gap.

        A miss stands until you press a key (Enter where you type), with both words beneath each other.

        go on at once after a miss :: vocab quiz TOEIC --no-pause
        the same, for good :: vocab setup --pause no
        hear each word by itself :: vocab setup --say yes
        recall first :: vocab quiz TOEIC --recall-first (choices after 4 seconds; after 8 with 8, with a key with 0)
        harder or easier choices :: vocab quiz TOEIC --closeness 1, --closeness 0
        borrow choices from others :: vocab quiz TOEIC --borrow
        be able to play it again :: vocab quiz TOEIC --seed 7

        With --seed the results name the command that asks the same questions again, unless you marked words as known meanwhile. A
        game that is played to its end leaves you at the prompt with one line of keys: Enter asks the missed words again, n brings
        new ones, f, h, m and t begin cards, hangman, matching and a time attack, and quit leaves. Stopped with q, a game that began
        in the shell goes back to the shell.

        # Typed answers
        Any sense of the meaning is right, and so is the term of any word that shares a sense.

        one slip :: a second try in a word of five letters or more (of Hangul the keys count)
        another form, an article :: told, with a second try; so is a particle, object or adverb more or less
        loanword, listed synonym :: told, with a second try: 인보이스 for invoice
        another spelling :: told, and right: American or British, a hyphen, an accent, how 犬 is read (いぬ)
        a slip to another word :: wrong: affect for effect. You are told what it means if a bookcase of yours knows it

        After a synonym you are asked: that fits too, but which word means exactly this? 계시다 is no synonym of 있다. What was typed
        on the wrong keyboard is read as it was meant. ? and Enter shows a letter. After a miss Enter goes on; you may write the word
        once more there, or type o and Enter to say that you were right.

        # Flash cards, hangman, matching
        Flash cards: a key turns the card. Then 1 is again, 2 hard, 3 good (also the space bar), 4 easy, with the days until it comes
        next under each. A card graded again comes back in the same game. u goes back to the card before, e edits, k marks as known.

        Hangman: find the term of a meaning letter by letter, before the turtle has lost seven steps. Case and accents do not matter.
        Hangul goes by its keys: ㄲ is also ㄱ, and ㅘ is ㅗ and ㅏ. The other keyboard is understood. ? shows a letter for a step. Every
        letter is a guess, so Esc leaves.

        Matching: five terms, five meanings, a number and a letter for each pair, and a clock. Esc leaves what is picked, ? names a meaning
        that does not belong. No two of them mean the same.

        Hangman, matching, time attack and survival ask words that you have met before new ones.

        # Time attack and survival
        --time 60 is a round against the clock, --lives 3 one until the third miss. Both go on with the words there are and stop after
        no miss. A right answer counts 1 point, from the third in a row 2, from the sixth 3, and 1 after a hint. The best so far
        stands in the heading, and a new one is told.

        The best is counted anew from the history each time, over all devices: for each number of seconds or lives, each choice of
        bookcases, and choices and typing apart. What was taken back does not count. The clock runs on while the program is stopped
        with ^Z; in a pipe it is looked at between lines. The question that stands when the time is up is not recorded. Both take
        --kind, --direction, --focus, --borrow and --seed. They end by themselves, so --count, --daily and --recall-first are refused.

        # Sound
        speech-dispatcher or espeak-ng says the words. p works in rounds and on cards where the term is seen, and after hangman.

            sudo apt-get install espeak-ng
            vocab say schedule
        """)
}
