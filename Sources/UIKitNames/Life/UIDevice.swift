public import Tactus

/// What kind of device it is.
nonisolated public enum UIUserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
    /// None of the others.
    case unspecified = -1
    /// A telephone.
    case phone
    /// A tablet, as which a desktop is taken: it has windows of any size.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A Macintosh.
    case mac = 5
}

/// The machine that the program runs on.
nonisolated public final class UIDevice: Sendable {
    /// The one that there is.
    public static let current = UIDevice()

    private let system: utsname

    private init() {
        var system = utsname()
        _ = uname(&system)
        self.system = system
    }

    private func text<Bytes>(_ bytes: Bytes) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// A phone's while the program's first scene is no larger than a phone's screen (under 480 by 1,000 points), else a
    /// tablet's: so it is also before there is a scene. A window of a desktop may change it with its size, and a
    /// program that lays itself out by it does better to ask the size classes, of which views are told.
    @MainActor public var userInterfaceIdiom: UIUserInterfaceIdiom {
        Application.sharedIfAny?.scenes.first?.traitCollection.userInterfaceIdiom ?? .pad
    }

    /// What the machine is called in the network.
    public var name: String { text(system.nodename) }

    /// The processor's kind, such as `x86_64`.
    public var model: String { text(system.machine) }

    /// The same.
    public var localizedModel: String { model }

    /// The kernel's name: `Linux`.
    public var systemName: String { text(system.sysname) }

    /// The kernel's version.
    public var systemVersion: String { text(system.release) }
}

extension TraitCollection {
    /// A phone's while the scene is no larger than a phone's screen, else a tablet's.
    nonisolated public var userInterfaceIdiom: UIUserInterfaceIdiom { isPhoneSized ? .phone : .pad }
}
