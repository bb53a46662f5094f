public import TactusGeometry
public import TactusGraphics
import TactusUI

/// A row of dots, one for each page, that shows which page one is on and leads to the others.
///
/// ```swift
/// let pages = PageControl()
/// pages.numberOfPages = 5
/// pages.addTarget(self, action: Tour.pageChanged, for: .valueChanged)
/// ```
///
/// ![Page controls at rest, in use, pressed, focused and disabled; light, dark, with high contrast of both, and
/// mirrored](page-control)
///
/// Where there is no room for all dots, those around the present page are shown, and the outer ones are smaller while
/// there are others beyond them.
///
/// A tap on the half where reading ends, the right one mostly, goes to the next page, one on the other half to
/// the one before. A finger that stays for a fifth of a second and then moves goes through the pages under it.
/// `Control.Events.valueChanged` is sent for what the user does, once for each page, and not when
/// ``currentPage`` is set.
open class PageControl: Control {
    /// How many pages there are; 0 by default, never less.
    public final var numberOfPages = 0 {
        didSet {
            precondition(numberOfPages >= 0, "there cannot be \(numberOfPages) pages")
            currentPage = limit(currentPage)
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The page that one is on, counted from 0. A page that is not there is replaced by the nearest one.
    /// Setting it sends nothing.
    public final var currentPage: Int {
        get { storedPage }
        set {
            let page = limit(newValue)
            guard page != storedPage else { return }
            storedPage = page
            setNeedsDisplay()
        }
    }

    /// Whether nothing is drawn, and no touch taken, while there are less than two pages. `false` by default.
    public final var hidesForSinglePage = false {
        didSet { if hidesForSinglePage != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the present page's dot; `nil`, the default, for the tint.
    public final var currentPageIndicatorTintColor: Color? {
        didSet { if currentPageIndicatorTintColor != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the other pages' dots; `nil`, the default, for a quiet one.
    public final var pageIndicatorTintColor: Color? {
        didSet { if pageIndicatorTintColor != oldValue { setNeedsDisplay() } }
    }

    /// A picture that is shown in place of every dot that has none of its own, fitted into a square as wide as the dots
    /// are apart; `nil`, the default, for dots. A template is drawn in the colour of the dot.
    public final var preferredIndicatorImage: Image? {
        didSet { if preferredIndicatorImage !== oldValue { setNeedsDisplay() } }
    }

    private var indicatorImages: [Int: Image] = [:]

    /// Shows a picture in place of a page's dot, as ``preferredIndicatorImage`` does for all.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for what the others have.
    ///   - page: The page, counted from 0; for one that is not there nothing is shown.
    public final func setIndicatorImage(_ image: Image?, forPage page: Int) {
        indicatorImages[page] = image
        setNeedsDisplay()
    }

    /// Returns the picture that was set for a page; `nil` when none was.
    public final func indicatorImage(forPage page: Int) -> Image? { indicatorImages[page] }

    private var storedPage = 0
    private var tracker: PageTracker?

    /// Creates a control that is placed at `frame` in its future superview, in points.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        preventedSuperviewGestures = .tap
    }

    /// Whether a touch there is taken: not while the control hides.
    open override func point(inside point: Point, with event: Event?) -> Bool {
        !hides && super.point(inside: point, with: event)
    }

    /// Whether the control is enabled, and does not hide.
    open override var canBecomeFocused: Bool { !hides && super.canBecomeFocused }

    /// Room for all dots, or for as many as fit in `size`, and at least 44 by 44 points.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = min((Double(numberOfPages) + 1) * PageDots.spacing, size.width)
        let least = theme.controls.height
        return Size(width: max(width, least), height: least)
    }

    /// Room for all dots, and at least 44 by 44 points.
    open override var intrinsicContentSize: Size { sizeThatFits(Size(width: .infinity, height: .infinity)) }

    private func limit(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

    private var hides: Bool { hidesForSinglePage && numberOfPages < 2 }

    // MARK: Tracking

    /// Follows the touch.
    open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
        tracker = PageTracker(dots.track, time: touch.timestamp)
        return true
    }

    /// Goes to the page under a touch that has stayed.
    open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
        if let page = tracker?.moved(to: leadingDistance(of: touch.location(in: self).x), time: touch.timestamp) {
            go(to: page, event)
        }
        return true
    }

    /// Goes on or back by a page after a tap.
    open override func endTracking(_ touch: Touch?, with event: Event?) {
        guard let tracker, let touch else { return }
        self.tracker = nil
        let place = leadingDistance(of: touch.location(in: self).x)
        guard isTouchInside, let page = tracker.ended(at: place, middle: bounds.width / 2, page: currentPage)
        else { return }
        go(to: page, event)
    }

    /// Stays where it is.
    open override func cancelTracking(with event: Event?) { tracker = nil }

    open override func touchWasLiftedInside(with event: Event?) { sendActions(for: .touchUpInside, with: event) }

    /// A key goes to another page.
    open override func adjustValue(by step: ValueStep) -> Bool {
        guard numberOfPages > 0, let page = step.index(after: currentPage, of: numberOfPages) else { return false }
        go(to: page, nil)
        return true
    }

    private func go(to page: Int, _ event: Event?) {
        guard page != currentPage else { return }
        currentPage = page
        sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }

    // MARK: Looks

    /// Where the dots are, from the edge where reading begins.
    private var dots: PageDots { PageDots(count: numberOfPages, current: currentPage, width: bounds.width) }

    open override var standardAccessibility: AccessibilityDescription {
        guard !hides else { return AccessibilityDescription() }
        guard numberOfPages > 0 else { return describe(.pageControl) }
        return describe(
            .pageControl, value: "\(currentPage + 1) of \(numberOfPages)",
            range: AccessibilityRange(value: Double(currentPage + 1), in: 1...Double(numberOfPages), step: 1))
    }

    /// Goes to a page, counted from 1, and sends that it is another one.
    open override func accessibilityAdjust(to number: Double) -> Bool {
        guard numberOfPages > 0 else { return false }
        go(to: Int(number.rounded()) - 1, nil)
        return true
    }

    /// Repaints the dots.
    open override func stateDidChange() { setNeedsDisplay() }

    /// Draws the dots.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        if hides { return }
        let dots = dots
        ControlLook.draw(self, in: canvas) {
            if isHighlighted {
                let plate = bounds.insetBy(dx: 0, dy: max((bounds.height - 32) / 2, 0))
                canvas.fill(
                    Path(roundedRect: plate, cornerRadius: theme.radii.capsule(of: plate.height)),
                    with: .quaternarySystemFill)
            }
            for dot in dots.all {
                let color =
                    dot.page == currentPage
                    ? currentPageIndicatorTintColor ?? .tintColor : pageIndicatorTintColor ?? ControlLook.idle
                if let image = indicatorImages[dot.page] ?? preferredIndicatorImage {
                    draw(image, of: dot, color, in: canvas)
                    continue
                }
                // The present page is told from the others by its shape, too.
                let box = placed(
                    Rect(
                        x: bounds.minX + dot.middle - dot.size.width / 2, y: bounds.midY - dot.size.height / 2,
                        width: dot.size.width, height: dot.size.height))
                canvas.fill(
                    Path(roundedRect: box, cornerRadius: theme.radii.capsule(of: dot.size.height)),
                    with: color.signShade)
            }
        }
    }

    private func draw(_ image: Image, of dot: PageDots.Dot, _ color: Color, in canvas: Canvas) {
        // As much smaller than the others as the dot in its place would be.
        let side = PageDots.spacing * min(dot.size.height / PageDots.dotSize, 1)
        let box = placed(
            Rect(x: bounds.minX + dot.middle - side / 2, y: bounds.midY - side / 2, width: side, height: side))
        canvas.draw(image, in: ContentMode.scaleAspectFit.rect(for: image.size, in: box), tint: color)
    }
}
