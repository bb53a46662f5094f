import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Animated views")
struct ViewAnimationTests {
    private let host = TestHost(size: Size(width: 400, height: 100))
    private let view = View(frame: Rect(0, 0, 20, 20))
    private let log = Log()

    init() {
        view.backgroundColor = .red
        host.window.addSubview(view)
        host.settle()
    }

    /// Where the view's middle is shown after each tenth of a second, in whole points.
    private func places(_ count: Int) -> [Int] {
        (0..<count).map { _ in
            host.clock.advance(by: .milliseconds(100))
            return Int(view.presentedCenter.x.rounded())
        }
    }

    /// In half a second, by 100 points, without easing.
    private func move(_ options: AnimationOptions = []) {
        View.animate(duration: .milliseconds(500), curve: .linear, options: options) {
            view.center.x = 110
        } completion: {
            log.add("done \($0)")
        }
    }

    @Test("the duration of the animation whose closure runs is known there, and zero elsewhere")
    func inheritedDuration() {
        var durations: [Duration] = [View.inheritedAnimationDuration]
        View.animate(duration: .milliseconds(300)) {
            durations.append(View.inheritedAnimationDuration)
            View.performWithoutAnimation { durations.append(View.inheritedAnimationDuration) }
            View.animate(duration: .milliseconds(100)) { durations.append(View.inheritedAnimationDuration) }
            durations.append(View.inheritedAnimationDuration)
        }
        durations.append(View.inheritedAnimationDuration)
        #expect(durations == [0, 300, 0, 100, 300, 0].map { .milliseconds($0) })
    }

