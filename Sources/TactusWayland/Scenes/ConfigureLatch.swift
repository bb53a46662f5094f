package import TactusGeometry
package import TactusPlatform

/// Holds what a compositor says about a surface until it says that this is all: `xdg_surface.configure`.
///
/// Only then it counts, as a whole; and it is acknowledged right before the commit that honours it. Several may arrive
/// before that: the newest answers them all.
nonisolated package struct ConfigureLatch: Hashable, Sendable {
    /// What a surface should be like.
    nonisolated package struct Wishes: Hashable, Sendable {
        /// Width in points; `nil` when it is the client's choice.
        package var width: Double?
        /// Height in points; `nil` when it is the client's choice.
        package var height: Double?
        /// How the surface is shown.
        package var states: SurfaceStates = []
        /// The largest size that makes sense; `nil` when it was not told (`xdg_toplevel.configure_bounds`, version 4).
        package var bounds: Size?
        /// What the compositor can do (`xdg_toplevel.wm_capabilities`, version 5).
        package var capabilities = SurfaceCapabilities.all
        /// Whether the compositor draws no title bar (`zxdg_toplevel_decoration_v1.configure`).
        package var needsDecoration = false
        /// Where a popup's surface is, in points of the one that it opens over (`xdg_popup.configure`).
        package var origin: Point?
    }

    /// What counts now.
    package private(set) var current = Wishes()

    private var latched = Wishes()
    private var serial: UInt32?

    /// Creates the latch of a surface that was not configured yet.
    package init() {}

    /// Takes a size and states. Extents that are not positive leave the choice to the client.
    package mutating func receive(width: Int32, height: Int32, states: SurfaceStates = []) {
        latched.width = width > 0 ? Double(width) : nil
        latched.height = height > 0 ? Double(height) : nil
        latched.states = states
    }

    /// Takes the place of a popup.
    package mutating func receive(origin: Point) { latched.origin = origin }

    /// Takes `xdg_toplevel.configure_bounds`; extents that are not positive take the bounds back.
    package mutating func receive(boundsWidth width: Int32, height: Int32) {
        latched.bounds = width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : nil
    }

    /// Takes `xdg_toplevel.wm_capabilities`.
    package mutating func receive(capabilities: SurfaceCapabilities) { latched.capabilities = capabilities }

    /// Takes who draws the title bar.
    package mutating func receive(needsDecoration: Bool) { latched.needsDecoration = needsDecoration }

    /// Takes `xdg_surface.configure`: what was received counts from now on.
    package mutating func receive(serial: UInt32) {
        current = latched
        self.serial = serial
    }

    /// Whether a configure waits for its answer.
    package var isUnanswered: Bool { serial != nil }

    /// The serial to acknowledge with the commit that follows; `nil` when everything is answered.
    package mutating func consumeSerial() -> UInt32? {
        defer { serial = nil }
        return serial
    }
}
