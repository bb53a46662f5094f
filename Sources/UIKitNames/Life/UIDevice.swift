public import Tactus
public import TactusMotion

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

/// How somebody holds a device.
public typealias UIDeviceOrientation = DeviceOrientation

// How the device is held.
extension UIDevice {
    /// The device of an application, and who began to watch it.
    private struct Watched {
        weak var application: Application?
        let device: Device
    }

    @MainActor private static var watched: Watched?

    /// Who knows how the device is held, asked once for each application: its accelerometer by default. A program may
    /// have the desktop's sensor service in its place.
    @MainActor public static var orientationSource: (UIApplication) -> any OrientationSource = {
        AccelerometerOrientationSource(application: $0)
    }

    /// That of the shared application, made now where there is none.
    @MainActor private var device: Device? {
        guard let application = Application.sharedIfAny else { return nil }
        if let watched = Self.watched, watched.application === application { return watched.device }
        let device = Device(source: Self.orientationSource(application))
        device.addOrientationObserver { [weak self] _ in
            NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
        }
        Self.watched = Watched(application: application, device: device)
        return device
    }

    /// How the device is held, as its accelerometer tells; unknown without one, and while nobody asks for
    /// notifications.
    @MainActor public var orientation: UIDeviceOrientation {
        guard let watched = Self.watched, watched.application === Application.sharedIfAny else { return .unknown }
        return watched.device.orientation
    }

    /// Whether somebody has begun, and not everybody has ended.
    @MainActor public var isGeneratingDeviceOrientationNotifications: Bool {
        guard let watched = Self.watched, watched.application === Application.sharedIfAny else { return false }
        return watched.device.isGeneratingDeviceOrientationNotifications
    }

    /// Begins to watch how the device is held. Calls nest.
    @MainActor public func beginGeneratingDeviceOrientationNotifications() {
        device?.beginGeneratingDeviceOrientationNotifications()
    }

    /// Ends the watching when it was called as often as the beginning.
    @MainActor public func endGeneratingDeviceOrientationNotifications() {
        device?.endGeneratingDeviceOrientationNotifications()
    }

    /// The device is held in another way.
    public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
}

extension TraitCollection {
    /// A phone's while the scene is no larger than a phone's screen, else a tablet's.
    nonisolated public var userInterfaceIdiom: UIUserInterfaceIdiom { isPhoneSized ? .phone : .pad }
}
