import TactusPlatform
import TactusUI

/// Reads the sensors that an attitude is made of, together and at one interval, while somebody wants to know.
final class DeviceMotionFeed {
    /// The sensors that were there at the start.
    private struct Sensors {
        let accelerometer: InertialSensor
        let gyro: InertialSensor?
        let magnetometer: InertialSensor?
    }

    /// How often they are read.
    var interval = Duration.milliseconds(10) {
        didSet {
            interval = max(interval, SensorFeed.shortestInterval)
            if interval != oldValue, sensors != nil { schedule() }
        }
    }

    /// The newest motion; `nil` before the first measurement, and when a sensor is gone.
    private(set) var current: DeviceMotion?
    /// The frame that was asked for; `nil` before a start.
    private(set) var frame: AttitudeReferenceFrame?

    /// Whether it was started, and the sensors can be read.
    var isActive: Bool { sensors != nil }

    private let folder: String
    private weak var application: Application?
    private var sensors: Sensors?
    private var filter: AttitudeFilter?
    private var latest: Instant?
    private var handler: ((DeviceMotion?, MotionError?) -> Void)?
    private var timer: ScheduledTimer?

    init(devicesIn folder: String, of application: Application) {
        self.folder = folder
        self.application = application
    }

    isolated deinit { timer?.invalidate() }

    /// The frames that the sensors that are there now can tell.
    var frames: AttitudeReferenceFrame {
        guard InertialSensor(.accelerometer, devicesIn: folder) != nil else { return [] }
        guard InertialSensor(.magnetometer, devicesIn: folder) != nil else { return .xArbitraryZVertical }
        return [.xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical]
    }

    /// Begins, from nothing.
    ///
    /// - Parameters:
    ///   - frame: The frame of reference: one.
    ///   - handler: Is told of each motion, and once of the end; `nil` when data is asked for alone.
    func start(_ frame: AttitudeReferenceFrame, _ handler: ((DeviceMotion?, MotionError?) -> Void)?) {
        stop()
        let isArbitrary = frame == .xArbitraryZVertical
        let all: [AttitudeReferenceFrame] = [
            .xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical,
        ]
        guard all.contains(frame), let accelerometer = InertialSensor(.accelerometer, devicesIn: folder),
            case let magnetometer = isArbitrary ? nil : InertialSensor(.magnetometer, devicesIn: folder),
            isArbitrary || magnetometer != nil
        else {
            if let handler { application?.schedule(after: .zero) { handler(nil, .notAvailable) } }
            return
        }
        let gyro = InertialSensor(.gyroscope, devicesIn: folder)
        sensors = Sensors(accelerometer: accelerometer, gyro: gyro, magnetometer: magnetometer)
        filter = AttitudeFilter(frame: frame)
        (self.frame, self.handler) = (frame, handler)
        schedule()
    }

    /// Ends; nobody is told of that.
    func stop() {
        timer?.invalidate()
        (timer, handler, sensors, filter, current, latest, frame) = (nil, nil, nil, nil, nil, nil, nil)
    }

    private func schedule() {
        timer?.invalidate()
        timer = application?.schedule(after: interval, repeating: interval) { [weak self] in self?.read() }
    }

    private func read() {
        guard let application, let sensors else { return }
        guard let measurement = measure(sensors) else {
            let handler = handler
            stop()
            handler?(nil, .lost)
            return
        }
        let now = application.now
        let step = latest.map { (now - $0) / .seconds(1) } ?? 0
        latest = now
        guard let rate = filter?.update(measurement, after: step), let filter, let quaternion = filter.quaternion
        else { return }
        let gravity = filter.up * -1
        let motion = DeviceMotion(
            attitude: Attitude(quaternion: quaternion), rotationRate: RotationRate(rate),
            gravity: Acceleration(gravity), userAcceleration: Acceleration(measurement.acceleration - gravity),
            timestamp: now)
        current = motion
        handler?(motion, nil)
    }

    /// Reads all sensors; `nil` when one of them has gone.
    private func measure(_ sensors: Sensors) -> AttitudeFilter.Measurement? {
        guard let felt = sensors.accelerometer.read() else { return nil }
        var measurement = AttitudeFilter.Measurement(acceleration: felt.inG)
        if let gyro = sensors.gyro {
            guard let rate = gyro.read() else { return nil }
            measurement.rate = rate
        }
        if let magnetometer = sensors.magnetometer {
            guard let field = magnetometer.read() else { return nil }
            measurement.field = field.inMicroteslas
        }
        return measurement
    }
}
