import TactusDynamics
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Bodies that are too far away to be reckoned with")
struct HugeNumbersTests {
    @Test("DY-39: behaviors in one another, as deep as memory allows, come to an animator, leave it and are freed")
    func deepBehaviors() {
        final class Counted: DynamicBehavior {
            var moves: [Bool] = []
            override func willMove(to dynamicAnimator: DynamicAnimator?) { moves.append(dynamicAnimator != nil) }
        }
        let host = TestHost(size: Size(width: 100, height: 100))
        let animator = DynamicAnimator(referenceView: host.window)
        let last = Counted()
        weak var between: DynamicBehavior?
        do {
            let first = DynamicBehavior()
            var outer = first
            for depth in 0..<50_000 {
                let inner = DynamicBehavior()
                outer.addChildBehavior(inner)
                if depth == 25_000 { between = inner }
                outer = inner
            }
            animator.addBehavior(first)
            outer.addChildBehavior(last)
            #expect(last.dynamicAnimator === animator && between?.dynamicAnimator === animator)
            host.settle()
            animator.removeAllBehaviors()
            #expect(last.moves == [true, false] && last.dynamicAnimator == nil && between?.dynamicAnimator == nil)
        }
        host.settle()
        #expect(between == nil)
    }

    @Test(
        "DY-38: numbers of any size end nothing: what is none moves nothing", arguments: [1e300, -1e300, 1e308, 1e154])
    func numbers(number: Double) {
        let host = TestHost(size: Size(width: 200, height: 200))
        let animator = DynamicAnimator(referenceView: host.window)
        let views = [
            View(frame: Rect(x: 50, y: 50, width: 20, height: 20)),
            View(frame: Rect(x: 60, y: 50, width: 20, height: 20)),
        ]
        for view in views { host.window.addSubview(view) }
        let gravity = GravityBehavior(items: views)
        gravity.magnitude = number
        let push = PushBehavior(items: views, mode: .continuous)
        push.pushDirection = Vector(dx: 1, dy: 1)
        push.magnitude = number
        let collision = CollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        let tie = AttachmentBehavior(item: views[0], attachedToAnchor: Point(x: number, y: number))
        for behavior in [gravity, push, collision, tie] as [DynamicBehavior] { animator.addBehavior(behavior) }
        let properties = DynamicItemBehavior(items: views)
        properties.addLinearVelocity(Vector(dx: number, dy: -number), for: views[0])
        properties.addAngularVelocity(number, for: views[1])
        animator.addBehavior(properties)
        for _ in 0..<60 { host.advance(by: .milliseconds(16)) }
        #expect(views.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
    }
}

/// Hears an animator, and what collisions see.
@MainActor
final class DynamicsLog: DynamicAnimatorDelegate, CollisionBehaviorDelegate {
    private(set) var lines: [String] = []
    var names: [ObjectIdentifier: String] = [:]

    func dynamicAnimatorWillResume(_ animator: DynamicAnimator) { lines.append("moves") }
    func dynamicAnimatorDidPause(_ animator: DynamicAnimator) { lines.append("rests") }

    private func name(_ item: any DynamicItem) -> String { names[ObjectIdentifier(item)] ?? "?" }

    func collisionBehavior(
        _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem, with item2: any DynamicItem,
        at point: Point
    ) { lines.append("\(name(item1)) meets \(name(item2)) at \(Int(point.x.rounded())), \(Int(point.y.rounded()))") }

    func collisionBehavior(
        _ behavior: CollisionBehavior, endedContactFor item1: any DynamicItem, with item2: any DynamicItem
    ) { lines.append("\(name(item1)) leaves \(name(item2))") }

    func collisionBehavior(
        _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
        withBoundaryIdentifier identifier: AnyHashable?, at point: Point
    ) { lines.append("\(name(item)) meets \(identifier.map { "\($0)" } ?? "the bounds")") }

    func collisionBehavior(
        _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
        withBoundaryIdentifier identifier: AnyHashable?
    ) { lines.append("\(name(item)) leaves \(identifier.map { "\($0)" } ?? "the bounds")") }
}

/// A room of 300 by 400 points with boxes in it.
@MainActor
struct Room {
    let host = TestHost(size: Size(width: 300, height: 400))
    let log = DynamicsLog()
    let animator: DynamicAnimator

    init() {
        animator = DynamicAnimator(referenceView: host.window)
        animator.delegate = log
    }

    func box(_ name: String = "box", x: Double, y: Double, _ width: Double = 40, _ height: Double = 40) -> View {
        let view = View(frame: Rect(x: x, y: y, width: width, height: height))
        host.window.addSubview(view)
        log.names[ObjectIdentifier(view)] = name
        return view
    }

