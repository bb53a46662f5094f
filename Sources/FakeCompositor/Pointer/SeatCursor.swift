/// What stands for a seat's pointer, or for a tool of its tablets, on the screen.
public enum SeatCursor: Hashable, Sendable {
    /// The client has not said: it must after each enter.
    case undefined
    /// Nothing.
    case hidden
    /// A surface of the client: see ``SeatPointer/cursorSurface``.
    case picture
    /// A shape by its number in `wp_cursor_shape_device_v1.shape`.
    case shape(UInt32)
}
