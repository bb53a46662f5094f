import TactusGeometry
import TactusGraphics
import TactusPlatform

/// Shows what is dragged above everything else in a scene, where no platform does so.
final class DragPreviewWindow: Window {
    private let picture: DragPicture
    private let offset: Vector

    init(_ preview: DragPreview, in scene: WindowScene) {
        picture = DragPicture(preview.image)
        offset = preview.offset
        super.init(windowScene: scene)
        windowLevel = .overlay
        hitTestBehavior = .passthrough
        picture.isUserInteractionEnabled = false
        addSubview(picture)
        isHidden = false
    }

    override var canBecomeKey: Bool { false }

    /// Shows it at a place of the scene.
    func move(to point: Point) {
        let place = geometry.fromSuperview(point) ?? point
        picture.frame = Rect(origin: Point(x: place.x + offset.dx, y: place.y + offset.dy), size: picture.bounds.size)
    }
}

/// The picture that is dragged.
private final class DragPicture: View {
    private let image: Image

    init(_ image: Image) {
        self.image = image
        super.init(frame: Rect(origin: .zero, size: image.size))
    }

    override func draw(_ rect: Rect, in canvas: Canvas) { canvas.draw(image, in: bounds) }
}
