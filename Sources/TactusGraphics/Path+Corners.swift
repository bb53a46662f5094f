public import TactusGeometry

/// Corners of a rectangle.
public struct RectCorner: OptionSet, Hashable, Sendable {
    /// One bit a corner.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper left one.
    public static let topLeft = RectCorner(rawValue: 1 << 0)
    /// The upper right one.
    public static let topRight = RectCorner(rawValue: 1 << 1)
    /// The lower left one.
    public static let bottomLeft = RectCorner(rawValue: 1 << 2)
    /// The lower right one.
    public static let bottomRight = RectCorner(rawValue: 1 << 3)
    /// All four.
    public static let allCorners: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension Path {
    /// Creates the outline of `rect` with some corners round and the others square.
    ///
    /// - Parameters:
    ///   - rect: The rectangle; null makes a path without parts.
    ///   - corners: Which corners are round.
    ///   - cornerRadius: The radius in points, at most half of the shorter side. Zero or less makes square corners.
    public init(roundedRect rect: Rect, byRoundingCorners corners: RectCorner, cornerRadius: Double) {
        self.init(rect, CornerRadii(cornerRadius).fitted(in: rect.size).masked(by: corners))
    }

    /// Creates the outline of `rect` with corners each as round as `cornerRadii` says.
    ///
    /// - Parameters:
    ///   - rect: The rectangle; null makes a path without parts.
    ///   - cornerRadii: The radii, shortened to what there is room for. Zero or less makes a square corner.
    public init(roundedRect rect: Rect, cornerRadii: CornerRadii) {
        self.init(rect, cornerRadii.fitted(in: rect.size))
    }

    /// Creates an outline by radii that fit.
    private init(_ rect: Rect, _ radii: CornerRadii) {
        guard radii.largest > 0, !rect.isNull else {
            self.init(rect: rect)
            return
        }
        self.init(stepCount: radii.curve == .continuous ? 17 : 9)
        // Corners that bend little by little have as much room beside each other.
        let room = radii.curve == .continuous ? min(rect.width, rect.height) / 2 : nil
        func add(_ radius: Double, at tip: Point, from start: Vector) {
            if let room, radius > 0 {
                addContinuousCorner(at: tip, radius: radius, room: max(room, radius), from: start)
            } else {
                addCorner(at: tip, radius: radius, from: start)
            }
        }
        add(radii.topLeft, at: Point(x: rect.minX, y: rect.minY), from: Vector(dx: -1, dy: 0))
        add(radii.topRight, at: Point(x: rect.maxX, y: rect.minY), from: Vector(dx: 0, dy: -1))
        add(radii.bottomRight, at: Point(x: rect.maxX, y: rect.maxY), from: Vector(dx: 1, dy: 0))
        add(radii.bottomLeft, at: Point(x: rect.minX, y: rect.maxY), from: Vector(dx: 0, dy: 1))
        close()
        roundedRect = RoundedRect(rect: rect, radii: radii)
    }

    /// Adds a corner, going clockwise around a rectangle: round, or without a radius the tip.
    ///
    /// - Parameters:
    ///   - tip: Where a square corner is.
    ///   - radius: How round it is, in points.
    ///   - start: The side that it is come from, seen from the middle: along an axis, and 1 long.
    private mutating func addCorner(at tip: Point, radius: Double, from start: Vector) {
        guard radius > 0 else { return addLine(to: tip) }
        let end = Vector(dx: -start.dy, dy: start.dx)
        addQuarter(around: tip - (start + end) * radius, radius: radius, from: start)
    }
}
