package import TactusPlatform

/// What a seat's `wl_keyboard` says: the surface looked up, the time on our clock.
nonisolated package enum KeyboardEvent: Hashable, Sendable {
    /// What the keys mean from now on, as the text of a keymap; `nil` when the compositor gave none that can be read.
    /// Comes at any time.
    case keymap([UInt8]?, time: Instant)
    /// The keyboard came to a surface; without a scene, to one that is not ours. The wire gives no time.
    case enter(SceneID?, time: Instant)
    /// It left the surface.
    case leave(time: Instant)
    /// A key, in Linux's numbering, went down or up.
    case key(UInt32, isDown: Bool, time: Instant)
    /// Other modifiers or another layout are in force.
    case modifiers(ModifierMasks, time: Instant)
    /// How keys repeat (version 4): repetitions in a second, 0 for none, and milliseconds until the first.
    case repetition(rate: Int32, delay: Int32, time: Instant)

    /// When it happened or, where the wire does not tell, arrived.
    package var time: Instant {
        switch self {
        case .keymap(_, let time), .enter(_, let time), .leave(let time), .key(_, _, let time),
            .modifiers(_, let time), .repetition(_, _, let time):
            time
        }
    }
}

/// The modifiers and the layout in force, in the numbering of the keymap.
nonisolated package struct ModifierMasks: Hashable, Sendable {
    /// Modifiers that are held.
    package var depressed: UInt32
    /// Modifiers for the next key.
    package var latched: UInt32
    /// Locks that are on.
    package var locked: UInt32
    /// The layout: 0 is the first.
    package var layout: UInt32

    /// Creates masks.
    package init(depressed: UInt32 = 0, latched: UInt32 = 0, locked: UInt32 = 0, layout: UInt32 = 0) {
        self.depressed = depressed
        self.latched = latched
        self.locked = locked
        self.layout = layout
    }
}
