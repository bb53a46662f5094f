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

        var isVertical: Bool { self == .top || self == .bottom }
    }

    /// What a button does, in the eyes of whoever taps it.
    nonisolated public enum Role: Hashable, Sendable, CaseIterable {
        /// Nothing special.
        case normal
        /// It takes away what cannot be had back: in red in place of the tint.
        case destructive
    }

    /// How round a button's corners are. UIKit's `UIButton.Configuration.CornerStyle`.
    nonisolated public enum CornerStyle: Hashable, Sendable, CaseIterable {
        /// As those of other controls: `Theme.Radii.medium`.
        case automatic
        /// As those of marks: `Theme.Radii.small`.
        case small
        /// As those of cards: `Theme.Radii.large`.
        case large
        /// Half circles, as far as the theme has such.
        case capsule
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

    /// Where the indicator is, as if one read from the left.
    private var indicatorFrame: Rect {
        let side = indicatorSide
        let inset = min(placingInsets.trailing, bounds.width / 2)
        return Rect(x: bounds.maxX - inset - side, y: bounds.midY - side / 2, width: side, height: side)
    }

    /// Between the content and the edges, in points, as far as they count where the content is placed.
    private var placingInsets: DirectionalInsets {
        if let contentInsets { return contentInsets }
        let sides = hasText ? theme.spacing.large : max(theme.spacing.medium - 1, 0)
        return DirectionalInsets(top: 0, leading: sides, bottom: 0, trailing: sides)
    }

    /// The same, as they count in the size that the button would like.
    var sizingInsets: DirectionalInsets {
        var insets = placingInsets
        if contentInsets == nil { (insets.top, insets.bottom) = (theme.spacing.small, theme.spacing.small) }
        return insets
    }

    private var hasText: Bool { !showsNoTitle || !subtitle.isEmpty }

    /// The room for the content in a box, which may be as small as nothing, as if one read from the left.
    func inner(_ box: Rect) -> Rect {
        let insets = placingInsets
        // The middle stays where it is when there is less room than that.
        func shrunk(_ start: Double, _ end: Double, in length: Double) -> (start: Double, end: Double) {
            let share = start + end > max(length, 0) ? max(length, 0) / (start + end) : 1
            return (start * share, end * share)
        }
        let (left, right) = shrunk(insets.leading, insets.trailing, in: box.width)
        let (top, bottom) = shrunk(insets.top, insets.bottom, in: box.height)
        var inner = Rect(
            x: box.minX + left, y: box.minY + top, width: box.width - left - right, height: box.height - top - bottom)
        let indicator = min(indicatorWidth, inner.width)
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
            spacing: hasText ? imagePadding : 0,
            alignment: contentHorizontalAlignment, verticalAlignment: contentVerticalAlignment,
            isMirrored: isMirrored)
        guard hasText else { return content }
        if !showsNoTitle { content.title = layout(width: nil).size }
        guard let width else {
            if !subtitle.isEmpty { addSubtitle(to: &content, width: nil) }
            return content
        }
        let room = max(width - content.widthBesideTitle, 1)
        if !subtitle.isEmpty { addSubtitle(to: &content, width: room) }
        // What fits is the common case; what does not is broken, made smaller, or cut.
        guard content.title.width > room || numberOfLines != 1 else { return content }
        content.title = layout(width: room).size
        content.title.width = min(content.title.width, room)
        return content
    }

    /// Where the parts are, as if one read from the left, with what moves them.
    func frames(in box: Rect) -> ButtonFrames {
        var frames = content(width: box.width).frames(in: box)
        guard titleEdgeInsets != .zero || imageEdgeInsets != .zero else { return frames }
        let title = shift(titleEdgeInsets)
        frames.picture = frames.picture.offsetBy(shift(imageEdgeInsets))
        frames.title = frames.title.offsetBy(title)
        frames.subtitle = frames.subtitle.offsetBy(title)
        return frames
    }

    /// By how much insets move a part, as if one read from the left.
    private func shift(_ insets: Insets) -> Vector {
        let dx =
            switch contentHorizontalAlignment {
            case .center: (insets.left - insets.right) / 2
            case .left, .fill: insets.left
            case .right: -insets.right
            case .leading: isMirrored ? -insets.right : insets.left
            case .trailing: isMirrored ? insets.left : -insets.right
            }
        let dy =
            switch contentVerticalAlignment {
            case .center: (insets.top - insets.bottom) / 2
            case .top, .fill: insets.top
            case .bottom: -insets.bottom
            }
        return Vector(dx: isMirrored ? -dx : dx, dy: dy)
    }

    private func addSubtitle(to content: inout ButtonContent, width: Double?) {
        var size = subtitleLayout(width: width).size
        if let width { size.width = min(size.width, width) }
        content.subtitle = size
        content.titlePadding = titlePadding
        content.titleAlignment = titleAlignment ?? usualTitleAlignment
    }

    /// Both texts begin together beside a picture.
    private var usualTitleAlignment: ContentHorizontalAlignment {
        guard pictureSize != nil else { return contentHorizontalAlignment }
        return imagePlacement.isVertical ? .center : .leading
    }

    /// The text below the title.
    ///
    /// - Parameter width: The room that there is, in points; `nil` for any.
    /// - Returns: The layout.
    private func subtitleLayout(width: Double?) -> TextLayout {
        textLayout(
            for: StyledText(subtitle),
            TextOptions(
                font: subtitleFont, alignment: .natural, lineBreakMode: titleStyle.lineBreakMode, maximumWidth: width,
                maximumLines: titleStyle.lines == 0 ? nil : titleStyle.lines), shrinkingTo: 1)
    }

    /// Draws picture and text.
    func drawContent(in canvas: Canvas, color: Color) {
        guard bounds.width > 0 else { return }
        let parts = placesOfParts()
        let places = parts.frames
        let showsPicture = activityIndicator == nil
        let (icon, image) = showsPicture ? (currentIcon, currentImage) : (nil, nil)
        if let icon = icon?.resolved(in: effectiveLayoutDirection) {
            canvas.draw(icon, in: places.picture, color: color)
        }
        if showsIndicator { canvas.draw(Icon.chevronUpDown, in: placed(indicatorFrame), color: color) }
        if let image, ownImageView == nil { canvas.draw(image, in: places.picture, tint: color) }
        if !subtitle.isEmpty {
            let place = places.subtitle
            canvas.draw(subtitleLayout(width: max(place.width, 1)), at: place.origin, color: color)
        }
        guard !showsNoTitle, ownTitleLabel == nil else { return }
        let place = places.title
        let layout = layout(width: max(place.width, 1))
        let top = parts.titleTop ?? place.midY - layout.size.height / 2
        canvas.draw(layout, at: Point(x: place.minX, y: top), color: color)
    }

    /// Where the parts are, as if one read from the left, by themselves; known while they are being placed.
    ///
    /// - Parameter contentRect: Where the content lies, as it shows.
    /// - Returns: The frames.
    func usualFrames(in contentRect: Rect) -> ButtonFrames {
        if let known = knownFrames, known.content == contentRect { return known.frames }
        return frames(in: placed(contentRect))
    }

    /// Where the parts show, as a subclass may say.
    func placesOfParts() -> ButtonPlaces {
        let content = contentRect(forBounds: bounds)
        let box = placed(content)
        let usual = frames(in: box)
        knownFrames = KnownButtonFrames(content, usual)
        defer { knownFrames = nil }
        let title = titleRect(forContentRect: content)
        let isUsual = title == placed(usual.title)
        return ButtonPlaces(
            frames: ButtonFrames(
                picture: imageRect(forContentRect: content), title: isUsual ? titleFrame(of: usual, in: box) : title,
                subtitle: placed(usual.subtitle)),
            titleTop: isUsual ? usual.title.minY : nil)
    }

    /// Where the title is. Text alone lies in the middle of all the room, as one that fits exactly would not at every
    /// scale.
    func titleFrame(of frames: ButtonFrames, in box: Rect) -> Rect {
        let isAlone =
            subtitle.isEmpty && pictureSize == nil && contentHorizontalAlignment == .center
        guard isAlone, contentVerticalAlignment == .center, titleEdgeInsets == .zero else {
            return placed(frames.title)
        }
        return placed(box.union(Rect(x: box.minX, y: frames.title.minY, width: 0, height: frames.title.height)))
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
        return textLayout(for: shownTitle, options, shrinkingTo: width == nil ? 1 : style.minimumScale)
    }

    private var pictureSize: Size? {
        if let activityIndicator { return activityIndicator.intrinsicContentSize }
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
