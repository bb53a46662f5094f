import TactusGeometry
import TactusPlatform
import WaylandClient

/// One `zwp_text_input_v3`: the text field that a seat's input method, or on-screen keyboard, enters in.
final class TextInputDevice {
    private let proxy: ZwpTextInputV3
    private unowned let seat: Seat
    private var conversation: TextInputConversation
    /// Whether the application has said something since a turn ended.
    private(set) var hasPendingChanges = false

    init(_ proxy: ZwpTextInputV3, seat: Seat) {
        self.proxy = proxy
        self.seat = seat
        conversation = TextInputConversation(field: seat.context.textInputField)
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    func setField(_ field: TextInputField?, changedBy cause: TextChangeCause) {
        conversation.setField(field, changedBy: cause)
        hasPendingChanges = true
    }

    func showKeyboard() {
        conversation.showKeyboard()
        hasPendingChanges = true
    }

    /// Sends what there is to say.
    func turnEnded() {
        hasPendingChanges = false
        for request in conversation.turnEnded() { send(request) }
    }

    /// Takes the marked text away that an input method has shown.
    func vanish() { deliver(conversation.vanish()) }

    /// Does that, and lets go of the object.
    func release() {
        vanish()
        proxy.destroy()
    }

    private func receive(_ event: ZwpTextInputV3.Event) { deliver(conversation.receive(translated(event))) }

    private func translated(_ event: ZwpTextInputV3.Event) -> TextInputConversation.Event {
        switch event {
        case .enter(let surface): .enter(surface?.scene)
        case .leave: .leave
        case .preeditString(let text, let begin, let end): .preedit(text, begin: begin, end: end)
        case .commitString(let text): .commit(text)
        case .deleteSurroundingText(let before, let after): .delete(before: before, after: after)
        case .done(let serial): .done(serial: serial)
        }
    }

    private func send(_ request: TextInputConversation.Request) {
        switch request {
        case .enable: proxy.enable()
        case .disable: proxy.disable()
        case .setSurroundingText(let text):
            proxy.setSurroundingText(
                text: text.text, cursor: Int32(clamping: text.cursor), anchor: Int32(clamping: text.anchor))
        case .setTextChangeCause(let cause):
            proxy.setTextChangeCause(cause: cause == .inputMethod ? .inputMethod : .other)
        case .setContentType(let hints, let purpose):
            proxy.setContentType(
                hint: ZwpTextInputV3.ContentHint(rawValue: hints),
                purpose: ZwpTextInputV3.ContentPurpose(rawValue: purpose))
        case .setCursorRectangle(let rectangle):
            proxy.setCursorRectangle(
                x: Int32(clamping: rectangle.minX), y: Int32(clamping: rectangle.minY),
                width: Int32(clamping: rectangle.width), height: Int32(clamping: rectangle.height))
        case .commit: proxy.commit()
        }
    }

    private func deliver(_ edit: TextEdit?) {
        guard let edit else { return }
        let now = seat.context.clock.now
        seat.context.onFrame(
            InputFrame(seat: seat.id, time: now, contents: .keys([KeySample(change: .edited(edit), time: now)])))
    }
}
