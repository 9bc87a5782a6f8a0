// swift-tools-version: 6.2
import PackageDescription

// A package of someone else's: it depends on the library by its path, and on nothing else of ours.
let package = Package(
    name: "LibraryUser",
    dependencies: [.package(name: "plat", path: "../..")],
    targets: [
        .executableTarget(
            name: "LibraryUser", dependencies: [.product(name: "TerminalMap", package: "plat")])
    ],
    swiftLanguageModes: [.v6]
)
