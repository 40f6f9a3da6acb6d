/// The values of options that are answered by yes or no.
enum YesNo: String, CaseIterable {
    case yes, no
}
