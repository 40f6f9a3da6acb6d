import VocabLanguage

extension HelpTopic {
    /// How several people learn from one list.
    static let classText = Bilingual(
        """
        # 한 반이 한 단어장으로
        선생님이 단어장 하나를 나누면 학생들이 따릅니다. 단어장마다 빈 git 저장소가 하나씩 있어야 합니다.

        선생님이 한 번:

            vocab book share 과일 git@example.com:class/fruit.git

        학생마다 한 번:

            vocab book follow git@example.com:class/fruit.git

        그 뒤로는 아무 때나. 선생님이 고친 것이 가고, 학생에게 옵니다.

            vocab sync

        share나 follow를 다시 해도 같습니다. 나누기나 따르기를 그만두어도 단어는 남습니다.

            vocab book leave 과일

        # 무엇이 가나요
        가는 것 :: 단어, 뜻, 품사, 발음, 예문, 동의어, 반의어, 태그
        가지 않는 것 :: 메모, 외운 표시, 학습 기록, 설정, 이름 (선생님 것도 학생 것도)

        학생이 쓴 메모, 표시, 태그, 더한 단어는 그대로 남습니다. 선생님이 지운 단어도 그 단어로 무엇이든 한 학생에게는 남습니다. 여럿이 한
        목록을 나누어도 되고, 저마다 고친 것은 합쳐집니다. follow로 온 것은 vocab undo로 되돌릴 수 있습니다.

        git 저장소를 만드는 방법과 합치는 규칙: vocab help sync
        """,
        """
        # One list for a class
        A teacher shares a bookcase and a class follows it. Each bookcase needs an empty git repository of its own.

        The teacher, once:

            vocab book share 과일 git@example.com:class/fruit.git

        Everyone else, once:

            vocab book follow git@example.com:class/fruit.git

        From then on, whenever you like: it sends what the teacher changed, and brings it to the class.

            vocab sync

        Doing share or follow again does the same. Leaving ends it and keeps the words.

            vocab book leave 과일

        # What goes into the list
        goes :: terms, meanings, parts of speech, pronunciations, examples, synonyms, antonyms, tags
        stays :: notes, marks, answers, settings and names, the teacher's and the learners'

        Those who follow keep their own notes, marks, tags and words. A word that the teacher deletes stays with everyone who did
        anything with it. Several people may share one list; what each of them changed is merged. vocab undo takes back what follow
        brought.

        How to make a git repository, and how changes merge: vocab help sync
        """)
}
