import TactusEditing
import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

// Lays out what shows.
extension TextView {
    /// The room between the edges of the content and the letters, in points.
    final var textMargins: Insets {
        var margins = textContainerInset
        let padding = lineFragmentPadding.isFinite ? max(lineFragmentPadding, 0) : 0
        margins.left += padding
        margins.right += padding
        return margins
    }

    /// The part of the text that shows, in points of the layout.
    final var shownText: Rect {
        let margins = textMargins
        return bounds.offsetBy(dx: -margins.left, dy: -margins.top)
    }

    /// How high the view is that shows all of its text.
    final var heightOfText: Double { (editor.layout.height + textContainerInset.vertical).rounded(.up) }

    private var textWidth: Double {
        max(bounds.width - adjustedContentInset.horizontal - textMargins.horizontal, 1)
    }

    /// Lays out everything anew, keeping what is shown at the top.
    final func styleDidChange() {
        let style = TextContentLayout.Style(
            font: font, alignment: textAlignment, width: textWidth, linkAttributes: linkTextAttributes,
            dataDetectorTypes: isEditable ? [] : dataDetectorTypes)
        guard
            style != editor.layout.style || editor.layout.text.count != editor.text.count
                || editor.layout.isStale(in: self)
        else { return }
        let isAtTop = contentOffset.y <= -adjustedContentInset.top
        let kept = isAtTop ? nil : editor.layout.fragment(atHeight: shownText.minY).start
        editor.setStyle(style)
        if let kept {
            let y = editor.layout.top(of: editor.layout.fragment(at: kept)) + textContainerInset.top
            moveContent(to: y)
        }
        layoutDidChange()
    }

    /// The heights are others.
    final func layoutDidChange() {
        invalidateIntrinsicContentSize()
        // Nothing is laid out before it can be seen.
        guard window != nil else { return }
        updateContentSize()
        measureViewport()
        setNeedsTextDisplay()
        setNeedsDisplay()
        textInteraction.update()
    }

    final func setNeedsTextDisplay() { contentView.setNeedsDisplay(shownText) }

    final func viewportDidMove() {
        measureViewport()
        spelling?.schedule()
        if textInteraction.menu != nil, isDragging { textInteraction.dismissMenu() }
    }

    /// Lays out what shows. What showed already stays where it is, when what is above turns out to be higher or lower.
    final func measureViewport() {
        guard !isMeasuring, window != nil, bounds.width > 0, bounds.height > 0 else { return }
        isMeasuring = true
        defer { isMeasuring = false }
        let layout = editor.layout
        let shown = shownText
        let before = layout.heights.height
        let anchor = layout.firstMeasured(from: shown.minY, to: shown.maxY)
        layout.forEachFragment(from: shown.minY, to: shown.maxY) { _, _ in }
        if let anchor {
            let delta = layout.top(of: layout.fragment(at: anchor.offset)) - anchor.top
            if abs(delta) >= 0.5 { moveContent(to: contentOffset.y + delta) }
        }
        if layout.heights.height != before || contentSize.width != bounds.width { updateContentSize() }
    }

    /// Whether the caret shows within some bounds.
    final func showsCaret(in bounds: Rect) -> Bool {
        let caret = caretRect(at: textInteraction.headPosition).offsetBy(
            dx: contentView.frame.minX, dy: contentView.frame.minY)
        return caret.minY >= bounds.minY - 1 && caret.maxY <= bounds.maxY + 1
    }

    private func moveContent(to y: Double) {
        contentOffset = Point(x: contentOffset.x, y: y.rounded())
    }

    final func updateContentSize() {
        let size = Size(width: textWidth + textMargins.horizontal, height: heightOfText)
        if contentSize != size { contentSize = size }
        // It grows by leaps, so that a line more does not move all that is drawn.
        var height = 1024.0
        while height < size.height + 64 { height *= 2 }
        let frame = Rect(x: textMargins.left, y: textMargins.top, width: textWidth, height: height)
        if contentView.frame != frame { contentView.frame = frame }
    }

    final func scrollText(toShow rect: Rect) {
        // Lines that have not been laid out must be there to be shown.
        updateContentSize()
        let part = rect.offsetBy(dx: contentView.frame.minX, dy: contentView.frame.minY)
        let margin = textContainerInset
        // Whole points, so that pixels can be moved.
        let top = (part.minY - min(margin.top, 12)).rounded(.down)
        let bottom = (part.maxY + min(margin.bottom, 12)).rounded(.up)
        let room = Rect(x: bounds.minX, y: top, width: 1, height: bottom - top)
        if isScrollEnabled { scrollRectToVisible(room, animated: false) }
        scrollAncestorsToVisible(part)
    }

    final func drawPlaceholder(in canvas: Canvas) {
        guard textBuffer.isEmpty, !placeholder.isEmpty else { return }
        let options = TextOptions(
            font: font, alignment: textAlignment, lineBreakMode: .wordWrapping, maximumWidth: textWidth)
        let layout = textLayout(for: StyledText(placeholder), options)
        canvas.draw(layout, at: Point(x: textMargins.left, y: textMargins.top), color: .placeholderText)
    }

    /// What assistive tools read: of a long text, what shows.
    final var spokenText: String {
        guard textBuffer.count > 10_000 else {
            return editor.content.styles.isEmpty ? text : styledText.spokenText
        }
        let layout = editor.layout
        let first = layout.fragment(atHeight: shownText.minY).start
        let last = layout.fragment(atHeight: shownText.maxY).content.upperBound
        return textBuffer.string(in: first..<max(first, last))
    }
}

