import TactusTesting

@testable import TactusControls
@testable import TactusUI

/// A window of 200 × 200 points with what scrolls in it, and who follows that.
@MainActor
struct ScrollBench {
    let host = TestHost(size: Size(width: 200, height: 200))
    let log = Log()
    let follower: ScrollFollower

    init() { follower = ScrollFollower(log) }
}

/// A suite of tests of scroll views that fill their window.
@MainActor
protocol ScrollSuite {
    var bench: ScrollBench { get }
}

extension ScrollSuite {
    var host: TestHost { bench.host }
    var log: Log { bench.log }
    var follower: ScrollFollower { bench.follower }

    /// A followed scroll view that fills the window.
    func makeScrollView(_ width: Double = 200, _ height: Double = 3000) -> ScrollView {
        let view = ScrollView(frame: Rect(0, 0, 200, 200))
        view.contentSize = Size(width: width, height: height)
        view.delegate = follower
        host.window.addSubview(view)
        return view
    }

    /// Throws the content up, at 1000 points a second: the finger goes 110 points, the content 100 of them.
    func fling(_ finger: Finger, down: Bool = false) {
        let (from, to) = down ? (70.0, 180.0) : (180, 70)
        finger.down(at: Point(100, from))
        for step in 1...11 {
            host.clock.advance(by: .milliseconds(10))
            finger.move(to: Point(100, from + (to - from) * Double(step) / 11))
        }
        finger.up()
    }

    func wait(_ milliseconds: Int) { host.advance(by: .milliseconds(milliseconds)) }

    /// Lets time go by.
    ///
    /// - Returns: Where the content was in each frame, by when that frame was to be seen.
    func offsets(of view: ScrollView, during milliseconds: Int) -> [(moment: Instant, offset: Point)] {
        var shown: [(moment: Instant, offset: Point)] = []
        let link = host.scene.addDisplayLink { shown.append(($0.presentation, view.contentOffset)) }
        defer { link.invalidate() }
        wait(milliseconds)
        return shown
    }
}
