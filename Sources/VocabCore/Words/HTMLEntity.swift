/// The characters that stand in HTML and XML as names or numbers.
package enum HTMLEntity {
    /// What `name` stands for, which is what is between `&` and `;`; nil where it is no name.
    ///
    /// Control characters become spaces, for a number may name any of them.
    package static func text(named name: String) -> String? {
        if let known = names[name] { return known }
        guard name.utf8.first == UInt8(ascii: "#") else { return nil }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let scalar = number.flatMap(Unicode.Scalar.init) else { return nil }
        return scalar.properties.generalCategory == .control ? (scalar == "\n" ? "\n" : " ") : String(Character(scalar))
    }

    /// The names of XML, those of the letters of western Europe (U+00C0 to U+00FF in their order), and signs of running text.
    private static let names: [String: String] = {
        var names = [
            "nbsp": " ", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "middot": "·", "hellip": "…", "mdash": "—",
            "ndash": "–", "rarr": "→", "larr": "←", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«",
            "raquo": "»", "deg": "°", "copy": "©", "reg": "®", "sect": "§", "pound": "£", "euro": "€", "iexcl": "¡",
            "iquest": "¿", "bull": "•", "ensp": " ", "emsp": " ", "thinsp": " ", "shy": "", "zwnj": "", "zwj": "", "oelig": "œ",
            "OElig": "Œ", "scaron": "š", "Scaron": "Š", "prime": "′", "Prime": "″", "sbquo": "‚", "bdquo": "„", "frac12": "½",
        ]
        let letters = """
            Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve
            Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring
            aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash
            ugrave uacute ucirc uuml yacute thorn yuml
            """.split { $0 == " " || $0 == "\n" }
        for (offset, name) in letters.enumerated() {
            if let scalar = Unicode.Scalar(0xC0 + UInt32(offset)) { names[String(name)] = String(Character(scalar)) }
        }
        return names
    }()
}
