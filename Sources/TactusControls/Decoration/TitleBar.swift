import TactusGeometry
import TactusGraphics
import TactusUI

/// The bar above a window that Tactus decorates: what the window is called, and the buttons for what
/// users do with windows.
///
/// A finger that drags it moves the window, a tap scrolls to the beginning what is in it, two taps let it fill the work
/// area, and a long press opens the system's menu for windows.
final class TitleBar: View {
    /// What takes drags, taps and presses: all that is no button.
    private let grip = View()
    private let titleLabel = Label()
    private let buttons: [TitleBarButton]

    override init(frame: Rect = .zero) {
        buttons = TitleBarButton.Purpose.allCases.map(TitleBarButton.init)
        super.init(frame: frame)
        titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        titleLabel.textAlignment = .center
        addSubview(grip)
        addSubview(titleLabel)
        for button in buttons { addSubview(button) }
        addGestures()
    }

    override class var geometricClass: View.Type { TitleBar.self }

    /// Shows what the scene is called, whether it is active, and what can be done with it.
    func show(_ scene: WindowScene) {
        titleLabel.text = scene.title
        backgroundColor = scene.isActive ? .barBackground : .secondarySystemBackground
        titleLabel.textColor = scene.isActive ? .label : .quaternaryLabel
        for button in buttons {
            button.isHidden = !scene.capabilities.isSuperset(of: button.purpose.capability)
            button.isMaximized = scene.isMaximized
            button.isPale = !scene.isActive
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        grip.frame = bounds
        var room = bounds
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        // As far from the edge as the plates of the buttons are from each other.
        let edge = min(theme.spacing.extraSmall, room.width)
        if isMirrored { room.origin.x += edge }
        room.size.width -= edge
        for button in buttons where !button.isHidden {
            let width = min(TitleBarButton.width, max(room.width, 0))
            button.frame = Rect(
                x: isMirrored ? room.minX : room.maxX - width, y: bounds.minY, width: width, height: bounds.height)
            if isMirrored { room.origin.x += width }
            room.size.width -= width
        }
        // In the middle of the bar as long as it fits there, and never under a button.
        let wanted = min(titleLabel.sizeThatFits(bounds.size).width + 2 * TitleBar.padding, room.width)
        let middle = bounds.minX + (bounds.width - wanted) / 2
        titleLabel.frame = Rect(
            x: min(max(middle, room.minX), room.maxX - wanted).rounded(), y: bounds.minY, width: wanted,
            height: bounds.height)
    }

    /// The bar does not grow with its title, which grows as far as there is room.
    override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        if traitCollection.textScale != previous.textScale { titleLabel.traitOverrides.textScale = min(textScale, 2) }
    }

    override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(.titleBar) }

    private static let padding = 8.0

    private var scene: WindowScene? { window?.windowScene }

    private func addGestures() {
        let pan = PanGestureRecognizer()
        pan.addTarget(self, action: TitleBar.drag)
        grip.addGestureRecognizer(pan)
        let doubleTap = TapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addTarget(self, action: TitleBar.toggleMaximized)
        grip.addGestureRecognizer(doubleTap)
        let tap = TapGestureRecognizer()
        tap.require(toFail: doubleTap)
        tap.addTarget(self, action: TitleBar.scrollToTop)
        grip.addGestureRecognizer(tap)
        let press = LongPressGestureRecognizer()
        press.addTarget(self, action: TitleBar.showMenu)
        grip.addGestureRecognizer(press)
    }

    private func drag(_ pan: PanGestureRecognizer) {
        if pan.state == .began { scene?.beginMove() }
    }

    private func toggleMaximized() {
        guard let scene, scene.capabilities.contains(.maximize) else { return }
        scene.setMaximized(!scene.isMaximized)
    }

    private func scrollToTop() { scene?.scrollToTop() }

    private func showMenu(_ press: LongPressGestureRecognizer) {
        // The bar's window lies at the origin of its scene.
        if press.state == .began { scene?.showWindowMenu(at: press.location(in: window)) }
    }
}
