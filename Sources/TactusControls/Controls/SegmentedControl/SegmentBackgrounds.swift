import TactusGeometry
public import TactusGraphics
import TactusUI

/// The pictures behind segments, or the halves of a stepper, and between them, by their states.
struct SegmentBackgrounds {
    /// The states on both sides of a line.
    private struct Sides: Hashable {
        let left: Control.State
        let right: Control.State
    }

    private var plates = StateValues<Image>()
    private var dividers: [Sides: Image] = [:]

    /// Whether nothing is set.
    var isEmpty: Bool { plates.isEmpty && dividers.isEmpty }

    /// What is behind a segment in a state and in no other.
    subscript(exactly state: Control.State) -> Image? {
        get { plates[exactly: state] }
        set { plates[exactly: state] = newValue }
    }

    /// What is between two segments in those states and in no others.
    subscript(left: Control.State, right: Control.State) -> Image? {
        get { dividers[Sides(left: left, right: right)] }
        set { dividers[Sides(left: left, right: right)] = newValue }
    }

    /// Draws all of them.
    ///
    /// - Parameters:
    ///   - frames: Where the segments are, in points, in their order.
    ///   - states: How they are.
    ///   - height: How high the control is, in points.
    ///   - canvas: What is drawn on, in the control's space.
    func draw(_ frames: [Rect], _ states: [Control.State], height: Double, in canvas: Canvas) {
        for (frame, state) in zip(frames, states) {
            if let image = plates[in: state], !image.size.isEmpty { canvas.draw(image, in: frame, tint: .tintColor) }
        }
        let order = zip(frames, states).sorted { $0.0.minX < $1.0.minX }
        for (left, right) in zip(order, order.dropFirst()) {
            let image = self[left.1, right.1] ?? self[.normal, .normal]
            guard let image, !image.size.isEmpty else { continue }
            let x = left.0.maxX - image.size.width / 2
            let box = Rect(x: x, y: left.0.minY, width: image.size.width, height: height)
            canvas.draw(image, in: box, tint: .tintColor)
        }
    }
}

extension SegmentedControl {
    /// Shows a picture behind segments in place of the plate and its ground. It is stretched over the segment, but for
    /// the edges that its `Image.capInsets` name. A picture of no size leaves the place empty.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for that of the normal state, or for the toolkit's own where nothing is set.
    ///   - state: The segment's state, as a whole.
    public final func setBackgroundImage(_ image: Image?, for state: State) {
        backgrounds[exactly: state] = image
        setNeedsDisplay()
    }

    /// Returns the picture that was set for segments in a state; `nil` when none was.
    public final func backgroundImage(for state: State) -> Image? { backgrounds[exactly: state] }

    /// Shows a picture on the line between two segments, in its own width and as high as the control.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for that between two in the normal state.
    ///   - leftState: The state of the segment to its left, as a whole.
    ///   - rightState: The state of the segment to its right, as a whole.
    public final func setDividerImage(
        _ image: Image?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        backgrounds[leftState, rightState] = image
        setNeedsDisplay()
    }

    /// Returns the picture that was set for between two segments; `nil` when none was.
    public final func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> Image?
    {
        backgrounds[leftState, rightState]
    }
}

extension Stepper {
    /// Shows a picture behind each half in place of the plate. It is stretched over the half, but for the edges that
    /// its `Image.capInsets` name. A picture of no size leaves the place empty.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for that of the normal state, or for the toolkit's own where nothing is set.
    ///   - state: The half's state, as a whole: the one under the finger is highlighted.
    public final func setBackgroundImage(_ image: Image?, for state: State) {
        backgrounds[exactly: state] = image
        setNeedsDisplay()
    }

    /// Returns the picture that was set for halves in a state; `nil` when none was.
    public final func backgroundImage(for state: State) -> Image? { backgrounds[exactly: state] }

    /// Shows a picture on the line between the halves, in its own width and as high as the control.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for that between two in the normal state.
    ///   - leftState: The state of the left half, as a whole.
    ///   - rightState: The state of the right half, as a whole.
    public final func setDividerImage(
        _ image: Image?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        backgrounds[leftState, rightState] = image
        setNeedsDisplay()
    }

    /// Returns the picture that was set for between the halves; `nil` when none was.
    public final func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> Image?
    {
        backgrounds[leftState, rightState]
    }
}
