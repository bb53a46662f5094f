public import TactusGeometry
public import TactusGraphics
import TactusUI

/// One row of a ``ListView``.
///
/// ```swift
/// final class SongRow: ListRow {
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
/// A row is shown again for another index when it has left the screen; ``prepareForReuse()`` is where to forget what it
/// was. A finger that rests on it, or taps it, highlights it, and selects it when it lifts. Scrolling takes the
/// highlight away again. Controls in a row keep their touches to themselves.
open class ListRow: View {
    /// Whether a finger is on the row, and may select it.
    public internal(set) final var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether the row is selected.
    public internal(set) final var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// What is behind the content of a row with a finger on it, above ``selectedBackgroundColor``; `nil` for nothing. A
    /// fill by default, through which the background shows.
    public final var highlightedBackgroundColor: Color? = Color.tertiarySystemFill {
        didSet { if highlightedBackgroundColor != oldValue { setNeedsDisplay() } }
    }

    /// What is behind the content of a selected row; `nil` for nothing. A little of the tint by default.
    public final var selectedBackgroundColor: Color? = Color.tintColor.withAlphaComponent(0.2) {
        didSet { if selectedBackgroundColor != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the line at the row's lower edge, which is a pixel high; `nil` for none.
    public final var separatorColor: Color? = Color.separator {
        didSet { if separatorColor != oldValue { setNeedsDisplay() } }
    }

    /// Where the separator begins and ends, from the row's sides, in points; `nil`, the default, for as far from the
    /// side where reading begins as text begins by the theme, `Theme.Spacing.large`, and to the other side.
    public final var separatorInsets: Insets? {
        didSet { if separatorInsets != oldValue { setNeedsDisplay() } }
    }

    /// What the row was registered as; `nil` for one that was made otherwise, which is not shown again.
    public internal(set) final var reuseIdentifier: String?

    /// Which row it shows; `nil` while it shows none.
    public internal(set) final var index: Int?

    final weak var listView: ListView?
    /// The touch that may select the row.
    private weak var followed: Touch?

    /// Creates a row. A ``ListView`` places it.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// This class.
    open override class var geometricClass: View.Type { ListRow.self }

    /// Sent before the row shows something else. Does nothing by default.
    open func prepareForReuse() {}

    /// Sent when ``isHighlighted`` or ``isSelected`` has changed. By default the row is drawn again.
    open func stateDidChange() { setNeedsDisplay() }

    /// Returns how high the row is when it is so wide, for a list with ``ListView/estimatedRowHeight``; by default what
    /// `View.sizeThatFits(_:)` says.
    ///
    /// - Parameter width: The width in points.
    /// - Returns: The height in points.
    open func height(forWidth width: Double) -> Double { sizeThatFits(Size(width: width, height: .infinity)).height }

    /// Draws the separator, and what is behind the content of a row that is selected or has a finger on it. Where the
    /// user wishes for high contrast a line surrounds that too: in the tint, and a thick one, when the row is selected.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let isMarked = listView?.marks(self) == true
        let selected = isSelected ? selectedBackgroundColor : nil
        let highlighted = isHighlighted ? highlightedBackgroundColor : nil
        if let selected { canvas.fill(bounds, with: selected) }
        if let highlighted { canvas.fill(bounds, with: highlighted) }
        if selected != nil || highlighted != nil, canvas.colorTraits.accessibilityContrast == .high {
            drawOutline(insideOfRing: isMarked, on: canvas)
        }
        if let separatorColor {
            let pixel = 1 / (window?.windowScene?.scale ?? 1)
            let insets = separatorInsets ?? standardSeparatorInsets
            let width = bounds.width - insets.left - insets.right
            canvas.fill(
                Rect(x: insets.left, y: bounds.maxY - pixel, width: width, height: pixel), with: separatorColor)
        }
        if isMarked { FocusRing.draw(in: bounds, cornerRadius: 0, on: canvas) }
    }

    private var standardSeparatorInsets: Insets {
        let inset = theme.spacing.large
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        return Insets(top: 0, left: isMirrored ? 0 : inset, bottom: 0, right: isMirrored ? inset : 0)
    }

    private func drawOutline(insideOfRing: Bool, on canvas: Canvas) {
        let area = bounds.insetBy(dx: insideOfRing ? 4.5 : 1, dy: insideOfRing ? 4.5 : 1)
        guard isSelected else { return ControlLook.drawOutline(of: area, cornerRadius: 0, on: canvas) }
        let line = area.insetBy(dx: 1.5, dy: 1.5)
        if !line.isEmpty { canvas.stroke(Path(rect: line), with: .tintColor.signShade, width: 3) }
    }

    // MARK: Touches

    /// Highlights the row for the first touch: of fingers and pens, and of a pointer's primary button. The list follows
    /// one at a time; other touches travel on.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        var others = touches
        if let touch = listView?.follow(self, touches) {
            others.remove(touch)
            followed = touch
            isHighlighted = contains(touch)
        }
        if !others.isEmpty { super.touchesBegan(others, with: event) }
    }

    /// Follows the touch.
    open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        let others = without(touches) { isHighlighted = listView?.mayHighlight(self) == true && contains($0) }
        if !others.isEmpty { super.touchesMoved(others, with: event) }
    }

    /// Selects the row, if the touch is still on it.
    open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        let others = without(touches) { _ in
            let wasHighlighted = isHighlighted
            ignoreTouch()
            if wasHighlighted, let listView, listView.mayHighlight(self) { listView.tapped(self) }
        }
        if !others.isEmpty { super.touchesEnded(others, with: event) }
    }

    /// Takes the highlight away.
    open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        let others = without(touches) { _ in ignoreTouch() }
        if !others.isEmpty { super.touchesCancelled(others, with: event) }
    }

    /// Does something with the touch that the row follows, if it is among `touches`.
    ///
    /// - Returns: The others.
    private func without(_ touches: Set<Touch>, _ body: (Touch) -> Void) -> Set<Touch> {
        guard let followed, touches.contains(followed) else { return touches }
        body(followed)
        return touches.subtracting([followed])
    }

    /// Follows no touch any more.
    final func ignoreTouch() {
        if let followed, listView?.followedTouch === followed { listView?.followedTouch = nil }
        followed = nil
        isHighlighted = false
    }

    /// Does what a tap on the row does.
    open override func accessibilityActivate() -> Bool {
        guard let listView, listView.mayHighlight(self) else { return false }
        listView.tapped(self)
        return true
    }

    /// What a row is called, unless something else was set, is what the labels in it say.
    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.row, label: textInside, state: AccessibilityState(isSelected: isSelected))
    }

    /// Whether keys have marked the row, in a list that has the focus.
    open override var isFocusedPart: Bool { listView?.marks(self) == true }

    private func contains(_ touch: Touch) -> Bool { bounds.contains(touch.location(in: self)) }
}
