extension AttachmentBehavior {
    /// Returns a string: it lets two items come closer, and no farther apart than they are now.
    ///
    /// - Parameters:
    ///   - item: The one.
    ///   - offset: Where on it, from its middle, in points of the reference view.
    ///   - other: The other one.
    ///   - otherOffset: Where on that.
    /// - Returns: The behavior; its ``length`` can be changed.
    public static func limitAttachment(
        with item: any DynamicItem, offsetFromCenter offset: Vector, attachedTo other: any DynamicItem,
        offsetFromCenter otherOffset: Vector
    ) -> AttachmentBehavior {
        AttachmentBehavior(.limit, [item, other], at: [item.center + offset, other.center + otherOffset])
    }

    /// Returns glue: two items move and turn as one.
    ///
    /// - Parameters:
    ///   - item: The one.
    ///   - other: The other one.
    ///   - point: Where they are glued, in points of the reference view.
    /// - Returns: The behavior.
    public static func fixedAttachment(
        with item: any DynamicItem, attachedTo other: any DynamicItem, attachmentAnchor point: Point
    ) -> AttachmentBehavior {
        AttachmentBehavior(.fixed, [item, other], at: [point, point])
    }

    /// Returns a nail: two items turn about a point that they share.
    ///
    /// - Parameters:
    ///   - item: The one.
    ///   - other: The other one.
    ///   - point: The point, in points of the reference view.
    /// - Returns: The behavior; its ``attachmentRange`` is in radians.
    public static func pinAttachment(
        with item: any DynamicItem, attachedTo other: any DynamicItem, attachmentAnchor point: Point
    ) -> AttachmentBehavior {
        AttachmentBehavior(.pin, [item, other], at: [point, point])
    }

    /// Returns a rail between two items: one moves along an axis of the other, and does not turn beside it.
    ///
    /// - Parameters:
    ///   - item: The one.
    ///   - other: The other one.
    ///   - point: Where they meet now, in points of the reference view.
    ///   - axis: Along which they move, as it is now. Not zero.
    /// - Returns: The behavior; its ``attachmentRange`` is in points.
    public static func slidingAttachment(
        with item: any DynamicItem, attachedTo other: any DynamicItem, attachmentAnchor point: Point,
        axisOfTranslation axis: Vector
    ) -> AttachmentBehavior {
        AttachmentBehavior(.sliding(direction(axis)), [item, other], at: [point, point])
    }

    /// Returns a rail: an item moves along an axis through a point, and does not turn.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - point: A point that the axis goes through, in points of the reference view; it is the ``anchorPoint``.
    ///   - axis: Along which it moves. Not zero.
    /// - Returns: The behavior; its ``attachmentRange`` is in points.
    public static func slidingAttachment(
        with item: any DynamicItem, attachmentAnchor point: Point, axisOfTranslation axis: Vector
    ) -> AttachmentBehavior {
        AttachmentBehavior(.sliding(direction(axis)), [item], at: [point])
    }

    private static func direction(_ axis: Vector) -> Vector {
        precondition(
            axis.length > 0 && axis.length.isFinite, "the axis of a rail must be finite and not zero, not \(axis)")
        return axis.normalized
    }
}
