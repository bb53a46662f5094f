import Glibc
public import TactusGeometry
import TactusUI

/// What a scroll view notes of its zoom.
struct ZoomState {
    /// How large the content is shown.
    var scale = 1.0
    /// What two fingers do.
    var pinch: Pinch?
    /// Whether the content's size changes because of its scale.
    var isChanging = false
    /// The size of the content at a scale of 1.
    var naturalSize = Size.zero

    /// Two fingers that scale the content.
    struct Pinch {
        /// The scale that they would have given the content at the beginning, if it gave way nowhere.
        var start: Double
        /// The place of the content that stays between them, as it is without zoom.
        var anchor: Point
        /// How many touches the anchor was found for.
        var touchCount: Int
        /// Where they are in the view.
        var location: Point
    }
}

// Two fingers, programs and wheels that scale the content: rule SV-18.
extension ScrollView {
    /// How long a program's zoom takes.
    private static let zoomTime = 0.3
    /// How much larger a notch of a wheel makes the content, with Control.
    private static let scalePerNotch = 1.1

    /// How large the content is shown; 1 by default. Setting it scales the view that the delegate names
    /// (``ScrollViewDelegate/viewForZooming(in:)``) at once, about the middle of what shows, within the limits.
    public final var zoomScale: Double {
        get { currentZoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Scales the content about the middle of what shows.
    ///
    /// - Parameters:
    ///   - scale: How large to show it; limited to ``minimumZoomScale``…``maximumZoomScale``.
    ///   - animated: Whether that takes 0.3 seconds.
    public final func setZoomScale(_ scale: Double, animated: Bool) {
        precondition(!scale.isNaN, "a content's scale must be a number, not \(scale)")
        let middle = Point(x: bounds.width / 2, y: bounds.height / 2)
        zoom(to: position(scale: zoomLimits.limit(scale), keeping: content(at: middle), at: middle), animated: animated)
    }

    /// Scales and scrolls the content so that a part of it fills the view.
    ///
    /// - Parameters:
    ///   - rect: The part, in points of the view that is zoomed. As much more shows as the scale's limits demand, and
    ///     the view's proportions.
    ///   - animated: Whether that takes 0.3 seconds.
    public final func zoom(to rect: Rect, animated: Bool) {
        precondition(rect.isNull || rect.isFinite, "a part to zoom to must be finite, not \(rect)")
        guard !rect.isEmpty else { return }
        let scale = zoomLimits.limit(min(bounds.width / rect.width, bounds.height / rect.height))
        let middle = Point(x: bounds.width / 2, y: bounds.height / 2)
        zoom(to: position(scale: scale, keeping: rect.center, at: middle), animated: animated)
    }

    // MARK: Inside

    final var viewForZooming: View? { delegate?.viewForZooming(in: self) }

    final var zoomLimits: ZoomLimits {
        ZoomLimits(
            minimum: minimumZoomScale, maximum: max(maximumZoomScale, minimumZoomScale), bounces: bouncesZoom)
    }

    final var zoomPosition: ZoomPosition { ZoomPosition(scale: zoomScale, offset: contentOffset) }

    /// Whether the middle of two fingers says where the content is.
    final var isFollowingPinch: Bool { currentZoom.pinch != nil && pinchGestureRecognizer?.numberOfTouches != 1 }

    /// The scroll view itself, where its class decides about its recognizers: rule UK-52.
    final var gestureDelegate: (any GestureRecognizerDelegate)? { self as? any GestureRecognizerDelegate }

    final func zoomLimitsDidChange() {
        precondition(
            minimumZoomScale > 0 && minimumZoomScale.isFinite && maximumZoomScale.isFinite && maximumZoomScale > 0,
            "a content's scales must be more than zero, and finite, not \(minimumZoomScale)…\(maximumZoomScale)")
        if maximumZoomScale > minimumZoomScale, pinchGestureRecognizer == nil {
            let pinch = PinchGestureRecognizer()
            pinch.delegate = gestureDelegate
            pinch.addTarget(self, action: ScrollView.pinched)
            pinchGestureRecognizer = pinch
            addGestureRecognizer(pinch)
        } else if maximumZoomScale <= minimumZoomScale, let pinch = pinchGestureRecognizer {
            removeGestureRecognizer(pinch)
            pinchGestureRecognizer = nil
        }
    }

    private func pinched(_ pinch: PinchGestureRecognizer) {
        switch pinch.state {
        case .began: beginPinch(pinch)
        case .changed: follow(pinch)
        case .ended, .cancelled: endPinch()
        case .possible, .failed: break
        }
    }

    private func beginPinch(_ pinch: PinchGestureRecognizer) {
        endMotion()
        guard let view = viewForZooming else { return }
        let location = location(of: pinch)
        currentZoom.pinch = ZoomState.Pinch(
            start: zoomLimits.pulled(zoomScale), anchor: content(at: location), touchCount: pinch.numberOfTouches,
            location: location)
        indicators.show()
        delegate?.scrollViewWillBeginZooming(self, with: view)
        follow(pinch)
    }

    private func follow(_ pinch: PinchGestureRecognizer) {
        guard var zoom = currentZoom.pinch, isFollowingPinch else { return }
        zoom.location = location(of: pinch)
        if zoom.touchCount != pinch.numberOfTouches {
            // The middle of other fingers is elsewhere.
            zoom.touchCount = pinch.numberOfTouches
            zoom.anchor = content(at: zoom.location)
        }
        currentZoom.pinch = zoom
        let scale = zoomLimits.shown(zoom.start * pinch.scale)
        let offset = zoom.anchor.scaled(by: scale) - zoom.location
        let range = range(at: scale)
        apply(ZoomPosition(scale: scale, offset: bounces ? .zero + offset : range.limit(.zero + offset)))
    }

    private func endPinch() {
        guard let zoom = currentZoom.pinch else { return }
        currentZoom.pinch = nil
        indicators.rest()
        let scale = zoomLimits.limit(zoomScale)
        guard scale != zoomScale, let application else { return notifyZoomEnded() }
        drag?.restart(at: range.pulled(contentOffset))
        let target = position(scale: scale, keeping: zoom.anchor, at: zoom.location)
        let trajectory = ZoomTrajectory(
            start: application.now, from: zoomPosition, to: target,
            along: EdgeReturn(edge: 1, displacement: -1, velocity: 0, tolerance: 0.001))
        start(ScrollMotion(.zoomBouncing, .resting(at: target.offset, application.now), zoom: trajectory))
    }

    private func location(of pinch: PinchGestureRecognizer) -> Point {
        let position = pinch.location(in: self)
        return .zero + (position - contentOffset)
    }

    /// The place of the content that shows at a place of the view, as it is without zoom.
    private func content(at position: Point) -> Point {
        (contentOffset + (position - .zero)).scaled(by: 1 / zoomScale)
    }

    /// What shows when the content has a scale, and a place of it is at a place of the view; as far as
    /// it has such an end.
    private func position(scale: Double, keeping anchor: Point, at position: Point) -> ZoomPosition {
        let offset = anchor.scaled(by: scale) - position
        return ZoomPosition(scale: scale, offset: range(at: scale).limit(.zero + offset))
    }

    private func range(at scale: Double) -> ScrollRange {
        let natural = currentZoom.naturalSize
        return ScrollRange(
            viewport: bounds.size, content: Size(width: natural.width * scale, height: natural.height * scale),
            inset: adjustedContentInset)
    }

    private func zoom(to target: ZoomPosition, animated: Bool) {
        guard let view = viewForZooming else { return }
        endMotion()
        guard target != zoomPosition else { return }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        guard animated, let application else {
            apply(target)
            return notifyZoomEnded()
        }
        let trajectory = ZoomTrajectory(
            start: application.now, from: zoomPosition, to: target,
            along: EasedCurve(start: 0, end: 1, duration: ScrollView.zoomTime))
        start(ScrollMotion(.zooming, .resting(at: target.offset, application.now), zoom: trajectory))
    }

    final func notifyZoomEnded() { delegate?.scrollViewDidEndZooming(self, with: viewForZooming, atScale: zoomScale) }

    /// Shows the content at a scale and a place.
    final func apply(_ position: ZoomPosition) {
        guard let view = viewForZooming else { return }
        let factor = position.scale / zoomScale
        if factor != 1 {
            currentZoom.isChanging = true
            View.performWithoutAnimation {
                let corner = view.frame.origin.scaled(by: factor)
                let size = view.bounds.size
                view.transform = Transform(scaleX: position.scale, y: position.scale)
                view.center = Point(
                    x: corner.x + size.width * position.scale / 2, y: corner.y + size.height * position.scale / 2)
            }
            currentZoom.scale = position.scale
            let natural = currentZoom.naturalSize
            contentSize = Size(width: natural.width * position.scale, height: natural.height * position.scale)
            currentZoom.isChanging = false
        }
        move(to: rounded(position.offset))
        if factor != 1 { delegate?.scrollViewDidZoom(self) }
    }

    // MARK: Wheels

    /// Whether a turn of a wheel scales the content: with Control held.
    final func mayZoom(by wheel: Event.Scroll) -> Bool {
        pan.modifierFlags.contains(.control) && maximumZoomScale > minimumZoomScale && viewForZooming != nil
            && wheel.notches != nil
    }

    final func zoom(by wheel: Event.Scroll) {
        guard let notches = wheel.notches else { return }
        let location = Point.zero + (pan.location(in: self) - contentOffset)
        let scale = zoomLimits.limit(zoomScale * pow(ScrollView.scalePerNotch, notches.dy))
        zoom(to: position(scale: scale, keeping: content(at: location), at: location), animated: false)
    }
}

// Constraints, which know nothing of zoom.
extension ScrollView: ScrollableContainer {
    /// Sets ``contentSize`` to what constraints want, magnified as the content is.
    public final func setConstrainedContentSize(_ size: Size) {
        contentSize = Size(width: size.width * zoomScale, height: size.height * zoomScale)
    }
}

extension Point {
    nonisolated fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
