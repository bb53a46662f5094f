import CCairo
import Glibc
import TactusGeometry

extension Path {
    /// A rectangle with round corners: what most of the paths are that are filled.
    struct RoundedRect: Sendable {
        /// The rectangle, in the path's space.
        let rect: Rect
        /// Radii that fit into it.
        let radii: CornerRadii
    }
}

extension Canvas {
    /// Fills a rectangle with round corners that lies on whole pixels, without Cairo, which computes the corners'
    /// coverage each time anew, and blends all pixels between them.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - color: A colour that is not dynamic.
    /// - Returns: `false` for what only Cairo can do, and does better: nothing is drawn then.
    func write(_ path: Path, _ color: Color) -> Bool {
        guard let rounded = path.roundedRect, let openPixels, !isPage, smoothsEdges, path.isDrawable, !path.isFar else {
            return false
        }
        let space = deviceTransform
        guard space.b == 0, space.c == 0, space.a > 0, space.a == space.d else { return false }
        guard let box = PixelRect(exactly: rounded.rect.applying(space)) else { return false }
        let whole = BoxShadow.Shape(box: box.size, cornerRadii: rounded.radii.map { $0 * space.a }, blur: 0)
        let shape = whole.stretchable
        // The shape of one that cannot be stretched is seldom asked for again.
        guard shape.box.width < box.width, shape.box.height < box.height else { return false }
        let pixels = box.intersection(openPixels)
        guard let ground = color.alpha >= 1 ? 0 : bitmap.onlyPixel(of: pixels) else { return false }
        guard let corners = RoundCorners.shared.coverage(of: shape) else { return false }
        let middle = shape.box.height / 2
        let upper = PixelRect(x: box.minX, y: box.minY, width: box.width, height: middle)
        let lower = PixelRect(x: box.minX, y: box.maxY - middle, width: box.width, height: middle)
        let between = PixelRect(x: box.minX, y: upper.maxY, width: box.width, height: lower.minY - upper.maxY)
        bitmap.blend(color, through: corners, around: box, in: upper.intersection(pixels))
        bitmap.cover(between.intersection(pixels), with: color, over: ground)
        bitmap.blend(color, through: corners, around: box, in: lower.intersection(pixels))
        return true
    }
}

extension PixelRect {
    /// The pixels of a rectangle that lies on whole pixels, as far as Cairo's coordinates tell, which have eight bits
    /// behind the point; `nil` for any other.
    fileprivate init?(exactly rect: Rect) {
        func whole(_ side: Double) -> Int? {
            let rounded = side.rounded()
            return abs(rounded) < 1e6 && abs(side - rounded) < 1 / 1024 ? Int(rounded) : nil
        }
        guard let minX = whole(rect.minX), let minY = whole(rect.minY), let maxX = whole(rect.maxX),
            let maxY = whole(rect.maxY)
        else { return nil }
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

/// The coverage of corners that were drawn lately: what is drawn in a window has few kinds of them. All threads share
/// it.
private final class RoundCorners: @unchecked Sendable {
    static let shared = RoundCorners()

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Some hundred of usual corners; of those of large radii few, so that all are a megabyte or so.
    private var pictures = RecentValues<BoxShadow.Shape, BoxShadow?>(capacity: 256) {
        1 + ($0.map { $0.shape.box.width * $0.shape.box.height } ?? 0) / 4096
    }

    private init() { pthread_mutex_init(mutex, nil) }

    /// The picture of the smallest box with such corners; it is only read. `nil` when there is no memory.
    func coverage(of shape: BoxShadow.Shape) -> BoxShadow? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return pictures.value(for: shape) { BoxShadow($0) }
    }
}
