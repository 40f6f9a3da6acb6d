import VocabCore

/// Two versions of the settings as one, merged by field.
struct SettingsMerge {
    /// The settings.
    let settings: Settings
    /// The fields that both sides changed differently.
    let conflicts: [FieldConflict]

    /// `ours` and `theirs`, both made of `base`.
    ///
    /// Settings do not say when they were changed: of two values that differ the one counts that is the same whichever side is ours.
    init(base: Settings, ours: Settings, theirs: Settings) {
        if ours == theirs || theirs == base || ours == base {
            (settings, conflicts) = (ours == base ? theirs : ours, [])
            return
        }
        // What a file leaves out stands for the usual values, which are a base like any other.
        let study = StudyMerge(base: base.study, ours: ours.study, theirs: theirs.study)
        let versions = [base, ours, theirs].map { version in
            var version = version
            version.study = study.settings
            return String(decoding: SettingsFile.encode(version), as: UTF8.self)
        }
        let merge = JSONMerge(base: versions[0], ours: versions[1], theirs: versions[2])
        let merged = try? SettingsFile.decode(Array(merge.json.utf8))
        settings = merged ?? (versions[1] < versions[2] ? ours : theirs)
        conflicts = study.conflicts + merge.conflicts
    }
}

/// How the learner wants to be asked, merged by field.
private struct StudyMerge {
    private(set) var settings: StudySettings
    private(set) var conflicts: [FieldConflict] = []

    init(base: StudySettings, ours: StudySettings, theirs: StudySettings) {
        var found: [FieldConflict] = []
        func merged<Value: Equatable & LosslessStringConvertible>(_ name: String, _ field: KeyPath<StudySettings, Value>) -> Value
        {
            let merge = FieldMerge(base: base[keyPath: field], ours: ours[keyPath: field], theirs: theirs[keyPath: field]) {
                value, other, _ in value.description > other.description
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
            pausesAfterMiss: merged("pausesAfterMiss", \.pausesAfterMiss),
            unknownMembers: UnknownMemberMerge.merged(
                base: base.unknownMembers, ours: ours.unknownMembers, theirs: theirs.unknownMembers, oursIsNewer: nil))
        conflicts = found
    }
}

/// JSON objects merged member by member, and lists of texts as sets; other values count as a whole.
struct JSONMerge {
    /// The merged value.
    private(set) var json: String
    /// The members that both sides changed differently, each named with the way to it.
    private(set) var conflicts: [FieldConflict] = []

    /// Merges two values that were made of `base`.
    init(base: String?, ours: String, theirs: String, name: String = "") {
        let merge = FieldMerge(base: base, ours: ours, theirs: theirs) { value, other, _ in
            // A model that was fitted to more answers is the better one.
            let moments = [value, other].map { Self.members(of: $0)?["fittedUntil"] ?? "" }
            return moments[0] == moments[1] ? value > other : moments[0] > moments[1]
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
        let merge = JSONMerge(base: base, ours: left, theirs: right, name: path)
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
