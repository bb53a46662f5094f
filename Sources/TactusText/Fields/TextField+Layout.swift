import TactusControls
import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

// Where the parts of a field are.
extension TextField {
    private static let padding = 12.0
    /// How wide the area of the clear button is.
    static let buttonWidth = 36.0

    final var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }

    final var naturalHeight: Double {
        let box = max(
            theme.controls.height, (editor.layout.fragment(at: 0).height + (borderStyle == .none ? 8 : 16)).rounded(.up)
        )
        return box + (messageLayout(width: bounds.width).map { Self.messageGap + $0.size.height.rounded(.up) } ?? 0)
    }

    /// How far below the border the message stands.
    static let messageGap = 4.0

    /// What is wrong, set in the width of the field; `nil` for nothing.
    final func messageLayout(width: Double) -> TextLayout? {
        guard let validationMessage, !validationMessage.isEmpty, width > 0 else { return nil }
        return textLayout(
            for: StyledText(validationMessage),
            TextOptions(
                font: .preferred(.footnote), alignment: isMirrored ? .right : .natural, lineBreakMode: .wordWrapping,
                maximumWidth: max(width - 8, 1)))
    }

    /// How much of the height is left to the message: nothing where the field has no room for both.
    final func messageHeight(in bounds: Rect) -> Double {
        guard let layout = messageLayout(width: bounds.width) else { return 0 }
        let height = Self.messageGap + layout.size.height.rounded(.up)
        return bounds.height - height >= 32 ? height : 0
    }

    /// Whether something shows beside the text.
    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var shownLeftView: View? { shows(leftViewMode) ? leftView : nil }
    private var shownRightView: View? { shows(rightViewMode) ? rightView : nil }
    private var showsClearButton: Bool {
        shownRightView == nil && isEnabled && (hasText || holdsMoreThanText) && shows(clearButtonMode)
    }

    /// What is left for the text, between what is beside it.
    final func textRoom(in bounds: Rect) -> Rect {
        let padding = borderStyle == .none ? 0 : Self.padding
        var head = padding
        var tail = padding
        let box = borderRect(forBounds: bounds)
        if shownLeftView != nil { head = extent(of: leftViewRect(forBounds: bounds), isTail: false, in: box) + 6 }
        if shownRightView != nil { tail = extent(of: rightViewRect(forBounds: bounds), isTail: true, in: box) + 6 }
        if showsClearButton { tail = extent(of: clearButtonRect(forBounds: bounds), isTail: true, in: box) }
        let left = isMirrored ? tail : head
        return Rect(
            x: box.minX + left, y: box.minY, width: max(box.width - head - tail, 0), height: box.height)
    }

    /// How much of the border's width something at an end takes, with what is between.
    private func extent(of rect: Rect, isTail: Bool, in box: Rect) -> Double {
        max(isTail != isMirrored ? box.maxX - rect.minX : rect.maxX - box.minX, 0)
    }

    /// Where the clear button lies by itself.
    final func usualClearButtonRect(in bounds: Rect) -> Rect {
        let box = borderRect(forBounds: bounds)
        return placed(
            Rect(x: box.maxX - Self.buttonWidth, y: box.minY, width: Self.buttonWidth, height: box.height), in: bounds)
    }

    /// Where a view beside the text lies by itself.
    final func sideRect(of view: View?, in bounds: Rect, isTail: Bool) -> Rect {
        let size = view?.bounds.size ?? .zero
        let box = borderRect(forBounds: bounds)
        let padding = borderStyle == .none ? 0 : Self.padding / 2
        let x = isTail ? box.maxX - padding - size.width : box.minX + padding
        let corner = Point(x: x, y: (box.midY - size.height / 2).rounded())
        return placed(Rect(origin: corner, size: size), in: bounds)
    }

    private func placed(_ rect: Rect, in bounds: Rect) -> Rect {
        guard isMirrored else { return rect }
        return Rect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Looks as a field does that is edited, or is not any more.
    final func showEditing() {
        setNeedsLayout()
        setNeedsDisplay()
        contentView.setNeedsDisplay()
        textInteraction.update()
    }

    final func sideViewDidChange(_ old: View?, _ new: View?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    final func layOutParts() {
        leftView?.isHidden = shownLeftView == nil
        rightView?.isHidden = shownRightView == nil
        if let view = shownLeftView { view.frame = leftViewRect(forBounds: bounds) }
        if let view = shownRightView { view.frame = rightViewRect(forBounds: bounds) }
        layOutClearButton()
        let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        guard contentView.frame != room else { return layOutContent() }
        contentView.frame = room
        layOutContent()
        if isEditing { textInteraction.revealHead() }
    }

    private func layOutClearButton() {
        guard showsClearButton else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }

    private func makeClearButton() -> ClearButton {
        let button = ClearButton()
        button.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.clear() }
        addSubview(button)
        clearButton = button
        return button
    }

    // MARK: The text

    /// The direction of the text; without a letter that has one, that of the field.
    final var textDirection: TextDirection {
        guard hasText else { return isMirrored ? .rightToLeft : .leftToRight }
        return editor.layout.fragment(at: 0).layout.lines.first?.direction ?? .leftToRight
    }

    final func styleDidChange() {
        editor.setStyle(
            TextContentLayout.Style(
                font: font, attributes: styling.attributes, isHidden: traits.isSecureTextEntry && concealsText))
        contentView.setNeedsDisplay()
        setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The width of the text, with room for a caret at its end.
    private var textWidth: Double { editor.layout.fragment(at: 0).layout.size.width.rounded(.up) + CaretView.width }

    /// How far below the top of its room a line lies, in points: where `contentVerticalAlignment` says, in the middle
    /// where it is to fill the room.
    ///
    /// - Parameters:
    ///   - height: How high the line is, in points.
    ///   - room: How high the room is, in points.
    /// - Returns: The distance, rounded.
    final func lineTop(of height: Double, in room: Double) -> Double {
        switch contentVerticalAlignment {
        case .top: 0
        case .bottom: (room - height).rounded()
        case .center, .fill: ((room - height) / 2).rounded()
        }
    }

    /// Places text that fits by its alignment; of longer text the place that it was scrolled to is kept
    /// as far as it can.
    final func layOutContent() {
        guard contentView.bounds.width > 0 else { return }
        let line = editor.layout.fragment(at: 0).layout
        let width = contentView.bounds.width
        let y = -lineTop(of: line.size.height, in: contentView.bounds.height)
        // As in a label: where one reads from the right, text begins there, whatever letters it has.
        let share = textAlignment.share(in: isMirrored ? .rightToLeft : textDirection)
        let room = width - textWidth
        var x = contentView.bounds.minX
        if room >= 0 {
            x = -(room * share).rounded()
        } else if isScrolledToStart, !isEditing {
            x = textDirection == .leftToRight ? 0 : -room
        } else {
            x = min(max(x, 0), -room)
        }
        let origin = Point(x: x, y: y)
        if contentView.bounds.origin != origin { contentView.bounds.origin = origin }
    }

    final func scrollToStart() {
        isScrolledToStart = true
        layOutContent()
    }

    /// Lets the caret be seen, and the field as a whole.
    final func reveal() {
        textInteraction.revealHead()
        scrollAncestorsToVisible(bounds)
    }

    final func scrollText(toShow rect: Rect) {
        isScrolledToStart = false
        layOutContent()
        let shown = contentView.bounds
        guard shown.width > 0 else { return }
        var x = shown.minX
        if rect.maxX > shown.maxX - CaretView.width { x = rect.maxX + CaretView.width - shown.width }
        if rect.minX < x { x = rect.minX }
        x = min(x.rounded(), max(textWidth - shown.width, shown.minX))
        if x != shown.minX, textWidth > shown.width {
            contentView.bounds.origin.x = max(x, 0)
            textInteraction.update()
        }
        contentView.scrollAncestorsToVisible(rect)
    }
}

extension TextAlignment {
    /// How much of the room that is left lies at the left.
    nonisolated fileprivate func share(in direction: TextDirection) -> Double {
        let isLeftToRight = direction == .leftToRight
        return switch self {
        case .natural, .justified: isLeftToRight ? 0 : 1
        case .trailing: isLeftToRight ? 1 : 0
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }
}
