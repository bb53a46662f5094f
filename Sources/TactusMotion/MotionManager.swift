import TactusPlatform
public import TactusUI

/// Hands out what the accelerometer, the gyroscope and the magnetometer measure, where the kernel has such sensors
/// (Industrial I/O). Core Motion's `CMMotionManager`.
///
/// ```swift
/// let motion = MotionManager(application: application)
/// motion.accelerometerUpdateInterval = .milliseconds(20)
/// motion.startAccelerometerUpdates { data, _ in
///     guard let data else { return }        // gone: nothing comes any more
///     ball.push(data.acceleration.x, -data.acceleration.y)
/// }
/// ```
///
/// Nothing is opened, and nobody is asked, before a start. With a handler a sensor is read at its interval, which costs
/// power: stop when nobody looks. Without one it is read when its data is asked for, and not more often than the
/// interval; a game that asks once a frame needs no more.
///
/// The axes are those of the screen as it is built in, not as it is turned now. What is measured passes through the
/// mounting matrix that the kernel knows; corrections that only the system's hardware database has reach the
/// sensor service alone (see `SensorProxy` of `TactusDBus`, for the orientation). ``deviceMotion`` is computed here, of
/// the sensors that there are. Keep the manager while it should tell; with it end its updates.
public final class MotionManager {
    private let accelerometer: SensorFeed
    private let gyro: SensorFeed
    private let magnetometer: SensorFeed
    let motion: DeviceMotionFeed

    /// Creates a manager that has started nothing.
    ///
    /// - Parameters:
    ///   - application: Whose loop reads.
    ///   - devices: The folder in which the kernel lists its sensors.
    public init(application: Application, devices: String = "/sys/bus/iio/devices") {
        accelerometer = SensorFeed(.accelerometer, devicesIn: devices, of: application)
        gyro = SensorFeed(.gyroscope, devicesIn: devices, of: application)
        magnetometer = SensorFeed(.magnetometer, devicesIn: devices, of: application)
        motion = DeviceMotionFeed(devicesIn: devices, of: application)
    }

    // MARK: Accelerometer

    /// Whether there is an accelerometer that this program may read. Looks into the kernel's folder each time.
    public var isAccelerometerAvailable: Bool { accelerometer.isAvailable }

    /// Whether the accelerometer was started, and has not been lost since.
    public var isAccelerometerActive: Bool { accelerometer.isActive }

    /// How often the accelerometer is read: 10 ms at first; less than 2 ms counts as that.
    public var accelerometerUpdateInterval: Duration {
        get { accelerometer.interval }
        set { accelerometer.interval = newValue }
    }

    /// The newest measurement; `nil` before the start, and when the sensor is gone.
    public var accelerometerData: AccelerometerData? { accelerometer.current.map(Self.accelerometerData) }

    /// Starts the accelerometer for whoever asks for ``accelerometerData``.
    public func startAccelerometerUpdates() { accelerometer.start(nil) }

    /// Starts the accelerometer, and calls `handler` at each interval. A start ends what an earlier one began.
    ///
    /// - Parameter handler: Is called on the main actor with a measurement; or once, as the last call, with an error.
    public func startAccelerometerUpdates(handler: @escaping (AccelerometerData?, MotionError?) -> Void) {
        accelerometer.start { Self.hand($0, to: handler, as: Self.accelerometerData) }
    }

    /// Ends the accelerometer's updates. The handler is not called for that.
    public func stopAccelerometerUpdates() { accelerometer.stop() }

    // MARK: Gyroscope

    /// Whether there is a gyroscope that this program may read. Looks into the kernel's folder each time.
    public var isGyroAvailable: Bool { gyro.isAvailable }

    /// Whether the gyroscope was started, and has not been lost since.
    public var isGyroActive: Bool { gyro.isActive }

    /// How often the gyroscope is read: 10 ms at first; less than 2 ms counts as that.
    public var gyroUpdateInterval: Duration {
        get { gyro.interval }
        set { gyro.interval = newValue }
    }

    /// The newest measurement; `nil` before the start, and when the sensor is gone.
    public var gyroData: GyroData? { gyro.current.map(Self.gyroData) }

    /// Starts the gyroscope for whoever asks for ``gyroData``.
    public func startGyroUpdates() { gyro.start(nil) }

    /// Starts the gyroscope, and calls `handler` at each interval. A start ends what an earlier one began.
    ///
    /// - Parameter handler: Is called on the main actor with a measurement; or once, as the last call, with an error.
    public func startGyroUpdates(handler: @escaping (GyroData?, MotionError?) -> Void) {
        gyro.start { Self.hand($0, to: handler, as: Self.gyroData) }
    }

    /// Ends the gyroscope's updates. The handler is not called for that.
    public func stopGyroUpdates() { gyro.stop() }

    // MARK: Magnetometer

    /// Whether there is a magnetometer that this program may read. Looks into the kernel's folder each time.
    public var isMagnetometerAvailable: Bool { magnetometer.isAvailable }

    /// Whether the magnetometer was started, and has not been lost since.
    public var isMagnetometerActive: Bool { magnetometer.isActive }

    /// How often the magnetometer is read: 10 ms at first; less than 2 ms counts as that.
    public var magnetometerUpdateInterval: Duration {
        get { magnetometer.interval }
        set { magnetometer.interval = newValue }
    }

    /// The newest measurement; `nil` before the start, and when the sensor is gone.
    public var magnetometerData: MagnetometerData? { magnetometer.current.map(Self.magnetometerData) }

    /// Starts the magnetometer for whoever asks for ``magnetometerData``.
    public func startMagnetometerUpdates() { magnetometer.start(nil) }

    /// Starts the magnetometer, and calls `handler` at each interval. A start ends what an earlier one began.
    ///
    /// - Parameter handler: Is called on the main actor with a measurement; or once, as the last call, with an error.
    public func startMagnetometerUpdates(handler: @escaping (MagnetometerData?, MotionError?) -> Void) {
        magnetometer.start { Self.hand($0, to: handler, as: Self.magnetometerData) }
    }

    /// Ends the magnetometer's updates. The handler is not called for that.
    public func stopMagnetometerUpdates() { magnetometer.stop() }

    // MARK: Units

    private static func accelerometerData(_ sample: SensorFeed.Sample) -> AccelerometerData {
        AccelerometerData(acceleration: Acceleration(sample.vector.inG), timestamp: sample.time)
    }

    private static func gyroData(_ sample: SensorFeed.Sample) -> GyroData {
        GyroData(rotationRate: RotationRate(sample.vector), timestamp: sample.time)
    }

    private static func magnetometerData(_ sample: SensorFeed.Sample) -> MagnetometerData {
        MagnetometerData(magneticField: MagneticField(sample.vector.inMicroteslas), timestamp: sample.time)
    }

    private static func hand<Data>(
        _ result: Result<SensorFeed.Sample, MotionError>, to handler: (Data?, MotionError?) -> Void,
        as data: (SensorFeed.Sample) -> Data
    ) {
        switch result {
        case .success(let sample): handler(data(sample), nil)
        case .failure(let error): handler(nil, error)
        }
    }
}
