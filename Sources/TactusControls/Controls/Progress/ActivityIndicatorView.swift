import Glibc
public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A sign that something is going on, for as long as nobody knows.
///
/// ```swift
/// let waiting = ActivityIndicatorView(style: .large)
/// waiting.startAnimating()
/// ```
///
/// ![Both sizes, light and dark](activity)
///
/// An arc that goes round in a second, with a faint ring below it. It is drawn twenty times a second while it is
/// animated and seen; hidden, covered, scrolled away or in a window that is not shown it costs nothing. When
/// the user wishes for less motion (`Application.isReduceMotionEnabled`) the sign stands still, and grows
/// pale and dark again instead.
@MainActor open class ActivityIndicatorView: View {
    /// How large the sign is.
    nonisolated public enum Style: Hashable, Sendable, CaseIterable {
        /// 20 points, beside a text.
        case medium
        /// 36 points, for a page that waits.
        case large

        /// The length of a side, in points.
        var extent: Double { self == .medium ? 20 : 36 }
    }

    /// How large the sign is.
    public final var style: Style {
        didSet {
            guard style != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The colour of the arc.
    public final var color = Color.secondaryLabel {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    /// Whether the view is hidden while it is not animated. `true` by default.
    public final var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Whether the sign moves, or would if it were seen.
    public private(set) final var isAnimating = false

    private var step = 0
    private var timer: ScheduledTimer?

    /// Creates a sign that is not animated yet, and so not shown.
    ///
    /// - Parameters:
    ///   - style: How large it is.
    ///   - frame: Its place in its future superview, in points. Without a size it has that of the style.
    public convenience init(style: Style = .medium, frame: Rect = .zero) {
        let size = Size(width: style.extent, height: style.extent)
        self.init(frame: Rect(origin: frame.origin, size: frame.isEmpty ? size : frame.size))
        if style != .medium { self.style = style }
    }

    /// Creates a sign of medium size that is not animated yet, and so not shown. A subclass overrides this initializer,
    /// and has the other by it.
    public override init(frame: Rect) {
        style = .medium
        let size = Size(width: style.extent, height: style.extent)
        super.init(frame: Rect(origin: frame.origin, size: frame.isEmpty ? size : frame.size))
        isUserInteractionEnabled = false
        isHidden = true
    }

    isolated deinit { timer?.invalidate() }

    /// This class.
    open override class var geometricClass: View.Type { ActivityIndicatorView.self }

    /// Shows the sign, and lets it move.
    public final func startAnimating() {
        isAnimating = true
        isHidden = false
        setNeedsDisplay()
    }

    /// Lets the sign stand still, and hides it with ``hidesWhenStopped``.
    public final func stopAnimating() {
        isAnimating = false
        timer?.invalidate()
        timer = nil
        step = 0
        isHidden = hidesWhenStopped
        setNeedsDisplay()
    }

    /// The size of the style.
    open override func sizeThatFits(_ size: Size) -> Size { Size(width: style.extent, height: style.extent) }

    /// The size of the style.
    open override var intrinsicContentSize: Size { Size(width: style.extent, height: style.extent) }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .activityIndicator, isElement: true, state: AccessibilityState(isBusy: isAnimating))
    }

    // MARK: Moving

    private static let stepCount = 20
    private static let interval = Duration.milliseconds(50)

    /// Asks for the next step once this one is seen: what is not drawn does not move on.
    private func scheduleStep() {
        guard isAnimating, timer == nil, let application = window?.windowScene?.application else { return }
        timer = application.schedule(after: Self.interval) { [weak self] in
            guard let self else { return }
            timer = nil
            step += 1
            setNeedsDisplay()
        }
    }

    private var isStill: Bool { window?.windowScene?.application?.isReduceMotionEnabled ?? false }

    // MARK: Looks

    /// Draws the ring and the arc.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let extent = min(bounds.width, bounds.height)
        let width = extent * 0.12
        let radius = max(extent / 2 - width / 2 - 0.5, 0)
        let color = canvas.resolve(color, for: .sign)
        func stroke(from start: Double, by sweep: Double, strength: Double) {
            var arc = Path()
            arc.move(to: bounds.center + Vector(dx: cos(start), dy: sin(start)) * radius)
            arc.addArc(
                withCenter: bounds.center, radius: radius, startAngle: start, endAngle: start + sweep, clockwise: true)
            canvas.stroke(
                arc, with: color.withAlphaComponent(strength), style: StrokeStyle(width: width, cap: .round))
        }
        // The whole ring, alone where less motion is wished for.
        stroke(from: 0, by: 2 * .pi, strength: isStill ? pulse : 0.16)
        if !isStill {
            let start = Double(step % Self.stepCount) / Double(Self.stepCount) * 2 * .pi
            stroke(from: start - .pi / 2, by: 0.6 * .pi, strength: 1)
        }
        scheduleStep()
    }

    /// From strong to weak and back in 32 steps.
    private var pulse: Double {
        let place = step % 32
        return 1 - Double(place < 16 ? place : 32 - place) * 0.04
    }
}
