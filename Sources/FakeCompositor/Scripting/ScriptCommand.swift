public import TactusGeometry

/// One command of a ``Script``.
///
/// Points are logical pixels of the output; they may lie outside of it.
public enum ScriptCommand: Hashable, Sendable {
    /// `down ID X Y`: a finger lands.
    case down(id: Int32, at: Point)
    /// `motion ID X Y`: a finger moves.
    case motion(id: Int32, to: Point)
    /// `up ID`: a finger lifts.
    case up(id: Int32)
    /// `cancel`: every contact is taken away (`wl_touch.cancel`).
    case cancel
    /// `frame`: one `wl_touch.frame`, and nothing else.
    case frame
    /// `tap ID X Y [MS]`: down and, after 50 ms or the time given, up.
    case tap(id: Int32, at: Point, hold: Duration)
    /// `swipe ID X1 Y1 X2 Y2 MS`: down, motion at 60 Hz in a straight line, up.
    case swipe(id: Int32, from: Point, to: Point, duration: Duration)
    /// `pinch X Y R1 R2 MS`: two fingers left and right of a centre, their distance to it going from the first radius
    /// to the second at 60 Hz. Their IDs are the two lowest from 0 up that the script does not name.
    case pinch(center: Point, fromRadius: Double, toRadius: Double, duration: Duration)
    /// `pointer X Y`: the pointer moves.
    case pointer(to: Point)
    /// `button CODE press|release`: a button by its Linux code, decimal or `0x…`; the left one is `0x110`.
    case button(code: UInt32, isPressed: Bool)
    /// `click X Y [CODE]`: the pointer moves there; a button, the left one unless given, goes down and up.
    case click(at: Point, code: UInt32)
    /// `axis DX DY`: two fingers scroll on a touchpad by that many logical pixels, and lift: an axis frame of source
    /// `finger`, then one that stops the axes which moved.
    case axis(Vector)
    /// `wait MS`: nothing, for that long.
    case wait(Duration)
    /// `shot NAME`: a picture of the output, `NAME.png`.
    case shot(name: String)
    /// `client-alive`: fails unless the client still runs.
    case expectClientAlive
    /// `wait-exit MS`: waits for the client to end by itself, and fails when it has not after that long.
    case waitForExit(Duration)

    /// The code of the left button in `linux/input-event-codes.h`.
    public static let leftButton: UInt32 = 0x110

    /// The touch ID that the command's line names, when it names one.
    var namedContact: Int32? {
        switch self {
        case .down(let id, _), .motion(let id, _), .up(let id), .tap(let id, _, _), .swipe(let id, _, _, _): id
        default: nil
        }
    }

    /// Whether frames follow what the command sends, so that ` +` at the end of its line means something.
    var isTouch: Bool {
        switch self {
        case .down, .motion, .up, .cancel, .tap, .swipe, .pinch: true
        default: false
        }
    }
}
