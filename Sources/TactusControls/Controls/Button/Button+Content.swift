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

    /// What a sign behind the title tells about the button. UIKit's `UIButton.Configuration.Indicator`.
    nonisolated public enum Indicator: Hashable, Sendable, CaseIterable {
        /// As it is: `popup` for a button that shows what was chosen from its menu, else none.
        case automatic
        /// No sign.
        case none
        /// Two chevrons: a menu of which one element is chosen, and shows.
        case popup
    }

    /// How much of the width the indicator takes, with the space before it.
    var indicatorWidth: Double { showsIndicator ? indicatorSide + 6 : 0 }
    private var indicatorSide: Double { scaledValue(font.size * 0.85, for: font).rounded() }
    private var showsIndicator: Bool {
        switch indicator {
        case .automatic: changesSelectionAsPrimaryAction && interactions.contains { $0.isPrimaryAction }
        case .none: false
        case .popup: true
        }
    }

    /// Where the indicator is.
    private var indicatorFrame: Rect {
        let side = indicatorSide
        let inset = min(padding, bounds.width / 2)
        let x = isMirrored ? bounds.minX + inset : bounds.maxX - inset - side
        return Rect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// Between the content and the sides, in points.
    var padding: Double {
        if let horizontalPadding { return horizontalPadding }
        let spacing = theme.spacing
        return currentTitle.isEmpty ? max(spacing.medium - 1, 0) : spacing.large
    }

    /// The room for the content in a box, which may be as small as nothing.
    func inner(_ box: Rect) -> Rect {
        var inner = box.insetBy(dx: min(padding, max(box.width, 0) / 2), dy: 0)
        let indicator = min(indicatorWidth, inner.width)
        if indicator > 0, isMirrored { inner.origin.x += indicator }
        inner.size.width -= indicator
        return inner
    }

    /// What the button shows.
    ///
    /// - Parameter width: The room that there is, in points; `nil` for any.
    /// - Returns: The sizes of picture and text.
    func content(width: Double? = nil) -> ButtonContent {
        var content = ButtonContent(
            picture: pictureSize, title: .zero, placement: imagePlacement,
            spacing: currentTitle.isEmpty ? 0 : imagePadding,
            alignment: contentHorizontalAlignment, verticalAlignment: contentVerticalAlignment,
            isMirrored: isMirrored)
        guard !currentTitle.isEmpty else { return content }
        content.title = layout(width: nil).size
        guard let width else { return content }
        let room = max(width - content.widthBesideTitle, 1)
        // What fits is the common case; what does not is broken, made smaller, or cut.
        guard content.title.width > room || numberOfLines != 1 else { return content }
        content.title = layout(width: room).size
        content.title.width = min(content.title.width, room)
        return content
    }

    /// Draws picture and text.
    func drawContent(in canvas: Canvas, color: Color) {
        guard bounds.width > 0 else { return }
        let box = inner(bounds)
        let frames = content(width: box.width).frames(in: box)
        let (icon, image) = (currentIcon, currentImage)
        if let icon = icon?.resolved(in: effectiveLayoutDirection) {
            canvas.draw(icon, in: placed(frames.picture), color: color)
        }
        if showsIndicator { canvas.draw(Icon.chevronUpDown, in: placed(indicatorFrame), color: color) }
        if let image, ownImageView == nil { canvas.draw(image, in: placed(frames.picture), tint: color) }
        guard !currentTitle.isEmpty, ownTitleLabel == nil else { return }
        let place = titleFrame(of: frames, in: box)
        let layout = layout(width: max(place.width, 1))
        canvas.draw(layout, at: Point(x: place.minX, y: frames.title.minY), color: color)
    }

    /// Where the title is. Text alone lies in the middle of all the room, as one that fits exactly would not at every
    /// scale.
    func titleFrame(of frames: (picture: Rect, title: Rect), in box: Rect) -> Rect {
        let isAlone = currentIcon == nil && currentImage == nil && contentHorizontalAlignment == .center
        return isAlone && contentVerticalAlignment == .center ? box : placed(frames.title)
    }

    /// The text.
    ///
    /// - Parameter width: The room that there is, in points, in the middle of which it lies; `nil` for any.
    /// - Returns: The layout.
    func layout(width: Double?) -> TextLayout {
        let style = ownTitleLabel.map(ButtonTitleStyle.init(of:)) ?? titleStyle
        let options = TextOptions(
            font: style.font, alignment: width == nil ? .natural : style.alignment, lineBreakMode: style.lineBreakMode,
            maximumWidth: width, maximumLines: style.lines == 0 ? nil : style.lines)
        return textLayout(for: StyledText(currentTitle), options, shrinkingTo: width == nil ? 1 : style.minimumScale)
    }

    private var pictureSize: Size? {
        if let image = currentImage { return image.size }
        guard currentIcon != nil else { return nil }
        let side = scaledValue(iconSize ?? font.size * 1.3, for: font).rounded()
        return Size(width: side, height: side)
    }

    /// Changes how the title looks, also that of a label that shows it.
    func changeTitleStyle(_ change: (inout ButtonTitleStyle) -> Void) {
        let old = ownTitleLabel.map(ButtonTitleStyle.init(of:)) ?? titleStyle
        var new = old
        change(&new)
        guard new != old else { return }
        titleStyle = new
        ownTitleLabel?.take(new)
        contentDidChange()
    }
}

/// How the title of a button is set.
nonisolated struct ButtonTitleStyle: Hashable, Sendable {
    var font = Font.systemFont(ofSize: 17, weight: .semibold)
    var lines = 1
    var alignment = TextAlignment.center
    var lineBreakMode = LineBreakMode.truncatingTail
    var minimumScale = 0.75
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

    /// How large both are together.
    var size: Size {
        guard let picture else { return title }
        return isVertical
            ? Size(width: max(picture.width, title.width), height: picture.height + spacing + title.height)
            : Size(width: picture.width + spacing + title.width, height: max(picture.height, title.height))
    }

    /// The content with the text over all of a box that is filled.
    private func filled(in box: Rect) -> ButtonContent {
        var content = self
        if alignment == .fill { content.title.width = max(box.width - widthBesideTitle, title.width) }
        if verticalAlignment == .fill {
            let beside = picture.map { isVertical ? $0.height + spacing : 0 } ?? 0
            content.title.height = max(box.height - beside, title.height)
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
    func frames(in box: Rect) -> (picture: Rect, title: Rect) {
        guard alignment != .fill, verticalAlignment != .fill else { return filled(in: box).place(in: box) }
        return place(in: box)
    }

    private func place(in box: Rect) -> (picture: Rect, title: Rect) {
        let size = size
        let (left, top) = (left(of: size.width, in: box), top(of: size.height, in: box))
        func place(_ part: Size, alongFrom start: Double) -> Rect {
            isVertical
                ? Rect(origin: Point(x: left + (size.width - part.width) / 2, y: top + start), size: part)
                : Rect(origin: Point(x: left + start, y: top + (size.height - part.height) / 2), size: part)
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
