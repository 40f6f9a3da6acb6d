import VocabLanguage

extension HelpTopic {
    /// What is asked when, and how a plan or a goal changes it.
    static let memoryText = Bilingual(
        """
        # 무엇을 언제 다시 묻나요
        vocab만 치면 오늘 할 것이 나오고, Enter를 누르면 시작합니다.

        오늘 복습할 단어 보기 :: vocab due
        셸 프롬프트에 쓸 한 줄 :: vocab due --short
        복습할 단어만 풀기 :: vocab quiz TOEIC --focus due
        새 단어만, 약한 단어만 :: vocab quiz TOEIC --focus new, --focus weak
        어디부터 배울지 알아보기 :: vocab place TOEIC
        틀린 단어 보기, 풀기 :: vocab wrong, vocab wrong --play
        학습 통계 :: vocab stats, vocab stats TOEIC
        학습 달력, 그날의 단어 :: vocab calendar, vocab calendar today --sort recent

        # 기억 모형
        답은 모두 남습니다. 단어는 잊을 때쯤 다시 묻습니다. 그때는 FSRS-6와 내 답으로 정합니다. 보기 넷에서 고른 정답은 찍은 것일 수도
        있어서, 정말 알았을 확률만큼만 칩니다. 직접 쓴 답은 그럴 일이 없습니다.

        답마다 알려 주는 만큼 칩니다. 카드에서 스스로 매긴 점수는 그대로, 거북이 게임에서 찾은 단어와 짝 맞추기는 직접 쓴 답보다 적게,
        힌트를 많이 보았거나 틀린 글자가 많은 답은 거의 치지 않습니다. vocab stats는 찍어서 맞힌 것을 뺀 정답률도 보여 줍니다.

        한 판에서는 복습할 단어, 오늘의 새 단어, 나머지 순서로 묻습니다. 문제 수를 정하지 않으면 틀린 단어는 세 문제에서 여섯 문제 뒤에
        다시 나오고, 맞힐 때까지 나옵니다.

        잘 아는 단어일수록 어렵게 묻습니다. 처음에는 보기 넷에서, 다음에는 뜻을 보고, 그다음에는 직접 씁니다. --kind나 --direction을 쓰면
        그대로 묻습니다. 외운 단어로 표시하면 --memorized를 쓸 때만 나옵니다.

        외운 단어로 표시 :: vocab memorize detour --book TOEIC
        표시 지우기 :: vocab forget detour --book TOEIC

        # 얼마나 배울지 정하기
        하루의 새 단어와 기억률 :: vocab setup --new-per-day 10 --retention 0.85
        기억률마다 드는 시간 :: vocab stats --goal
        하루가 시작되는 시각 :: vocab setup --day-starts-at 4 (보통 새벽 4시)
        시험 준비 :: vocab plan TOEIC --exam 2027-03-14 --minutes 20
        한 주 쉬기 :: vocab plan --away 7d
        계획 보기, 지우기 :: vocab plan, vocab plan --drop
        내 답에 기억 모형 맞추기 :: vocab optimize (다음 날이나 그 뒤에 다시 푼 답이 200개는 있어야 합니다)
        """,
        """
        # What is asked, and when
        Type vocab alone to see what waits today. Enter plays it.

        what waits today :: vocab due
        one line for a shell prompt :: vocab due --short
        play only what is due :: vocab quiz TOEIC --focus due
        only new or weak words :: vocab quiz TOEIC --focus new, --focus weak
        find out where to begin :: vocab place TOEIC
        see and play missed words :: vocab wrong, vocab wrong --play
        what you have learnt :: vocab stats, vocab stats TOEIC
        calendar, words of a day :: vocab calendar, vocab calendar today --sort recent

        # The memory
        Every answer is kept. A word is asked again when it is about to be forgotten: FSRS-6 with your own answers tells when. A
        right choice among four may be a guess, so it counts by how likely you knew the word. What you typed needs no such doubt.

        Every answer counts for what it tells. Your own grade of a card counts as it stands. A word found in hangman and a pair count
        less than a typed answer. What took hints or many wrong letters counts nearly nothing. vocab stats tells the score without
        lucky guesses as well.

        A round asks what is due first, then the day's new words, then the rest. Without a count, a word you missed comes back after
        three to six others until it is right.

        The better a word is known, the harder it is asked: by choices, then from its meaning, then by typing. --kind and --direction
        overrule that. Words marked as known stay out unless you say --memorized.

        mark a word as known :: vocab memorize detour --book TOEIC
        take the mark away :: vocab forget detour --book TOEIC

        # How much to learn
        new words a day, retention :: vocab setup --new-per-day 10 --retention 0.85
        what another goal costs :: vocab stats --goal
        when a day begins :: vocab setup --day-starts-at 4 (four in the morning unless you change it)
        be ready for an exam :: vocab plan TOEIC --exam 2027-03-14 --minutes 20
        go away for a week :: vocab plan --away 7d
        see or drop the plan :: vocab plan, vocab plan --drop
        fit the memory to you :: vocab optimize (needs 200 answers to words asked again on a later day)
        """)
}
