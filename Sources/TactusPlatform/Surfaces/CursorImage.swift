public import TactusGeometry
public import TactusGraphics

/// A picture in place of the pointer.
///
/// Two are equal when they show the same object at the same place: whoever makes pictures keeps them.
public struct CursorImage: Hashable, Sendable {
    /// The picture, at its own size in points.
    public let image: Image
    /// The place of the picture that points, in points from its upper left corner.
    public let hotSpot: Point

    /// Creates a picture for the pointer.
    ///
    /// - Parameters:
    ///   - image: The picture. Systems show up to some 256 points a side.
    ///   - hotSpot: The place that points, in points from the upper left corner.
    public init(image: Image, hotSpot: Point) {
        self.image = image
        self.hotSpot = hotSpot
    }

    /// Whether both show the same object at the same place.
    public static func == (left: CursorImage, right: CursorImage) -> Bool {
        left.image === right.image && left.hotSpot == right.hotSpot
    }

    /// Takes the object and the place into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(hotSpot)
    }
}
