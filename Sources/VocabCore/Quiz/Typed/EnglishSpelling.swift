/// British and American spelling of the same word.
enum EnglishSpelling {
    /// `word`, in lower case and without accents, as an American writes it; words without such a difference stay as they are.
    static func american(_ word: String) -> String {
        guard word.utf8.count > 2, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return word }
        if let whole = words[word] { return whole }
        return withZ(withAmericanHead(word))
    }

    /// `word` with the American form of the listed word that it begins with: `colourful`, `theatres`, `traveller`.
    private static func withAmericanHead(_ word: String) -> String {
        for count in stride(from: min(longestHead, word.utf8.count), through: shortestHead, by: -1) {
            if let head = heads[String(word.prefix(count))] { return head + word.dropFirst(count) }
        }
        return word
    }

    /// `-ise`, `-yse` and what is made of them, with z.
    private static func withZ(_ word: String) -> String {
        for (ending, american) in zEndings where word.hasSuffix(ending) {
            let stem = word.dropLast(ending.utf8.count)
            return stem.utf8.count < 3 || keepsS.contains(stem + "is") ? word : stem + american
        }
        return word
    }

    private static let zEndings = pairs(
        """
        isations/izations isation/ization isational/izational isers/izers ising/izing ised/ized iser/izer ises/izes ise/ize
        ysers/yzers ysing/yzing ysed/yzed yser/yzer yses/yzes yse/yze
        """
    ).sorted { $0.key.utf8.count > $1.key.utf8.count }.map { ($0.key, $0.value) }

    /// What ends in -ise on both sides of the ocean, without its last letter.
    private static let keepsS = Set(
        """
        advis surpris exercis promis precis otherwis enterpris disguis compromis revis televis supervis improvis devis despis compris
        franchis merchandis excis concis prais rais nois premis paradis expertis demis treatis likewis aris apprais circumcis
        incis chastis advertis repris pois brais cruis bruis porpois tortois turquois mayonnais
        clockwis liais
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Words that begin so are written otherwise in America from their first letters on.
    private static let heads = doubledL.merging(
        pairs(
            """
            ardour/ardor arbour/arbor armour/armor behaviour/behavior candour/candor clamour/clamor colour/color discolour/discolor
            demeanour/demeanor misdemeanour/misdemeanor enamour/enamor endeavour/endeavor favour/favor disfavour/disfavor
            unfavour/unfavor fervour/fervor flavour/flavor harbour/harbor honour/honor dishonour/dishonor humour/humor labour/labor
            neighbour/neighbor odour/odor parlour/parlor rancour/rancor rigour/rigor rumour/rumor saviour/savior savour/savor
            splendour/splendor tumour/tumor valour/valor vapour/vapor vigour/vigor
            centre/center epicentre/epicenter theatre/theater amphitheatre/amphitheater metre/meter kilometre/kilometer
            centimetre/centimeter millimetre/millimeter litre/liter millilitre/milliliter fibre/fiber calibre/caliber sabre/saber
            spectre/specter sombre/somber lustre/luster meagre/meager manoeuvre/maneuver
            skilful/skillful wilful/willful fulfilment/fulfillment enrolment/enrollment instalment/installment
            defence/defense offence/offense licence/license pretence/pretense practis/practic
            catalogue/catalog dialogue/dialog analogue/analog monologue/monolog prologue/prolog epilogue/epilog
            anaem/anem anaesth/anesth archaeo/archeo encyclopaed/encycloped gynaeco/gyneco haemo/hemo leukaem/leukem
            mediaev/mediev orthopaed/orthoped paediatr/pediatr diarrhoea/diarrhea foetus/fetus oestrogen/estrogen
            aeroplane/airplane aluminium/aluminum artefact/artifact judgement/judgment acknowledgement/acknowledgment mould/mold
            moustache/mustache omelette/omelet plough/plow pyjama/pajama sceptic/skeptic smoulder/smolder sulph/sulf
            """)
    ) { $1 }

    /// `travelled`, `modelling` and `counsellor`, of which Americans double no l.
    private static let doubledL: [String: String] = {
        var heads: [String: String] = [:]
        for stem in stemsInL.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            for vowel in ["e", "i", "o"] { heads[stem + "l" + vowel] = stem + vowel }
        }
        return heads
    }()
    private static let stemsInL = """
        travel cancel model label level signal total counsel fuel equal dial quarrel marvel jewel tunnel channel panel rival spiral
        shovel unravel pedal swivel libel duel
        """

    private static let longestHead = heads.keys.map(\.utf8.count).max() ?? 0
    private static let shortestHead = heads.keys.map(\.utf8.count).min() ?? 0

    /// Words that are written otherwise as they stand.
    private static let words = pairs(
        """
        centred/centered centring/centering fulfil/fulfill fulfils/fulfills enrol/enroll enrols/enrolls distil/distill instil/instill
        appal/appall ageing/aging axe/ax cheque/check cheques/checks cosy/cozy doughnut/donut draught/draft grey/gray greys/grays
        greyish/grayish gaol/jail jewellery/jewelry kerb/curb maths/math mum/mom programme/program programmes/programs
        speciality/specialty storey/story storeys/stories tyre/tire tyres/tires whisky/whiskey yoghurt/yogurt chilli/chili
        towards/toward afterwards/afterward backwards/backward forwards/forward burnt/burned dreamt/dreamed learnt/learned
        leapt/leaped spelt/spelled spilt/spilled spoilt/spoiled ok/okay
        """)

    private static func pairs(_ list: String) -> [String: String] {
        var pairs: [String: String] = [:]
        for pair in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let sides = pair.split(separator: "/").map(String.init)
            pairs[sides[0]] = sides[1]
        }
        return pairs
    }
}
