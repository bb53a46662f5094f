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

    func sessionLockDidLock(_ lock: SessionLock) { journal.note("locked") }

    func sessionLockDidEnd(_ lock: SessionLock) {
        journal.note("not locked")
        self.lock = nil
    }
}

/// What covers a screen: a button that must be held for a while. A real lock would ask for more.
final class LockView: View {
    var onUnlock: () -> Void = {}

    private let button = View()
    private let label = Label(text: "Hold to unlock")

    override init(frame: Rect) {
        super.init(frame: frame)
        name = "lock view"
        backgroundColor = Palette.night
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.name = "unlock"
        button.backgroundColor = Palette.nightAccent
        button.cornerRadius = 60
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = Palette.barInk
        label.textAlignment = .center
        label.numberOfLines = 2
        button.addSubview(label)
        addSubview(button)
        let press = LongPressGestureRecognizer()
        press.name = "hold to unlock"
        press.addAction { [unowned self] press in
            if press.state == .began { onUnlock() }
        }
        button.addGestureRecognizer(press)
    }

    override func layoutSubviews() {
        button.frame = Rect(x: bounds.midX - 60, y: bounds.midY - 60, width: 120, height: 120)
        label.frame = button.bounds.insetBy(dx: 16, dy: 36)
    }
}
