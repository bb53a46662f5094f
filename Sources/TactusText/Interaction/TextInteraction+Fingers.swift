import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

// What fingers and pens do.
extension TextInteraction {
    /// How soon after a tap another one is the next in a row, and not on a handle that has just come.
    private static let tapInterval = Duration.milliseconds(350)
    /// How long the second touch of two rests before it selects by words as it is drawn along, and is no tap.
    static let sweepDelay = Duration.milliseconds(150)
    static let sweepName = "text sweep"

    func tapped(_ tap: TextTapRecognizer) {
        guard let textInput, dragging == nil, lastSweep != application?.now else { return }
        let point = tap.location(in: textInput.textInputView)
        if tap.tapCount == 1, textInput.performPrimaryAction(at: point, modifierFlags: tap.modifierFlags) {
            return dismissMenu()
        }
        let wasEditing = textInput.isFirstResponder
        textInput.becomeFirstResponder()
        guard textInput.isFirstResponder else { return }
        let place = textInput.closestPosition(to: point)
        switch (tap.tapCount - 1) % 3 {
        case 1: selectByTouch(wordToSelect(at: place.offset))
        case 2: selectByTouch(range(of: .paragraphs, at: place.offset))
        default: placeCaret(at: place, point, wasEditing)
        }
    }

    private func placeCaret(at place: CaretPosition, _ point: Point, _ wasEditing: Bool) {
        guard let textInput else { return }
        let selection = textInput.selection
        let isOnSelection = textInput.selectionRects(for: selection.range).contains { $0.contains(point) }
        let place = wordEdge(at: place)
        let isAtCaret = selection.isCaret && selection.head == place.offset
        if wasEditing, isOnSelection || isAtCaret { return menu == nil ? showMenu() : dismissMenu() }
        showsHandles = false
        select(TextSelection(caret: place.offset), affinity: place.affinity)
    }

    /// The nearer end of the word that a place is in, since a finger is not exact; between words, the place itself.
    private func wordEdge(at place: CaretPosition) -> CaretPosition {
        guard let textInput else { return place }
        let word = textInput.wordRange(at: place.offset)
        guard word.lowerBound < place.offset, place.offset < word.upperBound, isWord(word) else { return place }
        return CaretPosition(
            place.offset - word.lowerBound < word.upperBound - place.offset ? word.lowerBound : word.upperBound)
    }

    /// The word at a place; of a gap between words, the word before it, if there is one.
    private func wordToSelect(at offset: Int) -> Range<Int> {
        guard let textInput else { return offset..<offset }
        let word = textInput.wordRange(at: offset)
        guard !isWord(word), word.lowerBound > 0 else { return word }
        let before = textInput.wordRange(at: textInput.textBuffer.offset(beforeCharacterAt: word.lowerBound))
        return isWord(before) ? before : word
    }

    private func isWord(_ range: Range<Int>) -> Bool {
        guard let textInput, !range.isEmpty, range.count < 1000 else { return false }
        return textInput.textBuffer.string(in: range).contains { $0.isLetter || $0.isNumber }
    }

    /// Selects, and shows handles and the menu.
    private func selectByTouch(_ range: Range<Int>) {
        showsHandles = !range.isEmpty
        select(TextSelection(range))
        for handle in handles { handle.sleepsUntil = (application?.now ?? .zero) + Self.tapInterval }
        offerPrimarySelection()
        showMenu()
    }

    // MARK: Resting

    func pressed(_ press: LongPressGestureRecognizer) {
        guard let textInput else { return }
        switch press.state {
        case .began:
            guard beginPress(in: textInput) else { return }
            if textInput.isEditable {
                showLoupe()
                placeExactly(press)
            } else {
                let place = textInput.closestPosition(to: press.location(in: textInput.textInputView))
                selectByTouch(wordToSelect(at: place.offset))
            }
        case .changed where loupe != nil: placeExactly(press)
        case .ended, .cancelled:
            stopScrolling()
            guard loupe != nil else { return }
            hideLoupe()
            if press.state == .ended { showMenu() }
        default: break
        }
    }

