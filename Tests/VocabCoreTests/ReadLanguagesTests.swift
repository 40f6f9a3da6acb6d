import Testing

@testable import VocabCore

/// The languages that the learner reads, in the settings.
@Suite("Languages that are read") struct ReadLanguagesTests {
    @Test("come back from the settings as they were written; never asked and asked in vain are two things")
    func kept() throws {
        for languages in [nil, [], ["ko"], ["ko", "en"], ["en", "ko"]] as [[String]?] {
            let settings = Settings(languages: languages)
            #expect(try SettingsFile.decode(SettingsFile.encode(settings)) == settings)
        }
        #expect(
            String(decoding: SettingsFile.encode(Settings(languages: ["ko", "en"])), as: UTF8.self).contains(
                #""languages":["ko","en"]"#))
        #expect(!String(decoding: SettingsFile.encode(Settings()), as: UTF8.self).contains("languages"))
    }

    @Test("are a choice that can be taken back, but not that the question was declined") func takenBack() {
        #expect(LibraryPatch.Choices(of: Settings(languages: ["ko"])) != LibraryPatch.Choices(of: Settings()))
        #expect(LibraryPatch.Choices(of: Settings(languages: [])) == LibraryPatch.Choices(of: Settings()))
        let before = LibraryPatch.Choices(of: Settings())
        #expect(before.applied(to: Settings(languages: ["ko"])).languages == nil)
        #expect(before.applied(to: Settings(languages: [])).languages == [])
    }
}