    /// Lets time pass, frame by frame, and returns what is measured after each.
    func measured<Value>(_ frames: Int, _ value: () -> Value) -> [Value] {
        (0..<frames).map { _ in
            host.clock.advance(by: host.frameInterval)
            return value()
        }
    }

    func walls(_ items: [View]) -> CollisionBehavior {
        let collision = CollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = log
        return collision
    }
}

extension TestHost {
    /// A frame of the display at 60 Hz.
    var frameInterval: Duration { .nanoseconds(16_666_666) }
}

@MainActor
@Suite("What moves as a body: the animator")
struct DynamicAnimatorTests {
    let room = Room()

    @Test("DY-1: everything falls as fast: by 1,000 points per second squared, whatever its size, in each frame")
    func gravity() {
        let (small, large) = (room.box(x: 10, y: 0, 10, 10), room.box(x: 100, y: 0, 100, 100))
        let starts = [small.center.y, large.center.y]
        room.animator.addBehavior(GravityBehavior(items: [small, large]))
        let ways = room.measured(30) { [small.center.y - starts[0], large.center.y - starts[1]] }
        let first = ways.firstIndex { $0[0] > 0 } ?? 99
        #expect(first <= 1)
        let expected = (0..<ways.count).map { index in
            let time = Double(max(index - first + 1, 0)) / 60
            return 500 * time * time
        }
        for (way, expected) in zip(ways, expected) {
            #expect(abs(way[0] - expected) < 0.01 && abs(way[1] - expected) < 0.01)
        }
    }

    @Test("DY-2: a box falls on the floor, lies there, and rests half a second later; then no frame is made")
    func rest() {
        let box = room.box(x: 100, y: 100)
        let (gravity, walls) = (GravityBehavior(items: [box]), room.walls([box]))
        room.animator.addBehavior(gravity)
        room.animator.addBehavior(walls)
        #expect(room.animator.isRunning)
        let heights = room.measured(120) { box.center.y }
        #expect(heights.allSatisfy { $0 < 380.1 } && abs(box.center.y - 380) < 0.1 && box.center.x == 120)
        #expect(box.transform.isIdentity)
        #expect(room.log.lines == ["moves", "box meets the bounds", "rests"] && !room.animator.isRunning)
        // It fell for 0.72 s.
        let seconds = room.animator.elapsedTime / .seconds(1)
        #expect(seconds > 1.2 && seconds < 1.4)
        gravity.gravityDirection = Vector(dx: -1, dy: 0)
        #expect(room.animator.isRunning && room.log.lines.last == "moves")
        _ = room.measured(120) {}
        #expect(abs(box.center.x - 20) < 0.1 && room.log.lines.last == "rests")
    }

