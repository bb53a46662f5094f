// swift-tools-version: 6.2

import PackageDescription

// `Scripts/test` sets TACTUS_STRICT: every warning is an error there, and nowhere else.
let strict: [SwiftSetting] = Context.environment["TACTUS_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Modules of values and of objects that belong to any one thread.
let free: [SwiftSetting] =
    strict + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]

/// Modules of classes that live on the main actor.
let onMain: [SwiftSetting] = free + [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "tactus",
    products: [
        .library(name: "Tactus", targets: ["Tactus"]),
        .library(name: "TactusTesting", targets: ["TactusTesting"]),
        .library(name: "FakeCompositor", targets: ["FakeCompositor"]),
        .executable(name: "tactus-headless", targets: ["tactus-headless"]),
        .executable(name: "TouchDots", targets: ["TouchDots"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        // The system's libraries.
        .systemLibrary(name: "CWaylandClient", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
        .systemLibrary(name: "CWaylandServer", pkgConfig: "wayland-server", providers: [.apt(["libwayland-dev"])]),
        .systemLibrary(name: "CXKBCommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "CLinuxShims"),

        // Protocol XML to Swift, at build time.
        .target(name: "WaylandScanning", swiftSettings: free),
        .executableTarget(name: "WaylandScanner", dependencies: ["WaylandScanning"], swiftSettings: free),
        .plugin(name: "WaylandBindings", capability: .buildTool(), dependencies: ["WaylandScanner"]),
        .target(
            name: "WaylandClient", dependencies: ["CWaylandClient"], swiftSettings: free,
            plugins: ["WaylandBindings"]),
        .target(
            name: "WaylandServer", dependencies: ["CWaylandServer"], swiftSettings: free,
            plugins: ["WaylandBindings"]),

        // The toolkit.
        .target(name: "TactusGeometry", swiftSettings: free),
        .target(name: "TactusGraphics", dependencies: ["TactusGeometry", "CCairo", "CPango"], swiftSettings: free),
        .target(name: "TactusUI", dependencies: ["TactusGraphics", "TactusGeometry"], swiftSettings: onMain),
        .target(
            name: "TactusWayland",
            dependencies: [
                "TactusUI", "TactusGraphics", "TactusGeometry", "WaylandClient", "CXKBCommon", "CLinuxShims",
            ],
            swiftSettings: onMain),
        .target(name: "Tactus", dependencies: ["TactusWayland", "TactusUI"], swiftSettings: onMain),

        // The other end of the wire, and the test kit.
        .target(
            name: "FakeCompositor",
            dependencies: ["WaylandServer", "TactusGeometry", "TactusGraphics", "CXKBCommon", "CLinuxShims"],
            swiftSettings: free),
        .target(
            name: "TactusTesting",
            dependencies: ["TactusWayland", "TactusUI", "TactusGraphics", "TactusGeometry", "FakeCompositor"],
            swiftSettings: onMain),
        .executableTarget(
            name: "tactus-headless",
            dependencies: [
                "FakeCompositor", "TactusGeometry",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: free),

        // Examples.
        .executableTarget(name: "Hello", dependencies: ["Tactus"], path: "Examples/Hello", swiftSettings: onMain),
        .executableTarget(
            name: "TouchDots", dependencies: ["Tactus"], path: "Examples/TouchDots", swiftSettings: onMain),
        .executableTarget(name: "Gallery", dependencies: ["Tactus"], path: "Examples/Gallery", swiftSettings: onMain),

        // Tests.
        .testTarget(name: "WaylandScanningTests", dependencies: ["WaylandScanning"], swiftSettings: strict),
        .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
        .testTarget(
            name: "WaylandBindingsTests",
            dependencies: [
                "WaylandClient", "WaylandServer", "WaylandScanning", "CWaylandClient", "CWaylandServer",
                "CAllocationCounter",
            ],
            swiftSettings: strict),
        .testTarget(name: "TactusGeometryTests", dependencies: ["TactusGeometry"], swiftSettings: strict),
        .testTarget(
            name: "TactusGraphicsTests", dependencies: ["TactusGraphics", "TactusGeometry", "TactusTesting"],
            exclude: ["Goldens"], swiftSettings: strict),
        .testTarget(
            name: "TactusUITests", dependencies: ["TactusUI", "TactusTesting"], exclude: ["Display/Goldens"],
            swiftSettings: strict),
        .testTarget(
            name: "TactusWaylandTests",
            dependencies: [
                "TactusWayland", "TactusUI", "TactusGraphics", "TactusGeometry", "TactusTesting", "FakeCompositor",
                "WaylandServer",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "FakeCompositorTests",
            dependencies: ["FakeCompositor", "TactusGeometry", "TactusGraphics", "WaylandClient"], swiftSettings: strict
        ),
        .target(
            name: "HeadlessRunning", dependencies: ["tactus-headless"], path: "Tests/HeadlessRunning",
            swiftSettings: strict),
        .testTarget(
            name: "HeadlessTests",
            dependencies: ["HeadlessRunning", "tactus-headless", "TactusGraphics", "TactusGeometry"],
            swiftSettings: strict),
        .testTarget(
            name: "TactusTestingTests",
            dependencies: [
                "TactusTesting", "FakeCompositor", "TactusWayland", "TactusUI", "TactusGraphics", "TactusGeometry",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "JourneyTests", dependencies: ["Tactus", "TactusTesting", "FakeCompositor"], swiftSettings: strict),
        .testTarget(
            name: "ExampleTests", dependencies: ["Tactus", "TactusTesting", "HeadlessRunning", "TouchDots"],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
