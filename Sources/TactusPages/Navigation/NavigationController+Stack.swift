import TactusControls
import TactusGeometry
public import TactusUI

/// A way from one page to another.
struct NavigationMove {
    let transition: ViewControllerTransition
    /// The stack as it was, to which it goes back when the way is turned round.
    let former: [ViewController]
    /// The stack as it will be.
    let latter: [ViewController]
    let isPush: Bool
}

/// How a stack is to become another one.
struct NavigationRequest {
    let isAnimated: Bool
    /// Whether a finger leads.
    let isInteractive: Bool
}

extension NavigationController {
    /// The pages, from the first to the one in front. Setting it is `setViewControllers` without an animation.
    public final var viewControllers: [ViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The page in front; `nil` when there is none.
    public final var topViewController: ViewController? { stack.last }

    /// The controller that is seen: what the page in front presents, else that page.
    public final var visibleViewController: ViewController? {
        var front: ViewController = self
        while let presented = front.presentedViewController { front = presented }
        return front === self ? stack.last : front
    }

    /// Takes all pages away but the first.
    ///
    /// - Parameter animated: Whether they slide out.
    /// - Returns: The pages that go; none when there is only one.
    @discardableResult
    public final func popToRootViewController(animated: Bool) -> [ViewController] {
        stack.first.map { popToViewController($0, animated: animated) } ?? []
    }

    /// Takes all pages away that are in front of one.
    ///
    /// - Parameters:
    ///   - controller: The page that is in front then.
    ///   - animated: Whether they slide out.
    /// - Returns: The pages that go; none, and nothing happens, when it is not in the stack.
    @discardableResult
    public final func popToViewController(_ controller: ViewController, animated: Bool) -> [ViewController] {
        guard let index = stack.firstIndex(of: controller), index < stack.count - 1 else { return [] }
        let leaving = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), isAnimated: animated)
        return leaving
    }

    // MARK: Moving

    /// Makes another stack of it. What pages ask for in the callbacks that they hear meanwhile follows
    /// when this is done.
    final func change(to new: [ViewController], isAnimated: Bool, interactively: Bool = false) {
        stack = new
        pending.request(NavigationRequest(isAnimated: isAnimated, isInteractive: interactively))
        pending.run(carryOut: arrange)
    }

    /// Lets the pages that are there, and the one that is seen, be those of the stack.
    final func arrange(_ request: NavigationRequest) {
        move?.transition.finishNow()
        let (former, new) = (arranged, stack)
        let (oldTop, newTop) = (former.last, new.last)
        arranged = new
        for controller in new where controller.parent !== self { addChild(controller) }
        let difference = StackDifference(from: former, to: new)
        for controller in difference.leaving where controller.parent === self { controller.willMove(toParent: nil) }
        guard oldTop !== newTop, isViewLoaded else {
            settle(former, new)
            if isViewLoaded { showItems() }
            return
        }
        guard let newTop, let oldTop, let oldPage = page else {
            page?.removeFromSuperview()
            page = nil
            settle(former, new)
            return showTopPage()
        }
        let (isPush, isAnimated) = (difference.coming.last === newTop, request.isAnimated)
        let transition = ViewControllerTransition(from: oldTop, to: newTop, in: pagesView, isAnimated: isAnimated)
        move = NavigationMove(transition: transition, former: former, latter: new, isPush: isPush)
        let newPage = NavigationPage(newTop.view, frame: pagesView.bounds)
        delegate?.navigationController(self, willShow: newTop, animated: isAnimated)
        let bars = isAnimated ? navigationBar.transition(to: makeContent(for: newTop), isForward: isPush) : nil
        if !isAnimated { navigationBar.show(makeContent(for: newTop)) }
        page = newPage
        pausePlates(true)
        let own = delegate?.navigationController(
            self, animationControllerFrom: oldTop, to: newTop, isPush: isPush)
        for page in [oldPage, newPage] { page.isSeeThrough = own != nil && isAnimated }
        let slide = NavigationTransition(from: oldPage, to: newPage, isPush: isPush) {
        } completion: { _ in
        }
        let interaction =
            isAnimated && !request.isInteractive
            ? own.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) } : nil
        let isDrawn = request.isInteractive || interaction?.wantsInteractiveStart ?? false
        transition.begin(by: own ?? slide, interactively: isDrawn) { [self] in
            pending.waitForEnd(of: transition) { [self] in arrange($0) }
            newPage.frame = pagesView.bounds
            if isPush { pagesView.addSubview(newPage) } else { pagesView.insertSubview(newPage, belowSubview: oldPage) }
            toolbar.items = newTop.toolbarItems
            layOutBars()
            transition.coordinator?.animate { [self] _ in
                bars?.animations()
                layOutBars()
                tabBarController?.layOutParts()
            }
        } completion: { [self] isCompleted in
            pending.begin()
            bars?.completion(isCompleted)
            didMove(isCompleted, oldPage, newPage)
        }
        if transition.isRunning { interaction?.startInteractiveTransition(transition) }
    }

    /// A way has come to its end, or back to its start.
    private func didMove(_ isCompleted: Bool, _ oldPage: NavigationPage, _ newPage: NavigationPage) {
        guard let move else { return }
        self.move = nil
        pausePlates(false)
        (isCompleted ? oldPage : newPage).removeFromSuperview()
        page = isCompleted ? newPage : oldPage
        if isCompleted {
            settle(move.former, move.latter)
        } else {
            arranged = move.former
            if stack == move.latter { stack = move.former }
            let difference = StackDifference(from: move.former, to: move.latter)
            for controller in difference.leaving { controller.didMove(toParent: self) }
            for controller in difference.coming where !stack.contains(controller) { controller.removeFromParent() }
        }
        page?.frame = pagesView.bounds
        page?.isSeeThrough = false
        tabBarController?.layOutParts()
        showItems()
        followScrolling()
        popGesture.beginsAnywhere = false
        view.setNeedsLayout()
        if isCompleted, let top = move.latter.last {
            delegate?.navigationController(self, didShow: top, animated: move.transition.isAnimated)
        }
    }

    /// Lets go of pages that are no longer in the stack, and welcomes those that are new.
    private func settle(_ former: [ViewController], _ new: [ViewController]) {
        let difference = StackDifference(from: former, to: new)
        for controller in difference.leaving where controller.parent === self {
            controller.itemsObserver = nil
            controller.removeFromParent()
        }
        for controller in difference.coming where controller.parent === self {
            controller.itemsObserver = self
            controller.didMove(toParent: self)
        }
    }

    /// Shows the page in front at once, with nothing to come from.
    final func showTopPage() {
        guard let top = arranged.last else { return navigationBar.show(nil) }
        let page = NavigationPage(top.view, frame: pagesView.bounds)
        self.page = page
        pagesView.addSubview(page)
        showItems()
        followScrolling()
        view.setNeedsLayout()
    }

    // MARK: Items

    /// Shows what the page in front says, in both bars.
    final func showItems() {
        guard isViewLoaded, move == nil else { return }
        let content = topViewController.map(makeContent)
        let fraction = navigationBar.largeTitleFraction
        navigationBar.show(content)
        content?.largeTitleFraction = fraction
        navigationBar.plate.color = topViewController?.view.backgroundColor ?? .systemBackground
        toolbar.items = topViewController?.toolbarItems ?? []
        layOutBars()
    }

    private func makeContent(for controller: ViewController) -> NavigationBarContent {
        let item = controller.navigationItem
        item.observer = self
        for button in item.leftBarButtonItems + item.rightBarButtonItems { button.observer = self }
        let behind = stack.firstIndex(of: controller).flatMap { $0 > 0 ? stack[$0 - 1] : nil }
        return NavigationBarContent(
            item, title: controller.shownTitle,
            backTitle: behind.map { $0.navigationItem.backButtonTitle ?? $0.shownTitle },
            backMode: behind?.navigationItem.backButtonDisplayMode ?? .default, isLarge: hasLargeTitle(controller),
            leading: behind == nil ? columnItem : nil)
    }
}

extension NavigationController: NavigationItemObserver, BarItemObserver, ControllerItemsObserver {
    /// Called by the item of a page: shows it anew.
    public func navigationItemDidChange(_ item: NavigationItem) {
        if item === navigationBar.topItem { showItems() }
    }

    /// Called by the item of the page in front: lays its accessory view out, along with an animation.
    public func navigationItemDidChangeAccessoryView(_ item: NavigationItem) {
        guard item === navigationBar.topItem, move == nil else { return }
        navigationBar.accessory.view = item.accessoryView
        layOutBars()
        navigationBar.layoutIfNeeded()
    }

    /// Called by a button of a page: shows it anew, and leaves the others as they are.
    public func barItemDidChange(_ item: BarItem) {
        guard move == nil, let button = item as? BarButtonItem, navigationBar.content?.renew(button) == true else {
            return showItems()
        }
    }

    /// Called by a page whose title or buttons have changed: shows them anew.
    public func controllerItemsDidChange(_ controller: ViewController) { showItems() }
}

extension ViewController {
    /// What bars call the controller.
    var shownTitle: String { navigationItem.title ?? title ?? "" }
}
