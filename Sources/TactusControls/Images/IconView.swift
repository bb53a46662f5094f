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
        didSet {
            guard icon != oldValue else { return }
            setNeedsDisplay()
            if (icon == nil) != (oldValue == nil) { invalidateIntrinsicContentSize() }
        }
    }

    /// How heavy the icon's lines are, beside text; ``/TactusGraphics/Icon/Weight/regular`` by default.
    public final var weight = Icon.Weight.regular {
        didSet { if weight != oldValue { setNeedsDisplay() } }
    }

    /// The effects that are played, and for how long.
    final var effects: [PropertyAnimator] = []

    /// Creates a view with an icon, 24×24 points large.
    public convenience init(_ icon: Icon?) {
        self.init(frame: Icon.field)
        if icon != nil { self.icon = icon }
    }

    /// Creates a view without an icon that is placed at `frame` in its future superview, in points. A subclass
    /// overrides this initializer, and has the other by it.
    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// This class.
    open override class var geometricClass: View.Type { IconView.self }

    /// The size of an icon whose lines are 2 points wide: 24×24 points.
    open override func sizeThatFits(_ size: Size) -> Size { Icon.field.size }

    /// ``sizeThatFits(_:)``, with an icon; without one it has no size of its own.
    open override var intrinsicContentSize: Size { icon == nil ? super.intrinsicContentSize : Icon.field.size }

    /// `true`: on its way to another size it is fitted into each, as it is into the last.
    open override var drawsPresentedBounds: Bool { true }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.image, isElement: hasAccessibilityLabel)
    }

    /// Draws the icon; one that points the other way round where one reads from the right.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let icon = icon?.resolved(in: effectiveLayoutDirection) else { return }
        canvas.draw(icon, in: presentedBounds, color: .tintColor, weight: weight)
    }
}

extension Icon {
    /// The icon as it looks where one reads in some direction: in a mirror, where it points and one reads from the
    /// right.
    ///
    /// - Parameter direction: The direction, mostly a view's `View.effectiveLayoutDirection`.
    /// - Returns: The icon to draw.
    public func resolved(in direction: LayoutDirection) -> Icon {
        flipsForRightToLeftLayoutDirection && direction == .rightToLeft ? mirrored : self
    }
}
