import TactusGeometry
import TactusGraphics
import TactusUI
import WaylandClient

/// Who is told about a toplevel.
protocol ToplevelOwner: AnyObject {
    /// The compositor's wishes or the scale changed.
    func toplevelDidReceiveConfiguration(_ toplevel: Toplevel)

    /// The user asks to close the window.
    func toplevelDidReceiveCloseRequest(_ toplevel: Toplevel)
}

/// The wire half of a surface: its `wl_surface` with the role of an `xdg_toplevel`, its buffers, its callback.
///
/// The order is the protocol's: a first commit without a buffer, a configure, its acknowledgement right before the
/// commit that honours it, and only then pixels.
final class Toplevel {
    /// When to draw.
    var scheduler = FrameScheduler()

    private let surface: WlSurface
    private let shellSurface: XdgSurface
    private let role: XdgToplevel
    private let decoration: ZxdgToplevelDecorationV1?
    private let buffers: BufferPool
    private unowned let wire: WireConnection
    private unowned let owner: any ToplevelOwner & WaylandSurface

    private var latch = ConfigureLatch()
    private var scaleTracker = ScaleTracker()
    private var committedScale = 1
    private var callback: WlCallback?
    private var hasUncommittedState = false
}
