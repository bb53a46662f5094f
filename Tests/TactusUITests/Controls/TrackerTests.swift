import TactusGeometry
import Testing

@testable import TactusControls
@testable import TactusUI

@Suite("What fingers do on controls, as values")
struct ControlTrackerTests {
    private func milliseconds(_ count: Int) -> Instant { Instant(seconds: 1) + .milliseconds(count) }

    // MARK: Switch

    /// What a switch 20 points wide is when a finger has gone through `places`, 10 ms apart, and stayed for `rest`.
    private func isOn(_ wasOn: Bool, _ places: [Double], rest: Int = 0, inside: Bool = true) -> Bool {
        var tracker = SwitchTracker(
            SwitchTracker.Settings(travel: 20, slop: 10), isOn: wasOn, at: .zero, time: milliseconds(0))
        for (index, place) in places.enumerated() {
            tracker.moved(to: Point(x: place, y: 0), time: milliseconds(10 * (index + 1)))
        }
        return tracker.ended(inside: inside, time: milliseconds(10 * places.count + rest))
    }

    @Test("Switch: a tap toggles, inside only; a small movement is a tap")
    func switchTap() {
        #expect(isOn(false, []))
        #expect(!isOn(true, []))
        #expect(isOn(false, [9]))
        #expect(!isOn(false, [], inside: false))
    }

    @Test("Switch: a slow drag is decided at half the travel, a quick one by its direction")
    func switchDrag() {
        #expect(isOn(false, [10], rest: 100))
        #expect(isOn(false, [15, 10], rest: 100, inside: false))
        #expect(!isOn(false, [15, 9], rest: 100))
        #expect(!isOn(true, [-10.5], rest: 100))
        #expect(isOn(true, [-15, -9], rest: 100))
        #expect(!isOn(false, [40, 30, 18, 5]))
        let quicklyBack = Array(repeating: 40.0, count: 12) + [34, 26, 18, 12]  // and still beyond the half
        #expect(!isOn(false, quicklyBack))
        #expect(isOn(false, quicklyBack, rest: 100))
        #expect(!isOn(true, [-11, -20]))
    }

    @Test("Switch: the knob follows the finger between its ends, once it is drawn")
    func switchKnob() {
        var tracker = SwitchTracker(
            SwitchTracker.Settings(travel: 20, slop: 10), isOn: false, at: Point(x: 5, y: 0), time: milliseconds(0))
        let positions = [10.0, 20, 100, -100].map { place in
            tracker.moved(to: Point(x: place, y: 0), time: milliseconds(10))
            return tracker.position
        }
        #expect(positions == [0, 0.75, 1, 0])
    }

    // MARK: Slider

    @Test("Slider: the value follows the way of the finger, and stays within its limits")
    func slider() {
        let tracker = SliderTracker(value: 30, range: 20...120, travel: 200, at: 50)
        #expect([50.0, 60, 30, -1000, 250, 1000].map(tracker.value) == [30, 35, 20, 20, 120, 120])
        #expect(SliderTracker(value: 3, range: 0...10, travel: 0, at: 0).value(at: 100) == 3)
    }

    @Test("Slider: a press on the track pages by a tenth, and not beyond the place")
    func sliderPaging() {
        #expect(SliderTracker.page(from: 5, towards: 9, in: 0...10) == 6)
        #expect(SliderTracker.page(from: 5, towards: 5.5, in: 0...10) == 5.5)
        #expect(SliderTracker.page(from: 5, towards: 1, in: 0...10) == 4)
        #expect(SliderTracker.page(from: 5, towards: 4.5, in: 0...10) == 4.5)
        #expect(SliderTracker.page(from: 9.9, towards: 30, in: 0...10) == 10)
    }

    // MARK: Stepper

    @Test("Stepper: it repeats after half a second, and then ever faster")
    func stepperIntervals() {
        var held = StepperRepeat(direction: 1)
        let intervals = (0..<23).map { _ in
            defer { held.step() }
            return held.interval
        }
        let expected: [Duration] =
            [.milliseconds(500)] + Array(repeating: .milliseconds(250), count: 5)
            + Array(repeating: .milliseconds(100), count: 15) + Array(repeating: .milliseconds(50), count: 2)
        #expect(intervals == expected)
    }

    @Test(
        "Stepper: what lies beyond the limits",
        arguments: [
            (9.0, 1.0, false, 10.0), (10, 1, false, 10), (10, 1, true, 0), (0, -1, false, 0), (0, -1, true, 10),
        ])
    func stepperScale(value: Double, direction: Double, wraps: Bool, expected: Double) {
        let scale = StepperScale(range: 0...10, step: 2, wraps: wraps)
        let next = scale.value(after: value, direction: direction)
        #expect(next == (value == 9 ? 10 : expected))
    }

