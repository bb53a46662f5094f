import Tactus

/// A sign by the name that Apple's systems have for it, made of the toolkit's own icons.
///
/// A name is an icon's, with endings: `.fill` for one that is filled, `.slash` for one that is crossed out, `.circle`
/// and `.square` for one in a frame.
nonisolated struct SystemSymbol: Hashable {
    enum Frame: Hashable {
        case circle
        case square
    }

    var icon: Icon
    var frame: Frame?
    var isFilled = false
    var isSlashed = false

    /// Finds a sign; `nil` for a name that none has.
    init?(named name: String) {
        if let icon = SystemSymbol.icons[name] {
            self.icon = icon
            return
        }
        var base = name
        func take(_ ending: String) -> Bool {
            guard base.hasSuffix(ending) else { return false }
            base.removeLast(ending.count)
            return true
        }
        let isFilled = take(".fill")
        let isSlashed = take(".slash")
        if !isSlashed, SystemSymbol.icons[base] == nil {
            frame = take(".circle") ? .circle : take(".square") ? .square : nil
        }
        guard let icon = SystemSymbol.icons[base] else { return nil }
        let isFilledIcon = isFilled && frame == nil
        self.icon = isFilledIcon ? SystemSymbol.icons[base + ".fill"] ?? icon : icon
        self.isFilled = isFilled && !(isFilledIcon && SystemSymbol.icons[base + ".fill"] != nil)
        self.isSlashed = isSlashed
    }

    /// Draws the sign.
    ///
    /// - Parameters:
    ///   - side: How wide and high it is, in points.
    ///   - weight: How heavy its lines are.
    ///   - scale: How many pixels belong to a point.
    /// - Returns: The pixels of a template; `nil` when there is no memory for them.
    func image(
        side: CGFloat, weight: Icon.Weight, scale: CGFloat
    ) -> (pixels: [UInt32], size: PixelSize)? {
        let size = CGSize(width: side, height: side)
        let pixels = try? PixelSize(side: side, scale: scale)
        guard let pixels, pixels.width > 0 else { return nil }
        let width = weight.lineWidth(side: side)
        func coverage(_ draw: (Canvas) -> Void) -> [UInt32] {
            guard let bitmap = try? Bitmap(size: pixels) else { return [] }
            let canvas = Canvas(bitmap, scale: scale)
            canvas.scaleBy(x: size.width / Icon.field.width, y: size.height / Icon.field.height)
            draw(canvas)
            return (0..<pixels.height).flatMap { y in (0..<pixels.width).map { x in bitmap[x, y] >> 24 } }
        }
        var result = coverage { drawShape(on: $0, lineWidth: width) }
        if frame != nil, isFilled {
            cut(coverage { drawInside(on: $0, lineWidth: width) }, from: &result)
        }
        if isSlashed {
            cut(coverage { $0.stroke(SystemSymbol.slash, with: .black, width: width * 3) }, from: &result)
            let style = StrokeStyle(width: width, cap: .round)
            let line = coverage { $0.stroke(SystemSymbol.slash, with: .black, style: style) }
            for (index, value) in line.enumerated() where index < result.count {
                result[index] = max(result[index], value)
            }
        }
        return result.count == pixels.width * pixels.height ? (result.map { $0 << 24 }, pixels) : nil
    }

    private func cut(_ hole: [UInt32], from shape: inout [UInt32]) {
        for (index, value) in hole.enumerated() where index < shape.count {
            shape[index] = shape[index] * (255 - value) / 255
        }
    }

    private static let slash: Path = {
        var path = Path()
        path.move(to: CGPoint(x: 4, y: 4))
        path.addLine(to: CGPoint(x: 20, y: 20))
        return path
    }()

    private func drawShape(on canvas: Canvas, lineWidth: CGFloat) {
        guard let frame else {
            canvas.draw(icon, in: Icon.field, color: .black, lineWidth: lineWidth)
            if isFilled { canvas.fill(icon.outline, with: .black) }
            return
        }
        let box = Icon.field.insetBy(dx: 2, dy: 2)
        let shape = frame == .circle ? Path(ovalIn: box) : Path(roundedRect: box, cornerRadius: 4)
        if isFilled { return canvas.fill(shape, with: .black) }
        let line = box.insetBy(dx: 1, dy: 1)
        canvas.stroke(
            frame == .circle ? Path(ovalIn: line) : Path(roundedRect: line, cornerRadius: 3), with: .black,
            width: lineWidth)
        drawInside(on: canvas, lineWidth: lineWidth)
    }

    /// Draws the icon in its frame, with lines that are as wide as those of the frame.
    private func drawInside(on canvas: Canvas, lineWidth: CGFloat) {
        let box = Icon.field.insetBy(dx: 5, dy: 5)
        canvas.draw(icon, in: box, color: .black, lineWidth: lineWidth * Icon.field.width / box.width)
    }
}

nonisolated extension PixelSize {
    /// The pixels of a square sign; beyond what a bitmap can have it throws.
    fileprivate init(side: CGFloat, scale: CGFloat) throws(GraphicsError) {
        let length = side * scale
        let pixels = length.isFinite && length > 0 ? Int(min(length.rounded(.up), 1e6)) : 0
        self.init(width: pixels, height: pixels)
        guard pixels <= Bitmap.largestExtent else { throw .unsupportedSize(self) }
    }
}
