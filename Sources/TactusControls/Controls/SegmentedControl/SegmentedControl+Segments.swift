public import TactusGraphics
public import TactusUI

/// What one segment shows, and whether it can be chosen.
struct Segment {
    var title: String
    var image: Image?
    var isEnabled = true
    /// The width that was set, in points; 0 for none.
    var width = 0.0
    /// Performed when the user chooses the segment.
    var action: Action?

    init(title: String, image: Image? = nil) { (self.title, self.image) = (title, image) }

    /// What an action says, and what it does.
    init(_ action: Action) {
        self.init(title: action.title, image: action.image)
        self.action = action
    }
}

extension SegmentedControl {
    /// How many segments there are.
    public final var numberOfSegments: Int { segments.count }

    /// Adds a segment with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - segment: The place that it is to have; beyond the last one it becomes the last. What was selected stays so.
    public final func insertSegment(withTitle title: String, at segment: Int) {
        insert(Segment(title: title), at: segment)
    }

    /// Adds a segment with a picture.
    ///
    /// - Parameters:
    ///   - image: The picture, shown at its own size.
    ///   - title: What it is called, for whoever does not see it.
    ///   - segment: The place that it is to have; beyond the last one it becomes the last. What was selected stays so.
    public final func insertSegment(with image: Image, title: String = "", at segment: Int) {
        insert(Segment(title: title, image: image), at: segment)
    }

    /// Adds a segment that shows an action, and performs it when the user chooses the segment.
    ///
    /// - Parameters:
    ///   - action: The action: its picture shows, or else its title. What is sent comes after it.
    ///   - segment: The place that it is to have; beyond the last one it becomes the last. What was selected stays so.
    public final func insertSegment(action: Action, at segment: Int) { insert(Segment(action), at: segment) }

    /// Shows an action in a segment, and performs it when the user chooses the segment.
    public final func setAction(_ action: Action, forSegmentAt segment: Int) {
        check(segment)
        change {
            let (isEnabled, width) = ($0[segment].isEnabled, $0[segment].width)
            $0[segment] = Segment(action)
            ($0[segment].isEnabled, $0[segment].width) = (isEnabled, width)
        }
    }

    /// Returns what a segment performs; `nil` for nothing of its own.
    public final func actionForSegment(at segment: Int) -> Action? {
        check(segment)
        return segments[segment].action
    }

    /// Takes a segment away. With it goes the selection, if it was selected.
    public final func removeSegment(at segment: Int) {
        check(segment)
        let selected = selectedSegmentIndex
        if selected == segment { selectedSegmentIndex = Self.noSegment }
        change { $0.remove(at: segment) }
        if selected > segment { selectedSegmentIndex = selected - 1 }
    }

    /// Takes all segments away.
    public final func removeAllSegments() { titles = [] }

    /// Shows another title in a segment. A picture in it goes.
    public final func setTitle(_ title: String, forSegmentAt segment: Int) {
        check(segment)
        change {
            $0[segment].title = title
            $0[segment].image = nil
        }
    }

    /// Returns the title of a segment.
    public final func titleForSegment(at segment: Int) -> String {
        check(segment)
        return segments[segment].title
    }

    /// Shows a picture in a segment, at its own size, in place of its title, which still says what it is to whoever
    /// does not see it; with `nil` the title again. A template is drawn in the colour of the titles.
    public final func setImage(_ image: Image?, forSegmentAt segment: Int) {
        check(segment)
        change { $0[segment].image = image }
    }

    /// Returns the picture of a segment; `nil` when its title shows.
    public final func imageForSegment(at segment: Int) -> Image? {
        check(segment)
        return segments[segment].image
    }

    /// Sets how wide a segment is, in points; with 0 it shares the room again that the others leave. It must be finite,
    /// and not less than 0.
    public final func setWidth(_ width: Double, forSegmentAt segment: Int) {
        check(segment)
        precondition(width.isFinite && width >= 0, "a segment cannot be \(width) points wide")
        change { $0[segment].width = width }
    }

    /// Returns the width that was set for a segment, in points; 0 when none was.
    public final func widthForSegment(at segment: Int) -> Double {
        check(segment)
        return segments[segment].width
    }

    /// Lets a segment be chosen, or not. The program may select it all the same.
    public final func setEnabled(_ isEnabled: Bool, forSegmentAt segment: Int) {
        check(segment)
        change { $0[segment].isEnabled = isEnabled }
    }

    /// Returns whether a segment can be chosen.
    public final func isEnabledForSegment(at segment: Int) -> Bool {
        check(segment)
        return segments[segment].isEnabled
    }

    /// Sets how titles look while their segment is in a state: their font, their colour, lines, room between letters.
    ///
    /// - Parameters:
    ///   - attributes: How they look. What is `nil` is as in the normal state, or as the theme says; `nil` for nothing.
    ///   - state: The state of the segment, as a whole: normal, selected, highlighted, disabled.
    public final func setTitleTextAttributes(_ attributes: TextAttributes?, for state: State) {
        titleAttributes[exactly: state] = attributes
        segmentsDidChange()
    }

    /// Returns how titles were set to look in a state; `nil` when nothing was said.
    public final func titleTextAttributes(for state: State) -> TextAttributes? { titleAttributes[exactly: state] }

    /// How titles look in a state: as is said for it, for what it is made of, and for the normal one.
    func attributes(in state: State) -> TextAttributes {
        var result = titleAttributes[exactly: .normal] ?? TextAttributes()
        for part in [State.disabled, .selected, .highlighted] where state.contains(part) && state != part {
            if let own = titleAttributes[exactly: part] { result = own.filled(with: result) }
        }
        guard state != .normal, let own = titleAttributes[exactly: state] else { return result }
        return own.filled(with: result)
    }

    private func insert(_ segment: Segment, at index: Int) {
        precondition(index >= 0, "there is no place \(index) for a segment")
        let index = min(index, segments.count)
        let selected = selectedSegmentIndex
        change { $0.insert(segment, at: index) }
        if selected >= index { selectedSegmentIndex = selected + 1 }
    }

    private func change(_ body: (inout [Segment]) -> Void) {
        body(&segments)
        segmentsDidChange()
    }

    private func check(_ segment: Int) {
        precondition(segments.indices.contains(segment), "there is no segment \(segment) among \(segments.count)")
    }
}
