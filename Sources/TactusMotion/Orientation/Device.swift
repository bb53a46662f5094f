public import TactusUI

/// The device that the program runs on, as far as it can be held in different ways. UIKit's `UIDevice`, without what
/// a program of the desktop has no use for; not a singleton, since a test has one of its own.
///
/// ```swift
/// let device = Device(application: application)
/// device.addOrientationObserver { orientation in
///     if orientation.isLandscape { showBothPages() }
/// }
/// device.beginGeneratingDeviceOrientationNotifications()
/// ```
///
/// On a tablet the compositor turns the output, and scenes get another size; one needs the orientation for what does
/// not follow the output, as a spirit level or a picture that is sent turned.
@MainActor public final class Device {
    /// How the device is held: ``DeviceOrientation/unknown`` unless the notifications are being generated.
    public private(set) var orientation = DeviceOrientation.unknown

    /// Whether somebody has begun, and not everybody has ended.
    public var isGeneratingDeviceOrientationNotifications: Bool { beginnings > 0 }

    private let source: any OrientationSource
    private var beginnings = 0
    private var observers: [OrientationObserver] = []

    /// Creates a device that watches nothing yet.
    ///
    /// - Parameter source: Who knows how it is held.
    public init(source: any OrientationSource) { self.source = source }

    /// Creates a device whose accelerometer tells how it is held.
    ///
    /// - Parameter application: Whose loop reads.
    public convenience init(application: Application) {
        self.init(source: AccelerometerOrientationSource(application: application))
    }

    isolated deinit { if beginnings > 0 { source.stop() } }

    /// Begins to watch how the device is held. Calls nest.
    public func beginGeneratingDeviceOrientationNotifications() {
        beginnings += 1
        guard beginnings == 1 else { return }
        source.start { [weak self] in self?.receive($0) }
    }

    /// Ends the watching when it was called as often as the beginning; one call too many does nothing.
    public func endGeneratingDeviceOrientationNotifications() {
        guard beginnings > 0 else { return }
        beginnings -= 1
        guard beginnings == 0 else { return }
        source.stop()
        orientation = .unknown
    }

    /// Calls `action` whenever the device is held in another way.
    ///
    /// - Parameter action: What to call, on the main actor, with the new orientation.
    /// - Returns: The observer, to end it with. The device keeps it.
    @discardableResult
    public func addOrientationObserver(_ action: @escaping (DeviceOrientation) -> Void) -> OrientationObserver {
        let observer = OrientationObserver(self, action)
        observers.append(observer)
        return observer
    }

    fileprivate func remove(_ observer: OrientationObserver) { observers.removeAll { $0 === observer } }

    private func receive(_ new: DeviceOrientation) {
        guard beginnings > 0, new != orientation else { return }
        orientation = new
        for observer in observers { observer.action?(new) }
    }
}

/// Somebody who is told how a device is held, until ``cancel()``.
public final class OrientationObserver {
    fileprivate private(set) var action: ((DeviceOrientation) -> Void)?
    private weak var device: Device?

    fileprivate init(_ device: Device, _ action: @escaping (DeviceOrientation) -> Void) {
        self.device = device
        self.action = action
    }

    /// Ends it: nothing is told any more, not even of a change that others are being told of.
    public func cancel() {
        action = nil
        device?.remove(self)
    }
}