    @Test("DY-3: a behavior of others acts as one: its children, then its action, with each frame; until it is removed")
    func composed() {
        final class Falling: DynamicBehavior {
            var heard: [Bool] = []
            init(_ box: View) {
                super.init()
                addChildBehavior(GravityBehavior(items: [box]))
            }
            override func willMove(to dynamicAnimator: DynamicAnimator?) { heard.append(dynamicAnimator != nil) }
        }
        let box = room.box(x: 100, y: 100)
        let falling = Falling(box)
        var seen: [Double] = []
        falling.action = { seen.append(box.center.y) }
        room.animator.addBehavior(falling)
        let heights = room.measured(10) { box.center.y }
        #expect(seen == heights.filter { $0 > 120 } && seen.count >= 9)
        #expect(
            falling.dynamicAnimator === room.animator && falling.childBehaviors[0].dynamicAnimator === room.animator)
        room.animator.removeBehavior(falling)
        let height = box.center.y
        _ = room.measured(10) {}
        #expect(falling.heard == [true, false] && box.center.y == height && room.animator.behaviors.isEmpty)
        #expect(falling.dynamicAnimator == nil)
    }

    @Test("DY-4: what else moves an item is not seen until the animator is told")
    func update() {
        let box = room.box(x: 100, y: 100)
        let snap = SnapBehavior(item: box, snapTo: Point(x: 120, y: 120))
        room.animator.addBehavior(snap)
        _ = room.measured(60) {}
        #expect(!room.animator.isRunning)
        box.center = Point(x: 20, y: 20)
        _ = room.measured(30) {}
        #expect(box.center == Point(x: 20, y: 20))
        room.animator.updateItem(usingCurrentState: box)
        _ = room.measured(3) {}
        #expect(box.center.x > 20 && box.center.x < 60)
        _ = room.measured(120) {}
        #expect(box.center.distance(to: Point(x: 120, y: 120)) < 0.1)
    }

    @Test("DY-5: it waits until its view is in a window, and goes on where it was in another one")
    func windows() {
        let page = View(frame: Rect(x: 0, y: 0, width: 300, height: 400))
        let box = View(frame: Rect(x: 0, y: 0, width: 40, height: 40))
        page.addSubview(box)
        let animator = DynamicAnimator(referenceView: page)
        animator.addBehavior(GravityBehavior(items: [box]))
        _ = room.measured(10) {}
        #expect(box.center.y == 20 && !animator.isRunning)
        room.host.window.addSubview(page)
        _ = room.measured(10) {}
        let height = box.center.y
        #expect(animator.isRunning && height > 25)
        page.removeFromSuperview()
        _ = room.measured(10) {}
        #expect(!animator.isRunning && box.center.y == height)
        room.host.window.addSubview(page)
        _ = room.measured(2) {}
        #expect(box.center.y > height && box.center.y < height + 20)
    }

    @Test("DY-5: it ends with who keeps it")
    func lifetime() {
        let box = room.box(x: 0, y: 0)
        var animator: DynamicAnimator? = DynamicAnimator()
        animator?.addBehavior(GravityBehavior(items: [box]))
        _ = room.measured(10) {}
        let height = box.center.y
        #expect(height > 25)
        weak let former = animator
        animator = nil
        _ = room.measured(10) {}
        #expect(former == nil && box.center.y == height && box.interactions.isEmpty)
    }

    @Test("DY-6: the same happens each time, and nearly the same at another rate of frames")
    func determinism() {
        func play(_ interval: Duration, _ frames: Int) -> [Point] {
            let room = Room()
            let boxes = (0..<6).map { room.box("\($0)", x: 20 + Double($0) * 37, y: 10 + Double($0 % 3) * 50) }
            let solid = DynamicItemBehavior(items: boxes)
            (solid.elasticity, solid.friction) = (0.4, 0.3)
            for behavior in [GravityBehavior(items: boxes), room.walls(boxes), solid] {
                room.animator.addBehavior(behavior)
            }
            for _ in 0..<frames { room.host.clock.advance(by: interval) }
            return boxes.map(\.center)
        }
        let first = play(room.host.frameInterval, 90)
        #expect(first == play(room.host.frameInterval, 90))
        let settled = play(room.host.frameInterval, 400)
        #expect(settled.allSatisfy { $0.x > 0 && $0.x < 300 && $0.y > 0 && $0.y < 400 })
    }

    @Test("DY-7: the items of a rectangle are those whose frames it touches")
    func items() {
        let (first, second) = (room.box(x: 0, y: 0), room.box(x: 200, y: 200))
        second.transform = Transform(rotationAngle: .pi / 4)
        room.animator.addBehavior(GravityBehavior(items: [first]))
        room.animator.addBehavior(CollisionBehavior(items: [first, second]))
        func found(_ rect: Rect) -> [String] {
            room.animator.items(in: rect).map { $0 === first ? "first" : "second" }
        }
        #expect(found(Rect(x: 0, y: 0, width: 300, height: 300)) == ["first", "second"])
        #expect(found(Rect(x: 39, y: 39, width: 10, height: 10)) == ["first"])
        #expect(found(Rect(x: 193, y: 210, width: 4, height: 4)) == ["second"])
        #expect(found(Rect(x: 100, y: 100, width: 10, height: 10)) == [])
    }

    @Test(
        "DY-18: items of no size, in one place, in a heap, or as an object of one's own end nothing, and come to rest")
    func hostile() {
        final class Thing: DynamicItem {
            var center = Point(x: 150, y: 20)
            var bounds = Rect(x: 0, y: 0, width: 20, height: 20)
            var transform = Transform.identity
        }
        let thing = Thing()
        let boxes = (0..<30).map { room.box(x: 100 + Double($0 % 5) * 20, y: 20 + Double($0 / 5) * 12, 18, 18) }
        let same = (0..<4).map { _ in room.box(x: 150, y: 150, 20, 20) }
        let empty = room.box(x: 50, y: 50, 0, 0)
        let items: [any DynamicItem] = boxes + same + [empty, thing]
        let walls = CollisionBehavior(items: items)
        walls.translatesReferenceBoundsIntoBoundary = true
        let solid = DynamicItemBehavior(items: items)
        solid.friction = 0.5
        for behavior in [GravityBehavior(items: items), walls, solid] { room.animator.addBehavior(behavior) }
        _ = room.measured(900) {}
        #expect(items.allSatisfy { $0.center.x > 0 && $0.center.x < 300 && $0.center.y > 0 && $0.center.y < 400 })
        #expect(room.log.lines == ["moves", "rests"])
        for (index, first) in items.enumerated() {
            for second in items[(index + 1)...] { #expect(first.center.distance(to: second.center) > 5) }
        }
        room.animator.removeAllBehaviors()
        #expect(room.animator.items(in: room.host.window.bounds).isEmpty)
    }
}
