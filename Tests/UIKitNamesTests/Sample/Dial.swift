// swift-format-ignore-file
import UIKitNames

// A control that is turned, and a recognizer that turns it.

final class TurnGestureRecognizer: UIGestureRecognizer {
    private(set) var angle: CGFloat = 0
    private(set) var change: CGFloat = 0
    private var trackedTouch: UITouch?
    var minimumRadius: CGFloat = 12

    private func angle(of touch: UITouch) -> CGFloat? {
        guard let view = view else { return nil }
        let point = touch.location(in: view)
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let dx = point.x - center.x
        let dy = point.y - center.y
        guard (dx * dx + dy * dy).squareRoot() >= minimumRadius else { return nil }
        return arcTangent(dy, dx)
    }

    private func arcTangent(_ y: CGFloat, _ x: CGFloat) -> CGFloat {
        return CGVector(dx: x, dy: y).angle
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard trackedTouch == nil, touches.count == 1, let touch = touches.first else {
            for touch in touches where touch !== trackedTouch {
                ignore(touch, for: event)
            }
            return
        }
        guard let start = angle(of: touch) else {
            state = .failed
            return
        }
        trackedTouch = touch
        angle = start
        change = 0
        state = .began
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = trackedTouch, touches.contains(touch), let next = angle(of: touch) else { return }
        var difference = next - angle
        if difference > .pi { difference -= 2 * .pi }
        if difference < -.pi { difference += 2 * .pi }
        change = difference
        angle = next
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if let touch = trackedTouch, touches.contains(touch) {
            change = 0
            state = .ended
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        trackedTouch = nil
        change = 0
    }
}

class DialControl: UIControl {
    var minimumValue: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    var maximumValue: CGFloat = 1 {
        didSet { setNeedsLayout() }
    }
    private var storedValue: CGFloat = 0
    var isContinuous = true

    private let trackView = UIView()
    private let knobView = UIView()
    private let pointerView = UIView()
    private let valueLabel = UILabel()
    private let startAngle: CGFloat = -.pi * 0.75
    private let endAngle: CGFloat = .pi * 0.75

    var value: CGFloat {
        get { return storedValue }
        set { setValue(newValue, animated: false) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }


    private func commonInit() {
        for part in [trackView, knobView, pointerView, valueLabel] {
            part.isUserInteractionEnabled = false
        }
        trackView.backgroundColor = .tertiarySystemFill
        knobView.backgroundColor = .secondarySystemBackground
        knobView.layer.borderWidth = 1
        knobView.layer.borderColor = UIColor.separator.cgColor
        pointerView.backgroundColor = tintColor
        pointerView.layer.cornerRadius = 2
        valueLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        valueLabel.textAlignment = .center
        addSubview(trackView)
        addSubview(knobView)
        knobView.addSubview(pointerView)
        addSubview(valueLabel)
        let turn = TurnGestureRecognizer(target: self, action: DialControl.handleTurn(_:))
        addGestureRecognizer(turn)
        let tap = UITapGestureRecognizer(target: self, action: DialControl.handleDoubleTap)
        tap.numberOfTapsRequired = 2
        addGestureRecognizer(tap)
        updateLabel()
    }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: 140, height: 140)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let side = min(size.width, size.height, 140)
        return CGSize(width: side, height: side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let square = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        trackView.frame = square
        trackView.layer.cornerRadius = side / 2
        knobView.transform = .identity
        knobView.frame = square.insetBy(dx: 10, dy: 10)
        knobView.layer.cornerRadius = knobView.bounds.width / 2
        pointerView.frame = CGRect(x: knobView.bounds.midX - 2, y: 6, width: 4, height: knobView.bounds.height / 5)
        valueLabel.sizeToFit()
        valueLabel.center = CGPoint(x: square.midX, y: square.midY)
        knobView.transform = CGAffineTransform(rotationAngle: angle(for: value))
    }

    private func angle(for value: CGFloat) -> CGFloat {
        let range = maximumValue - minimumValue
        guard range > 0 else { return startAngle }
        return startAngle + (value - minimumValue) / range * (endAngle - startAngle)
    }

    func setValue(_ newValue: CGFloat, animated: Bool) {
        let limited = min(max(newValue, minimumValue), maximumValue)
        guard limited != storedValue else { return }
        storedValue = limited
        updateLabel()
        let angle = self.angle(for: limited)
        if animated {
            UIView.animate(withDuration: 0.25) {
                self.knobView.transform = CGAffineTransform(rotationAngle: angle)
            }
        } else {
            knobView.transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    private func updateLabel() {
        valueLabel.text = "\(Int((storedValue * 100).rounded()))"
        valueLabel.sizeToFit()
        setNeedsLayout()
    }

    private func handleTurn(_ turn: TurnGestureRecognizer) {
        switch turn.state {
        case .began:
            isHighlighted = true
            sendActions(for: .touchDown)
        case .changed:
            let range = maximumValue - minimumValue
            let part = turn.change / (endAngle - startAngle)
            let old = value
            value += part * range
            if isContinuous && value != old {
                sendActions(for: .valueChanged)
            }
        case .ended:
            isHighlighted = false
            if !isContinuous {
                sendActions(for: .valueChanged)
            }
            sendActions(for: .touchUpInside)
        case .cancelled:
            isHighlighted = false
            sendActions(for: .touchCancel)
        default:
            break
        }
    }

    private func handleDoubleTap() {
        setValue((minimumValue + maximumValue) / 2, animated: true)
        sendActions(for: .valueChanged)
    }
}

class MixerViewController: UIViewController {
    private(set) var dials: [DialControl] = []
    private let stack = UIStackView()
    private let names = ["Bass", "Middle", "Treble"]
    private(set) var changes: [String] = []

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemGroupedBackground
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .horizontal
        stack.distribution = .fillEqually
        stack.spacing = 16
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        for (index, name) in names.enumerated() {
            let dial = DialControl(frame: .zero)
            dial.addTarget(self, action: MixerViewController.dialChanged(_:), for: .valueChanged)
            dial.value = 0.25 * CGFloat(index + 1)
            dials.append(dial)
            let label = UILabel()
            label.text = name
            label.textAlignment = .center
            label.font = .preferredFont(forTextStyle: .caption1)
            let column = UIStackView(arrangedSubviews: [dial, label])
            column.axis = .vertical
            column.spacing = 4
            stack.addArrangedSubview(column)
        }
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    private func dialChanged(_ dial: DialControl) {
        guard let index = dials.firstIndex(where: { $0 === dial }) else { return }
        changes.append("\(names[index]) \(Int((dial.value * 100).rounded()))")
    }
}
