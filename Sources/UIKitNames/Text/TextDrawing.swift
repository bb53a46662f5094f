public import Tactus

/// How a text is measured that is to be drawn.
nonisolated public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: Int
    /// Creates the options of the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In as many lines as it needs; without it, in one.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as high as the font says, as they always are.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// What does not fit ends with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What sets the texts that are drawn in contexts.
nonisolated enum DrawnText {
    /// The font of what says none, as UIKit has it.
    static let font = Font.systemFont(ofSize: 12)

    /// Sets a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: How wide lines may be, in points; `nil` for one line as long as it is.
    ///   - height: How high all lines may be, in points.
    /// - Returns: The lines.
    static func layout(_ text: StyledText, width: CGFloat?, height: CGFloat = .infinity) -> TextLayout {
        var options = TextOptions(font: font, lineBreakMode: .wordWrapping, maximumWidth: width)
        if let mode = text.attributeRuns.first?.attributes.paragraphStyle?.lineBreakMode {
            options.lineBreakMode = mode
        }
        let typesetter = DrawingContexts.current.typesetter
        let layout = typesetter.layout(text, options)
        guard height < layout.bounds.maxY, width != nil else { return layout }
        options.maximumLines = max(layout.lineCount(fittingHeight: height), 1)
        return typesetter.layout(text, options)
    }

    static func draw(_ layout: TextLayout, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let canvas = context.canvas
        let draw = { canvas.draw(layout, at: point, color: .black) }
        if context.state.alpha < 1 { canvas.withGroup(alpha: context.state.alpha, draw) } else { draw() }
    }
}

nonisolated extension NSAttributedString {
    /// Draws the text in one line for each of its paragraphs, in the current context.
    ///
    /// - Parameter point: Where its upper left corner is, in points.
    public final func draw(at point: CGPoint) { DrawnText.draw(DrawnText.layout(styledText, width: nil), at: point) }

    /// Draws the text in a rectangle of the current context, as many lines as there is room for.
    ///
    /// - Parameter rect: The rectangle, in points.
    public final func draw(in rect: CGRect) {
        DrawnText.draw(DrawnText.layout(styledText, width: rect.width, height: rect.height), at: rect.origin)
    }

    /// Draws the text in a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - options: In how many lines.
    ///   - context: Nothing: what was found out while drawing is not told.
    public final func draw(with rect: CGRect, options: NSStringDrawingOptions, context: Never?) {
        guard options.contains(.usesLineFragmentOrigin) else {
            // In one line, whose letters stand on the origin.
            let layout = DrawnText.layout(styledText, width: nil)
            return DrawnText.draw(layout, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
        }
        draw(in: rect)
    }

    /// Returns how large the text is in one line for each of its paragraphs, in points.
    public final func size() -> CGSize { DrawnText.layout(styledText, width: nil).size }

    /// Returns how much of a size a text takes up, in points.
    ///
    /// - Parameters:
    ///   - size: The room; its width counts where there may be several lines.
    ///   - options: Whether there may be several lines.
    ///   - context: Nothing.
    /// - Returns: The rectangle of the lines, from the origin on.
    public final func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: Never?) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let limit = wraps && options.contains(.truncatesLastVisibleLine) ? size.height : .infinity
        let layout = DrawnText.layout(styledText, width: wraps ? size.width : nil, height: limit)
        return CGRect(origin: .zero, size: layout.size)
    }
}

nonisolated extension String {
    /// Draws the text in the current context.
    ///
    /// - Parameters:
    ///   - point: Where its upper left corner is, in points.
    ///   - attributes: What it looks like; `nil` for the system's font of 12 points, in black.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    /// Draws the text in a rectangle of the current context, as many lines as there is room for.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - attributes: What it looks like; `nil` for the system's font of 12 points, in black.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }

    /// Draws the text in a rectangle of the current context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - options: In how many lines.
    ///   - attributes: What it looks like.
    ///   - context: Nothing.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]? = nil,
        context: Never?
    ) { NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context) }

    /// Returns how large the text is in one line, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    /// Returns how much of a size the text takes up, in points.
    ///
    /// - Parameters:
    ///   - size: The room; its width counts where there may be several lines.
    ///   - options: Whether there may be several lines.
    ///   - attributes: What it looks like.
    ///   - context: Nothing.
    /// - Returns: The rectangle of the lines, from the origin on.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: Never?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
}
