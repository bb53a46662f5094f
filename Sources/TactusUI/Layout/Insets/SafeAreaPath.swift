import TactusGeometry

/// The safe areas of views in one another, from a window inwards, as they were asked for last: what is inside such a
/// view is asked for next, in a layout, and goes by it. So a thousand views in one another are gone through once.
struct SafeAreaPath {
    /// A view whose superview is the one before it. It is in the window as long as it is in the path.
    private struct Level {
        let view: ObjectIdentifier
        let bounds: Rect
        let insets: Insets
        /// What of them reaches into subviews.
        let inner: Insets
    }

    private var levels: [Level] = []
    /// What covers the scene, and where its content is.
    private var surroundings = (insets: Insets.zero, frame: Rect.zero)

    /// What is not safe of a view that is in a window of the scene.
    mutating func insets(of view: View, in scene: WindowScene) -> Insets {
        let now = (insets: scene.safeAreaInsets, frame: scene.contentFrame)
        if now != surroundings {
            levels.removeAll(keepingCapacity: true)
            surroundings = now
        }
        var inner: [View] = []
        var outer: View? = view
        while let next = outer, !contains(next) {
            inner.append(next)
            outer = next.parent
        }
        if let outer {
            levels.removeLast(levels.count - 1 - Int(outer.drawing.safeAreaIndex))
        } else {
            levels.removeAll(keepingCapacity: true)
        }
        while let next = inner.popLast() { add(next) }
        return levels.last?.insets ?? .zero
    }

    /// Forgets a view that moves or leaves, and those inside it.
    mutating func forget(_ view: View) {
        if contains(view) { levels.removeLast(levels.count - Int(view.drawing.safeAreaIndex)) }
    }

    /// Forgets all views.
    mutating func removeAll() { levels.removeAll(keepingCapacity: true) }

    private func contains(_ view: View) -> Bool {
        let index = Int(view.drawing.safeAreaIndex)
        return index < levels.count && levels[index].view == ObjectIdentifier(view)
    }

    private mutating func add(_ view: View) {
        view.drawing.safeAreaIndex = Int32(levels.count)
        let insets = insets(of: view, within: levels.last)
        var inner = insets
        if insets != .zero { inner.remove(view.contentSafeEdges) }
        levels.append(
            Level(view: ObjectIdentifier(view), bounds: view.geometry.bounds, insets: insets, inner: inner))
    }

    private func insets(of view: View, within outer: Level?) -> Insets {
        if view.geometry.isTransformed { return .zero }
        let box = Rect(origin: view.geometry.position, size: view.geometry.bounds.size)
        // A page that covers the content, as what is found does a list, lies where the view is, and not in its content.
        let covered = view.controller == nil ? outer?.inner : outer?.insets
        let rest = (covered ?? surroundings.insets)
            .overlap(with: box, in: outer?.bounds ?? surroundings.frame)
        let own = (view.controller?.additionalSafeAreaInsets ?? .zero) + view.additionalSafeAreaInsets
        guard own != .zero else { return rest }
        return Insets(
            top: max(rest.top + own.top, 0), left: max(rest.left + own.left, 0),
            bottom: max(rest.bottom + own.bottom, 0), right: max(rest.right + own.right, 0))
    }
}

extension Insets {
    /// Leaves nothing at some edges.
    fileprivate nonisolated mutating func remove(_ edges: RectEdge) {
        if edges.contains(.top) { top = 0 }
        if edges.contains(.left) { left = 0 }
        if edges.contains(.bottom) { bottom = 0 }
        if edges.contains(.right) { right = 0 }
    }
}

extension View {
    /// Lets go of what was found out by where the view was.
    final func geometryDidChange() {
        updateHitBounds()
        root?.safeAreaPath.forget(self)
    }
}
