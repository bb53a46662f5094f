import CCairo
import TactusGeometry

/// Draws SVG pictures by librsvg, which is given no address that they come from: it fetches nothing, be it named by a
/// path, a link or an entity.
struct SVGDecoding {
    let library: SVGRenderer
    let request: DecodingRequest

    /// How large a drawing is that says nothing of its size, in pixels of the web: as a browser has it.
    private static let ordinarySize = (width: 300.0, height: 150.0)

    /// Draws a picture, as large as wanted; with so many pixels for one of the web where nobody said how large it is
    /// shown.
    func decode(_ contents: [UInt8], enlargement: Double) throws(ImageError) -> PixelGrid {
        guard contents.count <= PictureLimits.mostSVGBytes else {
            throw ImageError(.tooManyBytes(limit: PictureLimits.mostSVGBytes))
        }
        var problem: UnsafeMutableRawPointer?
        let handle = contents.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap { library.create($0, bytes.count, &problem) }
        }
        if let problem { library.freeError(problem) }
        guard let handle else { throw ImageError(.damaged(.svg)) }
        defer { library.release(handle) }
        let own = size(of: handle)
        let ratio = request.shown == nil ? enlargement : request.coverRatio(width: own.width, height: own.height)
        let (width, height) = ((own.width * ratio).rounded(.up), (own.height * ratio).rounded(.up))
        guard width.isFinite, height.isFinite, width < 1e9, height < 1e9 else { throw ImageError(.damaged(.svg)) }
        let size = try request.check(width: max(Int(width), 1), height: max(Int(height), 1), of: .svg)
        let outline = SVGOutline(contents)
        guard !outline.hidesElements else { throw ImageError(.damaged(.svg)) }
        let pixels = size.width * size.height
        guard outline.depth <= PictureLimits.mostLayeredPixels / pixels,
            outline.passes <= PictureLimits.mostFilteredPixels / pixels
        else { throw ImageError(.tooCostly(.svg)) }
        guard let grid = PixelGrid(size: size, fill: { draw(handle, on: $0, size) }) else {
            throw ImageError(.damaged(.svg))
        }
        return grid
    }

    private func draw(_ handle: SVGRenderer.Handle, on pixels: UnsafeMutablePointer<UInt8>, _ size: PixelSize) -> Bool {
        let surface = cairo_image_surface_create_for_data(
            pixels, CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height), Int32(size.width * 4))
        guard let surface, let pen = cairo_create(surface) else { return false }
        var place = SVGRenderer.Rectangle(width: Double(size.width), height: Double(size.height))
        var problem: UnsafeMutableRawPointer?
        let isDrawn = library.render(handle, pen, &place, &problem) != 0
        if let problem { library.freeError(problem) }
        cairo_destroy(pen)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        return isDrawn
    }

    /// What the drawing says of its size, in pixels of the web; else the size of its view box.
    private func size(of handle: SVGRenderer.Handle) -> (width: Double, height: Double) {
        var (width, height) = (0.0, 0.0)
        if library.intrinsicPixels(handle, &width, &height) != 0, width > 0, height > 0 { return (width, height) }
        var hasBox: Int32 = 0
        var box = SVGRenderer.Rectangle()
        library.intrinsicDimensions(handle, nil, nil, nil, nil, &hasBox, &box)
        return hasBox != 0 && box.width > 0 && box.height > 0 ? (box.width, box.height) : SVGDecoding.ordinarySize
    }
}
