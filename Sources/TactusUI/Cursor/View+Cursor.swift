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
            let saidCursor = saysCursor
            hitting.cursor = newValue
            root?.hoverInterest.cursors += (saysCursor ? 1 : 0) - (saidCursor ? 1 : 0)
            root?.windowScene?.application?.inputRouter.cursors.update()
        }
    }
}
