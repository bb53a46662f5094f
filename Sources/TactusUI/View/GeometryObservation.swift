/// Somebody who is told that a view has another place or size, as long as this object is held, or until ``cancel()``.
///
/// ```swift
/// observation = table.addGeometryObserver { [weak self] table in
///     self?.height.constant = table.contentSize.height
/// }
/// ```
public final class GeometryObservation {
    fileprivate private(set) var action: ((View) -> Void)?

    fileprivate init(_ action: @escaping (View) -> Void) { self.action = action }

    /// Ends it: nothing is told any more, not even of a change that others are being told of.
    public func cancel() { action = nil }
}

/// A reference that keeps nobody alive.
struct WeakGeometryObservation {
    weak var observation: GeometryObservation?
}

extension View {
    /// Calls `action` whenever the ``frame``, the ``bounds``, the ``center`` or the ``transform`` of the view was
    /// changed, and for a scroll view the size of its content. UIKit has key-value observing for that.
    ///
    /// It is called at once, when the change is complete, also while views are laid out; an animation changes them
    /// once, when it begins. A view that nobody observes pays nothing.
    ///
    /// - Parameter action: What to call, with the view.
    /// - Returns: The observation. The view does not keep it: it ends with the object.
    public final func addGeometryObserver(_ action: @escaping (View) -> Void) -> GeometryObservation {
        let observation = GeometryObservation(action)
        madeLayoutState.geometryObservers.append(WeakGeometryObservation(observation: observation))
        return observation
    }

    /// Tells those that observe the view's geometry that something has changed that follows from it. A subclass calls
    /// it for what it adds, as a scroll view does for the size of its content.
    public final func notifyGeometryObservers() {
        guard let state = layoutState, !state.geometryObservers.isEmpty else { return }
        StackRoom.check("addGeometryObserver(_:)", of: self)
        state.geometryObservers.removeAll { $0.observation?.action == nil }
        for observer in state.geometryObservers { observer.observation?.action?(self) }
    }
}
