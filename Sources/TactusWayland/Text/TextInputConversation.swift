package import TactusGeometry
package import TactusPlatform

/// What one `zwp_text_input_v3` is told, and what it says: the pure half of the device.
///
/// Requests are collected until a turn ends, so that one commit tells the outcome of all edits of the turn. The
/// compositor counts the commits. When it has not seen our newest one (the number of its `done` is another) what it
/// wants is done, but the outcome is not told, as the protocol demands: that waits for a `done` that knows all commits,
/// or until something else changes the text.
nonisolated package struct TextInputConversation {
    /// What the object says: the surface looked up.
    nonisolated package enum Event: Hashable, Sendable {
        /// Texts go to a surface; without a scene, to one that is not ours.
        case enter(SceneID?)
        /// Texts go to the surface no longer.
        case leave
        /// Undecided text, with the ends of its cursor in bytes; -1 for both hides it.
        case preedit(String?, begin: Int32, end: Int32)
        /// Text to insert.
        case commit(String?)
        /// Text to delete around the cursor, in bytes.
        case delete(before: UInt32, after: UInt32)
        /// Do it, by one that knows of so many commits.
        case done(serial: UInt32)
    }

    /// A request of the object.
    nonisolated package enum Request: Hashable, Sendable {
        /// A field wants text; voids what was told of any before.
        case enable
        /// No field wants text.
        case disable
        /// What is around the cursor.
        case setSurroundingText(SurroundingText)
        /// Who has changed that; by default the input method.
        case setTextChangeCause(TextChangeCause)
        /// What is entered, as bits of `content_hint` and a value of `content_purpose`.
        case setContentType(hints: UInt32, purpose: UInt32)
        /// Where the cursor is, in surface-local coordinates.
        case setCursorRectangle(PixelRect)
        /// Makes what was told before count.
        case commit
    }

    /// What is to be done at the next `done`.
    private struct Pending {
        var preedit: MarkedText?
        var inserted = ""
        var deletion: (before: Int, after: Int) = (0, 0)
    }

    /// What the compositor was told.
    private struct Told {
        var field: TextInputID
        var state: WireTextField
        /// What is said by one who knows of fewer commits was meant for another field.
        var since: UInt32
    }

    private var wanted: TextInputField?
    /// Whether the field said something since the compositor was told last.
    private var hasPendingChanges = false
    private var isChangedByOther = false
    private var isKeyboardWanted = false
    private var focus: SceneID?
    /// `nil` while no field is enabled.
    private var told: Told?
    /// Whether a field was enabled when its surface lost the texts. That voids it; it is disabled all the same, since
    /// some compositors go by nothing else.
    private var isLeftEnabled = false
    private var pending = Pending()
    private var hasPreedit = false
    private var commitCount: UInt32 = 0
    /// Whether the newest `done` was of one who did not know our newest commit, and no other change came since.
    private var isBehind = false

    /// Creates the conversation of a new object.
    ///
    /// - Parameter field: The field that is entered in.
    package init(field: TextInputField?) { wanted = field }

    /// Takes what the application says of its field.
    package mutating func setField(_ field: TextInputField?, changedBy cause: TextChangeCause) {
        wanted = field
        hasPendingChanges = true
        guard cause == .other else { return }
        isChangedByOther = true
        // What the input method wanted may not be answered yet; this is no answer.
        isBehind = false
    }

    /// Has the field enabled once more when the turn ends, so that a keyboard that was put away comes back.
    package mutating func showKeyboard() { isKeyboardWanted = true }

    /// Takes what the object says.
    ///
    /// - Returns: What the field is to do, if that is anything.
    package mutating func receive(_ event: Event) -> TextEdit? {
        switch event {
        case .enter(let scene):
            let edit = leave()
            focus = scene
            return edit
        case .leave: return leave()
        case .preedit(let text, let begin, let end): pending.preedit = MarkedText(text ?? "", begin: begin, end: end)
        case .commit(let text): pending.inserted = text ?? ""
        case .delete(let before, let after): pending.deletion = (Int(before), Int(after))
        case .done(let serial): return finish(serial)
        }
        return nil
    }

    /// Ends the conversation: the object, its seat or the connection is gone.
    ///
    /// - Returns: What the field is to do, if that is anything.
    package mutating func vanish() -> TextEdit? { leave() }

    /// Brings the compositor up to date: called when a turn ends, and the application has said all that it has to say.
    package mutating func turnEnded() -> [Request] {
        defer { isKeyboardWanted = false }
        let goodbye = isLeftEnabled ? disable() : []
        let field = wanted?.seen(from: focus)
        guard let field else { return told == nil ? goodbye : disable() }
        guard let told else { return goodbye + enable(field) }
        if told.field != field.id { return disable() + enable(field) }
        if isKeyboardWanted { return enable(field, since: told.since) }
        return isBehind || !hasPendingChanges ? [] : update(told, to: WireTextField(field))
    }
}

