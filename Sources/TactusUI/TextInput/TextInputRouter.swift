import TactusGeometry
import TactusPlatform

/// Stands between the platform and the text field that is entered in: tells the platform of it, and the field what an
/// input method wants.
final class TextInputRouter {
    private unowned let application: Application
    private weak var client: Responder?
    /// The class that was asked last whether it takes text.
    private var askedClass: (id: ObjectIdentifier, takesText: Bool)?
    private var id = TextInputID(rawValue: 0)
    private var hasMarkedText = false
    /// What the platform knows.
    private var told: TextInputField?
    /// What the field was like after the input method's last edit of this turn.
    private var edited: TextInputField?

    init(application: Application) { self.application = application }

    /// Tells the platform what has changed of the field. Called when a turn ends, and when a frame was drawn: layout
    /// has moved the cursor perhaps.
    func update() {
        follow()
        // Mostly nothing is entered anywhere, or nobody wants to know.
        guard told != nil || (client != nil && application.platform.takesTextInput) else { return }
        let field = field
        let cause: TextChangeCause = edited != nil && edited == field ? .inputMethod : .other
        edited = nil
        guard field != told else { return }
        told = field
        application.platform.setTextInput(field, changedBy: cause)
    }

    /// Does what an input method wants, unless it is for a field that is entered in no longer.
    func perform(_ edit: TextEdit) {
        follow()
        guard edit.field == nil || edit.field == id, let client = client as? any TextInputClient else { return }
        let deletion = client.surroundingText.deletable(before: edit.deletesBefore, after: edit.deletesAfter)
        if deletion != (0, 0) {
            mark(nil, in: client)
            client.deleteSurroundingText(before: deletion.before, after: deletion.after)
        }
        if !edit.insertedText.isEmpty { client.insertText(edit.insertedText) }
        mark(edit.markedText, in: client)
        edited = field
    }

    private func mark(_ text: MarkedText?, in client: any TextInputClient) {
        guard hasMarkedText || text != nil else { return }
        hasMarkedText = text != nil
        client.setMarkedText(text)
    }

    /// Brings the on-screen keyboard back, when the responder is the field that is entered in.
    func showKeyboard(for responder: Responder) {
        if responder === client, told != nil { application.platform.showKeyboard() }
    }

    /// Looks who is the field by now. Marked text does not outlast its field's turn.
    private func follow() {
        let receiver = receiver
        guard receiver !== client else { return }
        if hasMarkedText { (client as? any TextInputClient)?.setMarkedText(nil) }
        hasMarkedText = false
        client = receiver
        id = TextInputID(rawValue: id.rawValue + 1)
    }

    /// The first responder, if it takes text from an input method and has no view of its own to enter it with.
    private var receiver: Responder? {
        guard let window = application.keyWindow, let responder = window.currentFirstResponder, takesText(responder),
            window.inputViews.inputView == nil
        else { return nil }
        return responder
    }

    /// Whether a responder's class adopts the protocol. That is asked in each turn, mostly of the same class, and takes
    /// long to find out.
    private func takesText(_ responder: Responder) -> Bool {
        let id = ObjectIdentifier(type(of: responder))
        if let askedClass, askedClass.id == id { return askedClass.takesText }
        let takesText = responder is any TextInputClient
        askedClass = (id, takesText)
        return takesText
    }

    private var field: TextInputField? {
        guard let client = client as? any TextInputClient, let scene = client.hostWindow?.windowScene else {
            return nil
        }
        var field = TextInputField(
            id: id, scene: scene.id, traits: client.textInputTraits, surroundingText: client.surroundingText,
            caret: client.caretInScene)
        field.scenesUnder = positions(of: field.caret, under: scene)
        return field
    }

    /// Where a caret is for the scenes over which the popup of its scene is open.
    private func positions(of caret: Rect?, under scene: WindowScene) -> [TextInputField.Position] {
        var (scene, caret, positions) = (scene, caret, [TextInputField.Position]())
        while let popup = application.popups.first(where: { $0.scene === scene }), let parent = popup.parent {
            let origin = popup.frame?.origin
            caret = origin.flatMap { origin in caret?.offsetBy(dx: origin.x, dy: origin.y) }
            positions.append(TextInputField.Position(scene: parent.id, caret: caret))
            scene = parent
        }
        return positions
    }
}

extension Application {
    /// A window has another first responder, or that has other input views. What happens in a turn is told at its end.
    final func firstResponderDidChange() {
        if !inputLoop.isBusy { textInput.update() }
    }
}

extension TextInputClient {
    /// The cursor in the scene's coordinate space; `nil` when it is not seen, or is nowhere.
    fileprivate var caretInScene: Rect? {
        guard let caretRect, let view = hostView, let window = view.window else { return nil }
        let rect = view.convert(caretRect, to: nil).applying(window.geometry.toSuperview)
        return [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) ? rect : nil
    }
}
