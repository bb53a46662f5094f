import CXKBCommon
import KeymapText

/// What a keymap makes of the keys that are down.
///
/// Codes are Linux's, eight less than xkb's.
final class KeyboardState {
    private let context: OpaquePointer
    private let keymap: OpaquePointer
    private let state: OpaquePointer
    /// For each key that is a modifier while it is held: its code and the modifiers.
    private lazy var modifierKeys = findModifierKeys()

    /// Reads a keymap; `nil` when it cannot be read.
    init?(_ keymap: Keymap) {
        guard let text = keymap.text, KeymapCheck.isHarmless(Array(text.utf8)[...]),
            let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS)
        else { return nil }
        xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
        let map = xkb_keymap_new_from_string(
            context, text, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
        guard let map, let state = xkb_state_new(map) else {
            xkb_keymap_unref(map)
            xkb_context_unref(context)
            return nil
        }
        self.context = context
        self.keymap = map
        self.state = state
    }

    deinit {
        xkb_state_unref(state)
        xkb_keymap_unref(keymap)
        xkb_context_unref(context)
    }

    /// The modifiers and the layout in effect.
    var modifiers: KeyboardModifiers {
        KeyboardModifiers(
            depressed: xkb_state_serialize_mods(state, XKB_STATE_MODS_DEPRESSED),
            latched: xkb_state_serialize_mods(state, XKB_STATE_MODS_LATCHED),
            locked: xkb_state_serialize_mods(state, XKB_STATE_MODS_LOCKED),
            group: xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE))
    }

    /// How many layouts there are.
    var groupCount: Int { Int(xkb_keymap_num_layouts(keymap)) }

    /// A key goes down or up.
    func update(_ code: UInt32, isPressed: Bool) {
        xkb_state_update_key(state, code &+ 8, isPressed ? XKB_KEY_DOWN : XKB_KEY_UP)
    }

    /// Puts a layout in effect until another one is.
    func lock(group: UInt32) {
        let now = modifiers
        xkb_state_update_mask(state, now.depressed, now.latched, now.locked, 0, 0, group)
    }

    // MARK: From characters to keys

    /// The key that gives a character in the layout in effect, with the fewest modifiers; `nil` when none does.
    ///
    /// What is locked, Caps Lock for instance, is taken into account. Keys that are held are not.
    func stroke(for character: Character) -> KeyStroke? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
        let wanted = scalar == "\n" ? 13 : scalar.value
        let candidates = keysByLevel.filter { $0.scalar == wanted }.sorted { $0.rank < $1.rank }
        for candidate in candidates {
            for mask in masks(of: candidate) {
                if let stroke = stroke(candidate.key, mask: mask, wanted: wanted) { return stroke }
            }
        }
        return nil
    }

    /// What a key stands for at a level of the layout in effect.
    private struct LevelKey {
        var key: xkb_keycode_t
        var layout: xkb_layout_index_t
        var level: xkb_level_index_t
        var scalar: UInt32

        /// Keys of a plain keyboard come before those of special ones, lower levels before higher.
        var rank: (Int, xkb_level_index_t, xkb_keycode_t) { (key < 136 ? 0 : 1, level, key) }
    }

    private var keys: Range<xkb_keycode_t> {
        let first = xkb_keymap_min_keycode(keymap)
        return first..<max(first, xkb_keymap_max_keycode(keymap) &+ 1)
    }

    private var keysByLevel: [LevelKey] {
        var found: [LevelKey] = []
        let group = modifiers.group
        for key in keys {
            let layoutCount = xkb_keymap_num_layouts_for_key(keymap, key)
            guard layoutCount > 0 else { continue }
            let layout = group % layoutCount
            for level in 0..<xkb_keymap_num_levels_for_key(keymap, key, layout) {
                var symbols: UnsafePointer<xkb_keysym_t>?
                guard xkb_keymap_key_get_syms_by_level(keymap, key, layout, level, &symbols) == 1, let symbols else {
                    continue
                }
                found.append(
                    LevelKey(key: key, layout: layout, level: level, scalar: xkb_keysym_to_utf32(symbols[0])))
            }
        }
        return found
    }

    /// Sets of modifiers that may reach a level, small ones first: those that the keymap names and, since it leaves out
    /// what cancels a lock, each modifier key alone.
    private func masks(of key: LevelKey) -> [xkb_mod_mask_t] {
        var masks = [xkb_mod_mask_t](repeating: 0, count: 16)
        let count = xkb_keymap_key_get_mods_for_level(
            keymap, key.key, key.layout, key.level, &masks, masks.count)
        return Set([0] + masks.prefix(count) + modifierKeys.map(\.mask))
            .sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
    }

    /// The stroke that has these modifiers in effect, if keys give them and the character comes of it.
    private func stroke(_ key: xkb_keycode_t, mask: xkb_mod_mask_t, wanted: UInt32) -> KeyStroke? {
        let now = modifiers
        var missing = mask & ~now.locked
        var held: [UInt32] = []
        for (code, gives) in modifierKeys where missing != 0 && gives & ~missing == 0 {
            held.append(code)
            missing &= ~gives
        }
        guard missing == 0, let trial = xkb_state_new(keymap) else { return nil }
        defer { xkb_state_unref(trial) }
        xkb_state_update_mask(trial, mask & ~now.locked, 0, now.locked, 0, 0, now.group)
        guard xkb_state_key_get_utf32(trial, key) == wanted else { return nil }
        return KeyStroke(code: key - 8, modifiers: held)
    }

    /// Codes that xkb gives to modifiers, and Linux to no key.
    private static let imaginaryKeys: Set<UInt32> = [84, 195, 196, 197, 198, 199]

    private func findModifierKeys() -> [(code: UInt32, mask: xkb_mod_mask_t)] {
        keys.compactMap { key in
            guard key >= 8, !Self.imaginaryKeys.contains(key - 8), let trial = xkb_state_new(keymap) else { return nil }
            defer { xkb_state_unref(trial) }
            xkb_state_update_mask(trial, 0, 0, 0, 0, 0, modifiers.group)
            xkb_state_update_key(trial, key, XKB_KEY_DOWN)
            let mask = xkb_state_serialize_mods(trial, XKB_STATE_MODS_DEPRESSED)
            let staying =
                xkb_state_serialize_mods(trial, XKB_STATE_MODS_LATCHED)
                | xkb_state_serialize_mods(trial, XKB_STATE_MODS_LOCKED)
            return mask != 0 && staying == 0 ? (key - 8, mask) : nil
        }
    }
}
