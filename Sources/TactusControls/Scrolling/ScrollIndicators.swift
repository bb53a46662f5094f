import TactusGeometry
import TactusGraphics
import TactusUI

extension ScrollView {
    /// How scroll indicators stand out from the content.
    nonisolated public enum IndicatorStyle: Hashable, Sendable {
        /// As text is: dark on light, light on dark.
        case `default`
        /// Dark, for light content.
        case black
        /// Light, for dark content.
        case white
    }

    /// Shows the indicators for a moment, as when a page is shown that can be scrolled.
    public final func flashScrollIndicators() {
        indicators.show()
        indicators.rest()
    }
}

/// The bars that show where in its content a scroll view is: rule SV-26.
///
/// They are subviews of the scroll view, in front of the others, as long as they show.
final class ScrollIndicators {
    /// How long the content rests before the bars fade.
    private static let rest = Duration.milliseconds(500)
    private static let fade = Duration.milliseconds(250)
    /// How far the bars stay away from the edges, in points.
    private static let margin = 3.0
    private static let thickness = 3.0
    /// How thick a bar is under a pointer.
    private static let grownThickness = 7.0

    private unowned let scrollView: ScrollView
    private var bars: [LayoutAxis: ScrollIndicatorBar] = [:]
    private var timer: ScheduledTimer?

    init(of scrollView: ScrollView) { self.scrollView = scrollView }

    /// Shows the bars that there is use for, until ``rest()``.
    func show() {
        timer?.invalidate()
        timer = nil
        for axis in [LayoutAxis.horizontal, .vertical] where placement(axis) != nil {
            let bar = bars[axis] ?? makeBar(axis)
            bars[axis] = bar
            bar.removeAllAnimations()
            bar.alpha = 1
            if bar.superview == nil { scrollView.addSubview(bar) }
        }
        update()
    }

    /// The content rests: the bars fade after a moment, unless a pointer is on one.
    func rest() {
        timer?.invalidate()
        timer = scrollView.application?.schedule(after: ScrollIndicators.rest) { [weak self] in self?.hideIfIdle() }
    }

    /// Brings the bars to their places, in front of the content.
    func update() {
        for (axis, bar) in bars where bar.superview === scrollView {
            guard let frame = frame(axis) else {
                bar.removeFromSuperview()
                continue
            }
            if scrollView.subviews.last.map({ !($0 is ScrollIndicatorBar) }) ?? false {
                scrollView.bringSubviewToFront(bar)
            }
            View.performWithoutAnimation {
                bar.frame = frame
                bar.cornerRadius = min(frame.width, frame.height) / 2
            }
            bar.show(scrollView.indicatorStyle)
        }
    }

    private func hideIfIdle() {
        let isIdle = !scrollView.isDragging && scrollView.motion == nil && !scrollView.isZooming
        guard isIdle, !bars.values.contains(where: \.isHeld) else { return }
        for bar in bars.values where bar.superview != nil {
            View.animate(duration: ScrollIndicators.fade) {
                bar.alpha = 0
            } completion: { [weak bar] isDone in
                if isDone, let bar, bar.alpha == 0 { bar.removeFromSuperview() }
            }
        }
    }

    // MARK: Places

    private func isWanted(_ axis: LayoutAxis) -> Bool {
        axis == .horizontal ? scrollView.showsHorizontalScrollIndicator : scrollView.showsVerticalScrollIndicator
    }

    private func scrollAxis(_ axis: LayoutAxis) -> ScrollAxis {
        axis == .horizontal ? scrollView.range.horizontal : scrollView.range.vertical
    }

    private func track(_ axis: LayoutAxis) -> Double {
        let area = scrollView.indicatorArea(along: axis)
        let extent = axis == .horizontal ? area.width : area.height
        return extent - 2 * ScrollIndicators.margin
    }

