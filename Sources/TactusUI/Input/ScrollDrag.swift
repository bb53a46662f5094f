import TactusGeometry
import TactusPlatform

/// The finger that scrolling is told as, to a program that knows touches alone: rule EV-9.
///
/// It lands where the pointer is, goes as the content would, and is lifted when the scrolling ends.
nonisolated struct ScrollDrag {
    private var finger: (contact: ContactID, location: Point)?

    /// Takes the next step of scrolling.
    ///
    /// - Parameters:
    ///   - step: What is scrolled.
    ///   - scene: The scene that the pointer is over.
    ///   - location: Where the pointer is, in the scene's coordinate space.
    ///   - time: Event time of the step.
    ///   - makeContact: Names a finger that lands.
    /// - Returns: What the finger does, if it does anything.
    mutating func receive(
        _ step: Event.Scroll, in scene: SceneID, at location: Point, time: Instant, makeContact: () -> ContactID
    ) -> ContactSample? {
        switch step.phase {
        case .mayBegin: return nil
        case .began:
            let contact = makeContact()
            finger = (contact, location)
            return ContactSample(contact: contact, change: .down(scene), location: location, time: time)
        case .changed:
            guard var finger else { return nil }
            finger.location += step.delta
            self.finger = finger
            return ContactSample(contact: finger.contact, change: .moved, location: finger.location, time: time)
        case .ended, .cancelled:
            guard let finger else { return nil }
            self.finger = nil
            return ContactSample(
                contact: finger.contact, change: step.phase == .ended ? .up : .cancelled, location: finger.location,
                time: time)
        }
    }
}
