public import TactusUI
import TactusGeometry

/// Lets a finger that rests on a view draw the caret along: the space bar of an `inputView`, as people know it from
/// telephones.
///
/// ```swift
/// spaceKey.addInteraction(CaretDragInteraction())
/// ```
///
/// After 0.4 seconds the view's own touches are cancelled, and the caret of the text that is the first responder moves
/// as far as the finger does, up and down as well. Nothing is typed then. Where no text is edited it does nothing, and
/// the touches are the view's.
public final class CaretDragInteraction: Interaction {
    /// The view that it was added to.
    public private(set) weak var view: View?
    private weak var textInput: (any TextInput)?
    private let press = LongPressGestureRecognizer()

    /// Creates an interaction.
    public init() {
        press.name = "caret drag"
        press.minimumPressDuration = .milliseconds(400)
        press.delegate = self
        press.addTarget(self, action: CaretDragInteraction.pressed)
    }

    /// Hears the view's touches no more.
    public func willMove(to view: View?) { self.view?.removeGestureRecognizer(press) }

    /// Hears the view's touches.
    public func didMove(to view: View?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private func pressed(_ press: LongPressGestureRecognizer) {
        switch press.state {
        case .began:
            textInput = editedText
            textInput?.beginFloatingCursor(at: press.location(in: nil))
        case .changed: textInput?.updateFloatingCursor(at: press.location(in: nil))
        case .ended, .cancelled, .failed: textInput?.endFloatingCursor()
        default: break
        }
    }

    private var editedText: (any TextInput)? {
        view?.window?.windowScene?.application?.keyWindow?.firstResponder as? any TextInput
    }
}

extension CaretDragInteraction: GestureRecognizerDelegate {
    /// Whether there is a caret to draw along.
    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { editedText != nil }
}
