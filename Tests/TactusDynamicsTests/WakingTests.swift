import TactusTesting
import TactusUI
import Testing

@testable import TactusDynamics

@MainActor
@Suite("What moves as a body: who wakes the animator")
struct WakingTests {
    let room = Room()

    /// A behavior that counts how often it is asked what it moves.
    private final class Asked: DynamicBehavior {
        var questions = 0
        override var movedItems: [any DynamicItem] {
            questions += 1
            return []
        }
    }

    @Test("DY-19: however many behaviors without items come, each is looked at when it comes, and not with the others")
    func many() {
        let whole = DynamicBehavior()
        room.animator.addBehavior(whole)
        let parts = (0..<100).map { _ in Asked() }
        for part in parts { whole.addChildBehavior(part) }
        #expect(parts.allSatisfy { $0.questions <= 1 } && !room.animator.isRunning)
        for part in parts { whole.removeChildBehavior(part) }
        #expect(parts.allSatisfy { $0.questions <= 1 } && !room.animator.isRunning)
    }

    @Test("DY-19: the first item wakes it: in what comes, in what is there, in a behavior in others", arguments: 0..<4)
    func first(way: Int) {
        let whole = DynamicBehavior()
        let inner = DynamicBehavior()
        let gravity = GravityBehavior(items: [])
        whole.addChildBehavior(inner)
        room.animator.addBehavior(whole)
        let box = room.box(x: 10, y: 10)
        #expect(!room.animator.isRunning)
        switch way {
        case 0: room.animator.addBehavior(GravityBehavior(items: [box]))
        case 1: inner.addChildBehavior(GravityBehavior(items: [box]))
        case 2:
            inner.addChildBehavior(gravity)
            #expect(!room.animator.isRunning)
            gravity.addItem(box)
        default:
            let part = DynamicBehavior()
            part.addChildBehavior(GravityBehavior(items: [box]))
            whole.addChildBehavior(part)
        }
        #expect(room.animator.isRunning)
        let places = room.measured(10) { box.center.y }
        #expect(places.last ?? 0 > 30)
    }

    @Test("DY-19: without items it rests, until one comes again")
    func again() {
        let box = room.box(x: 10, y: 10)
        let gravity = GravityBehavior(items: [box])
        room.animator.addBehavior(gravity)
        _ = room.measured(5) {}
        gravity.removeItem(box)
        _ = room.measured(60) {}
        #expect(!room.animator.isRunning)
        room.animator.addBehavior(DynamicBehavior())
        #expect(!room.animator.isRunning)
        gravity.addItem(box)
        #expect(room.animator.isRunning)
    }

    @Test("DY-19: a view that is in no window yet is moved when it is")
    func window() {
        let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let box = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(box)
        let animator = DynamicAnimator(referenceView: view)
        animator.addBehavior(GravityBehavior(items: [box]))
        #expect(!animator.isRunning)
        room.host.window.addSubview(view)
        #expect(animator.isRunning)
    }
}
