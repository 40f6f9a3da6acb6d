/// English words that hold sentences together: whoever reads at all knows them, and no word list has them.
enum GrammarWords {
    /// Whether `form`, in lower case, is one of them, also with an apostrophe in it: `I'm`, `don't`.
    static func contains(_ form: String) -> Bool {
        if all.contains(form) { return true }
        guard let sign = form.utf8.firstIndex(of: UInt8(ascii: "'")) else { return false }
        let head = String(form[..<sign])
        return all.contains(head) || head.hasSuffix("n") && all.contains(String(head.dropLast()))
            || ["ca", "wo", "sha", "ain", "let", "ma", "o", "y"].contains(head)
    }

    private static let all = Set(
        """
        a an the this that these those i me my mine myself you your yours yourself yourselves he him his himself she her hers herself
        it its itself we us our ours ourselves they them their theirs themselves one who whom whose which what whatever whoever
        and or but nor so yet if then than as because since while when whenever where wherever why how though although unless until
        of in on at by to from with without for about into onto upon out off over under up down through between among against during
        before after behind beside besides beyond within across along around near toward towards per via
        be am is are was were been being do does did done doing have has had having will would shall should can could may might must
        ought not no yes n't s t d ll m re ve
        all any both each either every few many more most much neither none other others some such same own another
        here there now just only too very also even still again ever never always often quite rather almost else
        two three four five six seven eight nine ten first second
        oh ah mr mrs ms dr st etc vs
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
