import Testing

@testable import VocabCore

/// What is right, nearly right and wrong: a line for each answer.
@Suite("Typed answers, case by case") struct TypedCasesTests {
    @Test("Each answer gets the verdict that a fair teacher gives", arguments: try Self.cases())
    func verdict(_ answer: TypedCase) throws {
        #expect(try answer.judged() == answer.verdict)
    }

    @Test("There are more than 150 of them, and of every verdict some") func range() throws {
        let cases = try Self.cases()
        #expect(cases.count >= 150 && Set(cases.map(\.testDescription)).count == cases.count)
        for verdict in [TypedCase.Verdict.right, .nearly, .another, .wrong] {
            #expect(cases.count { $0.verdict == verdict } >= 15, "\(verdict)")
        }
    }

    private static func cases() throws -> [TypedCase] {
        try [korean, koreanForms, english, otherWords, synonyms, foreign].flatMap { $0.split(separator: "\n") }
            .map { try TypedCase(String($0)) }
    }

    /// Meanings in Korean: senses, brackets, particles, spaces, keyboards, objects, adverbs and loanwords.
    private static let korean = """
        abandon | (계획을) 포기하다, 버리고 떠나다 | > | 포기하다 | right
        abandon | (계획을) 포기하다, 버리고 떠나다 | > | 버리고떠나다 | right
        abandon | (계획을) 포기하다, 버리고 떠나다 | > | (일을) 포기하다 | right
        abandon | (계획을) 포기하다, 버리고 떠나다 | > | 계획을 포기하다 | right
        abandon | (계획을) 포기하다, 버리고 떠나다 | > | 꿈을 포기하다 | nearly
        abandon | (계획을) 포기하다, 버리고 떠나다 | > | 포기하다, 버리고 떠나다 | right
        abandon | (계획을) 포기하다, 버리고 떠나다 | > | 포기하다, 폐지하다 | wrong
        abandon | 포기하다 | > | 계획을 포기하다 | nearly
        abandon | 포기하다 | > | vhrlgkek | right
        abandon | 포기하다 | > | 포가하다 | nearly
        abandon | 포기하다 | > | 포장하다 | wrong
        abandon | 포기하다 | > | 폐지하다 | another | with: abolish=폐지하다
        abandon | 포기하다 | > | 폐지하다 | another | kept: abolish=폐지하다
        abandon | 포기하다 | > | 그만두다 | right | kept: abandon=그만두다
        abandon | 포기하다 | > | abandon | wrong
        bank | 은행; 둑 | > | 둑 | right
        bank | 은행; 둑 | > | 둑, 은행 | right
        bank | 은행; 둑 | > | 은행원 | wrong
        run | 1. 달리다 2. 운영하다 | > | 운영하다 | right
        leg | (몸의) 다리 | > | 다리 | right
        leg | (몸의) 다리 | > | 몸의 다리 | right
        apple | 사과(과일) | > | 사과 | right
        apple | 사과(과일) | > | 과일 | wrong
        march | 3월 | > | 4월 | wrong
        comprise | ~으로 구성되다 | > | 구성되다 | right
        comprise | ~으로 구성되다 | > | ~로 구성되다 | right
        comprise | ~으로 구성되다 | > | ~을 구성되다 | wrong
        because of | ~로 인해 | > | 인하여 | right
        because of | ~로 인해 | > | 로 인하여 | right
        because of | ~로 인해 | > | ~로 인하여 | right
        because of | ~로 인해 | > | ~에 인해 | wrong
        story | 이야기 | > | 얘기 | right
        keep | 약속을 지키다 | > | 지키다 | nearly
        keep | 약속을 지키다 | > | 법을 지키다 | wrong
        nag | 잔소리를 하다 | > | 하다 | wrong
        rain | 비가 오다 | > | 비 오다 | nearly
        rain | 비가 오다 | > | 오다 | wrong
        gorgeous | 아주 예쁜 | > | 예쁜 | nearly
        gorgeous | 아주 예쁜 | > | 매우 예쁜 | nearly
        gorgeous | 아주 예쁜 | > | 예쁘다 | nearly
        pretty | 예쁜 | > | 아주 예쁜 | nearly
        pretty | 예쁜 | > | 안 예쁜 | wrong
        better | 더 좋은 | > | 좋은 | wrong
        enable | 가능하게 하다 | > | 못하게 하다 | wrong
        destroy | 완전히 부수다 | > | 부수다 | nearly
        invoice | 송장, 청구서 | > | 청구서 | right
        invoice | 송장, 청구서 | > | 인보이스 | nearly
        invoice | 송장, 청구서 | > | 영수증 | wrong
        schedule | 일정 | > | 스케줄 | nearly
        light | 빛 | > | 라이트 | nearly
        light | 빛 | > | 라디오 | wrong
        station | 역 | > | 스테이션 | nearly
        bed | 침대 | > | 바다 | wrong
        man | 남자 | > | 매운 | wrong
        computer | 컴퓨터 | > | 컴퓨타 | nearly
        chair | 의자 | > | 으자 | nearly
        chair | 의자 | > | 의사 | another
        chair | 의자 | > | 의사 | another | with: doctor=의사
        """

