import TactusControls
import TactusGeometry
import TactusUI

/// Scrolls a view on while a finger that holds something is near its upper or lower edge, or near one at the side where
/// the content scrolls that way: the faster, the nearer.
final class EdgeScroller {
    /// How near counts, in points.
    private static let reach = 56.0
    /// How fast the content goes at the edge, in points for a second.
    private static let speed = 900.0

    private weak var view: ScrollView?
    private let isHorizontal: Bool
    private let moved: (Point) -> Void
    private var place = Point.zero
    private var link: DisplayLink?
    private var last: Instant?

    /// - Parameters:
    ///   - view: What is scrolled.
    ///   - isHorizontal: Whether it is scrolled sideways.
    ///   - moved: Called with where the finger is in the content, when that has moved under it.
    init(of view: ScrollView, isHorizontal: Bool = false, _ moved: @escaping (Point) -> Void) {
        self.view = view
        self.isHorizontal = isHorizontal
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
        let here = view.convert(place, from: nil) - view.bounds.origin
        let inset = view.adjustedContentInset
        let (above, below) =
            isHorizontal
            ? (here.dx - inset.left, view.bounds.width - inset.right - here.dx)
            : (here.dy - inset.top, view.bounds.height - inset.bottom - here.dy)
        if above < Self.reach { return -min((Self.reach - above) / Self.reach, 1) }
        return below < Self.reach ? min((Self.reach - below) / Self.reach, 1) : 0
    }

    private func step(at now: Instant) {
        guard let view, view.window != nil else { return }
        defer { last = now }
        guard let last else { return }
        let seconds = min(now.seconds - last.seconds, 0.05)
        let inset = view.adjustedContentInset
        let scale = view.window?.windowScene?.scale ?? 1
        let way = push(of: view) * Self.speed * seconds
        func moved(_ offset: Double, _ content: Double, _ start: Double, _ end: Double, _ room: Double) -> Double {
            let goal = min(max(offset + way, -start), max(content + end - room, -start))
            return (goal * scale).rounded() / scale
        }
        var offset = view.contentOffset
        if isHorizontal {
            offset.x = moved(offset.x, view.contentSize.width, inset.left, inset.right, view.bounds.width)
        } else {
            offset.y = moved(offset.y, view.contentSize.height, inset.top, inset.bottom, view.bounds.height)
        }
        guard offset != view.contentOffset else { return }
        view.contentOffset = offset
        self.moved(view.convert(place, from: nil))
    }
}

/// Does so for a collection, and for the section of it that scrolls sideways by itself under the finger.
final class CollectionEdgeScroller {
    private weak var view: CollectionView?
    private let moved: (Point) -> Void
    private var whole: EdgeScroller?
    private weak var strip: SectionStrip?
    private var part: EdgeScroller?
    private var place = Point.zero

    /// - Parameters:
    ///   - view: The collection.
    ///   - moved: Called with where the finger is in the content, when something has moved under it.
    init(of view: CollectionView, _ moved: @escaping (Point) -> Void) {
        self.view = view
        self.moved = moved
        whole = EdgeScroller(of: view, isHorizontal: view.geometry.isHorizontal) { [unowned self] in
            moved($0)
            followStrip()
        }
    }

    /// The finger is elsewhere.
    ///
    /// - Parameter place: Where, in points of the window.
    func follow(_ place: Point) {
        self.place = place
        whole?.follow(place)
        followStrip()
    }

    private func followStrip() {
        guard let view else { return }
        let section = view.orthogonalSection(at: view.convert(place, from: nil))
        let next = section.flatMap { view.strips[$0] }
        if next !== strip {
            strip = next
            part = next.map { strip in
                EdgeScroller(of: strip, isHorizontal: true) { [unowned self] _ in
                    if let view = self.view { moved(view.convert(place, from: nil)) }
                }
            }
        }
        part?.follow(place)
    }
}
