import TactusGeometry
import TactusGraphics

nonisolated extension Gradient {
    /// A gradient on the way from one to another.
    ///
    /// Colours are mixed where either has a stop. Lines and circles move; between a line and a circle, the goal's is
    /// there from the start. One that comes from nothing, or goes there, fades.
    ///
    /// - Parameters:
    ///   - former: Where it comes from; `nil` for nothing.
    ///   - goal: Where it goes.
    ///   - share: Which part of the way is done.
    ///   - colors: What dynamic colours go by.
    /// - Returns: The gradient that shows.
    static func blend(from former: Gradient?, to goal: Gradient?, share: Double, in colors: ColorTraits) -> Gradient? {
        let share = min(max(share, 0), 1)
        if share == 1 { return goal }
        if share == 0 { return former }
        switch (former, goal) {
        case (nil, nil): return nil
        case (let former?, nil): return former.faded(1 - share, in: colors)
        case (nil, let goal?): return goal.faded(share, in: colors)
        case (let former?, let goal?):
            let locations = Set((former.stops + goal.stops).map(\.location)).sorted()
            return Gradient(
                former.shape.mixed(with: goal.shape, share),
                stops: locations.map { location in
                    let numbers =
                        former.numbers(at: location, in: colors) * (1 - share)
                        + goal.numbers(at: location, in: colors) * share
                    return Stop(location: location, color: Color(premultiplied: numbers) ?? .clear)
                })
        }
    }

    /// The same, that opaque.
    private func faded(_ alpha: Double, in colors: ColorTraits) -> Gradient {
        Gradient(
            shape,
            stops: stops.map {
                Stop(location: $0.location, color: $0.color.resolved(in: colors).multiplyingAlpha(by: alpha))
            })
    }

    /// The colour at a location, between its neighbours.
    private func numbers(at location: Double, in colors: ColorTraits) -> SIMD8<Double> {
        guard let after = stops.firstIndex(where: { $0.location >= location }) else {
            return SIMD8(stops.last?.color, in: colors)
        }
        let stop = stops[after]
        guard after > 0, stop.location > location else { return SIMD8(stop.color, in: colors) }
        let before = stops[after - 1]
        let share = (location - before.location) / (stop.location - before.location)
        return SIMD8(before.color, in: colors) * (1 - share) + SIMD8(stop.color, in: colors) * share
    }
}

nonisolated extension Gradient.Shape {
    fileprivate func mixed(with goal: Gradient.Shape, _ share: Double) -> Gradient.Shape {
        switch (self, goal) {
        case (.linear(let start, let end), .linear(let goalStart, let goalEnd)):
            .linear(start: start + (goalStart - start) * share, end: end + (goalEnd - end) * share)
        case (.radial(let center, let radius), .radial(let goalCenter, let goalRadius)):
            .radial(
                center: center + (goalCenter - center) * share,
                radius: Size(
                    width: radius.width + (goalRadius.width - radius.width) * share,
                    height: radius.height + (goalRadius.height - radius.height) * share))
        default: goal
        }
    }
}

extension View {
    /// The gradient that an animation begins with: what shows, where another one is on its way.
    final func gradientToAnimateFrom(formerly former: AnimatedState) -> Gradient? {
        guard let animations, animations.parts.contains(where: { $0.property == .gradient }) else {
            return former.appearance.ornaments.gradient
        }
        return animations.shown.appearance.ornaments.gradient
    }
}