    @Test("HT-11: the model is there at once, and what is shown follows in the time that it was given")
    func follows() {
        move()
        #expect(view.center.x == 110)
        #expect(view.presentedCenter.x == 10)
        let places = places(6)
        // A frame shows what will be right when it is seen, one refresh of 3 points later at most.
        for (place, exact) in zip(places, [30, 50, 70, 90, 110, 110]) { #expect(abs(place - exact) <= 4) }
        #expect(log.lines == ["done true"])
    }

    @Test("nothing ticks when nothing moves: frames come while it runs, not while it waits, and not after")
    func frames() {
        View.animate(duration: .milliseconds(200), delay: .milliseconds(300)) { view.center.x = 110 }
        host.settle()
        let before = host.surface.paintedRegions.count
        host.advance(by: .milliseconds(250))
        #expect(host.surface.paintedRegions.count == before)
        host.advance(by: .milliseconds(250))
        let during = host.surface.paintedRegions.count - before
        #expect((10...14).contains(during))
        host.settle()
        let after = host.surface.paintedRegions.count
        host.advance(by: .seconds(2))
        #expect(host.surface.paintedRegions.count == after)
        #expect(!host.scene.isFramePending)
        #expect(view.animations == nil)
    }

    @Test(
        "HT-2, CF-209: a view takes no touches while it is animated, unless that is allowed, and then where it was set to be"
    )
    func touches() {
        let touched = LoggedView("view", Rect(0, 0, 20, 20), log)
        host.window.addSubview(touched)
        View.animate(duration: .milliseconds(500)) { touched.center.x = 110 }
        host.advance(by: .milliseconds(100))
        host.finger().tap(at: Point(110, 10))
        #expect(log.take() == [])
        host.advance(by: .milliseconds(500))
        host.finger().tap(at: Point(110, 10))
        #expect(log.take() == ["view began", "view ended"])

        View.animate(duration: .milliseconds(500), options: .allowUserInteraction) { touched.center.x = 10 }
        host.advance(by: .milliseconds(100))
        host.finger().tap(at: Point(10, 10))
        #expect(log.take() == ["view began", "view ended"])
    }

    @Test("an animation that overtakes another goes on from where the view is shown, without a jump")
    func overtaking() {
        move()
        host.advance(by: .milliseconds(250))
        let caught = view.presentedCenter.x
        View.animate(duration: .milliseconds(500)) { view.center.x = 10 }
        #expect(view.presentedCenter.x == caught)
        host.settle()
        #expect(abs(view.presentedCenter.x - caught) < 8)
        host.advance(by: .seconds(1))
        #expect(view.presentedCenter.x == 10)
        #expect(log.lines == ["done true"])
    }

    /// How fast the view is shown to move from each frame to the next, in points a frame.
    private func speeds(_ body: () -> Void) -> [Double] {
        let frames = FrameLog(of: view)
        host.application.addDeliveryObserver(frames)
        defer { host.application.removeDeliveryObserver(frames) }
        body()
        return zip(frames.places.dropFirst(), frames.places).map { $0 - $1 }
    }

    /// Where it turns, the frame in which it stands still is not shown (AP-26).
    private func changes(of speeds: [Double]) -> [Double] {
        zip(speeds.dropFirst(), speeds).map { $0 * $1 < 0 ? max(abs($0), abs($1)) : abs($0 - $1) }
    }

    @Test("an animation that overtakes another takes over its speed, wherever it goes", arguments: [10.0, 160, 610])
    func overtakingSpeed(target: Double) throws {
        let undisturbed = speeds {
            View.animate(duration: .milliseconds(500)) { view.center.x = 310 }
            host.advance(by: .seconds(1))
        }
        let greatestChange = try #require(changes(of: undisturbed).max())
        view.center.x = 10
        host.settle()

        let speeds = speeds {
            View.animate(duration: .milliseconds(500)) { view.center.x = 310 }
            host.advance(by: .milliseconds(250))
            #expect((100...220).contains(view.presentedCenter.x))
            View.animate(duration: .milliseconds(500)) { view.center.x = target }
            host.advance(by: .seconds(1))
        }
        #expect(view.presentedCenter.x == target)
        // In the middle of its way it makes twice the mean speed of 10 points a frame; what follows changes
        // that little by little.
        #expect(try #require(speeds.max()) > 15)
        let way = max(abs(target - 310), 300) / 300
        #expect(changes(of: speeds).allSatisfy { $0 <= greatestChange * (1 + way) }, "\(speeds)")
    }

    @Test("a spring takes over a finger's speed, and arrives")
    func spring() {
        View.animate(spring: .smooth, initialVelocity: Vector(dx: 2_000, dy: 0)) { view.center.x = 110 }
        let shown = places(20)
        #expect((shown.max() ?? 0) > 110)  // thrown beyond
        #expect(shown.last == 110)
        #expect(view.animations == nil)
    }

    @Test("everything that can be animated is shown half way at half time")
    func properties() {
        View.animate(duration: .seconds(1), curve: .linear) {
            view.frame = Rect(100, 40, 60, 40)
            view.bounds.origin = Point(10, 0)
            view.transform = Transform(rotationAngle: .pi / 2)
            view.alpha = 0
            view.backgroundColor = .blue
            view.cornerRadius = 10
        }
        let half = view.animations?.state(from: view.modelState, at: host.clock.now + .milliseconds(500))
        #expect(half?.geometry.position == Point(50, 20))
        #expect(half?.geometry.bounds == Rect(5, 0, 40, 30))
        #expect(abs((half?.geometry.transform.b ?? 0) - 0.5.squareRoot()) < 1e-9)
        #expect(half?.appearance.alpha == 0.5)
        #expect(half?.appearance.backgroundColor == Color(red: 0.5, green: 0, blue: 0.5))
        #expect(half?.appearance.ornaments.cornerRadii == 5)
    }

    @Test("what is painted is what is shown")
    func pixels() {
        View.animate(duration: .seconds(1), curve: .linear) { view.center.x = 110 }
        host.advance(by: .milliseconds(500))
        let left = Int(view.presentedFrame.minX.rounded())
        #expect((48...54).contains(left))
        #expect(host.picture.color(at: PixelPoint(x: left + 10, y: 10)) == .red)
        #expect(host.picture.color(at: PixelPoint(x: 5, y: 10)) != .red)
        #expect(host.picture.color(at: PixelPoint(x: 110, y: 10)) != .red)
    }

    @Test("there and back: in the end it is where it was, and that is the end")
    func autoreverse() {
        move(.autoreverse)
        let shown = places(10)
        #expect(abs(shown[4] - 110) <= 4 && abs(shown[7] - 50) <= 4)
        host.advance(by: .milliseconds(50))
        #expect(view.center.x == 10)
        #expect(log.lines == ["done true"])
    }

    @Test("what repeats does so until the view leaves, and then says that it has not come to its end")
    func repeating() {
        move(.repeat)
        let shown = places(10)
        #expect(abs(shown[2] - 70) <= 4 && abs(shown[7] - 70) <= 4)
        #expect(log.take() == [])
        view.removeFromSuperview()
        host.settle()
        #expect(log.take() == ["done false"])
        #expect(view.animations == nil)
        host.advance(by: .seconds(1))
        #expect(!host.scene.isFramePending)
    }

    @Test("a view in no window changes at once")
    func windowless() {
        view.removeFromSuperview()
        move()
        #expect(view.presentedCenter.x == 110)
        #expect(log.lines == ["done true"])
    }

    @Test("without animation inside an animation")
    func performWithoutAnimation() {
        View.animate(duration: .seconds(1)) {
            View.performWithoutAnimation { view.center.x = 110 }
            view.alpha = 0.5
        }
        #expect(view.presentedCenter.x == 110)
        #expect(view.shownAppearance.alpha == 1)
    }

    @Test("AP-60: an animation that begins where there is to be none, or while they are off, is at its end at once")
    func switchedOff() {
        var done: [Bool] = []
        View.performWithoutAnimation {
            View.animate(duration: .seconds(1), animations: { view.center.x = 110 }, completion: { done.append($0) })
            #expect(!View.areAnimationsEnabled)
        }
        #expect(view.presentedCenter.x == 110 && done == [true] && View.areAnimationsEnabled)
        View.setAnimationsEnabled(false)
        defer { View.setAnimationsEnabled(true) }
        View.animate(duration: .seconds(1), animations: { view.alpha = 0.5 }, completion: { done.append($0) })
        View.performWithoutAnimation {}
        #expect(view.presentedAlpha == 0.5 && done == [true, true] && !View.areAnimationsEnabled)
    }

    @Test("with less motion, places change at once, and colours little by little")
    func reducedMotion() {
        host.application.isReduceMotionEnabled = true
        View.animate(duration: .seconds(1)) {
            view.center.x = 110
            view.alpha = 0
        }
        #expect(view.presentedCenter.x == 110)
        #expect(view.shownAppearance.alpha == 1)
        host.advance(by: .milliseconds(1100))
        #expect(view.shownAppearance.alpha == 0)
    }

    @Test("subviews of an animated view move along, and their layout is animated when it is made inside")
    func layout() {
        final class Row: View {
            let child = View()
            override func layoutSubviews() { child.frame = Rect(bounds.size.width - 10, 0, 10, 10) }
        }
        let row = Row(frame: Rect(0, 50, 20, 20))
        row.addSubview(row.child)
        host.window.addSubview(row)
        host.settle()
        View.animate(duration: .seconds(1), curve: .linear) {
            row.frame.size.width = 120
            row.layoutIfNeeded()
        }
        #expect(row.child.frame.minX == 110)
        #expect(row.child.presentedFrame.minX == 10)
        host.advance(by: .milliseconds(500))
        #expect(abs(row.child.presentedFrame.minX - 60) <= 4)
    }

    @Test("an animation can be awaited to its end")
    func awaiting() async {
        let animation = View.animate(duration: .milliseconds(200)) { view.alpha = 0 }
        async let position = animation.completion()
        await Task.yield()
        host.advance(by: .milliseconds(300))
        #expect(await position == .end)
        #expect(await animation.completion() == .end, "asked when it is over")
    }

    @Test("who waits for what was never begun waits until the task is cancelled, and the animation does not mind")
    func cancelled() async {
        let animator = PropertyAnimator(duration: .milliseconds(200)) { view.alpha = 0 }
        let waiting = Task { await animator.completion() }
        while animator.waiters.isEmpty { await Task.yield() }
        waiting.cancel()
        #expect(await waiting.value == .current)
        #expect(animator.waiters.isEmpty && animator.state == .inactive)
        let late = Task { await animator.completion() }
        late.cancel()
        #expect(await late.value == .current)
        async let position = animator.completion()
        while animator.waiters.isEmpty { await Task.yield() }
        animator.startAnimation()
        host.advance(by: .milliseconds(300))
        #expect(await position == .end)
    }
}

/// Notes where a view is shown in each frame.
private final class FrameLog: DeliveryObserver {
    private let view: View
    private(set) var places: [Double] = []

    init(of view: View) { self.view = view }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        if case .commit = stage { places.append(view.presentedCenter.x) }
    }
}
