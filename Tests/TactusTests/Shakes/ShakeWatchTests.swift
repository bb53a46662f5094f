import Foundation
import Tactus
import TactusMotion
import TactusTesting
import Testing

@MainActor
@Suite("Shakes from an accelerometer of the kernel")
final class ShakeWatchTests {
    private let root: String
    private let host = TestHost()
    private let log = Log()

    init() throws {
        root = NSTemporaryDirectory() + "tactus-iio-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        let view = ShakenView(log)
        host.window.addSubview(view)
        view.becomeFirstResponder()
    }

    isolated deinit { try? FileManager.default.removeItem(atPath: root) }

    /// What was told, in order.
    private final class Log {
        var lines: [String] = []
    }

    /// Writes down what is told of shakes.
    private final class ShakenView: View {
        private let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(frame: .zero)
        }

        override var canBecomeFirstResponder: Bool { true }
        override func motionBegan(_ motion: Event.EventSubtype, with event: Event?) { log.lines.append("began") }
        override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) { log.lines.append("ended") }
        override func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
            log.lines.append("cancelled")
        }
    }

    private func write(_ text: String, to name: String, of device: Int = 0) throws {
        let folder = "\(root)/iio:device\(device)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // In place: an open file is read on.
        let path = "\(folder)/\(name)"
        if let handle = FileHandle(forUpdatingAtPath: path) {
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: Data("\(text)\n".utf8))
            try handle.close()
        } else {
            try Data("\(text)\n".utf8).write(to: URL(fileURLWithPath: path))
        }
    }

    private func feel(_ x: Int, _ y: Int = 0, _ z: Int = 980, device: Int = 0) throws {
        for (axis, value) in [("x", x), ("y", y), ("z", z)] {
            try write("\(value)", to: "in_accel_\(axis)_raw", of: device)
        }
    }

    /// An accelerometer that counts in hundredths.
    private func plugIn(device: Int = 0) throws {
        try feel(0, device: device)
        try write("0.01", to: "in_accel_scale", of: device)
    }

    private func watch() throws -> ShakeWatch {
        ShakeWatch(of: host.application, reading: try #require(InertialSensor(.accelerometer, devicesIn: root)))
    }

    private func shake() throws {
        for turn in 0..<6 {
            try feel(turn.isMultiple(of: 2) ? 4000 : -4000)
            host.clock.advance(by: .milliseconds(100))
        }
        try feel(0)
    }

    @Test("a device that is shaken tells its first responder, from the beginning to the rest")
    func shaking() throws {
        try plugIn()
        let watch = try watch()
        host.clock.advance(by: .seconds(1))
        #expect(log.lines == [])
        try shake()
        #expect(log.lines == ["began"])
        host.clock.advance(by: .seconds(1))
        #expect(log.lines == ["began", "ended"])
        watch.cancel()
        try shake()
        #expect(log.lines == ["began", "ended"] && !watch.isActive)
    }

    @Test("a sensor that is gone, and a watch that is cancelled, cancel the shake", arguments: [true, false])
    func cancelled(isGone: Bool) throws {
        try plugIn()
        let watch = try watch()
        host.clock.advance(by: .seconds(1))
        try shake()
        if isGone { try write("", to: "in_accel_y_raw") } else { watch.cancel() }
        host.clock.advance(by: .seconds(1))
        #expect(log.lines == ["began", "cancelled"])
        #expect(!watch.isActive)
    }

    @Test("raw numbers have an offset and a scale, for all axes or for each")
    func units() throws {
        try plugIn()
        try write("10", to: "in_accel_offset")
        try write("2", to: "in_accel_z_scale")
        try write("-970", to: "in_accel_z_offset")
        try feel(-110, 5)
        let felt = try #require(InertialSensor(.accelerometer, devicesIn: root)?.read())
        #expect(felt == SensorVector(x: -1, y: 0.15, z: 20))
    }

    @Test("of several devices the first accelerometer is taken that is not in the base")
    func choice() throws {
        #expect(InertialSensor(.accelerometer, devicesIn: root) == nil)
        #expect(InertialSensor(.accelerometer, devicesIn: root + "/nowhere") == nil)
        try write("17", to: "in_illuminance_raw")
        #expect(InertialSensor(.accelerometer, devicesIn: root) == nil)
        try plugIn(device: 1)
        try write("accel-base", to: "label", of: 1)
        #expect(InertialSensor(.accelerometer, devicesIn: root) == nil)
        try plugIn(device: 2)
        try feel(100, device: 2)
        #expect(InertialSensor(.accelerometer, devicesIn: root)?.read()?.x == 1)
    }

    @Test("numbers that are none are no sensor")
    func nonsense() throws {
        try plugIn()
        try write("upwards", to: "in_accel_x_raw")
        #expect(InertialSensor(.accelerometer, devicesIn: root) == nil)
    }
}
