import CXKBCommon
import Glibc

/// What a keyboard's keys mean, as `wl_keyboard.keymap` tells clients.
///
/// ```swift
/// compositor.seat.keyboard.keymap = try Keymap(layouts: "de,us", options: "grp:alt_shift_toggle")
/// ```
public struct Keymap: Hashable, Sendable {
    /// The map in xkb's text form, version 1; `nil` tells clients that there is none (`no_keymap`).
    public let text: String?

    /// Reads layouts from the system's xkb data.
    ///
    /// Costs a few milliseconds.
    ///
    /// - Parameters:
    ///   - layouts: Names of layouts with commas between them: `us`, `de,us`. Each is a group of the map.
    ///   - variants: A variant for each layout, in the same order; empty for none: `nodeadkeys`.
    ///   - options: xkb options with commas between them.
    /// - Throws: When the system does not know them.
    public init(layouts: String, variants: String = "", options: String = "") throws(KeymapError) {
        guard let text = Self.compile(layouts: layouts, variants: variants, options: options) else {
            throw .unknownLayout(layouts: layouts, variants: variants, options: options)
        }
        self.text = text
    }

    /// Creates a map from its text, which is sent as it is. Keys of a text that nobody can read have no meaning.
    public init(text: String) { self.text = text }

    private init() { text = nil }

    /// No map: clients get bare codes (`no_keymap`).
    public static let none = Keymap()

    /// The layout `us`: what keyboards begin with. ``none`` on a system without it.
    public static let us = (try? Keymap(layouts: "us")) ?? .none

    private static func compile(layouts: String, variants: String, options: String) -> String? {
        let flags = XKB_CONTEXT_NO_ENVIRONMENT_NAMES
        guard !layouts.isEmpty, let context = xkb_context_new(flags) else { return nil }
        defer { xkb_context_unref(context) }
        xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
        let keymap = layouts.withCString { layouts in
            variants.withCString { variants in
                options.withCString { options in
                    "evdev".withCString { rules in
                        "pc105".withCString { model in
                            var names = xkb_rule_names(
                                rules: rules, model: model, layout: layouts, variant: variants, options: options)
                            return xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS)
                        }
                    }
                }
            }
        }
        guard let keymap else { return nil }
        defer { xkb_keymap_unref(keymap) }
        guard let text = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

/// Why there is no keymap.
public enum KeymapError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's xkb data has no such combination.
    case unknownLayout(layouts: String, variants: String, options: String)

    /// What was asked for, in a sentence.
    public var description: String {
        switch self {
        case .unknownLayout(let layouts, let variants, let options):
            var text = "no keyboard layout \"\(layouts)\""
            if !variants.isEmpty { text += " with variant \"\(variants)\"" }
            if !options.isEmpty { text += " with options \"\(options)\"" }
            return text
        }
    }
}

/// Why a text cannot be typed.
public enum TypingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No key of the layout that is in effect gives the character, with whatever modifiers.
    case noKey(Character)
    /// The seat has no keyboard, or its keyboard no keymap that can be read.
    case noKeymap

    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .noKey(let character): "no key of the layout in effect gives \"\(character)\""
        case .noKeymap: "there is no keyboard with a keymap to type on"
        }
    }
}
