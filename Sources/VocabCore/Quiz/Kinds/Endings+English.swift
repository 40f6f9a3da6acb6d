extension Endings {
    /// What the end of an English gloss or term says.
    static let english = Endings([
        .noun: """
        tion sion ness ment ity ety ship hood ism ist ance ence ancy ency ology graphy ture ^family ^belly ^bully ^ally \
        ^assembly ^anomaly ^monopoly ^butterfly ^dragonfly ^fly ^jelly ^lily ^italy ^july ^melancholy ^folly ^rally ^supply \
        ^reply ^bible ^table ^cable ^vegetable ^fable ^timetable ^syllable ^handful ^spoonful ^mouthful ^armful ^animal \
        ^hospital ^festival ^journal ^capital ^material ^metal ^meal ^deal ^goal ^proposal ^approval ^arrival ^signal ^rival \
        ^terminal ^criminal ^individual ^professional ^manual ^medal ^pedal ^sandal ^scandal ^funeral ^mineral ^canal \
        ^cathedral ^crystal ^refusal ^removal ^survival ^trial ^withdrawal ^ritual ^interval ^jackal ^disposal ^rental ^coral \
        ^denial ^burial ^appraisal ^coal ^charcoal ^seal ^veal ^memorial ^tutorial ^principal ^editorial ^referral ^renewal \
        ^music ^topic ^traffic ^logic ^magic ^fabric ^mechanic ^critic ^clinic ^picnic ^panic ^republic ^comic ^plastic \
        ^statistic ^characteristic ^ethic ^arithmetic ^rhetoric ^attic ^epidemic ^relic ^mosaic ^cynic ^garlic ^objective \
        ^native ^representative ^detective ^executive ^motive ^perspective ^alternative ^initiative ^relative ^narrative \
        ^incentive ^archive ^olive ^hive ^five ^drive ^dive ^cooperative ^adjective ^locomotive ^size ^prize ^person ^bus \
        ^mantis
        """,
        .adjective: """
        ous ful able ible ive al ic less ^friendly ^lovely ^lonely ^likely ^unlikely ^ugly ^early ^silly ^daily ^weekly \
        ^monthly ^yearly ^quarterly ^elderly ^orderly ^costly ^lively ^deadly ^holy ^curly ^cowardly ^chilly ^worldly ^hourly \
        ^oily ^heavenly ^homely ^leisurely ^stately ^jolly ^surly ^timely ^unruly ^hilly ^unfriendly ^moderate ^mature \
        ^premature ^good ^bad ^big ^small ^large ^little ^long ^short ^high ^low ^tall ^new ^old ^young ^hot ^cold ^warm ^cool \
        ^wet ^dry ^hard ^soft ^easy ^heavy ^dark ^bright ^deep ^shallow ^wide ^narrow ^thick ^thin ^rich ^poor ^fast ^slow \
        ^quick ^late ^clean ^dirty ^full ^empty ^strong ^weak ^sharp ^dull ^rough ^smooth ^sweet ^sour ^bitter ^cheap ^safe \
        ^true ^false ^wrong ^same ^different ^important ^ready ^busy ^happy ^sad ^angry ^tired ^hungry ^thirsty ^sick ^dead \
        ^alive ^asleep ^awake ^blind ^deaf ^lazy ^nice ^fine ^great ^huge ^tiny ^round ^flat ^straight ^red ^blue ^green \
        ^yellow ^white ^black ^brown ^pink ^purple ^gray ^grey ^strange ^proud ^brave ^calm ^quiet ^loud ^noisy ^pretty \
        ^beautiful ^handsome ^clever ^smart ^stupid ^wise ^crazy ^mad ^rare ^common ^similar ^necessary ^ordinary ^temporary \
        ^clear ^fresh ^excellent ^intelligent ^violent ^silent ^patient ^convenient ^pleasant ^distant ^elegant ^exciting \
        ^boring ^interesting ^surprising ^charming ^foolish ^selfish
        """,
        .adverb: """
        ly ^hence ^here ^there ^now ^soon ^again ^always ^never ^often ^very ^too ^also ^almost ^already ^still ^yet ^maybe \
        ^perhaps ^quite ^rather ^just ^only ^ever ^once ^twice ^together ^away ^forever ^instead ^sometimes ^everywhere \
        ^somewhere ^anyway ^ahead ^therefore ^however ^nevertheless ^nonetheless ^meanwhile ^moreover ^regardless ^otherwise \
        ^afterwards ^today ^tomorrow ^yesterday ^tonight ^abroad ^then ^thus
        """,
        .verb:
            """
        ize ify ^assist ^resist ^insist ^exist ^consist ^persist ^enlist ^give ^forgive ^live ^arrive ^survive ^receive \
        ^deceive ^conceive ^perceive ^strive ^thrive ^revive ^deprive ^derive ^enable ^apply ^rely ^imply ^multiply \
        ^comply ^bless ^appeal ^reveal ^conceal ^heal ^steal
        """,
        .preposition:
            """
        ^^in ^^on ^^at ^^of ^^with ^^without ^^for ^^from ^^by ^^about ^^under ^^between ^^among ^^through ^^during \
        ^^behind ^^beside ^^above ^^below ^^against ^^across ^^along ^^toward ^^towards ^^into ^^onto ^^upon ^^until \
        ^^since ^^except ^^despite
        """,
        .conjunction: "^^and ^^or ^^but ^^because ^^if ^^although ^^though ^^while ^^unless ^^whereas",
        .pronoun:
            """
        ^^someone ^^somebody ^^something ^^i ^^you ^^he ^^she ^^it ^^we ^^they ^^me ^^him ^^us ^^them ^^everyone ^^anyone \
        ^^nobody ^^nothing ^^everything ^^myself ^^yourself ^^himself ^^herself ^^themselves ^^who ^^what
        """,
        .determiner:
            """
        ^^every ^^each ^^some ^^any ^^all ^^both ^^my ^^your ^^his ^^her ^^our ^^their ^^this ^^that ^^these ^^those
        """,
    ])

    /// Ends of English terms that only adjectives have, with the verbs that have them too: `courteous` is no verb where its meaning
    /// is 정중하다.
    static let englishAdjectives = Endings([
        .adjective: "ous ful able ible less ive ial ual onal ical ic uent ient",
        .verb:
            """
        ^enable ^disable ^give ^forgive ^live ^outlive ^relive ^drive ^dive ^strive ^thrive ^arrive ^receive ^perceive \
        ^conceive ^deceive ^survive ^revive ^deprive ^derive ^contrive ^connive ^waive ^archive ^bless ^mimic ^panic \
        ^frolic ^traffic ^picnic ^dial ^orient ^cable ^table
        """,
    ])

    /// What the first of several words of an English gloss says.
    static let englishOpenings = Endings([
        .verb: "^^to ^^be ^^become",
        .noun: "^^a ^^an ^^the ^^someone ^^somebody ^^something ^^one",
        .adjective:
            """
        ^^of ^^having ^^relating ^^capable ^^able ^^full ^^characterized ^^causing ^^lacking ^^very ^^extremely ^^made \
        ^^not ^^no
        """,
        .adverb: "^^in ^^on ^^at ^^with ^^without ^^by ^^from ^^as",
    ])
}
