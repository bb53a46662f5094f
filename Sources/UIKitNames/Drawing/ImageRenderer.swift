public import Tactus

/// How a renderer makes its pictures.
nonisolated public final class UIGraphicsImageRendererFormat {
    /// How many pixels belong to a point: 2 by default, since a picture is made before one knows which display it
    /// comes to.
    public var scale: CGFloat = 2
    /// Whether nothing shows through; what is not drawn on is black then.
    public var opaque = false
    /// What is drawn on, in points.
    public fileprivate(set) var bounds = CGRect.zero

    /// Creates the usual format.
    public init() {}

    /// Returns the usual format.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns the usual format.
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A picture that is being made.
nonisolated public final class UIGraphicsImageRendererContext {
    /// What is drawn on.
    public let cgContext: CGContext
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat

    fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        (cgContext, self.format) = (context, format)
    }

    /// What was drawn up to now.
    public var currentImage: UIImage { Image(cgContext.canvas.bitmap, scale: format.scale) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.paint(rect, blendMode: blendMode) }

    /// Draws a line a point wide inside a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    /// Restricts what is drawn to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing them.
///
/// Colours are those of light surroundings, or of what is being drawn when the picture is made.
nonisolated public class UIGraphicsImageRenderer {
    /// How pictures are made.
    public final let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Creates a renderer of pictures of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat? = nil) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - bounds: What is drawn on, in points; its origin is at the picture's upper left corner.
    ///   - format: How pictures are made; `nil` for the usual.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat? = nil) {
        self.bounds = bounds.standardized
        self.format = format ?? UIGraphicsImageRendererFormat()
        self.format.bounds = self.bounds
    }

    /// Makes a picture.
    ///
    /// - Parameter actions: Draws it; called once, before this returns, with the context current.
    /// - Returns: The picture.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        do {
            return try renderer.image { draw(on: $0, actions) }
        } catch {
            preconditionFailure("no picture can be as large as \(bounds.size) points: \(error)")
        }
    }

    /// Makes the bytes of a PNG picture.
    ///
    /// - Parameter actions: Draws it; called once, before this returns, with the context current.
    /// - Returns: The bytes.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> [UInt8] {
        do {
            return try renderer.pngData { draw(on: $0, actions) }
        } catch {
            preconditionFailure("no picture can be as large as \(bounds.size) points: \(error)")
        }
    }

    private var renderer: GraphicsImageRenderer {
        GraphicsImageRenderer(
            size: bounds.size, scale: format.scale,
            colorTraits: UIGraphicsGetCurrentContext()?.canvas.colorTraits ?? ColorTraits())
    }

    private func draw(on canvas: Canvas, _ actions: (UIGraphicsImageRendererContext) -> Void) {
        if format.opaque { canvas.fill(CGRect(origin: .zero, size: bounds.size), with: .black) }
        if bounds.origin != .zero { canvas.translateBy(x: -bounds.minX, y: -bounds.minY) }
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        actions(UIGraphicsImageRendererContext(context, format))
    }
}

/// A document that is being made.
nonisolated public final class UIGraphicsPDFRendererContext {
    private let document: PDFContext
    private var context: CGContext?

    fileprivate init(_ document: PDFContext) { self.document = document }

    /// What is drawn on: the page that was begun last.
    public var cgContext: CGContext {
        if let context { return context }
        beginPage()
        return context ?? CGContext(document.canvas)
    }

    /// Ends the page, and begins the next.
    public func beginPage() {
        endPage()
        document.beginPage()
        push()
    }

    /// Ends the page, and begins the next, of a size of its own in points of 1/72 inch.
    public func beginPage(withBounds bounds: CGRect) {
        endPage()
        document.beginPage(withBounds: bounds)
        push()
    }

    private func push() {
        UIGraphicsPushContext(document.canvas)
        context = UIGraphicsGetCurrentContext()
    }

    fileprivate func endPage() {
        guard context != nil else { return }
        UIGraphicsPopContext()
        context = nil
    }
}

/// Makes documents by drawing their pages.
nonisolated public class UIGraphicsPDFRenderer {
    private let renderer: GraphicsPDFRenderer

    /// Creates a renderer.
    ///
    /// - Parameter bounds: The size of pages, in points of 1/72 inch, and where their space begins.
    public init(bounds: CGRect) { renderer = GraphicsPDFRenderer(bounds: bounds) }

    /// Makes the bytes of a document.
    ///
    /// - Parameter actions: Begins pages and draws them; called once, before this returns.
    /// - Returns: The bytes; none for a page that is larger or smaller than a document can have.
    public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> [UInt8] {
        let contents = try? renderer.pdfData { document in
            let context = UIGraphicsPDFRendererContext(document)
            actions(context)
            context.endPage()
        }
        return contents ?? []
    }
}
