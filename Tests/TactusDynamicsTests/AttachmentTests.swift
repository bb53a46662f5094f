import TactusDynamics
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("What moves as a body: attachments")
struct AttachmentTests {
    let room = Room()

    private func run(_ frames: Int) { _ = room.measured(frames) {} }

    @Test("DY-15: a rod keeps its length: a pendulum swings to the other side, as far, and back")
    func rod() {
        let bob = room.box(x: 230, y: 80)
        let anchor = Point(x: 150, y: 100)
        let rod = AttachmentBehavior(item: bob, attachedToAnchor: anchor)
        #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor && rod.items.count == 1)
        room.animator.addBehavior(rod)
        room.animator.addBehavior(GravityBehavior(items: [bob]))
        let places = room.measured(150) { bob.center }
        #expect(places.allSatisfy { abs($0.distance(to: anchor) - 100) < 1.5 })
        let left = places.map(\.x).min() ?? 0
        #expect(left < 56 && places.map(\.y).max().map { abs($0 - 200) < 1.5 } == true)
        #expect(places.suffix(60).map(\.x).max().map { $0 > 240 } == true)
    }

    @Test("DY-15: a spring swings, and comes to rest where gravity and it are even")
    func spring() {
        let bob = room.box(x: 130, y: 130)
        let spring = AttachmentBehavior(item: bob, attachedToAnchor: Point(x: 150, y: 100))
        (spring.length, spring.frequency, spring.damping) = (50, 2, 0.3)
        room.animator.addBehavior(spring)
        room.animator.addBehavior(GravityBehavior(items: [bob]))
        let heights = room.measured(300) { bob.center.y }
        // ω² is 158 for 2 Hz: 1,000 points per second squared stretch it by 6.3 points.
        #expect(abs(bob.center.y - 156.3) < 0.5)
        #expect((heights.max() ?? 0) > 157 && room.log.lines == ["moves", "rests"])
    }

    @Test("DY-16: a card follows the finger that holds it by a corner, turns, and flies on as fast as it went")
    func drag() {
        let card = room.box(x: 100, y: 100, 80, 80)
        let solid = DynamicItemBehavior(items: [card])
        solid.angularResistance = 2
        let touch = Point(x: 170, y: 110)
        let hold = AttachmentBehavior(item: card, offsetFromCenter: touch - card.center, attachedToAnchor: touch)
        #expect(hold.length == 0)
        room.animator.addBehavior(solid)
        room.animator.addBehavior(hold)
        for step in 1...20 {
            hold.anchorPoint = Point(x: 170, y: 110 + Double(step) * 5)
            run(1)
        }
        let corner = card.convert(Point(x: 70, y: 10), to: room.host.window)
        #expect(corner.distance(to: hold.anchorPoint) < 8 && card.transform.b > 0.05)
        room.animator.removeBehavior(hold)
        #expect(solid.linearVelocity(for: card).dy > 120)
        let height = card.center.y
        run(10)
        #expect(card.center.y > height + 20)
    }

    @Test("DY-17: a string lets come nearer, glue lets neither move, a nail turns, a rail leads")
    func kinds() {
        let (post, first, second) = (room.box(x: 130, y: 20), room.box(x: 130, y: 80), room.box(x: 200, y: 20))
        let fixed = DynamicItemBehavior(items: [post])
        fixed.isAnchored = true
        let string = AttachmentBehavior.limitAttachment(
            with: post, offsetFromCenter: .zero, attachedTo: first, offsetFromCenter: .zero)
        string.length = 100
        let glue = AttachmentBehavior.fixedAttachment(
            with: post, attachedTo: second, attachmentAnchor: Point(x: 185, y: 40))
        let rider = room.box(x: 20, y: 200)
        let rail = AttachmentBehavior.slidingAttachment(
            with: rider, attachmentAnchor: Point(x: 40, y: 220), axisOfTranslation: Vector(dx: 1, dy: 1))
        rail.attachmentRange = -10...70
        let (door, frame) = (room.box(x: 240, y: 200, 40, 10), room.box(x: 220, y: 195, 20, 20))
        fixed.addItem(frame)
        let nail = AttachmentBehavior.pinAttachment(
            with: frame, attachedTo: door, attachmentAnchor: Point(x: 240, y: 205))
        nail.attachmentRange = 0...1
        #expect(nail.attachedBehaviorType == .items)
        let gravity = GravityBehavior(items: [first, second, rider, door])
        for behavior in [fixed, string, glue, rail, nail, gravity] { room.animator.addBehavior(behavior) }
        run(300)
        #expect(abs(first.center.y - 140) < 1 && abs(first.center.x - 150) < 0.1)
        #expect(second.center.distance(to: Point(x: 220, y: 40)) < 2 && abs(second.transform.b) < 0.03)
        #expect(abs(rider.center.x - rider.center.y + 180) < 1 && rider.transform.b.magnitude < 0.01)
        #expect(rider.center.distance(to: Point(x: 40, y: 220)) < 71 && rider.center.x > 85)
        #expect(door.convert(Point(x: 0, y: 5), to: room.host.window).distance(to: Point(x: 240, y: 205)) < 1)
        #expect(abs(door.transform.b - 0.84) < 0.05)
        #expect(room.log.lines.last == "rests")
    }

    @Test("DY-17: items that are tied to each other keep their distance, and move together")
    func chain() {
        let boxes = (0..<4).map { room.box(x: 20 + Double($0) * 60, y: 40, 20, 20) }
        let fixed = DynamicItemBehavior(items: [boxes[0]])
        fixed.isAnchored = true
        room.animator.addBehavior(fixed)
        for (first, second) in zip(boxes, boxes.dropFirst()) {
            room.animator.addBehavior(AttachmentBehavior(item: first, attachedTo: second))
        }
        let solid = DynamicItemBehavior(items: Array(boxes.dropFirst()))
        solid.resistance = 2
        room.animator.addBehavior(solid)
        room.animator.addBehavior(GravityBehavior(items: boxes))
        run(700)
        #expect(boxes[0].center == Point(x: 30, y: 50))
        for (index, box) in boxes.enumerated() {
            #expect(abs(box.center.x - 30) < 3 && abs(box.center.y - 50 - 60 * Double(index)) < 3)
        }
    }
}
