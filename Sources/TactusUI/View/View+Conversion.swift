public import TactusGeometry

extension View {
    /// Converts a place from this view's coordinate space to another one's.
    ///
    /// - Parameters:
    ///   - point: A place in this view's space, in points.
    ///   - view: The other view; `nil` for the space of this view's window, or of its topmost superview when it is in
    ///     no window. Views in two windows are converted through the scene.
    /// - Returns: The place in the other space. Where a view on the way is squashed to nothing by its transform, the
    ///   middle of that view.
    public final func convert(_ point: Point, to view: View?) -> Point {
        if view === self { return point }
        let (top, inTop) = climb(from: point)
        guard let view else { return inTop }
        let viewTop = view.topmost
        if viewTop === top { return view.descend(to: inTop) }
        return view.descend(to: viewTop.enter(inTop.applying(top.geometry.toSuperview)))
    }

    /// Converts a place to this view's coordinate space from another one's; the opposite of `convert(_:to:)`.
    ///
    /// - Parameters:
    ///   - point: A place in the space of `view`, in points.
    ///   - view: The other view; `nil` for the space of this view's window, or of its topmost superview.
    /// - Returns: The place in this view's space.
    public final func convert(_ point: Point, from view: View?) -> Point {
        guard let view else { return descend(to: point) }
        return view.convert(point, to: self)
    }

    /// Converts a rectangle from this view's coordinate space to another one's.
    ///
    /// - Parameters:
    ///   - rect: A rectangle in this view's space, in points.
    ///   - view: The other view; `nil` for the space of this view's window, or of its topmost superview.
    /// - Returns: The smallest rectangle that holds the four converted corners.
    public final func convert(_ rect: Rect, to view: View?) -> Rect {
        Rect(enclosing: rect.corners.map { convert($0, to: view) })
    }

    /// Converts a rectangle to this view's coordinate space from another one's.
    ///
    /// - Parameters:
    ///   - rect: A rectangle in the space of `view`, in points.
    ///   - view: The other view; `nil` for the space of this view's window, or of its topmost superview.
    /// - Returns: The smallest rectangle that holds the four converted corners.
    public final func convert(_ rect: Rect, from view: View?) -> Rect {
        Rect(enclosing: rect.corners.map { convert($0, from: view) })
    }

    /// The view at the top of this one's tree: its window, when it is in one.
    private var topmost: View {
        var top = self
        while let parent = top.parent { top = parent }
        return top
    }

    private func climb(from point: Point) -> (top: View, point: Point) {
        var view = self
        var point = point
        while let parent = view.parent {
            point = point.applying(view.geometry.toSuperview)
            view = parent
        }
        return (view, point)
    }

    /// From the space of the topmost view to this one's.
    private func descend(to point: Point) -> Point {
        guard let parent else { return point }
        return enter(parent.descend(to: point))
    }

    private func enter(_ point: Point) -> Point { geometry.fromSuperview(point) ?? bounds.center }
}

extension Rect {
    fileprivate var corners: [Point] {
        [
            Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
        ]
    }
}
