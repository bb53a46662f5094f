public import Tactus

/// What observers of a property are told of.
nonisolated public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// Creates the options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What it is after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// What it was before.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// How it is when the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}

/// A change of a property that is observed.
nonisolated public struct NSKeyValueObservedChange<Value> {
    /// What it is now; `nil` where that was not asked for.
    public let newValue: Value?
    /// What it was; `nil` where that was not asked for, and when the observation begins.
    public let oldValue: Value?
}

/// An observation of a property, until it is let go of.
@MainActor public final class NSKeyValueObservation {
    private var observation: GeometryObservation?

    fileprivate init() {}

    fileprivate func begin(_ observation: GeometryObservation) { self.observation = observation }

    /// Ends it.
    public func invalidate() {
        observation?.cancel()
        observation = nil
    }
}

/// What can be observed of a view: where it is, in points, and of a scroll view where its content is.
nonisolated public struct ObservableGeometry: Hashable, Sendable {
    /// Where it is in its superview.
    public let frame: CGRect
    /// Its own rectangle.
    public let bounds: CGRect
    /// Where its middle is in its superview.
    public let center: CGPoint
    /// How large the content is; zero of what is no scroll view.
    public let contentSize: CGSize
    /// Which place of the content is at the upper left corner; that of the ``bounds`` of what is no scroll view.
    public let contentOffset: CGPoint

    @MainActor init(_ view: UIView) {
        (frame, bounds, center) = (view.frame, view.bounds, view.center)
        contentSize = (view as? UIScrollView)?.contentSize ?? .zero
        contentOffset = view.bounds.origin
    }
}

extension OptionalForms where Self: UIView {
    /// Calls a handler each time that a property of the view is another one, at once.
    ///
    /// - Parameters:
    ///   - keyPath: Which one, as `\.contentOffset`: one that ``ObservableGeometry`` has.
    ///   - options: Which values the handler is told; with `initial` it is called now, too.
    ///   - changeHandler: What to call, with the view.
    /// - Returns: The observation, which ends when it is let go of.
    public func observe<Value: Equatable>(
        _ keyPath: KeyPath<ObservableGeometry, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var known = ObservableGeometry(self)[keyPath: keyPath]
        func report(_ view: Self, _ old: Value?, _ new: Value) {
            let change = NSKeyValueObservedChange(
                newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
            changeHandler(view, change)
        }
        let token = NSKeyValueObservation()
        token.begin(
            addGeometryObserver { view in
                let new = ObservableGeometry(view)[keyPath: keyPath]
                guard new != known, let view = view as? Self else { return }
                let old = known
                known = new
                report(view, old, new)
            })
        if options.contains(.initial) { report(self, nil, known) }
        return token
    }
}
