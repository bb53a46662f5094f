import Foundation
import Testing

/// A folder as the kernel lists its sensors in, which goes with the test.
final class SensorFolder {
    let path = NSTemporaryDirectory() + "tactus-sensors-\(UUID().uuidString)"

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file of a device, in place: an open file is read on.
    func write(_ text: String, to name: String, of device: Int = 0) throws {
        let folder = "\(path)/iio:device\(device)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = "\(folder)/\(name)"
        if let handle = FileHandle(forUpdatingAtPath: file) {
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: Data("\(text)\n".utf8))
            try handle.close()
        } else {
            try Data("\(text)\n".utf8).write(to: URL(fileURLWithPath: file))
        }
    }

    /// Lets a sensor measure: the raw numbers.
    func measure(_ kind: String, _ x: Any, _ y: Any, _ z: Any, device: Int = 0) throws {
        for (axis, value) in [("x", x), ("y", y), ("z", z)] {
            try write("\(value)", to: "in_\(kind)_\(axis)_raw", of: device)
        }
    }

    /// Lets the accelerometer feel gravity upwards along an axis, in thousandths of G.
    func hold(_ x: Int, _ y: Int, _ z: Int) throws {
        try measure("accel", x, y, z)
        try write("0.00980665", to: "in_accel_scale")
    }
}
