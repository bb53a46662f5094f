import Foundation
import TactusMotion
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("What sensors measure")
final class MotionManagerTests {
    private let folder: SensorFolder
    private let host = TestHost()

    init() throws {
        folder = try SensorFolder()
        host.clock.advance(by: .seconds(1))
    }

    private func manager() -> MotionManager { MotionManager(application: host.application, devices: folder.path) }

    /// Equal as far as a sensor measures.
    private func isNear(_ acceleration: Acceleration?, _ x: Double, _ y: Double, _ z: Double) -> Bool {
        guard let acceleration else { return false }
        return abs(acceleration.x - x) < 1e-9 && abs(acceleration.y - y) < 1e-9 && abs(acceleration.z - z) < 1e-9
    }

    @Test("MO-1: accelerations are in G, downwards: a device that lies with its screen up has z = −1")
    func units() throws {
        try folder.hold(0, 0, 1000)
        let motion = manager()
        var told: [AccelerometerData] = []
        motion.accelerometerUpdateInterval = .milliseconds(20)
        motion.startAccelerometerUpdates { data, error in
            #expect(error == nil)
            if let data { told.append(data) }
        }
        let start = host.clock.now
        host.clock.advance(by: .milliseconds(20))
        try folder.hold(500, 0, 0)
        host.clock.advance(by: .milliseconds(20))
        #expect(told.count == 2)
        #expect(isNear(told.first?.acceleration, 0, 0, -1) && isNear(told.last?.acceleration, -0.5, 0, 0))
        #expect(told.map(\.timestamp) == [start + .milliseconds(20), start + .milliseconds(40)])
        motion.stopAccelerometerUpdates()
        host.clock.advance(by: .seconds(1))
        #expect(told.count == 2 && !motion.isAccelerometerActive && motion.accelerometerData == nil)
    }

    @Test("MO-1: a gyroscope tells radians per second, a magnetometer microteslas")
    func otherUnits() throws {
        try folder.measure("anglvel", 100, -200, 300)
        try folder.write("0.001", to: "in_anglvel_scale")
        try folder.measure("magn", 250, 0, -500, device: 1)
        try folder.write("0.001", to: "in_magn_scale", of: 1)
        let motion = manager()
        #expect(!motion.isAccelerometerAvailable && motion.isGyroAvailable && motion.isMagnetometerAvailable)
        motion.startGyroUpdates()
        motion.startMagnetometerUpdates()
        #expect(motion.gyroData?.rotationRate == RotationRate(x: 0.1, y: -0.2, z: 0.3))
        #expect(motion.magnetometerData?.magneticField == MagneticField(x: 25, y: 0, z: -50))
        var rates = 0
        var fields = 0
        motion.startGyroUpdates { data, _ in rates += data == nil ? 0 : 1 }
        motion.startMagnetometerUpdates { data, _ in fields += data == nil ? 0 : 1 }
        (motion.gyroUpdateInterval, motion.magnetometerUpdateInterval) = (.milliseconds(50), .milliseconds(100))
        host.clock.advance(by: .seconds(1))
        #expect(rates == 20 && fields == 10)
        motion.stopGyroUpdates()
        motion.stopMagnetometerUpdates()
        #expect(!motion.isGyroActive && !motion.isMagnetometerActive)
    }

    @Test("MO-2: the mounting matrix turns what is measured into the screen's axes; one that is none turns nothing")
    func mounting() throws {
        try folder.hold(1000, 0, 0)
        try folder.write("0, 1, 0; -1, 0, 0; 0, 0, 1", to: "in_mount_matrix")
        let motion = manager()
        motion.startAccelerometerUpdates()
        #expect(isNear(motion.accelerometerData?.acceleration, 0, 1, 0))
        try folder.write("1, 0, 0; 0, -1, 0; 0, 0, -1", to: "in_accel_mount_matrix")
        motion.startAccelerometerUpdates()
        #expect(isNear(motion.accelerometerData?.acceleration, -1, 0, 0))
        for text in [
            "", "1, 0, 0", "0, 0, 0; 0, 0, 0; 0, 0, 0", "nan, 0, 0; 0, 1, 0; 0, 0, 1", "9, 0, 0; 0, 1, 0; 0, 0, 1",
        ] {
            try folder.write(text, to: "in_accel_mount_matrix")
            motion.startAccelerometerUpdates()
            #expect(isNear(motion.accelerometerData?.acceleration, -1, 0, 0))
        }
    }

    @Test("MO-3: without a handler a sensor is read when its data is asked for, once an interval, and wakes nobody")
    func pulling() throws {
        try folder.hold(0, 0, 1000)
        let motion = manager()
        #expect(motion.accelerometerData == nil && !motion.isAccelerometerActive)
        motion.startAccelerometerUpdates()
        #expect(motion.isAccelerometerActive && isNear(motion.accelerometerData?.acceleration, 0, 0, -1))
        try folder.hold(0, 1000, 0)
        #expect(isNear(motion.accelerometerData?.acceleration, 0, 0, -1))
        #expect(host.platform.deadline == nil)
        host.clock.advance(by: .milliseconds(10))
        #expect(isNear(motion.accelerometerData?.acceleration, 0, -1, 0))
    }

    @Test("MO-4: a sensor that is gone tells its handler once", arguments: ["", "nan", "inf", "1e300", "upwards"])
    func lost(line: String) throws {
        try folder.hold(0, 0, 1000)
        let motion = manager()
        var errors: [MotionError?] = []
        motion.startAccelerometerUpdates { data, error in if data == nil { errors.append(error) } }
        host.clock.advance(by: .milliseconds(100))
        try folder.write(line, to: "in_accel_y_raw")
        host.clock.advance(by: .seconds(1))
        #expect(errors == [.lost] && !motion.isAccelerometerActive && motion.accelerometerData == nil)
        try folder.write(line, to: "in_accel_x_raw")
        #expect(!motion.isAccelerometerAvailable)
        motion.startAccelerometerUpdates()
        #expect(motion.accelerometerData == nil && !motion.isAccelerometerActive)
    }

    @Test("MO-4: where there is no sensor the handler is told so, after the start, and once")
    func missing() throws {
        let motion = manager()
        var errors: [MotionError?] = []
        motion.startAccelerometerUpdates { data, error in if data == nil { errors.append(error) } }
        #expect(errors == [] && !motion.isAccelerometerActive)
        host.clock.advance(by: .seconds(1))
        #expect(errors == [.notAvailable])
        #expect("\(MotionError.notAvailable)" == "There is no such sensor that this program may read.")
    }

    @Test("MO-3: an interval that makes no sense is the shortest; a manager that is let go of reads no more")
    func ends() throws {
        try folder.hold(0, 0, 1000)
        var motion: MotionManager? = manager()
        var count = 0
        motion?.accelerometerUpdateInterval = .zero
        #expect(motion?.accelerometerUpdateInterval == .milliseconds(2))
        motion?.startAccelerometerUpdates { _, _ in
            count += 1
            if count == 3 { motion = nil }
        }
        host.clock.advance(by: .seconds(1))
        #expect(count == 3 && host.platform.deadline == nil)
    }
}
