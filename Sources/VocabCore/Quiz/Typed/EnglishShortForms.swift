/// English words that are as often said shorter: `exam` is `examination`.
enum EnglishShortForms {
    /// Whether one of two words in lower case is short for the other.
    static func areSame(_ word: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
        let (word, other) = (String(String.UnicodeScalarView(word)), String(String.UnicodeScalarView(other)))
        return word != other && (long[word] == other || long[other] == word || long[word] != nil && long[word] == long[other])
    }

    private static let long: [String: String] = {
        var long: [String: String] = [:]
        for pair in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let sides = pair.split(separator: "/").map(String.init)
            long[sides[0]] = sides[1]
        }
        return long
    }()

    private static let list = """
        ad/advertisement advert/advertisement app/application bike/bicycle burger/hamburger champ/champion copter/helicopter
        deli/delicatessen demo/demonstration exam/examination expo/exposition flu/influenza fridge/refrigerator gas/gasoline gym/gymnasium
        hippo/hippopotamus info/information intro/introduction lab/laboratory limo/limousine math/mathematics maths/mathematics
        memo/memorandum mic/microphone mike/microphone net/internet phone/telephone photo/photograph plane/airplane
        aeroplane/airplane prof/professor promo/promotion rep/representative rhino/rhinoceros stats/statistics
        telly/television temp/temperature tv/television vet/veterinarian admin/administration condo/condominium doc/doctor
        """
}
