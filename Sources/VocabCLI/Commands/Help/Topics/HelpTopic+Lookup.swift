import VocabLanguage

extension HelpTopic {
    /// Where words are looked up, and who is sent what.
    static let lookupText = Bilingual(
        """
        # 단어 찾아보기
        변한 꼴도 찾습니다. went를 치면 go, 갔다를 치면 가다가 나옵니다.

        사전에서 찾기 :: vocab lookup went, vocab lookup 갔다
        최근에 찾아본 말 :: vocab recent
        어떤 사전이 있는지 :: vocab lookup --sources
        넣고 고칠 때 제안받기 :: vocab lookup --enable suggestions
        다른 DICT 서버에 묻기 :: vocab lookup Haus --server dict.org
        DeepL 번역도 받기 :: vocab lookup --enable deepl
        LibreTranslate 번역 :: vocab lookup --enable libretranslate --address https://libretranslate.com
        아무 데도 연결하지 않기 :: vocab lookup apple --offline
        언제나 연결하지 않기 :: vocab lookup --enable offline

        고를 뜻의 번호(1-2 4)를 적고 a를 치면 단어장에 넣습니다. 저장하기 전에 보여 줍니다. w는 위시리스트에 넣고, m은 보이지 않던 뜻을
        보입니다. --all은 처음부터 모두 보입니다. 사전에는 한꺼번에 묻고, 2초가 지나면 아직 답이 없는 곳은 기다리지 않습니다.

        # 나중에 배울 단어 적어 두기
        뜻을 모르는 단어는 적어 두었다가 나중에 찾습니다. fill은 lookup과 같은 곳에서 뜻을 찾습니다.

            vocab wish add serendipity, ubiquitous
            vocab wish list
            vocab wish fill --book TOEIC

        # 사전마다 아는 것
        없어도 되는 것뿐이고, 저마다 라이선스를 함께 보여 줍니다.

        내 단어장, 기본 단어장 :: 내가 넣은 단어와 딸린 단어
        WordNet :: 영어 정의, 예문, 동의어, 빈도; sudo apt-get install wordnet
        StarDict :: 이 형식의 사전이면 무엇이든; 사전을 ~/.stardict/dic에 넣습니다
        eSpeak NG :: 발음 기호(IPA); sudo apt-get install espeak-ng
        DICT :: DICT 서버의 사전; 이 기기에 두려면 sudo apt-get install dictd dict-wn
        DeepL :: 번역; 키와 curl이 있어야 합니다
        LibreTranslate :: 번역; 서버와 curl이 있어야 합니다

        # 밖으로 보내는 것
        서버를 부르거나 서비스를 켜지 않으면 이 기기 밖으로 나가는 것은 없습니다.

        DICT :: 단어를 127.0.0.1이나, 내가 부르거나 켠 서버로
        DeepL :: 단어와 그 언어, 내 키를 deepl.com으로
        LibreTranslate :: 단어와 그 언어, 키가 있으면 키를 그 서버로
        나머지 :: 아무것도 보내지 않습니다

        번역 서비스에는 HTTPS로만 연결하고, 키와 단어는 다른 프로그램이 볼 수 있는 명령 인수에 쓰지 않습니다. 키는 저장소의 lookup.json에
        나만 읽게 두고, 다른 기기로 보내지 않습니다. 다른 사람도 읽을 수 있는 파일이면 막고 알려 줍니다. DeepL의 키는 $DEEPL_API_KEY에
        두어도 됩니다. 사전과 서비스의 내용은 만든 사람의 것이니, 단어장을 남에게 줄 때는 라이선스를 살펴보세요.
        """,
        """
        # Look a word up
        Inflected forms find their word: went finds go, and 갔다 finds 가다.

        look a word up :: vocab lookup went, vocab lookup 갔다
        what you looked up last :: vocab recent
        which dictionaries there are :: vocab lookup --sources
        suggestions while you add :: vocab lookup --enable suggestions
        ask another DICT server :: vocab lookup Haus --server dict.org
        translations by DeepL :: vocab lookup --enable deepl
        or by LibreTranslate :: vocab lookup --enable libretranslate --address https://libretranslate.com
        open no connection :: vocab lookup apple --offline
        the same, for good :: vocab lookup --enable offline

        Pick senses by their numbers (1-2 4), then a adds the word to a bookcase with what you picked. You see it before it is saved.
        w puts it on the wish list, and m shows the senses that were left out, as --all does from the start. All dictionaries are
        asked at once; after two seconds nobody waits for those that have not answered.

        # Note words for later
        Note words whose meaning you do not know, and have them looked up later. fill looks in the same places as lookup.

            vocab wish add serendipity, ubiquitous
            vocab wish list
            vocab wish fill --book TOEIC

        # What each dictionary knows
        Each is optional, and each is named with its licence.

        your bookcases, starters :: your words, and those that come with the program
        WordNet :: English definitions, examples, synonyms, frequency; sudo apt-get install wordnet
        StarDict :: any dictionary in its format; put it into ~/.stardict/dic
        eSpeak NG :: how a word is said, in IPA; sudo apt-get install espeak-ng
        DICT :: the dictionaries of a server; for one on this machine sudo apt-get install dictd dict-wn
        DeepL :: translations; needs your key, and curl
        LibreTranslate :: translations; needs a server, and curl

        # What is sent
        Nothing leaves this machine unless you name a server or switch a service on.

        DICT :: the word, to 127.0.0.1, or to the server you name or switch on
        DeepL :: the word, its language and your key, to deepl.com
        LibreTranslate :: the word, its language and your key if you gave one, to that server
        all others :: nothing

        A service is reached over HTTPS alone. Key and word stand in no list of arguments, where other programs could read them. Keys
        are kept in lookup.json of the store, for you alone and on this device alone. A file that others could read is closed to
        them, and you are told. The key of DeepL may be in $DEEPL_API_KEY instead. What a dictionary or a service says belongs to
        whoever made it: mind its licence where you give a word list away.
        """)
}