    /// Korean nouns with their particles, and the forms of verbs and adjectives.
    private static let koreanForms = """
        teacher | 선생님 | > | 선생 | nearly
        delicious | 맛있는 | > | 맛있어요 | nearly
        good | 좋은 | > | 좋아요 | nearly
        have | 드시다 | > | 드세요 | nearly
        sleep | 주무시다 | > | 주무세요 | nearly
        go | 가다 | > | 가세요 | nearly
        make | 만들다 | > | 만드세요 | nearly
        sit | 앉다 | > | 앉으세요 | nearly
        sea | 바다 | > | 발 | wrong
        pile up | 쌓다 | > | 싼 | wrong
        put | 놓다 | > | 논 | wrong
        attend | 참석하다 | > | 회의에 참석하다 | nearly
        postpone | 미루다 | > | 뒤로 미루다 | nearly
        résumé | 이력서 | > | 이력서를 | nearly
        résumé | 이력서 | > | 이력서가 | nearly
        résumé | 이력서 | > | 이력소 | nearly
        politics | 정치 | > | 정치학 | wrong
        house | 집 | > | 집을 | nearly
        bell | 종 | > | 종이 | wrong
        river | 강 | > | 강의 | wrong
        map | 지 | > | 지도 | wrong
        people | 사람 | > | 사람들 | nearly
        employ | 고용하다 | > | 고용 | nearly
        employ | 고용하다 | > | 고용 | nearly | with: employment=고용
        employment | 고용 | > | 고용하다 | nearly
        abandon | 포기하다 | > | 포기 | nearly
        abandon | 포기하다 | > | 포기했다 | nearly
        abandon | 포기하다 | > | 포기합니다 | nearly
        abandon | 포기하다 | > | 포기해요 | nearly
        abandon | 포기하다 | > | 포기하는 것 | nearly
        dismiss | 해고하다 | > | 해고시키다 | nearly
        dismiss | 해고하다 | > | 해고되다 | nearly
        careful | 조심스러운 | > | 조심스런 | nearly
        careful | 조심스러운 | > | 조심스럽다 | nearly
        careful | 조심스러운 | > | 조심스럽게 | nearly
        economic | 경제의 | > | 경제적인 | nearly
        economic | 경제적인 | > | 경제적 | nearly
        quickly | 빠르게 | > | 빠른 | nearly
        quietly | 조용히 | > | 조용하게 | nearly
        free | 자유로운 | > | 자유롭다 | nearly
        beautiful | 아름다운 | > | 아름답다 | nearly
        put down | 내려놓다 | > | 내려놓음 | nearly
        put down | 내려놓다 | > | 올려놓다 | wrong
        far | 멀다 | > | 먼 | another | with: distant=먼
        far | 멀다 | > | 멀어요 | nearly
        drink | 마시다 | > | 마치다 | another
        shop | 가게 | > | 간 | wrong
        sea | 바다 | > | 밤 | wrong
        relocate | 이전하다 | > | 이전에 | wrong
        """

    /// Terms and meanings in English: slips, forms, spelling, hyphens, spaces, articles, short forms and phrases.
    private static let english = """
        you're welcome | 천만에요 | < | you are welcome | right
        I’m sorry | 죄송합니다 | < | I am sorry | right
        I am sorry | 죄송합니다 | < | i'm sorry | right
        it can't be | 그럴 리 없다 | < | it cannot be | right
        dog's life | 비참한 생활 | < | dog is life | wrong
        assembly line | 조립 라인 | < | line | wrong
        jelly bean | 젤리 과자 | < | bean | wrong
        accommodate | 수용하다 | < | accommodate | right
        accommodate | 수용하다 | < | Acommodate | nearly
        accommodate | 수용하다 | < | accomodatte | wrong
        accommodate | 수용하다 | < | accommodates | nearly
        accommodate | 수용하다 | < | to accommodate | right
        stationery | 문구류 | < | stationry | nearly
        cat | 고양이 | < | cet | wrong
        give up | 포기하다 | < | gave up | nearly
        give up | 포기하다 | < | giveup | right
        give up | 포기하다 | < | give in | wrong
        children | 아이들 | < | child | nearly
        the sun | 태양 | < | sun | right
        apple | 사과 | < | an apple | right
        apple | 사과 | < | ㅁㅔㅔㅣㄷ | right
        look forward (to) | 고대하다 | < | look forward | right
        look forward (to) | 고대하다 | < | look | wrong
        colour | 색깔 | < | color | nearly
        organize | 조직하다 | < | organise | nearly
        practise | 연습하다 | < | practice | nearly
        well-being | 행복 | < | wellbeing | nearly
        e-mail | 이메일 | < | email | nearly
        ice cream | 아이스크림 | < | icecream | right
        don't | 하지 마라 | < | dont | right
        naïve | 순진한 | < | naive | nearly
        résumé | 이력서 | < | resume | nearly
        résumé | 이력서 | < | resume | nearly | with: resume=재개하다
        papá | 아빠 | < | papa | another | with: papa=감자; hijo=아들; casa=집; perro=개
        change one's mind | 마음을 바꾸다 | < | change your mind | right
        enjoy oneself | 즐기다 | < | enjoy yourself | right
        my mother | 우리 어머니 | < | your mother | wrong
        refrigerator | 냉장고 | < | fridge | nearly
        photograph | 사진 | < | photo | nearly
        side effect | 부작용 | < | side affect | nearly
        interested | 흥미 있는 | < | interesting | nearly
        포기하다 | to give up, to abandon | > | give up | right
        포기하다 | to give up, to abandon | > | abandoning | nearly
        포기하다 | to give up, to abandon | > | abandn | nearly
        사과 | apple | > | apples | nearly
        예쁘다 | very pretty | > | pretty | nearly
        시험 | examination | > | exam | nearly
        """

