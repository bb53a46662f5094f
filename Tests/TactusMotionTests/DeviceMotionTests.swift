import Foundation
import TactusMotion
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Motion of a device")
final class DeviceMotionTests {
    private let folder: SensorFolder
    private let host = TestHost()

    init() throws {
        folder = try SensorFolder()
        host.clock.advance(by: .seconds(1))
    }

    private func manager() -> MotionManager { MotionManager(application: host.application, devices: folder.path) }

    private func addGyroscope(_ x: Int = 0, _ y: Int = 0, _ z: Int = 0) throws {
        try folder.measure("anglvel", x, y, z, device: 1)
        try folder.write("0.001", to: "in_anglvel_scale", of: 1)
    }

    private func addMagnetometer(_ x: Int, _ y: Int, _ z: Int) throws {
        try folder.measure("magn", x, y, z, device: 2)
        try folder.write("0.001", to: "in_magn_scale", of: 2)
    }

    private nonisolated static let positions: [(raw: (Int, Int, Int), pitch: Double, roll: Double)] = [
        ((0, 0, 1000), 0, 0), ((0, 1000, 0), .pi / 2, 0), ((0, -1000, 0), -.pi / 2, 0),
        ((-1000, 0, 0), 0, .pi / 2), ((1000, 0, 0), 0, -.pi / 2), ((0, 500, 866), .pi / 6, 0),
    ]

    @Test(
        "MO-10: held upright, on its right edge, on its face: pitch, roll and gravity, and nothing that the user adds",
        arguments: positions)
    func held(example: (raw: (Int, Int, Int), pitch: Double, roll: Double)) throws {
        try folder.hold(example.raw.0, example.raw.1, example.raw.2)
        try addGyroscope()
        let manager = manager()
        #expect(manager.isDeviceMotionAvailable && manager.deviceMotion == nil)
        manager.startDeviceMotionUpdates()
        #expect(manager.isDeviceMotionActive && manager.attitudeReferenceFrame == .xArbitraryZVertical)
        host.clock.advance(by: .milliseconds(200))
        let motion = try #require(manager.deviceMotion)
        #expect(abs(motion.attitude.pitch - example.pitch) < 0.001 && abs(motion.attitude.roll - example.roll) < 0.001)
        #expect(abs(motion.attitude.yaw) < 0.001)
        let gravity = (motion.gravity.x * -1000, motion.gravity.y * -1000, motion.gravity.z * -1000)
        #expect(abs(gravity.0 - Double(example.raw.0)) < 1 && abs(gravity.1 - Double(example.raw.1)) < 1)
        #expect(abs(gravity.2 - Double(example.raw.2)) < 1)
        let added = motion.userAcceleration
        #expect(max(abs(added.x), abs(added.y), abs(added.z)) < 0.001)
        #expect(motion.rotationRate == RotationRate(x: 0, y: 0, z: 0))
        #expect(motion.timestamp == host.clock.now)
    }

    @Test("MO-10: a push is in the user's acceleration, a turn in the rate and the attitude")
    func moved() throws {
        try folder.hold(0, 0, 1000)
        try addGyroscope()
        let manager = manager()
        var told: [DeviceMotion] = []
        manager.deviceMotionUpdateInterval = .milliseconds(20)
        manager.startDeviceMotionUpdates { motion, error in
            #expect(error == nil)
            if let motion { told.append(motion) }
        }
        host.clock.advance(by: .milliseconds(100))
        #expect(told.count == 5)
        try folder.hold(-400, 0, 1000)
        host.clock.advance(by: .milliseconds(20))
        #expect(abs((told.last?.userAcceleration.x ?? 0) - 0.4) < 0.02)
        try folder.hold(0, 0, 1000)
        try addGyroscope(0, 0, 1000)
        host.clock.advance(by: .milliseconds(500))
        #expect(abs((told.last?.attitude.yaw ?? 0) - 0.5) < 0.01 && told.last?.rotationRate.z == 1)
        manager.stopDeviceMotionUpdates()
        host.clock.advance(by: .seconds(1))
        #expect(told.count == 31 && manager.deviceMotion == nil && !manager.isDeviceMotionActive)
        #expect(manager.attitudeReferenceFrame == [] && host.platform.deadline == nil)
    }

