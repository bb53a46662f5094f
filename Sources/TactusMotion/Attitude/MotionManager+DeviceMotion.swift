import TactusPlatform

extension MotionManager {
    /// Whether there is an accelerometer, without which there is no attitude. With a gyroscope beside it an attitude
    /// follows a quick hand; with a magnetometer it can point north. Looks into the kernel's folder each time.
    public var isDeviceMotionAvailable: Bool { !motion.frames.isEmpty }

    /// Whether motion was started, and none of its sensors has been lost since.
    public var isDeviceMotionActive: Bool { motion.isActive }

    /// How often the sensors of motion are read: 10 ms at first; less than 2 ms counts as that. With 20 ms or less a
    /// quick turn is followed well.
    public var deviceMotionUpdateInterval: Duration {
        get { motion.interval }
        set { motion.interval = newValue }
    }

    /// The newest motion; `nil` until the first measurement after the start, and when a sensor is gone.
    public var deviceMotion: DeviceMotion? { motion.current }

    /// The frame of reference of the motion that is active; none before.
    public var attitudeReferenceFrame: AttitudeReferenceFrame { motion.frame ?? [] }

    /// Returns the frames of reference that the sensors that are there can tell: none without an accelerometer, all
    /// with a magnetometer beside it. Looks into the kernel's folder each time.
    public func availableAttitudeReferenceFrames() -> AttitudeReferenceFrame { motion.frames }

    /// Starts motion for whoever asks for ``deviceMotion``. An attitude is made of all measurements since the start:
    /// the sensors are read at the interval, whether somebody asks or not.
    ///
    /// - Parameter referenceFrame: What the attitude is against: one frame. One that there is not starts nothing.
    public func startDeviceMotionUpdates(using referenceFrame: AttitudeReferenceFrame = .xArbitraryZVertical) {
        motion.start(referenceFrame, nil)
    }

    /// Starts motion, and calls `handler` at each interval. A start ends what an earlier one began.
    ///
    /// - Parameters:
    ///   - referenceFrame: What the attitude is against: one frame. One that there is not is told to `handler` as
    ///     ``MotionError/notAvailable``.
    ///   - handler: Is called on the main actor with a motion; or once, as the last call, with an error. While a device
    ///     falls, and has not been held before, there is no attitude, and no call.
    public func startDeviceMotionUpdates(
        using referenceFrame: AttitudeReferenceFrame = .xArbitraryZVertical,
        handler: @escaping (DeviceMotion?, MotionError?) -> Void
    ) {
        motion.start(referenceFrame, handler)
    }

    /// Ends motion's updates. The handler is not called for that.
    public func stopDeviceMotionUpdates() { motion.stop() }
}
