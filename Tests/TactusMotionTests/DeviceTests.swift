import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusMotion

@MainActor
@Suite("How a device is held")
final class DeviceTests {
    private let folder: SensorFolder
    private let host = TestHost()

    init() throws {
        folder = try SensorFolder()
        host.clock.advance(by: .seconds(1))
    }

    private func device() -> Device {
        Device(source: AccelerometerOrientationSource(application: host.application, devices: folder.path))
    }

    private func hold(_ x: Int, _ y: Int, _ z: Int) throws {
        try folder.hold(x, y, z)
        host.clock.advance(by: .milliseconds(200))
    }

    @Test("MO-5: the edge that is above names the orientation, and a screen that lies has one of its own")
    func orientations() throws {
        try folder.hold(0, 1000, 0)
        let device = device()
        var told: [DeviceOrientation] = []
        device.addOrientationObserver { told.append($0) }
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.orientation == .unknown)
        try hold(0, 1000, 0)
        try hold(1000, 0, 0)
        try hold(-1000, 0, 0)
        try hold(0, -1000, 0)
        try hold(0, 0, 1000)
        try hold(0, 0, -1000)
        #expect(told == [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown, .faceUp, .faceDown])
        #expect(device.orientation == .faceDown && device.orientation.isFlat)
    }

    @Test("MO-5: between two edges the earlier one holds up to 55 degrees, both ways")
    func wavering() {
        var detector = OrientationDetector()
        func turn(_ degrees: Double) -> DeviceOrientation {
            let (sine, cosine) = (Degrees(degrees).sine, Degrees(degrees).cosine)
            _ = detector.receive(SensorVector(x: 9.8 * sine, y: 9.8 * cosine, z: 0))
            return detector.orientation
        }
        #expect([0, 44, 54, 56].map(turn) == [.portrait, .portrait, .portrait, .landscapeLeft])
        #expect([46, 36, 34].map(turn) == [.landscapeLeft, .landscapeLeft, .portrait])
        func tilt(_ degrees: Double) -> DeviceOrientation {
            let (sine, cosine) = (Degrees(degrees).sine, Degrees(degrees).cosine)
            _ = detector.receive(SensorVector(x: 0, y: 9.8 * cosine, z: 9.8 * sine))
            return detector.orientation
        }
        #expect([64, 66, 56, 54].map(tilt) == [.portrait, .faceUp, .faceUp, .portrait])
    }

    @Test("MO-6: a device that falls or is shaken keeps what it had, and so does one without a number")
    func unrest() {
        var detector = OrientationDetector()
        func changes(_ x: Double, _ y: Double) -> Bool { detector.receive(SensorVector(x: x, y: y, z: 0)) }
        #expect(!changes(0, 0))
        #expect(detector.orientation == .unknown)
        #expect(changes(0, 9.8))
        for value in [0.1, 30, 1e300, .infinity, .nan] {
            #expect(!changes(value, 0))
            #expect(detector.orientation == .portrait)
        }
    }

    @Test("MO-7: only between beginning and end is the sensor asked; beginnings nest, and the end forgets")
    func nesting() throws {
        try folder.hold(0, 1000, 0)
        let device = device()
        var count = 0
        let observer = device.addOrientationObserver { _ in count += 1 }
        device.endGeneratingDeviceOrientationNotifications()
        #expect(host.platform.deadline == nil && !device.isGeneratingDeviceOrientationNotifications)
        device.beginGeneratingDeviceOrientationNotifications()
        device.beginGeneratingDeviceOrientationNotifications()
        try hold(0, 1000, 0)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications && device.orientation == .portrait)
        observer.cancel()
        try hold(1000, 0, 0)
        #expect(count == 1 && device.orientation == .landscapeLeft)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(device.orientation == .unknown && host.platform.deadline == nil)
    }

    @Test("MO-7: a sensor that is gone leaves an orientation that is unknown")
    func gone() throws {
        try folder.hold(0, 1000, 0)
        let device = device()
        device.beginGeneratingDeviceOrientationNotifications()
        try hold(0, 1000, 0)
        #expect(device.orientation == .portrait)
        try folder.write("", to: "in_accel_z_raw")
        host.clock.advance(by: .seconds(1))
        #expect(device.orientation == .unknown && host.platform.deadline == nil)
    }
}

/// An angle, for tests that have no C library.
private struct Degrees {
    let sine: Double
    let cosine: Double

    init(_ degrees: Double) {
        let turn = Transform(rotationAngle: degrees * .pi / 180)
        (sine, cosine) = (turn.b, turn.a)
    }
}
