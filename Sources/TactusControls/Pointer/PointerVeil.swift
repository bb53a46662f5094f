import TactusGeometry
import TactusGraphics
import TactusUI

/// A veil over what a pointer is on, with the corners of that, or a shape of its own.
final class PointerVeil: View {
    /// What is drawn, unless it is a rectangle with round corners, in the veil's own space.
    private let path: Path?
    /// Where the veil belongs; `nil` before it has been moved from elsewhere.
    private var rest: (frame: Rect, radii: CornerRadii)?

    /// Creates a veil.
    ///
    /// - Parameters:
    ///   - view: What it lies over.
    ///   - shape: Its shape in the space of the view's superview; `nil`, or what has no extent, for that of the view.
    init(over view: View, shape: PointerShape? = nil) {
        let box = shape?.frame
        if case .path(let own) = shape, let box {
            path = own.applying(Transform(translationX: -box.minX, y: -box.minY))
        } else {
            path = nil
        }
        super.init(frame: box.map { view.convert($0, from: view.superview) } ?? view.bounds)
        isUserInteractionEnabled = false
        if path == nil { backgroundColor = .systemFill }
        if box == nil {
            takeShape(of: view)
        } else if case .roundedRect(_, let radius) = shape {
            cornerRadius = min(max(radius, 0), min(bounds.width, bounds.height) / 2)
        }
        accessibilityElementsHidden = true
        alpha = 0
        View.performWithoutAnimation { view.addSubview(self) }
    }

    private func takeShape(of view: View) {
        cornerRadii = view.cornerRadii
        cornerCurve = view.cornerCurve
        if let control = view as? Control { cornerRadius = control.focusRingCornerRadius }
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        if let path { canvas.fill(path, with: Color.systemFill) }
    }

    /// Begins where another veil is, in place of it, and ``settle()`` moves it to its own place. A path does not bend
    /// into another: its veil comes and goes where it is.
    func begin(at other: PointerVeil) {
        guard path == nil, other.path == nil, let superview, window === other.window else { return }
        rest = (frame, cornerRadii)
        let start = superview.convert(other.frame, from: other.superview)
        View.performWithoutAnimation {
            (frame, cornerRadii, alpha) = (start, other.cornerRadii, 1)
            other.alpha = 0
        }
    }

    /// Shows the veil in its place: called within an animation.
    func settle() {
        alpha = 1
        guard let rest else { return }
        (frame, cornerRadii) = rest
        self.rest = nil
    }
}
