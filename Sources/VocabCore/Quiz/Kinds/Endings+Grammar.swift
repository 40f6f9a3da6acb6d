extension Endings {
    /// English words of the closed classes: those that a grammar can list, and whose translations look like words of other classes.
    static let englishGrammar = Endings([
        .preposition:
            """
        ^^about ^^above ^^across ^^after ^^against ^^along ^^alongside ^^amid ^^among ^^around ^^at ^^barring ^^before ^^behind ^^below \
        ^^beneath ^^beside ^^between ^^beyond ^^by ^^concerning ^^considering ^^despite ^^during ^^except ^^excluding  \
        ^^for ^^from ^^in ^^including ^^into ^^of ^^off ^^on ^^onto ^^out_of ^^over ^^per ^^plus \
        ^^regarding ^^since ^^than ^^through ^^throughout ^^till ^^to ^^toward ^^towards ^^under ^^underneath ^^unlike ^^until ^^up_to ^^upon \
        ^^versus ^^via ^^with ^^within ^^without ^^worth ^^according_to ^^along_with ^^apart_from ^^as_for ^^as_of ^^as_to ^^aside_from \
        ^^because_of ^^by_means_of ^^by_way_of ^^close_to ^^contrary_to ^^depending_on ^^due_to ^^except_for ^^far_from ^^in_accordance_with \
        ^^in_addition_to ^^in_advance_of ^^in_case_of ^^in_compliance_with ^^in_front_of ^^in_light_of ^^in_spite_of ^^in_terms_of \
        ^^in_the_event_of ^^in_view_of ^^instead_of ^^next_to ^^notwithstanding ^^on_account_of ^^on_behalf_of ^^on_top_of ^^other_than \
        ^^owing_to ^^prior_to ^^pursuant_to ^^rather_than ^^regardless_of ^^such_as ^^subsequent_to ^^thanks_to ^^together_with ^^with_regard_to \
        ^^with_respect_to
        """,
        .conjunction:
            """
        ^^although ^^and ^^as_if ^^as_long_as ^^as_soon_as ^^as_though ^^as_well_as ^^because ^^both_and ^^but ^^either_or ^^even_if ^^even_though \
        ^^except_that ^^given_that ^^if ^^in_case ^^in_order_that ^^in_that ^^lest ^^neither_nor ^^nor ^^now_that ^^only_if ^^or \
        ^^provided ^^provided_that ^^providing ^^so_that ^^supposing ^^though ^^unless ^^when ^^whenever ^^whereas ^^wherever ^^whether ^^while
        """,
        .pronoun:
            """
        ^^anybody ^^anyone ^^anything ^^everybody ^^everyone ^^everything ^^he ^^hers ^^herself ^^him ^^himself ^^i ^^it ^^itself ^^me  \
        ^^myself ^^no_one ^^nobody ^^none ^^nothing ^^one_another ^^each_other ^^ourselves ^^ours ^^she ^^somebody ^^someone ^^something ^^theirs \
        ^^them ^^themselves ^^they ^^us ^^we ^^what ^^whatever ^^who ^^whoever ^^whom ^^you ^^yours ^^yourself ^^yourselves
        """,
        .determiner:
            """
        ^^a_few ^^a_little ^^a_lot_of ^^all ^^an ^^another ^^any ^^both ^^each ^^either ^^every ^^few ^^her ^^his ^^its ^^less ^^lots_of ^^many \
        ^^more ^^most ^^much ^^my ^^neither ^^other ^^our ^^plenty_of ^^several ^^some ^^such ^^that ^^the ^^their ^^these ^^this ^^those \
        ^^which ^^whichever ^^whose ^^your
        """,
        .adverb:
            """
        ^^accordingly ^^ago ^^also ^^besides ^^consequently ^^even ^^for_example ^^for_instance ^^furthermore ^^hardly ^^hence ^^however \
        ^^in_addition ^^in_contrast ^^in_fact ^^in_other_words ^^instead ^^likewise ^^moreover ^^namely ^^nevertheless ^^nonetheless ^^not ^^of_course \
        ^^on_the_contrary ^^on_the_other_hand ^^otherwise ^^scarcely ^^please ^^then ^^therefore ^^thus
        """,
        .interjection:
            """
        ^^bye ^^bye_bye ^^cheers ^^congratulations ^^goodbye ^^good_bye ^^hello ^^hey ^^hi ^^hooray ^^oh ^^okay ^^oops ^^ouch   \
        ^^thanks ^^uh ^^well_done ^^wow ^^yeah ^^yes
        """,
        .phrase:
            """
        ^^excuse_me ^^good_afternoon ^^good_evening ^^good_luck ^^good_morning ^^good_night ^^how_are_you ^^i_see ^^long_time_no_see \
        ^^nice_to_meet_you ^^no_problem ^^see_you ^^see_you_later ^^thank_you ^^what_s_wrong ^^you_re_welcome
        """,
    ])

    /// Korean words of the closed classes.
    static let koreanGrammar = Endings([
        .pronoun:
            """
        ^^나 ^^너 ^^저 ^^우리 ^^저희 ^^당신 ^^그 ^^그녀 ^^그들 ^^누구 ^^무엇 ^^뭐 ^^아무 ^^여기 ^^거기 ^^저기 ^^어디 ^^이것 ^^그것 ^^저것 ^^이거 ^^그거 ^^저거 ^^이쪽 \
        ^^그쪽 ^^저쪽 ^^자기 ^^이분 ^^그분 ^^저분 ^^아무것 ^^언제
        """,
        .determiner: "^^이 ^^어느 ^^무슨 ^^어떤 ^^다른 ^^여러 ^^모든 ^^몇 ^^새 ^^헌 ^^옛 ^^온갖 ^^각 ^^매 ^^첫 ^^이런 ^^그런 ^^저런 ^^한두 ^^두세",
        .conjunction:
            """
        ^^그리고 ^^그러나 ^^하지만 ^^그렇지만 ^^그런데 ^^그래서 ^^그러니까 ^^그러면 ^^그럼 ^^그래도 ^^따라서 ^^그러므로 ^^또는 ^^혹은 ^^및 ^^왜냐하면 ^^즉 ^^그래야 ^^그러다가
        """,
        .adverb:
            """
        ^^전혀 ^^별로 ^^덜 ^^물론 ^^혼자 ^^많이 ^^좀 ^^오래 ^^일찍 ^^열심히 ^^똑바로 ^^푹 ^^만약 ^^매일 ^^매주 ^^매년 ^^매달
        """,
        .interjection: "^^네 ^^예 ^^아니요 ^^아니오 ^^응 ^^글쎄요 ^^여보세요 ^^잠깐만요 ^^아이고 ^^만세 ^^자 ^^와 ^^안녕",
        .phrase: "습니다 세요 해요 어요 아요 예요 이에요 때요 게요 까요 네요 군요 지요 죠",
    ])
}
