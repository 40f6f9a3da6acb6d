import VocabLanguage

extension HelpTopic {
    /// How the words of texts and e-readers are found.
    static let readText = Bilingual(
        """
        # 글에서 새 단어 찾기
        읽고 싶은 글을 주면 지금 몇 %를 아는지, 몇 개를 더 외우면 95%와 98%를 읽을 수 있는지, 어느 단어부터 배울지 알려 줍니다.
        단어마다 그 단어가 든 문장이 함께 나옵니다.

            printf 'The invoice was overdue.\\nNobody had paid it.\\n' > letter.txt
            vocab read letter.txt

        글에서 찾은 단어를 단어장에 넣으려면:

            vocab book add Letters
            vocab read letter.txt --add --book Letters --top 5

        터미널에서는 넣을 단어를 번호로 고르고, 파이프에서는 --top의 수만큼 앞에서부터 넣습니다. 문장은 예문이 됩니다. 뜻은 내 단어장,
        기본 단어장, 설치했으면 WordNet에서 옵니다. 뜻을 찾지 못한 단어는 알려 주고 뺍니다. --wish는 단어장 대신 위시리스트에 넣습니다.

        # 무엇을 읽나요
        글 :: 텍스트, 웹 페이지, 전자책(EPUB), 자막(.srt, .vtt), -는 표준 입력
        Kindle :: vocab.db: 찾아본 단어
        KOReader :: vocabulary_builder.sqlite3: 찾아본 단어
        Kobo :: KoboReader.sqlite: 찾아본 단어

        전자책 기기의 파일은 sqlite3 프로그램으로 읽고, 바꾸지 않습니다. 인터넷에서 받아 오지는 않습니다. 받아서 넘기면 됩니다.

            curl URL | vocab read -

        # 무엇을 세나요
        이름과 숫자는 세지 않습니다. the나 of 같은 문법 단어는 아는 것으로 치고, --every-word를 쓰면 그것도 셉니다. 변한 꼴은 WordNet으로,
        없으면 간단한 규칙으로 원래 단어를 찾습니다. 한국어 명사는 조사와 ‘들’을 떼고, 흔한 동사와 내 단어장에 있는 동사는 기본형으로 읽습니다
        (갔습니다 → 가다). 독일어 명사는 대문자 그대로 둡니다.

        WordNet 설치: sudo apt-get install wordnet (https://wordnet.princeton.edu/)
        """,
        """
        # Read a book, learn its words
        Give vocab a text. It tells how much of it you know now, how many more words make it 95 % and 98 %, and which new words to
        learn first, each with its sentence.

            printf 'The invoice was overdue.\\nNobody had paid it.\\n' > letter.txt
            vocab read letter.txt

        To add words of it to a bookcase:

            vocab book add Letters
            vocab read letter.txt --add --book Letters --top 5

        On a terminal you choose among them by number; elsewhere the first ones are added, as many as --top says. The sentence
        becomes the example. The meaning comes from your bookcases, the starters, or WordNet where it is installed. Words without a
        meaning are told and left out. --wish puts words on the wish list instead.

        # What it reads
        texts :: plain text, web pages, books (EPUB), subtitles (.srt, .vtt), - for standard input
        Kindle :: vocab.db: the words you looked up
        KOReader :: vocabulary_builder.sqlite3: the words you looked up
        Kobo :: KoboReader.sqlite: the words you looked up

        The files of e-readers are read by the program sqlite3 and not touched. Nothing is fetched from the net; fetch it yourself.

            curl URL | vocab read -

        # What is counted
        Names and numbers are not counted. Words such as the and of count as known; --every-word counts them as words too. Base forms
        are found by WordNet, else by simple rules. Korean nouns are read without particles and 들. Common Korean verbs, and those
        of your lists, are read as their base form (갔습니다 → 가다). German nouns keep their capital.

        To install WordNet: sudo apt-get install wordnet (https://wordnet.princeton.edu/)
        """)
}
