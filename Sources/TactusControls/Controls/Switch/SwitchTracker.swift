import TactusGeometry
import TactusPlatform
import TactusUI

/// Follows a finger on a switch, and says where the knob is and how the switch is left.
nonisolated struct SwitchTracker {
    /// What is asked of the finger.
    struct Settings: Hashable, Sendable {
        /// How far the knob goes from off to on, in points.
        var travel = 20.0
        /// How far the finger must go to the side to take the knob along, in points.
        var slop = 10.0
        /// With less speed, in points per second, the place of the knob decides.
        var fling = 50.0
        /// The greatest speed that is believed, in points per second.
        var maximumVelocity = 8000.0
    }

    private let settings: Settings
    private let start: Point
    private let wasOn: Bool
    private var way = 0.0
    private var velocity = VelocityTracker()
    /// Whether the finger draws the knob, rather than tapping.
    private(set) var isDragging = false

    /// The finger landed at `point`, in the switch's space.
    init(_ settings: Settings, isOn: Bool, at point: Point, time: Instant) {
        self.settings = settings
        start = point
        wasOn = isOn
        velocity.add(point, at: time)
    }

    /// Where the knob is: from 0, off, to 1, on.
    var position: Double {
        guard isDragging, settings.travel > 0 else { return wasOn ? 1 : 0 }
        return min(max((wasOn ? 1 : 0) + way / settings.travel, 0), 1)
    }

    /// The finger moved.
    mutating func moved(to point: Point, time: Instant) {
        velocity.add(point, at: time)
        way = point.x - start.x
        if abs(way) >= settings.slop { isDragging = true }
    }

    /// The finger was lifted.
    ///
    /// - Parameters:
    ///   - inside: Whether it was lifted inside: a tap outside is none.
    ///   - time: When it was lifted.
    /// - Returns: Whether the switch is on now.
    func ended(inside: Bool, time: Instant) -> Bool {
        guard isDragging else { return inside ? !wasOn : wasOn }
        let speed = velocity.velocity(at: time, maximum: settings.maximumVelocity).dx
        return abs(speed) >= settings.fling ? speed > 0 : position >= 0.5
    }
}
