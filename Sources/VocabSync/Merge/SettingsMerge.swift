import VocabCore

/// Two versions of the settings as one, merged by field.
struct SettingsMerge {
    /// The settings.
    let settings: Settings
    /// The fields that both sides changed differently.
    let conflicts: [FieldConflict]

    /// `ours` and `theirs`, both made of `base`.
    ///
    /// Of two values that differ that of the side counts which was changed later; where nobody knows which, one that is the same
    /// whichever side is ours.
    init(base: Settings, ours: Settings, theirs: Settings) {
        if ours == theirs || theirs == base || ours == base {
            (settings, conflicts) = (ours == base ? theirs : ours, [])
            return
        }
        // What a file leaves out stands for the usual values, which are a base like any other.
        let oursIsNewer = Self.isNewer(ours, than: theirs)
        let study = StudyMerge(base: base.study, ours: ours.study, theirs: theirs.study, oursIsNewer)
        let plan = PlanMerge(base: base.plan, ours: ours.plan, theirs: theirs.plan, oursIsNewer)
        let versions = [base, ours, theirs].map { version in
            var version = version
            version.plan = plan.plan
            version.study = study.settings
            version.modified = nil
            return String(decoding: SettingsFile.encode(version), as: UTF8.self)
        }
        let merge = JSONMerge(base: versions[0], ours: versions[1], theirs: versions[2], oursIsNewer)
        var merged = (try? SettingsFile.decode(Array(merge.json.utf8))) ?? (versions[1] < versions[2] ? ours : theirs)
        merged.modified = [ours.modified, theirs.modified].compactMap(\.self).max()
        settings = merged
        conflicts = study.conflicts + plan.conflicts + merge.conflicts
    }

    /// Whether `ours` was changed later; nil where nobody knows. Settings that do not say when are those of an earlier version.
    private static func isNewer(_ ours: Settings, than theirs: Settings) -> Bool? {
        if ours.modified == theirs.modified { return nil }
        guard let own = ours.modified else { return false }
        return theirs.modified.map { own > $0 } ?? true
    }
}

/// How the learner wants to be asked, merged by field.
private struct StudyMerge {
    private(set) var settings: StudySettings
    private(set) var conflicts: [FieldConflict] = []

    init(base: StudySettings, ours: StudySettings, theirs: StudySettings, _ oursIsNewer: Bool?) {
        var found: [FieldConflict] = []
        func merged<Value: Equatable & LosslessStringConvertible>(_ name: String, _ field: KeyPath<StudySettings, Value>) -> Value
        {
            let merge = FieldMerge(base: base[keyPath: field], ours: ours[keyPath: field], theirs: theirs[keyPath: field]) {
                value, other, isOurs in oursIsNewer.map { $0 == isOurs } ?? (value.description > other.description)
            }
            if let other = merge.other {
                found.append(FieldConflict(field: "study." + name, kept: merge.value.description, other: other.description))
            }
            return merge.value
        }
        let order = merged("newOrder", \.newOrder.rawValue)
        settings = StudySettings(
            retention: merged("retention", \.retention), newPerDay: merged("newPerDay", \.newPerDay),
            newOrder: StudySettings.NewOrder(rawValue: order) ?? ours.newOrder, dayStartsAt: merged("dayStartsAt", \.dayStartsAt),
            restDays: merged("restDays", \.restDays), pausesAfterMiss: merged("pausesAfterMiss", \.pausesAfterMiss),
            saysWords: merged("saysWords", \.saysWords),
            unknownMembers: UnknownMemberMerge.merged(
                base: base.unknownMembers, ours: ours.unknownMembers, theirs: theirs.unknownMembers, oursIsNewer: oursIsNewer))
        conflicts = found
    }
}

/// JSON objects merged member by member, and lists of texts as sets; other values count as a whole.
struct JSONMerge {
    /// The merged value.
    private(set) var json: String
    /// The members that both sides changed differently, each named with the way to it.
    private(set) var conflicts: [FieldConflict] = []

    private let oursIsNewer: Bool?

    /// Merges two values that were made of `base`; `oursIsNewer` is nil where nobody knows which was changed later.
    init(base: String?, ours: String, theirs: String, _ oursIsNewer: Bool?, name: String = "") {
        self.oursIsNewer = oursIsNewer
        let merge = FieldMerge(base: base, ours: ours, theirs: theirs) { value, other, isOurs in
            // A model that was fitted to more answers is the better one.
            let moments = [value, other].map { Self.members(of: $0)?["fittedUntil"] ?? "" }
            if moments[0] != moments[1] { return moments[0] > moments[1] }
            return oursIsNewer.map { $0 == isOurs } ?? (value > other)
        }
        json = merge.value
        guard let other = merge.other else { return }
        if let left = Self.members(of: ours), let right = Self.members(of: theirs), left["model"] == nil, right["model"] == nil {
            mergeMembers(base.flatMap(Self.members) ?? [:], left, right, name)
        } else if let left = Self.texts(of: ours), let right = Self.texts(of: theirs) {
            var writer = JSONWriter()
            let entries = ListMerge.merged(base: base.flatMap(Self.texts) ?? [], ours: left, theirs: right)
            writer.array(entries) { text, writer in writer.string(text) }
            json = String(decoding: writer.bytes, as: UTF8.self)
        } else {
            conflicts = [FieldConflict(field: name, kept: json, other: other)]
        }
    }

    private mutating func mergeMembers(
        _ base: [String: String], _ left: [String: String], _ right: [String: String], _ name: String
    ) {
        var writer = JSONWriter()
        writer.object { writer in
            for key in Set(left.keys).union(right.keys).sorted() {
                let path = name.isEmpty ? key : name + "." + key
                guard let value = member(key, base[key], left[key], right[key], path) else { continue }
                writer.name(key)
                writer.raw(value)
            }
        }
        json = String(decoding: writer.bytes, as: UTF8.self)
    }

    /// A member of the merged object; one that either side took out, and the other left as it was, is gone.
    private mutating func member(_ key: String, _ base: String?, _ left: String?, _ right: String?, _ path: String) -> String? {
        guard let left, let right else { return (left ?? right) == base ? nil : left ?? right }
        let merge = JSONMerge(base: base, ours: left, theirs: right, oursIsNewer, name: path)
        conflicts += merge.conflicts
        return merge.json
    }

    private static func members(of json: String) -> [String: String]? {
        guard json.first == "{" else { return nil }
        var reader = JSONReader(Array(json.utf8))
        var members: [String: String] = [:]
        do { try reader.object { members[$0] = try $1.rawValue() } } catch { return nil }
        return members
    }

    private static func texts(of json: String) -> [String]? {
        guard json.first == "[" else { return nil }
        var reader = JSONReader(Array(json.utf8))
        return try? reader.strings()
    }
}
