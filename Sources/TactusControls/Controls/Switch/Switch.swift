public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A control that is on or off: a tap toggles it, a finger may also draw its knob to the side.
///
/// ```swift
/// let sound = Switch()
/// sound.addTarget(self, action: Settings.soundChanged, for: .valueChanged)  // func soundChanged(_ sender: Switch)
/// ```
///
/// ![Switches at rest, in use, pressed, focused and disabled; light, dark, with high contrast of both, and
/// mirrored](switch)
///
/// On is at the right, or at the left where one reads from the right. It sends `Control.Events.valueChanged` when the
/// user has changed it, and nothing when ``isOn`` is set.
open class Switch: Control {
    /// Whether the switch is on; `false` by default. Setting it sends nothing, and shows it at once, or with the
    /// animation in whose closure it is set.
    public final var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// The colour of the track of a switch that is on; `nil`, the default, for the tint.
    public final var onTintColor: Color? {
        didSet { if onTintColor != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the knob; `nil`, the default, for one that stands out from the track.
    public final var thumbTintColor: Color? {
        didSet { if thumbTintColor != oldValue { setNeedsDisplay() } }
    }

    private var storedIsOn = false
    /// The knob under a finger.
    private var tracker: SwitchTracker?

    /// Creates a switch. Without a size in `frame` it has the one that it is made for.
    public override init(frame: Rect = .zero) {
        let size = Self.naturalSize(by: .standard)
        super.init(frame: Rect(origin: frame.origin, size: frame.isEmpty ? size : frame.size))
        preventedSuperviewGestures = .tap
    }

    private static func naturalSize(by theme: Theme) -> Size {
        let track = theme.controls.switchTrack
        return Size(width: track.width, height: max(track.height, theme.controls.height))
    }

    /// This class.
    open override class var geometricClass: View.Type { Switch.self }

    /// The size that a switch is made for: 52 points by 44, unless the theme says otherwise, so that a finger meets it.
    open override func sizeThatFits(_ size: Size) -> Size { Self.naturalSize(by: theme) }

    /// The size that a switch is made for: 52 points by 44, unless the theme says otherwise, so that a finger meets it.
    open override var intrinsicContentSize: Size { Self.naturalSize(by: theme) }

    /// Turns the switch on or off. It sends nothing.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is to be on.
    ///   - animated: Whether the knob goes there in a fifth of a second, as it does for the user, unless he
    ///     wishes for less motion.
    public final func setOn(_ isOn: Bool, animated: Bool) {
        guard isOn != storedIsOn else { return }
        changeAnimatableValue(animated: animated) { [self] in storedIsOn = isOn }
    }

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
        let (place, time) = (place(of: touch), touch.timestamp)
        changeAnimatableValue { tracker?.moved(to: place, time: time) }
        return true
    }

    /// Toggles, or leaves the switch where the knob is.
    open override func endTracking(_ touch: Touch?, with event: Event?) {
        guard let tracker, let touch else { return }
        letGo(isOn: tracker.ended(inside: isTouchInside, time: touch.timestamp), event)
    }

    /// Lets the knob go back.
    open override func cancelTracking(with event: Event?) { letGo(isOn: isOn, event) }

    /// Leaves the knob, from where it is, to one of its ends.
    private func letGo(isOn: Bool, _ event: Event?) {
        let isChange = isOn != self.isOn
        guard isChange || tracker != nil else { return }
        changeAnimatableValue(animated: true) { [self] in
            tracker = nil
            storedIsOn = isOn
        }
        if isChange { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func triggerPrimaryAction(with event: Event?) {
        letGo(isOn: !isOn, event)
        sendActions(for: .touchUpInside, with: event)
    }

    open override func touchWasLiftedInside(with event: Event?) { sendActions(for: .touchUpInside, with: event) }

    /// On the knob also pans to the side.
    open override func preventedGestures(of recognizer: GestureRecognizer) -> GestureClassSet {
        let holdsKnob = tracker?.isDragging == true || hasLanded(recognizer, in: knob(at: isOn ? 1 : 0))
        return holdsKnob ? preventedSuperviewGestures.union(.horizontalPan) : preventedSuperviewGestures
    }

    // MARK: Looks

    /// Where the knob is: from 0, off, to 1, on.
    open override var animatableValue: Double {
        get { tracker?.position ?? (isOn ? 1 : 0) }
        set { isOn = newValue >= 0.5 }
    }

    /// Repaints the switch.
    open override func stateDidChange() { setNeedsDisplay() }

    /// Draws the track and the knob.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let position = min(max(presentedValue, 0), 1)
        let isStrong = canvas.colorTraits.accessibilityContrast == .high
        let tint = ControlLook.plate(onTintColor ?? .tintColor, in: canvas)
        let ground = canvas.resolve(isStrong ? ControlLook.idle : .controlTrack).mix(with: tint, by: position)
        let standard = canvas.resolve(.controlKnob)
        let color =
            thumbTintColor.map { canvas.resolve($0) }
            ?? (isStrong ? standard.mix(with: tint.contrastingTextColor, by: position) : standard)
        let track = track
        let radius = theme.radii.capsule(of: track.height)
        ControlLook.draw(self, in: canvas, ring: track) {
            ControlLook.fill(
                track, cornerRadius: radius, with: ground, isPressed: isHighlighted,
                veil: isStrong || position > 0.5
                    ? ControlLook.pressedVeil(under: color) : ControlLook.pressedVeil, on: canvas)
            // What is off is pale, and a line tells it from what it lies on; what is on is told by its colour, unless
            // that is bright.
            if !isStrong, let line = line(at: position, in: canvas) {
                ControlLook.drawLine(
                    around: track, radius, with: line, width: theme.controls.outlineStroke, on: canvas)
            }
            // Smaller inside the ring of the focus, which else would cut it off.
            let gap = isEnabled && isFocused ? 5.5 : 3
            let disc = knob(at: position).insetBy(dx: gap, dy: gap)
            // A knob that the track hardly differs from has a line of its own.
            let strength = color.contrastRatio(to: ground) < 3 ? 1 : 1 - position
            let usual = canvas.resolve(ControlLook.knobOutline).multiplyingAlpha(by: strength)
            let own = ControlLook.knobLine(around: color, on: tint)
            let outline = isStrong ? color : own.map { usual.mix(with: $0, by: position) } ?? usual
            ControlLook.drawKnob(of: self, in: disc, with: color, outline: outline, on: canvas)
        }
    }

    /// The line around the track: from that of what is off to that of a bright tint, or none.
    private func line(at position: Double, in canvas: Canvas) -> Color? {
        let off = canvas.resolve(.controlOutline)
        if let rim = ControlLook.rim(of: onTintColor ?? .tintColor, in: canvas) {
            return off.mix(with: rim, by: position)
        }
        return position < 1 ? off.multiplyingAlpha(by: 1 - position) : nil
    }

    open override var standardAccessibility: AccessibilityDescription { describe(.switch, check: isOn ? .on : .off) }

    open override var focusRingCornerRadius: Double { theme.radii.capsule(of: track.height) }

    /// What the knob lies on.
    private var track: Rect {
        let height = min(theme.controls.switchTrack.height, bounds.height)
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
