import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// Which words that show are spelled wrong: found by another thread when nothing has changed for half a second.
final class SpellingMarks {
    /// How long it waits after a change.
    static let pause = Duration.milliseconds(500)
    /// How much text is looked through at most, in bytes: more than a wall shows.
    private static let mostText = 64 << 10

    private unowned let textView: any StyledTextInput
    /// The words, as they were found and moved since.
    private(set) var ranges = FoundRanges()
    private var timer: ScheduledTimer?
    private var lastChange = Instant.zero
    /// What is looking at words now.
    private(set) var task: Task<Void, Never>?

    init(for textView: any StyledTextInput) { self.textView = textView }

    isolated deinit {
        timer?.invalidate()
        task?.cancel()
    }

    private var application: Application? { textView.window?.windowScene?.application }

    /// Follows an edit: words that it touched are not marked until they are looked at again.
    func shift(by change: TextChange) {
        let touched = max(change.range.lowerBound - 1, 0)..<change.range.upperBound + 1
        for range in ranges.overlapping(touched) { redraw(range) }
        ranges.shift(by: TextChange(touched, count: touched.count + change.count - change.range.count))
        schedule()
    }

    /// Looks at what shows, after a pause.
    func schedule() {
        guard let application else { return }
        lastChange = application.now
        guard timer == nil else { return }
        wait(Self.pause, application)
    }

    private func wait(_ time: Duration, _ application: Application) {
        timer = application.schedule(after: time) { [weak self] in
            guard let self, let application = self.application else { return }
            timer = nil
            let rest = lastChange + Self.pause - application.now
            if rest > .zero { wait(rest, application) } else { look() }
        }
    }

    private func look() {
        // What is composed is decided soon.
        guard textView.markedRange == nil, let language = textView.spellingLanguage,
            let checker = textView.spellChecker
        else { return }
        let revision = textView.editor.revision
        let (text, start) = shownText
        let caret = textView.isEditing && textView.selection.isCaret ? textView.selection.head : nil
        task?.cancel()
        task = Task.detached(priority: .utility) { [weak self] in
            var wrong: [Range<Int>] = []
            for word in SpelledWords.words(in: text, from: start) {
                guard !Task.isCancelled else { return }
                // A word that is being typed may become one.
                if let caret, word.range.upperBound == caret { continue }
                if await !checker.isCorrect(word.string, language: language) { wrong.append(word.range) }
            }
            await self?.take(wrong, ofRevision: revision)
        }
    }

    private var shownText: (String, Int) {
        let layout = textView.editor.layout
        let shown = textView.shownText
        let first = layout.fragment(atHeight: shown.minY).start
        let last = layout.fragment(atHeight: shown.maxY).content.upperBound
        let end = min(max(first, last), first + Self.mostText)
        return (textView.textBuffer.string(in: first..<textView.textBuffer.characterBoundary(atOrBefore: end)), first)
    }

    private func take(_ wrong: [Range<Int>], ofRevision revision: Int) {
        guard textView.editor.revision == revision else { return schedule() }
        let old = ranges
        ranges = FoundRanges()
        for range in wrong { ranges.append(range) }
        guard ranges != old else { return }
        for range in Set(old.ranges).symmetricDifference(ranges.ranges) { redraw(range) }
    }

    private func redraw(_ range: Range<Int>) {
        for rect in textView.selectionRects(for: range.clamped(to: 0..<textView.textBuffer.count)) {
            textView.textInputView.setNeedsDisplay(rect.insetBy(dx: -2, dy: -4))
        }
    }
}

extension TextContentLayout {
    /// Draws waves below words, of the lines that are needed.
    func draw(_ rect: Rect, misspelled ranges: FoundRanges, in canvas: Canvas) {
        forEachFragment(from: rect.minY, to: rect.maxY) { fragment, top in
            for range in ranges.overlapping(fragment.content) {
                let part = fragment.indices(of: range.clamped(to: fragment.content))
                for place in fragment.layout.selectionRects(for: part) {
                    let line = fragment.layout.lines.last { $0.frame.minY <= place.midY }
                    let y = top + (line?.baseline ?? place.maxY) + 2
                    canvas.stroke(
                        Self.wave(from: place.minX, to: place.maxX, y: y), with: .systemRed.signShade,
                        style: StrokeStyle(width: 1.25, cap: .round, join: .round))
                }
            }
        }
    }

    /// A wave of four points, which goes up and down by one.
    private static func wave(from left: Double, to right: Double, y: Double) -> Path {
        var wave = Path()
        var x = left.rounded()
        var isUp = false
        wave.move(to: Point(x: x, y: y + 1))
        while x + 2 <= max(right, left + 4) {
            let (from, to) = isUp ? (y + 2, y + 1) : (y + 1, y + 2)
            wave.addCurve(
                to: Point(x: x + 2, y: to), controlPoint1: Point(x: x + 1, y: from),
                controlPoint2: Point(x: x + 1, y: to))
            isUp.toggle()
            x += 2
        }
        return wave
    }
}
