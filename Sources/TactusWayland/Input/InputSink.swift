import TactusPlatform
import WaylandClient

/// Where the devices of a seat deliver their frames, and whom they ask.
protocol InputSink: SelectionObserver {
    /// The clock that event times are mapped to.
    var clock: any Clock { get }

    /// The locale whose compose sequences are typed.
    var locale: String { get }

    /// Which pictures the pointer has.
    var cursors: CursorPreferences { get }

    /// What cursors are made with; `nil` before the connection is ready.
    var cursorSource: CursorSource? { get }

    /// The globals with which devices are made.
    var inputManagers: InputManagers { get }

    /// The text field that is entered in; `nil` when no text is entered.
    var textInputField: TextInputField? { get }

    /// The name of the next tool of a graphics tablet.
    func nextTabletTool() -> TabletToolID

    /// Device pixels per point of a scene.
    func scale(of scene: SceneID) -> Double

    /// The name of the next finger that lands.
    func nextContact() -> ContactID

    /// The scene of a surface; `nil` when the surface is none of ours, or is gone.
    func scene(of surface: WlSurface?) -> SceneID?

    /// A seat's user did something, which entitles to something.
    func userDidAct(on seat: SeatID)

    /// A button of a seat's pointer came up.
    func buttonDidComeUp(of seat: SeatID)

    /// Takes a finished frame.
    func receive(_ frame: InputFrame)

    /// Takes what is told of drags.
    func receive(_ event: DragEvent)
}
