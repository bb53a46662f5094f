import Tactus

/// Locks the session, and shows on every screen how to unlock it.
final class Locker: SessionLockDelegate {
    private let journal: Journal
    private var lock: SessionLock?

    init(_ application: Application, _ journal: Journal) {
        self.journal = journal
        lock = application.lockSession(delegate: self)
    }

    func sessionLock(_ lock: SessionLock, windowFor screen: Screen) -> Window {
        let window = Window(title: "Locked", size: Size(width: 400, height: 300))
        window.name = "lock"
        let view = LockView(frame: window.bounds)
        view.onUnlock = { [unowned lock] in lock.unlock() }
        window.addSubview(view)
        return window
    }

    func sessionLockDidLock(_ lock: SessionLock) { journal.record("locked") }

    func sessionLockDidEnd(_ lock: SessionLock) {
        journal.record("not locked")
        self.lock = nil
    }
}

/// What covers a screen: a button that must be held for a while. A real lock would ask for more.
final class LockView: View {
    var onUnlock: () -> Void = {}

    private let button = View()
    private let label = Label(text: "Hold to unlock")
    private let sign = IconView(.lockFill)
    private let title = Label(text: "Locked")

    override init(frame: Rect) {
        super.init(frame: frame)
        name = "lock view"
        backgroundGradient = .linear(
            from: Palette.dusk.0, at: .zero, to: Palette.dusk.1, at: Point(x: 0.3, y: 1))
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.name = "unlock"
        button.backgroundColor = Palette.nightAccent
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = Palette.barInk
        label.textAlignment = .center
        label.numberOfLines = 2
        button.addSubview(label)
        sign.tintColor = Palette.barInk
        title.font = .preferred(.title1)
        title.textColor = Palette.barInk
        title.textAlignment = .center
        for view in [sign, title, button] { addSubview(view) }
        let press = LongPressGestureRecognizer()
        press.name = "hold to unlock"
        press.addAction { [unowned self] press in
            if press.state == .began { onUnlock() }
        }
        button.addGestureRecognizer(press)
    }

    override func layoutSubviews() {
        // Two lines in a circle, however large they are.
        let text = label.sizeThatFits(Size(width: label.intrinsicContentSize.width * 0.7, height: .infinity))
        let side = max(120, Vector(dx: text.width, dy: text.height).length + 24)
        button.frame = Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        button.shadow = theme.shadows.menu
        // In the middle of what is above the button.
        let words = title.intrinsicContentSize
        let middle = button.frame.minY / 2
        sign.frame = Rect(x: bounds.midX - 20, y: middle - 40, width: 40, height: 40)
        title.frame = Rect(x: 0, y: middle + 8, width: bounds.width, height: words.height)
        let hasRoom = button.frame.minY >= 100 + words.height
        for view in [sign, title] { view.isHidden = !hasRoom }
        button.cornerRadius = side / 2
        label.frame = Rect(
            x: (side - text.width) / 2, y: (side - text.height) / 2, width: text.width, height: text.height)
    }
}
