public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A view that shows a picture.
///
/// ```swift
/// let photo = ImageView(image: try Image(pngFile: path))
/// photo.contentMode = .scaleAspectFill
/// photo.cornerRadius = 12
/// photo.clipsToBounds = true
/// ```
///
/// ![Pictures that are fitted, stretched in nine parts, tinted and cut round, in light and dark](image-view)
///
/// A picture that is a template (``/TactusGraphics/Image/withRenderingMode(_:)``) is drawn in the view's
/// `View.tintColor`. What of the picture lies outside the view is cut off; with `View.clipsToBounds` also at round
/// corners.
///
/// A picture takes no touches, as a label does not, unless `View.isUserInteractionEnabled` is set: they go to what is
/// behind it.
open class ImageView: View {
    /// The picture; `nil` shows nothing.
    public final var image: Image? {
        didSet {
            guard image !== oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// How the picture is fitted into the view's bounds; stretched by default.
    public final var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }

    /// Creates a view with a picture, at its own size.
    public init(image: Image?) {
        self.image = image
        super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view without a picture that is placed at `frame` in its future superview, in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// This class.
    open override class var geometricClass: View.Type { ImageView.self }

    /// The picture's own size in points; zero without one.
    open override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

    /// The picture's own size in points; none without one.
    open override var intrinsicContentSize: Size { image?.size ?? super.intrinsicContentSize }

    /// `true`: on its way to another size it is fitted into each, as it is into the last.
    open override var drawsPresentedBounds: Bool { true }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.image, isElement: hasAccessibilityLabel)
    }

    /// Draws the picture.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let image else { return }
        canvas.draw(image, in: contentMode.rect(for: image.size, in: presentedBounds), tint: .tintColor)
    }
}
