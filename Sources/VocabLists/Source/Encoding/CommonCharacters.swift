import VocabCore

/// How common the characters of a text are that may be Korean, Chinese or Japanese: read in a wrong encoding such text is made of
/// characters that hardly anybody uses.
struct CommonCharacters {
    /// How many Hangul syllables, kana and Chinese characters there are, and what stands for bytes that make none.
    let count: Int
    /// The share of them that is common.
    let share: Double

    /// Looks at `text`, which is UTF-8.
    init(in text: [UInt8]) {
        var (count, common) = (0, 0)
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars where scalar.value >= 0x2E80 {
            switch Script(of: scalar) {
            case .kana where scalar.value < 0xFF00: common += 1
            case .hangul: common += Self.syllables.contains(scalar) ? 1 : 0
            case .han: common += Self.characters.contains(scalar) ? 1 : 0
            // Full-width punctuation stands in all of them.
            case nil where scalar != "\u{FFFD}": continue
            default: break
            }
            count += 1
        }
        self.count = count
        share = count == 0 ? 0 : Double(common) / Double(count)
    }

    /// The Hangul syllables that make nine tenths of word lists, counted in 330,000 syllables of them.
    private static let syllables = set(
        """
        다사급하명이을의는가기에한지어를동리고로자그적은시수요인부서대나정아주도장해상용보형있들일전제니소성관물구치우으비게무신
        세내과생단원여공유문위조화모거학식경만계마행습히것없오실운했라국면회연되미음중스르진안방감분교간통개재발산선저금려입차바
        력불었심말영건결속키체예업할러직양람당배매각두반목호약야설작파집강추품점표복출격증질않등열합와종달외난임태료피새역법까절
        평래받터드번날험된손름노녀더트남접환능후타함처친른때책근많쓰권살돌향초버포편독확존따특활현울변천알맞견루석담항판민언순록
        """)

    /// Characters that make most of what is written in Chinese, simplified and traditional, and in Japanese.
    private static let characters = set(
        """
        的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方
        多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情
        明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给
        世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太
        量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象
        完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运笑飞风步改收根干造言联持组每济
        车亲极林服快办议往元英士证近失转夫令准布始怎呢存未远叫台单影具罗字爱击流备兵连调深商算质团集百需价花党华城石级整府离况亚
        请技际约示复病息究线似官火断精满支视消越器容照须九增研写称企八功吗包片史委乎查轻易早曾除农找装广显吧阿李标谈吃图念六引历
        首医局突专费号尽另周较注语仅考落青随选列武红响虽推势参希古众构房半节土投某案黑维革划敌致陈律足态护七兴派孩验责营星够章音
        跟志底站严巴例防族供效续施留讲型料终答紧黄绝奇察母京段依批群项故按河米围江织害斗双境客纪采举杀攻父苏密低朝友诉止细愿千值
        仍男钱破网热助倒育属坐帝限船脸职速刻乐否刚威毛状率甚独球般普怕弹校苦创谢词汉拼释课狗猫鱼鸟茶饭衣店這們來為國說時會對發後
        過種學經麼現當動開還進樣無實長機與從軍關點業將兩間問應戰頭體見產話給門員聲東論處義幾認條氣題電數報結務場計資區隊決馬書則
        聽達強難權設記類據邊張該規萬覺術領確傳師觀讓識帶導爭運飛風議證遠單羅愛擊備連調團價華級離況亞請際約複線斷滿視須寫稱嗎輕農
        廣顯標談圖歷專費號盡較語隨選紅響雖勢眾構節劃敵陳態護興驗責營夠嚴續講終緊黃絕項圍織雙紀採舉殺蘇訴細願錢網熱屬臉職樂剛狀獨
        彈創詞漢釋課貓魚鳥飯醫彼私気実食発付車経様痛幸親悪価対夜続優判温曜戦単違予君収歩画適関産良覚素急味変謝練習週毎飲買読聞帰
        """)

    private static func set(_ text: String) -> Set<Unicode.Scalar> { Set(text.unicodeScalars.filter { $0 != "\n" }) }
}
