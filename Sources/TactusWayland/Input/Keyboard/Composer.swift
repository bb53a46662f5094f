import CXKBCommon
import Glibc

/// Sequences of keys that type one character together, as a locale has them: a dead accent and a letter, or the Compose
/// key and what follows it.
nonisolated package final class Composer {
    /// What became of a key.
    package enum Outcome: Equatable {
        /// It belongs to no sequence.
        case nothing
        /// It began a sequence, or continued one.
        case unfinished
        /// It ended a sequence, which types this.
        case composed(String)
        /// No sequence goes on like this: what was begun, and this key, type nothing.
        case cancelled
    }

    private let table: OpaquePointer
    private let state: OpaquePointer

    /// Reads the sequences of a locale; `nil` when it has none.
    convenience init?(locale: String, context: OpaquePointer) {
        guard ComposeFile.isUsable(environment: { getenv($0).map { String(cString: $0) } }) else { return nil }
        self.init(xkb_compose_table_new_from_locale(context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS))
    }

    /// Reads sequences in the form of Compose files; `nil` when they make no sense.
    package convenience init?(text: [UInt8]) {
        let flags = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
        guard let context = xkb_context_new(xkb_context_flags(flags)) else { return nil }
        defer { xkb_context_unref(context) }
        xkb_context_set_log_level(context, xkb_log_level(0))
        self.init(
            text.withUnsafeBytes { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    xkb_compose_table_new_from_buffer(
                        context, characters.baseAddress, characters.count, "C.UTF-8", XKB_COMPOSE_FORMAT_TEXT_V1,
                        XKB_COMPOSE_COMPILE_NO_FLAGS)
                }
            })
    }

    private init?(_ table: OpaquePointer?) {
        guard let table else { return nil }
        guard let state = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
            xkb_compose_table_unref(table)
            return nil
        }
        self.table = table
        self.state = state
    }

    deinit {
        xkb_compose_state_unref(state)
        xkb_compose_table_unref(table)
    }

    /// Takes a key's symbol. Modifier keys change nothing.
    package func feed(_ symbol: UInt32) -> Outcome {
        guard xkb_compose_state_feed(state, symbol) == XKB_COMPOSE_FEED_ACCEPTED else { return .nothing }
        switch xkb_compose_state_get_status(state) {
        case XKB_COMPOSE_COMPOSING: return .unfinished
        case XKB_COMPOSE_COMPOSED: return .composed(composedText)
        case XKB_COMPOSE_CANCELLED: return .cancelled
        default: return .nothing
        }
    }

    /// Forgets what was begun.
    package func cancel() { xkb_compose_state_reset(state) }

    private var composedText: String {
        let count = Int(xkb_compose_state_get_utf8(state, nil, 0))
        guard count > 0 else { return "" }
        return String(unsafeUninitializedCapacity: count + 1) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                _ = xkb_compose_state_get_utf8(state, characters.baseAddress, characters.count)
            }
            return count
        }
    }
}
