/// What a compositor is free to choose about windows: the places where real ones differ.
public struct ShellPolicy: Hashable, Sendable {
    /// Who draws the frames of windows.
    public enum Decorations: Hashable, Sendable {
        /// The compositor, whatever the client wishes.
        case serverSide
        /// The client, whatever it wishes.
        case clientSide
        /// Who the client wants to, and the compositor when it does not say.
        case asWished
    }

    /// What a client hears of the finger or button with which the user goes on to move or resize its window.
    public enum HandOver: Hashable, Sendable {
        /// `wl_touch.cancel` for all its contacts, as KWin and plain wlroots send it.
        case cancel
        /// `wl_touch.up` for that contact, as Mir does.
        case up
        /// Nothing more: weston and mutter.
        case silence
    }

    /// Which serials entitle a popup to a grab (`xdg_popup.grab`); one that comes with another is dismissed at once.
    public enum PopupGrab: Hashable, Sendable {
        /// That of a finger, button or key that is down, of the newest input event, or of the newest
        /// press: newer mutters.
        case downOrNewest
        /// That of a finger, button or key that is down: mutter 43. A menu that opens as a finger lifts has none.
        case whileDown
        /// That of a button or key that is down, and of the first finger of all that are or were down last: weston.
        case firstFinger
        /// Any: KWin, Mir and all on wlroots.
        case unchecked
    }

    /// What becomes of drags that fingers begin.
    public enum FingerDrags: Hashable, Sendable, CaseIterable {
        /// They are drags as any other.
        case delivered
        /// They begin, the finger is gone, and nothing is ever sent of them again: sway 1.7.
        case forgotten
        /// They begin for the pointer, wherever that is, and the finger goes on: mutter 43.
        case ignored
        /// They begin, and are told to be where they began; then neither motions nor a drop are sent: sway 1.10.
        case stalled
        /// Their source is cancelled at once, and the finger goes on: labwc 0.8.
        case cancelled
        /// They are answered by the protocol error that the serial is no pointer's: Mir 2.20.
        case refused
    }

    /// Where a window goes that chooses its own size.
    public enum Placement: Hashable, Sendable {
        /// In the middle of what bars leave of the output.
        case centered
        /// In its upper left corner.
        case corner
    }

    /// When a buffer is given back (`wl_buffer.release`).
    public enum BufferRelease: Hashable, Sendable {
        /// When another one has taken its place: KWin, Mir, and compositors that paint with the CPU.
        case whenReplaced
        /// At the refresh for which its pixels were read: mutter, and wlroots where it copies them to a texture.
        case onceRead
    }

    /// The sizes in which icons of windows are wanted, in logical pixels; in any, when there are none.
    public var iconSizes = [16, 48]
    /// What `zxdg_toplevel_decoration_v1` says. No frame is ever drawn: a window is its content.
    public var decorations = Decorations.serverSide
    /// How contacts go that the compositor takes over.
    public var handOver = HandOver.cancel
    /// Whether a window geometry is lost that is committed before there is content: mutter 48.
    public var forgetsEarlyGeometry = false
    /// Whether popups are kept on the output by what their positioners allow. weston and plain wlroots leave them where
    /// they were asked for.
    public var constrainsPopups = true
    /// Whether a popup that goes to the opposite side is moved by its positioner's offset the same way as on the side
    /// where it was asked for: wlroots, KWin. The protocol does not say.
    public var keepsFlippedOffsets = false
    /// Which serials entitle a popup to a grab.
    public var popupGrab = PopupGrab.downOrNewest
    /// Whether a client loses its fingers (`wl_touch.cancel`) when a popup of its gets a grab: mutter.
    public var popupGrabsCaptureFingers = false
    /// Where windows go that choose their own size.
    public var placement = Placement.centered
    /// When buffers are given back.
    public var bufferRelease = BufferRelease.whenReplaced
    /// Whether the client of a window is asked for a sign of life (`xdg_wm_base.ping`) when a finger or button goes
    /// down on it: mutter.
    public var pingsOnPress = false
    /// What becomes of drags that fingers begin.
    public var fingerDrags = FingerDrags.delivered

    /// Whether the oldest toplevel is asked to fill the output, as in a kiosk; else it chooses its own
    /// size as the others do.
    public var firstToplevelFillsOutput = true
    /// Whether that toplevel hears of its size only once it shows, and chooses its own until then: sway and cage.
    public var fillsOnceShown = false
    /// Whether a window or layer surface may show a buffer before it has acknowledged a configure. The protocols forbid
    /// it (`xdg_surface.unconfigured_buffer`, `zwlr_layer_surface_v1.invalid_surface_state`); some compositors let it
    /// pass.
    public var acceptsUnconfiguredBuffers = false

    /// Whether a window hears that it is active only once it shows, by a second configure, as all real compositors tell
    /// it; otherwise its first configure says so.
    public var activatesOnceShown = false
    /// Whether clients may lock the session (`ext_session_lock_manager_v1`).
    public var allowsLocking = true

    /// Creates the policy of a compositor that does everything the protocol suggests.
    public init() {}
}
