// swift-tools-version: 6.2
import PackageDescription

/// The flags of every Swift target, in this one place.
let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A Swift target and the modules it may import. The order below is the order of the layers:
/// a module imports only what stands above it (`make check` enforces it).
func module(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: imports, swiftSettings: swiftSettings)
}

func tests(_ name: String, _ imports: [Target.Dependency], resources: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: imports, exclude: resources, swiftSettings: swiftSettings)
}

let package = Package(
    name: "plat",
    products: [
        .executable(name: "plat", targets: ["plat"]),
        .library(name: "TerminalMap", targets: ["TerminalMap"]),
    ],
    targets: [
        .target(name: "CAssets"),
        .target(name: "CSystem"),
        .target(name: "CMemory"),
        .target(name: "CProj"),
        .target(name: "CGEOS"),
        .target(name: "CZlib", linkerSettings: [.linkedLibrary(":libz.a")]),
        .target(
            name: "CNcurses",
            linkerSettings: [.linkedLibrary(":libncursesw.a"), .linkedLibrary(":libtinfo.a")]),
        .systemLibrary(name: "CSQLite"),
        .systemLibrary(name: "CXXHash"),
        module("Wording"),
        module("Threads"),
        module("Geography"),
        module("Input", ["Geography"]),
        module("Drawing", ["CAssets", "Wording", "Threads", "Geography"]),
        .target(
            name: "Basemap", dependencies: ["CAssets", "CSQLite", "CZlib", "Geography", "Drawing"],
            swiftSettings: swiftSettings, linkerSettings: [.linkedLibrary(":libsqlite3.a")]),
        module("Interaction", ["Geography", "Input"]),
        module("Annotations", ["Geography", "Input", "Drawing", "Interaction"]),
        module("Geodesy", ["CProj", "Geography"]),
        module("GeoJSON", ["CSystem", "CZlib", "Threads", "Geography", "Geodesy"]),
        module("Checking", ["CGEOS", "GeoJSON", "Geography"]),
        .target(
            name: "History", dependencies: ["CSQLite", "CXXHash", "Threads", "GeoJSON"],
            swiftSettings: swiftSettings,
            linkerSettings: [.linkedLibrary(":libsqlite3.a"), .linkedLibrary(":libxxhash.a")]),
        module("Terminal", ["CNcurses", "CSystem", "Geography", "Input", "Drawing"]),
        module(
            "TerminalMap",
            ["Geography", "Input", "Drawing", "Basemap", "Interaction", "Annotations", "Terminal"]),
        module("Examples", ["TerminalMap"]),
        module("Options", ["CSystem", "Wording", "Geography"]),
        module(
            "Editor",
            ["Geography", "Geodesy", "Input", "Drawing", "Basemap", "Interaction", "GeoJSON", "Checking"]),
        .executableTarget(
            name: "plat",
            dependencies: [
                "CSystem", "CMemory", "Wording", "Threads", "Geography", "Input", "Drawing", "Basemap",
                "Interaction",
                "GeoJSON", "Checking", "History", "Terminal", "TerminalMap", "Examples", "Options", "Editor",
            ],
            swiftSettings: swiftSettings),
        // What several of the tests need.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swiftSettings),
        tests("ThreadsTests", ["Threads"]),
        tests("GeographyTests", ["TestSupport", "Geography"]),
        tests("InputTests", ["TestSupport", "Input", "Geography"]),
        tests("DrawingTests", ["TestSupport", "Drawing", "Geography"], resources: ["Goldens"]),
        tests(
            "BasemapTests", ["TestSupport", "Basemap", "CAssets", "CSQLite", "Drawing", "Geography"],
            resources: ["Goldens", "Files"]),
        tests("InteractionTests", ["TestSupport", "Interaction", "Input", "Geography"]),
        tests("AnnotationsTests", ["Annotations", "Interaction", "Input", "Drawing", "Geography"]),
        tests("TerminalMapTests", ["TestSupport", "TerminalMap", "Input"]),
        tests(
            "ExamplesTests", ["TestSupport", "Examples", "TerminalMap", "Input"], resources: ["Goldens"]),
        tests("GeodesyTests", ["Geodesy", "Geography"]),
        tests(
            "GeoJSONTests", ["TestSupport", "GeoJSON", "CSystem", "Threads", "Geodesy", "Geography"],
            resources: ["Files"]),
        tests("CheckingTests", ["Checking", "GeoJSON", "Geography"], resources: ["Goldens"]),
        tests("HistoryTests", ["TestSupport", "History", "GeoJSON"]),
        tests("TerminalTests", ["TestSupport", "Terminal", "Input", "Drawing", "Geography"]),
        tests(
            "EditorTests",
            [
                "TestSupport", "Editor", "GeoJSON", "Basemap", "Drawing", "Interaction", "Input", "Geography",
            ]),
        tests("OptionsTests", ["Options", "Wording", "Geography"]),
        tests("ScenarioTests", [], resources: ["Scenarios"]),
        tests("EndToEndTests", ["TestSupport"]),
        // Run by tests that let its calls go wrong.
        .executableTarget(
            name: "JournalProbe", dependencies: ["History", "GeoJSON"], path: "Tests/JournalProbe",
            swiftSettings: swiftSettings),
        tests("FaultTests", ["JournalProbe", "ReadingProbe"]),
        // Run by tests of what a stopped reading leaves, and by `make fuzz`.
        .executableTarget(
            name: "ReadingProbe", dependencies: ["GeoJSON", "Geography"], path: "Tests/ReadingProbe",
            swiftSettings: swiftSettings),
        // Run by `make bench-picture`.
        .executableTarget(
            name: "PictureProbe", dependencies: ["Drawing", "Geography"], path: "Tests/PictureProbe",
            swiftSettings: swiftSettings),
        // Run by `make bench`, as the next.
        .executableTarget(
            name: "EditorProbe",
            dependencies: ["Editor", "Drawing", "GeoJSON", "Input", "Threads", "Geography"],
            path: "Tests/EditorProbe", swiftSettings: swiftSettings),
        .executableTarget(
            name: "AnnotationProbe", dependencies: ["Annotations", "Interaction", "Drawing", "Geography"],
            path: "Tests/AnnotationProbe", swiftSettings: swiftSettings),
    ],
    swiftLanguageModes: [.v6]
)

// The layout of a struct reaches through modules that stay as they are, and a target is built anew only where something
// changed that it names: so each names all that lies below it. What it may import says the table of `make check`.
var below: [String: Set<String>] = [:]
for target in package.targets {
    let named = target.dependencies.compactMap { dependency -> String? in
        if case .byNameItem(let name, _) = dependency { name } else { nil }
    }
    let all = named.reduce(into: Set(named)) { $0.formUnion(below[$1] ?? []) }
    below[target.name] = all
    target.dependencies = all.sorted().map { .byName(name: $0) }
}
