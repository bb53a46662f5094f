public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A control that makes a value larger or smaller by steps: a half for each, the one for more where reading ends.
///
/// ```swift
/// let copies = Stepper()
/// copies.minimumValue = 1
/// copies.addTarget(self, action: PrintSheet.copiesChanged, for: .valueChanged)
/// ```
///
/// ![Steppers at rest, in use, pressed, focused and disabled; light, dark, with high contrast of both, and
/// mirrored](stepper)
///
/// It steps when a finger lands on a half. While the finger stays, it repeats: after half a second, then every quarter
/// of a second, and faster after a while. `Control.Events.valueChanged` is sent for what the user does, not when
/// ``value`` is set.
@MainActor open class Stepper: Control {
    /// The value, always between the two limits; 0 by default. Setting it sends nothing.
    public final var value: Double {
        get { storedValue }
        set { store(newValue) }
    }

    /// The least value; 0 by default. The other limit is never less.
    public final var minimumValue: Double {
        get { scale.range.lowerBound }
        set {
            precondition(newValue.isFinite, "a stepper's limits must be finite, not \(newValue)")
            scale.range = newValue...max(newValue, scale.range.upperBound)
        }
    }

    /// The greatest value; 100 by default. The other limit is never more.
    public final var maximumValue: Double {
        get { scale.range.upperBound }
        set {
            precondition(newValue.isFinite, "a stepper's limits must be finite, not \(newValue)")
            scale.range = min(newValue, scale.range.lowerBound)...newValue
        }
    }

    /// By how much a step changes the value: more than zero, 1 by default.
    public final var stepValue: Double {
        get { scale.step }
        set {
            precondition(newValue.isFinite && newValue > 0, "a step must be more than zero, not \(newValue)")
            scale.step = newValue
        }
    }

    /// Whether the value goes on at the other limit when it has passed one. `false` by default: it stops there.
    public final var wraps: Bool {
        get { scale.wraps }
        set { scale.wraps = newValue }
    }

    /// Whether a half that is held repeats. `true` by default.
    public final var autorepeat = true

    /// Whether every step is sent, rather than the last value when the finger is lifted. `true` by default.
    public final var isContinuous = true

    /// The pictures behind the halves.
    final var backgrounds = SegmentBackgrounds()

    private var incrementImages = StateValues<Image>()
    private var decrementImages = StateValues<Image>()

    /// Shows a picture, at its own size, in place of the sign for more. A template is drawn in the colour of the sign.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for that of the normal state, or for the sign where that has none either.
    ///   - state: The state, as a whole.
    public final func setIncrementImage(_ image: Image?, for state: State) {
        incrementImages[exactly: state] = image
        setNeedsDisplay()
    }

    /// Returns the picture that was set for more in a state; `nil` when none was.
    public final func incrementImage(for state: State) -> Image? { incrementImages[exactly: state] }

    /// Shows a picture, at its own size, in place of the sign for less. A template is drawn in the colour of the sign.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for that of the normal state, or for the sign where that has none either.
    ///   - state: The state, as a whole.
    public final func setDecrementImage(_ image: Image?, for state: State) {
        decrementImages[exactly: state] = image
        setNeedsDisplay()
    }

    /// Returns the picture that was set for less in a state; `nil` when none was.
    public final func decrementImage(for state: State) -> Image? { decrementImages[exactly: state] }

    private var storedValue = 0.0
    private var scale = StepperScale() {
        didSet { store(storedValue) }
    }
    /// The half under the finger.
    private var held: StepperRepeat?
    private var timer: ScheduledTimer?
    /// What the value was when the finger landed.
    private var valueBefore = 0.0

    /// Creates a stepper. Without a size in `frame` it has the one that it is made for.
    public override init(frame: Rect = .zero) {
        super.init(
            frame: Rect(origin: frame.origin, size: frame.isEmpty ? Self.naturalSize(by: .standard) : frame.size))
        preventedSuperviewGestures = .tap
    }

    isolated deinit { timer?.invalidate() }

    private static func naturalSize(by theme: Theme) -> Size { Size(width: 104, height: theme.controls.height) }

    /// This class.
    open override class var geometricClass: View.Type { Stepper.self }

    /// The size that a stepper is made for: 104 points by 44, unless the theme says otherwise.
    open override func sizeThatFits(_ size: Size) -> Size { Self.naturalSize(by: theme) }

    /// The size that a stepper is made for: 104 points by 44, unless the theme says otherwise.
    open override var intrinsicContentSize: Size { Self.naturalSize(by: theme) }

    // MARK: Tracking

