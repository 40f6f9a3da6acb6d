import VocabCore

/// The rows that were found in values inside each other, by where they stand.
struct RecordGroups {
    private var records: [String: [[(name: String, text: String)]]] = [:]
    private var rows: [String: [[String]]] = [:]
    /// The names of texts that stand in the records themselves, and not further inside.
    private var ownNames: [String: Set<String>] = [:]

    /// Which records are of one kind.
    private var kinds = RecordKinds()
    /// What the names of values say.
    private let knownNames = RecordNames()

    private static let mostColumns = 64
    /// Objects further inside are not looked into.
    private static let deepest = 3
    static let plainNames: Set<String> = ["text", "value", "content"]

    /// What of a text goes together: in JSON what stands at one place, else also parts of maps, and all pairs of a text of nothing else.
    enum Joining { case places, parts, pairs }
    private let joins: Joining

    init(joins: Joining = .places) { self.joins = joins }

    /// Finds rows in `node`. The path tells arrays and objects apart, not the names in it: nouns and verbs are one list.
    mutating func collect(_ node: RecordNode, path: String) {
        switch node {
        case .text: return
        case .array(let found):
            let elements = RightChoices.chosen(from: found) ?? found
            if let words = Self.wordsInNamedLists(elements) {
                records[path + "[] lists", default: []] += words
                return
            }
            if let words = Self.wordsSideBySide(elements) {
                rows[path + "[]", default: []] += words
                return
            }
            if joins == .places, let words = Self.wordsOfUnits(elements) {
                rows[path + "[]{}", default: []] += words
                return
            }
            // `[{"apple": "사과"}, {"pear": "배"}]`
            let pairs = elements.compactMap(\.pair)
            let names = Set(pairs.map { $0[0] })
            let isMap =
                pairs.count > 2
                ? names.count * 2 > pairs.count
                : joins != .places && !pairs.isEmpty && names.count == pairs.count && !names.contains { ColumnName($0) != nil }
            // Parts of a text of pairs may stand between these: `- spring: 봄`, `- months:` above further ones.
            let mayHoldParts =
                joins == .pairs && elements.allSatisfy { $0.pair != nil || $0.isPart } && Set(Self.scripts(of: pairs)).count > 1
            if isMap, pairs.count == elements.count || mayHoldParts {
                rows[joins == .pairs ? "{}" : path + "[]{}", default: []] += pairs
                for element in elements where element.pair == nil { collect(element, path: path + "[]") }
                return
            }
            if path.hasSuffix("{}"), let words = Self.wordsInTexts(elements) {
                rows[path + Self.placeOfTexts, default: []] += words
                return
            }
            let areCalls = joins == .parts && Self.areCallsWithWords(elements)
            for element in elements {
                switch element {
                case .object(let members):
                    take(members, path + "[]")
                    for member in members where !Self.holdsExamples(member, of: members, knownNames) {
                        collect(member.value, path: path + "[]{}")
                    }
                    continue
                case .array(let cells):
                    let all = cells.compactMap(\.text)
                    let texts = all.count == cells.count ? all : areCalls ? Self.textsInFront(of: element) ?? [] : []
                    if texts.count > 1 { rows[path + "[]", default: []].append(texts) }
                case .text: break
                }
                collect(element, path: path + "[]")
            }
        case .object(let members):
            if let words = Self.wordsUnderLanguages(members) {
                records[path + "{}", default: []] += words
                return
            }
            if let words = Self.wordsInColumns(members) {
                records[path + "{}", default: []] += words
                return
            }
            if joins == .places, let words = Self.wordsOfUnits(named: members) {
                rows[path + "{}", default: []] += words
                return
            }
            if let cells = Self.countedCells(members) {
                rows[path + "[]", default: []] += cells
                return
            }
            if let cells = Self.sortedCells(members) {
                rows[path + "{}", default: []] += cells
                return
            }
            let texts = members.compactMap { member in member.value.text.map { [member.name, $0] } }
            // Names of fields make an object one row; other names are terms.
            let isPart = joins != .places && !path.isEmpty && !texts.isEmpty && !members.contains { ColumnName($0.name) != nil }
            if texts.count > 2 || isPart, texts.count == members.count, !Self.areGroups(members),
                !members.contains(where: { ColumnName($0.name)?.field == .term })
            {
                let isSaid = joins == .parts && Self.areMessages(texts)
                rows[joins == .pairs ? "{}" : path + (isSaid ? Self.placeOfMessages : "{}"), default: []] += texts
            }
            // `{"Chuma": ["iron", ["games"]], …}`: of what a term has, texts come before lists of others.
            let led = members.compactMap { member in member.value.leadingText.map { [member.name, $0] } }
            if led.count > 2, led.count == members.count {
                rows[path + "{}", default: []] += led
                return
            }
            // Several texts beside several maps are the settings of a program.
            let maps = members.count { if case .object = $0.value { true } else { false } }
            if maps > 1, members.count(where: { $0.value.isText }) > 2 { return }
            // `{"fair": {"meaning": "공정한"}}`, `{"fair": [{"meaning": "공정한"}, {"meaning": "박람회"}]}`
            let objects = members.flatMap { member in member.value.objects.map { (member.name, $0) } }
            // Objects of a list that are words by themselves stand under the name of a part.
            let areWords = members.contains { member in
                guard case .array = member.value, let inner = member.value.objects.first else { return false }
                return ColumnMap(header: Self.headings(of: inner.map(\.name))) != nil
            }
            if members.count > 2, !areWords, members.allSatisfy({ !$0.value.objects.isEmpty }) {
                // Numbers count, and are no terms; nor are the names that a program gives to words, `w1`.
                let areCounted =
                    members.allSatisfy { Int($0.name) != nil }
                    || !SourceLook.areWords(members.map { [$0.name] })
                        && ColumnMap(header: Self.headings(of: objects[0].1.map(\.name))) != nil
                for (name, inner) in objects {
                    take((areCounted ? [] : [(name: "term", value: .text(name))]) + Self.sensesByParts(inner), path + "{}")
                }
            }
            for member in members { collect(member.value, path: path + "{}") }
        }
    }

