import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Animated gradients and masks")
struct GradientAnimationTests {
    private let host = TestHost(size: Size(width: 40, height: 20))
    private let view = View(frame: Rect(0, 0, 40, 20))

    init() {
        host.window.backgroundColor = .black
        host.window.addSubview(view)
        host.settle()
    }

    private func gradient(_ from: Color, _ to: Color) -> Gradient {
        .linear(from: from, at: Point(0, 0), to: to, at: Point(1, 0))
    }

    /// Whether a pixel's channel is about as bright as a number says.
    private func isNear(_ x: Int, _ shift: Int, _ value: Int) -> Bool {
        abs(Int(host.picture[x, 10] >> shift & 0xFF) - value) < 14
    }

    @Test("AP-30: a gradient goes to another little by little, and is exactly that in the end")
    func colors() throws {
        view.backgroundGradient = gradient(.black, .red)
        host.settle()
        let animator = PropertyAnimator(duration: .seconds(1), curve: .linear) { [view] in
            view.backgroundGradient = gradient(.black, .blue)
        }
        animator.fractionComplete = 0.5
        host.settle()
        #expect(isNear(39, 16, 127) && isNear(39, 0, 127) && isNear(0, 16, 0))
        animator.startAnimation()
        host.clock.advance(by: .seconds(1))
        let picture = try host.picture.pngContents()
        view.backgroundGradient = nil
        view.backgroundGradient = gradient(.black, .blue)
        host.settle()
        #expect(try host.picture.pngContents() == picture)
    }

    @Test("AP-30: one that comes from nothing fades in, and one that goes there fades out")
    func fading() {
        let animator = PropertyAnimator(duration: .seconds(1), curve: .linear) { [view] in
            view.backgroundGradient = gradient(.red, .red)
        }
        animator.fractionComplete = 0.5
        host.settle()
        #expect(isNear(20, 16, 127))
        animator.stopAnimation(true)
        #expect(view.backgroundGradient?.stops.allSatisfy { abs($0.color.alpha - 0.5) < 0.01 } == true)
    }

    @Test("AP-30: lines move, and stops of either side count")
    func shapes() throws {
        let former = Gradient(
            .linear(start: Point(0, 0), end: Point(1, 0)),
            stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)])
        let goal = Gradient(
            .linear(start: Point(0, 0), end: Point(0, 1)),
            stops: [
                .init(location: 0, color: .black), .init(location: 0.5, color: .red), .init(location: 1, color: .white),
            ])
        let half = try #require(Gradient.blend(from: former, to: goal, share: 0.5, in: ColorTraits()))
        #expect(half.shape == .linear(start: Point(0, 0), end: Point(0.5, 0.5)))
        #expect(half.stops.map(\.location) == [0, 0.5, 1])
        #expect(abs(half.stops[1].color.red - 0.75) < 0.01 && abs(half.stops[1].color.green - 0.25) < 0.01)
        #expect(Gradient.blend(from: former, to: goal, share: 1, in: ColorTraits()) == goal)
        #expect(Gradient.blend(from: nil, to: nil, share: 0.5, in: ColorTraits()) == nil)
    }

    @Test("AP-30: a mask moves and fades as any view, and rests when its view leaves")
    func masks() {
        view.backgroundColor = .white
        let mask = View(frame: Rect(0, 0, 0, 20))
        mask.backgroundColor = .black
        view.mask = mask
        host.settle()
        View.animate(duration: .seconds(1), curve: .linear) { mask.frame = Rect(0, 0, 40, 20) }
        host.settle()
        #expect(host.picture.hex(5, 10) == "000000")
        host.clock.advance(by: .milliseconds(500))
        #expect(host.picture.hex(15, 10) == "FFFFFF" && host.picture.hex(30, 10) == "000000")
        host.clock.advance(by: .milliseconds(600))
        #expect(host.picture.hex(38, 10) == "FFFFFF")

        View.animate(duration: .seconds(1)) { mask.alpha = 0 }
        view.removeFromSuperview()
        #expect(mask.animations == nil)
        host.window.addSubview(view)
        View.animate(duration: .seconds(1)) { mask.alpha = 1 }
        view.mask = nil
        #expect(mask.animations == nil)
    }
}
