import CXKBCommon
import KeymapText
package import TactusPlatform

/// What the keys of one keyboard mean: the compositor's keymap, the modifiers in force, and the sequence of keys that
/// is being composed.
///
/// It follows the compositor's account of modifiers and of nothing else: what a modifier key does is not worked out
/// here a second time. Without a keymap keys still have their place (`Key.usage`); they type nothing.
nonisolated package final class KeyInterpreter {
    private let context: OpaquePointer?
    /// The keymap until a key or a modifier asks what it means: reading it takes some milliseconds, which no program
    /// should wait for before it shows its window.
    private var unread: [UInt8]?
    private var recent = RecentKeymaps()
    private var keymap: OpaquePointer?
    private var state: OpaquePointer?
    private var masks = ModifierMasks()
    private let locale: String
    /// Called when a keymap is needed for the first time, and is none.
    package var onUnreadableKeymap: (() -> Void)?
    private var composer: Composer?
    /// Whether the locale's table has been read, as it is with the first key that may begin a sequence, which takes
    /// some milliseconds.
    package private(set) var hasReadSequences = false

    /// Creates an interpreter without a keymap.
    ///
    /// - Parameter locale: The locale whose compose sequences are typed, such as `de_DE.UTF-8`.
    package init(locale: String) {
        self.locale = locale
        // A keymap from the wire is complete: it includes no files.
        context = xkb_context_new(
            xkb_context_flags(XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue))
        // Else the library writes what it thinks of a bad keymap to standard error.
        if let context { xkb_context_set_log_level(context, xkb_log_level(0)) }
    }

    deinit {
        composer = nil
        xkb_state_unref(state)
        xkb_keymap_unref(keymap)
        recent.removeAll()
        xkb_context_unref(context)
    }

    /// Whether there is a keymap.
    package var hasKeymap: Bool {
        readKeymap()
        return state != nil
    }

    /// Replaces the keymap. No modifier is in force until ``update(_:)`` says otherwise; a sequence
    /// that was begun goes on.
    ///
    /// - Parameter text: The keymap in XKB's text format; `nil` for none. One that is not well formed is none.
    package func setKeymap(_ text: [UInt8]?) {
        xkb_state_unref(state)
        xkb_keymap_unref(keymap)
        keymap = nil
        state = nil
        unread = text
        masks = ModifierMasks()
    }

    /// Tells when the next events arrived: keymaps are not read as often as somebody may send others.
    package func advance(to time: Instant) { recent.advance(to: time) }

    private func readKeymap() {
        guard let text = unread, let read = recent.keymap(of: text, compile) else { return }
        unread = nil
        keymap = read
        state = keymap.flatMap { xkb_state_new($0) }
        if state == nil { onUnreadableKeymap?() }
        update(masks)
    }

    /// Puts modifiers and a layout in force.
    package func update(_ masks: ModifierMasks) {
        self.masks = masks
        guard let state else { return }
        _ = xkb_state_update_mask(state, masks.depressed, masks.latched, masks.locked, 0, 0, masks.layout)
    }

    /// The modifiers in force.
    package var modifierFlags: ModifierFlags {
        guard masks.depressed | masks.latched | masks.locked != 0 else { return [] }
        readKeymap()
        guard let state else { return [] }
        return KeyInterpreter.modifiers.reduce(into: []) { flags, modifier in
            let isActive = xkb_state_mod_name_is_active(state, modifier.name, XKB_STATE_MODS_EFFECTIVE) > 0
            if isActive { flags.insert(modifier.flag) }
        }
    }

    /// Takes the press of a key.
    ///
    /// - Parameter code: The key in Linux's numbering.
    /// - Returns: The key, with what it types after those before it.
    package func press(_ code: UInt32) -> Key {
        readKeymap()
        var key = Key(code: code, modifierFlags: modifierFlags)
        if let usage = key.usage {
            if usage.isOnNumericPad { key.modifierFlags.insert(.numericPad) }
            key.repeats = !usage.isModifier
        }
        guard let keymap, let state else { return key }
        let keycode = code &+ KeyInterpreter.firstKeycode
        let symbol = xkb_state_key_get_one_sym(state, keycode)
        key.repeats = xkb_keymap_key_repeats(keymap, keycode) > 0
        key.remoteControlButton = RemoteControlButton(symbol: symbol, usage: key.usage)
        key.charactersIgnoringModifiers = plainCharacters(of: keycode, isCommand: key.isCommand)
        switch compose(symbol, isCommand: key.isCommand) {
        case .nothing: key.characters = text(of: symbol)
        case .unfinished, .cancelled:
            key.isComposing = true
            key.repeats = false
        case .composed(let text):
            key.characters = text
            key.repeats = false
        }
        return key
    }

    /// Forgets a sequence that was begun.
    package func cancelSequence() { composer?.cancel() }
}

