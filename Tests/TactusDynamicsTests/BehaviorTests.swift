import TactusDynamics
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("What moves as a body: behaviors")
struct BehaviorTests {
    let room = Room()

    private func run(_ frames: Int) { _ = room.measured(frames) {} }

    @Test("DY-8: what is elastic comes back as high as it was; what is half as much, a quarter as high")
    func elasticity() {
        let (elastic, half, dull) = (room.box(x: 10, y: 100), room.box(x: 110, y: 100), room.box(x: 210, y: 100))
        for (box, elasticity) in [(elastic, 1.0), (half, 0.5)] {
            let item = DynamicItemBehavior(items: [box])
            item.elasticity = elasticity
            room.animator.addBehavior(item)
        }
        room.animator.addBehavior(GravityBehavior(items: [elastic, half, dull]))
        room.animator.addBehavior(room.walls([elastic, half, dull]))
        // It falls by 260 points in 0.72 s, or 43 frames.
        run(48)
        let heights = room.measured(80) { [elastic, half, dull].map(\.center.y) }
        let highest = (0..<3).map { index in heights.map { $0[index] }.min() ?? 0 }
        #expect(abs(highest[0] - 120) < 8)
        #expect(abs(highest[1] - (380 - 260.0 / 4)) < 5)
        #expect(highest[2] > 379)
    }

    @Test("DY-9: boxes meet, push each other, and part: the delegate hears it in that order")
    func items() {
        let (left, right) = (room.box("left", x: 20, y: 100), room.box("right", x: 120, y: 100))
        let collision = room.walls([left, right])
        collision.collisionMode = .items
        let solid = DynamicItemBehavior(items: [left, right])
        solid.elasticity = 1
        solid.addLinearVelocity(Vector(dx: 200, dy: 0), for: left)
        #expect(solid.linearVelocity(for: left) == Vector(dx: 200, dy: 0))
        room.animator.addBehavior(solid)
        room.animator.addBehavior(collision)
        run(60)
        #expect(room.log.lines == ["moves", "left meets right at 120, 120", "left leaves right"])
        // Equal masses change their speeds.
        #expect(abs(solid.linearVelocity(for: left).dx) < 1 && abs(solid.linearVelocity(for: right).dx - 200) < 1)
        #expect(abs(left.center.x - 100) < 1 && right.center.x > 240)
        collision.collisionMode = .boundaries
        run(90)
        #expect(room.log.lines.contains("right meets the bounds"))
    }

    @Test("DY-10: no boundary lets the middle of anything through, however fast it is; it hears each by its name")
    func boundaries() {
        let ball = room.box("ball", x: 20, y: 180)
        let collision = CollisionBehavior(items: [ball])
        collision.collisionDelegate = room.log
        collision.addBoundary(withIdentifier: "wall", from: Point(x: 200, y: 0), to: Point(x: 200, y: 400))
        collision.addBoundary(withIdentifier: 7, for: Path(ovalIn: Rect(x: 0, y: 300, width: 300, height: 50)))
        #expect(collision.boundaryIdentifiers == [AnyHashable("wall"), AnyHashable(7)])
        #expect(collision.boundary(withIdentifier: "wall")?.bounds.minX == 200)
        let push = PushBehavior(items: [ball], mode: .instantaneous)
        push.setAngle(0, magnitude: 80)
        room.animator.addBehavior(collision)
        room.animator.addBehavior(push)
        let places = room.measured(30) { ball.center.x }
        #expect(places.allSatisfy { $0 < 180.1 } && abs(ball.center.x - 180) < 0.5 && !push.active)
        #expect(room.log.lines.contains("ball meets wall"))
        collision.removeBoundary(withIdentifier: "wall")
        push.active = true
        run(10)
        #expect(ball.center.x > 1000)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test(
        "DY-11: a push of 1 accelerates 100 by 100 points by 100 points per second squared, the half of it twice as fast"
    )
    func push() {
        let (large, small) = (room.box(x: 0, y: 0, 100, 100), room.box(x: 0, y: 200, 100, 50))
        let push = PushBehavior(items: [large, small], mode: .continuous)
        #expect(push.magnitude == 0 && push.active)
        push.pushDirection = Vector(dx: 1, dy: 0)
        room.animator.addBehavior(push)
        let (first, second) = (large.center.x, small.center.x)
        run(61)
        #expect(abs(large.center.x - first - 50) < 1 && abs(small.center.x - second - 100) < 2)
        push.active = false
        let solid = DynamicItemBehavior(items: [large])
        room.animator.addBehavior(solid)
        run(1)
        #expect(abs(solid.linearVelocity(for: large).dx - 100) < 2)
        let once = PushBehavior(items: [large], mode: .instantaneous)
        once.setTargetOffsetFromCenter(Vector(dx: 0, dy: -50), for: large)
        once.setAngle(.pi, magnitude: 1)
        #expect(once.targetOffsetFromCenter(for: large) == Vector(dx: 0, dy: -50))
        room.animator.addBehavior(once)
        run(3)
        #expect(abs(solid.linearVelocity(for: large).dx) < 3)
        // To the left above its middle: counterclockwise.
        #expect(solid.angularVelocity(for: large) < -1 && large.transform.b < 0 && !once.active)
    }

