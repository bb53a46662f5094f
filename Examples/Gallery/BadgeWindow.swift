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
        badge.cornerRadius = 16
        badge.hitOutsets = Insets(top: 6, left: 0, bottom: 6, right: 0)  // as high as a finger
        label.textColor = .white
        label.font = .systemFont(ofSize: 14, weight: .semibold)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
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
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        badge.frame = Rect(x: isMirrored ? 20 : bounds.maxX - 20 - 112, y: 12, width: 112, height: 32)
        label.frame = badge.bounds.insetBy(dx: 10, dy: 0)
    }

    private func countUp() {
        count += 1
        showCount()
    }

    private func showCount() {
        label.text = count == 1 ? "1 tap here" : "\(count) taps here"
    }
}
