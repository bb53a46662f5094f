import TactusGeometry

/// The way of a hit test through views that are tested by geometry alone.
///
/// A view that contains the point answers with itself when none inside it is hit; so only what is behind a view that
/// lets touches through may still be asked afterwards, and only of those a search remembers where it was. Most
/// searches remember nothing, and cost no memory.
struct HitSearch {
    /// What came of a look at the subviews of a view.
    enum Step {
        /// One that is asked itself knew who is hit.
        case hit(View)
        /// The search goes on inside one.
        case inside
        /// None is hit.
        case nothing
    }

    private struct Place {
        let view: View
        let point: Point
        let end: Int
    }

    /// The view that the search is in.
    private(set) var view: View
    /// The place in its coordinate space.
    private(set) var point: Point
    /// The subviews before this place are still to be looked at; `nil` for all.
    private(set) var end: Int?
    private var remembered: [Place] = []

    /// Begins in a view that contains the point.
    init(view: View, point: Point) {
        self.view = view
        self.point = point
    }

    /// Goes on inside a subview.
    ///
    /// - Parameters:
    ///   - child: The subview, which contains the point.
    ///   - inChild: The point in its space.
    ///   - place: Its place among its siblings.
    mutating func goInside(_ child: View, at inChild: Point, from place: Int) {
        if child.hitting.behavior == .passthrough { remembered.append(Place(view: view, point: point, end: place)) }
        (view, point, end) = (child, inChild, nil)
    }

    /// Goes back to what is behind the view that lets touches through and was gone into last.
    ///
    /// - Returns: Whether there is one.
    mutating func goBack() -> Bool {
        guard let place = remembered.popLast() else { return false }
        (view, point, end) = (place.view, place.point, place.end)
        return true
    }
}