    @Test("DY-12: a snap leads an item to its point and upright, swinging the more the less it is damped")
    func snap() {
        func play(_ damping: Double) -> (over: Double, box: View, room: Room) {
            let room = Room()
            let box = room.box(x: 20, y: 20)
            box.transform = Transform(rotationAngle: 1)
            let snap = SnapBehavior(item: box, snapTo: Point(x: 200, y: 300))
            #expect(snap.damping == 0.5)
            snap.damping = damping
            room.animator.addBehavior(snap)
            return (room.measured(180) { box.center.x }.max() ?? 0, box, room)
        }
        let (loose, usual, stiff) = (play(0), play(0.5), play(1))
        #expect(loose.over > usual.over && usual.over > stiff.over && stiff.over < 200.5)
        for end in [usual, stiff] {
            #expect(end.box.center.distance(to: Point(x: 200, y: 300)) < 0.1 && abs(end.box.transform.b) < 0.001)
            #expect(end.room.log.lines == ["moves", "rests"])
        }
    }

    @Test("DY-13: what items are made of: braked, anchored, never turned, heavy; the behavior added last counts")
    func properties() {
        let (braked, free, anchored) = (room.box(x: 0, y: 0), room.box(x: 0, y: 100), room.box(x: 150, y: 200))
        let first = DynamicItemBehavior(items: [braked])
        first.resistance = 100
        let second = DynamicItemBehavior(items: [braked, free])
        second.resistance = 0
        let third = DynamicItemBehavior(items: [braked])
        third.resistance = 4
        let fixed = DynamicItemBehavior(items: [anchored])
        fixed.isAnchored = true
        for behavior in [first, second, third, fixed] { room.animator.addBehavior(behavior) }
        second.addLinearVelocity(Vector(dx: 100, dy: 0), for: braked)
        second.addLinearVelocity(Vector(dx: 100, dy: 0), for: free)
        fixed.addLinearVelocity(Vector(dx: 100, dy: 0), for: anchored)
        run(61)
        #expect(abs(free.center.x - 120) < 1 && abs(braked.center.x - 20 - 25 * 0.98) < 1)
        #expect(anchored.center == Point(x: 170, y: 220))
        let falling = room.box(x: 140, y: 100)
        let upright = DynamicItemBehavior(items: [falling])
        upright.allowsRotation = false
        room.animator.addBehavior(upright)
        room.animator.addBehavior(GravityBehavior(items: [falling]))
        room.animator.addBehavior(CollisionBehavior(items: [falling, anchored]))
        run(90)
        #expect(falling.transform.isIdentity && anchored.center == Point(x: 170, y: 220))
        #expect(abs(falling.center.y - 180) < 0.2)
    }

    @Test("DY-14: a box that lands with its corner on another one tips over; a ball rolls down a slope")
    func turning() {
        final class Ball: View {
            override var collisionBoundsType: CollisionBoundsType { .ellipse }
        }
        let (box, table) = (room.box(x: 130, y: 100), room.box(x: 60, y: 300, 85, 20))
        let fixed = DynamicItemBehavior(items: [table])
        fixed.isAnchored = true
        let ball = Ball(frame: Rect(x: 200, y: 20, width: 30, height: 30))
        room.host.window.addSubview(ball)
        let rough = DynamicItemBehavior(items: [ball])
        rough.friction = 1
        let collision = room.walls([box, table, ball])
        collision.addBoundary(withIdentifier: "slope", from: Point(x: 180, y: 100), to: Point(x: 300, y: 160))
        for behavior in [fixed, rough, GravityBehavior(items: [box, ball]), collision] {
            room.animator.addBehavior(behavior)
        }
        run(38)
        #expect(rough.angularVelocity(for: ball) > 1 && ball.center.x > 220)
        run(12)
        #expect(box.transform.b > 0.1)
        run(300)
        #expect(box.center.y > 320 && box.center.y < 381)
        #expect([box, ball].allSatisfy { $0.center.y < 400 && $0.center.x < 300 })
    }
}
