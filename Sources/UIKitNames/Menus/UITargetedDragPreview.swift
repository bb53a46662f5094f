public import Tactus

/// How a view shows that is lifted for a drag.
public typealias UIDragPreviewParameters = UIPreviewParameters

/// The view that is lifted for a drag, and how it shows meanwhile.
public typealias UITargetedDragPreview = UITargetedPreview

/// Where a preview lies.
public typealias UIDragPreviewTarget = UIPreviewTarget

/// Where a preview lies: around a point of a view.
public final class UIPreviewTarget {
    /// The view, in a window.
    public let container: UIView
    /// The middle of the preview, in points of the container.
    public let center: CGPoint

    /// Creates a place around a point of a view that is in a window.
    public init(container: UIView, center: CGPoint) {
        self.container = container
        self.center = center
    }
}

extension UITargetedPreview {
    /// Whether the view shows as it is, where it is.
    var isPlain: Bool { target == nil && parameters.visiblePath == nil && parameters.backgroundColor == nil }

    /// What a drag shows: the part of the view that shows, in its colour, where the view is, or the target says.
    func picture(for session: DragSession) -> DragPreview? {
        let box = parameters.visiblePath?.bounds ?? view.bounds
        guard box.width > 0, box.height > 0 else { return nil }
        let traits = view.traitCollection
        let renderer = GraphicsImageRenderer(size: box.size, scale: traits.displayScale, colorTraits: traits.colors)
        let image = try? renderer.image { canvas in
            canvas.translateBy(x: -box.minX, y: -box.minY)
            if let path = parameters.visiblePath { canvas.clip(to: path.path) }
            if let color = parameters.backgroundColor { canvas.fill(box, with: color) }
            view.drawHierarchy(in: view.bounds, on: canvas)
        }
        guard let image else { return nil }
        if let target {
            let start = session.startLocation(in: target.container)
            let corner = CGPoint(x: target.center.x - box.width / 2, y: target.center.y - box.height / 2)
            return DragPreview(image: image, offset: Vector(dx: corner.x - start.x, dy: corner.y - start.y))
        }
        let start = session.startLocation(in: view)
        return DragPreview(image: image, offset: Vector(dx: box.minX - start.x, dy: box.minY - start.y))
    }
}
