/// Endings in other languages than English and Korean; only those that are certain. A word without a known part of speech may
/// stand beside any other, so a missing ending does no harm.
extension Endings {
    /// What the end of a term or gloss in another language says.
    static let foreign = Endings([
        .noun: "ción sión dad miento ität heit keit schaft ierung igung chnung ndung ção",
        .verb: "する ieren izar ificar ecer",
        .adjective: "しい ない たい かい ぽい 的な lich",
        .adverb: "mente 々に",
    ])

    /// What the first of several words of a gloss in a language of Latin letters says: an article, or in Vietnamese what makes a noun,
    /// a verb or an adjective of what follows.
    static let foreignOpenings = Endings([
        .noun: """
        ^^el ^^la ^^los ^^las ^^un ^^una ^^le ^^les ^^une ^^der ^^die ^^das ^^ein ^^eine ^^il ^^lo ^^sự ^^việc ^^cuộc ^^người \
        ^^cái ^^chiếc ^^những ^^nền ^^ngành ^^nỗi ^^niềm
        """,
        .verb: "^^sich ^^se ^^être ^^bị ^^làm ^^khiến ^^gây ^^trở",
        .adjective: "^^thuộc ^^đáng ^^đầy",
    ])

    /// What the end of a Japanese or Chinese gloss says. One that ends with Han alone may be anything.
    static let japanese = Endings([
        .verb: "る う く ぐ す つ ぬ ぶ む",
        .adjective: """
        しい ない たい かい ぽい きい さい 的な な 的 ^高い ^低い ^長い ^広い ^狭い ^強い ^弱い ^古い ^良い ^悪い ^早い ^速い ^遅い ^多い ^近い ^遠い ^軽い \
        ^重い ^暗い ^安い ^深い ^浅い ^太い ^細い ^甘い ^辛い ^熱い ^寒い ^暑い ^赤い ^青い ^白い ^黒い ^若い ^痛い ^怖い ^固い ^硬い ^丸い ^鋭い ^鈍い ^薄い ^厚い \
        ^濃い ^賢い ^偉い ^眠い
        """,
        .adverb: "に ^すぐ ^まもなく ^よく ^もうすぐ ^ようやく ^しばらく ^とにかく ^なんとなく",
        .noun: "^目的 くらい せい ^はな ^さかな ^みんな ^おとな ^ぼく ^なつ ^はる ^よる ^ひる ^さる ^いつ",
    ])

    /// Articles that stand before a noun to be learnt.
    static let articles = Endings([
        .noun: "^^a ^^an ^^the ^^el ^^la ^^los ^^las ^^un ^^una ^^le ^^les ^^une ^^der ^^die ^^das ^^il ^^lo", .verb: "^^to",
    ])
}
