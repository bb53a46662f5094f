import TactusGeometry

/// What layout knows of a view beyond its frame. Most views have none of it, and pay for none.
final class ViewLayout {
    /// The active constraints between the view and those inside it, in the order of their activation.
    var constraints = ConstraintList()
    /// The active constraints that the view is in.
    var uses = ConstraintList()
    /// The guides that were added to it.
    var guides: [LayoutGuide] = []
    /// Its guides that are always there, once they were asked for.
    var ownGuides: [LayoutGuide.Purpose: LayoutGuide] = [:]
    /// What solves the constraints of all views inside this one, which is the top of a tree.
    var engine: LayoutEngine?
    /// The engine that places the view, or is told where it is.
    weak var placingEngine: LayoutEngine?
    /// Whether the engine says where the view is, and not its frame.
    var isPlacedByConstraints: Bool { !translatesMask && placingEngine != nil }
    /// Whether ``View/updateConstraints()`` is to be called.
    var needsUpdateConstraints = false

    var translatesMask = true
    var hugging: [LayoutAxis: LayoutPriority] = [:]
    var compressionResistance: [LayoutAxis: LayoutPriority] = [:]
    var mask: View.AutoresizingMask = []
    var autoresizesSubviews = true

    /// The margins that were set; `nil` as long as none were.
    var margins: DirectionalInsets?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    /// What a container says covers the view's edges.
    var additionalSafeArea = Insets.zero
    /// What was told of the safe area last.
    var notifiedSafeArea = Insets.zero
    /// What was told of the margins last; `nil` as long as nothing was.
    var notifiedMargins: Insets?
    var semantic = View.SemanticContentAttribute.unspecified
    /// Who is told that the view's geometry has changed.
    var geometryObservers: [WeakGeometryObservation] = []
}

extension View {
    /// What layout knows of the view, made now if there was none.
    final var madeLayoutState: ViewLayout {
        if let layoutState { return layoutState }
        let state = ViewLayout()
        layoutState = state
        return state
    }

    /// The view at the top of the tree: a window, or a view that is in none.
    package final var top: View {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }
}

extension LayoutItem {
    /// Notes that an active constraint is about this item.
    func use(_ constraint: LayoutConstraint) {
        disuse(constraint)
        if let view = self as? View { view.madeLayoutState.uses.append(constraint) }
        if let guide = self as? LayoutGuide { guide.uses.append(constraint) }
    }

    /// Notes that a constraint is no longer active.
    func disuse(_ constraint: LayoutConstraint) {
        if let view = self as? View { view.layoutState?.uses.remove(constraint) }
        if let guide = self as? LayoutGuide { guide.uses.remove(constraint) }
    }
}
