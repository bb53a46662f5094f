import TactusGeometry

/// The frontmost view that fills a rectangle of pixels by itself, so that nothing beneath it needs painting.
struct OpaqueCover {
    /// The way to the view: from the scene's windows down, the index in each array of subviews, back to front.
    private(set) var path: [Int] = []

    /// The cover of `rect`, if there is one.
    ///
    /// - Parameters:
    ///   - rect: Device pixels of the surface.
    ///   - layers: The windows of the scene, from back to front.
    ///   - toDevice: From the scene's space to device pixels.
    init?(of rect: PixelRect, among layers: [View], toDevice: Transform) {
        guard find(rect, among: layers, toDevice: toDevice) else { return nil }
        path.reverse()
    }

    /// Looks from the front to the back, deepest first; leaves the way in ``path``, the end of it first.
    private mutating func find(_ rect: PixelRect, among views: [View], toDevice: Transform) -> Bool {
        for index in views.indices.reversed() {
            let view = views[index]
            guard view.drawing.extent.contains(rect), view.isDrawn, view.drawing.alpha == 1 else { continue }
            let viewToDevice = view.geometry.toSuperview.concatenating(toDevice)
            guard viewToDevice.isAxisAligned else { continue }
            let box = PixelRect(coveredBy: view.geometry.bounds.applying(viewToDevice), scale: 1)
            let lets = !view.drawing.clipsToBounds || (view.drawing.cornerRadius == 0 && box.contains(rect))
            if lets && find(rect, among: view.children, toDevice: viewToDevice)
                || view.fillsBounds && box.contains(rect)
            {
                path.append(index)
                return true
            }
        }
        return false
    }
}

extension View {
    /// Whether the view's own content covers its bounds with opaque pixels.
    fileprivate final var fillsBounds: Bool {
        guard !drawing.isOpaque else { return true }
        return drawing.cornerRadius == 0 && drawing.backgroundColor?.alpha == 1
    }
}
