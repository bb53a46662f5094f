/// Which views a hovering pointer is over, and what it means for each of them that the pointer went on: rules RC-27 and
/// RC-28.
///
/// A pure value: views come in by name, as the path from the window down to the view that a hit test found.
///
/// ```swift
/// for change in path.receive(.moved(over: [window, list, row])) { … }
/// ```
///
/// While a button or a tip is down the pointer does not hover, it touches: nothing is told then, and what has become
/// different is told when it is released.
nonisolated struct HoverPath<ViewID: Hashable & Sendable>: Sendable {
    /// What the pointer did.
    enum Input: Hashable, Sendable {
        /// It came onto the surface, or moved: the views that it is over now, outermost first.
        case moved(over: [ViewID])
        /// The first button or the tip went down.
        case pressed
        /// The last button or the tip went up: the views that the pointer is over now, outermost first.
        case released(over: [ViewID])
        /// It left the surface. If it was down it did not go by itself: the compositor took it, to drag or to resize.
        case left
        /// It was taken away: the device, or the surface under it, is gone.
        case lost
    }

    /// What that means for one view.
    enum Change: Hashable, Sendable {
        /// The pointer left it and is somewhere else.
        case exited(ViewID)
        /// The pointer came into it.
        case entered(ViewID)
        /// The pointer moved inside it.
        case moved(ViewID)
        /// The pointer is gone, and nobody knows where to.
        case cancelled(ViewID)
    }

    /// The views that were told that the pointer is over them, outermost first.
    private(set) var views: [ViewID] = []
    private var isPressed = false

    /// Takes what the pointer did. Returns what to tell whom: leaving comes first, innermost views first; then coming
    /// and moving, outermost first.
    mutating func receive(_ input: Input) -> [Change] {
        switch input {
        case .moved(let path): return isPressed ? [] : go(to: path)
        case .pressed:
            isPressed = true
            return []
        case .released(let path):
            isPressed = false
            return go(to: path)
        case .left: return isPressed ? lose() : go(to: [])
        case .lost: return lose()
        }
    }

    private mutating func lose() -> [Change] {
        defer { views = [] }
        isPressed = false
        return views.reversed().map(Change.cancelled)
    }

    /// Forgets a view that left its window: it is told nothing more. Returns whether the pointer was over it.
    mutating func remove(_ view: ViewID) -> Bool {
        guard let index = views.firstIndex(of: view) else { return false }
        views.remove(at: index)
        return true
    }

    private mutating func go(to path: [ViewID]) -> [Change] {
        let before = Set(views)
        let after = Set(path)
        let exits = views.reversed().filter { !after.contains($0) }.map(Change.exited)
        views = path
        return exits + path.map { before.contains($0) ? .moved($0) : .entered($0) }
    }
}
