import TactusGeometry

/// Makes the nodes of a window, see ``AccessibilityNode``. The way inside is kept in memory of its own, so that a tree
/// of views may be as deep as it likes.
struct AccessibilityWalk {
    /// How many nodes may lie in one another. Those inside deeper ones stand beside them.
    nonisolated static let deepestNode = 256

    /// A view that is being looked at.
    private struct Level {
        let view: View
        /// The view as a node, to which what is inside it belongs; `nil` where it is none.
        let isNode: Bool
        /// From its space to that of the window.
        let toWindow: Transform
        var rest: ArraySlice<View>
    }

    private let window: Window
    private var levels: [Level] = []
    /// The nodes found so far inside each node that is being looked at, and outside of all.
    private var found: [[AccessibilityNode]] = [[]]

    /// The nodes of a window.
    static func nodes(of window: Window) -> [AccessibilityNode] {
        TreeWalks.begin()
        defer { TreeWalks.end() }
        var walk = AccessibilityWalk(window: window)
        walk.enter(window, .identity)
        while let last = walk.levels.indices.last {
            if let child = walk.levels[last].rest.popFirst() {
                let level = walk.levels[last]
                walk.enter(child, child.transform(to: level.view).concatenating(level.toWindow))
            } else {
                walk.leave()
            }
        }
        return walk.found.first ?? []
    }

    private init(window: Window) { self.window = window }

    /// Notes what a view is, and goes inside where that counts.
    private mutating func enter(_ view: View, _ toWindow: Transform) {
        guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden, !view.isBehindContext else {
            return
        }
        let parts = view.accessibilityElements.enumerated().map { number, element in
            AccessibilityNode(element, number, of: view, frame: frame(element.frame, toWindow))
        }
        guard !view.isAccessibilityElement else { return add(node(view, toWindow, parts)) }
        let isNode = view.isNode && found.count <= Self.deepestNode
        if isNode {
            found.append(parts)
        } else {
            if view.isNode { add(node(view, toWindow, [])) }
            found[found.count - 1] += parts
        }
        levels.append(Level(view: view, isNode: isNode, toWindow: toWindow, rest: view.accessibilitySubviews[...]))
    }

    private mutating func leave() {
        guard let level = levels.popLast(), level.isNode, let inside = found.popLast() else { return }
        add(node(level.view, level.toWindow, inside))
    }

    private mutating func add(_ node: AccessibilityNode) { found[found.count - 1].append(node) }

    private func node(_ view: View, _ toWindow: Transform, _ inside: [AccessibilityNode]) -> AccessibilityNode {
        AccessibilityNode(
            view, frame: frame(view.bounds, toWindow),
            activationPoint: window.convertToScene(view.accessibilityActivationPoint.applying(toWindow)),
            children: inside)
    }

    /// A rectangle of a view, in points of the scene.
    private func frame(_ rect: Rect, _ toWindow: Transform) -> Rect {
        let box = rect.applying(toWindow)
        let corners = [box.origin, Point(x: box.maxX, y: box.maxY)].map { window.convertToScene($0) }
        return Rect(
            x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x, height: corners[1].y - corners[0].y)
    }
}

extension View {
    /// From the view's space to that of one that it is in.
    fileprivate final func transform(to ancestor: View) -> Transform {
        var transform = geometry.toSuperview
        var above = parent
        while let view = above, view !== ancestor {
            transform = transform.concatenating(view.geometry.toSuperview)
            above = view.parent
        }
        return transform
    }

    /// Whether the view is a node. A picture without a name only decorates, and a label without a text says nothing.
    fileprivate final var isNode: Bool {
        let silent: [AccessibilityRole] = [.none, .image, .label]
        return accessibilityLabel != nil || !silent.contains(reportedAccessibility.role)
    }

    /// The subviews in the order in which they are read.
    fileprivate final var accessibilitySubviews: [View] {
        if let window = self as? Window, window.focusRoot !== window { return [window.focusRoot] }
        let modal = children.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
        if let modal { return [modal] }
        guard children.contains(where: { $0.accessibilitySortPriority != 0 }) else { return children }
        return children.enumerated().sorted { left, right in
            let (first, second) = (left.element.accessibilitySortPriority, right.element.accessibilitySortPriority)
            return first == second ? left.offset < right.offset : first > second
        }.map(\.element)
    }
}
