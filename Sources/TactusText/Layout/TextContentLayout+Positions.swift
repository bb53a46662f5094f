import TactusEditing
import TactusGeometry
import TactusGraphics

// Where characters are, in the space of the layout.
extension TextContentLayout {
    /// The fragment that a place is in: one at the end of a line that goes on belongs to the line.
    private func fragment(of place: CaretPosition) -> TextFragment {
        let fragment = fragment(at: place.offset)
        guard place.affinity == .upstream, place.offset == fragment.start, !fragment.beginsLine else { return fragment }
        return self.fragment(before: fragment) ?? fragment
    }

    /// The rectangle of the caret, without a width.
    func caretRect(at place: CaretPosition) -> Rect {
        let fragment = fragment(of: place)
        return fragment.caretRect(at: place).offsetBy(dx: 0, dy: linesTop(of: fragment))
    }

    /// The place that is nearest to a point.
    func closestPosition(to point: Point) -> CaretPosition {
        let fragment = fragment(atHeight: point.y)
        let local = Point(x: point.x, y: point.y - linesTop(of: fragment))
        return fragment.caretPosition(of: fragment.layout.position(closestTo: local))
    }

    /// The rectangles of a part of the text, as far as they lie between two heights.
    ///
    /// - Parameters:
    ///   - range: In bytes.
    ///   - minY: Where the first one may begin.
    ///   - maxY: Where the last one may end.
    /// - Returns: From top to bottom.
    func selectionRects(for range: Range<Int>, from minY: Double = 0, to maxY: Double = .infinity) -> [Rect] {
        guard !range.isEmpty else { return [] }
        var rects: [Rect] = []
        let first = top(of: fragment(at: range.lowerBound))
        forEachFragment(from: max(minY, first), to: maxY) { fragment, top in
            guard fragment.start < range.upperBound, range.lowerBound < fragment.whole.upperBound else { return }
            let part = range.clamped(to: fragment.content)
            rects += fragment.layout.selectionRects(for: fragment.indices(of: part)).map { $0.offsetBy(dx: 0, dy: top) }
            if let room = selectedRoom(behind: fragment, top: top, in: range) { rects.append(room) }
        }
        return rects
    }

    /// What stands for a line break that is selected: the room behind the line. `nil` where none is selected.
    func selectedRoom(behind fragment: TextFragment, top: Double, in range: Range<Int>) -> Rect? {
        let end = fragment.content.upperBound
        guard range.lowerBound <= end, range.upperBound > end, fragment.wholeCount > fragment.count,
            let line = fragment.layout.lines.last
        else { return nil }
        let frame = line.frame.offsetBy(dx: 0, dy: top)
        let minY = frame.minY.rounded()
        let left = line.direction == .leftToRight ? frame.maxX.rounded() : 0
        let right = line.direction == .leftToRight ? max(style.width ?? 0, left + 4) : frame.minX.rounded()
        guard right > left else { return nil }
        return Rect(x: left, y: minY, width: right - left, height: frame.maxY.rounded() - minY)
    }

    /// The word at an offset, or what is between two words.
    func wordRange(at offset: Int) -> Range<Int> {
        let fragment = fragment(at: offset)
        let position = fragment.position(of: CaretPosition(offset))
        return fragment.range(of: fragment.layout.wordRange(at: position.index))
    }

    // MARK: Motion

    /// Where a motion leads to.
    ///
    /// - Parameters:
    ///   - motion: The motion.
    ///   - place: Where it begins.
    ///   - x: The column of motions up and down; `nil` for that of `place`.
    /// - Returns: The place; where it is, at an end of the text.
    func position(_ motion: TextMotion, from place: CaretPosition, x: Double?) -> CaretPosition {
        let place = CaretPosition(min(max(place.offset, 0), text.count), affinity: place.affinity)
        switch motion {
        case .forward: return CaretPosition(text.offset(afterCharacterAt: place.offset))
        case .backward: return CaretPosition(text.offset(beforeCharacterAt: place.offset))
        case .start: return CaretPosition(0)
        case .end: return CaretPosition(text.count)
        case .paragraphStart: return CaretPosition(text.lineRange(text.line(at: place.offset)).lowerBound)
        case .paragraphEnd: return CaretPosition(text.lineRange(text.line(at: place.offset)).upperBound)
        case .up, .down: return vertical(motion, from: place, x: x)
        case .left, .right: return visual(motion, from: place)
        case .wordForward: return word(after: place.offset)
        case .wordBackward: return word(before: place.offset)
        case .lineStart, .lineEnd:
            let fragment = fragment(of: place)
            return fragment.caretPosition(of: fragment.layout.position(motion, from: fragment.position(of: place)))
        }
    }

    private func vertical(_ motion: TextMotion, from place: CaretPosition, x: Double?) -> CaretPosition {
        let fragment = fragment(of: place)
        let position = fragment.position(of: place)
        let caret = fragment.layout.caret(at: position).rect
        let x = x ?? caret.minX
        let lines = fragment.layout.lines
        let isAtEdge =
            motion == .up
            ? caret.midY < (lines.first?.frame.maxY ?? 0) : caret.midY > (lines.last?.frame.minY ?? 0)
        guard isAtEdge else {
            return fragment.caretPosition(of: fragment.layout.position(motion, from: position, x: x))
        }
        let neighbor = motion == .up ? self.fragment(before: fragment) : self.fragment(after: fragment)
        guard let neighbor else { return CaretPosition(motion == .up ? 0 : text.count) }
        let y = motion == .up ? neighbor.layout.size.height - 0.5 : 0.5
        return neighbor.caretPosition(of: neighbor.layout.position(closestTo: Point(x: x, y: y)))
    }

    private func visual(_ motion: TextMotion, from place: CaretPosition) -> CaretPosition {
        let fragment = fragment(of: place)
        let position = fragment.position(of: place)
        let next = fragment.layout.position(motion, from: position)
        if next.index != position.index { return fragment.caretPosition(of: next) }
        let isLeftToRight = fragment.layout.lines.last?.direction != .rightToLeft
        if (motion == .right) == isLeftToRight {
            return self.fragment(after: fragment).map { CaretPosition($0.start) } ?? place
        }
        return self.fragment(before: fragment).map { CaretPosition($0.content.upperBound, affinity: .upstream) }
            ?? place
    }

    /// The end of the word that a place is in or before, in this paragraph or a later one.
    private func word(after offset: Int) -> CaretPosition {
        var next: TextFragment? = fragment(at: offset)
        var offset = offset
        while let fragment = next {
            let position = fragment.position(of: CaretPosition(offset))
            let end = fragment.caretPosition(of: fragment.layout.position(.wordForward, from: position)).offset
            if end > offset { return CaretPosition(end) }
            next = self.fragment(after: fragment)
            offset = next?.start ?? text.count
        }
        return CaretPosition(text.count)
    }

    /// The beginning of the word that a place is in or behind, in this paragraph or an earlier one.
    private func word(before offset: Int) -> CaretPosition {
        var fragment = fragment(at: offset)
        var offset = offset
        while true {
            let position = fragment.position(of: CaretPosition(offset))
            let start = fragment.caretPosition(of: fragment.layout.position(.wordBackward, from: position)).offset
            if start < offset { return CaretPosition(start) }
            guard let before = self.fragment(before: fragment) else { return CaretPosition(0) }
            fragment = before
            offset = before.content.upperBound
        }
    }
}
