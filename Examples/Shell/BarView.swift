import Tactus

/// What is at the edge of the screen: the menu, the name, quick settings and the lock.
final class BarView: View {
    static let height = 52.0

    let menuButton = Button(title: "Menu", style: .plain)
    let settingsButton = Button(icon: .sliders, style: .plain)
    let lockButton = Button(title: "Lock", style: .plain)
    private let label = Label(text: "Shell")

    init() {
        // As wide as a window that sticks to both edges, before it knows the screen.
        super.init(frame: Rect(x: 0, y: 0, width: 0, height: Self.height))
        name = "bar"
        backgroundColor = Palette.bar
        tintColor = Palette.barInk
        autoresizingMask = .flexibleWidth
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = Palette.barInk
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        settingsButton.accessibilityLabel = "Quick settings"
        (menuButton.name, settingsButton.name, lockButton.name) = ("menu button", "settings button", "lock button")
        for view in [label, menuButton, settingsButton, lockButton] { addSubview(view) }
    }

    override func layoutSubviews() {
        let sizes = [menuButton, lockButton].map(\.intrinsicContentSize)
        let button = Size(width: max(88, sizes[0].width, sizes[1].width), height: 44)
        let top = (bounds.height - button.height) / 2
        menuButton.frame = Rect(origin: Point(x: 8, y: top), size: button)
        lockButton.frame = Rect(origin: Point(x: bounds.maxX - 8 - button.width, y: top), size: button)
        settingsButton.frame = Rect(x: menuButton.frame.maxX, y: top, width: 44, height: 44)
        label.frame = bounds.insetBy(dx: button.width + 60, dy: 0)
    }
}
