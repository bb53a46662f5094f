import FakeCompositor
import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("Touch matrix: what is drawn while a finger moves")
struct DrawingRowTests {
    /// How samples of a finger come, in milliseconds after the one before.
    struct Rate: Hashable, Sendable, CustomStringConvertible {
        var description: String
        /// The steps, over and over.
        var steps: [Int]

        static let all = [
            Rate(description: "240 Hz", steps: [4]), Rate(description: "60 Hz", steps: [17, 16, 17]),
            Rate(description: "30 Hz", steps: [33]), Rate(description: "jitter", steps: [3, 11, 6, 2, 14]),
            Rate(description: "gaps of 25 ms", steps: [8, 8, 25]),
        ]
    }

    @Test(
        "M16: what a scroll draws goes one way, never far beyond the finger, and ends where the finger does",
        arguments: CompositorProfile.all, Rate.all)
    func scroll(profile: CompositorProfile, rate: Rate) throws {
        let window = Window(title: "Scroll", size: Size(width: 200, height: 400))
        let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 400))
        scroller.contentSize = Size(width: 200, height: 4_000)
        scroller.contentOffset = Point(x: 0, y: 1_000)
        window.addSubview(scroller)
        let pair = try CompositorPair(window: window, profile: profile)
        pair.application.inputProfile = .adaptive(pointsPerInch: nil)
        pair.vblank()

        // A finger goes up by a point a millisecond; the display refreshes by itself as time passes.
        let finger = pair.seat.finger(id: 0)
        var place = 380
        var drawn: [Double] = []
        finger.down(at: Point(x: 100, y: Double(place)))
        for index in 0..<30 where place > 40 {
            let step = rate.steps[index % rate.steps.count]
            pair.advance(by: .milliseconds(step))
            place -= step
            finger.move(to: Point(x: 100, y: Double(place)))
            pair.settle()
            drawn.append(scroller.contentOffset.y)
        }
        let isForward = zip(drawn, drawn.dropFirst()).allSatisfy { $0 <= $1 }
        #expect(isForward, "\(drawn)")
        // A prediction is 8 ms at most, and so are its points.
        let isNear = (drawn.max() ?? 0) <= 1_000 + Double(380 - place) + 8
        #expect(isNear, "\(drawn)")

        // The finger rests, so that nothing is thrown, and lifts: 10 points are the slop.
        pair.advance(by: .milliseconds(300))
        finger.up()
        pair.advance(by: .seconds(1))
        #expect(scroller.contentOffset.y == 1_000 + Double(380 - place) - 10)
        try pair.verify()
    }
}