// What happens to the text.
extension TextView: TextEditorOwner {
    /// Scrolls until a part of the text is seen.
    ///
    /// - Parameter range: The part, in bytes; the end of it is shown where it does not fit.
    public final func scrollRangeToVisible(_ range: Range<Int>) {
        let start = textBuffer.characterBoundary(atOrBefore: range.lowerBound)
        let end = textBuffer.characterBoundary(atOrAfter: range.upperBound)
        scrollText(toShow: caretRect(at: CaretPosition(start)))
        scrollText(toShow: caretRect(at: CaretPosition(end)))
    }

    final func editorMayReplace(_ range: Range<Int>, with text: inout String) -> Bool {
        StackRoom.check("insertText(_:)", of: self)
        return isEditable && shouldReplace(range, with: &text)
    }

    final var textDelegate: (any TextViewDelegate)? { delegate as? any TextViewDelegate }

    /// Tells the delegate, and who observes the view.
    final func report(_ moment: EditingMoment) {
        switch moment {
        case .didBegin: textDelegate?.textViewDidBeginEditing(self)
        case .didChange: textDelegate?.textViewDidChange(self)
        case .didEnd: textDelegate?.textViewDidEndEditing(self)
        }
        editingObserver?(moment)
    }

    /// What is told of a text that is edited.
    nonisolated public enum EditingMoment: Hashable, Sendable {
        /// It is edited from now on.
        case didBegin
        /// The user has changed it.
        case didChange
        /// It is edited no longer.
        case didEnd
    }

    final var asksBeforeReplacing: Bool { textDelegate != nil || type(of: self) != TextView.self }

    final func editorDidReplace(_ change: TextChange) {
        lastChange = change
        spelling?.shift(by: change)
        contentView.foundText?.shift(by: change)
    }

    final func editorTextDidChange(_ update: TextContentLayout.Update) {
        show(update)
        foundTextDidChange()
        editor.reportText { report(.didChange) }
    }

    /// Lets the session look again, when the layout is that of the text.
    private func foundTextDidChange() {
        guard let session = findInteraction?.activeFindSession, let change = lastChange else { return }
        guard let session = session as? TextSearchingFindSession else { return session.invalidateFoundResults() }
        session.invalidateFoundResults(after: change)
    }

    final func editorSelectionDidChange(from old: TextSelection) {
        if !old.isCaret || !selection.isCaret { setNeedsDisplay(ofSelectionsDifferingFrom: old) }
        spelling?.schedule()
        textInteraction.update()
        editor.reportSelection { textDelegate?.textViewDidChangeSelection(self) }
    }

    private func show(_ update: TextContentLayout.Update) {
        let shown = shownText
        let bottom = min(update.bottom ?? shown.maxY, shown.maxY)
        if update.top < bottom {
            // Letters may reach out of their line.
            let sides = update.sides ?? 0...contentView.bounds.width
            contentView.setNeedsDisplay(
                Rect(
                    x: sides.lowerBound, y: update.top - 4, width: sides.upperBound - sides.lowerBound,
                    height: bottom - update.top + 8))
        }
        let isShort = textBuffer.count < 4
        if isShort { setNeedsDisplay() }
        if update.bottom == nil {
            updateContentSize()
            invalidateIntrinsicContentSize()
        }
        setNeedsLayout()
        textInteraction.update()
        textInteraction.revealHead()
    }

    /// Paints what is selected now and was not, and the other way round.
    private func setNeedsDisplay(ofSelectionsDifferingFrom old: TextSelection) {
        let (old, new) = (old.range, selection.range)
        let count = textBuffer.count
        var parts: [Range<Int>] = []
        if old.isEmpty || new.isEmpty || !old.overlaps(new) {
            parts = [old, new]
        } else {
            parts = [
                min(old.lowerBound, new.lowerBound)..<max(old.lowerBound, new.lowerBound),
                min(old.upperBound, new.upperBound)..<max(old.upperBound, new.upperBound),
            ]
        }
        for part in parts {
            for rect in selectionRects(for: part.clamped(to: 0..<count)) {
                contentView.setNeedsDisplay(rect.insetBy(dx: -1, dy: -1))
            }
        }
    }
}

extension TextContentLayout {
    /// The first fragment between two heights that was laid out before; `nil` where there is none.
    func firstMeasured(from minY: Double, to maxY: Double) -> (offset: Int, top: Double)? {
        guard var place = heights.entry(atHeight: max(minY, 0)) else { return nil }
        while !place.isMeasured {
            guard place.range.upperBound < heights.count, place.top + place.height < maxY,
                let next = heights.entry(atByte: place.range.upperBound)
            else { return nil }
            place = next
        }
        return (place.range.lowerBound, place.top)
    }

    /// Whether text is set otherwise in the view than it was: larger, or the other way round.
    func isStale(in view: View) -> Bool {
        let current = SetTraits(
            scale: view.traitCollection.textScale, family: view.traitCollection.interfaceFontFamily,
            direction: view.effectiveLayoutDirection,
            isInWindow: view.window != nil)
        defer { setTraits = current }
        return current != setTraits
    }

    /// What of the surroundings text was set by.
    struct SetTraits: Hashable {
        var scale: Double
        var family: String?
        var direction: LayoutDirection
        var isInWindow: Bool
    }
}
