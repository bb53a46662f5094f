import RandomNumbers
import TactusGeometry
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@Suite("Resampling of motion")
struct MotionResamplerTests {
    private let refresh = Duration.nanoseconds(16_666_667)

    private func instant(_ milliseconds: Double) -> Instant {
        Instant(nanoseconds: 1_000_000_000 + Int64(milliseconds * 1_000_000))
    }

    /// A finger that runs at one point a millisecond, sampled at these times.
    private func resampler(_ times: [Double]) -> MotionResampler {
        var resampler = MotionResampler()
        for time in times { resampler.add(Point(x: time, y: 0), at: instant(time)) }
        return resampler
    }

    @Test("between two samples the place is on the way from one to the other, 5 ms before the frame")
    func interpolates() {
        var resampler = resampler([0, 8, 16])
        #expect(abs((resampler.position(at: instant(17), interval: refresh)?.x ?? 0) - 12) < 1e-6)
    }

    @Test("beyond the newest sample it goes on by half the last gap, and 8 ms at most")
    func extrapolates() {
        var near = resampler([0, 4])
        #expect(abs((near.position(at: instant(20), interval: refresh)?.x ?? 0) - 6) < 1e-6)
        var far = resampler([0, 19])
        #expect(abs((far.position(at: instant(40), interval: refresh)?.x ?? 0) - 27) < 1e-6)
    }

    @Test("samples under 2 or over 20 ms apart are not gone on from; a finger that rests for 40 ms is where it is")
    func refuses() {
        var close = resampler([0, 1])
        #expect(close.position(at: instant(8), interval: refresh) == Point(x: 1, y: 0))
        var wide = resampler([0, 25])
        #expect(wide.position(at: instant(35), interval: refresh) == Point(x: 25, y: 0))
        var rest = resampler([0, 8, 16])
        #expect(rest.position(at: instant(60), interval: refresh) == Point(x: 20, y: 0))
        #expect(rest.position(at: instant(62), interval: refresh) == Point(x: 16, y: 0))
        var none = MotionResampler()
        #expect(none.position(at: instant(0), interval: refresh) == nil)
        none.add(Point(x: 3, y: 4), at: instant(0))
        #expect(none.position(at: instant(9), interval: refresh) == Point(x: 3, y: 4))
    }

    @Test("M16: samples in step with the display are drawn as they are")
    func inStep() {
        var resampler = MotionResampler()
        for step in 0..<20 {
            let time = Double(step) * 16.6667
            resampler.add(Point(x: time, y: 0), at: instant(time + (step % 2 == 0 ? 0.3 : 0)))
            let place = resampler.position(at: instant(time + 3), interval: refresh)
            if step > 6 { #expect(place == Point(x: time, y: 0)) }
        }
    }

    @Test(
        "M16: on a finger that goes one way, places go that way, stay within half a gap of the samples, and are even",
        arguments: [30.0, 60, 90, 120, 240], 0..<8)
    func properties(rate: Double, seed: UInt64) {
        var random = SplitMix(seed: seed)
        var resampler = MotionResampler()
        var drawn: [Double] = []
        var next = 0.0
        var position = 0.0
        var newest = 0.0
        for frame in 0..<120 {
            let time = Double(frame) * 16.6667
            while next <= time {
                position += Double.random(in: 0...3, using: &random)
                newest = position
                resampler.add(Point(x: position, y: 0), at: instant(next))
                next += 1000 / rate * Double.random(in: 0.9...1.1, using: &random)
            }
            guard let place = resampler.position(at: instant(time), interval: refresh) else { continue }
            if let last = drawn.last { #expect(place.x >= last - 1e-9) }
            #expect(place.x <= newest + 1.5 + 1e-6)
            #expect(place.x >= newest - 3 * (rate / 60 + 2))
            drawn.append(place.x)
        }
    }

    @Test("time that stands still or goes back makes no speed")
    func oddTimes() {
        var resampler = MotionResampler()
        for step in 0..<10 { resampler.add(Point(x: Double(step), y: 0), at: instant(5)) }
        #expect(resampler.position(at: instant(10), interval: refresh) == Point(x: 9, y: 0))
        resampler.add(Point(x: 50, y: 0), at: instant(1))
        #expect(resampler.position(at: instant(12), interval: refresh) == Point(x: 50, y: 0))
    }
}

@MainActor
@Suite("Scrolling evenly")
struct ResampledScrollTests {
    @Test("a scroll view that goes while a finger draws it asks for no more frames")
    func gone() {
        let host = TestHost(size: Size(width: 300, height: 400))
        var profile = InputProfile.uikit
        profile.resamplesScrolling = true
        host.application.inputProfile = profile
        var scroll: ScrollView? = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
        scroll?.contentSize = Size(width: 300, height: 5000)
        scroll.map(host.window.addSubview)
        let finger = host.finger()
        finger.down(at: Point(x: 150, y: 390))
        finger.move(to: Point(x: 150, y: 300))
        #expect(host.scene.displayLinks.count == 1)
        scroll?.removeFromSuperview()
        scroll = nil
        host.advance(by: .milliseconds(100))
        #expect(host.scene.displayLinks.isEmpty)
        finger.up()
    }

    private func run(resamples: Bool) -> [Double] {
        let host = TestHost(size: Size(width: 300, height: 400))
        var profile = InputProfile.uikit
        profile.resamplesScrolling = resamples
        host.application.inputProfile = profile
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
        scroll.contentSize = Size(width: 300, height: 5000)
        host.window.addSubview(scroll)
        host.clock.advance(by: .milliseconds(100))
        let finger = host.finger()
        finger.down(at: Point(x: 150, y: 390))
        var offsets: [Double] = []
        for step in 1...30 {  // 90 samples a second, 6 points each
            host.clock.advance(by: .microseconds(11_111))
            finger.move(to: Point(x: 150, y: 390 - Double(step) * 6))
            offsets.append(scroll.contentOffset.y)
        }
        host.clock.advance(by: .milliseconds(60))
        finger.up()
        offsets.append(scroll.contentOffset.y)
        return offsets
    }

    @Test(
        "off in tests; on, the content is where the finger is when it rests and lifts")
    func endsWhereTheFingerIs() {
        #expect(!InputProfile.uikit.resamplesScrolling)
        #expect(InputProfile.adaptive(pointsPerInch: 160).resamplesScrolling)
        let raw = run(resamples: false)
        let even = run(resamples: true)
        #expect(raw != even)
        #expect(raw.last == even.last)
        #expect(zip(even, even.dropFirst()).dropLast().allSatisfy { $0 <= $1 })
    }
}