    /// The members of an object, the first text of which is the term where others are translations under the names of languages and none is
    /// called anything that is known: `{"w": "挨拶", "m": {"en": "greeting", "ko": "인사"}}`.
    private static func withNamedTerm(_ members: [(name: String, value: RecordNode)]) -> [(name: String, value: RecordNode)] {
        let isTranslated = members.contains { member in
            guard !member.value.isText, case .object(let inner) = member.value else { return false }
            // `id` names a language here, and an identifier elsewhere.
            return inner.count > 1
                && inner.allSatisfy { $0.value.isText && (ColumnName($0.name)?.language != nil || $0.name == "id") }
        }
        if !isTranslated { return members }
        let own = members.filter(\.value.isText)
        let names = own.map { ColumnName(heading($0.name)) }
        guard !names.contains(where: { $0?.field == .term || $0?.language != nil }),
            let term = own.first(where: { member in
                ColumnName(heading(member.name)) == nil
                    && member.value.text.map { $0.contains(where: \.isLetter) && !$0.contains(where: \.isFigure) } == true
            })
        else { return members }
        return members.map { $0.name == term.name ? ("term", $0.value) : $0 }
    }

    /// Takes an object as a row; what its lists of objects say is joined under their names.
    private mutating func take(_ found: [(name: String, value: RecordNode)], _ path: String) {
        let members = Self.withNamedTerm(found)
        var record: [(name: String, text: String)] = []
        func add(_ name: String, _ text: String) {
            if let known = record.firstIndex(where: { $0.name == name }) {
                if !text.isEmpty { record[known].text += (record[known].text.isEmpty ? "" : "; ") + text }
            } else if record.count < Self.mostColumns {
                record.append((name, text))
            }
        }
        let own = Set(members.compactMap { $0.value.text == nil ? nil : $0.name })
        let sides = SideNames(in: members)
        let known = knownNames
        if sides.areRecords {
            for case (_, .object(let inner)) in members { self.take(inner, path) }
            return
        }
        func take(_ members: [(name: String, value: RecordNode)], of parent: String?, depth: Int) {
            for member in members {
                if let text = member.value.text {
                    // `text` names nothing; what it is the text of does.
                    let name =
                        parent.flatMap { parent in
                            sides.name(member.name, of: parent)
                                ?? (Self.plainNames.contains(member.name.lowercased()) ? parent : nil)
                        } ?? member.name
                    if parent == nil || !own.contains(name) { add(name, text) }
                } else if parent == nil, Self.holdsExamples(member, of: members, known) {
                    for example in Self.examples(in: member.value, known) { add(member.name, example) }
                } else if let (meaning, parts) = Self.meaningByParts(member) {
                    add(member.name, meaning)
                    add("pos", parts)
                } else if depth < Self.deepest {
                    let inner: [RecordNode] = if case .array(let elements) = member.value { elements } else { [member.value] }
                    for case .object(let fields) in inner { take(fields, of: member.name, depth: depth + 1) }
                }
            }
        }
        take(members.filter { $0.value.text != nil } + members.filter { $0.value.text == nil }, of: nil, depth: 0)
        ownNames[path, default: []].formUnion(own)
        if !record.isEmpty { records[kinds.place(of: Set(record.map(\.name)), at: path), default: []].append(record) }
    }

