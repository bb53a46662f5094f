/// An interaction that hears what is dragged over its view, whoever takes it: for what opens under a drag.
///
/// Of the views under a drag the innermost with such an interaction hears of it. It decides about no drop: that is
/// ``DropInteraction``'s.
@MainActor public protocol DragHovering: Interaction {
    /// Sent when something that is dragged has come over the view, and whenever it moves there.
    ///
    /// - Parameter session: What is dragged; ``DropSession/location(in:)`` tells where it is.
    func dragDidHover(_ session: DropSession)

    /// Sent when it has left the view, was dropped, or was taken away.
    func dragDidLeave()
}
