/// The modifiers and the layout in effect, as `wl_keyboard.modifiers` tells them: bits of the keymap's modifiers.
public struct KeyboardModifiers: Hashable, Sendable {
    /// Those whose keys are down.
    public var depressed: UInt32 = 0
    /// Those that the next key uses up.
    public var latched: UInt32 = 0
    /// Those that stay on: Caps Lock.
    public var locked: UInt32 = 0
    /// The layout in effect, from 0.
    public var group: UInt32 = 0

    /// Creates a set; by default none, in the first layout.
    public init(depressed: UInt32 = 0, latched: UInt32 = 0, locked: UInt32 = 0, group: UInt32 = 0) {
        self.depressed = depressed
        self.latched = latched
        self.locked = locked
        self.group = group
    }
}

/// How a held key repeats, which the client does (`wl_keyboard.repeat_info`, version 4).
public struct KeyRepeat: Hashable, Sendable {
    /// Characters a second; 0 for never.
    public var rate: Int32
    /// Milliseconds before the first.
    public var delay: Int32

    /// Creates a way to repeat; by default 25 a second after 600 ms.
    public init(rate: Int32 = 25, delay: Int32 = 600) {
        self.rate = rate
        self.delay = delay
    }
}

/// A key and the modifier keys to hold while it is struck, by their Linux codes.
struct KeyStroke: Hashable {
    var code: UInt32
    var modifiers: [UInt32]
}
