import VocabLanguage

extension HelpTopic {
    /// How several devices share one store.
    static let syncText = Bilingual(
        """
        # 컴퓨터 두 대에서 함께 쓰기
        git 원격 저장소 하나로 단어와 학습 기록을 합칩니다. USB의 폴더, 내 서버, git 호스트의 빈 비공개 저장소 어느 것이나 됩니다.
        키와 암호는 git이 맡습니다. 먼저 저장소를 만듭니다. 폴더라면:

            git init --bare /media/usb/words.git

        컴퓨터마다 한 번씩 연결합니다. 원격에 단어가 있으면 받아서 여기 단어와 합칩니다.

            vocab sync init /media/usb/words.git

        그 뒤로는 아무 때나:

        동기화하기 :: vocab sync
        무엇이 오갈지만 보기 :: vocab sync --dry-run
        마지막 동기화와 보낼 것 :: vocab sync status

        내 서버라면 ssh me@example.com git init --bare words.git으로 만들고, 주소는 me@example.com:words.git입니다. --json은 결과를
        프로그램이 읽을 수 있게 씁니다.

        # 어떻게 합치나요
        양쪽에서 한 일은 모두 남습니다.

        서로 다른 칸을 고침 :: 둘 다 남습니다.
        같은 칸을 고침 :: 나중 것이 남고, 다른 값은 메모에 ≠ 뒤에 적힙니다.
        한쪽에서 지움 :: 다른 쪽에서 손대지 않은 단어만 지웁니다. 지운 단어가 든 백업을 알려 줍니다.
        양쪽에 같은 단어를 넣음 :: 한 단어가 되고, 뜻과 기록은 둘 다 남습니다.
        설정 :: 나중에 바꾼 것이 남습니다. 화면 언어는 기기마다 따로입니다.

        밀려난 값은 두 기기에서 모두 알려 줍니다. vocab undo는 다른 기기에서 온 것을 되돌리지 않고, 내가 고친 것이 밀려났으면 그렇다고
        말합니다. 동기화가 도중에 끊기거나 거절되거나 연결이 안 되어도 단어와 기록은 그대로입니다. 다시 하면 됩니다.

        # 없어진 단어
        여기에서 명령으로 지운 것만 다른 기기에서도 지웁니다. 파일이 없어지거나, 옛 파일로 바뀌거나, 고칠 때 다 읽지 못해서 빠진 단어와
        기록은 마지막 동기화에서 되찾습니다. 터미널에서는 먼저 묻습니다.

        모두 지우기 :: vocab sync --missing delete (다른 기기에서도 지웁니다)
        되찾기 :: vocab sync --missing restore

        누가 원격의 단어를 모두 지웠으면 동기화할 때 묻고, 물을 수 없으면 멈춥니다.

        여기 것을 다시 보내기 :: vocab sync --emptied restore
        여기에서도 지우기 :: vocab sync --emptied accept (백업을 남깁니다)
        깨진 파일 되돌리기 :: vocab sync --restore-broken (원격의 읽을 수 없는 파일을 그 전 것으로)

        # git을 아는 분께
        저장소 폴더는 기기들이 함께 쓰는 브랜치의 git 작업 폴더입니다. git log -p, git pull, git push를 직접 써도 되고, 같은 규칙으로
        합쳐집니다. 호스트의 웹 페이지처럼 다른 곳에서 합치다 충돌 표시가 파일에 남았으면 vocab doctor가 양쪽을 모두 살립니다.
        폴더에 둔 원격은 동기화할 때 압축하고, 호스트는 스스로 압축합니다. 내 서버는 두 가지를 정해 두면 작게 남습니다.

            git -C words.git config receive.unpackLimit 1
            git -C words.git config gc.autoPackLimit 10
        """,
        """
        # The same words on two computers
        A git remote merges the words and answers of all your computers: a folder on a stick, a server of yours, or an empty private
        repository at a host. Keys and passwords are git's. Make the remote first. In a folder:

            git init --bare /media/usb/words.git

        Connect each computer once. It takes the words of the remote and merges its own into them.

            vocab sync init /media/usb/words.git

        From then on, whenever you like:

        sync :: vocab sync
        see what would come and go :: vocab sync --dry-run
        last sync, what waits :: vocab sync status

        On a server of yours, make it with ssh me@example.com git init --bare words.git; its address is me@example.com:words.git.
        --json tells the result to programs.

        # How it merges
        What was done on either side stays.

        different fields changed :: both changes are kept
        the same field changed :: the later value counts; the note keeps the other one behind ≠
        a word deleted :: it goes only if the other side left it alone; the sync that deletes it names the backup
        one term added twice :: it becomes one word with both meanings and the answers of both
        settings :: those changed last; the language of the screen is each device's own

        Both devices are told what gave way. vocab undo never takes back what came from elsewhere, and says so where that took the
        place of your change. A sync that is cut short, refused or offline leaves words and answers whole; do it again.

        # Words that are missing
        Only what you removed here, by a command, is deleted on other devices. Words and answers that are missing because a file
        vanished, an old copy took its place, or a repair could not read all of it come back from the last sync. On a terminal you
        are asked first.

        delete them everywhere :: vocab sync --missing delete
        take them back :: vocab sync --missing restore

        If somebody deleted all words on the remote, a sync asks; where nobody can answer it refuses.

        send those here again :: vocab sync --emptied restore
        delete them here too :: vocab sync --emptied accept (with a backup)
        mend a broken remote :: vocab sync --restore-broken (puts back what an unreadable file held before)

        # If you know git
        The store is a git work tree on the branch that the devices share. git log -p, git pull and git push work by hand too, and
        merge by the same rules. If a merge elsewhere, such as on the web page of a host, left conflict markers in a file,
        vocab doctor takes both sides in. A remote in a folder is packed by the syncs, and a host packs its own. A server of yours
        stays small with two settings.

            git -C words.git config receive.unpackLimit 1
            git -C words.git config gc.autoPackLimit 10
        """)
}