nonisolated extension KeyInterpreter {
    /// XKB's number of Linux's key 0.
    private static let firstKeycode: UInt32 = 8

    private static let modifiers: [(name: String, flag: ModifierFlags)] = [
        (XKB_MOD_NAME_SHIFT, .shift), (XKB_MOD_NAME_CAPS, .alphaShift), (XKB_MOD_NAME_CTRL, .control),
        (XKB_MOD_NAME_ALT, .alternate), (XKB_MOD_NAME_LOGO, .command),
    ]

    private func compile(_ text: [UInt8]) -> OpaquePointer? {
        // The size that the wire tells includes the zero byte at the end.
        let count = text.firstIndex(of: 0) ?? text.count
        guard count > 0, let context, KeymapCheck.isHarmless(text[..<count]) else { return nil }
        return text.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                xkb_keymap_new_from_buffer(
                    context, characters.baseAddress, count, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
            }
        }
    }

    /// A key that is pressed with Control, Alt or the logo takes no part in a sequence, and ends one.
    private func compose(_ symbol: UInt32, isCommand: Bool) -> Composer.Outcome {
        guard !isCommand else {
            composer?.cancel()
            return .nothing
        }
        if !hasReadSequences {
            hasReadSequences = true
            composer = context.flatMap { Composer(locale: locale, context: $0) }
        }
        return composer?.feed(symbol) ?? .nothing
    }

    /// What a key types without any modifier. For a command it is what the first layout that has Latin letters types,
    /// so that Control-C works with Cyrillic letters on the keys.
    private func plainCharacters(of keycode: UInt32, isCommand: Bool) -> String {
        guard let keymap, let state else { return "" }
        let layout = xkb_state_key_get_layout(state, keycode)
        let own = plainCharacters(of: keycode, in: layout, keymap)
        guard isCommand, own.unicodeScalars.contains(where: { !$0.isASCII }) else { return own }
        let others = (0..<xkb_keymap_num_layouts_for_key(keymap, keycode)).map {
            plainCharacters(of: keycode, in: $0, keymap)
        }
        return others.first { !$0.isEmpty && $0.unicodeScalars.allSatisfy(\.isASCII) } ?? own
    }

    private func plainCharacters(of keycode: UInt32, in layout: UInt32, _ keymap: OpaquePointer) -> String {
        var symbols: UnsafePointer<UInt32>?
        let count = xkb_keymap_key_get_syms_by_level(keymap, keycode, layout, 0, &symbols)
        guard count == 1, let symbols else { return "" }
        return text(of: symbols[0])
    }

    /// What a symbol types: text, a tab, Return (`"\r"`) or Backspace (`"\u{8}"`); nothing else that cannot be read.
    private func text(of symbol: UInt32) -> String {
        let scalar = Unicode.Scalar(xkb_keysym_to_utf32(symbol))
        guard let scalar, scalar.value != 0 else { return "" }
        let isControl = scalar.value < 0x20 || scalar.value == 0x7F
        return isControl && !["\t", "\r", "\u{8}"].contains(scalar) ? "" : String(scalar)
    }
}

nonisolated extension Key {
    /// Whether it is pressed with a modifier that makes it a command rather than text.
    fileprivate var isCommand: Bool { !modifierFlags.isDisjoint(with: [.control, .alternate, .command]) }
}

nonisolated extension RemoteControlButton {
    /// The button that a symbol stands for. Keys that play and keys that play or pause have the same one; then the
    /// place tells them apart.
    fileprivate init?(symbol: UInt32, usage: KeyUsage?) {
        switch Int32(bitPattern: symbol) {
        case XKB_KEY_XF86AudioPlay: self = usage == .play ? .play : .playPause
        case XKB_KEY_XF86AudioPause: self = .pause
        case XKB_KEY_XF86AudioStop: self = .stop
        case XKB_KEY_XF86AudioNext: self = .nextTrack
        case XKB_KEY_XF86AudioPrev: self = .previousTrack
        default: return nil
        }
    }
}

nonisolated extension KeyUsage {
    fileprivate var isModifier: Bool {
        (KeyUsage.keyboardLeftControl.rawValue...KeyUsage.keyboardRightGUI.rawValue).contains(rawValue)
    }

    fileprivate var isOnNumericPad: Bool {
        (KeyUsage.keypadSlash.rawValue...KeyUsage.keypadPeriod.rawValue).contains(rawValue)
            || self == .keypadEqualSign
    }
}
