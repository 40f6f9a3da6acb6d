import VocabLanguage

extension HelpTopic {
    /// What makes a question fair, and how far that holds.
    static let fairnessText = Bilingual(
        """
        # 공정한 문제
        네 보기는 모두 다르고, 정답은 하나입니다. 길이나 생김새, 보기로 나온 횟수만 보고 고르면 네 번에 한 번 맞습니다.

        더 어려운 보기 :: vocab quiz TOEIC --closeness 1
        더 쉬운 보기 :: vocab quiz TOEIC --closeness 0
        다른 단어장에서 보기 빌리기 :: vocab quiz TOEIC --borrow (같은 언어의 단어장)
        보기가 모자라면 쓰기 :: vocab quiz TOEIC --kind mixed
        물을 수 없는 단어 보기 :: vocab doctor

        # 정답은 하나뿐
        뜻을 어떻게 적었든 정답은 하나입니다. 다음은 같은 문제에 함께 나오지 않습니다.

        뜻이 겹치는 단어 :: 같은 뜻이 있음, 한쪽에 동의어로 적음, 같은 단어가 두 번, 한 뜻이 다른 뜻 안에 있음
        적은 모양만 다른 뜻 :: 포기와 ~을 포기하다, 비판[평론]하다와 평론하다
        서로 바꿔 쓰는 영어 단어 :: 흔한 단어는 Data/near-synonyms.txt, 드문 단어는 Data/rare-synonyms.txt (WordNet 3.0의 동의어)
        WordNet이 있으면 :: 바로 위아래 뜻인 단어도 (sudo apt-get install wordnet)

        # 틀린 보기
        틀린 보기는 정답과 품사가 같고 정답과 가깝습니다. 품사를 적지 않았으면 뜻에서 알아냅니다. 얼마나 가까운지는 --closeness가 0에서 1로
        정하고, 보통 0.7입니다. 하나는 뜻이 가깝고, 하나는 철자가 비슷하거나 흔히 잘못 아는 단어입니다(adapt와 adopt, 가르치다와 가리키다:
        Data/confusables.txt).

        영어 단어 21,000개는 뜻이 얼마나 가까운지 압니다(Data/english-meanings.txt). 다른 단어는 태그나 뜻의 끝을 보고 압니다.

        처음 보는 단어 옆에는 처음 보는 단어가, 아는 단어 옆에는 비슷한 때에 본 단어가 나옵니다. 품사가 같은 단어가 있는 만큼입니다. 그래서
        낯익다는 것만으로는 맞히기 어렵습니다. 같은 단어를 다시 물으면 보기가 바뀝니다. 전에 헷갈린 두 단어는 둘 다 본 뒤에 함께 나옵니다.
        --seed를 쓰면 그러지 않습니다.

        # 어디까지 맞나요
        네 보기는 저마다 정답일 가능성이 같습니다. 인쇄한 시험지에서는 전체를 한눈에 보는 사람에게도, 게임에서는 앞의 문제를 모두 기억하는
        사람에게도 그렇습니다. 뜻에 그 단어가 들어 있으면 ~로 가립니다. 다른 글자가 없을 때만 그대로 둡니다.

        그런 보기 셋이 없는 단어는 묻지 않고 까닭을 말합니다. 단어가 50개보다 적은 단어장에서는 다른 품사나 뜻이 거의 같은 단어도 씁니다.
        그때는 네 보기에 모두 맞는 품사만 보여 줍니다. 여러 말로 된 구가 네 개보다 적으면 그 구가 눈에 띌 수도 있습니다. --direction mixed는 한 판에서는 단어마다
        방향을 섞고, 시험지에서는 나란히 놓인 단어를 한 방향으로 묻습니다. 그래서 작은 단어장은 모두 한 방향일 수 있습니다. 단어가 20,000개를
        넘는 단어장에서는 한 판에 20,000개를 뽑아 그 안에서 묻습니다. vocab stats는 찍어서 맞힌 것을 뺀 정답률을 보여 줍니다.

        # 자료의 출처
        Data/english-meanings.txt는 문장 모델 all-MiniLM-L6-v2(Apache 2.0)로, wordfreq에서 흔한 단어의 WordNet 3.0 뜻풀이와 WordNet이
        반대말이나 같은 갈래로 꼽은 것에서 만들었습니다. WordNet은 © 2006 Princeton University이고, 라이선스는 Data/WordNet-licence.txt에
        있습니다.
        """,
        """
        # Fair questions
        Four different choices, one of them right. Anyone who goes by length, by look, or by how often a choice was shown is right
        one time in four.

        harder choices :: vocab quiz TOEIC --closeness 1
        easier choices :: vocab quiz TOEIC --closeness 0
        borrow choices from others :: vocab quiz TOEIC --borrow (of the same languages)
        type if choices run out :: vocab quiz TOEIC --kind mixed
        words that cannot be asked :: vocab doctor

        # Exactly one choice is right
        However the meanings are written, one choice is right. These never stand for each other:

        words that share a meaning :: a sense in common, a listed synonym, the same term twice, a meaning inside another
        written in another way :: 포기 and ~을 포기하다, 비판[평론]하다 and 평론하다
        near synonyms in English :: common ones in Data/near-synonyms.txt, rare ones in Data/rare-synonyms.txt (from WordNet 3.0)
        with WordNet installed :: words directly above or below each other (sudo apt-get install wordnet)

        # The wrong choices
        The wrong choices are of the answer's part of speech, given or read off the meaning, and near it, as near as --closeness says
        (0 to 1, else 0.7). One is near in meaning. One is near in spelling, or a word that it is often taken for (adapt and adopt,
        가르치다 and 가리키다: Data/confusables.txt).

        How near two words are in meaning is known of 21,000 English words (Data/english-meanings.txt). Of others their tags tell it,
        or how their meanings end.

        New words stand beside new ones. Words you met stand beside words you met about as long ago, as far as their part of speech
        has such words. So what looks familiar gives little away. Asked again, a word gets other choices. What you took for each
        other stands together again once you met both, unless --seed is given.

        # How far that holds
        Choices are dealt so that each of the four is as likely to be asked for. On a printed sheet that holds for who sees all of
        it at once, in a round for who remembers all that came before. In its own meaning the term is shown as ~, unless nothing
        else is there.

        A word that cannot be given three such choices is passed over and named with the reason. In a bookcase of fewer than 50
        words, other parts of speech and words of nearly the same meaning make do. Then the prompt shows no part of speech but what
        all four have in common. Where there are fewer than four phrases, a phrase may stand out. With --direction mixed a round
        mixes word by word; on a sheet the words that stand beside each other are asked in one direction, so a small bookcase may be
        all of one. Of a bookcase of more than 20,000 words each round draws that many to ask from. vocab stats tells the score
        corrected for guessing.

        # Where the data is from
        Data/english-meanings.txt was made with the sentence model all-MiniLM-L6-v2 (Apache 2.0) from glosses of WordNet 3.0, and what
        it names as opposites and sisters, of the words that wordfreq finds common. WordNet is © 2006 Princeton University, see
        Data/WordNet-licence.txt.
        """)
}
