// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "vocab",
    products: [
        .executable(name: "vocab", targets: ["vocab"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2"))
    ],
    targets: [
        .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
        .target(name: "CStarterData"),
        // Optimised in debug builds too, for the tests try its laws on many thousands of cases: without it they take 1.8 times as long.
        .target(name: "VocabCore", swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),
        .target(
            name: "VocabCLI",
            dependencies: [
                "VocabCore",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(name: "vocab", dependencies: ["VocabCLI", "CReadline", "CStarterData"]),
        .target(name: "CQuietTests", path: "Tests/CQuietTests", publicHeadersPath: "."),
        .target(
            name: "VocabTestSupport", dependencies: ["VocabCore", "VocabCLI", "CQuietTests"], path: "Tests/VocabTestSupport"),
        .testTarget(name: "VocabCoreTests", dependencies: ["VocabCore", "VocabTestSupport"]),
        .testTarget(name: "VocabCLITests", dependencies: ["VocabCLI", "VocabTestSupport"]),
        .testTarget(name: "VocabProcessTests", dependencies: ["vocab", "VocabTestSupport"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
