public import TactusGeometry
public import TactusGraphics
import TactusUI

/// Pulled out from above the content of a scroll view, to load it anew.
///
/// ```swift
/// let refresh = RefreshControl()
/// refresh.addAction(for: .valueChanged) { _ in news.load { refresh.endRefreshing() } }
/// list.refreshControl = refresh
/// ```
///
/// It sends `Control.Events.valueChanged` once, when the content is drawn beyond its beginning as far as the control
/// is high, by a finger that still holds it; and turns until ``endRefreshing()``. Meanwhile the content leaves it room
/// when it has been let go. It turns as long as it is seen: hidden, covered, scrolled away or in a window that is not
/// shown it costs nothing.
///
/// Who does not see the screen finds a button in the scroll view that does the same (``accessibilityActivate()``).
open class RefreshControl: Control {
    /// How high it is, and how far the content must be drawn, in points.
    static let extent = 60.0
    private static let radius = 11.0
    private static let width = 2.5
    /// How long a turn takes.
    private static let turn = Duration.milliseconds(900)

    /// Whether it turns.
    public private(set) final var isRefreshing = false

    /// What is said below the ring; empty by default. What has no font or colour of its own is small, and as secondary
    /// labels are.
    public final var styledTitle = StyledText() {
        didSet { if styledTitle != oldValue { setNeedsDisplay() } }
    }

    /// How far it has been pulled out, from 0 to 1.
    private(set) final var pull = 0.0 {
        didSet { if pull != oldValue { setNeedsDisplay() } }
    }
    /// Whether it has sent its event since the content was drawn out.
    private var hasRefreshed = false
    /// Which part of a turn it has done.
    private var phase = 0.0
    private var link: DisplayLink?
    /// Whether it was drawn since the last step of a turn.
    private var wasDrawn = false

    /// Creates a control that is placed by its scroll view, see ``ScrollView/refreshControl``.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isHidden = true
    }

    /// This class.
    open override class var geometricClass: View.Type { RefreshControl.self }

    /// `false`: it is pulled, and not pressed.
    open override var canBecomeFocused: Bool { false }

    private var scrollView: ScrollView? { superview as? ScrollView }

    /// Lets it turn, for a program that loads by itself. No event is sent. Content that shows its beginning makes room.
    public final func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        isHidden = false
        setNeedsDisplay()
        scrollView?.openRefreshInset()
    }

    /// Ends the turning: what was to be loaded is there.
    public final func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        stopTurning()
        scrollView?.closeRefreshInset()
    }

    /// Draws a ring: as much of it as was pulled, or three quarters that turn.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let part = isRefreshing ? 0.75 : pull
        guard part > 0 else { return }
        let start = (phase - 0.25) * 2 * .pi
        var arc = Path()
        arc.addArc(
            withCenter: drawTitle(in: canvas), radius: RefreshControl.radius, startAngle: start,
            endAngle: start + part * 2 * .pi, clockwise: true)
        canvas.stroke(arc, with: .secondaryLabel, style: StrokeStyle(width: RefreshControl.width, cap: .round))
        if isRefreshing { turnOn() }
    }

    /// Draws the title.
    ///
    /// - Returns: Where the middle of the ring is.
    private func drawTitle(in canvas: Canvas) -> Point {
        guard !styledTitle.isEmpty, bounds.width > 16 else { return bounds.center }
        let layout = textLayout(
            for: styledTitle,
            TextOptions(
                font: .preferred(.caption1), alignment: .center, lineBreakMode: .truncatingTail,
                maximumWidth: bounds.width - 16, maximumLines: 1))
        let height = layout.size.height
        canvas.draw(layout, at: Point(x: bounds.minX + 8, y: bounds.maxY - height - 4), color: .secondaryLabel)
        return Point(x: bounds.midX, y: (bounds.minY + bounds.maxY - height) / 2)
    }

    /// Refreshes, as pulling it out does.
    ///
    /// - Returns: Whether it turns now: not while it is disabled.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        guard !isRefreshing else { return true }
        beginRefreshing()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.activityIndicator, isElement: true, state: AccessibilityState(isBusy: isRefreshing))
    }

    // MARK: For the scroll view

    /// The content is so far beyond its beginning.
    ///
    /// - Parameters:
    ///   - distance: In points; negative when it is not.
    ///   - isHeld: Whether a finger holds it there.
    final func contentDidMove(_ distance: Double, isHeld: Bool) {
        pull = min(max(distance / RefreshControl.extent, 0), 1)
        isHidden = !isRefreshing && pull == 0
        // What ends within its own event does not begin again, as long as the content is where it is.
        if !isHeld || distance < RefreshControl.extent { hasRefreshed = false }
        guard isHeld, isEnabled, !isRefreshing, !hasRefreshed, distance >= RefreshControl.extent else { return }
        (isRefreshing, hasRefreshed) = (true, true)
        setNeedsDisplay()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Asks for the next step of the turn, once this one is seen: what is not drawn does not go on.
    private func turnOn() {
        wasDrawn = true
        guard link == nil, let scene = window?.windowScene, scene.application?.isReduceMotionEnabled == false else {
            return
        }
        link = scene.addDisplayLink { [weak self] time in
            guard let self else { return }
            guard wasDrawn else { return stopTurning() }
            wasDrawn = false
            phase = (time.presentation.seconds / RefreshControl.turn.inSeconds).truncatingRemainder(dividingBy: 1)
            setNeedsDisplay()
        }
    }

    private func stopTurning() {
        link?.invalidate()
        link = nil
    }

    open override func willMove(toWindow window: Window?) { stopTurning() }

    /// Goes on to turn in the window that it has come to.
    open override func didMoveToWindow() { if isRefreshing { setNeedsDisplay() } }
}
