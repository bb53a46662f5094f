import TactusGeometry
import TactusPlatform
import WaylandClient

/// Who is told about the connected half of a surface.
protocol ConnectedSurfaceOwner: AnyObject {
    /// The scene that the surface belongs to.
    var scene: SceneID { get }

    /// The compositor's wishes or the scale changed.
    func connectedSurface(_ connected: ConnectedSurface, didReceive configuration: SurfaceConfiguration)

    /// The surface has come to a display of another density, in points per inch; `nil` for one that does not tell.
    func connectedSurface(_ connected: ConnectedSurface, didChangePointsPerInch pointsPerInch: Double?)

    /// The surface is to be closed.
    func connectedSurfaceDidReceiveCloseRequest(_ connected: ConnectedSurface)

    /// The compositor does not show the surface, or no longer.
    func connectedSurfaceDidEnd(_ connected: ConnectedSurface)

    /// The window of another program that the surface was a dialog of is gone.
    func connectedSurfaceDidLoseParent(_ connected: ConnectedSurface)

    /// Takes over what is down on the surface.
    func handOver() -> (seat: WlSeat, serial: UInt32)?

    /// A picture was made, or there is too little of something for it.
    func connectedSurface(_ connected: ConnectedSurface, lacks shortage: ResourceShortage?)

    /// The output of that name, if it is there.
    func output(_ id: ScreenID) -> WlOutput?

    /// All outputs that there are.
    var outputs: [Output] { get }

    /// The scale of what the surface opens over; `nil` when it opens over nothing that shows.
    var expectedScale: PixelScale? { get }

    /// The present moment.
    var now: Instant { get }

    /// Where the memory of buffers comes from.
    var bufferMemory: BufferMemory { get }
}
