import VocabCore

/// Takes the particle off a Korean noun: 사과를 is 사과. Verbs stay as they stand.
enum KoreanParticles {
    /// A noun that a form may be, and whether nothing else ends like that.
    struct Reading {
        let noun: String
        let isSure: Bool
    }

    /// The nouns that `form`, in syllables, may be with a particle behind it, the longest particle first.
    static func readings(of form: String) -> [Reading] {
        let scalars = Array(form.unicodeScalars)
        guard scalars.count > 1, scalars.allSatisfy(Hangul.isSyllable) else { return [] }
        return particles.compactMap { particle in
            guard scalars.count > particle.text.count, scalars.suffix(particle.text.count).elementsEqual(particle.text) else {
                return nil
            }
            let noun = scalars.dropLast(particle.text.count)
            guard let last = noun.last, particle.fits(Hangul.tail(of: last)) else { return nil }
            // A noun of one syllable may be the beginning of another word.
            return Reading(noun: String(String.UnicodeScalarView(noun)), isSure: particle.isSure && noun.count > 1)
        }
    }

    /// The nouns among `forms` that come with two endings or alone: with one, the ending may be part of the word.
    static func nouns(in forms: some Sequence<String>) -> Set<String> {
        var counts: [String: Int] = [:]
        for form in forms {
            counts[form, default: 0] += 1
            for reading in readings(of: form) { counts[reading.noun, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value > 1 }.keys)
    }

    private struct Particle {
        let text: [Unicode.Scalar]
        let follows: Ending
        let isSure: Bool

        /// Whether it follows a syllable with this tail; of the tails ㄹ is number 8.
        func fits(_ tail: UInt32) -> Bool {
            switch follows {
            case .any: true
            case .vowel: tail == 0
            case .consonant: tail != 0
            case .vowelOrL: tail == 0 || tail == 8
            case .consonantButL: tail != 0 && tail != 8
            }
        }
    }

    private enum Ending {
        case any, vowel, consonant, vowelOrL, consonantButL
    }

    private static let particles: [Particle] = {
        func list(_ text: String, _ follows: Ending, isSure: Bool = true) -> [Particle] {
            text.split(separator: " ").map { Particle(text: Array($0.unicodeScalars), follows: follows, isSure: isSure) }
        }
        let single =
            list("에서는 에서도 에게서 에게는 에게도 한테서 까지는 까지도 부터는 에서 에게 한테 께서 까지 부터 처럼 마다 조차 마저 밖에 에는 에도", .any)
            + list("만큼 대로 보다는 만을 만은 만이 입니다 입니까", .any)
            + list("보다 만 도 의 에 뿐", .any, isSure: false) + list("으로는 으로도 으로서 으로써 으로부터 으로", .consonantButL)
            + list("로는 로도 로서 로써 로부터", .vowelOrL) + list("로", .vowelOrL, isSure: false) + list("을", .consonant)
            + list("를 라는 라도 였다 였습니다 예요", .vowel) + list("이었다 이었습니다 이에요", .consonant)
            + list("이라는 이라고 이라도 이란 이나 이랑 이며", .consonant, isSure: false)
            + list("은 이 과", .consonant, isSure: false) + list("는 가 와 랑", .vowel, isSure: false)
        // Many of a thing: the particle stands behind 들, whose tail ㄹ is number 8.
        let many = single.filter { $0.fits(8) }.map { Particle(text: ["들"] + $0.text, follows: .any, isSure: true) }
        let all = single + many + [Particle(text: ["들"], follows: .any, isSure: true)]
        return all.sorted { $0.text.count > $1.text.count }
    }()
}
