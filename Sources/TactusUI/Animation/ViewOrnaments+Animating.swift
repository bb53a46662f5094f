import TactusGeometry
import TactusGraphics

extension ViewOrnaments {
    /// The same with the colours that they are in some surroundings.
    nonisolated func resolved(in colors: ColorTraits) -> ViewOrnaments {
        var resolved = self
        resolved.borderColor = borderColor.resolved(in: colors)
        resolved.shadowColor = shadowColor.resolved(in: colors)
        return resolved
    }

    /// What must be added to `target`'s property to get this one's; nothing for properties of others.
    nonisolated func difference(to target: ViewOrnaments, in property: AnimatedProperty) -> SIMD8<Double> {
        switch property {
        case .cornerRadii: SIMD8(cornerRadii) - SIMD8(target.cornerRadii)
        case .borderWidth: SIMD8(borderWidth - target.borderWidth)
        case .borderColor: SIMD8(borderColor) - SIMD8(target.borderColor)
        case .shadowOpacity: SIMD8(shadowOpacity - target.shadowOpacity)
        case .shadowColor: SIMD8(shadowColor) - SIMD8(target.shadowColor)
        case .shadowRadius: SIMD8(shadowRadius - target.shadowRadius)
        case .shadowOffset: SIMD8(shadowOffset - target.shadowOffset)
        case .gradient: gradient == target.gradient ? .zero : SIMD8(1.0)
        default: .zero
        }
    }

    /// Adds to a property; what no view can have is limited to what it can.
    nonisolated mutating func add(_ numbers: SIMD8<Double>, to property: AnimatedProperty) {
        switch property {
        case .cornerRadii:
            let curve = cornerRadii.curve
            cornerRadii = CornerRadii(SIMD8(cornerRadii) + numbers).map { max($0, 0) }
            cornerRadii.curve = curve
        case .borderWidth: borderWidth = max(borderWidth + numbers[0], 0)
        case .borderColor: borderColor = Color(premultiplied: SIMD8(borderColor) + numbers) ?? .clear
        case .shadowOpacity: shadowOpacity = min(max(shadowOpacity + numbers[0], 0), 1)
        case .shadowColor: shadowColor = Color(premultiplied: SIMD8(shadowColor) + numbers) ?? .clear
        case .shadowRadius: shadowRadius = max(shadowRadius + numbers[0], 0)
        case .shadowOffset: shadowOffset += numbers.vector
        default: break
        }
    }

    /// Takes over one property of `other`.
    nonisolated mutating func copy(_ property: AnimatedProperty, from other: ViewOrnaments) {
        switch property {
        case .cornerRadii: cornerRadii = other.cornerRadii
        case .borderWidth: borderWidth = other.borderWidth
        case .borderColor: borderColor = other.borderColor
        case .shadowOpacity: shadowOpacity = other.shadowOpacity
        case .shadowColor: shadowColor = other.shadowColor
        case .shadowRadius: shadowRadius = other.shadowRadius
        case .shadowOffset: shadowOffset = other.shadowOffset
        case .gradient: gradient = other.gradient
        default: break
        }
    }
}
