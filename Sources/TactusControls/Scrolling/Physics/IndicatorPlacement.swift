import TactusUI

/// Where a scroll indicator's bar lies along its track, and how long it is: rule SV-26.
nonisolated struct IndicatorPlacement: Hashable, Sendable {
    /// The bar is not shorter while the content is within its ends.
    static let leastLength = 36.0
    /// Nor than this while the content is beyond them.
    static let leastLengthBeyond = 7.0

    /// Where the bar begins, from the beginning of its track, in points.
    let start: Double
    /// How long it is.
    let length: Double

    /// Places the bar; `nil` when all of the content shows.
    ///
    /// - Parameters:
    ///   - axis: Where the content can be.
    ///   - offset: Where it is.
    ///   - track: How long the track is, in points.
    init?(_ axis: ScrollAxis, offset: Double, track: Double) {
        let room = axis.offsets.upperBound - axis.offsets.lowerBound
        guard room > 0, axis.viewport > 0, track > 0 else { return nil }
        let full = min(max(IndicatorPlacement.leastLength, track * axis.viewport / (room + axis.viewport)), track)
        let excess = axis.excess(of: offset)
        length = min(full, max(IndicatorPlacement.leastLengthBeyond, full - abs(excess)))
        let done = (axis.limit(offset) - axis.offsets.lowerBound) / room
        start = excess > 0 ? track - length : done * (track - full)
    }

    /// How far the content goes when the bar is drawn along by a point.
    static func pace(_ axis: ScrollAxis, track: Double) -> Double {
        guard let placement = IndicatorPlacement(axis, offset: axis.offsets.lowerBound, track: track) else { return 0 }
        let translation = track - placement.length
        return translation > 0 ? (axis.offsets.upperBound - axis.offsets.lowerBound) / translation : 0
    }
}
