public import TactusGeometry
public import TactusGraphics

/// One row of a ``RowsView``.
///
/// ```swift
/// final class SongRow: RowView {
///     let title = Label()
///
///     override init(frame: Rect = .zero) {
///         super.init(frame: frame)
///         addSubview(title)
///     }
///
///     override func layoutSubviews() { title.frame = bounds.insetBy(dx: 16, dy: 0) }
/// }
/// ```
///
/// A row is shown again for another index when it has left the screen; ``prepareForReuse()`` is where to forget what it was.
/// A finger that rests on it, or taps it, highlights it, and selects it when it lifts. Scrolling takes the highlight away
/// again. Controls in a row keep their touches to themselves.
open class RowView: View {
    /// Whether a finger is on the row, and may select it.
    public internal(set) final var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether the row is selected.
    public internal(set) final var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// What is behind the content of a row that is highlighted or selected; `nil` for nothing.
    public final var selectedBackgroundColor: Color? = Color.tertiarySystemFill {
        didSet { if selectedBackgroundColor != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the line at the row's lower edge, which is a pixel high; `nil` for none.
    public final var separatorColor: Color? = Color.separator {
        didSet { if separatorColor != oldValue { setNeedsDisplay() } }
    }

    /// Where the separator begins and ends, from the row's sides, in points.
    public final var separatorInsets = Insets.zero {
        didSet { if separatorInsets != oldValue { setNeedsDisplay() } }
    }

    /// What the row was registered as; `nil` for one that was made otherwise, which is not shown again.
    public internal(set) final var reuseIdentifier: String?

    /// Which row it shows; `nil` while it shows none.
    public internal(set) final var index: Int?

    final weak var rowsView: RowsView?

    /// Creates a row. A ``RowsView`` places it.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// This class.
    open override class var geometricClass: View.Type { RowView.self }

    /// Sent before the row shows something else. Does nothing by default.
    open func prepareForReuse() {}

    /// Sent when ``isHighlighted`` or ``isSelected`` has changed. By default the row is drawn again.
    open func stateDidChange() { setNeedsDisplay() }

    /// Returns how high the row is when it is so wide, for a list with ``RowsView/estimatedRowHeight``; by default what
    /// ``View/sizeThatFits(_:)`` says.
    ///
    /// - Parameter width: The width in points.
    /// - Returns: The height in points.
    open func height(forWidth width: Double) -> Double { sizeThatFits(Size(width: width, height: .infinity)).height }

    /// Draws the separator, and what is behind a selected row's content.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        if let selectedBackgroundColor, isHighlighted || isSelected {
            canvas.fill(bounds, with: selectedBackgroundColor)
        }
        if let separatorColor {
            let pixel = 1 / (window?.windowScene?.scale ?? 1)
            let width = bounds.width - separatorInsets.left - separatorInsets.right
            canvas.fill(
                Rect(x: separatorInsets.left, y: bounds.maxY - pixel, width: width, height: pixel), with: separatorColor
            )
        }
        if rowsView?.marks(self) == true { FocusRing.draw(in: bounds, cornerRadius: 0, on: canvas) }
    }

    // MARK: Touches

    /// Highlights the row.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        guard let touch = touches.first, rowsView?.mayHighlight(self) == true else {
            return super.touchesBegan(touches, with: event)
        }
        isHighlighted = contains(touch)
    }

    /// Follows the finger.
    open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        guard let touch = touches.first, rowsView?.mayHighlight(self) == true else {
            return super.touchesMoved(touches, with: event)
        }
        isHighlighted = contains(touch)
    }

    /// Selects the row, if the finger is still on it.
    open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        guard rowsView?.mayHighlight(self) == true else { return super.touchesEnded(touches, with: event) }
        let wasHighlighted = isHighlighted
        isHighlighted = false
        if wasHighlighted { rowsView?.tapped(self) }
    }

    /// Takes the highlight away.
    open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        isHighlighted = false
        super.touchesCancelled(touches, with: event)
    }

    /// Does what a tap on the row does.
    open override func accessibilityActivate() -> Bool {
        guard let rowsView, rowsView.mayHighlight(self) else { return false }
        rowsView.tapped(self)
        return true
    }

    /// What a row is called, unless something else was set, is what the labels in it say.
    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(.row, label: textInside, state: AccessibilityState(isSelected: isSelected))
    }

    private func contains(_ touch: Touch) -> Bool { bounds.contains(touch.location(in: self)) }
}
