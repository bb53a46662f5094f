import Tactus

/// A control for a value from 0 to 1: a knob that a finger turns, in a round scale, above the value in hundredths.
final class Dial: Control {
    /// The value. Setting it sends nothing, and shows it at once, or with the animation in whose closure it is set.
    var value: Double {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    private var storedValue = 0.0
    /// The value that the finger has turned to, also beyond the ends; `nil` while no finger turns.
    private var turned: Double?

    func setValue(_ value: Double, animated: Bool) {
        let limited = min(max(value, 0), 1)
        guard limited != storedValue else { return }
        changeAnimatableValue(animated: animated) { [self] in storedValue = limited }
    }

    // MARK: Tracking

    /// Takes the knob anywhere on the face, but for its very middle, where there is no angle.
    override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        let distance = touch.location(in: self).distance(to: scale.center)
        guard distance > 4, distance <= scale.radius + 8 else { return false }
        catchValue(with: event)
        turned = value
        return true
    }

    override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
        guard let before = turned else { return false }
        let now = before + scale.turn(from: touch.previousLocation(in: self), to: touch.location(in: self))
        turned = now
        change(to: now, with: event)
        return true
    }

    override func endTracking(_ touch: Touch?, with event: Event?) {
        if turned != nil { sendActions(for: .valueChanged, with: event) }
        turned = nil
    }

    override func cancelTracking(with event: Event?) { turned = nil }

    /// Stops a value that is on its way where it shows.
    private func catchValue(with event: Event?) {
        let shown = presentedValue
        guard shown != value else { return }
        removeAllAnimations()
        change(to: shown, with: event)
    }

    private func change(to newValue: Double, with event: Event? = nil) {
        let old = value
        value = newValue
        if value != old { sendActions(for: .valueChanged, with: event) }
    }

    /// A turning finger goes in all directions: none of them scrolls.
    override func preventedGestures(of recognizer: GestureRecognizer) -> GestureClassSet {
        let isOnFace = recognizer.touches.first?.initialLocation(in: self).map {
            $0.distance(to: scale.center) <= scale.radius
        }
        guard isOnFace == true else { return preventedSuperviewGestures }
        return preventedSuperviewGestures.union([.horizontalPan, .verticalPan, .horizontalSwipe, .verticalSwipe])
    }

    // MARK: Keys and assistive tools

    override func valueStep(for key: Key) -> ValueStep? {
        let isPlain = key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
        switch key.usage {
        case .keyboardUpArrow where isPlain: return .more
        case .keyboardDownArrow where isPlain: return .less
        default: return super.valueStep(for: key)
        }
    }

    override func adjustValue(by step: ValueStep) -> Bool {
        switch step {
        case .less: change(to: value - 0.02)
        case .more: change(to: value + 0.02)
        case .muchLess: change(to: value - 0.1)
        case .muchMore: change(to: value + 0.1)
        case .least: change(to: 0)
        case .most: change(to: 1)
        }
        return true
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .slider, value: text(of: value), isElement: true, state: AccessibilityState(isEnabled: isEnabled))
    }

    // MARK: Size

    override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

    override var intrinsicContentSize: Size {
        let label = label(for: 1).size
        return Size(
            width: max(Self.faceSize, label.width.rounded(.up)), height: Self.faceSize + Self.gap + label.height)
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        if traitCollection.textScale != previous.textScale { invalidateIntrinsicContentSize() }
    }

    static let faceSize = 104.0
    static let gap = 4.0
    /// What lies between the edge of the face and the scale: the focus ring has its place there.
    private static let ringRoom = 9.0

    /// The value in the user's size of text.
    func label(for value: Double) -> TextLayout {
        var font = Font.preferred(.footnote)
        font.hasMonospacedDigits = true
        return textLayout(for: StyledText(text(of: value)), TextOptions(font: font, maximumLines: 1))
    }

    private func text(of value: Double) -> String { "\(Int((value * 100).rounded()))%" }

    /// The square that the face fills: what the label leaves of the bounds.
    var face: Rect {
        let room = bounds.height - label(for: 1).size.height - Self.gap
        let side = max(min(bounds.width, room), 0)
        return Rect(x: bounds.midX - side / 2, y: bounds.minY, width: side, height: side)
    }

    var scale: DialScale {
        let face = face
        return DialScale(
            center: face.center, radius: face.width / 2 - Self.ringRoom,
            isMirrored: effectiveLayoutDirection == .rightToLeft)
    }

    // MARK: Looks

    override var animatableValue: Double {
        get { value }
        set { value = newValue }
    }

    override func stateDidChange() { setNeedsDisplay() }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard isEnabled else {
            let isStrong = traitCollection.accessibilityContrast == .high
            return canvas.withGroup(alpha: isStrong ? 0.7 : 0.5) { drawContents(in: canvas) }
        }
        drawContents(in: canvas)
        if isFocused { FocusRing.draw(in: face, cornerRadius: face.width / 2, on: canvas) }
    }
}
