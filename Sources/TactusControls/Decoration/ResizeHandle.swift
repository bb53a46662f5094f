import TactusGeometry
import TactusPlatform
import TactusUI

/// One edge or corner of a decoration, by which the window is resized.
///
/// The user's finger is handed over to the system once it has moved a little: a tap on an edge does nothing.
final class ResizeHandle: View {
    let edges: RectEdge

    init(_ edges: RectEdge) {
        self.edges = edges
        super.init(frame: .zero)
        cursor = ResizeHandle.cursor(for: edges)
        let pan = PanGestureRecognizer()
        pan.addTarget(self, action: ResizeHandle.drag)
        addGestureRecognizer(pan)
    }

    override class var geometricClass: View.Type { ResizeHandle.self }

    private func drag(_ pan: PanGestureRecognizer) {
        if pan.state == .began { window?.windowScene?.beginResize(at: edges) }
    }

    private static func cursor(for edges: RectEdge) -> Cursor {
        switch edges {
        case .top: .northResize
        case .bottom: .southResize
        case .left: .westResize
        case .right: .eastResize
        case [.top, .left]: .northWestResize
        case [.top, .right]: .northEastResize
        case [.bottom, .left]: .southWestResize
        default: .southEastResize
        }
    }
}
