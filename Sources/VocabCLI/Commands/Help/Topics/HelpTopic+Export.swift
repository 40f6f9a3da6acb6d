import VocabLanguage

extension HelpTopic {
    /// How words leave the program, and come back from a spreadsheet.
    static let exportText = Bilingual(
        """
        # 단어장 내보내기
        단어장을 파일로 내보냅니다. 파일 이름 없이 쓰면 화면에 나옵니다.

        스프레드시트용 CSV :: vocab export TOEIC -o toeic.csv
        엑셀 파일 :: vocab export TOEIC -o toeic.xlsx
        엑셀이 읽는 CSV :: vocab export TOEIC --bom -o toeic-excel.csv
        Anki용 텍스트 :: vocab export TOEIC --format anki -o toeic.txt
        기록까지 JSON으로 :: vocab export TOEIC --format json --history -o all.json
        모든 것을 tar 하나로 :: vocab export --all -o vocab.tar

        Anki에서는 단어가 앞면, 뜻이 뒷면이 됩니다. 이미 있는 파일은 물어보고 바꿉니다. 묻지 않으려면 --force를 씁니다. -o에는
        /dev/stdout, 파이프, /dev/fd/3도 쓸 수 있습니다.

        # 다른 컴퓨터로 옮기기
        첫째 줄은 여기에서, 둘째 줄은 옮겨 간 컴퓨터에서 칩니다. 학습 기록도 함께 갑니다.

            vocab export TOEIC --format json --history -o words.json
            vocab import words.json

        두 컴퓨터를 계속 함께 쓰려면 vocab sync가 편합니다: vocab help sync

        # 스프레드시트에서 고치기
        id 열을 함께 내보내고, 파일을 고친 뒤 다시 가져옵니다.

            vocab export TOEIC --columns id,term,meaning -o mend.xlsx
            vocab import mend.xlsx --book TOEIC --on-duplicate update

        id가 있으면 단어마다 제자리에서 고칩니다. 단어를 고쳐 써도 기록이 남고, 칸을 비우면 그 항목이 비고, id가 없는 줄은 새 단어가 됩니다.
        파일에서 지운 단어는 터미널에서 지울지 묻고, 물을 수 없으면 남겨 둡니다. 묻지 않고 지우려면 --remove-missing을 씁니다.
        --dry-run으로 먼저 볼 수 있고, vocab undo로 모두 되돌릴 수 있습니다.

        # 열 고르기
        --columns는 열과 순서를 정하고, --header no는 열 이름을 뺍니다.

            vocab export TOEIC --columns meaning,term --header no -o cards.csv

        모든 항목이나 id를 내보낸 파일은 import로 가져오면 바이트까지 그대로 돌아옵니다. 스프레드시트가 수식으로 여길 칸이 있으면
        알려 줍니다. --guard-formulas는 그런 칸 앞에 작은따옴표를 넣습니다. 그 파일을 읽는 쪽에서는 작은따옴표도 단어의 일부입니다.
        """,
        """
        # Take words elsewhere
        A bookcase is written to a file, or to the screen without a file name.

        a CSV :: vocab export TOEIC -o toeic.csv
        a workbook :: vocab export TOEIC -o toeic.xlsx
        a CSV for Excel :: vocab export TOEIC --bom -o toeic-excel.csv
        a text for Anki :: vocab export TOEIC --format anki -o toeic.txt
        with the answers :: vocab export TOEIC --format json --history -o all.json
        everything :: vocab export --all -o vocab.tar

        Anki gets the term in front and the meaning on the back. A file that is there already is replaced only after you said so,
        or with --force. /dev/stdout, a pipe or /dev/fd/3 may stand after -o too.

        # To another computer
        Type the first line here and the second one there. The answers come along.

            vocab export TOEIC --format json --history -o words.json
            vocab import words.json

        To go on with both computers, use vocab sync: vocab help sync

        # Mend words in a spreadsheet
        Export the column id too, change the file, and import it again.

            vocab export TOEIC --columns id,term,meaning -o mend.xlsx
            vocab import mend.xlsx --book TOEIC --on-duplicate update

        The id tells which word a row is. A renamed word keeps its answers, an emptied cell empties its field, and a row without an
        id is a new word. Words that the file has no more are asked about on a terminal; elsewhere they stay. --remove-missing
        deletes them without asking. --dry-run shows all of it first, and vocab undo takes all of it back.

        # Choose columns
        --columns chooses the columns and their order. --header no leaves their names out.

            vocab export TOEIC --columns meaning,term --header no -o cards.csv

        What was exported with all fields, or with the id, comes back byte for byte by import. You are told about cells that a
        spreadsheet would run as formulas. --guard-formulas puts an apostrophe before them; whoever reads the file takes it as part
        of the word.
        """)
}