    @Test("MO-11: frames go by the sensors; the upper edge to the north is a quarter of a turn from the first axis")
    func frames() throws {
        let manager = manager()
        #expect(manager.availableAttitudeReferenceFrames() == [] && !manager.isDeviceMotionAvailable)
        try folder.hold(0, 0, 1000)
        #expect(manager.availableAttitudeReferenceFrames() == .xArbitraryZVertical)
        try addMagnetometer(0, 200, -440)
        #expect(
            manager.availableAttitudeReferenceFrames()
                == [.xArbitraryZVertical, .xArbitraryCorrectedZVertical, .xMagneticNorthZVertical])
        manager.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
        host.clock.advance(by: .milliseconds(10))
        #expect(abs((manager.deviceMotion?.attitude.yaw ?? 0) + .pi / 2) < 0.001)
        manager.startDeviceMotionUpdates(using: .xArbitraryCorrectedZVertical)
        #expect(manager.deviceMotion == nil)
        host.clock.advance(by: .milliseconds(10))
        #expect(abs(manager.deviceMotion?.attitude.yaw ?? 9) < 0.001)
    }

    @Test(
        "MO-11: a frame that there is not is told as not available, in the next turn, and once",
        arguments: [
            [], .xMagneticNorthZVertical, AttitudeReferenceFrame(rawValue: 8),
            [.xArbitraryZVertical, .xArbitraryCorrectedZVertical],
        ])
    func missing(frame: AttitudeReferenceFrame) throws {
        try folder.hold(0, 0, 1000)
        let manager = manager()
        var errors: [MotionError?] = []
        manager.startDeviceMotionUpdates(using: frame) { motion, error in if motion == nil { errors.append(error) } }
        #expect(errors == [] && !manager.isDeviceMotionActive)
        host.clock.advance(by: .seconds(1))
        #expect(errors == [.notAvailable] && manager.deviceMotion == nil)
    }

    @Test(
        "MO-11: a sensor that goes ends it, and so does a manager that is let go of",
        arguments: ["accel", "anglvel", "magn"])
    func lost(kind: String) throws {
        try folder.hold(0, 0, 1000)
        try addGyroscope()
        try addMagnetometer(0, 200, -440)
        var manager: MotionManager? = manager()
        var (motions, errors) = (0, [MotionError?]())
        manager?.startDeviceMotionUpdates(using: .xMagneticNorthZVertical) { motion, error in
            if motion == nil { errors.append(error) } else { motions += 1 }
        }
        host.clock.advance(by: .milliseconds(100))
        let device = ["accel": 0, "anglvel": 1, "magn": 2][kind] ?? 0
        try folder.write("", to: "in_\(kind)_y_raw", of: device)
        host.clock.advance(by: .seconds(1))
        #expect(motions == 10 && errors == [.lost] && manager?.isDeviceMotionActive == false)
        try folder.write("0", to: "in_\(kind)_y_raw", of: device)
        manager?.startDeviceMotionUpdates { _, _ in motions += 1 }
        host.clock.advance(by: .milliseconds(50))
        manager = nil
        host.clock.advance(by: .seconds(1))
        #expect(motions == 15 && host.platform.deadline == nil)
    }

    @Test("MO-11: an interval that makes no sense is the shortest; a new one holds from then on")
    func intervals() throws {
        try folder.hold(0, 0, 1000)
        let manager = manager()
        manager.deviceMotionUpdateInterval = .zero
        #expect(manager.deviceMotionUpdateInterval == .milliseconds(2))
        var count = 0
        manager.startDeviceMotionUpdates { _, _ in count += 1 }
        host.clock.advance(by: .milliseconds(20))
        #expect(count == 10)
        manager.deviceMotionUpdateInterval = .milliseconds(10)
        host.clock.advance(by: .milliseconds(20))
        #expect(count == 12)
    }
}
