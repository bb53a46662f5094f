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
        let contacts = [makeContact(), makeContact()]
        send(contacts, .down(scene.id), around: center, radius: start)
        walk(over: duration, rate: rate, curve: curve) { share in
            send(contacts, .moved, around: center, radius: start + (end - start) * share)
        }
        send(contacts, .up, around: center, radius: end)
    }

    private func send(
        _ contacts: [ContactID], _ change: ContactSample.Change, around center: Point, radius: Double
    ) {
        let places = [Point(x: center.x - radius, y: center.y), Point(x: center.x + radius, y: center.y)]
        let samples = zip(contacts, places).map { contact, place in
            ContactSample(contact: contact, change: change, location: place, time: clock.now)
        }
        send(.contacts(samples))
    }
}
