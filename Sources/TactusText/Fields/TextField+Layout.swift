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
        let box = max(44, (editor.layout.fragment(at: 0).height + (borderStyle == .none ? 8 : 16)).rounded(.up))
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
        shownRightView == nil && isEnabled && hasText && shows(clearButtonMode)
    }

    /// What is left for the text, between what is beside it.
    final func textRoom(in bounds: Rect) -> Rect {
        let padding = borderStyle == .none ? 0 : Self.padding
        var head = padding
        var tail = padding
        if let view = shownLeftView { head = padding / 2 + view.bounds.width + 6 }
        if let view = shownRightView { tail = padding / 2 + view.bounds.width + 6 }
        if showsClearButton { tail = Self.buttonWidth }
        let box = borderRect(forBounds: bounds)
        let left = isMirrored ? tail : head
        return Rect(
            x: box.minX + left, y: box.minY, width: max(box.width - head - tail, 0), height: box.height)
    }

    private func placed(_ rect: Rect) -> Rect {
        guard isMirrored else { return rect }
        return Rect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    final func sideViewDidChange(_ old: View?, _ new: View?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    final func layOutParts() {
        let box = borderRect(forBounds: bounds)
        let padding = borderStyle == .none ? 0 : Self.padding / 2
        leftView?.isHidden = shownLeftView == nil
        rightView?.isHidden = shownRightView == nil
        if let view = shownLeftView {
            let y = (box.midY - view.bounds.height / 2).rounded()
            view.frame = placed(Rect(x: box.minX + padding, y: y, width: view.bounds.width, height: view.bounds.height))
        }
        if let view = shownRightView {
            let y = (box.midY - view.bounds.height / 2).rounded()
            let x = box.maxX - padding - view.bounds.width
            view.frame = placed(Rect(x: x, y: y, width: view.bounds.width, height: view.bounds.height))
        }
        layOutClearButton(in: box)
        let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        guard contentView.frame != room else { return layOutContent() }
        contentView.frame = room
        layOutContent()
        if isEditing { textInteraction.revealHead() }
    }

    private func layOutClearButton(in box: Rect) {
        guard showsClearButton else {
            clearButton?.isHidden = true
            return
        }
        let button = clearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = placed(
            Rect(x: box.maxX - Self.buttonWidth, y: box.minY, width: Self.buttonWidth, height: box.height))
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
        editor.setStyle(TextContentLayout.Style(font: font, isHidden: traits.isSecureTextEntry && concealsText))
        contentView.setNeedsDisplay()
        setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The width of the text, with room for a caret at its end.
    private var textWidth: Double { editor.layout.fragment(at: 0).layout.size.width.rounded(.up) + CaretView.width }

    /// Places text that fits by its alignment; of longer text the place that it was scrolled to is kept
    /// as far as it can.
    final func layOutContent() {
        guard contentView.bounds.width > 0 else { return }
        let line = editor.layout.fragment(at: 0).layout
        let width = contentView.bounds.width
        let y = -((contentView.bounds.height - line.size.height) / 2).rounded()
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
