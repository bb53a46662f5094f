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
    /// - Returns: The smallest rectangle that holds the four converted corners. When neither view is in the other, that
    ///   is done twice: in the space of the nearest view that both are in, then with the corners found there.
    public final func convert(_ rect: Rect, to view: View?) -> Rect {
        guard let view else { return Rect(enclosing: rect.corners.map { climb(from: $0).point }) }
        if view === self { return rect.standardized }
        guard let shared = sharedAncestor(with: view) else {
            let (own, other) = (topmost, view.topmost)
            let box = Rect(enclosing: rect.corners.map { climb(from: $0).point.applying(own.geometry.toSuperview) })
            return Rect(enclosing: box.corners.map { view.descend(to: other.enter($0)) })
        }
        let box = shared === self ? rect : Rect(enclosing: rect.corners.map { climb(from: $0, to: shared).point })
        return shared === view ? box : Rect(enclosing: box.corners.map { view.descend(to: $0, from: shared) })
    }

    /// Converts a rectangle to this view's coordinate space from another one's; the opposite of `convert(_:to:)`.
    ///
    /// - Parameters:
    ///   - rect: A rectangle in the space of `view`, in points.
    ///   - view: The other view; `nil` for the space of this view's window, or of its topmost superview.
    /// - Returns: The smallest rectangle that holds the four converted corners, or those of the box around them in the
    ///   space that both views are in.
    public final func convert(_ rect: Rect, from view: View?) -> Rect {
        guard let view else { return Rect(enclosing: rect.corners.map { descend(to: $0) }) }
        return view.convert(rect, to: self)
    }

    /// The nearest view that both are in, or are; `nil` when they are in different trees.
    private func sharedAncestor(with view: View) -> View? {
        var (own, other) = (depth, view.depth)
        var (first, second): (View?, View?) = (self, view)
        while own > other {
            first = first?.parent
            own -= 1
        }
        while other > own {
            second = second?.parent
            other -= 1
        }
        while first !== second { (first, second) = (first?.parent, second?.parent) }
        return first
    }

    /// How many views this one is in.
    private var depth: Int {
        var count = 0
        var view = self
        while let parent = view.parent {
            view = parent
            count += 1
        }
        return count
    }

    /// The view at the top of this one's tree: its window, when it is in one.
    private var topmost: View {
        var top = self
        while let parent = top.parent { top = parent }
        return top
    }

    /// From this view's space up to that of `ancestor`, or of the topmost view.
    private func climb(from point: Point, to ancestor: View? = nil) -> (top: View, point: Point) {
        var view = self
        var point = point
        while view !== ancestor, let parent = view.parent {
            point = point.applying(view.geometry.toSuperview)
            view = parent
        }
        return (view, point)
    }

    /// From the space of `ancestor`, or of the topmost view, down to this one's.
    private func descend(to point: Point, from ancestor: View? = nil) -> Point {
        var count = 0
        var view = self
        while view !== ancestor, let parent = view.parent {
            view = parent
            count += 1
        }
        // On the stack as long as there are few.
        return withUnsafeTemporaryAllocation(of: Unmanaged<View>.self, capacity: count) { way in
            var view = self
            for place in (0..<count).reversed() {
                way.initializeElement(at: place, to: Unmanaged.passUnretained(view))
                if let parent = view.parent { view = parent }
            }
            return way.reduce(point) { point, view in view._withUnsafeGuaranteedRef { $0.enter(point) } }
        }
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
