extension JSONWriter {
    /// Writes a memory model as a member.
    mutating func member(_ name: String, _ model: StoredModel) {
        self.name(name)
        switch model {
        case .other(_, let json): raw(json)
        case .fsrs6(let fit):
            object { writer in
                writer.member("model", StoredModel.fsrs6Name)
                writer.name("parameters")
                writer.array(fit.parameters) { parameter, writer in writer.raw(String(parameter)) }
                if let moment = fit.fittedUntil { writer.member("fittedUntil", moment) }
                writer.members(fit.unknownMembers)
            }
        }
    }
}

extension JSONReader {
    /// Reads a memory model. What this version cannot make sense of is kept as it stands, for a later version may have written it.
    mutating func model() throws -> StoredModel {
        let json = try rawValue()
        var reader = JSONReader(Array(json.utf8))
        return reader.knownModel() ?? .other(name: Self.modelName(in: json), json: json)
    }

    private mutating func knownModel() -> StoredModel? {
        var name: String?
        var parameters: [Double]?
        var fittedUntil: Timestamp?
        var unknown: [UnknownMember] = []
        do {
            try object { key, reader in
                switch key {
                case "model": name = try reader.string()
                case "parameters":
                    var numbers: [Double] = []
                    try reader.array { numbers.append(try $0.number()) }
                    parameters = numbers
                case "fittedUntil": fittedUntil = try reader.timestamp(key)
                default: unknown.append(UnknownMember(name: key, json: try reader.rawValue()))
                }
            }
        } catch {
            return nil
        }
        guard name == StoredModel.fsrs6Name, let parameters else { return nil }
        return .fsrs6(StoredModel.Fit(parameters: parameters, fittedUntil: fittedUntil, unknownMembers: unknown))
    }

    private static func modelName(in json: String) -> String? {
        var reader = JSONReader(Array(json.utf8))
        var name: String?
        do {
            try reader.object { key, reader in
                if key == "model" { name = try reader.string() } else { _ = try reader.rawValue() }
            }
        } catch {
            return nil
        }
        return name
    }
}