    /// The table of the most rows, of those whose names say what is term and meaning if there are such; of as many rows that which
    /// stands nearest to the top.
    ///
    /// With `joinsLists` other lists of the same width are read as well, as a program has them.
    func largest(in container: ListContainer, joinsLists: Bool? = nil) -> ListTable? {
        // What a program does with a word is no list.
        let named = records.compactMapValues(Self.named).filter { container != .program || $0.value.count > 2 }
        if !named.isEmpty, let words = Self.wordsInTexts(of: rows, beside: named.values) {
            return ListTable(rows: words, hasHeader: false, container: container)
        }
        let sizes =
            named.isEmpty
            ? records.map { ($0.key, $0.value.count, true) } + Self.withoutMessages(rows).map { ($0.key, $0.value.count, false) }
            : named.map { ($0.key, $0.value.count, true) }
        // The attributes of an element are no words.
        guard
            let best = sizes.filter({ container != .xml || $0.2 }).min(by: { ($1.1, $0.0.count, $0.0) < ($0.1, $1.0.count, $1.0) }
            )
        else { return nil }
        // Examples of words are more than these, and stand inside of them; so do senses, which have no terms of their own.
        let areSenses = best.2 && Self.lackTerms(records[best.0] ?? [])
        if best.2,
            let outer = records.keys.filter({ key in
                best.0 != key && best.0.hasPrefix(key)
                    && (named[key] != nil && holdsWords(key) || areSenses && (records[key]?.count ?? 0) > 2)
            }).min(by: { $0.count < $1.count })
        {
            return table(of: named[outer] ?? records[outer] ?? [], container)
        }
        if !best.2 {
            // Forms of a word, by what each is for, stand inside of what says its meaning.
            guard let found = rows[best.0] else { return nil }
            if Set(found.map(\.[0])).count * 2 <= found.count,
                let outer = records.keys.filter({ best.0.hasPrefix($0) && holdsMeanings($0) }).min(by: { $0.count < $1.count })
            {
                return table(of: (records[outer] ?? []).map(Self.withDictionaryForm), container)
            }
            return ListTable(
                rows: joinsLists ?? (container == .program) ? withOtherLists(found, at: best.0) : found,
                hasHeader: best.0.hasSuffix("{}") ? false : nil,
                container: container)
        }
        let own = named[best.0] ?? records[best.0] ?? []
        let sides = Self.sides(of: own)
        let others = named.filter { path, records in
            path != best.0
                && (RecordKinds.place(path) == RecordKinds.place(best.0)
                    || container == .program && !path.hasPrefix(best.0) && !best.0.hasPrefix(path) && sides != nil
                        && sides == Self.sides(of: records))
        }
        return table(of: others.sorted { $0.key < $1.key }.reduce(own) { $0 + Self.renamed($1.value, as: $0) }, container)
    }

