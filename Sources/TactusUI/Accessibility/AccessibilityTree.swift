import TactusGeometry

extension WindowScene {
    /// Returns the accessibility nodes of the scene's windows, the frontmost first. See ``AccessibilityNode``.
    ///
    /// While a controller is presented, only the frontmost one's view is there of its window. Views are laid out first.
    public final var accessibilityTree: [AccessibilityNode] {
        StackRoom.check("accessibilityTree", of: self)
        for window in windows { window.layoutIfNeeded() }
        return windows.reversed().flatMap { AccessibilityWalk.nodes(of: $0) }
    }
}

extension Application {
    /// Returns the accessibility nodes of all scenes. See ``WindowScene/accessibilityTree``.
    public final var accessibilityTree: [AccessibilityNode] { scenes.flatMap(\.accessibilityTree) }
}

extension View {
    /// What the labels inside the view say, one after the other.
    package final var textInside: String? {
        var texts: [String] = []
        walkInside { view in
            guard view !== self else { return true }
            guard !view.isHidden else { return false }
            guard view.accessibilityRole == .label, let label = view.accessibilityLabel else { return true }
            texts.append(label)
            return false
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
