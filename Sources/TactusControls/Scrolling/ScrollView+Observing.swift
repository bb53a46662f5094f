/// Follows the content of a scroll view, until it is cancelled or let go of.
///
/// ``ScrollView/addScrollObserver(_:)`` makes them.
public final class ScrollObserver {
    private weak var scrollView: ScrollView?
    private let action: (ScrollView) -> Void

    init(_ scrollView: ScrollView, _ action: @escaping (ScrollView) -> Void) {
        self.scrollView = scrollView
        self.action = action
    }

    /// Ends the calls.
    public func cancel() {
        if let index = scrollView?.scrollObservers.indexFromEnds(of: self) {
            scrollView?.scrollObservers.remove(at: index)
        }
        scrollView = nil
    }

    func call() {
        if let scrollView { action(scrollView) }
    }
}

extension ScrollView {
    /// Calls `action` whenever ``contentOffset`` has changed, after the delegate was told: for a bar that goes along
    /// with content of which it knows nothing else. The delegate stays the program's own.
    ///
    /// - Parameter action: What to call, with this view.
    /// - Returns: The observer, to end it with. The scroll view keeps it.
    @discardableResult
    public final func addScrollObserver(_ action: @escaping (ScrollView) -> Void) -> ScrollObserver {
        let observer = ScrollObserver(self, action)
        scrollObservers.append(observer)
        return observer
    }

    /// The content has moved.
    final func sendToScrollObservers() {
        for observer in scrollObservers { observer.call() }
    }
}
