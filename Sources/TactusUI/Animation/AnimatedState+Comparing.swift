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
        let (way, bounds, others) = (Self.unseenWay / scale, geometry.bounds, other.bounds)
        guard (bounds.origin - others.origin).length < way else { return false }
        // Corner by corner: this is asked of each animated view in each frame, and an array would be memory.
        let (here, there) = (geometry.toSuperview, other.toSuperview)
        func isNear(_ mine: Point, _ theirs: Point) -> Bool {
            (mine.applying(here) - theirs.applying(there)).length < way
        }
        return isNear(bounds.origin, others.origin)
            && isNear(Point(x: bounds.maxX, y: bounds.minY), Point(x: others.maxX, y: others.minY))
            && isNear(Point(x: bounds.minX, y: bounds.maxY), Point(x: others.minX, y: others.maxY))
            && isNear(Point(x: bounds.maxX, y: bounds.maxY), Point(x: others.maxX, y: others.maxY))
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
        guard mine.gradient == others.gradient else { return false }
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

extension View {
    /// Device pixels to a point of the superview's space, where it is largest; 1 outside of a scene.
    final var pixelsPerSuperviewPoint: Double {
        var scale = root?.windowScene?.scale ?? 1
        var next = superview
        while let view = next {
            let geometry = view.shownGeometry
            if geometry.isTransformed {
                let transform = geometry.transform
                scale *= Swift.max(
                    Vector(dx: transform.a, dy: transform.b).length, Vector(dx: transform.c, dy: transform.d).length)
            }
            next = view.superview
        }
        return Swift.max(scale, 1e-3)
    }
}
