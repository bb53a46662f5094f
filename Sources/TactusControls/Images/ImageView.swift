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
public final class ImageView: View {
    /// The picture; `nil` shows nothing.
    public var image: Image? {
        didSet {
            guard image !== oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// How the picture is fitted into the view's bounds; stretched by default.
    public var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }

    /// Creates a view with a picture, at its own size.
    public init(image: Image?) {
        self.image = image
        super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
    }

    /// This class.
    public override class var geometricClass: View.Type { ImageView.self }

    /// The picture's own size in points; zero without one.
    public override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

    /// The picture's own size in points; none without one.
    public override var intrinsicContentSize: Size { image?.size ?? super.intrinsicContentSize }

    public override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.image, isElement: hasAccessibilityLabel)
    }

    /// Draws the picture.
    public override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let image else { return }
        canvas.draw(image, in: contentMode.rect(for: image.size, in: bounds), tint: .tintColor)
    }
}
