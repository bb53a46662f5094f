package import TactusGeometry

/// Size limits as `xdg_toplevel` takes them: whole points, 0 for none, and a maximum that is not below the minimum.
/// Anything else would end the connection.
nonisolated package struct WireSizeLimits: Hashable, Sendable {
    /// Whole points.
    nonisolated package struct Extents: Hashable, Sendable {
        /// Points to the right.
        package var width: Int32
        /// Points down.
        package var height: Int32

        /// Creates extents.
        package init(width: Int32, height: Int32) {
            self.width = width
            self.height = height
        }
    }

    /// The smallest size.
    package let minimum: Extents
    /// The largest size; 0 for no limit.
    package let maximum: Extents

    /// Creates the limits: the minimum rounded up, the maximum down; what is not positive or not a number is none.
    package init(minimum: Size?, maximum: Size?) {
        let least = minimum ?? .zero
        let most = maximum ?? .zero
        self.minimum = Extents(
            width: WireSizeLimits.whole(least.width.rounded(.up)),
            height: WireSizeLimits.whole(least.height.rounded(.up)))
        self.maximum = Extents(
            width: WireSizeLimits.largest(most.width, atLeast: self.minimum.width),
            height: WireSizeLimits.largest(most.height, atLeast: self.minimum.height))
    }

    private static func largest(_ extent: Double, atLeast minimum: Int32) -> Int32 {
        let limit = whole(extent.rounded(.down))
        return limit == 0 ? 0 : max(limit, minimum)
    }

    private static func whole(_ extent: Double) -> Int32 {
        extent > 0 ? Int32(min(extent, Double(PixelRect.limit))) : 0
    }
}
