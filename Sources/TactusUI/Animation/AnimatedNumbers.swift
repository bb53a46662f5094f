import TactusGeometry
import TactusGraphics

// What is animated, as numbers that can be added and multiplied: up to eight.

extension SIMD8<Double> {
    nonisolated init(_ vector: Vector) { self.init(vector.dx, vector.dy, 0, 0, 0, 0, 0, 0) }

    nonisolated init(_ number: Double) { self.init(number, 0, 0, 0, 0, 0, 0, 0) }

    /// A colour with its alpha multiplied in: no colour has no effect on what it is blended with.
    nonisolated init(_ color: Color?) {
        let alpha = color?.alpha ?? 0
        self.init(
            (color?.red ?? 0) * alpha, (color?.green ?? 0) * alpha, (color?.blue ?? 0) * alpha, alpha, 0, 0, 0, 0)
    }

    /// What a colour is in some surroundings.
    nonisolated init(_ color: Color?, in colors: ColorTraits) { self.init(color?.resolved(in: colors)) }

    nonisolated var vector: Vector { Vector(dx: self[0], dy: self[1]) }
}

extension Color {
    /// Undoes the multiplication; `nil` for what nothing is seen of.
    nonisolated init?(premultiplied numbers: SIMD8<Double>) {
        let alpha = numbers[3]
        guard alpha > 0 else { return nil }
        self.init(
            red: numbers[0] / alpha, green: numbers[1] / alpha, blue: numbers[2] / alpha, alpha: alpha)
    }
}

extension SIMD8<Double> {
    nonisolated init(_ radii: CornerRadii) {
        self.init(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight, 0, 0, 0, 0)
    }
}

extension CornerRadii {
    nonisolated init(_ numbers: SIMD8<Double>) {
        self.init(topLeft: numbers[0], topRight: numbers[1], bottomLeft: numbers[2], bottomRight: numbers[3])
    }
}

extension Size {
    nonisolated var asVector: Vector { Vector(dx: width, dy: height) }
}
