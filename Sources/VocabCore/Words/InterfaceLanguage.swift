/// A language that the program speaks with the learner; what their words are written in is another matter.
package enum InterfaceLanguage: String, CaseIterable, Sendable {
    case korean = "ko"
    case english = "en"
}
