// swift-tools-version: 6.1
import PackageDescription

/// Optimised in debug builds too, for the tests try its laws on many thousands of cases: without it they take 1.8 times as long.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Not optimised in release builds: sentences and screens are made once a keypress, and that takes a minute off the first build.
let quicklyBuilt: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
    name: "vocab",
    products: [
        .executable(name: "vocab", targets: ["vocab"]),
        .executable(name: "vocab-benchmark", targets: ["VocabBenchmark"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2"))
    ],
    targets: [
        .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
        .systemLibrary(name: "CLinux"),
        .target(name: "CStarterData"),
        .target(name: "VocabCore", dependencies: ["CLinux"], swiftSettings: optimised),
        .target(name: "VocabLists", dependencies: ["VocabCore"], swiftSettings: optimised),
        .target(name: "VocabLexicon", dependencies: ["VocabCore"], swiftSettings: optimised),
        .target(name: "VocabSync", dependencies: ["VocabCore"]),
        // Every line of a list goes through it.
        .target(
            name: "VocabLanguage", dependencies: ["VocabCore"], path: "Sources/VocabCLI/Language", swiftSettings: optimised),
        .target(
            name: "VocabCLI",
            dependencies: [
                "VocabCore", "VocabLists", "VocabLexicon", "VocabSync", "VocabLanguage",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Language"], swiftSettings: quicklyBuilt
        ),
        .executableTarget(name: "vocab", dependencies: ["VocabCLI", "VocabLanguage", "CReadline", "CStarterData"]),
        .executableTarget(
            name: "VocabBenchmark",
            dependencies: [
                "VocabCore", "VocabLists", "VocabLexicon", "CStarterData",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: optimised
        ),
        .target(name: "CQuietTests", path: "Tests/CQuietTests", publicHeadersPath: "."),
        .target(
            name: "VocabTestSupport",
            dependencies: ["VocabCore", "VocabLists", "VocabLexicon", "VocabCLI", "VocabLanguage", "CQuietTests"],
            path: "Tests/VocabTestSupport", swiftSettings: optimised),
        .testTarget(
            name: "VocabCoreTests", dependencies: ["VocabCore", "VocabTestSupport"], resources: [.copy("GoldenStores")]),
        .testTarget(name: "VocabListsTests", dependencies: ["VocabLists", "VocabTestSupport"], exclude: ["Lists"]),
        .testTarget(name: "VocabLexiconTests", dependencies: ["VocabLexicon", "VocabTestSupport"]),
        .testTarget(name: "VocabSyncTests", dependencies: ["VocabSync", "VocabTestSupport"]),
        .testTarget(name: "VocabBenchmarkTests", dependencies: ["VocabBenchmark", "VocabTestSupport"]),
        .testTarget(
            name: "VocabCLITests", dependencies: ["VocabCLI", "VocabLanguage", "VocabTestSupport"], exclude: ["GoldenScreens"]),
        .testTarget(name: "VocabProcessTests", dependencies: ["vocab", "VocabTestSupport"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