    /// Real words that are a letter away, and words that look alike.
    private static let otherWords = """
        effect | 효과 | < | affect | another
        effect | 효과 | < | affect | another | with: affect=영향을 미치다
        effect | 효과 | < | affect | another | kept: affect=영향을 미치다
        effects | 효과들 | < | affects | another
        complement | 보완물 | < | compliment | another
        stationery | 문구류 | < | stationary | another
        quiet | 조용한 | < | quite | another
        loose | 헐렁한 | < | loosen | nearly
        losing | 지는 | < | loosing | another
        breathe | 숨 쉬다 | < | breath | another
        advice | 조언 | < | advise | another
        custom | 관습 | < | customs | another
        typical | 전형적인 | < | atypical | wrong | ant: atypical
        happy | 행복한 | < | unhappy | wrong
        even | ~조차 | < | evening | wrong
        principal | 교장 | < | principle | another | kept: principle=원칙
        후식 | dessert | > | desert | another
        사막 | desert | > | dessert | another
        Kater | 수고양이 | < | later | nearly | with: Hund=개; Katze=고양이; Vogel=새
        """

    /// Words that mean the same, listed or kept, and words of respect, which do not.
    private static let synonyms = """
        abandon | 포기하다 | < | give up | nearly | syn: give up; drop
        abandon | 포기하다 | < | relinqish | nearly | syn: relinquish
        abandon | 포기하다 | < | relinquish | right | with: relinquish=포기하다, 넘겨주다
        abandon | 포기하다 | < | desert | nearly | syn: desert | with: desert=저버리다
        abandon | 포기하다 | < | give up | nearly | kept: give up=포기하다
        abandon | 포기하다 | < | quit | wrong | syn: give up
        사용하다 | to use | < | 쓰다 | nearly | syn: 쓰다
        죄송합니다 | I'm sorry (very polite) | < | 미안합니다 | nearly | syn: 미안합니다
        있다 | to be, to exist | < | 계시다 | wrong | syn: 계시다
        있다 | to be, to exist | < | 계시다 | another | syn: 계시다 | with: 계시다=to be (honorific)
        계시다 | to be (honorific) | < | 있다 | another | syn: 있다 | with: 있다=to be, to exist
        주다 | to give | < | 드리다 | another | syn: 드리다 | with: 드리다=to give (to someone respected)
        먹다 | to eat | < | 드시다 | another | syn: 드시다 | with: 드시다=to eat (honorific)
        드시다 | to eat (honorific) | < | 잡수시다 | nearly | syn: 잡수시다; 먹다
        가다 | to go | < | 가시다 | wrong | syn: 가시다
        가시다 | to go | < | 가다 | another | with: 가다=to go
        말 | words | < | 말씀 | wrong | syn: 말씀
        학교 | school | < | 학교에 | nearly
        학교 | school | < | 학꾜 | nearly
        어렵다 | difficult | < | 어려워요 | nearly
        """

    /// Japanese, Chinese, German and Spanish.
    private static let foreign = """
        犬 | 개 | < | 犬 | right
        犬 | 개 | < | いぬ | nearly | said: いぬ
        犬 | 개 | < | イヌ | nearly | said: いぬ
        犬(いぬ) | 개 | < | いぬ | nearly
        犬 | 개 | < | ねこ | wrong | said: いぬ
        犬 | 개 | < | いぬ | another | said: いぬ | with: いぬ=가다
        食べる | 먹다 | < | たべる | nearly | said: [たべる]
        コーヒー | 커피 | < | こーひー | nearly
        狗 | 개 | < | gou | nearly | said: gǒu
        der Apfel | 사과 | < | der Apfel | right
        der Apfel | 사과 | < | Apfel | nearly
        der Apfel | 사과 | < | das Apfel | nearly
        der Apfel | 사과 | < | die Birne | wrong
        Apfel | 사과 | < | der Apfel | right
        schön | 아름다운 | < | schoen | nearly
        schön | 아름다운 | < | schon | nearly
        Straße | 거리 | < | Strasse | right
        München | 뮌헨 | < | Muenchen | nearly
        Mutter | 어머니 | < | Muter | nearly
        el niño | 남자아이 | < | el nino | nearly
        el niño | 남자아이 | < | niño | nearly
        l'eau | 물 | < | eau | nearly
        """
}