nonisolated extension TextInputConversation {
    private mutating func leave() -> TextEdit? {
        let edit = hasPreedit ? told.map { TextEdit(field: $0.field) } : nil
        if told != nil { isLeftEnabled = true }
        told = nil
        focus = nil
        pending = Pending()
        hasPreedit = false
        return edit
    }

    private mutating func finish(_ serial: UInt32) -> TextEdit? {
        let wish = pending
        pending = Pending()
        guard focus != nil, let told, Int32(bitPattern: serial &- told.since) >= 0 else { return nil }
        isBehind = serial != commitCount
        let isNothing = wish.preedit == nil && !hasPreedit && wish.inserted.isEmpty && wish.deletion == (0, 0)
        hasPreedit = wish.preedit != nil
        guard !isNothing else { return nil }
        return TextEdit(
            field: told.field, deletesBefore: wish.deletion.before, deletesAfter: wish.deletion.after,
            insertedText: wish.inserted, markedText: wish.preedit)
    }

    private mutating func disable() -> [Request] {
        told = nil
        isLeftEnabled = false
        isBehind = false
        hasPreedit = false
        commitCount &+= 1
        return [.disable, .commit]
    }

    /// Enables a field, which voids all that was told before, and tells everything.
    private mutating func enable(_ field: TextInputField, since: UInt32? = nil) -> [Request] {
        let state = WireTextField(field)
        commitCount &+= 1
        told = Told(field: field.id, state: state, since: since ?? commitCount)
        isBehind = false
        hasPendingChanges = false
        isChangedByOther = false
        var requests: [Request] = [.enable]
        if let text = state.surroundingText { requests.append(.setSurroundingText(text)) }
        requests.append(.setContentType(hints: state.hints, purpose: state.purpose))
        if let rectangle = state.cursorRectangle { requests.append(.setCursorRectangle(rectangle)) }
        return requests + [.commit]
    }

    /// Tells what has changed.
    private mutating func update(_ old: Told, to new: WireTextField) -> [Request] {
        var requests: [Request] = []
        if let text = new.surroundingText, text != old.state.surroundingText {
            requests.append(.setSurroundingText(text))
            if isChangedByOther { requests.append(.setTextChangeCause(.other)) }
        }
        if new.hints != old.state.hints || new.purpose != old.state.purpose {
            requests.append(.setContentType(hints: new.hints, purpose: new.purpose))
        }
        if let rectangle = new.cursorRectangle, rectangle != old.state.cursorRectangle {
            requests.append(.setCursorRectangle(rectangle))
        }
        hasPendingChanges = false
        isChangedByOther = false
        guard !requests.isEmpty else { return [] }
        told?.state = new
        commitCount &+= 1
        return requests + [.commit]
    }
}

extension MarkedText {
    nonisolated fileprivate init?(_ text: String, begin: Int32, end: Int32) {
        let isHidden = begin < 0 || end < 0
        self.init(text, selection: isHidden ? nil : Int(min(begin, end))..<Int(max(begin, end)))
    }
}
