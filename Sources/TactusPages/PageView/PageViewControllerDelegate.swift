public import TactusUI

/// Knows the pages of a row.
@MainActor public protocol PageViewControllerDataSource: AnyObject {
    /// Returns the page before one; `nil` at the beginning. It may be made anew each time. Asked while a drag begins,
    /// mostly twice.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController?

    /// Returns the page after one; `nil` at the end. It may be made anew each time. Asked while a drag begins, mostly
    /// twice.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController?

    /// How many dots are shown below pages that lie beside one another; 0, by default, for none. Asked after the
    /// program has shown a page.
    func presentationCount(for pageViewController: PageViewController) -> Int

    /// The number of the page that is seen, from 0; 0 by default. Asked after the program has shown a page; while the
    /// user turns pages the dots follow by themselves.
    func presentationIndex(for pageViewController: PageViewController) -> Int
}

extension PageViewControllerDataSource {
    /// Shows no dots.
    public func presentationCount(for pageViewController: PageViewController) -> Int { 0 }

    /// The first page.
    public func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// Is told when the user turns to another page. What a program shows is not told.
@MainActor public protocol PageViewControllerDelegate: AnyObject {
    /// Called when the user begins to turn, before the page comes. Does nothing by default.
    ///
    /// - Parameters:
    ///   - pageViewController: The row.
    ///   - pendingViewControllers: The page that comes, alone in a list.
    func pageViewController(
        _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController])

    /// Called when the turn is over. Does nothing by default.
    ///
    /// - Parameters:
    ///   - pageViewController: The row, whose `viewControllers` hold the page that is seen now.
    ///   - finished: Whether the animation ran to its end, and was not cut short by another change.
    ///   - previousViewControllers: The page that was seen before, alone in a list.
    ///   - completed: Whether the page was turned, and not let go early.
    func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool)
}

extension PageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController]
    ) {}

    /// Does nothing.
    public func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) {}
}
