public import Tactus

/// What numbers of colours mean: here always sRGB.
nonisolated public struct CGColorSpace: Hashable, Sendable {
    /// The name of the web's colours.
    nonisolated public enum Name: Hashable, Sendable {
        /// sRGB.
        case sRGB
    }

    /// The name of the web's colours.
    public static let sRGB = Name.sRGB

    /// Creates the space of the web's colours.
    public init?(name: Name) {}

    init() {}
}

/// Returns the space that colours are in.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Colours of a gradient, as they are written where Core Foundation has arrays.
public typealias CFArray = [CGColor]

/// Colours that go over into one another.
nonisolated public struct CGGradient: Hashable, Sendable {
    let stops: [Gradient.Stop]

    /// Creates a gradient; `nil` without colours.
    ///
    /// - Parameters:
    ///   - space: What the colours' numbers mean: there is one space.
    ///   - colors: The colours.
    ///   - locations: Where they are, from 0 to 1; `nil` for at the same distances.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        stops = Gradient.stops(colors, at: locations)
    }
}

nonisolated extension Gradient {
    /// Colours at places, or at the same distances.
    static func stops(_ colors: [Color], at locations: [CGFloat]?) -> [Stop] {
        colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let locations = locations ?? []
            return Stop(location: index < locations.count ? locations[index] : even, color: color)
        }
    }
}

/// Whether a gradient goes on where it begins and ends.
nonisolated public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: UInt32
    /// Creates the options of the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour is also before the beginning.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour is also behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

nonisolated extension CGContext {
    /// Fills all that can be drawn on with a gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: Where the first one is.
    ///   - endPoint: Where the last one is.
    ///   - options: Whether it goes on before and behind; without them it is drawn between the two alone.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let room = canvas.clipBounds
        let way = endPoint - startPoint
        guard !room.isNull, way.length > 0 else { return }
        let reach = room.width + room.height + startPoint.distance(to: CGPoint(x: room.midX, y: room.midY)) + way.length
        let along = way / way.length * reach
        let across = CGVector(dx: -along.dy, dy: along.dx)
        let begin = options.contains(.drawsBeforeStartLocation) ? startPoint - along : startPoint
        let end = options.contains(.drawsAfterEndLocation) ? endPoint + along : endPoint
        var strip = PathSteps()
        strip.move(to: begin - across)
        strip.line(to: end - across)
        strip.line(to: end + across)
        strip.line(to: begin + across)
        strip.close()
        canvas.fill(
            strip.path, with: Gradient(.linear(start: startPoint, end: endPoint), stops: toned(gradient.stops)))
    }

    /// Fills all that can be drawn on with a gradient from circle to circle around one point.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startCenter: The middle of both circles.
    ///   - startRadius: Where the first colour is, in points from the middle; less than `endRadius`.
    ///   - endCenter: The same as `startCenter`: there are no gradients between circles around different points.
    ///   - endRadius: Where the last colour is, in points from the middle.
    ///   - options: Whether it goes on inside and outside; without them it is drawn between the two alone.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        precondition(
            startCenter == endCenter && startRadius < endRadius,
            "a gradient goes outwards around one point: give both circles the same center, the larger one last")
        let inner = max(startRadius, 0) / endRadius
        let stops = toned(gradient.stops).map {
            Gradient.Stop(location: inner + $0.location * (1 - inner), color: $0.color)
        }
        let room = canvas.clipBounds
        guard !room.isNull else { return }
        let reach = 2 * (room.width + room.height + startCenter.distance(to: CGPoint(x: room.midX, y: room.midY)))
        let outer = options.contains(.drawsAfterEndLocation) ? max(reach, endRadius) : endRadius
        func circle(_ radius: CGFloat) -> CGRect {
            CGRect(x: startCenter.x - radius, y: startCenter.y - radius, width: 2 * radius, height: 2 * radius)
        }
        var shape = PathSteps()
        shape.addOval(in: circle(outer))
        if inner > 0, !options.contains(.drawsBeforeStartLocation) { shape.addOval(in: circle(startRadius)) }
        canvas.fill(
            shape.path,
            with: Gradient(
                .radial(center: startCenter, radius: CGSize(width: endRadius, height: endRadius)), stops: stops),
            rule: .evenOdd)
    }

    private func toned(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
        stops.map { Gradient.Stop(location: $0.location, color: tone($0.color)) }
    }
}
