public import Tactus

/// What kind of device it is.
nonisolated public enum UIUserInterfaceIdiom: Int, Hashable, Sendable, CaseIterable {
    /// None of the others.
    case unspecified = -1
    /// A telephone.
    case phone
    /// A tablet, as whose programs those of a desktop are taken: they have windows of any size.
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

    /// A tablet's: look at the size classes for how much room there is.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

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
    /// A tablet's: look at the size classes for how much room there is.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
}
