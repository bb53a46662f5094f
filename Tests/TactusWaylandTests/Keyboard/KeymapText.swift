import CXKBCommon
import Glibc

/// The text of keymaps that the system's layouts make, as a compositor sends it: with a zero byte at its end.
enum KeymapText {
    static let us = text(layouts: "us")

    /// The keymap of some layouts, such as `us,ru`.
    static func text(layouts: String, options: String = "") -> [UInt8] {
        let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS)
        defer { xkb_context_unref(context) }
        let keymap = layouts.withCString { layout in
            options.withCString { options in
                var names = xkb_rule_names(rules: nil, model: nil, layout: layout, variant: nil, options: options)
                return xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
            }
        }
        defer { xkb_keymap_unref(keymap) }
        guard let keymap, let text = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else { return [] }
        defer { free(text) }
        return Array(String(cString: text).utf8) + [0]
    }
}
