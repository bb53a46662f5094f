public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A view that shows an icon, as large as fits and in its middle, in its `View.tintColor`.
///
/// ```swift
/// let done = IconView(.check)
/// done.tintColor = .systemGreen
/// ```
///
/// ![Every icon that comes with the toolkit, in light and dark](icons)
public final class IconView: View {
    /// The icon; `nil` shows nothing.
    public var icon: Icon? {
        didSet { if icon != oldValue { setNeedsDisplay() } }
    }

    /// Creates a view with an icon, 24×24 points large.
    public init(_ icon: Icon?) {
        self.icon = icon
        super.init(frame: Icon.field)
    }

    /// This class.
    public override class var geometricClass: View.Type { IconView.self }

    /// The size of an icon whose lines are 2 points wide: 24×24 points.
    public override func sizeThatFits(_ size: Size) -> Size { Icon.field.size }

    public override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.image, isElement: hasAccessibilityLabel)
    }

    /// Draws the icon.
    public override func draw(_ rect: Rect, in canvas: Canvas) {
        if let icon { canvas.draw(icon, in: bounds, color: .tintColor) }
    }
}
