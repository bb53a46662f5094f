public import TactusGeometry
import TactusUI

extension ScrollView {
    /// The room around the content into which it can be scrolled, in points: ``contentInset``, what covers the scene
    /// there (``contentInsetAdjustmentBehavior-swift.property``), and what ``refreshControl`` takes while it turns. A
    /// keyboard counts where ``contentInset`` leaves less room than it covers.
    public final var adjustedContentInset: Insets {
        var inset = contentInset + coveredInset
        inset.top += refreshInset
        let keyboard = keyboardInset
        if keyboard > 0 {
            let rest = keyboard - coveredInset.bottom
            // A program that makes room for the keyboard by itself has made it.
            if contentInset.bottom < rest - 1 { inset.bottom += rest }
        }
        return inset
    }

    /// What a keyboard within the scene covers, at least what the safe area does; zero where there is none.
    private final var keyboardInset: Double {
        guard let scene = window?.windowScene, scene.keyboardInset > 0, contentInsetAdjustmentBehavior != .never,
            !isInKeyboard
        else { return 0 }
        return keyboardLayoutGuide.layoutFrame.height
    }

    /// Whether the view is a part of what covers the scene.
    private final var isInKeyboard: Bool { (window?.windowLevel ?? .normal) >= .keyboard }

    /// What of the safe area's insets counts.
    private final var coveredInset: Insets {
        var insets = safeAreaInsets
        guard insets != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
        guard contentInsetAdjustmentBehavior != .always else { return insets }
        let room = Size(
            width: bounds.width - contentInset.horizontal, height: bounds.height - contentInset.vertical)
        if contentSize.width <= room.width, !alwaysBounceHorizontal { (insets.left, insets.right) = (0, 0) }
        if contentSize.height <= room.height - insets.vertical, !alwaysBounceVertical, !isContentOfPage {
            (insets.top, insets.bottom) = (0, 0)
        }
        return insets
    }

    /// Whether the view is what a page in a container shows, whose bars must not cover it: the page's root view, or the
    /// hindmost view in that.
    private final var isContentOfPage: Bool {
        guard contentInsetAdjustmentBehavior == .automatic else { return false }
        if let page = next as? ViewController { return page.parent != nil }
        guard let superview, superview.subviews.first === self else { return false }
        return (superview.next as? ViewController)?.parent != nil
    }

    /// How far the bars stay away from the edges, in points; both of ``verticalScrollIndicatorInsets`` and
    /// ``horizontalScrollIndicatorInsets``. Read, it is that of the vertical bar.
    public final var scrollIndicatorInsets: Insets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    final func indicatorInsetsDidChange(to insets: Insets) {
        precondition(insets.isFinite, "an indicator's insets must be finite, not \(insets)")
        indicators.update()
    }

    /// The part of the view in which a bar lies.
    final func indicatorArea(along axis: LayoutAxis) -> Rect {
        let inset = automaticallyAdjustsScrollIndicatorInsets ? adjustedContentInset : contentInset
        return bounds.inset(
            by: inset + (axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets))
    }

    /// The room around the content is another: content that showed its beginning goes on doing so.
    final func insetsDidChange() {
        let old = lastInset
        let inset = adjustedContentInset
        guard inset != old else { return }
        lastInset = inset
        if drag == nil, motion == nil {
            let offset = contentOffset
            let start = Point(
                x: offset.x == -old.left ? -inset.left : offset.x, y: offset.y == -old.top ? -inset.top : offset.y)
            move(to: range.limit(start))
        }
        extentDidChange()
        if inset.bottom > old.bottom { keepCaretInSight(above: inset, before: old) }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
}

extension Insets {
    nonisolated var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}
