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
/// Eight spokes, of which the brightest goes round in most of a second. It is drawn ten times a second while it
/// is animated and seen; hidden, covered, scrolled away or in a window that is not shown it costs nothing. When
/// the user wishes for less motion (`Application.isReduceMotionEnabled`) the sign stands still, and grows
/// pale and dark again instead.
open class ActivityIndicatorView: View {
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

    /// The colour of the spokes.
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
    public init(style: Style = .medium, frame: Rect = .zero) {
        self.style = style
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

    private static let spokeCount = 8
    private static let interval = Duration.milliseconds(100)

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

    /// Draws the spokes.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let extent = min(bounds.width, bounds.height)
        let width = extent * 0.11
        let isStill = isStill
        for spoke in 0..<Self.spokeCount {
            let angle = Double(spoke) / Double(Self.spokeCount) * 2 * .pi - .pi / 2
            let way = Vector(dx: cos(angle), dy: sin(angle))
            var line = Path()
            line.move(to: bounds.center + way * (extent * 0.24))
            line.addLine(to: bounds.center + way * (extent / 2 - width / 2 - 0.5))
            let strength = isStill ? pulse : strength(of: spoke)
            canvas.stroke(
                line, with: canvas.resolve(color).withAlphaComponent(strength),
                style: StrokeStyle(width: width, cap: .round))
        }
        scheduleStep()
    }

    /// The spoke at the top of the way is the strongest, those behind it fade.
    private func strength(of spoke: Int) -> Double {
        let behind = (step - spoke) % Self.spokeCount
        let distance = behind < 0 ? behind + Self.spokeCount : behind
        return max(1 - Double(distance) * 0.125, 0.2)
    }

    /// From strong to weak and back in sixteen steps.
    private var pulse: Double {
        let place = step % 16
        return 1 - Double(place < 8 ? place : 16 - place) * 0.08
    }
}
