/// A keymap's text, before libxkbcommon gets it: both ends of the wire get keymaps from programs that nobody knows, and
/// some texts end the program inside of the library.
nonisolated package enum KeymapCheck {
    /// Whether the library survives the text, and reads it in a twentieth of a second: there are no more things in it
    /// than keymaps have, its keys have numbers and levels that a keyboard has, and its lists begin with something. It
    /// may be no keymap all the same.
    ///
    /// The cost is three passes over the text.
    ///
    /// - Parameter text: The text, without a zero byte at its end.
    /// - Returns: `false` for a text that the library must not get.
    package static func isHarmless(_ text: ArraySlice<UInt8>) -> Bool {
        KeymapItems.areFew(in: text) && KeymapNumbers.areBounded(in: text) && KeymapLists.beginWell(in: text)
    }
}
