import TactusGeometry

/// Gathers the views that the focus can come to, as values, and knows which view each value stands for.
struct FocusCollector {
    /// The views, by the numbers of their values.
    private(set) var views: [View] = []
    /// The number of the view that the search begins at; `nil` when that one is elsewhere.
    private(set) var start: Int?
    private let current: View?

    /// - Parameter current: The view that the search begins at.
    init(from current: View?) { self.current = current }

    /// Gathers what is in `view`.
    ///
    /// - Parameters:
    ///   - view: Where to begin.
    ///   - group: The group of the views above it.
    ///   - isOpen: Whether the views above it let the user in.
    /// - Returns: The views that count; `nil` if there are none.
    mutating func node(for view: View, inGroup group: String? = nil, isOpen: Bool = true) -> FocusNode? {
        let isOpen = isOpen && !view.hitting.ignoresTouches
        guard isOpen || current?.isDescendant(of: view) == true else { return nil }
        let group = view.focusGroupIdentifier ?? group
        let item = item(for: view, group, isOpen)
        let children = view.children.compactMap { node(for: $0, inGroup: group, isOpen: isOpen) }
        return item == nil && children.isEmpty ? nil : FocusNode(item, children)
    }

    /// Whether one of the gathered views can have the focus.
    func takesFocus(_ view: View) -> Bool {
        view.takesFocus && views.contains { $0 === view } && view.letsUserIn
    }

    private mutating func item(for view: View, _ group: String?, _ isOpen: Bool) -> FocusItem? {
        let takesFocus = isOpen && view.takesFocus
        guard takesFocus || view === current else { return nil }
        let item = FocusItem(
            id: views.count, frame: view.convert(view.bounds, to: nil), group: group, takesFocus: takesFocus)
        if view === current { start = item.id }
        views.append(view)
        return item
    }
}

extension View {
    /// Whether the user can reach the view: neither it nor a view above it is hidden, or takes no touches.
    package final var letsUserIn: Bool {
        sequence(first: self, next: \.parent).allSatisfy { !$0.hitting.ignoresTouches }
    }

    /// Whether the focus can come to the view, if the views above it let the user in.
    fileprivate final var takesFocus: Bool { canBecomeFocused && canBecomeFirstResponder && !bounds.isEmpty }
}
