import VocabCore

/// What heads the columns of lists of other things than words: countries with their capitals, commands with what they do.
///
/// Each of these names may as well be a word, so only two of them beside each other in one script say anything.
enum SubjectNames {
    private static let subjects = Set(
        """
        country countries nation state province person event battle war treaty king dynasty symbol element formula command commands
        function method keyword operator shortcut acronym abbreviation abbr concept theory law theorem principle prefix suffix root affix
        proverb saying slang drug disease bone muscle organ animal plant character sign
        나라 국가 국가명 인물 사건 왕 기호 원소 원소기호 공식 명령어 함수 메서드 메소드 키워드 연산자 단축키 약어 약자 줄임말 개념 이론 법칙 접두사 접미사 어근 속담
        사자성어 고사성어 관용구 관용어 신조어 외래어 은어 약물 질병
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    private static let facts = Set(
        """
        capital capitalcity year invention discovery contribution achievement use uses usage function purpose action effect effects symptom
        symptoms treatment currency fullname fullform expansion standsfor longform name symbol formula details significance role feature
        수도 연도 년도 시기 업적 용도 기능 역할 내용 이름 원소명 원어 본말 특징 화폐 통화 효과 증상
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The names of some headings, with the fields that two of those without one stand for.
    static func completing(_ names: [ColumnName?], _ headings: [String]) -> [ColumnName?] {
        func isOpen(_ index: Int) -> Bool { names[index] == nil || names[index] == .other }
        let keys = headings.map { Text.key($0).filter { !" _-".contains($0) } }
        let fields = names.compactMap { $0?.field }
        guard !fields.contains(.term), !names.contains(where: { $0?.language != nil }),
            let subject = names.indices.first(where: { isOpen($0) && subjects.contains(keys[$0]) })
        else { return names }
        func isBeside(_ index: Int) -> Bool {
            index != subject && ColumnProfile.scripts(of: keys[index]) == ColumnProfile.scripts(of: keys[subject])
        }
        var result = names
        if let meaning = names.firstIndex(of: .field(.meaning)) {
            guard isBeside(meaning) else { return names }
        } else {
            guard let fact = names.indices.first(where: { isBeside($0) && isOpen($0) && facts.contains(keys[$0]) }) else {
                return names
            }
            result[fact] = .field(.meaning)
        }
        result[subject] = .field(.term)
        return result
    }
}
