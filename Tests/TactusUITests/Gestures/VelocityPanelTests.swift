import TactusGeometry
import Testing

@testable import TactusUI

/// A panel, by what recordings of the kernel's events show of it: how often it reports, and how fine.
struct RecordedPanel: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Between two reports, in milliseconds.
    let period: Double
    /// The step between two places that it can tell apart, in points.
    let step: Double

    init(_ description: String, every period: Double, step: Double) {
        testDescription = description
        (self.period, self.step) = (period, step)
    }

    /// A point that moves along a line as the wire tells it: in steps of the panel, at whole milliseconds.
    func samples(upTo end: Double, _ place: (Double) -> Double) -> [(time: Int64, place: Double)] {
        stride(from: 0, to: end, by: period).map { time in
            (Int64(time.rounded(.down)), (place(time) / step).rounded() * step)
        }
    }
}

@Suite("How fast, on panels as they were recorded: RC-17")
struct VelocityPanelTests {
    static let panels = [
        RecordedPanel("a resistive one of 480 lines, 86 a second", every: 11.6, step: 1),
        RecordedPanel("the same at a scale of two", every: 11.6, step: 0.5),
        RecordedPanel("a laptop's, 133 a second", every: 7.5, step: 0.3),
        RecordedPanel("a phone's, 120 a second", every: 1000.0 / 120, step: 0.1),
        RecordedPanel("a tablet's, 240 a second", every: 1000.0 / 240, step: 0.05),
        RecordedPanel("a cheap one, 60 a second", every: 1000.0 / 60, step: 1),
        RecordedPanel("a gaming one, 1,000 a second", every: 1, step: 0.1),
    ]

    /// The velocity after each sample, once there are some.
    private func velocities(_ samples: [(time: Int64, place: Double)]) -> [Double] {
        var tracker = VelocityTracker()
        return samples.compactMap { sample in
            tracker.add(Point(x: sample.place, y: 0), at: .milliseconds(sample.time))
            return sample.time > 50 ? tracker.velocity(at: .milliseconds(sample.time)).dx : nil
        }
    }

    @Test(
        "RC-17: steps of the panel and whole milliseconds of the wire do not make the velocity jump", arguments: panels,
        [300.0, 1000, 3000])
    func steady(panel: RecordedPanel, speed: Double) {
        let velocities = velocities(panel.samples(upTo: 300) { $0 * speed / 1000 })
        let allowed = 0.05 * speed + 10
        #expect(velocities.allSatisfy { abs($0 - speed) < allowed })
        let jumps = zip(velocities, velocities.dropFirst()).map { abs($0 - $1) }
        #expect(jumps.allSatisfy { $0 < allowed + 20 })
    }

    @Test(
        "RC-17: a flick that slows down is told as slow as it is, and one that turns round goes back", arguments: panels
    )
    func braking(panel: RecordedPanel) throws {
        // From 2,000 points per second to 400 within 100 ms.
        let braked = panel.samples(upTo: 100) { $0 * 2 - 0.008 * $0 * $0 }
        let last = try #require(velocities(braked).last)
        #expect((350...950).contains(last))
        let turned = panel.samples(upTo: 200) { $0 < 140 ? $0 : 280 - $0 }
        let back = try #require(velocities(turned).last)
        #expect((-1060 ... -930).contains(back))
    }
}
