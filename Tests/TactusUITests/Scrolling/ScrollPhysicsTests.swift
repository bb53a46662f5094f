import Foundation
import Testing

@testable import TactusControls
@testable import TactusUI

@Suite("Scroll physics")
struct ScrollPhysicsTests {
    private let tolerance = 0.5

    private func isClose(_ left: Double, _ right: Double, within error: Double = 0.01) -> Bool {
        abs(left - right) <= error
    }

    // MARK: Deceleration

    @Test(
        "SV-10: how far a speed takes the content, and for how long",
        arguments: [
            (0.998, 750.0, 369.26, 2.157), (0.998, 1000, 494.01, 2.300), (0.998, 3000, 1492.01, 2.849),
            (0.99, 1000, 98.01, 0.458), (0.99, 3000, 296.01, 0.568), (0.998, -1000, -494.01, 2.300),
        ])
    func glides(rate: Double, velocity: Double, way: Double, duration: Double) {
        let glide = Glide(from: 100, velocity: velocity, rate: rate)
        #expect(isClose(glide.end - 100, way))
        #expect(isClose(glide.duration, duration, within: 0.0006))
        #expect(glide.position(at: 0) == 100 && isClose(glide.position(at: glide.duration - 1e-9), glide.end))
        #expect(isClose(abs(glide.velocity(at: glide.duration)), 10))
        #expect(glide.velocity(at: 0) == velocity)
    }

    @Test("SV-10: the place is the sum of the speeds of all milliseconds")
    func glideIsTheSumOfItsSpeeds() {
        let glide = Glide(from: 0, velocity: 2000, rate: 0.998)
        var place = 0.0
        for millisecond in 1...1000 {
            place += glide.velocity(at: Double(millisecond) / 1000) / 1000
            #expect(isClose(glide.position(at: Double(millisecond) / 1000), place, within: 1e-6))
        }
    }

    @Test("SV-10: content that is slower than ten points a second rests, and a custom rate counts")
    func slow() {
        #expect(Glide(from: 5, velocity: 10, rate: 0.998).duration == 0)
        #expect(Glide(from: 5, velocity: -9, rate: 0.998).end == 5)
        #expect(isClose(Glide(from: 0, velocity: 1010, rate: 0.5).end, 1))
    }

    @Test("SV-10: when the content comes by a place", arguments: [50.0, 200, 490])
    func passing(place: Double) throws {
        let glide = Glide(from: 0, velocity: 1000, rate: 0.998)
        let time = try #require(glide.time(at: place))
        #expect(isClose(glide.position(at: time), place, within: 1e-9))
        #expect(glide.time(at: -place) == nil && glide.time(at: 495) == nil && glide.time(at: 0) == 0)
    }

    @Test("SV-8: another target has the same curve and the same time, and is met exactly")
    func rescaled() throws {
        let plain = Glide(from: 100, velocity: 1000, rate: 0.998)
        let glide = try #require(Glide(from: 100, velocity: 1000, rate: 0.998, to: 800))
        #expect(glide.duration == plain.duration && glide.end == 800)
        let stretch = 700 / (plain.end - 100)
        for part in [0.1, 0.3, 0.9] {
            let time = part * plain.duration
            #expect(isClose(glide.position(at: time) - 100, (plain.position(at: time) - 100) * stretch, within: 1e-9))
        }
        #expect(isClose(glide.position(at: glide.duration - 1e-9), 800))
        #expect(Glide(from: 100, velocity: 1000, rate: 0.998, to: 90) == nil)
    }

    @Test("SV-8: a target that the speed does not lead to is met by a spring", arguments: [(0.0, 300.0), (800, -200)])
    func againstTheSpeed(velocity: Double, target: Double) {
        let release = AxisTrajectory.Release(
            position: 0, velocity: velocity, rate: 0.998, leastSpeed: 50, tolerance: tolerance)
        let course = AxisTrajectory(release, to: target)
        #expect(course.end == target && course.duration > 0.3 && course.position(at: 10) == target)
        #expect(isClose(course.velocity(at: 0), velocity))
    }

