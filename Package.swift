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

// What the optimized toolkit does not check of itself, because its tests do: that nobody reads what is being
// changed, and that what the standard library calls back at once is called on the actor that called it. A sixth
// of a frame's instructions went there (decision 0940). SwiftPM takes such flags from a dependency whose tools
// version is 6.2 or later.
let unchecked: [SwiftSetting] = [
    .unsafeFlags(
        ["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"], .when(configuration: .release))
]

// What does without regular expressions: a module that may have them loads two libraries, a megabyte of every program
// (decision 0950).
let lean: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])
]

// A section for each function, for a linker to put them in an order (decision 0951).
let ordered: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release))
]

/// Modules that programs are made of.
let shipped = unchecked + lean + ordered

// How optimized programs are linked: functions that run when a program starts and is touched lie together, so that the
// others need not be in memory, and addresses that are to be adjusted are listed in few words (decision 0951).
let linking = "\(Context.packageDirectory)/Sources/Tactus/Linking"
let inOrder: [LinkerSetting] = [
    .unsafeFlags(
        ["-use-ld=lld"]
            + [
                "--symbol-ordering-file=\(linking)/symbol-order", "--no-warn-symbol-ordering",
                "-T", "\(linking)/private.ld", "-z", "pack-relative-relocs",
            ].flatMap { ["-Xlinker", $0] },
        .when(configuration: .release, traits: ["LLD"]))
]

// Values that work through pixels, texts and equations are optimized in debug builds too: nobody steps through them,
// and a program that is being written, or tested, would spend most of its time there. What they assert is checked all
// the same.
let quick: [SwiftSetting] = [
    .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
]

// The tests see into the examples. In a release build that must be asked for: `Scripts/monkey` does, for the examples
// alone, so that the toolkit is the one that ships. (Asked for everywhere, Swift 6.3.1 takes `ContentStream` for a
// class without an actor.)
let seenByTests: [SwiftSetting] =
    Context.environment["TACTUS_MONKEY"] == nil
    ? [] : [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]
let exampleSettings = onMain + seenByTests

// SwiftPM builds a target anew only when a *direct* dependency has changed. Who imports `Tactus` sees the types of the
// modules that it re-exports, their layout and their methods' order too, and would keep those of yesterday: so whoever
// gets the umbrella, or the test kit, gets the modules beneath it as direct dependencies.
let umbrella = [
    "Tactus", "TactusWayland", "TactusPages", "TactusCollections", "TactusText", "TactusControls", "TactusUI",
    "TactusPlatform", "TactusMotion", "TactusEditing", "TactusPictures", "TactusGraphics", "TactusGeometry",
]
let testKit = ["TactusTesting", "CompositorScripts", "FakeCompositor"]
let example: [Target.Dependency] = umbrella.map { .byName(name: $0) }
let tested: [Target.Dependency] = (umbrella + testKit).map { .byName(name: $0) }

