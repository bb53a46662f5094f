import Tactus

/// A window above the others of its scene, with a badge in its corner that counts taps; everywhere else it lets touches
/// through to what lies beneath.
final class BadgeWindow: Window {
    private let badge = View()
    private let label = Label()
    private var count = 0

    override init(windowScene scene: WindowScene) {
        super.init(windowScene: scene)
        name = "overlay"
        windowLevel = .alert
        hitTestBehavior = .passthrough
        badge.name = "badge"
        badge.backgroundColor = Palette.badge
        badge.cornerRadius = 22
        label.textColor = .white
        label.font = .systemFont(ofSize: 14, weight: .semibold)
        label.textAlignment = .center
        badge.addSubview(label)
        addSubview(badge)
        let tap = TapGestureRecognizer()
        tap.name = "tap on the badge"
        tap.addTarget(self, action: BadgeWindow.countUp)
        badge.addGestureRecognizer(tap)
        showCount()
    }

    /// The overlay takes touches, not the keyboard.
    override var canBecomeKey: Bool { false }

    override func layoutSubviews() {
        badge.frame = Rect(x: bounds.maxX - 20 - 112, y: 20, width: 112, height: 44)
        label.frame = badge.bounds
    }

    private func countUp() {
        count += 1
        showCount()
    }

    private func showCount() {
        label.text = count == 1 ? "1 tap here" : "\(count) taps here"
    }
}
