import TactusGeometry
import TactusGraphics
import TactusUI

extension Button {
    /// The side of a button's text on which its picture is.
    nonisolated public enum ImagePlacement: Hashable, Sendable, CaseIterable {
        /// Where reading begins: left of the text, mostly.
        case leading
        /// Where reading ends.
        case trailing
        /// Above the text.
        case top
        /// Below the text.
        case bottom
    }

    /// The alignment of a button's content in a button that is wider.
    nonisolated public enum ContentHorizontalAlignment: Hashable, Sendable, CaseIterable {
        /// Where reading begins.
        case leading
        /// In the middle.
        case center
        /// Where reading ends.
        case trailing
    }

    /// Between the content and the sides, in points.
    var padding: Double { horizontalPadding ?? (title.isEmpty ? 11 : 16) }

    /// The room for the content in a box, which may be as small as nothing.
    func inner(_ box: Rect) -> Rect { box.insetBy(dx: min(padding, max(box.width, 0) / 2), dy: 0) }

    /// What the button shows.
    ///
    /// - Parameter width: The room that there is, in points; `nil` for any.
    /// - Returns: The sizes of picture and text.
    func content(width: Double? = nil) -> ButtonContent {
        var content = ButtonContent(
            picture: pictureSize, title: .zero, placement: imagePlacement, spacing: title.isEmpty ? 0 : imagePadding,
            alignment: contentHorizontalAlignment)
        guard !title.isEmpty else { return content }
        content.title = layout(width: nil).size
        if let width { content.title.width = min(content.title.width, max(width - content.widthBesideTitle, 1)) }
        return content
    }

    /// Draws picture and text.
    func drawContent(in canvas: Canvas, color: Color) {
        guard bounds.width > 0 else { return }
        let box = inner(bounds)
        let frames = content(width: box.width).frames(in: box)
        if let icon { canvas.draw(icon, in: placed(frames.picture), color: color) }
        if let image { canvas.draw(image, in: placed(frames.picture), tint: color) }
        guard !title.isEmpty else { return }
        // Text alone lies in the middle of all the room, as one that fits exactly would not at every scale.
        let isAlone = icon == nil && image == nil && contentHorizontalAlignment == .center
        let place = isAlone ? box : placed(frames.title)
        let layout = layout(width: max(place.width, 1))
        canvas.draw(layout, at: Point(x: place.minX, y: frames.title.minY), color: color)
    }

    /// The text in one line.
    ///
    /// - Parameter width: The room that there is, in points, in the middle of which it lies; `nil` for any.
    /// - Returns: The layout.
    func layout(width: Double?) -> TextLayout {
        let alignment = width == nil ? TextAlignment.natural : .center
        return textLayout(
            for: StyledText(title),
            TextOptions(font: font, alignment: alignment, maximumWidth: width, maximumLines: 1))
    }

    private var pictureSize: Size? {
        if let image { return image.size }
        guard icon != nil else { return nil }
        let side = scaledValue(font.size * 1.3, for: font).rounded()
        return Size(width: side, height: side)
    }
}

/// Where the picture and the text of a button are, as if one read from the left.
nonisolated struct ButtonContent: Hashable, Sendable {
    /// The size of the picture, in points; `nil` without one.
    var picture: Size?
    /// The size of the text, in points; zero without one.
    var title: Size
    var placement: Button.ImagePlacement
    /// Between both, in points.
    var spacing: Double
    /// Where both lie in a box that is wider.
    var alignment = Button.ContentHorizontalAlignment.center

    private var isVertical: Bool { placement == .top || placement == .bottom }

    /// How much of the width goes to what is not the text.
    var widthBesideTitle: Double {
        guard let picture, !isVertical else { return 0 }
        return picture.width + spacing
    }

    /// How large both are together.
    var size: Size {
        guard let picture else { return title }
        return isVertical
            ? Size(width: max(picture.width, title.width), height: picture.height + spacing + title.height)
            : Size(width: picture.width + spacing + title.width, height: max(picture.height, title.height))
    }

    /// Where they are in a box: in the middle of its height.
    func frames(in box: Rect) -> (picture: Rect, title: Rect) {
        let size = size
        let top = box.midY - size.height / 2
        let left =
            switch alignment {
            case .leading: box.minX
            case .center: box.midX - size.width / 2
            case .trailing: box.maxX - size.width
            }
        func place(_ part: Size, alongFrom start: Double) -> Rect {
            isVertical
                ? Rect(origin: Point(x: left + (size.width - part.width) / 2, y: top + start), size: part)
                : Rect(origin: Point(x: left + start, y: box.midY - part.height / 2), size: part)
        }
        guard let picture else { return (.zero, place(title, alongFrom: 0)) }
        let isFirst = placement == .leading || placement == .top
        let pictureExtent = isVertical ? picture.height : picture.width
        let titleExtent = isVertical ? title.height : title.width
        return (
            place(picture, alongFrom: isFirst ? 0 : titleExtent + spacing),
            place(title, alongFrom: isFirst ? pictureExtent + spacing : 0)
        )
    }
}
