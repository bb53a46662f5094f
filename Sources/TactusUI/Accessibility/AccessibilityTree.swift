extension WindowScene {
    /// Returns the accessibility nodes of the scene's windows, the frontmost first. See ``AccessibilityNode``.
    ///
    /// While a controller is presented, only the frontmost one's view is there of its window. Views are laid out first.
    public final var accessibilityTree: [AccessibilityNode] {
        for window in windows { window.layoutIfNeeded() }
        return windows.reversed().flatMap { $0.accessibilityNodes() }
    }
}

extension Application {
    /// Returns the accessibility nodes of all scenes. See ``WindowScene/accessibilityTree``.
    public final var accessibilityTree: [AccessibilityNode] { scenes.flatMap(\.accessibilityTree) }
}

extension View {
    /// The view as a node, or what is inside it where it is none.
    fileprivate final func accessibilityNodes() -> [AccessibilityNode] {
        guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return [] }
        let parts = accessibilityElements.map { AccessibilityNode($0, of: self) }
        if isAccessibilityElement { return [AccessibilityNode(self, children: parts)] }
        let inside = parts + accessibilitySubviews.flatMap { $0.accessibilityNodes() }
        // A picture without a name only decorates, and a label without a text says nothing.
        let silent: [AccessibilityRole] = [.none, .image, .label]
        let isNode = accessibilityLabel != nil || !silent.contains(accessibilityRole)
        return isNode ? [AccessibilityNode(self, children: inside)] : inside
    }

    private final var accessibilitySubviews: [View] {
        guard let window = self as? Window else { return children }
        return window.focusRoot === window ? children : [window.focusRoot]
    }

    /// What the labels inside the view say, one after the other.
    package final var textInside: String? {
        let texts = children.filter { !$0.isHidden }.compactMap {
            $0.accessibilityRole == .label ? $0.accessibilityLabel ?? $0.textInside : $0.textInside
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