    /// Steps, once the landing has been sent, and starts to repeat.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        let wasTracking = isTracking
        super.touchesBegan(touches, with: event)
        guard !wasTracking, isTracking, let held else { return }
        step(held.direction, event)
        if isTracking { scheduleRepeat() }
    }

    /// Takes the half under the touch.
    open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        valueBefore = value
        held = StepperRepeat(direction: leadingDistance(of: touch.location(in: self).x) < bounds.width / 2 ? -1 : 1)
        return true
    }

    /// Stops.
    open override func endTracking(_ touch: Touch?, with event: Event?) { finish(event) }

    /// Stops.
    open override func cancelTracking(with event: Event?) { finish(event) }

    open override func touchWasLiftedInside(with event: Event?) { sendActions(for: .touchUpInside, with: event) }

    private func finish(_ event: Event?) {
        held = nil
        timer?.invalidate()
        timer = nil
        if !isContinuous, value != valueBefore {
            sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
        }
    }

    private func scheduleRepeat() {
        guard autorepeat, let held, let application = window?.windowScene?.application else { return }
        timer = application.schedule(after: held.interval) { [weak self] in self?.repeatStep() }
    }

    /// A finger that has strayed makes no steps, until it is back.
    private func repeatStep() {
        guard let direction = held?.direction else { return }
        if isTouchInside {
            held?.step()
            step(direction, nil)
        }
        if isTracking { scheduleRepeat() }
    }

    /// A key makes a step, or goes to a limit. Each is sent.
    open override func adjustValue(by step: ValueStep) -> Bool {
        let old = value
        switch step {
        case .less: value = scale.value(after: value, direction: -1)
        case .more: value = scale.value(after: value, direction: 1)
        case .least: value = minimumValue
        case .most: value = maximumValue
        case .muchLess, .muchMore: return false
        }
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    private func step(_ direction: Double, _ event: Event?) {
        let old = value
        value = scale.value(after: value, direction: direction)
        if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
    }

    private func store(_ newValue: Double) {
        let limited = scale.range.limit(newValue)
        guard limited != storedValue else { return }
        storedValue = limited
        setNeedsDisplay()
    }

    // MARK: Looks

    /// Repaints the stepper.
    open override func stateDidChange() { setNeedsDisplay() }

    /// Draws the two halves and their signs.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        ControlLook.draw(self, in: canvas) {
            if backgrounds.isEmpty {
                ControlLook.fill(bounds, cornerRadius: controlRadius, with: .tertiarySystemFill, on: canvas)
            } else {
                let states = [-1.0, 1].map { isHeld($0) ? state.union(.highlighted) : state.subtracting(.highlighted) }
                backgrounds.draw([half(-1), half(1)], states, height: bounds.height, in: canvas)
            }
            drawHalf(-1, in: canvas)
            drawHalf(1, in: canvas)
            guard backgrounds.isEmpty else { return }
            let line = Rect(x: bounds.midX - 0.5, y: bounds.minY + 10, width: 1, height: max(bounds.height - 20, 0))
            canvas.fill(line, with: .separator)
        }
    }

    open override var standardAccessibility: AccessibilityDescription {
        describe(
            .stepper, value: value.spoken,
            range: AccessibilityRange(value: value, in: minimumValue...maximumValue, step: stepValue))
    }

    /// Sets the value, and sends that it has changed.
    open override func accessibilityAdjust(to number: Double) -> Bool { change(to: number) }

    open override var focusRingCornerRadius: Double { controlRadius }

    /// Where the half for less, -1, or for more, 1, is.
    private func half(_ direction: Double) -> Rect {
        placed(
            Rect(
                x: direction < 0 ? bounds.minX : bounds.midX, y: bounds.minY, width: bounds.width / 2,
                height: bounds.height))
    }

    private func isHeld(_ direction: Double) -> Bool { isHighlighted && held?.direction == direction }

    private func drawHalf(_ direction: Double, in canvas: Canvas) {
        let half = half(direction)
        if isHeld(direction), backgrounds.isEmpty {
            canvas.withSavedState {
                canvas.clip(to: half)
                canvas.fill(
                    Path(roundedRect: bounds, cornerRadius: controlRadius), with: ControlLook.pressedVeil)
            }
        }
        let canStep = scale.value(after: value, direction: direction) != value
        let color = canStep ? Color.label : .systemGray2
        if let image = (direction > 0 ? incrementImages : decrementImages)[in: state] {
            let corner = Point(x: half.midX - image.size.width / 2, y: half.midY - image.size.height / 2)
            return canvas.draw(image, in: Rect(origin: corner, size: image.size), tint: color)
        }
        var sign = Path()
        sign.move(to: Point(x: half.midX - 7.5, y: half.midY))
        sign.addLine(to: Point(x: half.midX + 7.5, y: half.midY))
        if direction > 0 {
            sign.move(to: Point(x: half.midX, y: half.midY - 7.5))
            sign.addLine(to: Point(x: half.midX, y: half.midY + 7.5))
        }
        canvas.stroke(sign, with: color, style: StrokeStyle(width: theme.controls.markStroke, cap: .round))
    }
}
