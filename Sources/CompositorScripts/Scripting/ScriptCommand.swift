public import FakeCompositor
public import TactusGeometry

/// One command of a ``Script``.
///
/// Points are logical pixels of the outputs; they may lie outside of them.
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
    /// `swipe ID X1 Y1 X2 Y2 MS`: down, motion in a straight line, up.
    case swipe(id: Int32, from: Point, to: Point, duration: Duration)
    /// `path ID MS X1 Y1 X2 Y2…`: down at the first point, motion at an even speed through all others, up at the last.
    case path(id: Int32, points: [Point], duration: Duration)
    /// `pinch X Y R1 R2 MS`: two fingers left and right of a centre, their distance to it going from the first radius
    /// to the second. Their IDs are the two lowest from 0 up that the script does not name.
    case pinch(center: Point, fromRadius: Double, toRadius: Double, duration: Duration)
    /// `rate HZ`: so many samples a second of what moves from here on; 60 before.
    case rate(Int)
    /// `jitter PX [SEED]`: fingers that move tremble by up to so many logical pixels each way from here on, always in
    /// the same way for the same seed. Where they land and where they arrive they do not.
    case jitter(Double, seed: UInt64)

    /// `pointer X Y`: the pointer moves.
    case pointer(to: Point)
    /// `button CODE press|release`: a button by its Linux code, decimal or `0x…`; the left one is `0x110`.
    case button(code: UInt32, isPressed: Bool)
    /// `click X Y [CODE]`: the pointer moves there; a button, the left one unless given, goes down and up.
    case click(at: Point, code: UInt32)
    /// `axis DX DY`: two fingers scroll on a touchpad by that many logical pixels, and lift: an axis frame of source
    /// `finger`, then one that stops the axes which moved.
    case axis(Vector)
    /// `gesture swipe|pinch|hold …`: fingers on a touchpad do something where the pointer is.
    case gesture(TouchpadGesture)
    /// `key CODE press|release`: a key by its Linux code, decimal or `0x…`.
    case key(code: UInt32, isPressed: Bool)
    /// `type TEXT`: the keys that give the text, with the modifiers that they need.
    case type(String)
    /// `stylus near|move|…`: a pen does something.
    case stylus(PenAction)
    /// `stylus stroke X1 Y1 X2 Y2 MS [PRESSURE]`: the pen comes near, touches, draws a straight line and goes away.
    case stylusStroke(from: Point, to: Point, duration: Duration, pressure: Double?)

    /// `plug DEVICE` and `unplug DEVICE`: the first seat gains or loses its pointer, keyboard or touch screen; with a
    /// device go the fingers, buttons and keys that are down.
    case device(Seat.Capabilities, isPresent: Bool)
    /// `output W H [SCALE]`: the first output has that size in logical pixels from now on, and that many device pixels
    /// for each; the scale stays as it is unless given.
    case output(width: Int, height: Int, scale: Double?)
    /// `turn-output TRANSFORM [OUTPUT]`, `scale-output SCALE [OUTPUT]`, `mode-output W H [OUTPUT]`,
    /// `plug-output NAME WxH[@SCALE][/TRANSFORM][+X+Y]` and `unplug-output NAME`: displays change, come and go.
    case outputs(OutputChange)
    /// `hold-wire [events|requests]`, `block-wire [events|requests]`, `release-wire` and `cut-wire`: what happens to
    /// the connections of all clients.
    case wire(WireAction)
    /// `restart-compositor [MS]`: the compositor dies, and after that time another one listens in its place.
    case restartCompositor(after: Duration)
    /// `fault EVENT WHICH EFFECT…`: something goes wrong from here on, as `Fault.init(parsing:)` reads it.
    case fault(Fault)
    /// `wait MS`: nothing, for that long.
    case wait(Duration)
    /// `wait-text MS REGEX`: waits for a line of the client's output in which the pattern is found.
    case waitForText(Duration, pattern: String)
    /// `wait-idle [MS [QUIET]]`: waits until the client rests, and fails when it does not within 5 s or the time given.
    /// It rests when it has committed nothing for three refreshes, and for as many milliseconds as QUIET.
    case waitForIdle(Duration, quiet: Duration)
    /// `wait-change MS NAME [X Y W H]`: waits until the first output shows something else than when `shot NAME` took
    /// its picture, and fails when it does not after that long. Only a part of the picture counts where one is given,
    /// in pixels of the picture.
    case waitForChange(Duration, since: String, in: PixelRect?)
    /// `wait-window MS`: waits until something of a client's shows, and fails when nothing does after that long.
    case waitForWindow(Duration)
    /// `wait-exit MS`: waits for the client to end by itself, and fails when it has not after that long.
    case waitForExit(Duration)
    /// `shot NAME [OUTPUT]`: a picture of an output, the first one unless named: `NAME.png`.
    case shot(name: String, output: String?)
    /// `expect-pixel X Y #RRGGBB [TOLERANCE]`: fails unless the pixel has that colour, in no channel further
    /// away than the tolerance.
    case expectPixel(at: Point, PixelColor, tolerance: Int)
    /// `diff NAME FILE [TOLERANCE]`: a picture of the first output, which must be like the one in a file.
    case compare(name: String, file: String, tolerance: Int)
    /// `expect-frames-late N`: fails unless each picture that came upon a finger since the last such line, or since the
    /// beginning, was shown at most so many refreshes late, and at least one did come:
    /// ``/FakeCompositor/LatencyProbe/framesLate``.
    case expectFramesLate(Int)
    /// `client-alive`: fails unless the client still runs.
    case expectClientAlive

    /// The code of the left button in `linux/input-event-codes.h`.
    public static let leftButton: UInt32 = 0x110

    /// How long `wait-idle` waits when its line does not say.
    public static let idleLimit = Duration.seconds(5)

    /// The touch ID that the command's line names, when it names one.
    var namedContact: Int32? {
        switch self {
        case .down(let id, _), .motion(let id, _), .up(let id), .tap(let id, _, _), .swipe(let id, _, _, _),
            .path(let id, _, _):
            id
        default: nil
        }
    }

    /// Whether frames follow what the command sends, so that ` +` at the end of its line means something.
    var isTouch: Bool {
        switch self {
        case .down, .motion, .up, .cancel, .tap, .swipe, .path, .pinch: true
        default: false
        }
    }

    /// Whether it makes files, and so needs a folder for them.
    public var takesPicture: Bool {
        switch self {
        case .shot, .compare: true
        default: false
        }
    }
}
