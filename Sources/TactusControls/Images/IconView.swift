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
///
/// An icon takes no touches unless `View.isUserInteractionEnabled` is set: they go to what is behind it.
open class IconView: View {
    /// The icon; `nil` shows nothing.
    public final var icon: Icon? {
        didSet { if icon != oldValue { setNeedsDisplay() } }
    }

    /// Creates a view with an icon, 24×24 points large.
    public init(_ icon: Icon?) {
        self.icon = icon
        super.init(frame: Icon.field)
        isUserInteractionEnabled = false
    }

    /// Creates a view without an icon that is placed at `frame` in its future superview, in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// This class.
    open override class var geometricClass: View.Type { IconView.self }

    /// The size of an icon whose lines are 2 points wide: 24×24 points.
    open override func sizeThatFits(_ size: Size) -> Size { Icon.field.size }

    /// `true`: on its way to another size it is fitted into each, as it is into the last.
    open override var drawsPresentedBounds: Bool { true }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.image, isElement: hasAccessibilityLabel)
    }

    /// Draws the icon.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        if let icon { canvas.draw(icon, in: presentedBounds, color: .tintColor) }
    }
}
