import UIKitNames

/// A control that a finger turns on and off by drawing over it, written without UIKit's own switches.
final class LatchControl: UIControl {
    private let knob = UIView()
    private(set) var isLatched = false
    private(set) var heard: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        knob.isUserInteractionEnabled = false
        knob.backgroundColor = .systemBlue
        knob.layer.cornerRadius = 8
        addSubview(knob)
        addTarget(self, action: LatchControl.touchedDown, for: .touchDown)
        addTarget(self, action: LatchControl.lifted, for: [.touchUpInside, .touchUpOutside])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.divided(atDistance: bounds.width / 2, from: isLatched ? .maxXEdge : .minXEdge)
        knob.frame = half.slice.insetBy(dx: 2, dy: 2)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        heard.append("begin")
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        setLatched(touch.location(in: self).x > bounds.midX, animated: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        heard.append("end")
    }

    override var isHighlighted: Bool {
        didSet { knob.alpha = isHighlighted ? 0.7 : 1 }
    }

    func setLatched(_ latched: Bool, animated: Bool) {
        guard latched != isLatched else { return }
        isLatched = latched
        setNeedsLayout()
        guard animated else { return sendActions(for: .valueChanged) }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.layoutIfNeeded()
        } completion: { _ in
            self.heard.append("settled")
        }
        sendActions(for: .valueChanged)
    }

    private func touchedDown() {
        heard.append("down")
    }

    private func lifted() {
        heard.append("up")
    }
}

/// Buttons made in each way that there is, actions that come and go, and a menu.
final class ToolboxViewController: UIViewController {
    let latch = LatchControl(frame: .zero)
    let counter = UILabel()
    let stack = UIStackView()
    private(set) var log: [String] = []
    private(set) var count = 0 {
        didSet { counter.text = "\(count)" }
    }

    private lazy var addButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Add") { [weak self] _ in
            self?.count += 1
        })
    private lazy var resetButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Reset"
        configuration.imagePadding = 4
        let button = UIButton(configuration: configuration, primaryAction: nil)
        button.addTarget(self, action: ToolboxViewController.reset(_:), for: .touchUpInside, identifier: "reset(_:)")
        return button
    }()
    private lazy var muteButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Mute", for: .normal)
        button.addTarget(self, action: ToolboxViewController.mute, for: .touchUpInside)
        return button
    }()

    var buttons: [UIButton] { [addButton, resetButton, muteButton] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        for item in [counter, addButton, resetButton, muteButton, latch] as [UIView] {
            stack.addArrangedSubview(item)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            latch.heightAnchor.constraint(equalToConstant: 44),
        ])
        counter.text = "0"
        counter.textAlignment = .center
        listen(to: latch, for: .valueChanged)
    }

    /// What a helper of a program takes: the kind of event, by UIKit's name.
    private func listen(to control: UIControl, for event: UIControl.Event) {
        control.addAction(
            UIAction(identifier: UIAction.Identifier("latch")) { [weak self] action in
                guard let self, let latch = action.sender as? LatchControl else { return }
                self.log.append(latch.isLatched ? "on" : "off")
            }, for: event)
    }

    func stopListening() {
        latch.removeAction(identifiedBy: UIAction.Identifier("latch"), for: .valueChanged)
    }

    private func reset(_ sender: UIButton) {
        log.append("reset by \(sender.title(for: .normal) ?? "")")
        count = 0
        flash(sender)
    }

    private func mute() {
        log.append("mute")
        resetButton.removeTarget(self, action: "reset(_:)", for: .touchUpInside)
        muteButton.removeTarget(nil, action: nil, for: .allEvents)
    }

    private func flash(_ view: UIView) {
        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [.allowUserInteraction]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.transform = .identity
            }
        } completion: { finished in
            self.log.append(finished ? "flashed" : "interrupted")
        }
    }

    func makeMenu() -> UIMenu {
        let copy = UIAction(title: "Copy", image: nil) { [weak self] _ in self?.log.append("copy") }
        let remove = UIAction(title: "Delete", image: nil, attributes: .destructive) { [weak self] _ in
            self?.log.append("delete")
        }
        return UIMenu(title: "Edit", image: nil, children: [copy, remove])
    }

    override var keyCommands: [UIKeyCommand] {
        [UIKeyCommand(title: "Reset", action: ToolboxViewController.resetByKey, input: "r", modifierFlags: .command)]
    }

    private func resetByKey() {
        count = 0
    }
}
