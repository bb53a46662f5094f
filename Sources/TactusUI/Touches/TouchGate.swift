/// Which touches a view gets when it does not take several, or does not share.
///
/// Recognizers know no gates: a touch that stays out here is theirs all the same.
enum TouchGate {
    /// A touch that is down, and whether it came through the gate to its view.
    struct Holder {
        var view: View
        var isAdmitted: Bool
    }

    /// Whether a touch that lands on `view` comes through to it.
    ///
    /// - Parameters:
    ///   - view: The view that was hit.
    ///   - holders: The touches of the same window that were down before.
    /// - Returns: Whether the view is told of the touch.
    static func admits(_ view: View, beside holders: [Holder]) -> Bool {
        let admitted = holders.filter(\.isAdmitted)
        if !view.isMultipleTouchEnabled && admitted.contains(where: { $0.view === view }) { return false }
        let others = admitted.filter { $0.view !== view }
        if view.isExclusiveTouch && !others.isEmpty { return false }
        return !others.contains { $0.view.isExclusiveTouch }
    }
}
