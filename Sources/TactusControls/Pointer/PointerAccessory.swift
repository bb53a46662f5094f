import Glibc
import TactusGeometry
import TactusGraphics

/// A small shape beside a pointer that says what may be done, as the arrows of a handle that can be drawn up and down.
/// UIKit's `UIPointerAccessory`.
///
/// ```swift
/// var style = PointerStyle(effect: .lift(handle))
/// style.accessories = [.arrow(.top), .arrow(.bottom)]
/// ```
///
/// ![A disc with two arrows, a beam with one, and four arrows around a rectangle](pointer-accessories)
public struct PointerAccessory: Equatable {
    /// Where an accessory lies: its middle, seen from the place that points.
    nonisolated public struct Position: Hashable, Sendable {
        /// How far from the place that points, in points.
        public var offset: Double
        /// In which direction, in radians, clockwise from straight up.
        public var angle: Double

        /// Creates a position.
        public init(offset: Double, angle: Double) {
            self.offset = offset
            self.angle = angle
        }

        /// A usual distance, in eighths of a turn.
        private init(eighth: Double) { self.init(offset: 18, angle: eighth * .pi / 4) }

        /// Above.
        public static let top = Position(eighth: 0)
        /// Above and to the right.
        public static let topRight = Position(eighth: 1)
        /// To the right.
        public static let right = Position(eighth: 2)
        /// Below and to the right.
        public static let bottomRight = Position(eighth: 3)
        /// Below.
        public static let bottom = Position(eighth: 4)
        /// Below and to the left.
        public static let bottomLeft = Position(eighth: 5)
        /// To the left.
        public static let left = Position(eighth: 6)
        /// Above and to the left.
        public static let topLeft = Position(eighth: 7)
    }

    /// The shape, in points around its own middle.
    public var shape: PointerShape
    /// Where it lies.
    public var position: Position
    /// Whether the shape is turned by the position's angle, as if it were drawn for the top. `false` unless it is set.
    public var orientationMatchesAngle = false

    /// Creates an accessory.
    public init(_ shape: PointerShape, position: Position) {
        self.shape = shape
        self.position = position
    }

    /// Returns an arrow that points away from the pointer.
    public static func arrow(_ position: Position) -> PointerAccessory {
        var path = Path()
        path.move(to: Point(x: 0, y: -4))
        path.addLine(to: Point(x: 6, y: 3))
        path.addLine(to: Point(x: -6, y: 3))
        path.close()
        var arrow = PointerAccessory(.path(path), position: position)
        arrow.orientationMatchesAngle = true
        return arrow
    }

    /// The shape where it lies; `nil` for what has no extent, or lies nowhere.
    var outline: Path? {
        guard position.offset.isFinite, position.angle.isFinite, let path = shape.outline else { return nil }
        let (way, angle) = (position.offset, position.angle)
        // What is a quarter of a turn away lies exactly there.
        func exact(_ length: Double) -> Double { (length * 1e9).rounded() / 1e9 }
        let turned = orientationMatchesAngle ? path.applying(Transform(rotationAngle: angle)) : path
        return turned.applying(Transform(translationX: exact(way * sin(angle)), y: exact(0 - way * cos(angle))))
    }
}
