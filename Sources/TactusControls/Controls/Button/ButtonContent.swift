import TactusGeometry

/// Where the picture and the text of a button are, as if one read from the left.
nonisolated struct ButtonContent: Hashable, Sendable {
    /// The size of the picture, in points; `nil` without one.
    var picture: Size?
    /// The size of the title, in points; zero without one.
    var title: Size
    /// The size of the text below it, in points; `nil` without one.
    var subtitle: Size?
    /// Between both texts, in points.
    var titlePadding = 0.0
    /// Where the narrower of both texts lies.
    var titleAlignment = Control.ContentHorizontalAlignment.center
    var placement: Button.ImagePlacement
    /// Between picture and text, in points.
    var spacing: Double
    /// Where both lie in a box that is larger.
    var alignment = Control.ContentHorizontalAlignment.center
    var verticalAlignment = Control.ContentVerticalAlignment.center
    /// Whether one reads from the right, so that the left is where reading ends.
    var isMirrored = false

    private var isVertical: Bool { placement == .top || placement == .bottom }

    /// How much of the width goes to what is not the text.
    var widthBesideTitle: Double {
        guard let picture, !isVertical else { return 0 }
        return picture.width + spacing
    }

    /// How large both texts are together.
    var text: Size {
        guard let subtitle else { return title }
        guard title.height > 0 else { return subtitle }
        return Size(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
    }

    /// How large picture and text are together.
    var size: Size {
        let text = text
        guard let picture else { return text }
        return isVertical
            ? Size(width: max(picture.width, text.width), height: picture.height + spacing + text.height)
            : Size(width: picture.width + spacing + text.width, height: max(picture.height, text.height))
    }

    /// The content with the text over all of a box that is filled.
    private func filled(in box: Rect) -> ButtonContent {
        var content = self
        if alignment == .fill {
            content.title.width = max(box.width - widthBesideTitle, title.width)
            content.subtitle?.width = content.title.width
        }
        if verticalAlignment == .fill {
            let beside = picture.map { isVertical ? $0.height + spacing : 0 } ?? 0
            content.title.height += max(box.height - beside - text.height, 0)
        }
        return content
    }

    private func left(of width: Double, in box: Rect) -> Double {
        switch alignment {
        case .leading, .fill: box.minX
        case .center: box.midX - width / 2
        case .trailing: box.maxX - width
        case .left: isMirrored ? box.maxX - width : box.minX
        case .right: isMirrored ? box.minX : box.maxX - width
        }
    }

    private func top(of height: Double, in box: Rect) -> Double {
        switch verticalAlignment {
        case .top, .fill: box.minY
        case .center: box.midY - height / 2
        case .bottom: box.maxY - height
        }
    }

    /// Where they are in a box.
    func frames(in box: Rect) -> ButtonFrames {
        guard alignment != .fill, verticalAlignment != .fill else { return filled(in: box).place(in: box) }
        return place(in: box)
    }

    private func place(in box: Rect) -> ButtonFrames {
        let size = size
        let (left, top) = (left(of: size.width, in: box), top(of: size.height, in: box))
        func place(_ part: Size, alongFrom start: Double) -> Rect {
            isVertical
                ? Rect(origin: Point(x: left + (size.width - part.width) / 2, y: top + start), size: part)
                : Rect(origin: Point(x: left + start, y: top + (size.height - part.height) / 2), size: part)
        }
        let text = text
        guard let picture else { return frames(.zero, place(text, alongFrom: 0)) }
        let isFirst = placement == .leading || placement == .top
        let pictureExtent = isVertical ? picture.height : picture.width
        let textExtent = isVertical ? text.height : text.width
        return frames(
            place(picture, alongFrom: isFirst ? 0 : textExtent + spacing),
            place(text, alongFrom: isFirst ? pictureExtent + spacing : 0))
    }

    /// The places of both texts in that of all text.
    private func frames(_ picture: Rect, _ text: Rect) -> ButtonFrames {
        guard let subtitle else { return ButtonFrames(picture: picture, title: text, subtitle: .zero) }
        var aligned = self
        aligned.alignment = titleAlignment == .fill ? .leading : titleAlignment
        return ButtonFrames(
            picture: picture,
            title: Rect(
                x: aligned.left(of: title.width, in: text), y: text.minY, width: title.width, height: title.height),
            subtitle: Rect(
                x: aligned.left(of: subtitle.width, in: text), y: text.maxY - subtitle.height, width: subtitle.width,
                height: subtitle.height))
    }
}

/// Where the parts of a button are, as if one read from the left; empty rectangles for those that it has not.
nonisolated struct ButtonFrames: Hashable, Sendable {
    var picture: Rect
    var title: Rect
    var subtitle: Rect
}

/// Where the parts of a button are by themselves, for what its content's rectangle is.
final class KnownButtonFrames {
    let content: Rect
    let frames: ButtonFrames

    init(_ content: Rect, _ frames: ButtonFrames) { (self.content, self.frames) = (content, frames) }
}

/// Where the parts of a button show.
nonisolated struct ButtonPlaces: Hashable, Sendable {
    var frames: ButtonFrames
    /// Where the text of the title begins, from above; `nil` for in the middle of its frame.
    var titleTop: Double?
}