    private func placement(_ axis: LayoutAxis) -> IndicatorPlacement? {
        guard isWanted(axis) else { return nil }
        let offset = axis == .horizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
        return IndicatorPlacement(scrollAxis(axis), offset: offset, track: track(axis))
    }

    private func frame(_ axis: LayoutAxis) -> Rect? {
        guard let placement = placement(axis), let bar = bars[axis] else { return nil }
        let (area, margin) = (scrollView.indicatorArea(along: axis), ScrollIndicators.margin)
        let thickness = bar.isHeld ? ScrollIndicators.grownThickness : ScrollIndicators.thickness
        guard axis == .vertical else {
            return Rect(
                x: area.minX + margin + placement.start, y: area.maxY - margin - thickness, width: placement.length,
                height: thickness)
        }
        let isMirrored = scrollView.effectiveLayoutDirection == .rightToLeft
        return Rect(
            x: isMirrored ? area.minX + margin : area.maxX - margin - thickness,
            y: area.minY + margin + placement.start, width: thickness, height: placement.length)
    }

    // MARK: Pointers

    private func makeBar(_ axis: LayoutAxis) -> ScrollIndicatorBar {
        let bar = ScrollIndicatorBar()
        bar.onHold = { [weak self] isHeld in
            self?.update()
            if isHeld { return }
            self?.scrollView.fingersLeft()
            self?.rest()
        }
        bar.onDrag = { [weak self] translation in self?.drag(axis, by: translation) }
        return bar
    }

    private func drag(_ axis: LayoutAxis, by translation: Vector) {
        let pace = IndicatorPlacement.pace(scrollAxis(axis), track: track(axis))
        let translation =
            axis == .horizontal ? Vector(dx: translation.dx * pace, dy: 0) : Vector(dx: 0, dy: translation.dy * pace)
        scrollView.endMotion()
        scrollView.move(to: scrollView.rounded(scrollView.range.limit(scrollView.contentOffset + translation)))
    }
}

/// One bar. Fingers and pens reach through it; a pointer holds and draws it.
final class ScrollIndicatorBar: View {
    /// How far beside the bar a pointer takes hold of it, in points.
    private static let reach = 4.0

    /// Called when a pointer comes to the bar, or leaves it for good.
    var onHold: ((Bool) -> Void)?
    /// Called with the way of a pointer that draws the bar, in points.
    var onDrag: ((Vector) -> Void)?
    private var style: ScrollView.IndicatorStyle?
    private let hover = HoverGestureRecognizer()
    private let pan = PanGestureRecognizer()

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "scroll indicator"
        hover.addTarget(self, action: ScrollIndicatorBar.hovered)
        pan.addTarget(self, action: ScrollIndicatorBar.dragged)
        pan.allowedTouchTypes = [.indirectPointer]
        addGestureRecognizer(hover)
        addGestureRecognizer(pan)
    }

    /// Whether a pointer is on the bar, or draws it.
    var isHeld: Bool { [hover.state, pan.state].contains { $0.isActive } }

    override func point(inside point: Point, with event: Event?) -> Bool {
        guard let event, event.type == .hover || event.landingType == .indirectPointer else { return false }
        return bounds.insetBy(dx: -ScrollIndicatorBar.reach, dy: -ScrollIndicatorBar.reach).contains(point)
    }

    /// Takes on the colours of a style.
    func show(_ style: ScrollView.IndicatorStyle) {
        guard style != self.style else { return }
        self.style = style
        let color: Color =
            switch style {
            case .default: .label
            case .black: .black
            case .white: .white
            }
        backgroundColor = color.multiplyingAlpha(by: 0.4)
    }

    private func hovered(_ hover: HoverGestureRecognizer) { tell() }

    private func dragged(_ pan: PanGestureRecognizer) {
        onDrag?(pan.translation(in: nil))
        pan.setTranslation(.zero, in: nil)
        tell()
    }

    private func tell() { onHold?(isHeld) }
}
