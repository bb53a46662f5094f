import TactusPlatform
import TactusUI

/// What the buttons of a pen amount to: a pure value, to which masks and times go in.
nonisolated struct PencilButtonTracker {
    /// What has come of it.
    enum Happening: Hashable {
        case tap
        case squeeze(PencilInteraction.Phase)
    }

    /// How long a press of a tap may last, and how long it may take until the next one.
    private static let (press, pause) = (Duration.milliseconds(300), Duration.milliseconds(300))
    private static let (first, second) = (ButtonMask.button(2), ButtonMask.button(3))

    private var mask: ButtonMask = []
    private var isSqueezed = false
    /// When the first button went down, unless it was too long ago for anything.
    private var down: Instant?
    /// When it was released after a short press, which may be the first of two.
    private var released: Instant?

    /// Begins anew: what is held already says nothing.
    mutating func reset(to mask: ButtonMask) {
        self = PencilButtonTracker()
        self.mask = mask
    }

    /// Takes the buttons that are down by now.
    mutating func update(_ new: ButtonMask, at time: Instant) -> [Happening] {
        let (pressed, lifted) = (new.subtracting(mask), mask.subtracting(new))
        mask = new
        var happenings: [Happening] = []
        if lifted.contains(Self.first), isTap(at: time) { happenings.append(.tap) }
        if pressed.contains(Self.first) {
            if let last = released, time - last > Self.pause { released = nil }
            down = time
        }
        if pressed.contains(Self.second) {
            isSqueezed = true
            happenings.append(.squeeze(.began))
        } else if lifted.contains(Self.second), isSqueezed {
            isSqueezed = false
            happenings.append(.squeeze(.ended))
        }
        return happenings
    }

    /// Takes that the pen is there no more.
    mutating func lose() -> [Happening] {
        defer { self = PencilButtonTracker() }
        return isSqueezed ? [.squeeze(.cancelled)] : []
    }

    /// Whether the release of the first button is the second of two short presses.
    private mutating func isTap(at time: Instant) -> Bool {
        defer { down = nil }
        guard let began = down, time - began <= Self.press else {
            released = nil
            return false
        }
        let isSecond = released != nil
        released = isSecond ? nil : time
        return isSecond
    }
}
