import TactusGeometry
import TactusPlatform
import TactusUI

/// Three fingers in a window in which somebody edits: recognized when one of them is lifted, if they meant something.
///
/// It begins with the third finger, which must land within a third of a second of the first, and takes the touches
/// from what is below.
final class EditingGestureRecognizer: GestureRecognizer {
    /// What the fingers meant.
    private(set) var meaning: ThreeFingerTracker.Meaning?
    private var fingers: [Touch] = []
    private var firstLanding = Instant.zero
    private var tracker: ThreeFingerTracker?
    private static let together = Duration.milliseconds(330)

    override init() {
        super.init()
        name = "text three fingers"
        allowedTouchTypes = [.direct]
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            if fingers.isEmpty { firstLanding = touch.timestamp }
            fingers.append(touch)
        }
        guard fingers.count <= 3, event.timestamp - firstLanding <= Self.together else { return fail() }
        guard fingers.count == 3 else { return }
        tracker = ThreeFingerTracker(points, at: event.timestamp)
        state = .began
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        if tracker != nil {
            state = .changed
        } else if event.timestamp - firstLanding > Self.together {
            fail()
        }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        guard let tracker else { return fail() }
        meaning = tracker.meaning(of: points, at: event.timestamp)
        self.tracker = nil
        state = meaning == nil ? .cancelled : .ended
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { fail() }

    private var points: [Point] { fingers.map { $0.location(in: nil) } }

    private func fail() {
        if state == .possible { state = .failed } else if state == .began || state == .changed { state = .cancelled }
    }

    override func reset() {
        super.reset()
        fingers = []
        tracker = nil
    }
}
