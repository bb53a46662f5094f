import TactusGeometry
import TactusGraphics
import TactusPlatform

/// What of a view can change little by little.
nonisolated enum AnimatedProperty: Int, CaseIterable, Sendable {
    case position
    case boundsOrigin
    case size
    case transform
    case alpha
    case backgroundColor
    case cornerRadii
    case borderWidth
    case borderColor
    case shadowOpacity
    case shadowColor
    case shadowRadius
    case shadowOffset
    /// How much of the way between two gradients is left.
    case gradient
    /// What a control draws: where the knob of a switch is, say.
    case animatableValue

    /// Whether it moves something, and does not only tint it.
    var isMotion: Bool {
        switch self {
        case .position, .boundsOrigin, .size, .transform, .animatableValue: true
        default: false
        }
    }
}

/// The animated properties of a view: as they were set, or as they are shown.
nonisolated struct AnimatedState: Hashable, Sendable {
    var geometry: ViewGeometry
    var appearance: ViewAppearance
    /// ``View/animatableValue``.
    var animatableValue: Double
    /// What dynamic colours go by.
    var colors: ColorTraits

    /// What must be added to `target`'s property to get this one's.
    func difference(to target: AnimatedState, in property: AnimatedProperty) -> SIMD8<Double> {
        switch property {
        case .transform:
            TransformParts(geometry.transform).difference(to: TransformParts(target.geometry.transform))
        case .position: SIMD8(geometry.position - target.geometry.position)
        case .boundsOrigin: SIMD8(geometry.bounds.origin - target.geometry.bounds.origin)
        case .size: SIMD8(geometry.bounds.size.asVector - target.geometry.bounds.size.asVector)
        case .alpha: SIMD8(appearance.alpha - target.appearance.alpha)
        case .animatableValue: SIMD8(animatableValue - target.animatableValue)
        case .backgroundColor:
            SIMD8(appearance.backgroundColor, in: colors) - SIMD8(target.appearance.backgroundColor, in: target.colors)
        case .borderColor, .shadowColor:
            appearance.ornaments.resolved(in: colors).difference(
                to: target.appearance.ornaments.resolved(in: target.colors), in: property)
        default: appearance.ornaments.difference(to: target.appearance.ornaments, in: property)
        }
    }

    /// Whether nothing but the alpha is other than in `state`.
    func differsInAlphaAlone(from state: AnimatedState) -> Bool {
        guard appearance.alpha != state.appearance.alpha, geometry == state.geometry else { return false }
        var copy = state
        copy.appearance.alpha = appearance.alpha
        return copy == self
    }

    /// Adds what a part of an animation adds at the given moment.
    @MainActor mutating func add(_ part: ViewAnimations.Part, at now: Instant) {
        let numbers = part.numbers(at: now)
        guard part.property == .gradient else { return add(numbers, to: part.property) }
        let goal = appearance.ornaments.gradient
        appearance.ornaments.gradient = Gradient.blend(
            from: part.gradient, to: goal, share: 1 - numbers[0], in: colors)
    }

    /// Adds to a property; what no view can have is limited to what it can.
    mutating func add(_ numbers: SIMD8<Double>, to property: AnimatedProperty) {
        switch property {
        case .transform:
            var parts = TransformParts(geometry.transform)
            parts.numbers += numbers
            geometry.transform = parts.transform
        case .position: geometry.position += numbers.vector
        case .boundsOrigin: geometry.bounds.origin += numbers.vector
        case .size:
            let size = geometry.bounds.size
            geometry.bounds.size = Size(
                width: max(size.width + numbers[0], 0), height: max(size.height + numbers[1], 0))
        case .alpha: appearance.alpha = min(max(appearance.alpha + numbers[0], 0), 1)
        case .animatableValue: animatableValue += numbers[0]
        case .backgroundColor:
            guard numbers != .zero else { return }
            appearance.backgroundColor = Color(
                premultiplied: SIMD8(appearance.backgroundColor, in: colors) + numbers)
        case .borderColor, .shadowColor:
            guard numbers != .zero else { return }
            appearance.ornaments = appearance.ornaments.resolved(in: colors)
            appearance.ornaments.add(numbers, to: property)
        default: appearance.ornaments.add(numbers, to: property)
        }
    }

    /// Copies one property of `other`.
    mutating func copy(_ property: AnimatedProperty, from other: AnimatedState) {
        switch property {
        case .transform: geometry.transform = other.geometry.transform
        case .position: geometry.position = other.geometry.position
        case .boundsOrigin: geometry.bounds.origin = other.geometry.bounds.origin
        case .size: geometry.bounds.size = other.geometry.bounds.size
        case .alpha: appearance.alpha = other.appearance.alpha
        case .animatableValue: animatableValue = other.animatableValue
        case .backgroundColor: appearance.backgroundColor = other.appearance.backgroundColor
        default: appearance.ornaments.copy(property, from: other.appearance.ornaments)
        }
    }
}
