import TactusUI

/// A key that scrolls as long as it is held and there is something to scroll.
final class HeldScrollKey {
    let press: Press
    private let key: ScrollKey
    private weak var view: ScrollView?
    private var timer: ScheduledTimer?

    /// - Parameters:
    ///   - key: What it scrolls.
    ///   - press: The press, for which was scrolled once.
    ///   - view: What it scrolls.
    init(_ key: ScrollKey, _ press: Press, scrolling view: ScrollView) {
        self.key = key
        self.press = press
        self.view = view
        guard let application = view.application, let repetition = press.repetition else { return }
        timer = application.schedule(after: repetition.delay, repeating: repetition.interval) { [self] in
            scrollOn()
        }
    }

    func end() { timer?.invalidate() }

    /// The timer keeps this object, also when the window is gone: it ends itself.
    private func scrollOn() {
        guard !press.phase.isTerminal, let view, let window = view.window, window === press.window else { return end() }
        _ = view.scroll(for: key)
    }
}
