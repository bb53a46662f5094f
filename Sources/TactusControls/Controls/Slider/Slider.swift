public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A control for a value between two others: a thumb on a track.
///
/// ```swift
/// let volume = Slider(frame: Rect(x: 20, y: 40, width: 200, height: 44))
/// volume.addTarget(self, action: Player.volumeChanged, for: .valueChanged)
/// ```
///
/// ![Sliders at rest, in use, pressed, focused and disabled; light, dark, with high contrast of both, and
/// mirrored](slider)
///
/// A finger must land on the thumb, or close to it. A mouse may press the track instead, which brings the thumb a tenth
/// of the track closer. `Control.Events.valueChanged` is sent for what the user does, not when ``value`` is set.
open class Slider: Control {
    /// The value, always between the two limits. Setting it sends nothing, and shows it at once, or with the animation
    /// in whose closure it is set.
    public final var value: Double {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The value where reading begins, at the left end mostly; 0 by default. The other limit is never less.
    public final var minimumValue: Double {
        get { range.lowerBound }
        set {
            precondition(newValue.isFinite, "a slider's limits must be finite, not \(newValue)")
            range = newValue...max(newValue, range.upperBound)
        }
    }

    /// The value at the other end; 1 by default. The other limit is never more.
    public final var maximumValue: Double {
        get { range.upperBound }
        set {
            precondition(newValue.isFinite, "a slider's limits must be finite, not \(newValue)")
            range = min(newValue, range.lowerBound)...newValue
        }
    }

    /// Whether every change is sent while the thumb is drawn, rather than the last one when it is let go.
    /// `true` by default.
    public final var isContinuous = true

    /// The colour of the track from the least value to the thumb; `nil`, the default, for the tint.
    public final var minimumTrackTintColor: Color? {
        didSet { if minimumTrackTintColor != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the track beyond the thumb; `nil`, the default, for a quiet one.
    public final var maximumTrackTintColor: Color? {
        didSet { if maximumTrackTintColor != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the thumb; `nil`, the default, for white or nearly so.
    public final var thumbTintColor: Color? {
        didSet { if thumbTintColor != oldValue { setNeedsDisplay() } }
    }

    /// A picture at its own size at the end of ``minimumValue``, where the track becomes shorter by it; `nil`, the
    /// default, for none. A template is drawn in the colour of secondary labels.
    public final var minimumValueImage: Image? {
        get { endImages.minimum }
        set { setEndImages((newValue, endImages.maximum)) }
    }

    /// A picture likewise at the end of ``maximumValue``; `nil`, the default, for none.
    public final var maximumValueImage: Image? {
        get { endImages.maximum }
        set { setEndImages((endImages.minimum, newValue)) }
    }

    private var endImages: (minimum: Image?, maximum: Image?)

    private func setEndImages(_ new: (minimum: Image?, maximum: Image?)) {
        guard new.minimum !== endImages.minimum || new.maximum !== endImages.maximum else { return }
        endImages = new
        setNeedsDisplay()
    }

    /// The pictures by the state of the slider.
    final var images = SliderImages()

    private var storedValue = 0.0
    private var range = 0.0...1.0 {
        didSet {
            value = storedValue
            setNeedsDisplay()
        }
    }
    private var tracker: SliderTracker?
    /// What the value was when the thumb was taken.
    private var valueBefore = 0.0

    /// Creates a slider that is placed at `frame` in its future superview, in points.
    public override init(frame: Rect = .zero) { super.init(frame: frame) }

    /// This class.
    open override class var geometricClass: View.Type { Slider.self }

    /// As wide as there is room, 200 points if there is no end to it, and 44 points high.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width.isFinite ? size.width : 200, height: theme.controls.height)
    }

    /// As wide as constraints say, and 44 points high.
    open override var intrinsicContentSize: Size {
        Size(width: Slider.noIntrinsicMetric, height: theme.controls.height)
    }

    /// Sets the value. It sends nothing.
    ///
    /// - Parameters:
    ///   - value: The new value; what lies beyond a limit becomes the limit.
    ///   - animated: Whether the thumb goes there in a fifth of a second, unless the user wishes for less motion. A
    ///     finger takes it where it is going.
    public final func setValue(_ value: Double, animated: Bool) {
        let limited = range.limit(value)
        guard limited != storedValue else { return }
        changeAnimatableValue(animated: animated) { [self] in storedValue = limited }
    }

    // MARK: Tracking

    /// Takes the thumb, if the touch landed on it.
    open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        let point = touch.location(in: self)
        guard thumbArea.contains(point) else {
            if touch.type == .indirectPointer { page(towards: point, event) }
            return false
        }
        valueBefore = value
        tracker = SliderTracker(value: value, range: range, travel: travel, at: leadingDistance(of: point.x))
        return true
    }

    /// Lets the thumb follow the finger.
    open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
        guard let tracker else { return false }
        let old = value
        value = tracker.value(at: leadingDistance(of: touch.location(in: self).x))
        if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
        return true
    }

    /// Lets the thumb go, and says once more what the value is.
    open override func endTracking(_ touch: Touch?, with event: Event?) {
        let isDragged = tracker != nil
        finish(event)
        if isContinuous, isDragged { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
    }

    /// Lets the thumb go where it is.
    open override func cancelTracking(with event: Event?) { finish(event) }

    open override func touchWasLiftedInside(with event: Event?) { sendActions(for: .touchUpInside, with: event) }

    private func finish(_ event: Event?) {
        guard tracker != nil else { return }
        tracker = nil
        if !isContinuous, value != valueBefore {
            sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
        }
    }

    private func page(towards point: Point, _ event: Event?) {
        let (first, last) = (thumb(at: range.lowerBound).midX, thumb(at: range.upperBound).midX)
        guard first != last else { return }
        let share = (point.x - first) / (last - first)
        let target = range.lowerBound + share * (range.upperBound - range.lowerBound)
        let old = value
        value = SliderTracker.page(from: value, towards: target, in: range)
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
    }

    // MARK: Keys

    /// Arrows change the value by a fiftieth of the range, pages by a tenth.
    open override func adjustValue(by step: ValueStep) -> Bool {
        let extent = range.upperBound - range.lowerBound
        let old = value
        switch step {
        case .less: value -= extent / 50
        case .more: value += extent / 50
        case .muchLess: value -= extent / 10
        case .muchMore: value += extent / 10
        case .least: value = range.lowerBound
        case .most: value = range.upperBound
        }
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    /// On the thumb, pans and swipes along the track.
    open override func preventedGestures(of recognizer: GestureRecognizer) -> GestureClassSet {
        guard tracker != nil || hasLanded(recognizer, in: thumbArea) else { return preventedSuperviewGestures }
        return preventedSuperviewGestures.union([.horizontalPan, .horizontalSwipe])
    }

    open override var standardAccessibility: AccessibilityDescription {
        let extent = range.upperBound - range.lowerBound
        return describe(
            .slider, value: (extent > 0 ? (value - range.lowerBound) / extent : 0).spokenPercent,
            range: AccessibilityRange(value: value, in: range))
    }

    /// Sets the value, and sends that it has changed.
    open override func accessibilityAdjust(to number: Double) -> Bool { change(to: number) }

    // MARK: Looks

    open override var animatableValue: Double {
        get { value }
        set { value = newValue }
    }

    /// Repaints the slider.
    open override func stateDidChange() { setNeedsDisplay() }

    // MARK: Places

    /// Returns where the track lies: by default from the middle of the thumb at one end to that at the other, between
    /// the pictures at the ends. An override may make it higher, or lets it begin elsewhere.
    ///
    /// - Parameter bounds: The slider's bounds, in its coordinate space.
    /// - Returns: The track, in the same space.
    open func trackRect(forBounds bounds: Rect) -> Rect {
        let thickness = min(trackImageHeight ?? theme.controls.trackThickness, bounds.height)
        let start = room(for: endImages.minimum)
        let width = max(bounds.width - start - room(for: endImages.maximum) - thumbSize.width, 0)
        return placed(
            Rect(
                x: bounds.minX + start + thumbSize.width / 2, y: bounds.midY - thickness / 2, width: width,
                height: thickness))
    }

    /// Returns where the thumb lies for a value: by default with its middle on the track, from one end of that to the
    /// other, as far as all of it is within the bounds. It is where fingers take it, and where it is drawn.
    ///
    /// - Parameters:
    ///   - bounds: The slider's bounds, in its coordinate space.
    ///   - rect: The track (``trackRect(forBounds:)``).
    ///   - value: The value.
    /// - Returns: The thumb, in the same space.
    open func thumbRect(forBounds bounds: Rect, trackRect rect: Rect, value: Double) -> Rect {
        let extent = range.upperBound - range.lowerBound
        let share = extent > 0 ? (range.limit(value) - range.lowerBound) / extent : 0
        let size = thumbSize
        let half = size.width / 2
        let start = max(rect.minX, min(bounds.minX + half, bounds.midX))
        let end = max(min(rect.maxX, max(bounds.maxX - half, bounds.midX)), start)
        let way = (end - start) * share
        let middle = isMirrored ? end - way : start + way
        return Rect(x: middle - half, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns where ``minimumValueImage`` lies; by default at its end of the slider, in its own size.
    ///
    /// - Parameter bounds: The slider's bounds, in its coordinate space.
    /// - Returns: The picture's rectangle, of no size without a picture.
    open func minimumValueImageRect(forBounds bounds: Rect) -> Rect {
        let size = endImages.minimum?.size ?? .zero
        return placed(Rect(origin: Point(x: bounds.minX, y: bounds.midY - size.height / 2), size: size))
    }

    /// Returns where ``maximumValueImage`` lies; like the other.
    ///
    /// - Parameter bounds: The slider's bounds, in its coordinate space.
    /// - Returns: The picture's rectangle, of no size without a picture.
    open func maximumValueImageRect(forBounds bounds: Rect) -> Rect {
        let size = endImages.maximum?.size ?? .zero
        return placed(
            Rect(origin: Point(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size))
    }

    /// Draws the track and the thumb.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawSlider(in: canvas) }

    /// How large the thumb is: as its picture, if it has one.
    final var thumbSize: Size {
        currentThumbImage?.size ?? Size(width: theme.controls.knobSize, height: theme.controls.knobSize)
    }

    /// How far the thumb goes, in points.
    private var travel: Double { abs(thumb(at: range.upperBound).midX - thumb(at: range.lowerBound).midX) }

    /// What a picture at an end takes, with what is between it and the track.
    private func room(for image: Image?) -> Double { image.map { $0.size.width + theme.spacing.small } ?? 0 }

    final func drawEndImages(in canvas: Canvas) {
        if let image = endImages.minimum {
            canvas.draw(image, in: minimumValueImageRect(forBounds: bounds), tint: .secondaryLabel)
        }
        if let image = endImages.maximum {
            canvas.draw(image, in: maximumValueImageRect(forBounds: bounds), tint: .secondaryLabel)
        }
    }

    private func thumb(at value: Double) -> Rect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// Where a finger takes the thumb: as large as controls are high, 44 points by default, around its middle.
    private var thumbArea: Rect { area(of: thumb(at: value)) }

    final func area(of thumb: Rect) -> Rect {
        let more = min((thumb.width - theme.controls.height) / 2, 0)
        let higher = min((thumb.height - theme.controls.height) / 2, 0)
        return thumb.insetBy(dx: more, dy: higher)
    }
}
