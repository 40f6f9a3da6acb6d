import VocabLanguage

extension HelpTopic {
    /// Words and bookcases, the prompt, and where all of it is kept.
    static let storeText = Bilingual(
        """
        # 내 단어장과 파일
        잘못했으면 되돌립니다.

            vocab undo

        단어장 보기 :: vocab books
        단어장 만들기 :: vocab book add 과일 --description "과일 이름"
        단어 추가 :: vocab add apple 사과 --book 과일
        차례로 물어보며 추가 :: vocab add --book 과일
        모든 항목을 물어보며 추가 :: vocab add --all
        단어 고치기 :: vocab edit apple --book 과일 --example "An apple a day."
        단어 보기, 찾기 :: vocab show apple, vocab search 사과
        단어 목록 :: vocab list 과일
        단어 고르고 정렬하기 :: vocab list TOEIC --sort weak --state learning
        다른 단어장으로 옮기기 :: vocab move overdue --book TOEIC --to 과일
        단어 삭제 (먼저 묻습니다) :: vocab remove apple --book 과일
        단어장에 그림 달기 :: vocab book edit 과일 --picture 🍎
        단어장 이름 바꾸기 :: vocab book rename 과일 열매
        단어장 삭제 :: vocab book remove 열매
        되돌린 것 다시 하기 :: vocab redo
        백업 보기, 만들기 :: vocab backup list, vocab backup create
        저장소 점검 :: vocab doctor
        화면 언어 고르기 :: vocab lang ko, vocab lang en

        add는 단어와 뜻만 묻고 저장합니다. 다음 단어 자리에 +를 적으면 나머지 항목을 묻고, 빈 줄이면 끝납니다. 다른 단어장이나 기본 단어장에
        있는 단어는 그 내용이 미리 적혀 나오니 고치면 됩니다. 이미 있는 단어면 키 하나로 뜻을 더하거나, 고치거나, 둘 다 두거나, 그만둡니다.

        # 프롬프트
        vocab만 치면 오늘 할 것이 나오고, Enter를 누르면 풉니다. 여기에서는 vocab을 쓰지 않고 명령만 치면 됩니다. 단어를 치면 그 단어가,
        단어장 이름을 치면 문제가 나오고, 통계처럼 우리말로 쳐도 됩니다. 한글 자판으로 친 명령(벼ㅑㅋ)도 알아듣습니다.

        TAB :: 명령, 이름, 값, 파일 이름을 채웁니다
        ↑ ↓ :: 앞에서 친 줄
        ~, *.csv :: 파일 이름을 대신합니다
        ?, clear, quit :: 도움말, 화면 지우기, 끝

        파이프로 주면 줄마다 실행합니다: printf 'books\\nlist --book TOEIC\\n' | vocab

        # 안전하게
        답은 다음 문제가 나오기 전에 디스크에 적힙니다. 바꾸는 일은 다 되거나 하나도 되지 않습니다. 프로그램이 죽거나, 디스크가 차거나, 전원이
        나가도 저장소는 바꾸기 전이나 바꾼 뒤의 모습입니다. 여러 터미널에서 한꺼번에 풀고 넣어도 됩니다.

        vocab undo는 이 기기에서 단어, 답, 설정에 한 일을 마지막 것부터 30번까지 되돌리고, 무엇을 되돌렸는지 말합니다. 예전에 한 것도
        되돌립니다. lookup의 켜고 끄기는 되돌리지 않습니다.

        하루에 처음 바꾸기 전, 그리고 가져오기, 삭제, 수리, 복원 앞에서 바뀔 것을 backups에 복사합니다. 파일마다 최근 10개와, 12일, 10주,
        9달에서 저마다 첫 복사본을 남깁니다. 모두 256MB를 넘으면 오래된 것부터 지우되, 파일마다 가장 새것은 남깁니다. 옛 버전이 만든 저장소는
        처음 바꾸기 전에 통째로 복사합니다.

        백업 열어 보기 :: vocab backup open 이름
        복원하기 :: vocab backup restore 이름 (단어장, 설정, 없어진 답; 나중에 한 답은 남습니다)

        읽을 수 없는 파일은 줄과 칸을 말하고 그대로 둡니다. 다른 파일은 그대로 쓸 수 있습니다. vocab doctor는 잘못된 곳을 알려 주고, 그러라고
        하면 고칩니다. 읽을 수 있는 단어는 모두 살리고, 나머지는 옆 파일에 두며, 아무것도 지우지 않습니다.

        # 파일
        $VOCAB_HOME에 있습니다. 없으면 $XDG_DATA_HOME/vocab, 그것도 없으면 ~/.local/share/vocab입니다. jq와 git으로 볼 수 있는 텍스트 파일입니다.

        bookcases/<이름>.json :: 단어장 하나, 한 줄에 단어 하나
        history/<기기>.jsonl :: 한 답에 한 줄, 고쳐 쓰지 않음; 가득 차면 <기기>-2.jsonl로 이어짐
        settings.json :: 게임 설정과 묻는 방법
        device :: 이 기기의 이름표; 기록 파일의 이름이 되고 나누지 않음
        language :: 이 기기의 화면 언어
        undo/ :: 마지막 30번을 되돌릴 것
        backups/ :: 저장소와 모양이 같은 복사본
        typed :: 프롬프트에 친 줄
        removed :: 동기화하는 저장소에서 지웠지만 아직 보내지 않은 것
        lookup.json :: 어디에서 찾을지와 찾아본 말; 키가 있을 수 있고 나누지 않음
        cache/ :: 다시 만들 수 있는 것; 아무 때나 지워도 됨

        # 모든 명령의 옵션
        --store 폴더 :: 다른 폴더의 단어장과 기록
        --lang ko|en :: 화면 언어; 없으면 vocab lang으로 고른 것, 그것도 없으면 로캘
        --plain :: 색, 상자, 그림 없이; TERM=dumb이나 파이프에서도 그렇습니다. NO_COLOR는 색만 뺍니다
        --json :: quiz, worksheet, due, books, book show·share·follow, list, show, search, import, stats, wrong,
        --json, 그리고 :: calendar, plan, place, optimize, wish, lookup, recent, read, backup list, doctor, sync

        종료 코드는 sysexits를 따릅니다: 0 됨, 64 잘못 씀, 65 자료가 맞지 않음(게임을 시작할 수 없을 때도), 66 입력이 없음, 69 쓸 수 없음,
        73 만들 수 없음, 74 디스크 오류, 75 다른 프로세스가 쓰는 중, 130 중단.
        """,
        """
        # Your words and where they are kept
        If something went wrong, take it back.

            vocab undo

        see the bookcases :: vocab books
        make a bookcase :: vocab book add 과일 --description "과일 이름"
        add a word :: vocab add apple 사과 --book 과일
        add words one by one :: vocab add --book 과일
        the same with all fields :: vocab add --all
        change a word :: vocab edit apple --book 과일 --example "An apple a day."
        look at words, find them :: vocab show apple, vocab search 사과
        list words :: vocab list 과일
        choose and sort them :: vocab list TOEIC --sort weak --state learning
        move to another bookcase :: vocab move overdue --book TOEIC --to 과일
        delete a word (asks first) :: vocab remove apple --book 과일
        give a bookcase a picture :: vocab book edit 과일 --picture 🍎
        rename a bookcase :: vocab book rename 과일 열매
        delete a bookcase :: vocab book remove 열매
        do again what was undone :: vocab redo
        see or make backups :: vocab backup list, vocab backup create
        examine the store :: vocab doctor
        choose the screen language :: vocab lang ko, vocab lang en

        add asks for term and meaning, and saves. + in the place of the next term asks for the other fields, an empty line ends. What
        another bookcase or a starter says about a term stands there to be edited. For a term that is there already, one key adds the
        meaning, edits the word, keeps both or leaves it.

        # The prompt
        Type vocab alone and it tells what waits today; Enter plays it. Every command works there without the word vocab. A word
        alone shows its page, and the name of a bookcase plays it. Korean names of commands (통계) work too, and so does a command
        typed with the Korean keyboard on (벼ㅑㅋ).

        TAB :: completes commands, names, values and files
        ↑ ↓ :: the lines you typed before
        ~, *.csv :: stand for files
        ?, clear, quit :: help, an empty screen, the end

        Through a pipe it runs the lines it is given: printf 'books\\nlist --book TOEIC\\n' | vocab

        # Nothing is lost
        An answer is on disk before the next question. A change is done as a whole or not at all: if the program is killed, the disk
        is full or the power fails, the store is as it was before or as it is after. Several terminals may play and add at once.

        vocab undo takes back whatever was done last to words, answers and settings on this device, up to 30 changes, also those of
        earlier runs, and says what that was. It does not take back the switches of lookup.

        Before the first change of a day, and before import, delete, repair and restore, what changes is copied to backups. Of each
        file the ten newest copies are kept, and the first copy of each of 12 days, 10 weeks and 9 months. Above 256 MB in all the
        oldest go, but the newest copy of each file stays. A store that an earlier version made is copied whole before it is changed
        for the first time.

        look into a backup :: vocab backup open NAME
        put it back :: vocab backup restore NAME (bookcases, settings and missing answers; later answers stay)

        A file that cannot be read is named with line and column and left as it is, and the others go on working. vocab doctor says
        what is amiss and repairs it when asked. Every word that can be read is kept, the rest is put into a file beside, and nothing
        of yours is deleted.

        # The files
        They are in $VOCAB_HOME, else in $XDG_DATA_HOME/vocab, else in ~/.local/share/vocab: plain files for jq and git.

        bookcases/<name>.json :: one bookcase, one word per line
        history/<device>.jsonl :: every answer, one per line, never rewritten; a full file goes on in <device>-2.jsonl
        settings.json :: the set-up, and how you want to be asked
        device :: which copy of the store this is; it names the history, and is never shared
        language :: the language of the screen on this device
        undo/ :: what takes the last 30 changes back
        backups/ :: copies, laid out like the store
        typed :: lines typed at the prompt
        removed :: in a store that syncs: what was removed here and not sent yet
        lookup.json :: where words are looked up, and which were; it may hold keys, and is never shared
        cache/ :: what can be computed again; may be deleted at any time

        # Options of every command
        --store DIR :: the bookcases and answers of another folder
        --lang ko|en :: the language of the screen; else the one chosen with vocab lang, else that of the locale
        --plain :: no colour, no boxes, no pictures; also with TERM=dumb, and in pipes. NO_COLOR takes the colours only
        --json :: quiz, worksheet, due, books, book show, share and follow, list, show, search, import, stats, wrong,
        --json, too :: calendar, plan, place, optimize, wish, lookup, recent, read, backup list, doctor, sync

        Exit codes follow sysexits: 0 done, 64 usage, 65 bad data (also a game that cannot start), 66 no such input, 69 unavailable,
        73 cannot create, 74 disk error, 75 in use by another process, 130 interrupted.
        """)
}
