import TactusGeometry
import TactusGraphics

nonisolated extension AnimatedState {
    /// Less than this of a device pixel is not seen, as long as it is compared with what shows.
    private static let unseenWay = 0.125
    /// Less than this of a colour's channel changes none of its 255 steps, or one by one.
    private static let unseenShade = 1.0 / 512

    /// Whether nobody could tell this state from another that shows: rule AP-26.
    ///
    /// - Parameters:
    ///   - other: What shows.
    ///   - scale: Device pixels to a point of the superview.
    /// - Returns: Whether no corner is farther off than an eighth of a pixel, and no shade by half a step.
    func looksLike(_ other: AnimatedState, scale: Double) -> Bool {
        guard animatableValue == other.animatableValue, colors == other.colors else { return false }
        return isNear(other.geometry, scale: scale) && isNear(other.appearance, scale: scale)
    }

    private func isNear(_ other: ViewGeometry, scale: Double) -> Bool {
        if geometry == other { return true }
        let (way, bounds) = (Self.unseenWay / scale, geometry.bounds)
        guard (bounds.origin - other.bounds.origin).length < way else { return false }
        let (here, there) = (geometry.toSuperview, other.toSuperview)
        return zip(bounds.corners, other.bounds.corners).allSatisfy {
            ($0.applying(here) - $1.applying(there)).length < way
        }
    }

    private func isNear(_ other: ViewAppearance, scale: Double) -> Bool {
        if appearance == other { return true }
        var alike = appearance
        alike.alpha = other.alpha
        alike.backgroundColor = other.backgroundColor
        alike.ornaments = other.ornaments
        guard alike == other, abs(appearance.alpha - other.alpha) < Self.unseenShade else { return false }
        let ground = SIMD8(appearance.backgroundColor, in: colors) - SIMD8(other.backgroundColor, in: colors)
        return ground.isWithin(Self.unseenShade) && isNear(other.ornaments, scale: scale)
    }

    private func isNear(_ other: ViewOrnaments, scale: Double) -> Bool {
        let mine = appearance.ornaments.resolved(in: colors)
        let others = other.resolved(in: colors)
        guard mine != others else { return true }
        var alike = mine
        for property in AnimatedProperty.allCases { alike.copy(property, from: others) }
        guard alike == others else { return false }
        let shades: [AnimatedProperty] = [.borderColor, .shadowColor, .shadowOpacity]
        let ways: [AnimatedProperty] = [.cornerRadii, .borderWidth, .shadowRadius, .shadowOffset]
        return shades.allSatisfy { mine.difference(to: others, in: $0).isWithin(Self.unseenShade) }
            && ways.allSatisfy { mine.difference(to: others, in: $0).isWithin(Self.unseenWay / scale) }
    }
}

extension SIMD8<Double> {
    /// Whether no number is as far from zero as a limit.
    nonisolated fileprivate func isWithin(_ limit: Double) -> Bool { max() < limit && -min() < limit }
}

extension Rect {
    nonisolated fileprivate var corners: [Point] {
        [origin, Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY)]
    }
}

extension View {
    /// Device pixels to a point of the superview's space, where it is largest; 1 outside of a scene.
    final var pixelsPerSuperviewPoint: Double {
        guard let window = root, let scene = window.windowScene else { return 1 }
        guard let superview else { return scene.scale }
        let origin = superview.convert(Point.zero, to: window)
        let ways = [Point(x: 1, y: 0), Point(x: 0, y: 1)].map { (superview.convert($0, to: window) - origin).length }
        return scene.scale * Swift.max(ways[0], ways[1], 1e-3)
    }
}