    /// The rows found at a place of a program with those of its other lists, whatever shape these have: a map beside pairs. What else it
    /// calls, of another width than most and no words, is left out.
    private func withOtherLists(_ found: [[String]], at place: String) -> [[String]] {
        let counts = Dictionary(grouping: found, by: \.count).mapValues(\.count)
        let width = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        var result = found.filter { $0.count == width || SourceLook.areWords([$0]) }
        var seen = Set(found)
        // Where both sides are in one script nothing tells whether other texts are words of the same list.
        let scripts = Self.scripts(of: result)
        guard Set(scripts).count > 1 else { return result }
        for (path, others) in Self.withoutMessages(rows).sorted(by: { $0.key < $1.key }) where path != place && others.count > 1 {
            let more = others.filter { $0.count == width && !seen.contains($0) }
            guard more.count > 1, SourceLook.areWords(more), Self.scripts(of: more) == scripts else { continue }
            seen.formUnion(more)
            result += more
        }
        return result
    }

    /// The script of each of the first two columns.
    static func scripts(of rows: [[String]]) -> [Script] {
        ColumnGuess.profiles(of: Array(rows.prefix(100))).prefix(2).map(\.script)
    }

    /// The records that have a term or a meaning, where some say by their names what these are: where many have neither, those are of
    /// another kind; a few are told as rows that lack both. Nil where none says so.
    private static func named(_ found: [[(name: String, text: String)]]) -> [[(name: String, text: String)]]? {
        let names = found.prefix(100).lazy.map { $0.map(\.name) }.first { ColumnMap(header: headings(of: $0)) != nil }
        guard let names, let columns = ColumnMap(header: headings(of: names))?.columns else { return nil }
        let parts = Set([columns[.term], columns[.meaning]].compactMap(\.self).map { names[$0] })
        let words = found.filter { record in record.contains { parts.contains($0.name) } }
        return words.count * 3 > found.count * 2 ? found : words
    }

    /// What records call their terms and meanings, as far as names of theirs say it; nil where none do.
    private static func sides(of found: [[(name: String, text: String)]]) -> [String]? {
        guard let names = found.first?.map(\.name), let columns = ColumnMap(header: names.map(heading))?.columns,
            let term = columns[.term], let meaning = columns[.meaning]
        else { return nil }
        return [names[term], names[meaning]]
    }

    /// Whether records say themselves what is term and meaning.
    private func holdsWords(_ path: String) -> Bool {
        let names = (ownNames[path] ?? []).map { Self.heading($0) }
        return (records[path]?.count ?? 0) > 2 && ColumnMap(header: names.sorted()) != nil
    }

    /// A record whose `dict` is its term, beside which its forms stand.
    private static func withDictionaryForm(_ record: [(name: String, text: String)]) -> [(name: String, text: String)] {
        if record.contains(where: { ColumnName(heading($0.name))?.field == .term }) { return record }
        return record.map { $0.name == "dict" ? ("term", $0.text) : $0 }
    }

    /// Whether most records say themselves what their meaning is, and something else.
    private func holdsMeanings(_ path: String) -> Bool {
        let names = ownNames[path] ?? []
        guard names.count > 1, let found = records[path], found.count > 2,
            let meaning = names.first(where: { ColumnName(Self.heading($0))?.field == .meaning })
        else { return false }
        return found.count { record in record.contains { $0.name == meaning } } * 10 >= found.count * 9
    }

    /// The records under the names that any of them has.
    private func table(of found: [[(name: String, text: String)]], _ container: ListContainer) -> ListTable? {
        var names: [String] = []
        for record in found.prefix(1_000) { for cell in record where !names.contains(cell.name) { names.append(cell.name) } }
        guard names.count > 1 else { return nil }
        let table = found.map { record in names.map { name in record.first { $0.name == name }?.text ?? "" } }
        return ListTable(rows: [Self.headings(of: names)] + table, hasHeader: true, container: container)
    }
}
