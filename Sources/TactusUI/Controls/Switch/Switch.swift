public import TactusGeometry
public import TactusGraphics

/// A control that is on or off: a tap toggles it, a finger may also draw its knob to the side.
///
/// ```swift
/// let sound = Switch()
/// sound.addTarget(self, action: Settings.soundChanged, for: .valueChanged)  // func soundChanged(_ sender: Switch)
/// ```
///
/// ![Switches at rest, in use, pressed, focused and disabled; light, dark, with high contrast of both, and mirrored](switch)
///
/// On is at the right, or at the left where one reads from the right. It sends ``Control/Events/valueChanged`` when the user
/// has changed it, and nothing when ``isOn`` is set.
open class Switch: Control {
    /// Whether the switch is on; `false` by default. Setting it sends nothing.
    public final var isOn = false {
        didSet { if isOn != oldValue { setNeedsDisplay() } }
    }

    /// The knob under a finger.
    private var tracker: SwitchTracker?

    /// Creates a switch. Without a size in `frame` it has the one that it is made for.
    public override init(frame: Rect = .zero) {
        super.init(frame: Rect(origin: frame.origin, size: frame.isEmpty ? Self.naturalSize : frame.size))
        preventedSuperviewGestures = .tap
    }

    private static let naturalSize = Size(width: 52, height: 44)
    private static let trackHeight = 32.0

    /// This class.
    open override class var geometricClass: View.Type { Switch.self }

    /// The size that a switch is made for: 52 points by 44, so that a finger meets it.
    open override func sizeThatFits(_ size: Size) -> Size { Self.naturalSize }

    /// The size that a switch is made for: 52 points by 44, so that a finger meets it.
    open override var intrinsicContentSize: Size { Self.naturalSize }

    /// Takes hold of the knob.
    open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        let metrics = metrics(for: touch)
        let settings = SwitchTracker.Settings(
            travel: travel, slop: min(metrics.panSlop, travel / 2), fling: metrics.minimumFlingVelocity,
            maximumVelocity: metrics.maximumVelocity)
        tracker = SwitchTracker(settings, isOn: isOn, at: place(of: touch), time: touch.timestamp)
        return true
    }

    /// Lets the knob follow the finger.
    open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
        tracker?.moved(to: place(of: touch), time: touch.timestamp)
        setNeedsDisplay()
        return true
    }

    /// Toggles, or leaves the switch where the knob is.
    open override func endTracking(_ touch: Touch, with event: Event?) {
        guard let tracker else { return }
        self.tracker = nil
        setNeedsDisplay()
        change(to: tracker.ended(inside: isTouchInside, time: touch.timestamp), event)
    }

    /// Lets the knob go back.
    open override func cancelTracking(with event: Event?) {
        tracker = nil
        setNeedsDisplay()
    }

    private func change(to isOn: Bool, _ event: Event?) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        sendActions(for: .valueChanged, with: event)
    }

    override func triggerPrimaryAction(with event: Event?) {
        change(to: !isOn, event)
        super.triggerPrimaryAction(with: event)
    }

    /// On the knob also pans to the side.
    override func preventedGestures(of recognizer: GestureRecognizer) -> GestureClassSet {
        let holdsKnob = tracker?.isDragging == true || hasLanded(recognizer, in: knob(at: isOn ? 1 : 0))
        return holdsKnob ? preventedSuperviewGestures.union(.horizontalPan) : preventedSuperviewGestures
    }

    // MARK: Looks

    /// Repaints the switch.
    open override func stateDidChange() { setNeedsDisplay() }

    /// Draws the track and the knob.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let position = tracker?.position ?? (isOn ? 1 : 0)
        let isShownOn = position >= 0.5
        ControlLook.draw(self, in: canvas, ring: track) {
            ControlLook.fill(
                track, cornerRadius: track.height / 2, with: isShownOn ? .tintColor : ControlLook.idle,
                isPressed: isHighlighted, veil: ControlLook.strongPressedVeil, on: canvas)
            let color = isShownOn ? canvas.resolve(.tintColor).contrastingTextColor : ControlLook.knob
            // Smaller inside the ring of the focus, which else would cut it off.
            let gap = isEnabled && isFocused ? 5.5 : 3
            let disc = knob(at: position).insetBy(dx: gap, dy: gap)
            ControlLook.drawKnob(in: disc, with: color, outline: color, on: canvas)
        }
    }

    override var standardAccessibility: StandardAccessibility { describe(.switch, check: isOn ? .on : .off) }

    override var focusRingRadius: Double { track.height / 2 }

    /// What the knob lies on.
    private var track: Rect {
        let height = min(Self.trackHeight, bounds.height)
        return Rect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    }

    /// How far the knob goes, in points.
    private var travel: Double { max(track.width - track.height, 0) }

    private func knob(at position: Double) -> Rect {
        let track = track
        return placed(
            Rect(x: track.minX + travel * position, y: track.minY, width: track.height, height: track.height))
    }

    /// Where a touch is, as if one read from the left.
    private func place(of touch: Touch) -> Point {
        let point = touch.location(in: self)
        return Point(x: leadingDistance(of: point.x), y: point.y)
    }
}
