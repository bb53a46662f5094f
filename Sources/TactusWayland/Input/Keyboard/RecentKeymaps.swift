import CXKBCommon
import TactusPlatform

/// The keymaps that a keyboard had last, as the library has read them, and how often it may read another one.
///
/// An on-screen keyboard that plays keys has a keymap of its own, so that two keyboards take turns, letter by letter:
/// each keymap is read once. A compositor that sends another one with each key would have the program read all the
/// time.
nonisolated struct RecentKeymaps {
    /// A keymap that was read; `nil` when its text is none.
    private struct Entry {
        let text: [UInt8]
        let keymap: OpaquePointer?
    }

    /// The newest last.
    private var entries: [Entry] = []
    private var now = Instant.zero
    /// When as many may be read at once as at the beginning.
    private var rested = Instant.zero

    /// How many keymaps are kept.
    private static let mostKept = 4
    /// How many keymaps are read at once.
    private static let mostAtOnce = 2
    /// The pause after each that is read, but for ``mostAtOnce``.
    private static let shortestRest = Duration.milliseconds(250)

    /// Lets time pass.
    mutating func advance(to time: Instant) { now = max(now, time) }

    /// Finds a keymap that was read, or reads it.
    ///
    /// - Parameters:
    ///   - text: The keymap's text.
    ///   - read: Reads it; what comes of it is one reference.
    /// - Returns: A reference for the caller, or `nil` inside when it is no keymap; `nil` when it may not be read yet.
    mutating func keymap(of text: [UInt8], _ read: ([UInt8]) -> OpaquePointer?) -> OpaquePointer?? {
        if let index = entries.lastIndex(where: { $0.text == text }) {
            entries.append(entries.remove(at: index))
        } else {
            guard rested < now + Self.shortestRest * Self.mostAtOnce else { return .none }
            rested = max(rested, now) + Self.shortestRest
            entries.append(Entry(text: text, keymap: read(text)))
            if entries.count > Self.mostKept { unref(entries.removeFirst()) }
        }
        guard let keymap = entries.last?.keymap else { return .some(nil) }
        return .some(xkb_keymap_ref(keymap))
    }

    /// Lets go of all of them.
    mutating func removeAll() {
        for entry in entries { unref(entry) }
        entries = []
    }

    private func unref(_ entry: Entry) {
        if let keymap = entry.keymap { xkb_keymap_unref(keymap) }
    }
}
