import Tactus

/// A sheet of paper for ten fingers and a pen.
///
/// Draw with as many fingers as you like. Two fingers that tap take the last line back, a finger that rests asks for a
/// colour. A pen draws wider the harder it presses and the flatter it is held.
@main
final class PaintApp: ApplicationDelegate {
    func applicationDidFinishLaunching(_ application: Application) {
        application.open(PaintWindow())
    }
}

/// The window: the paper, a tray with colours, a word on how it works, and all colours where a finger rests.
final class PaintWindow: Window {
    let paper = PaperView()
    private let hint = Label()
    private let tray = InkTray()
    /// On one line, or on two that are about as long as each other.
    private static let hints = [
        "Draw with every finger · tap with two to undo · rest for colours",
        "Draw with every finger\nTap with two to undo · rest for colours",
    ]
    private var wheel: ColorWheel?

    init() {
        super.init(title: "Paint", size: Size(width: 800, height: 600))
        name = "window"
        traitOverrides.userInterfaceStyle = .light  // paper is white at night, too
        backgroundColor = Color(hex: 0xFBFAF7)
        paper.name = "paper"
        hint.font = .systemFont(ofSize: 15)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        hint.numberOfLines = 0
        for view in [paper, hint, tray] { addSubview(view) }
        tray.onChoose = { [weak self] in self?.take($0) }
        tray.undoButton.addTarget(self, action: PaintWindow.undo, for: .primaryActionTriggered)
        tray.redoButton.addTarget(self, action: PaintWindow.redo, for: .primaryActionTriggered)

        paper.onFirstLine = { [weak self] in
            guard let hint = self?.hint else { return }
            View.animate(duration: .milliseconds(300)) { hint.alpha = 0 }
        }

        let undoTap = TapGestureRecognizer()
        undoTap.name = "undo"
        undoTap.numberOfTouchesRequired = 2
        undoTap.addTarget(self, action: PaintWindow.undo)
        paper.addGestureRecognizer(undoTap)

        let rest = LongPressGestureRecognizer()
        rest.name = "rest"
        rest.addTarget(self, action: PaintWindow.chooseColor)
        paper.addGestureRecognizer(rest)
    }

    override func layoutSubviews() {
        paper.frame = bounds
        let room = Size(width: max(bounds.width - 32, 0), height: .infinity)
        hint.text = Self.hints[0]
        if hint.intrinsicContentSize.width > room.width { hint.text = Self.hints[1] }
        let size = hint.sizeThatFits(room)
        hint.frame = Rect(
            x: (bounds.width - size.width) / 2, y: 20, width: size.width, height: size.height)
        let trayArea = tray.sizeThatFits(Size(width: bounds.width - 24, height: bounds.height))
        tray.frame = Rect(
            x: (bounds.width - trayArea.width) / 2, y: bounds.height - trayArea.height - 16, width: trayArea.width,
            height: trayArea.height)
    }

    override func traitCollectionDidChange(_ previous: TraitCollection) { setNeedsLayout() }

    private func undo() { undoManager?.undo() }

    private func redo() { undoManager?.redo() }

    private func take(_ color: Color) {
        paper.color = color
        tray.color = color
    }

    /// The wheel opens around the finger, which goes on to the colour it wants, and lifts there.
    private func chooseColor(_ rest: LongPressGestureRecognizer) {
        let finger = rest.location(in: self)
        switch rest.state {
        case .began:
            let wheel = ColorWheel(around: finger, in: bounds, chosen: paper.color)
            self.wheel = wheel
            addSubview(wheel)
            wheel.open()
        case .changed: wheel?.point(at: finger)
        case .ended:
            if let color = wheel?.pointedColor { take(color) }
            closeWheel()
        case .cancelled: closeWheel()
        default: break
        }
    }

    private func closeWheel() {
        wheel?.close()
        wheel = nil
    }
}
