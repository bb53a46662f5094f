/// A capability of an ``Interaction``: one of a window uses presses for which no responder has had a use, as
/// those that scroll.
///
/// Add it to a ``Window``: the interactions of other views are not asked.
@MainActor public protocol UnusedPressHandling: AnyObject {
    /// Called when a press began that neither a command nor a responder of the window has used. Interactions are asked
    /// in the order in which they were added, until one uses it.
    ///
    /// - Parameter press: The press. ``Press/repetition`` says how its key repeats.
    /// - Returns: Whether it was used. Then it does not travel on to the application.
    func handleUnusedPress(_ press: Press) -> Bool

    /// Called when a press was taken away, whoever used it.
    func unusedPressCancelled(_ press: Press)
}
