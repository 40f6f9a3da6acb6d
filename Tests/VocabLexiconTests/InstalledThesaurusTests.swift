import Testing
import VocabTestSupport

@testable import VocabCore
@testable import VocabLexicon

@Suite("The installed thesaurus") struct InstalledThesaurusTests {
    private func putDatabase(_ folder: TemporaryFolder, _ name: String) throws {
        for (file, bytes) in SampleWordNet.files() { try folder.write(bytes, to: "\(name)/\(file)") }
    }

    private func putDictionary(_ folder: TemporaryFolder, _ name: String) throws {
        let files = SampleDictionary.files()
        try folder.write(files.index, to: "\(name)/wn.index")
        try folder.write(files.text, to: "\(name)/wn.dict.dz")
    }

    @Test("is the one in the folder that WNSEARCHDIR names, in either form, or none where that has none")
    func variable() throws {
        try TemporaryFolder.with { folder in
            try putDatabase(folder, "database")
            try putDictionary(folder, "dictionary")
            try folder.write("", to: "empty/readme")
            func find(_ name: String) -> (any Thesaurus)? {
                InstalledThesaurus.find(environment: ["WNSEARCHDIR": "\(folder.path)/\(name)"])
            }
            let database = try #require(find("database"))
            #expect(database.concepts(of: "car").areNear(database.concepts(of: "vehicle")))
            let dictionary = try #require(find("dictionary"))
            #expect(dictionary.concepts(of: "car").areNear(dictionary.concepts(of: "auto")))
            #expect(find("empty") == nil && find("missing") == nil && find("empty/readme") == nil)
        }
    }

    @Test("is the database rather than the dictionary, and the first rather than the second")
    func order() throws {
        try TemporaryFolder.with { folder in
            try putDatabase(folder, "both")
            try putDictionary(folder, "both")
            try putDictionary(folder, "dictionary")
            let paths: [Path] = ["\(folder.path)/missing", "\(folder.path)/both", "\(folder.path)/dictionary"]
            #expect(InstalledThesaurus.find(in: paths) is WordNetDatabase)
            #expect(InstalledThesaurus.find(in: paths.reversed()) is DictWordNet)
            #expect(InstalledThesaurus.find(in: []) == nil)
        }
    }
}
