package import TactusUI

/// Holds what a compositor says about a toplevel until it says that this is all: `xdg_surface.configure`.
///
/// Only then it counts, as a whole; and it is acknowledged right before the commit that honours it. Several may arrive
/// before that: the newest answers them all.
nonisolated package struct ConfigureLatch: Hashable, Sendable {
    /// The state of a toplevel.
    nonisolated package struct Toplevel: Hashable, Sendable {
        /// Width in points; `nil` when it is the client's choice.
        package var width: Double?
        /// Height in points; `nil` when it is the client's choice.
        package var height: Double?
        /// How the toplevel is shown.
        package var states: SurfaceStates = []
    }

    /// What counts now.
    package private(set) var current = Toplevel()

    private var latched = Toplevel()
    private var serial: UInt32?

    /// Creates the latch of a toplevel that was not configured yet.
    package init() {}

    /// Takes `xdg_toplevel.configure`. Extents that are not positive leave the choice to the client.
    package mutating func receive(width: Int32, height: Int32, states: SurfaceStates) {
        latched = Toplevel(
            width: width > 0 ? Double(width) : nil, height: height > 0 ? Double(height) : nil, states: states)
    }

    /// Takes `xdg_surface.configure`: what was received counts from now on.
    package mutating func receive(serial: UInt32) {
        current = latched
        self.serial = serial
    }

    /// Whether a configure waits for its answer.
    package var isUnanswered: Bool { serial != nil }

    /// The serial to acknowledge with the commit that follows; `nil` when everything is answered.
    package mutating func takeSerial() -> UInt32? {
        defer { serial = nil }
        return serial
    }
}