    /// Brings keys to the text for a finger that rests on it.
    ///
    /// - Returns: Whether they came.
    private func beginPress(in textInput: any TextInput) -> Bool {
        dismissMenu()
        textInput.becomeFirstResponder()
        guard textInput.isFirstResponder else { return false }
        showsHandles = false
        return true
    }

    /// A finger that has tapped, and rests where it comes down again, selects words as it is drawn along.
    func swept(_ press: LongPressGestureRecognizer) {
        guard let textInput else { return }
        switch press.state {
        case .began:
            guard beginPress(in: textInput) else { return }
            let place = textInput.closestPosition(to: press.location(in: textInput.textInputView))
            let word = wordToSelect(at: place.offset)
            dragging = SelectionDrag(unit: .words, origin: word)
            select(TextSelection(word))
        case .changed where dragging != nil: drag(to: press.location(in: nil))
        case .ended, .cancelled, .failed:
            guard dragging != nil else { return }
            lastSweep = application?.now
            showsHandles = !textInput.selection.isCaret
            endDrag()
            if press.state == .ended { showMenu() }
        default: break
        }
    }

    private func placeExactly(_ press: LongPressGestureRecognizer) {
        guard let textInput else { return }
        let place = textInput.closestPosition(to: press.location(in: textInput.textInputView))
        select(TextSelection(caret: place.offset), affinity: place.affinity)
        updateLoupe(at: press.location(in: nil))
    }

    // MARK: Handles

    /// Shows the handles where a finger has selected something, or takes them away.
    func updateHandles() {
        guard showsHandles, let textInput, let view, !textInput.selection.isCaret else {
            for handle in handles { handle.removeFromSuperview() }
            return handles = []
        }
        if handles.isEmpty {
            handles = [SelectionHandle.End.start, .end].map { end in
                let handle = SelectionHandle(end)
                let hold = LongPressGestureRecognizer()
                hold.name = "text handle"
                hold.minimumPressDuration = .zero
                hold.allowableMovement = .infinity
                hold.addTarget(self, action: TextInteraction.held)
                handle.addGestureRecognizer(hold)
                view.addSubview(handle)
                return handle
            }
        }
        let range = textInput.selection.range
        for handle in handles {
            let place =
                handle.end == .start
                ? CaretPosition(range.lowerBound) : CaretPosition(range.upperBound, affinity: .upstream)
            handle.move(to: view.convert(textInput.caretRect(at: place), from: textInput.textInputView))
        }
    }

    private func held(_ hold: LongPressGestureRecognizer) {
        guard let textInput, let handle = hold.view as? SelectionHandle else { return }
        let point = hold.location(in: nil)
        switch hold.state {
        case .began:
            dismissMenu()
            let range = textInput.selection.range
            let isStart = handle.end == .start
            let anchor = isStart ? range.upperBound : range.lowerBound
            let held = CaretPosition(
                isStart ? range.lowerBound : range.upperBound, affinity: isStart ? .downstream : .upstream)
            let caret = textInput.caretRect(at: held)
            let grip = Point(x: caret.midX, y: caret.midY) - textInput.textInputView.convert(point, from: nil)
            dragging = SelectionDrag(unit: .characters, origin: anchor..<anchor, grip: grip)
            showLoupe()
            updateLoupe(at: point)
        case .changed: drag(to: point)
        case .ended, .cancelled, .failed:
            hideLoupe()
            endDrag()
            if hold.state == .ended { showMenu() }
        default: break
        }
    }

    // MARK: The loupe

    func showLoupe() {
        guard loupe == nil, let window = view?.window, let textInput else { return }
        let loupe = LoupeView(of: textInput.textInputView)
        window.addSubview(loupe)
        self.loupe = loupe
    }

    /// Magnifies what is at the caret, above the finger.
    func updateLoupe(at point: Point) {
        guard let loupe, let textInput else { return }
        let caret = textInput.caretRect(at: headPosition)
        loupe.magnify(caret, below: point)
    }

    func hideLoupe() {
        loupe?.removeFromSuperview()
        loupe = nil
    }
}
