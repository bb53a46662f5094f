import TactusPlatform
import TactusUI

/// Reads one sensor while somebody wants to know: at intervals for a handler, else when it is asked.
final class SensorFeed {
    /// A measurement, and when it was made.
    struct Sample {
        let vector: SensorVector
        let time: Instant
    }

    /// Nobody needs it faster, and reading takes the sensor's bus its time.
    static let shortestInterval = Duration.milliseconds(2)

    /// How often it is read, at most.
    var interval = Duration.milliseconds(10) {
        didSet {
            interval = max(interval, Self.shortestInterval)
            if interval != oldValue, handler != nil, sensor != nil { schedule() }
        }
    }

    /// Whether it was started, and there is a sensor that can be read.
    var isActive: Bool { sensor != nil }

    private let kind: InertialSensor.Kind
    private let folder: String
    private weak var application: Application?
    private var sensor: InertialSensor?
    private var latest: Sample?
    private var handler: ((Result<Sample, MotionError>) -> Void)?
    private var timer: ScheduledTimer?

    init(_ kind: InertialSensor.Kind, devicesIn folder: String, of application: Application) {
        self.kind = kind
        self.folder = folder
        self.application = application
    }

    isolated deinit { timer?.invalidate() }

    /// Whether there is such a sensor now.
    var isAvailable: Bool { sensor != nil || InertialSensor(kind, devicesIn: folder) != nil }

    /// The newest measurement: one that is younger than the interval, else the sensor is asked. `nil` before the start,
    /// and when it is gone.
    var current: Sample? {
        guard let application, sensor != nil else { return nil }
        if handler != nil || latest.map({ application.now - $0.time < interval }) ?? false { return latest }
        if take() == nil { stop() }
        return latest
    }

    /// Begins.
    ///
    /// - Parameter handler: Is told of each measurement, and once of the end; `nil` reads when asked alone.
    func start(_ handler: ((Result<Sample, MotionError>) -> Void)?) {
        stop()
        sensor = InertialSensor(kind, devicesIn: folder)
        guard let handler else { return }
        guard sensor != nil else {
            application?.schedule(after: .zero) { handler(.failure(.notAvailable)) }
            return
        }
        self.handler = handler
        schedule()
    }

    /// Ends; nobody is told of that.
    func stop() {
        timer?.invalidate()
        (timer, handler, sensor, latest) = (nil, nil, nil, nil)
    }

    private func schedule() {
        timer?.invalidate()
        timer = application?.schedule(after: interval, repeating: interval) { [weak self] in self?.tell() }
    }

    private func tell() {
        guard let handler else { return }
        if let sample = take() { return handler(.success(sample)) }
        stop()
        handler(.failure(.lost))
    }

    private func take() -> Sample? {
        guard let application, let vector = sensor?.read() else { return nil }
        let sample = Sample(vector: vector, time: application.now)
        latest = sample
        return sample
    }
}
