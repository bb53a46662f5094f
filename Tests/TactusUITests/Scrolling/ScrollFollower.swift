import TactusTesting

@testable import TactusControls
@testable import TactusUI

/// Logs all that a scroll view tells its delegate, offsets only when asked to.
@MainActor
final class ScrollFollower: ScrollViewDelegate {
    let log: Log
    /// Whether the offsets on the way are logged.
    var logsOffsets = false
    /// Where content shall come to rest that is let go.
    var target: Point?
    /// What is zoomed.
    var zoomed: View?
    /// Called when the content moved.
    var onScroll: ((ScrollView) -> Void)?
    private(set) var offsets: [Point] = []

    init(_ log: Log) { self.log = log }

    private func note(_ text: String, _ scrollView: ScrollView) {
        log.add((scrollView.name.map { $0 + ": " } ?? "") + text)
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
        offsets.append(scrollView.contentOffset)
        onScroll?(scrollView)
        guard logsOffsets else { return }
        note("scroll \(Int(scrollView.contentOffset.x)),\(Int(scrollView.contentOffset.y))", scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("begin", scrollView) }

    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {
        let speed = (max(velocity.dy.magnitude, velocity.dx.magnitude) * 100).rounded() / 100
        note("end \(speed) at \(Int(targetContentOffset.x)),\(Int(targetContentOffset.y))", scrollView)
        if let target { targetContentOffset = target }
    }

    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {
        note("ended \(willDecelerate)", scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note("glide", scrollView) }

    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("rest", scrollView) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { note("animated", scrollView) }

    func viewForZooming(in scrollView: ScrollView) -> View? { zoomed }

    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) { note("zoom", scrollView) }

    func scrollViewDidZoom(_ scrollView: ScrollView) {
        if logsOffsets { note("scale \((scrollView.zoomScale * 100).rounded() / 100)", scrollView) }
    }

    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
        note("zoomed \((scale * 100).rounded() / 100)", scrollView)
    }
}
