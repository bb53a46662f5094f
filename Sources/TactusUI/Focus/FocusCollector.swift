import TactusGeometry

/// Gathers the views that the focus can come to, as values, and knows which view each value stands for.
struct FocusCollector {
    /// The views, by the numbers of their values.
    private(set) var views: [View] = []
    /// The guides that may lead the focus elsewhere.
    private var guides: [FocusGuide] = []
    /// The number of the view that the search begins at; `nil` when that one is elsewhere.
    private(set) var start: Int?
    private let current: View?
    /// What was found inside each view that is being looked at, and outside of all; and those views, where they count.
    private var found: [[FocusNode]] = []
    private var items: [FocusItem?] = []

    /// How deep a view may be for its insides to stay together in the order of reading. Deeper ones stand beside it.
    nonisolated static let deepestNode = 512

    /// A view that is being looked at.
    private struct Level {
        let group: String?
        let isOpen: Bool
        /// Whether what is inside belongs to the view.
        let isNested: Bool
        var rest: ArraySlice<View>
    }

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
        found = [[]]
        var levels: [Level] = []
        if let level = level(of: view, group, isOpen) { levels.append(level) }
        while let last = levels.indices.last {
            if let child = levels[last].rest.popFirst() {
                if let level = level(of: child, levels[last].group, levels[last].isOpen) { levels.append(level) }
            } else if levels.removeLast().isNested, let children = found.popLast() {
                let item = items.removeLast()
                // What has one view inside and does not count itself says no more than that view.
                if item == nil, children.count <= 1 {
                    found[found.count - 1] += children
                } else {
                    found[found.count - 1].append(FocusNode(item, children))
                }
            }
        }
        return found.removeLast().first
    }

    /// Looks at a view.
    ///
    /// - Returns: What to look at inside it; `nil` when nothing counts there.
    private mutating func level(of view: View, _ group: String?, _ isOpen: Bool) -> Level? {
        let isOpen = isOpen && !view.hitting.ignoresTouches && !view.isBehindContext
        guard isOpen || current?.isDescendant(of: view) == true else { return nil }
        let group = view.focusGroupIdentifier ?? group
        if isOpen, let own = view.layoutState?.guides, !own.isEmpty {
            guides += own.compactMap { $0 as? FocusGuide }.filter { $0.isEnabled && !$0.layoutFrame.isEmpty }
        }
        let item = item(for: view, group, isOpen)
        let isNested = found.count <= Self.deepestNode
        if isNested {
            found.append([])
            items.append(item)
        } else if let item {
            found[found.count - 1].append(FocusNode(item))
        }
        return Level(group: group, isOpen: isOpen, isNested: isNested, rest: view.children[...])
    }

    /// Whether one of the gathered views can have the focus.
    func takesFocus(_ view: View) -> Bool {
        view.takesFocus && views.contains { $0 === view } && view.letsUserIn
    }

    /// What arrows find in the places of guides, which stand for views elsewhere. They belong to the group that the
    /// search begins in.
    ///
    /// - Parameters:
    ///   - items: What was gathered.
    ///   - root: What the focus stays in.
    /// - Returns: The guides that lead to another view than the one that the search begins at.
    mutating func itemsOfGuides(beside items: [FocusItem], in root: View) -> [FocusItem] {
        let group = items.first { $0.id == start }?.group
        var found: [FocusItem] = []
        for guide in guides {
            var search = PreferredFocus(in: root)
            guard let view = guide.owningView, let target = search.view(for: guide), target !== current else {
                continue
            }
            let frame = view.convert(guide.layoutFrame, to: nil)
            found.append(FocusItem(id: views.count, frame: frame, group: group))
            views.append(target)
        }
        return found
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
