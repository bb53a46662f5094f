import TactusGeometry
public import TactusUI

/// Decides and is told which items come and go in a ``NavigationBar`` of a program's own. Every method has an answer of
/// its own.
@MainActor public protocol NavigationBarDelegate: AnyObject {
    /// Asked before an item is pushed (``NavigationBar/pushItem(_:animated:)``). `true` by default.
    func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
    /// Sent when an item that was pushed is in its place.
    func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
    /// Asked before an item is popped, by the button that leads back or by the program. `true` by default.
    func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
    /// Sent when an item that was popped is gone.
    func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
    /// It may.
    public func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
    /// It may.
    public func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}

extension NavigationBar {
    /// The items, from the first to the one that is shown. In the bar of a controller they are those of its pages; only
    /// a bar of a program's own is given any.
    public final var items: [NavigationItem] {
        get { owner?.viewControllers.map(\.navigationItem) ?? ownItems }
        set { setItems(newValue, animated: false) }
    }

    /// The item that the button leads back to; `nil` for none.
    public final var backItem: NavigationItem? { items.dropLast().last }

    /// Shows the last one of other items. The delegate is not asked.
    ///
    /// - Parameters:
    ///   - items: The items, from the first to the one that is shown.
    ///   - animated: Whether the titles slide: from where reading ends when the item that shows was not there before.
    public final func setItems(_ items: [NavigationItem], animated: Bool) {
        let isForward = items.last.map { item in !ownItems.contains { $0 === item } } ?? false
        change(to: items, animated: animated, isForward: isForward) {}
    }

    /// Shows another item in front of those that there are, unless the delegate forbids it.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - animated: Whether the titles slide.
    public final func pushItem(_ item: NavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: ownItems + [item], animated: animated, isForward: true) { [weak self] in
            if let self { delegate?.navigationBar(self, didPush: item) }
        }
    }

    /// Takes the item away that shows, unless the delegate forbids it or it is the only one.
    ///
    /// - Parameter animated: Whether the titles slide.
    /// - Returns: The item; `nil` when it stays.
    @discardableResult
    public final func popItem(animated: Bool) -> NavigationItem? {
        guard ownItems.count > 1, let item = ownItems.last else { return nil }
        guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        change(to: ownItems.dropLast(), animated: animated, isForward: false) { [weak self] in
            if let self { delegate?.navigationBar(self, didPop: item) }
        }
        return item
    }

    private final func change(
        to items: [NavigationItem], animated: Bool, isForward: Bool, completion: @escaping () -> Void
    ) {
        precondition(owner == nil, "the items of this bar are those of its controller's pages: push and pop those")
        finishOwnTransition()
        let old = topItem
        ownItems = items
        invalidateIntrinsicContentSize()
        guard animated, window != nil, let old, old !== items.last, let content = makeOwnContent() else {
            showOwnItem()
            return completion()
        }
        let bars = transition(to: content, isForward: isForward)
        let animator = PropertyAnimator(duration: theme.motion.page, curve: .easeInOut, animations: bars.animations)
        ownTransition = animator
        animator.observeEnd { [weak self] _ in
            self?.ownTransition = nil
            bars.completion(true)
            completion()
        }
        animator.startAnimation()
    }

    /// Brings titles that slide to their ends.
    private final func finishOwnTransition() {
        guard let animator = ownTransition else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
    }

    /// Shows the last item at once, as it is now.
    final func showOwnItem() {
        let fraction = largeTitleFraction
        show(makeOwnContent())
        largeTitleFraction = fraction
        setNeedsLayout()
    }

    private final func makeOwnContent() -> NavigationBarContent? {
        guard let item = ownItems.last else { return nil }
        item.observer = self
        for button in item.leftBarButtonItems + item.rightBarButtonItems { button.observer = self }
        let back = ownItems.dropLast().last
        return NavigationBarContent(
            item, title: item.title ?? "", backTitle: back.map { $0.backButtonTitle ?? $0.title ?? "Back" },
            backMode: back?.backButtonDisplayMode ?? .default, isLarge: hasOwnLargeTitle)
    }

    /// Whether the item that shows has a large title, in a bar of a program's own.
    final var hasOwnLargeTitle: Bool {
        guard prefersLargeTitles, let item = ownItems.last else { return false }
        return switch item.largeTitleDisplayMode {
        case .always: true
        case .never: false
        case .automatic: ownItems.count == 1
        }
    }

    /// How high a bar of a program's own wants to be, in points, without what covers the upper edge of the scene.
    final var ownHeight: Double {
        let prompt = ownItems.last?.prompt == nil ? 0 : NavigationBarContent.promptHeight(in: self)
        return usedRowHeight + prompt + (hasOwnLargeTitle ? largeTitleHeight : 0)
    }
}

extension NavigationBar: NavigationItemObserver, BarItemObserver {
    /// Called by the item that shows in a bar of a program's own: shows it anew.
    public func navigationItemDidChange(_ item: NavigationItem) {
        guard owner == nil, item === topItem, ownTransition == nil else { return }
        showOwnItem()
        invalidateIntrinsicContentSize()
    }

    /// Called by a button in a bar of a program's own: shows it anew, and leaves the others as they are.
    public func barItemDidChange(_ item: BarItem) {
        guard owner == nil, ownTransition == nil else { return }
        if let button = item as? BarButtonItem, content?.renew(button) == true { return }
        showOwnItem()
    }
}
