import VocabLanguage

extension HelpTopic {
    /// How word lists are read.
    static let importText = Bilingual(
        """
        # 단어 목록 가져오기
        가지고 있는 단어 목록을 그대로 가져옵니다. 파일을 고칠 필요는 없습니다.

            printf '단어,뜻\\napple,사과\\npear,배\\nplum,자두\\n' > fruit.csv
            vocab import fruit.csv --book 과일 --dry-run
            vocab import fruit.csv --book 과일

        --dry-run은 저장하지 않고 바뀔 것만 보여 줍니다. 가져온 것은 vocab undo로 되돌릴 수 있습니다. --book이 없으면 파일 이름의
        단어장에 넣습니다. 파일 자리에 -를 쓰면 표준 입력을 읽습니다.

        # 어떤 목록을 읽나요
        목록이 어떻게 쓰였는지는 저절로 알아내고, 어떻게 읽었는지 한 줄로 알려 줍니다.

        다른 프로그램의 파일 :: Anki와 Quizlet의 텍스트(HTML, 소리, 그림, 빈칸 표시가 있어도), KVTML, 이 프로그램이 내보낸 파일
        표 :: CSV, TSV, 세미콜론이나 세로줄 같은 기호로 나눈 표, Markdown, 웹 페이지, JSON
        엑셀, LibreOffice :: .xlsx와 .ods; 목록이 든 시트가 여럿이면 --sheet 이름
        메모 :: 단어와 뜻 사이에 -, :, =, → 나 넓은 빈칸 같은 기호가 있는 줄; 두 쪽의 글자가 다르면 기호가 없어도 됩니다
        여러 줄 :: 한 단어가 두세 줄인 것, 굵은 글씨나 제목 아래 뜻이 있는 것, Word: Meaning:처럼 이름을 붙인 줄
        인코딩 :: UTF-8, UTF-16, UTF-32, CP949, Shift_JIS, EUC-JP, GB18030, Big5, ISO-2022, Windows-1250–1256과 1258 등
        열 :: 제목 줄(열두 가지쯤의 언어)로, 없으면 내용으로: 번호, 품사, 발음, 읽는 법, 그 단어가 든 문장

        줄머리의 점, 네모, 번호와 칸을 두른 따옴표나 강조는 떼어 냅니다. 단어 아래에 그 단어가 든 문장이 있거나 ex), 예) 뒤에 문장이
        있으면 예문이 됩니다. 읽지 않은 줄과 열은 번호로 알려 줍니다. 단어 목록이 아닌 글, 로그, 대화, 자막, 설정, 프로그램은 무엇인지
        말하고 받지 않습니다.

        # 어느 쪽이 배울 단어인가요
        제목 줄, 한쪽에만 있는 발음과 예문, 파일과 단어장의 이름, 화면 언어를 보고 정합니다. 읽을 수 있는 언어를 한 번 알려 주면
        그 뒤로는 헷갈리지 않습니다.

            vocab setup --languages ko,en

        분명하지 않으면 터미널에서는 읽는 방법마다 첫 단어를 보여 주고 묻습니다. 파이프에서는 쓸 옵션을 알려 줍니다.

        열의 뜻 :: --columns term,meaning,-,example (-는 건너뛸 열)
        나누는 기호 :: --delimiter ';' (기호가 없으면 none)
        한 단어의 줄 수 :: --lines 2
        첫 줄이 제목인지 :: --header no
        글자 인코딩 :: --encoding CP949

        # 못 넣은 줄, 이미 있는 단어
        읽을 수 있는 줄은 넣고, 못 넣은 줄은 줄과 열의 번호로 알려 줍니다. --rejects는 그 줄들을 파일에 적어 둡니다. 고쳐서 그 파일을
        다시 가져오면 됩니다. 그 파일이 이미 있으면 --force를 함께 씁니다. 단어로 읽히지 않는 줄이 다섯 가운데 하나를 넘으면 먼저 묻고,
        물을 수 없으면 --rejects를 쓰라고 합니다.

            vocab import fruit.csv --book 과일 --rejects bad.csv

        이미 있는 단어에는 새로운 내용만 보탭니다. 그래서 같은 파일을 다시 가져와도 달라지는 것이 없습니다. 다르게 하려면 --on-duplicate에
        skip(그대로 두기), update(바꾸기), keep(따로 넣기)을 씁니다.

        # 붙여 넣기
        프롬프트나 vocab add의 단어 자리에 여러 줄을 붙여 넣으면 똑같이 읽습니다. 스프레드시트에서 복사한 두 열도, 단어 - 뜻으로 쓴 줄도
        됩니다. 첫 단어들을 보여 주고, y를 누르면 모두 넣습니다. 줄마다 명령으로 시작하면 하나씩 실행합니다.
        """,
        """
        # Import a word list
        A list is read as it is; there is nothing to prepare.

            printf 'word,meaning\\napple,사과\\npear,배\\nplum,자두\\n' > fruit.csv
            vocab import fruit.csv --book 과일 --dry-run
            vocab import fruit.csv --book 과일

        --dry-run shows what would change and saves nothing. vocab undo takes an import back. Without --book the words go into a
        bookcase named for the file. The file - is standard input.

        # What is read
        How a list is written is found out, and the report says in one line what was understood.

        exports :: Anki's and Quizlet's texts, with HTML, sounds, pictures and cloze marks; KVTML; what this program exported
        tables :: CSV, TSV, semicolons, bars or another sign between all cells; Markdown, web pages, JSON
        Excel, LibreOffice :: .xlsx and .ods; --sheet NAME where several sheets are lists
        notes :: one sign between a word and its meaning, such as - : = → or wide spaces; none is needed between two scripts
        several lines :: two or three lines a word; bold words or headings with their meanings; labels (Word: Meaning:)
        encodings :: UTF-8, UTF-16, UTF-32, CP949, Shift_JIS, EUC-JP, GB18030, Big5, ISO-2022
        more encodings :: Windows-1250 to 1256, 1258 and others
        columns :: by a header in a dozen languages, else by what stands in them: numbers, parts of speech,
        more columns :: pronunciations, readings, sentences that use the word

        Bullets, boxes and numbers in front of lines are taken off, and so are quotes and emphasis around cells. A sentence becomes
        the example of a word if it stands below the word and uses it, or behind ex) or 예). Lines and columns that are not read are
        told by their numbers. Prose, logs, chats, subtitles, settings and programs are no word lists: they are refused, and
        vocab says what they are.

        # Which side is learnt
        The header tells it, or pronunciations and examples beside one side, the names of file and bookcase, and the language of the
        screen. Say once which languages you read, and it is settled for good.

            vocab setup --languages ko,en

        Where it stays unclear, vocab asks on a terminal and shows the first words of each reading. In a pipe it names the option to
        type.

        what the columns are :: --columns term,meaning,-,example (- passes over a column)
        the sign between them :: --delimiter ';' (none where there is no sign)
        lines of each word :: --lines 2
        is the first row a header :: --header no
        encoding :: --encoding CP949

        # Bad rows and words that are there already
        Good rows go in. Each bad row is named with its line and column. --rejects writes the bad rows to a file: mend them there and
        import that file. Add --force if that file is there already. If more than one line in five is in no word, vocab asks first;
        where nobody can answer it tells you to add --rejects.

            vocab import fruit.csv --book 과일 --rejects bad.csv

        A word that is there already takes over what is new, so importing the same file again changes nothing. --on-duplicate does otherwise: skip
        leaves them alone, update replaces them, keep adds another word.

        # Paste
        Paste several lines at the prompt, or in the place of a term in vocab add. They are read in the same way: two columns of a
        spreadsheet, or lines such as word - meaning. The first words are shown, and all go in after y. Lines that all begin with a
        command are run one by one.
        """)
}
