// swift-format-ignore-file
import UIKitNames
import struct Foundation.Locale

class StopwatchController: UIViewController {
    private let timeLabel = UILabel()
    private let startButton = UIButton(type: .system)
    private let lapButton = UIButton(type: .custom)
    private let needle = UIView()
    private var timer: Timer?
    private var link: CADisplayLink?
    private(set) var tenths = 0
    private(set) var laps: [String] = []
    private(set) var frames = 0
    var isRunning: Bool { timer?.isValid == true }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Stopwatch"
        view.backgroundColor = .systemBackground
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 48, weight: .light)
        timeLabel.textAlignment = .center
        timeLabel.text = "00:00.0"
        startButton.setTitle("Start", for: .normal)
        startButton.setTitle("Stop", for: .selected)
        startButton.addTarget(self, action: StopwatchController.toggle, for: .touchUpInside)
        lapButton.setTitle("Lap", for: .normal)
        lapButton.setTitleColor(.systemBlue, for: .normal)
        lapButton.setTitleColor(.systemGray, for: .disabled)
        lapButton.isEnabled = false
        lapButton.addTarget(self, action: StopwatchController.lap, for: .touchUpInside)
        let buttons = UIStackView(arrangedSubviews: [lapButton, startButton])
        buttons.distribution = .fillEqually
        let stack = UIStackView(arrangedSubviews: [timeLabel, buttons])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        needle.backgroundColor = .systemRed
        needle.frame = CGRect(x: 100, y: 100, width: 2, height: 60)
        needle.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        view.addSubview(needle)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
        NotificationCenter.default.addObserver(self, selector: StopwatchController.pause, name: UIApplication.willResignActiveNotification, object: nil)
        NotificationCenter.default.addObserver(forName: .lapTaken, object: nil, queue: .main) { [weak self] notification in
            self?.laps.append(notification.userInfo?["time"] as? String ?? "?")
        }
    }
    private func toggle() {
        if isRunning { pause() } else { start() }
    }
    private func start() {
        startButton.isSelected = true
        lapButton.isEnabled = true
        let timer = Timer(timeInterval: 0.1, target: self, selector: StopwatchController.tick, userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        link = CADisplayLink(target: self, selector: StopwatchController.step(_:))
        link?.preferredFramesPerSecond = 30
        link?.add(to: .main, forMode: .common)
    }
    private func pause() {
        startButton.isSelected = false
        timer?.invalidate()
        timer = nil
        link?.invalidate()
        link = nil
    }
    private func tick() {
        tenths += 1
        timeLabel.text = String(format: "%02d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10)
    }
    private func step(_ link: CADisplayLink) {
        frames += 1
        needle.transform = CGAffineTransform(rotationAngle: CGFloat(link.targetTimestamp.truncatingRemainder(dividingBy: 60)) / 60 * 2 * .pi)
    }
    private func lap() {
        NotificationCenter.default.post(name: .lapTaken, object: self, userInfo: ["time": timeLabel.text ?? ""])
    }
    isolated deinit {
        timer?.invalidate()
        NotificationCenter.default.removeObserver(self)
    }
}

extension Notification.Name {
    static let lapTaken = Notification.Name("lapTaken")
}
