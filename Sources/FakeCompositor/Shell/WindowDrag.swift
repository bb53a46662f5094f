import TactusGeometry

/// The user moves or resizes a window with a finger or a pressed button, which its client has given to the compositor.
///
/// Points are logical pixels in the space of all outputs.
final class WindowDrag {
    /// Edges that follow the user.
    struct Edges: OptionSet, Hashable {
        let rawValue: UInt32
        static let top = Edges(rawValue: 1)
        static let bottom = Edges(rawValue: 2)
        static let left = Edges(rawValue: 4)
        static let right = Edges(rawValue: 8)
    }

    private weak var toplevel: Toplevel?
    private let start: Point
    private let frame: PixelRect
    /// What follows the user; nothing when the whole window does.
    private let edges: Edges

    /// - Parameters:
    ///   - toplevel: The window.
    ///   - start: Where the user is.
    ///   - edges: What is resized; empty to move.
    init(of toplevel: Toplevel, from start: Point, edges: Edges) {
        self.toplevel = toplevel
        self.start = start
        self.edges = edges
        frame = toplevel.frame
        if !edges.isEmpty { toplevel.beginResizing(edges) }
    }

    /// The user is at another point.
    func move(to point: Point) {
        let dx = Int((point.x - start.x).rounded())
        let dy = Int((point.y - start.y).rounded())
        guard !edges.isEmpty else {
            toplevel?.move(to: PixelPoint(x: frame.minX + dx, y: frame.minY + dy))
            return
        }
        let width = frame.width + (edges.contains(.right) ? dx : edges.contains(.left) ? -dx : 0)
        let height = frame.height + (edges.contains(.bottom) ? dy : edges.contains(.top) ? -dy : 0)
        toplevel?.resize(width: width, height: height)
    }

    /// The user lets go.
    func end() {
        if !edges.isEmpty { toplevel?.endResizing() }
    }
}
