import TactusGeometry
import TactusPlatform
import TactusUI

// Scroll views around a text that is edited.
extension ScrollView {
    /// Keeps the caret in sight that showed before the view became smaller, as it does when an on-screen keyboard
    /// takes room: rule SV-35.
    ///
    /// - Parameter old: The bounds of before, in points.
    final func keepCaretInSight(from old: Rect) {
        guard bounds.width < old.width || bounds.height < old.height, drag == nil,
            let client = window?.firstResponder as? any TextInputClient, let view = client as? View, view !== self,
            view.isDescendant(of: self), let caret = client.caretRect
        else { return }
        let rect = view.convert(caret, to: self)
        guard old.intersects(rect.insetBy(dx: -1, dy: -1)), rect.isFinite else { return }
        scrollRectToVisible(rect.insetBy(dx: -8, dy: -8), animated: false)
    }

    /// Keeps what is edited in sight when a keyboard within the scene comes to cover it: rule SV-36.
    ///
    /// - Parameters:
    ///   - inset: What is covered now.
    ///   - old: What was covered before.
    final func keepCaretInSight(above inset: Insets, before old: Insets) {
        guard drag == nil, let client = window?.firstResponder as? any TextInputClient, let view = client as? View,
            view !== self, view.isDescendant(of: self), let caret = client.caretRect
        else { return }
        // A field is shown as a whole, of an editor the line.
        let rect = view.convert(view.bounds.height <= 120 ? view.bounds : caret, to: self)
        guard rect.isFinite, bounds.inset(by: old).intersects(rect.insetBy(dx: -1, dy: -1)) else { return }
        scrollRectToVisible(rect.insetBy(dx: -8, dy: -8), animated: false)
    }

    // MARK: Drawing a keyboard away

    /// Lets what is docked at the lower edge follow the finger, or ends editing where nothing can follow.
    final func drawKeyboard() {
        guard let window, let scene = window.windowScene, let application, !pan.touches.isEmpty else { return }
        let y = pan.location(in: nil).y + window.frame.minY
        if scene.keyboardInset > 0 {
            application.inputViewObserver?.application(application, didDrawKeyboardTo: y, in: scene)
        } else if y >= scene.contentFrame.maxY - 1 {
            window.endEditing(false)
        }
    }

    /// Tells that the finger was lifted.
    ///
    /// - Parameter fingers: How fast it went, in points per second.
    final func releaseKeyboard(with fingers: Vector) {
        guard let scene = window?.windowScene, let application, scene.keyboardInset > 0 else { return }
        application.inputViewObserver?.application(application, didReleaseKeyboardAt: fingers.dy, in: scene)
    }
}
