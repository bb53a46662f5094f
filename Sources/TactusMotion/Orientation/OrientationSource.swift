import TactusPlatform
public import TactusUI

/// Something that knows how a device is held: its accelerometer, the system's sensor service, a test.
public protocol OrientationSource: AnyObject {
    /// Begins to watch.
    ///
    /// - Parameter handler: Called on the main actor with what is known, as soon as it is, and whenever it changes;
    ///   with ``DeviceOrientation/unknown`` when it is not known any more.
    @MainActor func start(_ handler: @escaping (DeviceOrientation) -> Void)

    /// Ends the watching; the handler is let go of.
    @MainActor func stop()
}

/// Knows how the device is held from what its accelerometer feels, five times a second.
///
/// Around the angle between two edges the earlier one holds, so that a page does not turn to and fro in a hand that
/// trembles. A device that is shaken, or falls, keeps what it had.
public final class AccelerometerOrientationSource: OrientationSource {
    /// How often it feels.
    private static let interval = Duration.milliseconds(200)

    private let feed: SensorFeed
    private var detector = OrientationDetector()

    /// Creates a source that watches nothing yet.
    ///
    /// - Parameters:
    ///   - application: Whose loop reads.
    ///   - devices: The folder in which the kernel lists its sensors.
    public init(application: Application, devices: String = "/sys/bus/iio/devices") {
        feed = SensorFeed(.accelerometer, devicesIn: devices, of: application)
        feed.interval = Self.interval
    }

    /// Begins to read the accelerometer. Where there is none nobody is told anything.
    public func start(_ handler: @escaping (DeviceOrientation) -> Void) {
        detector = OrientationDetector()
        feed.start { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let sample): if detector.receive(sample.vector) { handler(detector.orientation) }
            case .failure: if detector.orientation != .unknown { handler(.unknown) }
            }
        }
    }

    /// Reads no more.
    public func stop() { feed.stop() }
}
