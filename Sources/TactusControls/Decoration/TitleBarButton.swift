import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// A button in a title bar: a sign on a field that is as large as a finger.
final class TitleBarButton: Control {
    /// What a button does with the scene, from where reading ends.
    nonisolated enum Purpose: Hashable, Sendable, CaseIterable {
        case close
        case maximize
        case minimize

        /// What the system must be able to do for it.
        var capability: SurfaceCapabilities {
            switch self {
            case .close: []
            case .maximize: .maximize
            case .minimize: .minimize
            }
        }
    }

    static let width = 40.0

    let purpose: Purpose
    /// Whether the scene fills the work area, so that the sign is another one.
    var isMaximized = false {
        didSet { if isMaximized != oldValue { setNeedsDisplay() } }
    }

    /// Whether it belongs to a window that is not the user's: then it is pale, as the title is.
    var isPale = false {
        didSet { if isPale != oldValue { setNeedsDisplay() } }
    }

    init(_ purpose: Purpose) {
        self.purpose = purpose
        super.init(frame: .zero)
        addTarget(self, action: TitleBarButton.act, for: .touchUpInside)
    }

    override class var geometricClass: View.Type { TitleBarButton.self }

    override var intrinsicContentSize: Size {
        Size(width: TitleBarButton.width, height: DecorationLayout.titleBarHeight)
    }

    override var standardAccessibility: AccessibilityDescription {
        switch purpose {
        case .close: describe(.button, label: "Close")
        case .maximize: describe(.button, label: isMaximized ? "Restore" : "Maximize")
        case .minimize: describe(.button, label: "Minimize")
        }
    }

    override func stateDidChange() { setNeedsDisplay() }

    override var focusRingCornerRadius: Double { theme.radii.capsule(of: bounds.height) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let side = min(bounds.width, bounds.height, 28)
        let plate = Rect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        let radius = theme.radii.capsule(of: side)
        ControlLook.draw(self, in: canvas, ring: plate.insetBy(dx: -4, dy: -4)) {
            let path = Path(roundedRect: plate, cornerRadius: radius)
            if !isPale { canvas.fill(path, with: .tertiarySystemFill) }
            if state.contains(.highlighted) { canvas.fill(path, with: ControlLook.pressedVeil) }
            let box = Rect(x: (bounds.midX - 5).rounded(), y: (bounds.midY - 5).rounded(), width: 10, height: 10)
            let color = Color.label.withAlphaComponent(isPale ? 0.5 : 1)
            canvas.stroke(
                sign(in: box.insetBy(dx: 0.75, dy: 0.75)), with: color, style: StrokeStyle(width: 1.5, cap: .round))
        }
    }

    private func act() {
        guard let scene = window?.windowScene else { return }
        switch purpose {
        case .close: scene.requestClose()
        case .maximize: scene.setMaximized(!scene.isMaximized)
        case .minimize: scene.minimize()
        }
    }

    private func sign(in box: Rect) -> Path {
        var path = Path()
        switch purpose {
        case .close:
            path.move(to: Point(x: box.minX, y: box.minY))
            path.addLine(to: Point(x: box.maxX, y: box.maxY))
            path.move(to: Point(x: box.maxX, y: box.minY))
            path.addLine(to: Point(x: box.minX, y: box.maxY))
        case .maximize:
            if isMaximized { return Self.twoWindows(in: box) }
            path = Path(rect: box)
        case .minimize:
            path.move(to: Point(x: box.minX, y: box.midY))
            path.addLine(to: Point(x: box.maxX, y: box.midY))
        }
        return path
    }

    /// A window before another one, of which the upper right is seen.
    private static func twoWindows(in box: Rect) -> Path {
        let step = 3.0
        var path = Path(
            rect: Rect(x: box.minX, y: box.minY + step, width: box.width - step, height: box.height - step))
        path.move(to: Point(x: box.minX + step, y: box.minY + step))
        path.addLine(to: Point(x: box.minX + step, y: box.minY))
        path.addLine(to: Point(x: box.maxX, y: box.minY))
        path.addLine(to: Point(x: box.maxX, y: box.maxY - step))
        path.addLine(to: Point(x: box.maxX - step, y: box.maxY - step))
        return path
    }
}
