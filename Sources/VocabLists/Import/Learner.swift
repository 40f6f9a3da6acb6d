import VocabCore

/// Who reads a list, as far as it tells which side of it is learnt.
package struct Learner: Sendable {
    /// The language that they know, as far as anybody can tell: of several columns of translations it is the one that is read.
    package var language: InterfaceLanguage?
    /// The languages they read, by their codes (ISO 639-1), the most fluent first; empty where they have not said.
    package var languages: [String] = []
    /// Whether it is English that they learn; nil where nothing says so or otherwise.
    package private(set) var learnsEnglish: Bool?
    /// The languages that are named as learnt, by their codes, where English is not among them.
    private(set) var learntLanguages: Set<String> = []
    /// Whether it is English, most likely, unless the list says otherwise.
    package var mayLearnEnglish = false
    /// Whether they write in another language of Europe than English around the words: then they learn English where that comes first.
    private(set) var writesAbroad = false

    /// Nothing is known of them.
    package init() {}

    /// Takes what the names of a list, its file's or its bookcase's, say of what is learnt: English where that alone is named, or verbs
    /// are called phrasal, another language where others are, Korean where an exam or a course of it is, and English most likely where its
    /// words are called words in another language, `palabras`.
    package mutating func note(names: [String]) {
        let words = names.flatMap { RecordGroups.heading($0).lowercased().split { !$0.isLetter }.map(String.init) }
        let isKorean = words.contains { word in Self.namesOfKorean.contains(where: word.hasPrefix) }
        let languages = Set(words.flatMap(ColumnName.languages)).union(isKorean ? ["ko"] : [])
        if words.contains("phrasal"), languages.isSubset(of: ["en"]) {
            learnsEnglish = true
        } else if !languages.isEmpty {
            if languages == ["en"] { learnsEnglish = true }
            if !languages.contains("en") { (learnsEnglish, learntLanguages) = (false, languages) }
        } else if words.contains(where: { ColumnName.callsWordsAbroad($0) || Self.examsOfEnglish.contains($0) }) {
            mayLearnEnglish = true
        }
    }

    /// Takes what the title of a list says to who knows English, where no name says anything: the one other language that it names as what is
    /// learnt, `Spanish vocabulary`, `50 words to get started with Spanish`. `Words for Korean students` says otherwise.
    mutating func note(title: String?) {
        guard let title, language == .english, learnsEnglish == nil else { return }
        let words = RecordGroups.heading(title).lowercased().split { !$0.isLetter }.map(String.init)
        let places = words.indices.filter { !ColumnName.languages(in: words[$0]).isEmpty }
        let languages = Set(places.flatMap { ColumnName.languages(in: words[$0]) })
        let isLearnt = places.contains { place in
            words[safe: place + 1].map(Self.namesBehindLearnt.contains) == true
                || words[safe: place - 1].map(Self.namesBeforeLearnt.contains) == true
                || words[safe: place - 1] == "with" && words[safe: place - 2] == "started"
        }
        guard languages.count == 1, languages != ["en"], isLearnt, Self.namesOfOwn.isDisjoint(with: words) else { return }
        (learnsEnglish, learntLanguages) = (false, languages)
    }

    private static let namesBehindLearnt: Set<String> = [
        "vocab", "vocabulary", "vocabularies", "words", "word", "verbs", "nouns", "adjectives", "phrases", "lesson", "lessons",
        "list", "flashcards", "basics", "course", "numbers", "expressions",
    ]
    private static let namesBeforeLearnt: Set<String> = ["learn", "learning", "study", "studying"]
    /// What is said where the language is that of the meanings.
    private static let namesOfOwn: Set<String> = [
        "for", "translation", "translations", "translated", "meaning", "meanings", "definitions", "explanations", "notes",
        "speakers", "students",
        "friends", "into", "from", "toeic", "toefl", "ielts", "gre", "sat", "suneung", "csat",
    ]

    /// Takes what the remarks around a list say of who wrote them: in another language of Europe than English, they know that one.
    mutating func note(remarks: String, known: EnglishWords?) {
        let words = remarks.split { !$0.isLetter && $0 != "'" }.filter { word in
            word.count > 1 && ColumnProfile.scripts(of: String(word)).isSubset(of: [.latin, .cyrillic, .greek])
        }
        guard language == .english, let known, words.count > 4 else { return }
        let english = words.count { $0.allSatisfy(\.isASCII) && known.share(of: [String($0)]) > 0 }
        writesAbroad = english * 3 < words.count
    }

    /// Takes what an encoding says of who wrote a list with it: one for a few languages of Europe alone is that of who grew up with one of them.
    mutating func note(encoding: TextEncoding) {
        let own: Set<TextEncoding> = [.windows1251, .koi8r, .windows1250, .iso88592, .windows1254, .windows1253]
        if own.contains(encoding) { writesAbroad = true }
    }

    /// What lists for learners of Korean are called, and how such names begin: `한국어초급`.
    private static let namesOfKorean = ["topik", "토픽", "hangul", "hangeul", "한글", "한국어", "국어", "ttmik"]

    /// The same learner with what further names say, where those of the list say nothing.
    func noting(_ names: some Sequence<String>) -> Learner {
        if learnsEnglish != nil { return self }
        var learner = self
        // What a column is a translation into is no name of what is learnt.
        learner.note(names: names.filter { name in !["번역", "해석", "translation", "meaning"].contains { name.contains($0) } })
        return learner
    }

    private static let examsOfEnglish: Set<String> = ["toeic", "toefl", "ielts", "gre", "gmat", "cet", "토익", "토플", "수능"]
}
