import TactusGeometry
import WaylandServer

/// Where the seat's user enters texts: `zwp_text_input_v3` as a compositor sees it, with the input
/// method in your hands.
///
/// ```swift
/// let input = compositor.seat.textInput
/// #expect(input.state?.purpose == 0)      // a field has asked for text: an on-screen keyboard would show
/// input.preedit("he")
/// input.done()
/// input.commit("hello")
/// input.done()
/// ```
///
/// What is sent collects at the client until `done`. A client of `zwp_input_method_v2` is heard beside it.
public final class SeatTextInput {
    private unowned let seat: Seat
    private var inputs = ObjectList<TextInput>()
    private var focus: Surface?
    /// Called when ``state`` may have changed: the field was enabled, disabled or has told something.
    var onChange: (() -> Void)?

    init(seat: Seat) {
        self.seat = seat
    }

    /// The field that is entered in; `nil` when none has asked for text.
    public var state: TextInputState? { active?.buffer.current }

    /// How often the client of the field has committed.
    public var commitCount: UInt32 { active?.buffer.commitCount ?? 0 }

    /// The surface with the field.
    public var surface: Surface? { active == nil ? nil : focus }

    /// The text input that is enabled on the focused surface: at most one is.
    private var active: TextInput?

    // MARK: The input method

    /// Shows text that is not decided yet (`preedit_string`); `nil` shows none.
    ///
    /// - Parameters:
    ///   - text: The text, which replaces the one of before.
    ///   - cursor: The cursor's ends in it, in bytes; by default behind it. -1 for both hides the cursor.
    public func preedit(_ text: String?, cursor: (begin: Int, end: Int)? = nil) {
        let end = text?.utf8.count ?? 0
        let cursor = cursor ?? (end, end)
        active?.resource.sendPreeditString(
            text: text, cursorBegin: Int32(clamping: cursor.begin), cursorEnd: Int32(clamping: cursor.end))
    }

    /// Inserts text at the cursor (`commit_string`).
    public func commit(_ text: String) { active?.resource.sendCommitString(text: text) }

    /// Deletes around the cursor, in bytes (`delete_surrounding_text`).
    public func deleteSurroundingText(before: Int, after: Int) {
        active?.resource.sendDeleteSurroundingText(
            beforeLength: UInt32(clamping: before), afterLength: UInt32(clamping: after))
    }

    /// Lets the client carry out what was sent since the last time (`done`).
    ///
    /// - Parameter serial: How many commits of the client are known; by default all.
    public func done(serial: UInt32? = nil) {
        guard let active else { return }
        active.resource.sendDone(serial: serial ?? active.buffer.commitCount)
        seat.compositor.display.flushClients()
    }

    // MARK: Clients

    func add(_ resource: ZwpTextInputV3) {
        let input = TextInput(resource)
        inputs.append(input)
        resource.onRequest = { [weak self, unowned input] in self?.receive($0, of: input) }
        resource.onDestroy = { [weak self, unowned input] in
            if self?.active === input { self?.active = nil }
            self?.inputs.remove(input)
            self?.onChange?()
        }
        if let focus, focus.isAlive, focus.resource.client === resource.client {
            resource.sendEnter(surface: focus.resource)
        }
    }

    func leave() {
        guard let old = focus else { return }
        (focus, active) = (nil, nil)
        for input in inputs where input.resource.client === old.resource.client {
            input.buffer.reset()
            if old.isAlive { input.resource.sendLeave(surface: old.resource) }
        }
        onChange?()
    }

    func enter(_ surface: Surface) {
        focus = surface
        for input in inputs where input.resource.client === surface.resource.client {
            input.resource.sendEnter(surface: surface.resource)
        }
    }

    private func receive(_ request: ZwpTextInputV3.Request, of input: TextInput) {
        // Without the focus nothing counts but the number of commits.
        let hasFocus = focus?.resource.client === input.resource.client
        switch request {
        case .destroy: break
        case .enable: if hasFocus { input.buffer.enable() }
        case .disable: input.buffer.disable()
        case .setSurroundingText(let text, let cursor, let anchor):
            input.buffer.change {
                $0.surroundingText = text
                $0.cursor = Int(cursor)
                $0.anchor = Int(anchor)
            }
        case .setTextChangeCause(let cause): input.buffer.change { $0.wasChangedByOther = cause == .other }
        case .setContentType(let hint, let purpose):
            input.buffer.change {
                $0.hint = hint.rawValue
                $0.purpose = purpose.rawValue
            }
        case .setCursorRectangle(let x, let y, let width, let height):
            let rectangle = PixelRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
            input.buffer.change { $0.cursorRectangle = rectangle }
        case .commit:
            // One field at a time: a second one is not heard before the first is disabled.
            input.buffer.commit(mayEnable: active == nil)
            if input.buffer.current != nil { active = input } else if active === input { active = nil }
            onChange?()
        }
    }
}

/// A client's `zwp_text_input_v3`.
private final class TextInput {
    let resource: ZwpTextInputV3
    var buffer = TextInputDoubleBuffer()

    init(_ resource: ZwpTextInputV3) { self.resource = resource }
}

extension ZwpTextInputV3: DeviceResource {}