let package = Package(
    name: "tactus",
    products: [
        .library(name: "Tactus", targets: umbrella),
        .library(name: "TactusEditing", targets: ["TactusEditing"]),
        .library(name: "TactusMotion", targets: umbrella),
        .library(name: "TactusDynamics", targets: ["TactusDynamics"] + umbrella),
        .library(name: "UIKitNames", targets: ["UIKitNames", "TactusDynamics"] + umbrella),
        .library(name: "TactusDBus", targets: ["TactusDBus"] + umbrella),
        .library(name: "TactusTesting", targets: testKit),
        .library(
            name: "FakeCompositor",
            targets: ["CompositorScripts", "FakeCompositor", "TactusGraphics", "TactusGeometry"]),
        .library(name: "WlcsModule", type: .dynamic, targets: ["WlcsModule"]),
        .executable(name: "tactus-headless", targets: ["tactus-headless"]),
        .executable(name: "TouchDots", targets: ["TouchDots"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "Paint", targets: ["Paint"]),
        .executable(name: "Photos", targets: ["Photos"]),
        .executable(name: "Notes", targets: ["Notes"]),
        .executable(name: "Kiosk", targets: ["Kiosk"]),
        .executable(name: "EventLab", targets: ["EventLab"]),
    ],
    traits: [
        .default(enabledTraits: ["LLD"]),
        .trait(name: "LLD", description: "Optimized programs are linked by LLD, in an order that needs less memory."),
        .trait(name: "DBus", description: "What goes over D-Bus: the module TactusDBus. Needs libsystemd."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        // The system's libraries.
        .systemLibrary(name: "CWaylandClient", pkgConfig: "wayland-client", providers: [.apt(["libwayland-dev"])]),
        .systemLibrary(name: "CWaylandServer", pkgConfig: "wayland-server", providers: [.apt(["libwayland-dev"])]),
        .systemLibrary(name: "CWaylandCursor", pkgConfig: "wayland-cursor", providers: [.apt(["libwayland-dev"])]),
        .systemLibrary(name: "CXKBCommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
        // `import Dispatch` would load Swift's own layer above it too, and with that regular expressions.
        .target(name: "CLinuxShims", linkerSettings: [.linkedLibrary("dispatch")]),

        // Protocol XML to Swift, at build time.
        .target(name: "WaylandScanning", swiftSettings: free),
        .executableTarget(name: "WaylandScanner", dependencies: ["WaylandScanning"], swiftSettings: free),
        .plugin(name: "WaylandBindings", capability: .buildTool(), dependencies: ["WaylandScanner"]),
        .target(
            name: "WaylandClient", dependencies: ["CWaylandClient"], swiftSettings: free + shipped,
            plugins: ["WaylandBindings"]),
        .target(
            name: "WaylandServer", dependencies: ["CWaylandServer"], swiftSettings: free + unchecked,
            plugins: ["WaylandBindings"]),

        // Both ends of the wire write recordings with it; nothing of the wire is in it.
        .target(name: "JSONText", swiftSettings: free + shipped),
        // Both ends of the wire read keymaps with libxkbcommon, and some must not get there.
        .target(name: "KeymapText", swiftSettings: free + shipped),

        // The toolkit.
        .target(name: "TactusGeometry", swiftSettings: free + shipped + quick),
        .target(
            name: "TactusGraphics", dependencies: ["TactusGeometry", "CCairo", "CPango"],
            swiftSettings: free + shipped + quick),
        .target(name: "TactusLayout", swiftSettings: free + shipped + quick),
        .target(name: "TactusEditing", swiftSettings: free + shipped + quick),
        .target(
            name: "TactusPlatform", dependencies: ["TactusGraphics", "TactusGeometry", "JSONText"],
            swiftSettings: free + shipped),
        .target(
            name: "TactusUI", dependencies: ["TactusPlatform", "TactusGraphics", "TactusGeometry", "TactusLayout"],
            swiftSettings: onMain + shipped),
        // Decoders of pictures, whose libraries are loaded when they are needed.
        .target(
            name: "TactusPictures", dependencies: ["TactusGraphics", "TactusGeometry", "CCairo"],
            swiftSettings: free + shipped + quick),
        .target(
            name: "TactusControls",
            dependencies: ["TactusPictures", "TactusUI", "TactusPlatform", "TactusGraphics", "TactusGeometry"],
            swiftSettings: onMain + shipped),
        .target(
            name: "TactusText",
            dependencies: [
                "JSONText", "TactusEditing", "TactusControls", "TactusUI", "TactusPlatform", "TactusGraphics",
                "TactusGeometry",
            ],
            swiftSettings: onMain + shipped),
        .target(
            name: "TactusPages",
            dependencies: ["TactusControls", "TactusUI", "TactusPlatform", "TactusGraphics", "TactusGeometry"],
            swiftSettings: onMain + shipped),
        .target(
            name: "TactusCollections",
            dependencies: ["TactusControls", "TactusUI", "TactusPlatform", "TactusGraphics", "TactusGeometry"],
            swiftSettings: onMain + shipped),
        .target(name: "TactusMotion", dependencies: ["TactusUI", "TactusPlatform"], swiftSettings: onMain + shipped),
        .target(
            name: "TactusWayland",
            dependencies: [
                "TactusPlatform", "TactusGraphics", "TactusGeometry", "JSONText", "KeymapText", "WaylandClient",
                "CWaylandCursor",
                "CXKBCommon", "CLinuxShims",
            ],
            swiftSettings: onMain + shipped),
        .target(
            name: "Tactus",
            dependencies: [
                "TactusWayland", "TactusPages", "TactusCollections", "TactusText", "TactusPictures", "TactusControls",
                "TactusMotion", "TactusUI", "TactusPlatform",
            ],
            exclude: ["Linking"], swiftSettings: onMain + shipped, linkerSettings: inOrder),
        // Views that fall, collide and hang on springs, linked only by programs that want it.
        .target(
            name: "TactusDynamics", dependencies: ["TactusUI", "TactusPlatform", "TactusGraphics", "TactusGeometry"],
            swiftSettings: onMain + shipped),
        // UIKit's names for what the umbrella offers, linked only by programs that were written with them.
        .target(
            name: "UIKitNames", dependencies: example + ["TactusDynamics", "CPango"], swiftSettings: onMain + shipped),
        // Empty without the trait.
        .target(
            name: "TactusDBus",
            dependencies: example + [.target(name: "CSystemd", condition: .when(traits: ["DBus"]))],
            swiftSettings: onMain),

        // The other end of the wire, and the test kit.
        .target(
            name: "FakeCompositor",
            dependencies: [
                "WaylandServer", "TactusGeometry", "TactusGraphics", "KeymapText", "CXKBCommon", "CLinuxShims",
            ],
            swiftSettings: free + quick),
        .target(
            name: "CompositorScripts",
            dependencies: ["FakeCompositor", "WaylandServer", "TactusGeometry", "JSONText"],
            swiftSettings: free),
        .target(
            name: "TactusTesting",
            dependencies: [
                "TactusWayland", "TactusPages", "TactusControls", "TactusUI", "TactusPlatform", "TactusGraphics",
                "TactusGeometry", "CompositorScripts", "FakeCompositor",
            ],
            swiftSettings: onMain),
        .executableTarget(
            name: "tactus-headless",
            dependencies: [
                "CompositorScripts", "FakeCompositor", "TactusGraphics", "TactusGeometry",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: free),

        // Examples.
        .executableTarget(
            name: "Hello", dependencies: example, path: "Examples/Hello", swiftSettings: exampleSettings),
        .executableTarget(
            name: "Counter", dependencies: example, path: "Examples/Counter", swiftSettings: strict + seenByTests),
        .executableTarget(
            name: "TouchDots", dependencies: example, path: "Examples/TouchDots", swiftSettings: exampleSettings),
        .executableTarget(
            name: "Gallery", dependencies: example + ["TactusDynamics"], path: "Examples/Gallery",
            swiftSettings: exampleSettings),
        .executableTarget(
            name: "Paint", dependencies: example, path: "Examples/Paint", swiftSettings: exampleSettings),
        .executableTarget(
            name: "Photos", dependencies: example, path: "Examples/Photos", swiftSettings: exampleSettings),
        .executableTarget(
            name: "Notes", dependencies: example, path: "Examples/Notes", swiftSettings: exampleSettings),
        .executableTarget(
            name: "Kiosk", dependencies: example, path: "Examples/Kiosk", swiftSettings: exampleSettings),
        .executableTarget(
            name: "Shell", dependencies: example, path: "Examples/Shell", swiftSettings: exampleSettings),
        .executableTarget(
            name: "EventLab", dependencies: example, path: "Examples/EventLab", swiftSettings: exampleSettings),
        .executableTarget(
            name: "TactusBench", dependencies: example, path: "Examples/TactusBench",
            swiftSettings: exampleSettings + lean),

        // Tests.
        .testTarget(name: "WaylandScanningTests", dependencies: ["WaylandScanning"], swiftSettings: strict),
        .target(name: "CAllocationCounter", path: "Tests/Support/CAllocationCounter"),
        .testTarget(
            name: "WaylandBindingsTests",
            dependencies: ["WaylandClient", "WaylandServer", "CWaylandClient", "CWaylandServer", "CAllocationCounter"],
            swiftSettings: strict),
        // Starts wayland-scanner, so it is none of those that count on their descriptors being theirs alone.
        .testTarget(
            name: "WaylandTableTests",
            dependencies: ["WaylandClient", "WaylandServer", "WaylandScanning", "CWaylandClient", "CWaylandServer"],
            swiftSettings: strict),
        .target(name: "RandomNumbers", path: "Tests/Support/RandomNumbers", swiftSettings: strict),
        .testTarget(name: "JSONTextTests", dependencies: ["JSONText"], swiftSettings: strict),
        .testTarget(name: "KeymapTextTests", dependencies: ["KeymapText"], swiftSettings: strict),
        .testTarget(
            name: "TactusGeometryTests", dependencies: ["TactusGeometry", "RandomNumbers"], swiftSettings: strict),
        .testTarget(
            name: "TactusEditingTests", dependencies: ["TactusEditing", "RandomNumbers"], swiftSettings: strict),
        .testTarget(name: "TactusLayoutTests", dependencies: ["TactusLayout", "RandomNumbers"], swiftSettings: strict),
        .testTarget(
            name: "TactusGraphicsTests", dependencies: tested, exclude: ["Goldens"], swiftSettings: strict),
        .target(name: "PictureBombs", path: "Tests/Support/PictureBombs", swiftSettings: strict),
        .testTarget(
            name: "TactusPicturesTests",
            dependencies: ["PictureBombs", "TactusPictures", "TactusGraphics", "TactusGeometry"],
            exclude: ["Pictures"], swiftSettings: strict),
        .target(name: "DragViews", dependencies: tested, path: "Tests/Support/DragViews", swiftSettings: strict),
        .target(name: "LoggingViews", dependencies: tested, path: "Tests/Support/LoggingViews", swiftSettings: strict),
        .testTarget(
            name: "TactusUITests", dependencies: tested + ["DragViews", "LoggingViews", "RandomNumbers"],
            exclude: [
                "Display/Goldens", "Controls/Goldens", "Pointer/Goldens", "Diagnostics/Goldens", "Decoration/Goldens",
                "Text/Goldens",
                "Scrolling/Goldens",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TactusTextTests", dependencies: tested + ["RandomNumbers"], exclude: ["Goldens", "Recordings"],
            swiftSettings: strict),
        .testTarget(
            name: "TactusPagesTests", dependencies: tested + ["LoggingViews", "RandomNumbers"],
            exclude: ["Goldens", "Navigation/Goldens"],
            swiftSettings: strict),
        .testTarget(
            name: "TactusCollectionsTests", dependencies: tested + ["LoggingViews", "RandomNumbers"],
            exclude: ["Goldens"],
            swiftSettings: strict),
        .testTarget(
            name: "TactusWaylandTests",
            dependencies: tested + [
                "DragViews", "PictureBombs", "RandomNumbers", "WaylandClient", "WaylandServer", "CXKBCommon",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TactusDynamicsTests", dependencies: tested + ["TactusDynamics"], swiftSettings: strict),
        .testTarget(name: "TactusMotionTests", dependencies: tested, swiftSettings: strict),
        .testTarget(name: "TactusTests", dependencies: tested, swiftSettings: strict),
        .target(name: "FakeBus", path: "Tests/Support/FakeBus", swiftSettings: strict),
        .testTarget(
            name: "TactusDBusTests", dependencies: tested + ["TactusDBus", "FakeBus", "RandomNumbers"],
            swiftSettings: strict),
        .testTarget(
            name: "FakeCompositorTests",
            dependencies: [
                "FakeCompositor", "CompositorScripts", "TactusGeometry", "TactusGraphics", "WaylandClient",
                "RandomNumbers",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CompositorScriptsTests",
            dependencies: ["CompositorScripts", "FakeCompositor", "TactusGeometry", "RandomNumbers"],
            swiftSettings: strict),
        .target(
            name: "HeadlessRunning", dependencies: ["tactus-headless"], path: "Tests/Support/HeadlessRunning",
            swiftSettings: strict),
        .testTarget(
            name: "HeadlessTests",
            dependencies: [
                "HeadlessRunning", "tactus-headless", "CompositorScripts", "FakeCompositor", "TactusGraphics",
                "TactusGeometry",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TactusTestingTests",
            dependencies: tested, swiftSettings: strict),
        // What the Wayland Conformance Suite loads: the fake compositor, tested by tests that are not ours.
        .target(name: "CWlcs", path: "Tests/Support/Wlcs/CWlcs"),
        .target(
            name: "WlcsModule", dependencies: ["CWlcs", "FakeCompositor", "TactusGeometry"],
            path: "Tests/Support/Wlcs/WlcsModule", swiftSettings: free),
        .testTarget(
            name: "ConformanceTests", dependencies: tested + ["LoggingViews"], swiftSettings: strict),
        // Stands outside: what is `package` is not there for it, and the compiler says so.
        .testTarget(
            name: "OutsideTests", dependencies: tested, exclude: ["Dial/Goldens"], packageAccess: false,
            swiftSettings: strict),
        // A program as it was written for UIKit, and what Scripts/port makes of it.
        .testTarget(
            name: "UIKitNamesTests", dependencies: tested + ["LoggingViews", "UIKitNames", "TactusDynamics"],
            exclude: ["Original"],
            swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
        .testTarget(name: "TouchMatrixTests", dependencies: tested + ["RandomNumbers"], swiftSettings: strict),
        .testTarget(name: "JourneyTests", dependencies: tested, swiftSettings: strict),
        // What takes any bytes: Scripts/fuzz plays bytes that are made up, FuzzTests those that were kept.
        .target(
            name: "FuzzTargets",
            dependencies: tested + [
                "TactusLayout", "WaylandScanning", "WaylandServer", "CLinuxShims", "TactusDBus", "FakeBus", "DragViews",
            ],
            path: "Tests/Support/FuzzTargets", swiftSettings: onMain),
        .testTarget(
            name: "FuzzTests", dependencies: tested + ["FuzzTargets"], exclude: ["Corpus"], swiftSettings: strict),
        .testTarget(name: "CounterTests", dependencies: tested + ["Counter"], swiftSettings: strict),
        .target(name: "CHeapCount", path: "Tests/Support/CHeapCount"),
        // Opens and closes windows for Scripts/leaks.
        .executableTarget(
            name: "WindowChurn", dependencies: tested + ["CHeapCount"], path: "Tests/Support/WindowChurn",
            swiftSettings: onMain),
        // Plays what programs do for days, for Scripts/leaks.
        .executableTarget(
            name: "Cycles", dependencies: tested + ["UIKitNames", "TactusDynamics", "CHeapCount", "DragViews"],
            path: "Tests/Support/Cycles", swiftSettings: onMain),
        .executableTarget(
            name: "TactusPad", dependencies: example, path: "Tests/Support/Clients/TactusPad", swiftSettings: onMain),
        .executableTarget(
            name: "TactusEntry", dependencies: example, path: "Tests/Support/Clients/TactusEntry", swiftSettings: onMain
        ),
        .executableTarget(
            name: "TactusAssisted", dependencies: example + ["TactusDBus"],
            path: "Tests/Support/Clients/TactusAssisted",
            swiftSettings: onMain),
        .testTarget(
            name: "ExampleTests",
            dependencies: tested + [
                "CHeapCount", "HeadlessRunning", "RandomNumbers",
                "Hello", "Counter", "TouchDots", "EventLab", "Gallery",
                "Paint", "Kiosk", "Shell", "Photos", "Notes", "TactusBench",
            ],
            exclude: ["Goldens"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

// `TACTUS_TESTS=TactusUITests,JourneyTests swift test` builds those test targets and no others: a short round while one
// works on one module. `Scripts/test` builds them all.
if let chosen = Context.environment["TACTUS_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}

// `Scripts/fuzz`: the modules tell libFuzzer which ways they went. What the build itself runs is left as it is.
if Context.environment["TACTUS_FUZZ"] != nil {
    let tools = ["WaylandScanning", "WaylandScanner", "tactus-headless"]
    for target in package.targets
    where target.type == .regular && !tools.contains(target.name) && !target.name.hasPrefix("C") {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
    }
    package.targets.append(
        .executableTarget(
            name: "Fuzzers", dependencies: tested + ["FuzzTargets"], path: "Tests/Fuzzers",
            swiftSettings: onMain,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}
