public import TactusGeometry
public import TactusGraphics

/// A view that shows a picture, stretched to its bounds.
public final class ImageView: View {
    /// The picture; `nil` shows nothing.
    public var image: Image? {
        didSet {
            guard image !== oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
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

    /// Draws the picture.
    public override func draw(_ rect: Rect, in canvas: Canvas) {
        if let image { canvas.draw(image, in: bounds) }
    }
}
