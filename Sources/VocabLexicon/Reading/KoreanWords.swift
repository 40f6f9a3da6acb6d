import VocabCore

/// Korean words that a reader of texts knows without any list of the learner's.
enum KoreanWords {
    /// What a particle stands behind, though it has one syllable.
    static let pronouns: Set = ["나", "너", "저", "우리", "그", "이것", "그것", "저것", "것", "누구", "무엇", "여기", "거기", "저기"]

    /// Whether `word`, a base form, is a verb or an adjective that is in common use, or a noun with 하다.
    static func isVerb(_ word: String) -> Bool {
        verbs.contains(word) || word.hasSuffix("하다") && word.unicodeScalars.count > 3
    }

    /// Those that beginners learn first, by what the lists for beginners have in common; ones that are oftener met as nouns with a particle
    /// (집다, 물다, 말다) are left out.
    private static let verbs = Set(
        """
        가다 오다 먹다 보다 하다 되다 있다 없다 자다 사다 주다 받다 알다 모르다 살다 죽다 앉다 서다 걷다 뛰다 달리다 읽다 쓰다 듣다 말하다 일하다
        묻다 만나다 배우다 가르치다 만들다 열다 닫다 놀다 웃다 울다 입다 벗다 신다 씻다 마시다 기다리다 찾다 잃다 잊다 끝나다 끝내다 나가다 나오다
        들어가다 들어오다 올라가다 내려가다 돌아가다 돌아오다 가져가다 가져오다 다니다 보내다 놓다 두다 넣다 빼다 타다 내리다 쉬다 일어나다 눕다
        돕다 부르다 느끼다 믿다 바라다 시키다 남다 떠나다 지나다 지내다 나다 내다 잡다 던지다 당기다 밀다 팔다 빌리다 고치다 바꾸다 고르다 이기다
        싸우다 켜다 끄다 깨다 부수다 자르다 섞다 굽다 끓다 끓이다 자라다 키우다 모으다 나누다 보이다 들리다 움직이다 생기다 걸리다 그리다 만지다
        크다 작다 많다 적다 좋다 나쁘다 길다 짧다 높다 낮다 넓다 좁다 빠르다 느리다 예쁘다 아름답다 춥다 덥다 뜨겁다 차갑다 쉽다 어렵다 무겁다
        가볍다 새롭다 젊다 늙다 아프다 슬프다 기쁘다 고프다 맛있다 맛없다 재미있다 재미없다 멀다 가깝다 같다 다르다 싫다 밝다 어둡다 깊다 얕다
        강하다 약하다 어리다 바쁘다 편하다 착하다 귀엽다 고맙다 아니다 않다 못하다 싶다 그렇다 이렇다 어떻다 빨갛다 하얗다 까맣다
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
