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
}
