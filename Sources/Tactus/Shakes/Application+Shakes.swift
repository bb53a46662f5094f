import TactusMotion
public import TactusUI

extension Application {
    /// Tells responders from now on when the device is shaken (``/TactusUI/Responder/motionBegan(_:with:)``), where it
    /// has an accelerometer that the kernel shows (Industrial I/O).
    ///
    /// ```swift
    /// let shakes = application.watchForShakes()
    /// ```
    ///
    /// The sensor is read fifty times a second until ``/Tactus/ShakeWatch/cancel()``.
    ///
    /// - Parameter devices: The folder in which the kernel lists its sensors.
    /// - Returns: The watch, to end it with; `nil` where there is no accelerometer, or it may not be read.
    @discardableResult
    public func watchForShakes(devices: String = "/sys/bus/iio/devices") -> ShakeWatch? {
        InertialSensor(.accelerometer, devicesIn: devices).map { ShakeWatch(of: self, reading: $0) }
    }
}
