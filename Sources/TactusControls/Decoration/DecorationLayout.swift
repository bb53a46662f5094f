import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// Where the parts of a decoration are: the title bar, the edges by which the window is resized, and what they leave
/// for the content.
///
/// A surface reaches beyond the window that the user sees, by a margin that is transparent and takes fingers:
/// an edge of one pixel is nothing to hold on to. Sides that touch something have none, and a window that fills
/// the screen has no decoration.
nonisolated struct DecorationLayout: Hashable, Sendable {
    /// How wide the edges are that resize the window, in points.
    static let edgeWidth = 16.0
    /// How far the corners reach along the edges, in points.
    static let cornerLength = 32.0
    /// The height of the title bar, in points: a finger fits on its buttons.
    static let titleBarHeight = 44.0

    /// How far the window that the user sees lies inside the surface.
    let margins: Insets
    /// How far the content lies inside that window.
    let bars: Insets

    /// Lays a decoration out for a surface in these states.
    init(states: SurfaceStates) {
        let isFullscreen = states.contains(.fullscreen)
        bars = Insets(top: isFullscreen ? 0 : DecorationLayout.titleBarHeight, left: 0, bottom: 0, right: 0)
        let hasEdges = states.isDisjoint(with: [.fullscreen, .maximized])
        func width(unless tiled: SurfaceStates) -> Double {
            hasEdges && !states.contains(tiled) ? DecorationLayout.edgeWidth : 0
        }
        margins = Insets(
            top: width(unless: .tiledTop), left: width(unless: .tiledLeft), bottom: width(unless: .tiledBottom),
            right: width(unless: .tiledRight))
    }

    /// The window that the user sees.
    ///
    /// - Parameter surface: The size of the surface, in points.
    /// - Returns: Its frame in the surface.
    func window(in surface: Size) -> Rect { Rect(origin: .zero, size: surface).inset(by: margins) }

    /// The title bar's frame in the surface.
    func titleBar(in surface: Size) -> Rect {
        let window = window(in: surface)
        return Rect(x: window.minX, y: window.minY, width: window.width, height: min(bars.top, window.height))
    }

    /// The edges by which the window is resized, then its corners, and their frames in the surface.
    ///
    /// Corners lie in front of edges, and behind the window: only what is outside of it takes fingers.
    func handles(in surface: Size) -> [(edges: RectEdge, frame: Rect)] {
        let window = window(in: surface)
        let corner = min(DecorationLayout.cornerLength, surface.width / 2, surface.height / 2)
        let left = 0.0, top = 0.0
        let right = surface.width - corner, bottom = surface.height - corner
        let all: [(edges: RectEdge, frame: Rect)] = [
            (.top, Rect(x: window.minX, y: 0, width: window.width, height: margins.top)),
            (.left, Rect(x: 0, y: window.minY, width: margins.left, height: window.height)),
            (.bottom, Rect(x: window.minX, y: window.maxY, width: window.width, height: margins.bottom)),
            (.right, Rect(x: window.maxX, y: window.minY, width: margins.right, height: window.height)),
            ([.top, .left], Rect(x: left, y: top, width: corner, height: corner)),
            ([.top, .right], Rect(x: right, y: top, width: corner, height: corner)),
            ([.bottom, .left], Rect(x: left, y: bottom, width: corner, height: corner)),
            ([.bottom, .right], Rect(x: right, y: bottom, width: corner, height: corner)),
        ]
        return all.filter { $0.edges.isSubset(of: freeEdges) && !$0.frame.isEmpty }
    }

    /// Whether neither the top nor a side of the window touches something.
    var hasFreeCorners: Bool { freeEdges.isSuperset(of: [.top, .left, .right]) }

    /// The shadow of the window: it fades out within the margin, which is outside of what the system takes for it.
    static func shadow(isActive: Bool) -> Shadow {
        Shadow(
            .black, light: isActive ? 0.26 : 0.14, dark: isActive ? 0.6 : 0.4, radius: edgeWidth / 3.5,
            offset: Vector(dx: 0, dy: 1))
    }

    /// The edges with a margin.
    private var freeEdges: RectEdge {
        var edges: RectEdge = []
        if margins.top > 0 { edges.insert(.top) }
        if margins.left > 0 { edges.insert(.left) }
        if margins.bottom > 0 { edges.insert(.bottom) }
        if margins.right > 0 { edges.insert(.right) }
        return edges
    }
}
