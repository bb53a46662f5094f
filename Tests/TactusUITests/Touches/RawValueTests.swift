import Testing

@testable import TactusUI

@MainActor
@Suite("Numbers that are UIKit's")
struct RawValueTests {
    @Test("EV-1, EV-3: seven types of events, scrolling, hovering and transforming among them")
    func eventTypes() {
        let types: [Event.EventType] = [.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
    }

    @Test("TC-5: five phases of a touch that touches, and three of one that hovers")
    func phases() {
        let phases: [Touch.Phase] = [
            .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
        ]
        #expect(phases.map(\.rawValue) == Array(0...7))
        #expect(phases.map(\.isTerminal) == [false, false, false, true, true, false, false, false])
        #expect(phases.map(\.isHovering) == [false, false, false, false, false, true, true, true])
    }

    @Test("TC-17: fingers, a remote's surface, pens and pointers")
    func touchTypes() {
        let types: [Touch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3])
    }
}
