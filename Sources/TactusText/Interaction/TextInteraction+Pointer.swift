import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

// What pointers do.
extension TextInteraction {
    func makeRecognizers() -> [GestureRecognizer] {
        let tap = TextTapRecognizer()
        tap.addTarget(self, action: TextInteraction.tapped)
        let press = LongPressGestureRecognizer()
        press.name = "text press"
        press.allowedTouchTypes = [.direct, .pencil]
        press.addTarget(self, action: TextInteraction.pressed)
        let sweep = LongPressGestureRecognizer()
        sweep.name = Self.sweepName
        sweep.allowedTouchTypes = [.direct, .pencil]
        sweep.numberOfTapsRequired = 1
        sweep.minimumPressDuration = Self.sweepDelay
        sweep.addTarget(self, action: TextInteraction.swept)
        let pointer = TextPointerRecognizer()
        pointer.addTarget(self, action: TextInteraction.pointed)
        pointer.holdsBack = { [weak self, weak pointer] point in
            guard let self, let textInput else { return false }
            let local = textInput.textInputView.convert(point, from: nil)
            return dragger.canDrag(at: local)
                || textInput.hasPrimaryAction(at: local, modifierFlags: pointer?.modifierFlags ?? [])
        }
        let recognizers: [GestureRecognizer] = [tap, press, sweep, pointer]
        for recognizer in recognizers { recognizer.delegate = self }
        return recognizers
    }

    private func pointed(_ pointer: TextPointerRecognizer) {
        guard let textInput else { return }
        let point = pointer.location(in: textInput.textInputView)
        switch pointer.state {
        case .began: pointerWentDown(pointer, at: point)
        case .ended where pointer.wasHeldBack: clickWasMade(pointer, at: point)
        case .changed where dragging != nil: drag(to: pointer.location(in: nil))
        case .ended, .cancelled, .failed: endDrag()
        default: break
        }
    }

    private func pointerWentDown(_ pointer: TextPointerRecognizer, at point: Point) {
        guard let textInput else { return }
        dismissMenu()
        textInput.becomeFirstResponder()
        guard textInput.isFirstResponder else { return }
        showsHandles = false
        let place = textInput.closestPosition(to: point)
        if pointer.buttons.contains(.secondary) {
            if !textInput.selection.range.contains(place.offset) {
                select(TextSelection(caret: place.offset), affinity: place.affinity)
            }
            return showMenu(at: pointer.location(in: nil))
        }
        if pointer.buttons.contains(.button(3)) {
            select(TextSelection(caret: place.offset), affinity: place.affinity)
            if let application { textInput.paste(from: application.primarySelection) }
            return
        }
        guard pointer.buttons.contains(.primary) else { return }
        beginDrag(at: place, pointer)
    }

    /// A click on what is selected, which might have become a drag, places the caret.
    private func clickWasMade(_ pointer: TextPointerRecognizer, at point: Point) {
        guard let textInput else { return }
        dismissMenu()
        if textInput.performPrimaryAction(at: point, modifierFlags: pointer.modifierFlags) { return }
        let place = textInput.closestPosition(to: point)
        select(TextSelection(caret: place.offset), affinity: place.affinity)
    }

    private func beginDrag(at place: CaretPosition, _ pointer: TextPointerRecognizer) {
        guard let textInput else { return }
        let unit: SelectionDrag.Unit =
            switch (pointer.tapCount - 1) % 3 {
            case 0: .characters
            case 1: .words
            default: .paragraphs
            }
        if unit == .characters, pointer.modifierFlags.contains(.shift) {
            let anchor = textInput.selection.anchor
            dragging = SelectionDrag(unit: unit, origin: anchor..<anchor)
            select(TextSelection(anchor: anchor, head: place.offset), affinity: place.affinity)
        } else {
            let range = range(of: unit, at: place.offset)
            dragging = SelectionDrag(unit: unit, origin: range)
            select(TextSelection(range), affinity: range.isEmpty ? place.affinity : .downstream)
        }
    }

    /// The unit that a place is in; for characters the place itself.
    func range(of unit: SelectionDrag.Unit, at offset: Int) -> Range<Int> {
        guard let textInput else { return offset..<offset }
        switch unit {
        case .characters: return offset..<offset
        case .words: return textInput.wordRange(at: offset)
        case .paragraphs:
            let text = textInput.textBuffer
            let line = text.line(at: offset)
            let end = line + 1 < text.lineCount ? text.lineRange(line + 1).lowerBound : text.count
            return text.lineRange(line).lowerBound..<end
        }
    }

    // MARK: Drawing along

    /// Selects up to where a finger or a pointer is, and goes on by itself while that is outside.
    ///
    /// - Parameter point: The place in the window, in points.
    func drag(to point: Point) {
        guard let textInput, let dragging, let view else { return }
        let local = textInput.textInputView.convert(point, from: nil) + dragging.grip
        let place = textInput.closestPosition(to: local)
        let selection = dragging.selection(at: range(of: dragging.unit, at: place.offset))
        if selection != textInput.selection, mayBecome(selection) { select(selection, affinity: place.affinity) }
        updateLoupe(at: point)
        let isOutside = !view.bounds.contains(view.convert(point, from: nil))
        guard isOutside, let application else { return stopScrolling() }
        guard scrollTimer == nil else { return lastPoint = point }
        lastPoint = point
        scrollTimer = application.schedule(after: .milliseconds(50), repeating: .milliseconds(50)) { [weak self] in
            guard let self, let lastPoint else { return }
            drag(to: lastPoint)
        }
    }

    /// A handle selects one character at least.
    private func mayBecome(_ selection: TextSelection) -> Bool { !showsHandles || !selection.isCaret }

    func stopScrolling() {
        scrollTimer?.invalidate()
        scrollTimer = nil
    }

    /// Ends it, and offers what was selected with the middle button.
    func endDrag() {
        stopScrolling()
        guard dragging != nil else { return }
        dragging = nil
        offerPrimarySelection()
        update()
    }

    func offerPrimarySelection() {
        guard let textInput, let application, !textInput.isSecureTextEntry, !textInput.selection.isCaret else { return }
        let selected = textInput.textBuffer[textInput.selection.range]
        let item = ItemProvider()
        item.register(selected)
        application.primarySelection.setItem(item)
    }
}

extension TextInteraction: GestureRecognizerDelegate {
    /// Whether a touch is on the text, and not on something else in the view, such as a button.
    public func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        touch.view === view || touch.view === textInput?.textInputView
    }

    /// Whether a finger that rests places the caret: not on what is selected, which it drags.
    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard let press = recognizer as? LongPressGestureRecognizer, press.numberOfTapsRequired == 0, let textInput
        else { return true }
        return !dragger.canDrag(at: recognizer.location(in: textInput.textInputView))
    }

    /// Whether both go on: the finger that selects by words has tapped before.
    public func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { recognizer is TextTapRecognizer && other.view === view && other.name == Self.sweepName }
}
