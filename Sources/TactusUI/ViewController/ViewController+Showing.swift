import TactusGeometry

extension ViewController {
    /// What a container may do with a controller that is to be shown.
    nonisolated public enum ShowingAction: Hashable, Sendable {
        /// Show it: ``ViewController/show(_:sender:)``.
        case show
        /// Show it as a detail: ``ViewController/showDetailViewController(_:sender:)``.
        case showDetail
    }

    /// Returns the nearest container around this controller that shows others in a way of its own: the first parent
    /// whose ``canPerform(_:sender:)`` says so; `nil` when there is none.
    ///
    /// - Parameters:
    ///   - action: What is asked for.
    ///   - sender: Who asks.
    /// - Returns: The container.
    public final func targetViewController(forAction action: ShowingAction, sender: Any?) -> ViewController? {
        sequence(first: self, next: \.parent).dropFirst().first { $0.canPerform(action, sender: sender) }
    }

    /// Notes other insets, and lays out what goes by them.
    final func additionalSafeAreaDidChange(from old: Insets) {
        let insets = additionalSafeAreaInsets
        precondition(
            [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite),
            "additional safe area insets must be finite, not \(insets)")
        if insets != old { viewIfLoaded?.additionalSafeAreaDidChange() }
    }

    /// Lets the window know that something covers parts of it beside what covers its scene.
    final func recordAdditionalSafeArea() {
        guard additionalSafeAreaInsets != .zero, let window = viewIfLoaded?.window else { return }
        window.hasAdditionalSafeArea = true
        window.safeAreaPath.removeAll()
    }
}
