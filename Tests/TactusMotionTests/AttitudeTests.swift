import Foundation
import TactusMotion
import TactusPlatform
import Testing

@Suite("How a device is turned")
struct AttitudeTests {
    /// A turn about one of the axes, in degrees.
    private func turn(_ degrees: Double, _ x: Double, _ y: Double, _ z: Double) -> Attitude {
        let half = degrees * .pi / 360
        return Attitude(quaternion: Quaternion(x: x * sin(half), y: y * sin(half), z: z * sin(half), w: cos(half)))
    }

    private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-9 }

    @Test("MO-9: turns about the device's axes are pitch, roll and yaw, in radians")
    func angles() {
        let pitched = turn(30, 1, 0, 0)
        #expect(isNear(pitched.pitch, .pi / 6) && isNear(pitched.roll, 0) && isNear(pitched.yaw, 0))
        let rolled = turn(-120, 0, 1, 0)
        #expect(isNear(rolled.roll, -2 * .pi / 3) && isNear(rolled.pitch, 0) && isNear(rolled.yaw, 0))
        let turned = turn(170, 0, 0, 1)
        #expect(isNear(turned.yaw, 17 * .pi / 18) && isNear(turned.pitch, 0) && isNear(turned.roll, 0))
    }

    @Test(
        "MO-9: yaw, then pitch, then roll make any attitude again",
        arguments: [(0.3, 0.4, -0.5), (-2.9, -1.5, 3.0), (3.1, 1.2, -1.7), (0.0, 0.0, 3.1)])
    func composed(angles: (yaw: Double, pitch: Double, roll: Double)) {
        var composed = turn(angles.roll * 180 / .pi, 0, 1, 0)
        // What is relative to the inverse of a turn is that turn, then itself.
        composed.multiply(byInverseOf: turn(-angles.pitch * 180 / .pi, 1, 0, 0))
        composed.multiply(byInverseOf: turn(-angles.yaw * 180 / .pi, 0, 0, 1))
        #expect(isNear(composed.yaw, angles.yaw) && isNear(composed.pitch, angles.pitch))
        #expect(isNear(composed.roll, angles.roll))
    }

    @Test("MO-9: where the screen stands upright all that is left of the turn is yaw", arguments: [90.0, -90])
    func upright(pitch: Double) {
        var attitude = turn(pitch, 1, 0, 0)
        attitude.multiply(byInverseOf: turn(-40, 0, 0, 1))
        #expect(attitude.roll == 0 && isNear(attitude.yaw, 40 * .pi / 180) && isNear(abs(attitude.pitch), .pi / 2))
    }

    @Test("MO-9: the matrix makes directions of the frame those of the device: its last column is up")
    func matrix() {
        let matrix = turn(90, 1, 0, 0).rotationMatrix
        #expect(isNear(matrix.m13, 0) && isNear(matrix.m23, 1) && isNear(matrix.m33, 0))
        #expect(isNear(matrix.m11, 1) && isNear(matrix.m22, 0) && isNear(matrix.m32, -1))
        #expect(Attitude().rotationMatrix == RotationMatrix())
    }

    @Test("MO-9: relative to another attitude it is what has changed since")
    func relative() {
        let start = turn(50, 1, 0, 0)
        var now = start
        now.multiply(byInverseOf: start)
        #expect(now == Attitude() && isNear(now.pitch, 0))
        var further = turn(80, 1, 0, 0)
        further.multiply(byInverseOf: start)
        #expect(isNear(further.pitch, .pi / 6))
    }

    private static let quaternions: [(quaternion: Quaternion, pitch: Double)] = [
        (Quaternion(x: 0, y: 0, z: 0, w: 9), 0), (Quaternion(x: 0, y: 0, z: 0, w: 0), 0),
        (Quaternion(x: .nan, y: 0, z: 0, w: 1), 0), (Quaternion(x: 0, y: 0, z: .infinity, w: 1), 0),
        (Quaternion(x: 3, y: 0, z: 0, w: 3), .pi / 2),
    ]

    @Test("MO-9: a quaternion of another length is made one, and what is none turns nothing", arguments: quaternions)
    func lengths(given: (quaternion: Quaternion, pitch: Double)) {
        #expect(isNear(Attitude(quaternion: given.quaternion).pitch, given.pitch))
    }
}
