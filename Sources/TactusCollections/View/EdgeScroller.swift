import TactusControls
import TactusGeometry
import TactusUI

/// Scrolls a view on while a finger that holds something is near its upper or lower edge: the faster, the nearer.
final class EdgeScroller {
    /// How near counts, in points.
    private static let reach = 56.0
    /// How fast the content goes at the edge, in points for a second.
    private static let speed = 900.0

    private weak var view: ScrollView?
    private let moved: (Point) -> Void
    private var place = Point.zero
    private var link: DisplayLink?
    private var last: Instant?

    /// - Parameters:
    ///   - view: What is scrolled.
    ///   - moved: Called with where the finger is in the content, when that has moved under it.
    init(of view: ScrollView, _ moved: @escaping (Point) -> Void) {
        self.view = view
        self.moved = moved
    }

    isolated deinit { link?.invalidate() }

    /// The finger is elsewhere.
    ///
    /// - Parameter place: Where, in points of the window.
    func follow(_ place: Point) {
        self.place = place
        guard let view, push(of: view) != 0 else {
            link?.isPaused = true
            last = nil
            return
        }
        if let link {
            link.isPaused = false
        } else {
            link = view.window?.windowScene?.addDisplayLink { [weak self] time in self?.step(at: time.presentation) }
        }
    }

    /// How fast the content is to go, from -1 to 1.
    private func push(of view: ScrollView) -> Double {
        let y = view.convert(place, from: nil).y - view.bounds.minY
        let inset = view.adjustedContentInset
        let (above, below) = (y - inset.top, view.bounds.height - inset.bottom - y)
        if above < Self.reach { return -min((Self.reach - above) / Self.reach, 1) }
        return below < Self.reach ? min((Self.reach - below) / Self.reach, 1) : 0
    }

    private func step(at now: Instant) {
        guard let view, view.window != nil else { return }
        defer { last = now }
        guard let last else { return }
        let seconds = min(now.seconds - last.seconds, 0.05)
        let inset = view.adjustedContentInset
        let end = max(view.contentSize.height + inset.bottom - view.bounds.height, -inset.top)
        let scale = view.window?.windowScene?.scale ?? 1
        let goal = view.contentOffset.y + push(of: view) * Self.speed * seconds
        let y = (min(max(goal, -inset.top), end) * scale).rounded() / scale
        guard y != view.contentOffset.y else { return }
        view.contentOffset.y = y
        moved(view.convert(place, from: nil))
    }
}
