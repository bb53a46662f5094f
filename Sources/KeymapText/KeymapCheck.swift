/// A keymap's text, before libxkbcommon gets it: both ends of the wire get keymaps from programs that nobody knows, and
/// some texts end the program inside of the library.
nonisolated package enum KeymapCheck {
    /// Whether the library survives the text: its keys have numbers and levels that a keyboard has, and its lists begin
    /// with something. It may be no keymap all the same.
    ///
    /// The cost is two passes over the text.
    ///
    /// - Parameter text: The text, without a zero byte at its end.
    /// - Returns: `false` for a text that the library must not get.
    package static func isHarmless(_ text: ArraySlice<UInt8>) -> Bool {
        KeymapNumbers.areBounded(in: text) && KeymapLists.beginWell(in: text)
    }
}
