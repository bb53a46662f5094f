import TactusGeometry
import TactusPlatform

/// Learns how much a touch device trembles, and widens the slop for it: rule RC-2.
///
/// On some panels a finger at rest is reported to wander by more than a usual slop, so that taps become small drags and
/// a long press is impossible. There is one guard for each device. It watches how far contacts stray in their first
/// moments, before a hand that means to move has got anywhere, and leaves out those that moved on.
///
/// ```swift
/// panel.receive(sample, tapMovement: metrics.tapMovement)  // every sample of every contact
/// let slop = panel.slop(base: metrics.panSlop)
/// ```
nonisolated struct JitterGuard: Sendable {
    /// How long a contact is watched, from its landing.
    private static let period = Duration.milliseconds(80)
    /// Fewer contacts than this tell nothing about the device.
    private static let minimumCount = 10
    /// So many of the latest contacts count.
    private static let maximumCount = 100
    /// How many times the tremble the slop must be.
    private static let margin = 3.0
    /// How many times the slop it may become.
    private static let limit = 2.0

    private struct Contact {
        let start: Point
        let landing: Instant
        /// The farthest that it was from its start while it was watched.
        var displacement = 0.0
    }

    private var contacts: [ContactID: Contact] = [:]
    private var displacements: [Double] = []

    /// What nine in ten contacts stay below, in points; `nil` until enough of them are known. Found anew with each
    /// contact that is lifted.
    private(set) var jitter: Double?

    /// Whether samples may tell anything: of a landing, or of a contact that is watched. Mostly they do not: a finger
    /// that has moved on is not.
    func mayLearn(from samples: [ContactSample]) -> Bool {
        if !contacts.isEmpty { return true }
        for sample in samples {
            if case .down = sample.change { return true }
        }
        return false
    }

    /// Takes what a contact did.
    ///
    /// - Parameters:
    ///   - sample: The next sample of the contact.
    ///   - tapMovement: A contact that goes farther than this, in points, was no tap: it tells nothing.
    mutating func receive(_ sample: ContactSample, tapMovement: Double) {
        switch sample.change {
        case .down: contacts[sample.contact] = Contact(start: sample.location, landing: sample.time)
        case .moved: move(sample, tapMovement: tapMovement)
        case .up: lift(sample.contact)
        case .cancelled: contacts[sample.contact] = nil
        }
    }

    private mutating func move(_ sample: ContactSample, tapMovement: Double) {
        guard var known = contacts[sample.contact] else { return }
        let distance = known.start.distance(to: sample.location)
        if distance > tapMovement {
            contacts[sample.contact] = nil
        } else if sample.time - known.landing <= Self.period {
            known.displacement = max(known.displacement, distance)
            contacts[sample.contact] = known
        }
    }

    private mutating func lift(_ contact: ContactID) {
        guard let known = contacts.removeValue(forKey: contact) else { return }
        if displacements.count == Self.maximumCount { displacements.removeFirst() }
        displacements.append(known.displacement)
        guard displacements.count >= Self.minimumCount else { return }
        let rank = (displacements.count * 9 + 9) / 10
        jitter = displacements.sorted()[rank - 1]
    }

    /// Returns the slop that this device needs, in points: `base`, or up to twice as much.
    func slop(base: Double) -> Double {
        min(max(base, Self.margin * (jitter ?? 0)), Self.limit * base)
    }
}
