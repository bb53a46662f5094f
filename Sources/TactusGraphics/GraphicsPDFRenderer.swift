import CCairo
public import TactusGeometry

/// Makes PDF documents by drawing their pages.
///
/// ```swift
/// let pages = GraphicsPDFRenderer(bounds: Rect(x: 0, y: 0, width: 595, height: 842))
/// let bytes = try pages.pdfData { document in
///     document.beginPage()
///     view.drawHierarchy(in: Rect(x: 36, y: 36, width: 523, height: 770), on: document.canvas)
/// }
/// ```
///
/// Shapes and text stay shapes and text: sharp at every size, and text can be searched. It may be used on any thread.
public struct GraphicsPDFRenderer: Hashable, Sendable {
    /// The size of pages that are begun without one, in points of 1/72 inch; its origin is the canvas's upper left
    /// corner.
    public var bounds: Rect
    /// The title that programs show for the document; `nil` for none.
    public var title: String?

    /// Creates a renderer.
    ///
    /// - Parameters:
    ///   - bounds: The size of pages, in points of 1/72 inch, and where their space begins.
    ///   - title: The title that programs show for the document; `nil` for none.
    public init(bounds: Rect, title: String? = nil) {
        self.bounds = bounds
        self.title = title
    }

    /// Makes a document.
    ///
    /// - Parameter actions: Begins pages and draws on them; called once, before this returns.
    /// - Returns: The bytes of the document, which has a page in any case.
    /// - Throws: ``GraphicsError/unwritableDocument`` when there is no memory, or a page is not at least a point
    ///   wide and high, and at most 14,400, as PDF has it.
    public func pdfData(actions: (PDFContext) -> Void) throws(GraphicsError) -> [UInt8] {
        guard GraphicsPDFRenderer.isPossible(bounds.size) else { throw .unwritableDocument }
        var contents: [UInt8] = []
        var status = CAIRO_STATUS_NO_MEMORY
        let empty = try Bitmap(size: .zero)
        withUnsafeMutablePointer(to: &contents) { destination in
            let surface = cairo_pdf_surface_create_for_stream(
                { destination, bytes, count in
                    guard let destination, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    destination.assumingMemoryBound(to: [UInt8].self).pointee
                        .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
                    return CAIRO_STATUS_SUCCESS
                }, destination, bounds.width, bounds.height)
            guard let surface else { return }
            // What every version of Cairo writes alike, and every program reads.
            cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
            if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
            let document = PDFContext(surface, bounds: bounds, bitmap: empty)
            actions(document)
            if document.pageCount == 0 { document.beginPage() }
            document.endPage()
            cairo_surface_finish(surface)
            status = document.isPossible ? cairo_surface_status(surface) : CAIRO_STATUS_INVALID_SIZE
            cairo_surface_destroy(surface)
        }
        guard status == CAIRO_STATUS_SUCCESS else { throw .unwritableDocument }
        return contents
    }

    /// Makes a document, and writes it to the file at `path`; a file that was there is replaced.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - actions: Begins pages and draws on them.
    /// - Throws: ``GraphicsError/unwritableDocument`` or ``GraphicsError/unwritableFile(path:code:)``.
    public func writePDF(to path: String, actions: (PDFContext) -> Void) throws(GraphicsError) {
        try writeFile(pdfData(actions: actions), to: path)
    }

    static func isPossible(_ size: Size) -> Bool { 1...14400 ~= size.width && 1...14400 ~= size.height }
}

/// A PDF document that is being made, page by page.
public final class PDFContext {
    private let surface: OpaquePointer
    private let ordinaryBounds: Rect
    private let bitmap: Bitmap
    private var page: Canvas?
    /// How many pages were begun.
    public private(set) var pageCount = 0
    /// Whether every page that was begun can be one.
    fileprivate private(set) var isPossible = true

    fileprivate init(_ surface: OpaquePointer, bounds: Rect, bitmap: Bitmap) {
        self.surface = surface
        ordinaryBounds = bounds
        self.bitmap = bitmap
    }

    /// The canvas of the page that was begun last; a first page is begun for it.
    public var canvas: Canvas {
        if let page { return page }
        return begin(ordinaryBounds)
    }

    /// Ends the page, and begins the next one.
    ///
    /// - Parameter bounds: Its size in points of 1/72 inch, and where its space begins; `nil` for the document's.
    public func beginPage(withBounds bounds: Rect? = nil) { begin(bounds ?? ordinaryBounds) }

    @discardableResult
    private func begin(_ bounds: Rect) -> Canvas {
        endPage()
        pageCount += 1
        let isPossible = GraphicsPDFRenderer.isPossible(bounds.size)
        if !isPossible { self.isPossible = false }
        let bounds = isPossible ? bounds : ordinaryBounds
        cairo_pdf_surface_set_size(surface, bounds.width, bounds.height)
        let pixels = PixelRect(
            x: 0, y: 0, width: Int(bounds.width.rounded(.up)), height: Int(bounds.height.rounded(.up)))
        let canvas = Canvas(page: surface, bounds: pixels, bitmap: bitmap)
        if bounds.origin != .zero { canvas.translateBy(x: -bounds.minX, y: -bounds.minY) }
        page = canvas
        return canvas
    }

    fileprivate func endPage() {
        guard page != nil else { return }
        page = nil
        cairo_surface_show_page(surface)
    }
}
