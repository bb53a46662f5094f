public import TactusGeometry

/// What an application has told about the text field that is entered in: the committed state of `zwp_text_input_v3`.
public struct TextInputState: Hashable, Sendable {
    /// The text around the cursor, without preedit text; `nil` when the application does not tell.
    public var surroundingText: String?
    /// Where the cursor is in it, in bytes of UTF-8.
    public var cursor = 0
    /// Where the selection began, in bytes of UTF-8; ``cursor`` without one.
    public var anchor = 0
    /// Whether something else than the input method changed the text last.
    public var wasChangedByOther = false
    /// The bits of `zwp_text_input_v3.content_hint`.
    public var hint: UInt32 = 0
    /// A value of `zwp_text_input_v3.content_purpose`: 2 for digits, 8 for passwords.
    public var purpose: UInt32 = 0
    /// The cursor's rectangle in surface units; `nil` when the application does not tell.
    public var cursorRectangle: PixelRect?

    /// Creates the state of a field about which nothing is known.
    public init() {}
}

/// What a client asks of a text input and what of it counts: pending, then current with a commit.
struct TextInputDoubleBuffer {
    /// What counts; `nil` while the field is not enabled.
    private(set) var current: TextInputState?
    private var pending: TextInputState?
    /// How many commits there were.
    private(set) var commitCount: UInt32 = 0

    mutating func enable() { pending = TextInputState() }
    mutating func disable() { pending = nil }

    /// Changes the pending state; without a field there is nothing to change.
    mutating func change(_ body: (inout TextInputState) -> Void) {
        guard var state = pending else { return }
        body(&state)
        pending = state
    }

    /// Makes the pending state the current one, unless it may not be enabled.
    mutating func commit(mayEnable: Bool) {
        commitCount &+= 1
        if current == nil, pending != nil, !mayEnable { pending = nil }
        current = pending
        change { $0.wasChangedByOther = false }
    }

    /// Forgets the field, not the commits: the focus went.
    mutating func reset() {
        current = nil
        pending = nil
    }
}
