public import TactusGeometry

/// A rectangle in a view that is laid out like a view, and is none: it shows nothing, and takes no touches.
///
/// ```swift
/// let gap = LayoutGuide()
/// row.addLayoutGuide(gap)
/// gap.leadingAnchor.constraint(equalTo: name.trailingAnchor).isActive = true
/// gap.trailingAnchor.constraint(equalTo: value.leadingAnchor).isActive = true
/// gap.widthAnchor.constraint(greaterThanOrEqualToConstant: 12).isActive = true
/// ```
///
/// Every view has guides of its own: ``View/safeAreaLayoutGuide``, ``View/layoutMarginsGuide``,
/// ``View/readableContentGuide`` and ``View/keyboardLayoutGuide``.
open class LayoutGuide: LayoutItem {
    /// What a guide follows.
    nonisolated package enum Purpose: Hashable {
        /// Constraints alone.
        case own
        /// The part of its view that nothing covers.
        case safeArea
        /// Its view's margins.
        case margins
        /// The part of them whose lines of text are not too long.
        case readable
        /// What an on-screen keyboard covers of its view.
        case keyboard
        /// The content of a scroll view.
        case content
        /// What shows of it.
        case viewport
    }

    /// A text for logs and tests.
    public final var identifier: String?
    /// The view that it was added to.
    public internal(set) final weak var owningView: View?

    final let purpose: Purpose
    /// The active constraints that it is in.
    final var uses = ConstraintList()
    /// Where constraints have placed it.
    final var placed = Rect.zero

    /// Creates a guide that belongs to no view yet.
    public init() { purpose = .own }

    init(_ purpose: Purpose, of view: View) {
        self.purpose = purpose
        owningView = view
    }

    /// The view that it was added to.
    public final var layoutContainer: View? { owningView }

    /// The rectangle in its view's coordinate space, in points, as of the last layout.
    public final var layoutFrame: Rect {
        guard let owningView else { return .zero }
        switch purpose {
        case .own: return placed
        case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
        case .content: return Rect(origin: .zero, size: (owningView as? any ScrollableContainer)?.contentSize ?? .zero)
        case .viewport: return owningView.bounds
        case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
        case .readable: return owningView.bounds.inset(by: owningView.readableInsets)
        case .keyboard:
            let height = owningView.keyboardOverlap
            let bounds = owningView.bounds
            return Rect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        }
    }

    /// What a text calls it.
    final var label: String {
        let view = owningView?.debugTitle ?? "no view"
        switch purpose {
        case .own: return identifier.map { "‘\($0)’" } ?? "a guide of \(view)"
        case .safeArea: return "safe area of \(view)"
        case .margins: return "margins of \(view)"
        case .readable: return "readable width of \(view)"
        case .keyboard: return "keyboard of \(view)"
        case .content: return "content of \(view)"
        case .viewport: return "frame of \(view)"
        }
    }
}

extension View {
    /// The guides that were added to the view, in the order of their coming.
    public final var layoutGuides: [LayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a guide. It leaves its former view.
    public final func addLayoutGuide(_ guide: LayoutGuide) {
        precondition(guide.purpose == .own, "the \(guide.label) cannot be added to another view")
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        madeLayoutState.guides.append(guide)
    }

    /// Removes a guide, and deactivates the constraints that it is in. Nothing happens when it is none of this view's.
    public final func removeLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView === self, guide.purpose == .own else { return }
        for constraint in guide.uses { constraint.isActive = false }
        if let state = layoutState, let index = state.guides.indexFromEnds(of: guide) { state.guides.remove(at: index) }
        guide.owningView = nil
    }
}
