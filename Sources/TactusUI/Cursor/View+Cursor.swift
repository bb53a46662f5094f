import TactusPlatform

extension View {
    /// What the pointer looks like over this view; `nil`, the default, leaves that to the superview. Where no view says
    /// anything it is `Cursor.default`.
    ///
    /// While a button is down the pointer looks as it did when it went down. Touches have no cursor. A change shows at
    /// once; a view that comes under a resting pointer shows its cursor with the next movement.
    public final var cursor: Cursor? {
        get { hitting.cursor }
        set {
            guard newValue != hitting.cursor else { return }
            root?.hoverInterest -= ownHoverInterest
            hitting.cursor = newValue
            root?.hoverInterest += ownHoverInterest
            root?.windowScene?.application?.inputRouter.cursors.update()
        }
    }
}
