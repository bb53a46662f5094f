package import TactusMotion
import TactusPlatform

/// Tells an application when its device is shaken, by reading its accelerometer.
///
/// One gets it from `Application.watchForShakes()`. The application keeps it until it is cancelled, the sensor is gone,
/// or the application ends. What is felt is asked fifty times a second: that costs power, so watch only while a shake
/// means something.
public final class ShakeWatch {
    /// How often the sensor is asked.
    private static let interval = Duration.milliseconds(20)

    /// Whether the sensor is asked.
    public var isActive: Bool { timer?.isValid ?? false }

    private let sensor: InertialSensor
    private weak var application: Application?
    private var detector = ShakeDetector()
    private var timer: ScheduledTimer?

    /// Begins to read a sensor.
    ///
    /// - Parameters:
    ///   - application: Who is told.
    ///   - sensor: What is read.
    package init(of application: Application, reading sensor: InertialSensor) {
        self.application = application
        self.sensor = sensor
        timer = application.schedule(after: .zero, repeating: ShakeWatch.interval) { [self] in read() }
    }

    /// Reads no more. A shake that goes on is cancelled.
    public func cancel() {
        guard isActive else { return }
        timer?.invalidate()
        tell(detector.stop())
    }

    private func read() {
        guard let application, let felt = sensor.read() else { return cancel() }
        tell(detector.receive(felt, at: application.platform.clock.now))
    }

    private func tell(_ phase: ShakePhase?) {
        if let phase { application?.receiveShake(phase) }
    }
}
