public import TactusGeometry

/// What a program has said about a view for those who do not see it, and the name under which it keeps its state. Most
/// views have none of it.
final class ViewAccessibility {
    var role: AccessibilityRole?
    var label: String?
    var value: String?
    var hint: String?
    var isElement: Bool?
    var isSelected: Bool?
    var isEnabled: Bool?
    var activationPoint: Point?
    var sortPriority = 0.0
    var customActions: [AccessibilityCustomAction]?
    var isHidden = false
    var isModal = false
    var restorationIdentifier: String?
}

extension View {
    /// Whether the view, and all that is inside it, is passed over by those who do not see it, because it only
    /// decorates. `false` by default. What is hidden, or has an alpha under 0.01, is passed over anyway.
    public final var accessibilityElementsHidden: Bool {
        get { accessibility?.isHidden ?? false }
        set { if newValue != accessibilityElementsHidden { madeAccessibility.isHidden = newValue } }
    }

    /// Whether the view's siblings are passed over by those who do not see it as long as it shows: for a card that lies
    /// over all else. `false` by default. Of several such siblings the frontmost counts.
    public final var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { if newValue != accessibilityViewIsModal { madeAccessibility.isModal = newValue } }
    }

    /// What happens when the view is used, in a few words, where its name does not tell; `nil`, by default, for
    /// nothing. The tree's node has it (``AccessibilityNode/hint``).
    public final var accessibilityHint: String? {
        get { accessibility?.hint }
        set { if newValue != accessibilityHint { madeAccessibility.hint = newValue } }
    }

    /// The point at which the view is activated by those who do not touch it, in points of the view: the middle of its
    /// bounds, unless another one is set. A view that does it itself (``accessibilityActivate()``) is not tapped.
    ///
    /// UIKit's is a point of the screen, which no program knows here.
    public final var accessibilityActivationPoint: Point {
        get { accessibility?.activationPoint ?? bounds.center }
        set {
            precondition(
                newValue.x.isFinite && newValue.y.isFinite, "an activation point must be finite, not \(newValue)")
            madeAccessibility.activationPoint = newValue
        }
    }

    /// When the view is read among its superview's subviews: those with a higher number before others, those with the
    /// same in the order of the views. 0 by default.
    ///
    /// UIKit's programs list elements in `accessibilityElements` for it; the name is SwiftUI's.
    public final var accessibilitySortPriority: Double {
        get { accessibility?.sortPriority ?? 0 }
        set {
            precondition(!newValue.isNaN, "a sort priority must be a number; 0 is the ordinary one")
            if newValue != accessibilitySortPriority { madeAccessibility.sortPriority = newValue }
        }
    }

    /// Whether the view says that it is chosen among others (``AccessibilityState/isSelected``); `nil`, by default,
    /// leaves that to its class. UIKit's trait `selected`.
    public final var isAccessibilitySelected: Bool? {
        get { accessibility?.isSelected }
        set { if newValue != isAccessibilitySelected { madeAccessibility.isSelected = newValue } }
    }

    /// Whether the view says that it takes input (``AccessibilityState/isEnabled``); `nil`, by default, leaves that to
    /// its class. `false` is UIKit's trait `notEnabled`.
    public final var isAccessibilityEnabled: Bool? {
        get { accessibility?.isEnabled }
        set { if newValue != isAccessibilityEnabled { madeAccessibility.isEnabled = newValue } }
    }

    /// Whether a program has given the view a label, beside the one that it has by its class.
    public final var hasAccessibilityLabel: Bool { accessibility?.label != nil }

    /// What was said about the view, made now if nothing was: something else is about to be said.
    final var madeAccessibility: ViewAccessibility {
        root?.windowScene?.application?.accessibilityMayDiffer()
        if let accessibility { return accessibility }
        let made = ViewAccessibility()
        accessibility = made
        return made
    }
}

extension Double {
    /// The number in as few digits as say it, three behind the point at most.
    nonisolated package var spoken: String {
        let rounded = (self * 1000).rounded() / 1000
        guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
        return "\(Int(rounded))"
    }

    /// The number, of 1, in hundredths.
    nonisolated package var spokenPercent: String { "\((self * 100).rounded().spoken)%" }
}

extension View {
    /// How the view says that it stands, and whether it has the focus.
    final var describedState: AccessibilityState {
        var state = standardAccessibility.state
        if let accessibility {
            state.isSelected = accessibility.isSelected ?? state.isSelected
            state.isEnabled = accessibility.isEnabled ?? state.isEnabled
        }
        state.isFocused = isFirstResponder || isFocusedPart
        return state
    }
}