    // MARK: Rubber band

    @Test(
        "SV-12: how far content shows beyond its end, and back",
        arguments: [
            (800.0, 10.0, 5.462), (800, 50, 26.586), (800, 100, 51.462), (800, 200, 96.703), (800, 400, 172.549),
            (800, 800, 283.871), (960, 100, 52.020), (960, 400, 178.983),
        ])
    func rubberBand(viewport: Double, pulled: Double, shown: Double) {
        #expect(isClose(RubberBand.shown(pulled, in: viewport), shown, within: 0.001))
        #expect(isClose(RubberBand.shown(-pulled, in: viewport), -shown, within: 0.001))
        #expect(isClose(RubberBand.pulled(shown, in: viewport), pulled, within: 0.01))
        #expect(isClose(RubberBand.pulled(-shown, in: viewport), -pulled, within: 0.01))
    }

    @Test("SV-12: the speed of the content under the finger is the slope of the band")
    func pace() {
        for pulled in [0.0, 30, 300] {
            let slope = (RubberBand.shown(pulled + 0.001, in: 500) - RubberBand.shown(pulled, in: 500)) / 0.001
            #expect(isClose(RubberBand.pace(at: pulled, in: 500), slope, within: 1e-4))
        }
        #expect(RubberBand.shown(1e12, in: 500) < 500 && RubberBand.pulled(700, in: 500).isFinite)
        #expect(RubberBand.shown(50, in: 0) == 0 && RubberBand.pace(at: 5, in: 0) == 0)
    }

    // MARK: Bounce

    @Test("SV-13: content that arrives with speed swings out and comes back")
    func arriving() {
        let bounce = EdgeReturn(edge: 1000, displacement: 0, velocity: 3005, tolerance: tolerance)
        #expect(isClose(bounce.position(at: 0.0915) - 1000, 100.5, within: 0.05))
        #expect(abs(bounce.velocity(at: 0.0915)) < 1 && isClose(bounce.velocity(at: 0), 3005))
        let peak = stride(from: 0, to: bounce.duration, by: 0.001).map(bounce.position).max() ?? 0
        #expect(isClose(peak - 1000, 100.5, within: 0.05))
        #expect(abs(bounce.position(at: bounce.duration) - 1000) <= tolerance)
        let resting = EdgeReturn(edge: 1000, displacement: 0, velocity: 3005)
        #expect(isClose(resting.duration, 0.808, within: 0.001))
        #expect(abs(resting.position(at: resting.duration) - 1000) < 0.5 && abs(resting.velocity(at: 0.808)) < 5)
        let swing = stride(from: 0, to: 2, by: 0.001).map(resting.position)
        #expect(swing.allSatisfy { $0 >= 1000 })
    }

    @Test("SV-13: content that is let go at rest comes back at two rates", arguments: [1.0, -1])
    func released(side: Double) {
        let bounce = EdgeReturn(edge: 0, displacement: 235 * side, velocity: 0, tolerance: tolerance)
        for (time, place) in [(0.1, 118.4), (0.2, 47.3), (0.5, 2.9)] {
            #expect(isClose(bounce.position(at: time), place * side, within: 0.05))
        }
        #expect(bounce.velocity(at: 0) == 0 && abs(bounce.velocity(at: bounce.duration)) < 5)
        let resting = EdgeReturn(edge: 0, displacement: 235 * side, velocity: 0)
        #expect(isClose(resting.duration, 0.691, within: 0.001))
        #expect(abs(resting.position(at: resting.duration)) < 0.5 && abs(resting.velocity(at: resting.duration)) < 5)
        let places = stride(from: 0, to: bounce.duration, by: 0.01).map { bounce.position(at: $0) * side }
        #expect(places == places.sorted(by: >))
    }

