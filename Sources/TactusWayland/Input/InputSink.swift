import TactusUI
import WaylandClient

/// Where the devices of a seat deliver their frames, and whom they ask.
protocol InputSink: AnyObject {
    /// The clock that event times are mapped to.
    var clock: any Clock { get }

    /// The locale whose compose sequences are typed.
    var locale: String { get }

    /// The name of the next finger that lands.
    func nextContact() -> ContactID

    /// The scene of a surface; `nil` when the surface is none of ours, or is gone.
    func scene(of surface: WlSurface?) -> SceneID?

    /// Takes a finished frame.
    func receive(_ frame: InputFrame)
}