    // MARK: Segments and pages

    @Test("SegmentedControl: the segment under a place; beyond the ends the outermost")
    func segments() {
        let segments = SegmentTracker(count: 3, width: 90)
        #expect([-50, 0, 29.9, 30, 89, 90, 500].map { segments.segment(at: $0) } == [0, 0, 0, 1, 2, 2, 2])
        #expect(SegmentTracker(count: 0, width: 90).segment(at: 5) == nil)
        #expect(segments.outcome(at: 40, selected: 1, isMomentary: false) == .none)
        #expect(segments.outcome(at: 40, selected: 0, isMomentary: false) == .select(1))
        #expect(segments.outcome(at: 40, selected: 1, isMomentary: true) == .trigger(1))
    }

    @Test("PageControl: a short touch goes on or back; one that stays scrubs")
    func pages() {
        let dots = PageTracker.Dots(count: 5, first: 10, spacing: 10)
        var tracker = PageTracker(dots, time: milliseconds(0))
        #expect(tracker.moved(to: 50, time: milliseconds(199)) == nil)
        #expect(tracker.ended(at: 50, middle: 30, page: 4) == 4)
        #expect(tracker.ended(at: 50, middle: 30, page: 1) == 2)
        #expect(tracker.ended(at: 29, middle: 30, page: 1) == 0)
        #expect(tracker.ended(at: 29, middle: 30, page: 0) == 0)
        #expect([24.0, 26, -100, 100].map { tracker.moved(to: $0, time: milliseconds(200)) } == [1, 2, 0, 4])
        #expect(tracker.ended(at: 50, middle: 30, page: 1) == nil)
    }

    @Test("PageControl: as many pages as can be counted")
    @MainActor
    func countlessPages() {
        let control = PageControl(frame: Rect(0, 0, 200, 44))
        control.numberOfPages = .max
        control.currentPage = .max
        #expect(control.currentPage == .max - 1)
        #expect(control.sizeThatFits(Size(width: 200, height: 44)) == Size(width: 200, height: 44))
        let dots = PageDots(count: .max, current: .max - 1, width: 200)
        #expect(dots.all.last?.page == .max - 1 && dots.all.count == 11)
        #expect(dots.track.page(at: 190) == .max - 1 && dots.track.page(at: -5) == 0 && dots.track.page(at: .nan) == 0)
    }

    @Test(
        "PageControl: without room for all dots some are shown, all within, and the outer ones smaller where more follow"
    )
    func dots() {
        func pages(_ dots: PageDots) -> [Int] { dots.all.map(\.page) }
        func sizes(_ dots: PageDots) -> [Double] { dots.all.map(\.size.width) }
        let whole = PageDots(count: 5, current: 2, width: 102)
        #expect(pages(whole) == [0, 1, 2, 3, 4] && sizes(whole) == [8, 8, 16, 8, 8])
        #expect(whole.all.map(\.middle) == [17, 34, 51, 68, 85])
        func dots(_ current: Int) -> PageDots { PageDots(count: 40, current: current, width: 200) }
        #expect(pages(dots(0)) == Array(0..<11) && sizes(dots(0)) == [16, 8, 8, 8, 8, 8, 8, 8, 8, 6, 4])
        #expect(pages(dots(39)) == Array(29..<40) && sizes(dots(39)) == [4, 6, 8, 8, 8, 8, 8, 8, 8, 8, 16])
        #expect(sizes(dots(20)) == [4, 6, 8, 8, 8, 16, 8, 8, 8, 6, 4])
        for current in 0..<40 {
            let all = dots(current).all
            #expect(all.allSatisfy { $0.middle - $0.size.width / 2 >= 0 && $0.middle + $0.size.width / 2 <= 200 })
            #expect(all.contains { $0.page == current } && all.allSatisfy { (0..<40).contains($0.page) })
            // The dot of the present page is where a finger is that scrubs to it, or beside that.
            let middle = all.first { $0.page == current }?.middle ?? 0
            #expect(abs(dots(current).track.first + Double(current) * dots(current).track.spacing - middle) <= 17)
        }
        #expect(pages(PageDots(count: 9, current: 4, width: 10)) == [4])
        #expect(pages(PageDots(count: 9, current: 8, width: 34)) == [7, 8])
        #expect(
            PageDots(count: 0, current: 0, width: 100).all == []
                && pages(PageDots(count: 1, current: 0, width: 0)) == [0])
    }
}
