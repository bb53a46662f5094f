import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// The caret: a line in the tint, which blinks while nobody types.
///
/// It blinks for ten seconds and rests then, so that a program that waits does not wake up.
final class CaretView: View {
    /// How wide it is, in points.
    static let width = 2.0
    /// How long it shows, and how long it does not.
    private static let blink = Duration.milliseconds(530)
    /// How often it blinks before it rests.
    private static let mostBlinks = 9

    /// How soon after it began to show it may be shown at the same place once more without beginning anew: a key asks
    /// for it several times.
    private static let haste = Duration.milliseconds(100)

    private var timer: ScheduledTimer?
    private var count = 0
    /// When it began to show.
    private var start = Instant.zero

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "caret"
        backgroundColor = .tintColor.signShade
        isUserInteractionEnabled = false
    }

    isolated deinit { timer?.invalidate() }

    override class var nonDrawingClass: View.Type? { CaretView.self }

    /// Shows the caret at a place, and lets it begin to blink.
    func show(at rect: Rect) {
        let frame = Rect(
            x: max(rect.minX - Self.width / 2, 0).rounded(), y: rect.minY.rounded(), width: Self.width,
            height: (rect.maxY.rounded() - rect.minY.rounded()))
        let application = window?.windowScene?.application
        if frame == self.frame, !isHidden, count == 0, let application, timer != nil,
            application.now - start < Self.haste
        {
            return
        }
        View.performWithoutAnimation { self.frame = frame }
        isHidden = false
        begin(in: application)
    }

    /// Hides the caret.
    func hide() {
        timer?.invalidate()
        timer = nil
        isHidden = true
    }

    private func begin(in application: Application?) {
        timer?.invalidate()
        timer = nil
        count = 0
        guard let application, !application.isReduceMotionEnabled else { return }
        start = application.now
        timer = application.schedule(after: Self.blink, repeating: Self.blink) { [weak self] in self?.turn() }
    }

    private func turn() {
        count += 1
        isHidden.toggle()
        guard !isHidden, count >= 2 * Self.mostBlinks else { return }
        timer?.invalidate()
        timer = nil
    }
}
