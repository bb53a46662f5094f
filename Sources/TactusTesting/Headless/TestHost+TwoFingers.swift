import Glibc
import TactusPlatform
public import TactusUI

extension TestHost {
    /// Puts two fingers down on both sides of a point, draws them apart or together, and lifts them. Both act in the
    /// same frames; the clock moves with them.
    ///
    /// - Parameters:
    ///   - center: The point between the fingers, in points of the scene.
    ///   - start: The distance of each finger from the center when they land.
    ///   - end: The same when they are lifted.
    ///   - duration: How long they move.
    ///   - rate: Steps a second.
    ///   - curve: How their speed changes.
    public func pinch(
        at center: Point, from start: Double, to end: Double, over duration: Duration = .milliseconds(200),
        rate: Int = 60, curve: MotionCurve = .linear
    ) {
        moveTwoFingers(around: center, over: duration, rate: rate, curve: curve) { share in
            Vector(dx: start + (end - start) * share, dy: 0)
        }
    }

    /// Puts two fingers down on both sides of a point, turns them around it, and lifts them. Both act in the same
    /// frames; the clock moves with them.
    ///
    /// - Parameters:
    ///   - center: The point between the fingers, in points of the scene.
    ///   - angle: How far they turn, in radians; clockwise as one sees it.
    ///   - radius: The distance of each finger from the center.
    ///   - duration: How long they move.
    ///   - rate: Steps a second.
    ///   - curve: How their speed changes.
    public func rotate(
        at center: Point, by angle: Double, radius: Double = 50, over duration: Duration = .milliseconds(200),
        rate: Int = 60, curve: MotionCurve = .linear
    ) {
        moveTwoFingers(around: center, over: duration, rate: rate, curve: curve) { share in
            Vector(dx: cos(angle * share) * radius, dy: sin(angle * share) * radius)
        }
    }

    /// Two fingers opposite each other; `place` tells where the one is from the center, at a share of the way.
    private func moveTwoFingers(
        around center: Point, over duration: Duration, rate: Int, curve: MotionCurve, place: (Double) -> Vector
    ) {
        let contacts = [makeContact(), makeContact()]
        func send(_ change: ContactSample.Change, at share: Double) {
            let places = [center - place(share), center + place(share)]
            self.send(
                .contacts(
                    zip(contacts, places).map {
                        ContactSample(contact: $0, change: change, location: $1, time: clock.now)
                    }))
        }
        send(.down(scene.id), at: 0)
        walk(over: duration, rate: rate, curve: curve) { send(.moved, at: $0) }
        send(.up, at: 1)
    }
}
