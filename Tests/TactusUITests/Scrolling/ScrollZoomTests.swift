import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Scroll views: zoom")
struct ScrollZoomTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let log = Log()
    private let follower: ScrollFollower
    private let view = ScrollView(frame: Rect(0, 0, 200, 200))
    private let picture = View(frame: Rect(0, 0, 400, 400))

    init() {
        follower = ScrollFollower(log)
        view.delegate = follower
        view.contentSize = Size(width: 400, height: 400)
        view.addSubview(picture)
        view.maximumZoomScale = 4
        follower.zoomed = picture
        host.window.addSubview(view)
    }

    private func wait(_ milliseconds: Int) { host.advance(by: .milliseconds(milliseconds)) }

    /// The place of the picture that shows at a place of the view.
    private func content(at point: Point) -> Point { host.window.convert(point, to: picture) }

    @Test("SV-18: the place between two fingers stays between them, wherever they go")
    func pinch() {
        let (left, right) = (host.finger(), host.finger())
        left.down(at: Point(80, 100))
        right.down(at: Point(120, 100))
        left.move(to: Point(76, 100))
        right.move(to: Point(124, 100))  // here it begins
        let before = content(at: Point(100, 100))
        left.move(to: Point(52, 100))
        right.move(to: Point(148, 100))
        #expect(abs(view.zoomScale - 2) < 1e-9 && view.isZooming)
        #expect(content(at: Point(100, 100)).distance(to: before) <= 0.5)
        #expect(view.contentSize == Size(width: 800, height: 800) && picture.frame.origin == .zero)
        left.move(to: Point(72, 120))
        right.move(to: Point(168, 120))
        #expect(content(at: Point(120, 120)).distance(to: before) <= 1)
        left.up()
        right.up()
        #expect(log.take().filter { $0.hasPrefix("zoom") } == ["zoom", "zoomed 2.0"])
    }

    @Test("SV-18: one finger that stays draws the content on, without a jump")
    func oneFingerLeft() {
        let (left, right) = (host.finger(), host.finger())
        left.down(at: Point(80, 100))
        right.down(at: Point(120, 100))
        left.move(to: Point(60, 100))
        right.move(to: Point(140, 100))
        left.move(to: Point(40, 100))
        right.move(to: Point(160, 100))
        left.up()
        let place = view.contentOffset
        right.move(to: Point(150, 90))
        #expect((view.contentOffset - place).length < 16)
        right.move(to: Point(140, 80))
        #expect(view.contentOffset.y > place.y)
        right.up()
        #expect(!view.isZooming)
    }

    @Test("SV-18: beyond its limits the content gives way, and comes back")
    func beyondTheLimits() {
        let limits = ZoomLimits(minimum: 1, maximum: 4, bounces: true)
        #expect(limits.shown(3) == 3)
        #expect(abs(limits.shown(8) - 4 * 1.2787) < 0.01)  // over 1: r = 1 − 1/1.55 = 0.3548
        #expect(abs(limits.shown(0.5) - 1 / 1.2787) < 0.01)
        #expect(abs(limits.pulled(limits.shown(8)) - 8) < 1e-9)
        #expect(ZoomLimits(minimum: 1, maximum: 4, bounces: false).shown(8) == 4)

        let (left, right) = (host.finger(), host.finger())
        left.down(at: Point(20, 100))
        right.down(at: Point(180, 100))
        left.move(to: Point(60, 100))
        right.move(to: Point(140, 100))
        #expect(view.zoomScale < 1 && view.zoomScale > 0.7)
        left.up()
        right.up()
        #expect(view.isZoomBouncing)
        wait(1500)
        #expect(view.zoomScale == 1 && !view.isZoomBouncing && view.contentSize == Size(width: 400, height: 400))
        #expect(log.take().filter { $0.hasPrefix("zoom") } == ["zoom", "zoomed 1.0"])
        view.bouncesZoom = false
        host.pinch(at: Point(100, 100), from: 60, to: 20)
        #expect(view.zoomScale == 1)
    }

    @Test("SV-18: a program zooms about the middle, or to a part of the content")
    func programs() {
        view.setZoomScale(2, animated: false)
        #expect(view.zoomScale == 2 && view.contentOffset == Point(100, 100))
        #expect(log.take() == ["zoom", "zoomed 2.0"])
        view.zoomScale = 99
        #expect(view.zoomScale == 4)
        view.zoom(to: Rect(0, 0, 100, 100), animated: true)
        wait(150)
        #expect(view.zoomScale < 4 && view.zoomScale > 2)
        wait(200)
        #expect(view.zoomScale == 2 && view.contentOffset == .zero)
        view.zoom(to: Rect(300, 300, 1, 1), animated: false)
        #expect(view.zoomScale == 4 && content(at: Point(100, 100)).distance(to: Point(300.5, 300.5)) < 1)
    }

    @Test("SV-18: what is seen on the way goes evenly to where it shall be")
    func course() {
        let course = ZoomTrajectory(
            start: .zero, from: ZoomPosition(scale: 1, offset: .zero),
            to: ZoomPosition(scale: 4, offset: Point(400, 400)),
            along: EasedCurve(start: 0, end: 1, duration: 0.3))
        let middle = course.position(at: Instant(seconds: 0.15))
        // Half way the rectangle has half of its way behind it, and lost half of what it loses.
        #expect(abs(1 / middle.scale - 0.625) < 1e-9 && abs(middle.offset.x / middle.scale - 50) < 1e-9)
        #expect(course.position(at: Instant(seconds: 1)) == ZoomPosition(scale: 4, offset: Point(400, 400)))
    }

    @Test("SV-18: with Control a notch of a wheel zooms by 1.1 at the pointer")
    func wheel() {
        host.pointer.enter(at: Point(150, 50))
        let before = content(at: Point(150, 50))
        host.keyboard.down(.keyboardLeftControl, holding: .control)
        host.pointer.turnWheel(by: Vector(dx: 0, dy: 1))
        host.pointer.turnWheel(by: Vector(dx: 0, dy: 1))
        host.keyboard.up(.keyboardLeftControl)
        #expect(abs(view.zoomScale - 1.21) < 1e-9)
        #expect(content(at: Point(150, 50)).distance(to: before) <= 1)
        wait(500)
        #expect(view.zoomScale > 1.2)
    }

    @Test("SV-18: a touchpad zooms what the pointer is over")
    func touchpad() {
        host.touchpad(at: Point(100, 100)).pinch(to: 2, over: .milliseconds(100))
        wait(100)
        #expect(abs(view.zoomScale - 2) < 0.01)
    }

    @Test("SV-18: content that constraints place is zoomed like any other, and may change its size meanwhile")
    func constraints() {
        picture.translatesAutoresizingMaskIntoConstraints = false
        let width = picture.widthAnchor.constraint(equalToConstant: 400)
        let guide = view.contentLayoutGuide
        for constraint in [
            picture.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
            picture.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
            picture.topAnchor.constraint(equalTo: guide.topAnchor),
            picture.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            picture.heightAnchor.constraint(equalToConstant: 300), width,
        ] {
            constraint.isActive = true
        }
        host.settle()
        view.setZoomScale(2, animated: false)
        host.settle()
        #expect(view.contentSize == Size(width: 840, height: 600) && picture.frame == Rect(20, 0, 800, 600))
        #expect(picture.bounds == Rect(0, 0, 400, 300))
        width.constant = 500
        host.settle()
        #expect(view.contentSize == Size(width: 1040, height: 600) && picture.frame == Rect(20, 0, 1000, 600))
        #expect(view.zoomScale == 2)
        view.setZoomScale(1, animated: true)
        wait(320)
        #expect(view.contentSize == Size(width: 520, height: 300) && picture.frame == Rect(10, 0, 500, 300))
    }

    @Test("SV-18: without limits that differ, or a view, nothing is zoomed")
    func nothing() {
        #expect(view.pinchGestureRecognizer != nil)
        follower.zoomed = nil
        host.pinch(at: Point(100, 100), from: 20, to: 60)
        view.setZoomScale(3, animated: false)
        #expect(view.zoomScale == 1)
        view.maximumZoomScale = 1
        #expect(view.pinchGestureRecognizer == nil)
    }
}
