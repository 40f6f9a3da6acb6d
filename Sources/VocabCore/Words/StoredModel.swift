/// The memory model as the settings name it, whether it can be used or not.
package enum StoredModel: Equatable, Sendable {
    /// FSRS-6 with its parameters, which may be any numbers.
    case fsrs6(Fit)
    /// A model that this version does not know, or nothing that can be read; kept as it stands.
    case other(name: String?, json: String)

    /// Parameters that were fitted to the learner.
    package struct Fit: Equatable, Sendable {
        /// The numbers as they stand in the settings, in the order of the publications.
        package let parameters: [Double]
        /// The last answer that they were fitted to, where that is known.
        package let fittedUntil: Timestamp?
        /// Members of the stored model that this version does not know, kept as they were.
        package let unknownMembers: [UnknownMember]

        /// Parameters, and what is known of their origin.
        package init(parameters: [Double], fittedUntil: Timestamp? = nil, unknownMembers: [UnknownMember] = []) {
            self.parameters = parameters
            self.fittedUntil = fittedUntil
            self.unknownMembers = unknownMembers
        }
    }

    /// The name by which files know FSRS-6.
    package static let fsrs6Name = "FSRS-6"
}