    @Test("SV-13: content that is let go on its way does both, and never crosses the end on its way back")
    func releasedWithSpeed() {
        let both = EdgeReturn(edge: 0, displacement: 50, velocity: 400, tolerance: tolerance)
        let one = EdgeReturn(edge: 0, displacement: 50, velocity: 0, tolerance: tolerance)
        let other = EdgeReturn(edge: 0, displacement: 0, velocity: 400, tolerance: tolerance)
        for time in [0.05, 0.2, 0.4] {
            #expect(isClose(both.position(at: time), one.position(at: time) + other.position(at: time), within: 1e-9))
        }
        let back = EdgeReturn(edge: 0, displacement: 2, velocity: -5000, tolerance: tolerance)
        for time in stride(from: 0, to: 1, by: 0.01) { #expect(back.position(at: time) >= 0) }
        #expect(EdgeReturn(edge: 7, displacement: 0, velocity: 0, tolerance: tolerance).duration == 0)
    }

    @Test("SV-13: the derivative of the way is the speed")
    func bounceSpeed() {
        let bounce = EdgeReturn(edge: 0, displacement: 80, velocity: 900, tolerance: tolerance)
        let spring = PageSpring(from: 0, velocity: 500, to: 300, tolerance: tolerance)
        let wheel = FollowingCurve(start: 0, end: 100, tolerance: tolerance)
        let eased = EasedCurve(start: 0, end: 100, duration: 0.3)
        for curve in [bounce, spring, wheel, eased] as [any ScrollCurve] {
            for time in [0.03, 0.1, 0.2] {
                let slope = (curve.position(at: time + 1e-5) - curve.position(at: time - 1e-5)) / 2e-5
                #expect(isClose(curve.velocity(at: time), slope, within: 0.05))
            }
        }
    }

    // MARK: Both together

    private func release(_ place: Double, _ velocity: Double) -> AxisTrajectory.Release {
        AxisTrajectory.Release(position: place, velocity: velocity, rate: 0.998, leastSpeed: 50, tolerance: tolerance)
    }

    @Test("SV-10, SV-13: a glide that comes to an end hands its speed over at that instant")
    func glideIntoTheEnd() throws {
        let axis = ScrollAxis(content: 1000, viewport: 500)
        let course = AxisTrajectory(release(400, 2000), on: axis)
        let arrival = try #require(course.arrival)
        let glide = Glide(from: 400, velocity: 2000, rate: 0.998)
        #expect(isClose(glide.position(at: arrival.time), 500, within: 1e-9))
        #expect(isClose(arrival.velocity, glide.velocity(at: arrival.time), within: 1e-9))
        #expect(isClose(course.velocity(at: arrival.time - 1e-9), course.velocity(at: arrival.time + 1e-9)))
        let peak = stride(from: 0, to: course.duration, by: 0.001).map(course.position).max() ?? 0
        #expect(isClose(peak - 500, arrival.velocity / (11 * M_E), within: 0.01))
        #expect(course.end == 500 && course.position(at: course.duration) == 500)
    }

    @Test("SV-14: content that does not bounce stands still at its end")
    func hardEnd() {
        let axis = ScrollAxis(content: 1000, viewport: 500, bounces: false)
        let course = AxisTrajectory(release(400, 2000), on: axis)
        #expect(course.end == 500)
        for time in stride(from: 0, to: 3, by: 0.01) { #expect(course.position(at: time) <= 500) }
        #expect(axis.shown(900) == 500 && axis.shown(-9) == 0)
    }

    @Test("SV-11: slow content stays, and so does what cannot be scrolled")
    func leastSpeed() {
        let axis = ScrollAxis(content: 1000, viewport: 500)
        #expect(AxisTrajectory(release(100, 49), on: axis).duration == 0)
        #expect(AxisTrajectory(release(100, 50), on: axis).duration > 0)
        #expect(AxisTrajectory(release(0, 900), on: ScrollAxis(content: 400, viewport: 500)).duration == 0)
        #expect(
            AxisTrajectory(release(0, 900), on: ScrollAxis(content: 400, viewport: 500, alwaysBounces: true)).end == 0)
    }

    @Test("SV-13: what is thrown back from beyond its end glides on if its speed takes it there")
    func thrownBack() {
        let axis = ScrollAxis(content: 2000, viewport: 500)
        #expect(AxisTrajectory(release(-100, 1000), on: axis).end > 300)
        #expect(AxisTrajectory(release(-100, 60), on: axis).end == 0)
        #expect(AxisTrajectory(release(1600, -1000), on: axis).end < 1200)
    }

    // MARK: Paging

    @Test(
        "SV-17: the page that content comes to",
        arguments: [
            // offset, velocity, taken at, target
            (40.0, 0.0, 0.0, 0.0), (60, 0, 0, 100), (20, 299, 0, 0), (20, 300, 0, 100), (80, -300, 100, 0),
            (120, 5000, 100, 200), (250, 5000, 100, 200), (250, 0, 100, 200), (-20, -900, 0, 0), (390, 400, 400, 400),
            (395, 900, 400, 400), (120, -300, 100, 100), (380, -400, 400, 300),
        ])
    func paging(offset: Double, velocity: Double, start: Double, target: Double) {
        let axis = ScrollAxis(content: 500, viewport: 100)
        #expect(Paging.target(from: offset, velocity: velocity, takenAt: start, on: axis) == target)
    }

    @Test("SV-17: the last page may be a part of one; pages begin where the content does")
    func partOfAPage() {
        let axis = ScrollAxis(content: 230, viewport: 100, before: 10)
        #expect(Paging.target(from: 95, velocity: 600, takenAt: 90, on: axis) == 130)
        #expect(Paging.target(from: 0, velocity: 600, takenAt: -10, on: axis) == 90)
    }

    @Test(
        "SV-17: the spring to a page keeps the speed, and does not go beyond", arguments: [0.0, 300, 900, 9000, -400])
    func spring(velocity: Double) {
        let spring = PageSpring(from: 30, velocity: velocity, to: 100, tolerance: tolerance)
        #expect(isClose(spring.velocity(at: 0), min(velocity, 12 * 70)) && spring.position(at: 0) == 30)
        let places = stride(from: 0, to: spring.duration, by: 0.005).map(spring.position)
        #expect(places.allSatisfy { $0 <= 100 + 1e-9 })
        #expect(abs(spring.position(at: spring.duration) - 100) <= tolerance)
    }

    // MARK: Wheel and programs

    @Test("SV-23: content follows a wheel with a time constant of 60 ms")
    func following() {
        let curve = FollowingCurve(start: 0, end: 100, tolerance: tolerance)
        #expect(isClose(curve.position(at: 0.06), 100 * (1 - 1 / M_E)))
        #expect(isClose(curve.position(at: curve.duration), 99.5, within: 1e-9))
        #expect(FollowingCurve(start: 5, end: 5.4, tolerance: tolerance).duration == 0)
    }

    @Test("SV-9: a program's way begins and ends slowly, in its time")
    func eased() {
        let curve = EasedCurve(start: 100, end: 200, duration: 0.3)
        #expect(curve.position(at: 0.15) == 150 && curve.position(at: 0.3) == 200 && curve.position(at: 0.03) < 103)
    }

    @Test("SV-10: the way does not depend on how often somebody looks", arguments: [60.0, 90, 120])
    func frameRates(rate: Double) {
        let axis = ScrollAxis(content: 1500, viewport: 500)
        let course = AxisTrajectory(release(400, 2500), on: axis)
        let reference = Glide(from: 400, velocity: 2500, rate: 0.998)
        for frame in 0...Int(3 * rate) {
            let time = Double(frame) / rate
            guard let arrival = course.arrival, time < arrival.time else { break }
            #expect(course.position(at: time) == reference.position(at: time))
        }
        #expect(course.position(at: 9) == 1000)
    }
}
