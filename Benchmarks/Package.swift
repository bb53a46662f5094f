// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that who uses Tactus never resolves what only measuring needs. `Scripts/bench` runs it.
let package = Package(
    name: "tactus-benchmarks",
    dependencies: [.package(name: "tactus", path: "..")],
    targets: [
        // The counter of the tests, by a symbolic link: it replaces the allocator's functions for the whole program.
        .target(name: "CAllocationCounter"),
        .executableTarget(
            name: "MicroBenchmarks",
            dependencies: [
                .product(name: "Tactus", package: "tactus"), .product(name: "UIKitNames", package: "tactus"),
                .product(name: "TactusTesting", package: "tactus"),
                "CAllocationCounter",
            ],
            swiftSettings: [
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
