import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusUI

// What three fingers do, anywhere in the window.
extension TextInteraction {
    /// How soon after copying a second pinch cuts.
    private static let cutInterval = Duration.seconds(1.5)
    /// How soon after a tap a second one undoes.
    private static let tapInterval = Duration.milliseconds(400)

    /// Listens to three fingers while the text is edited, if it lets them edit.
    func updateEditingGestures() {
        let wanted = textInput.flatMap { input -> Window? in
            guard isEnabled, input.isFirstResponder, input.editingInteractionConfiguration == .default else {
                return nil
            }
            return view?.window
        }
        guard editingGesture?.view !== wanted || (wanted == nil && editingGesture != nil) else { return }
        if let old = editingGesture { old.view?.removeGestureRecognizer(old) }
        editingGesture = nil
        guard let wanted else { return }
        let recognizer = EditingGestureRecognizer()
        recognizer.addTarget(self, action: TextInteraction.threeFingersMoved)
        wanted.addGestureRecognizer(recognizer)
        editingGesture = recognizer
    }

    private func threeFingersMoved(_ recognizer: EditingGestureRecognizer) {
        guard recognizer.state == .ended, let meaning = recognizer.meaning, let textInput else { return }
        let history = textInput.isEditable ? textInput.undoManager : nil
        switch meaning {
        case .swipeLeft: if history?.canUndo == true { history?.undo() }
        case .swipeRight: if history?.canRedo == true { history?.redo() }
        case .pinchIn: copyOrCut(textInput)
        case .pinchOut: if textInput.canPerform(.paste, withSender: nil) { textInput.paste(nil) }
        case .tap: tapWithThree(history)
        }
    }

    /// Copies; cuts what was copied just before.
    private func copyOrCut(_ textInput: any TextInput) {
        let now = application?.now ?? .zero
        let isSecond =
            lastCopy.map { $0.selection == textInput.selection && now - $0.time <= Self.cutInterval } ?? false
        lastCopy = nil
        if isSecond {
            if textInput.canPerform(.cut, withSender: nil) { textInput.cut(nil) }
        } else if textInput.canPerform(.copy, withSender: nil) {
            textInput.copy(nil)
            lastCopy = (textInput.selection, now)
        }
    }

    /// Shows the menu; a second tap undoes.
    private func tapWithThree(_ history: UndoHistory?) {
        let now = application?.now ?? .zero
        let isSecond = lastThreeFingerTap.map { now - $0 <= Self.tapInterval } ?? false
        lastThreeFingerTap = isSecond ? nil : now
        guard isSecond else { return showMenu() }
        dismissMenu()
        if history?.canUndo == true { history?.undo() }
    }
}
