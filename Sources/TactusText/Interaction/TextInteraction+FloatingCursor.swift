import TactusEditing
public import TactusGeometry
import TactusUI

/// A caret that follows something else than a finger on the text.
struct FloatingCursor {
    /// Where that was when it began, as it was told.
    let start: Point
    /// The middle of the caret then, in points of the view that shows the lines.
    let middle: Point
}

extension TextInput {
    /// Begins to let the caret follow something that moves elsewhere, such as a finger on the space bar of an
    /// on-screen keyboard (``CaretDragInteraction``). What is selected is selected no more: the caret stands at the end
    /// that moves. Does nothing where the text has no ``TextInteraction``.
    ///
    /// - Parameter point: Where that is, in points of whatever space: what counts is how far it moves from there.
    public func beginFloatingCursor(at point: Point) { textInteractionOfView?.beginFloatingCursor(at: point) }

    /// Takes the caret to the place between characters that is nearest to where it would be if it had moved as far, and
    /// scrolls it into sight.
    ///
    /// - Parameter point: Where that is now, in the space of ``beginFloatingCursor(at:)``.
    public func updateFloatingCursor(at point: Point) { textInteractionOfView?.updateFloatingCursor(at: point) }

    /// Leaves the caret where it is.
    public func endFloatingCursor() { textInteractionOfView?.floatingCursor = nil }

    /// The interaction by which fingers and pointers edit the text.
    private var textInteractionOfView: TextInteraction? {
        var next: View? = textInputView
        while let view = next {
            for case let interaction as TextInteraction in view.interactions where interaction.textInput === self {
                return interaction
            }
            next = view.superview
        }
        return nil
    }
}

extension TextInteraction {
    func beginFloatingCursor(at point: Point) {
        guard let textInput else { return }
        dismissMenu()
        showsHandles = false
        if !textInput.selection.isCaret { select(TextSelection(caret: textInput.selection.head)) }
        let caret = textInput.caretRect(at: headPosition)
        floatingCursor = FloatingCursor(start: point, middle: Point(x: caret.midX, y: caret.midY))
    }

    func updateFloatingCursor(at point: Point) {
        guard let textInput, let floatingCursor else { return }
        let goal = floatingCursor.middle + (point - floatingCursor.start)
        guard goal.x.isFinite, goal.y.isFinite else { return }
        let place = textInput.closestPosition(to: goal)
        let selection = TextSelection(caret: place.offset)
        if selection != textInput.selection || place != headPosition { select(selection, affinity: place.affinity) }
    }
}
