// swift-format-ignore-file
import UIKitNames
import struct Foundation.Locale

class KnobControl: UIControl {
    var minimumValue: Float = 0 { didSet { if value < minimumValue { value = minimumValue } } }
    var maximumValue: Float = 1 { didSet { if value > maximumValue { value = maximumValue } } }
    private(set) var storedValue: Float = 0
    var value: Float {
        get { return storedValue }
        set { setValue(newValue, animated: false) }
    }
    var isContinuous = true
    var lineWidth: CGFloat = 4 { didSet { trackLayer.lineWidth = lineWidth; pointerLayer.lineWidth = lineWidth } }
    private let startAngle = CGFloat.pi * 3 / 4
    private let endAngle = CGFloat.pi * 9 / 4
    private let trackLayer = CAShapeLayer()
    private let pointerLayer = CAShapeLayer()
    private var lastAngle: CGFloat = 0


    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }
    private func commonInit() {
        isAccessibilityElement = true
        accessibilityTraits = [.adjustable]
        accessibilityLabel = "Gain"
        accessibilityHint = "Swipe up or down to adjust"
        trackLayer.fillColor = UIColor.clear.cgColor
        pointerLayer.fillColor = UIColor.clear.cgColor
        trackLayer.strokeColor = UIColor.systemGray4.cgColor
        pointerLayer.strokeColor = tintColor.cgColor
        trackLayer.lineCap = .round
        layer.addSublayer(trackLayer)
        layer.addSublayer(pointerLayer)
    }
    func setValue(_ newValue: Float, animated: Bool) {
        storedValue = min(maximumValue, max(minimumValue, newValue))
        accessibilityValue = "\(Int(storedValue * 100)) percent"
        setNeedsLayout()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - lineWidth
        trackLayer.frame = bounds
        pointerLayer.frame = bounds
        trackLayer.path = UIBezierPath(arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: true).cgPath
        let angle = self.angle(for: value)
        let pointer = UIBezierPath()
        pointer.move(to: CGPoint(x: center.x + cos(angle) * radius * 0.5, y: center.y + sin(angle) * radius * 0.5))
        pointer.addLine(to: CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius))
        pointerLayer.path = pointer.cgPath
    }
    private func angle(for value: Float) -> CGFloat {
        let part = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
        return startAngle + part * (endAngle - startAngle)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 100) }
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }
    override var isHighlighted: Bool { didSet { pointerLayer.opacity = isHighlighted ? 0.7 : 1 } }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        pointerLayer.strokeColor = tintColor.cgColor
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        let location = touch.location(in: self)
        guard hypot(location.x - bounds.midX, location.y - bounds.midY) > 8 else { return false }
        lastAngle = atan2(location.y - bounds.midY, location.x - bounds.midX)
        sendActions(for: .editingDidBegin)
        return true
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        let location = touch.location(in: self)
        let angle = atan2(location.y - bounds.midY, location.x - bounds.midX)
        var delta = angle - lastAngle
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        lastAngle = angle
        let old = value
        value += Float(delta / (endAngle - startAngle)) * (maximumValue - minimumValue)
        if isContinuous && old != value { sendActions(for: .valueChanged) }
        return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendActions(for: isContinuous ? .editingDidEnd : [.valueChanged, .editingDidEnd])
    }
    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        sendActions(for: .editingDidEnd)
    }
    override func accessibilityIncrement() {
        value += (maximumValue - minimumValue) / 10
        sendActions(for: .valueChanged)
    }
    override func accessibilityDecrement() {
        value -= (maximumValue - minimumValue) / 10
        sendActions(for: .valueChanged)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

class KnobViewController: UIViewController {
    private weak var label: UILabel!
    let knob = KnobControl()
    var log = [String]()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let text = UILabel()
        text.font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .medium)
        view.addSubview(text)
        label = text
        text.translatesAutoresizingMaskIntoConstraints = false
        knob.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(knob)
        NSLayoutConstraint.activate([
            knob.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            knob.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            knob.widthAnchor.constraint(equalToConstant: 200),
            knob.heightAnchor.constraint(equalTo: knob.widthAnchor),
            text.topAnchor.constraint(equalToSystemSpacingBelow: knob.bottomAnchor, multiplier: 2),
            text.centerXAnchor.constraint(equalTo: knob.centerXAnchor)
        ])
        knob.addTarget(self, action: KnobViewController.valueChanged(_:), for: .valueChanged)
        knob.addTarget(self, action: KnobViewController.editing(_:for:), for: [.editingDidBegin, .editingDidEnd])
        knob.value = 0.5
    }
    func valueChanged(_ sender: KnobControl) {
        label.text = String(format: "%.2f", sender.value)
        log.append("value")
    }
    func editing(_ sender: KnobControl, for event: UIEvent) {
        log.append("editing \(event.allTouches?.count ?? 0)")
    }
}
