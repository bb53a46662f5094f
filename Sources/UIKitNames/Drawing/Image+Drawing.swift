public import Tactus

nonisolated extension Image {
    /// Draws the picture in the current context, in its own size.
    ///
    /// - Parameter point: Where its upper left corner is, in points.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture in the current context, stretched. A template is black.
    ///
    /// - Parameter rect: What it fills, in points.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, blendMode: context.canvas.blendMode, alpha: 1)
    }

    /// Draws the picture in the current context, in its own size.
    ///
    /// - Parameters:
    ///   - point: Where its upper left corner is, in points.
    ///   - blendMode: What becomes of what is there.
    ///   - alpha: How opaque it is, from 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture in the current context, stretched. A template is black.
    ///
    /// - Parameters:
    ///   - rect: What it fills, in points.
    ///   - blendMode: What becomes of what is there.
    ///   - alpha: How opaque it is, from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let opacity = min(max(alpha, 0), 1) * context.state.alpha
        context.draw(in: blendMode) {
            guard opacity < 1 else { return context.canvas.draw(self, in: rect) }
            context.canvas.withSavedState {
                if blendMode != .normal { context.canvas.clip(to: rect) }
                context.canvas.withGroup(alpha: opacity) { context.canvas.draw(self, in: rect) }
            }
        }
    }

    /// Fills a rectangle of the current context with copies of the picture, from its upper left corner on.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.canvas.withSavedState {
            context.canvas.clip(to: rect)
            for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
                for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
            }
        }
    }

    /// Returns the picture in a colour, to be drawn in it wherever it is.
    ///
    /// - Parameter color: The colour; a dynamic one is that of light surroundings.
    /// - Returns: The picture in that colour.
    public func withTintColor(_ color: Color) -> Image { withTintColor(color, renderingMode: .alwaysOriginal) }

    /// Returns the picture in a colour.
    ///
    /// - Parameters:
    ///   - color: The colour; a dynamic one is that of light surroundings.
    ///   - renderingMode: How the picture in that colour is drawn.
    /// - Returns: The picture in that colour.
    public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
        let renderer = GraphicsImageRenderer(size: size, scale: scale)
        let tinted = try? renderer.image { canvas in
            canvas.draw(self.withRenderingMode(.template), at: .zero, tint: color)
        }
        return (tinted ?? self).resizableImage(withCapInsets: capInsets).withRenderingMode(renderingMode)
    }

    /// The picture as the bytes of a JPEG file, without its transparency; `nil` where libturbojpeg is not installed, or
    /// there is no memory.
    ///
    /// - Parameter compressionQuality: From 0, for the smallest file, to 1, for the best picture.
    /// - Returns: The bytes.
    public func jpegData(compressionQuality: CGFloat) -> [UInt8]? { try? jpegContents(quality: compressionQuality) }

    /// The picture as the bytes of a JPEG file, in a kind of bytes of one's own, such as `Data`.
    public func jpegData<Bytes: RangeReplaceableCollection<UInt8>>(compressionQuality: CGFloat) -> Bytes? {
        jpegData(compressionQuality: compressionQuality).map { Bytes($0) }
    }

    /// The picture as the bytes of a PNG file; `nil` when there is no memory for it.
    public func pngData() -> [UInt8]? { try? pngContents() }

    /// The picture as the bytes of a PNG file, in a kind of bytes of one's own, such as `Data`.
    public func pngData<Bytes: RangeReplaceableCollection<UInt8>>() -> Bytes? { pngData().map { Bytes($0) } }

    /// Creates a picture from the bytes of a file; `nil` for what is no picture.
    ///
    /// - Parameter data: The bytes of a PNG, JPEG, GIF, WebP or SVG file.
    public convenience init?(data: some Collection<UInt8>) {
        do { try self.init(data: Array(data), shownSize: nil) } catch { return nil }
    }

    /// Creates a picture from the bytes of a file; `nil` for what is no picture.
    ///
    /// - Parameters:
    ///   - data: The bytes of a PNG, JPEG, GIF, WebP or SVG file.
    ///   - scale: How many of its pixels belong to a point.
    public convenience init?(data: some Collection<UInt8>, scale: CGFloat) {
        do { try self.init(data: Array(data), shownSize: nil, scale: scale) } catch { return nil }
    }
}

nonisolated extension Image.RenderingMode {
    /// Its own colours, wherever it is drawn.
    public static let alwaysOriginal = Image.RenderingMode.original
    /// The tint of where it is drawn.
    public static let alwaysTemplate = Image.RenderingMode.template
    /// Its own colours: what bars and buttons make of a picture is no other than what views do.
    public static let automatic = Image.RenderingMode.original
}

extension View {
    /// Draws the view and what is in it in the current context.
    ///
    /// - Parameters:
    ///   - rect: What it fills, in the context's points.
    ///   - afterScreenUpdates: Whether what has changed is laid out first.
    /// - Returns: Whether there was a context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        if afterScreenUpdates { layoutIfNeeded() }
        drawHierarchy(in: rect, on: context.canvas)
        return true
    }

    /// Returns a view that shows what this one shows now.
    ///
    /// - Parameter afterScreenUpdates: Whether what has changed is laid out first.
    /// - Returns: The view; `nil` when there is no memory for the picture.
    public func snapshotView(afterScreenUpdates: Bool) -> View? {
        if afterScreenUpdates { layoutIfNeeded() }
        return snapshotView()
    }

    /// Returns a view that shows a picture of a part of this one; stretched, but for its edges, where it is given
    /// another size.
    ///
    /// - Parameters:
    ///   - rect: The part, in points of this view.
    ///   - afterScreenUpdates: Whether what has changed shows: it always does.
    ///   - capInsets: How thick the edges are that keep their size, in points.
    /// - Returns: The view, in no superview; `nil` when there is nothing to show.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> View? {
        if afterScreenUpdates { layoutIfNeeded() }
        return resizableSnapshotView(from: rect, withCapInsets: capInsets)
    }
}
