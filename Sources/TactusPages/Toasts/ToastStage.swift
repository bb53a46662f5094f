import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// The layer of a window in which notices come and go, one at a time. It is there while there are any.
final class ToastStage: View {
    private struct Entry {
        let toast: Toast
        weak var anchor: View?
    }

    private var waiting: [Entry] = []
    private var shown: Entry?
    private var plate: ToastView?
    private var timer: ScheduledTimer?

    init(in window: Window) {
        super.init(frame: window.bounds)
        name = "toasts"
        hitTestBehavior = .passthrough
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
    }

    // MARK: Who is next

    func add(_ toast: Toast, over anchor: View) {
        toast.begin(on: self)
        let entry = Entry(toast: toast, anchor: anchor)
        guard toast.priority == .high else {
            waiting.append(entry)
            if shown == nil { showNext() }
            return
        }
        waiting.insert(entry, at: waiting.firstIndex { $0.toast.priority != .high } ?? waiting.count)
        if let shown { dismiss(shown.toast) } else { showNext() }
    }

    func dismiss(_ toast: Toast) {
        if toast !== shown?.toast {
            guard let index = waiting.firstIndex(where: { $0.toast === toast }) else { return }
            waiting.remove(at: index)
            return toast.end()
        }
        leave()
        toast.end()
        showNext()
    }

    private func showNext() {
        guard shown == nil, window?.windowScene?.application != nil else { return }
        guard !waiting.isEmpty else { return }
        let entry = waiting.removeFirst()
        shown = entry
        entry.toast.isShown = true
        window?.bringSubviewToFront(self)
        let plate = ToastView(entry.toast, on: self)
        self.plate = plate
        addSubview(plate)
        layoutIfNeeded()
        let way = plate.exitDistance
        View.performWithoutAnimation {
            plate.alpha = 0
            plate.transform = Transform(translationX: 0, y: way)
        }
        View.animate(spring: theme.motion.dialog, options: .allowUserInteraction) {
            plate.alpha = 1
            plate.transform = .identity
        }
        startTimer()
    }

    private func leave() {
        timer?.invalidate()
        timer = nil
        shown?.toast.isShown = false
        shown = nil
        guard let plate else { return }
        self.plate = nil
        plate.isUserInteractionEnabled = false
        View.animate(duration: theme.motion.regular) {
            plate.alpha = 0
            plate.transform = Transform(translationX: 0, y: plate.exitDistance)
        } completion: { [weak self] _ in
            plate.removeFromSuperview()
            self?.removeIfEmpty()
        }
    }

    private func removeIfEmpty() {
        if shown == nil, waiting.isEmpty, subviews.isEmpty { removeFromSuperview() }
    }

    // MARK: Time

    /// Lets the notice that shows stay for its time from now on.
    func startTimer() {
        timer?.invalidate()
        guard let toast = shown?.toast, let stay = toast.stay else { return }
        timer = window?.windowScene?.application?.schedule(after: stay) { [weak toast] in toast?.dismiss() }
    }

    /// Lets it stay until ``startTimer()`` is called.
    func stopTimer() {
        timer?.invalidate()
        timer = nil
    }

    /// Leaves with the window's scene: nobody waits for what cannot be shown any more.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        stopTimer()
        let ended = (shown.map { [$0] } ?? []) + waiting
        shown?.toast.isShown = false
        (shown, waiting) = (nil, [])
        for entry in ended { entry.toast.end() }
    }

    // MARK: Where it is

    override func layoutSubviews() {
        guard let plate, let window else { return }
        var room = bounds.inset(by: window.safeAreaInsets)
        if room.isNull { room = bounds }
        if let anchor = shown?.anchor, anchor !== window, anchor.window === window {
            let safe = anchor.bounds.inset(by: anchor.safeAreaInsets)
            let common = safe.isNull ? safe : anchor.convert(safe, to: self).intersection(room)
            if !common.isEmpty { room = common }
        }
        let covered = window.windowScene?.keyboardInset ?? 0
        room.size.height = max(min(room.maxY, bounds.maxY - covered) - room.minY, 0)
        let margin = theme.spacing.large
        let size = plate.sizeThatFits(Size(width: max(room.width - 2 * margin, 0), height: room.height))
        let y = plate.toast.style == .banner ? room.minY + theme.spacing.small : room.maxY - size.height - margin
        plate.bounds.size = size
        plate.center = Point(
            x: (room.midX - size.width / 2).rounded() + size.width / 2, y: y.rounded() + size.height / 2)
    }
}
