public import Tactus

/// Begins a picture, and makes its context current.
///
/// - Parameters:
///   - size: Its size, in points.
///   - opaque: Whether nothing shows through; what is not drawn on is black then.
///   - scale: How many pixels belong to a point; 0 for 2.
nonisolated public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : 2
    func pixels(_ length: CGFloat) -> Int { length.isFinite ? Int(min(max((length * scale).rounded(.up), 0), 1e6)) : 0 }
    do {
        let bitmap = try Bitmap(size: PixelSize(width: pixels(size.width), height: pixels(size.height)))
        let canvas = Canvas(bitmap, scale: scale)
        if opaque { canvas.fill(CGRect(origin: .zero, size: size), with: .black) }
        DrawingContexts.current.pictures.append((canvas, scale))
        UIGraphicsPushContext(canvas)
    } catch {
        preconditionFailure("no picture can be as large as \(size) points: \(error)")
    }
}

/// Begins a picture with a pixel to a point, and makes its context current.
nonisolated public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns what was drawn up to now of the picture that was begun last; `nil` for none.
nonisolated public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    DrawingContexts.current.pictures.last.map { Image($0.canvas.bitmap, scale: $0.scale) }
}

/// Ends the picture that was begun last.
nonisolated public func UIGraphicsEndImageContext() {
    guard DrawingContexts.current.pictures.popLast() != nil else {
        preconditionFailure("UIGraphicsEndImageContext() without a UIGraphicsBeginImageContextWithOptions(_:_:_:)")
    }
    UIGraphicsPopContext()
}
