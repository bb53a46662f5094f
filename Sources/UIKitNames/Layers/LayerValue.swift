import Tactus

/// A value of a property of a layer, as numbers that can be mixed.
struct LayerValue {
    /// What the numbers stand for.
    private enum Kind {
        case number, flag, point, size, vector, rect, color, colors, numbers, transform, transform3D
        case path(PathSteps)
    }

    private(set) var numbers: [Double]
    private let kind: Kind

    /// Takes a value of a program.
    init(_ value: Any) {
        switch value {
        case let value as Bool: (kind, numbers) = (.flag, [value ? 1 : 0])
        case let value as Double: (kind, numbers) = (.number, [value])
        case let value as CGPoint: (kind, numbers) = (.point, [value.x, value.y])
        case let value as CGSize: (kind, numbers) = (.size, [value.width, value.height])
        case let value as CGVector: (kind, numbers) = (.vector, [value.dx, value.dy])
        case let value as CGRect: (kind, numbers) = (.rect, [value.minX, value.minY, value.width, value.height])
        case let value as Color: (kind, numbers) = (.color, Self.numbers(value))
        case let value as [Double]: (kind, numbers) = (.numbers, value)
        case let value as CGAffineTransform: (kind, numbers) = (.transform, LayerTurn(value).numbers)
        case let value as CATransform3D: (kind, numbers) = (.transform3D, LayerTurn(value.affine).numbers)
        case let value as CGPath: (kind, numbers) = (.path(value.steps), value.steps.numbers)
        case let value as PathSteps: (kind, numbers) = (.path(value), value.numbers)
        case let value as [Any] where value.allSatisfy { $0 is Color }:
            (kind, numbers) = (.colors, value.flatMap { ($0 as? Color).map(Self.numbers) ?? [] })
        default:
            // Whole numbers of every kind, and those of Foundation, read as they are written.
            guard let number = Double(String(describing: value)) else {
                preconditionFailure("\(value) is no value that a property of a layer can have")
            }
            (kind, numbers) = (.number, [number])
        }
    }

    private static func numbers(_ color: Color) -> [Double] { [color.red, color.green, color.blue, color.alpha] }

    /// The same value with other numbers.
    func with(_ numbers: [Double]) -> LayerValue {
        var copy = self
        copy.numbers = numbers
        return copy
    }

    /// The value, as a property takes it.
    var raw: Any {
        switch kind {
        case .number: numbers[0]
        case .flag: numbers[0] >= 0.5
        case .point: CGPoint(x: numbers[0], y: numbers[1])
        case .size: CGSize(width: numbers[0], height: numbers[1])
        case .vector: CGVector(dx: numbers[0], dy: numbers[1])
        case .rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case .color: color(0)
        case .colors: stride(from: 0, to: numbers.count, by: 4).map(color)
        case .numbers: numbers
        case .transform: LayerTurn(numbers).transform
        case .transform3D: CATransform3DMakeAffineTransform(LayerTurn(numbers).transform)
        case .path(let steps): steps.with(numbers)
        }
    }

    private func color(_ index: Int) -> Color {
        let parts = numbers[index..<index + 4].map { min(max($0, 0), 1) }
        return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    // MARK: Mixing

    private var isTurn: Bool {
        switch kind {
        case .transform, .transform3D: true
        default: false
        }
    }

    /// The way from this one to another: turns by no more than half around.
    private func way(to other: LayerValue) -> [Double]? {
        guard numbers.count == other.numbers.count else { return nil }
        var way = zip(numbers, other.numbers).map { $1 - $0 }
        if isTurn || other.isTurn { way[2] = way[2].remainder(dividingBy: 2 * .pi) }
        return way
    }

    /// Part of the way to another one. Between what cannot be mixed, such as paths of other steps, it is one or the
    /// other.
    func mixed(with other: LayerValue, _ fraction: Double) -> LayerValue {
        guard let way = way(to: other) else { return fraction < 0.5 ? self : other }
        return other.with(zip(numbers, way).map { $0 + fraction * $1 })
    }

    /// Part of the way to another one, on a curve that comes from one before and leads to one after.
    func mixedSmoothly(
        with other: LayerValue, _ t: Double, before: LayerValue, after: LayerValue
    ) -> LayerValue {
        let all = [before, self, other, after].map(\.numbers)
        guard all.allSatisfy({ $0.count == numbers.count }) else { return mixed(with: other, t) }
        return other.with(
            numbers.indices.map { index in
                let (a, b, c, d) = (all[0][index], all[1][index], all[2][index], all[3][index])
                let (cubic, square) = (3 * (b - c) + d - a, 2 * a - 5 * b + 4 * c - d)
                return b + t / 2 * (c - a + t * (square + t * cubic))
            })
    }

    /// This one and another one, some times.
    func adding(_ other: LayerValue, times: Double) -> LayerValue {
        guard numbers.count == other.numbers.count else { return self }
        guard isTurn, other.isTurn else { return with(zip(numbers, other.numbers).map { $0 + times * $1 }) }
        // What is stretched is stretched once more.
        var sum = zip(numbers, other.numbers).map { $0 + times * $1 }
        for index in 3...4 {
            sum[index] = numbers[index] * (times > 0 ? other.numbers[index] : 1 / other.numbers[index])
        }
        return with(sum)
    }

    /// How far another one is.
    func distance(to other: LayerValue) -> Double {
        (way(to: other) ?? []).reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
}

/// A transform as what was done: half of a turn is a turn by half the angle.
struct LayerTurn {
    var translation: CGVector
    /// In radians, clockwise.
    var angle: Double
    var scale: CGSize
    var shear: Double

    init(_ transform: CGAffineTransform) {
        translation = CGVector(dx: transform.tx, dy: transform.ty)
        let width = CGVector(dx: transform.a, dy: transform.b).length
        guard width > 0 else {
            let side = CGVector(dx: transform.d, dy: -transform.c)
            angle = side.length > 0 ? side.angle : 0
            scale = CGSize(width: 0, height: side.length)
            shear = 0
            return
        }
        angle = CGVector(dx: transform.a, dy: transform.b).angle
        shear = (transform.a * transform.c + transform.b * transform.d) / width
        scale = CGSize(width: width, height: (transform.a * transform.d - transform.b * transform.c) / width)
    }

    init(_ numbers: [Double]) {
        translation = CGVector(dx: numbers[0], dy: numbers[1])
        (angle, scale, shear) = (numbers[2], CGSize(width: numbers[3], height: numbers[4]), numbers[5])
    }

    var numbers: [Double] { [translation.dx, translation.dy, angle, scale.width, scale.height, shear] }

    var transform: CGAffineTransform {
        let turned = CGAffineTransform(rotationAngle: angle)
        let (cosine, sine) = (turned.a, turned.b)
        return CGAffineTransform(
            a: scale.width * cosine, b: scale.width * sine, c: shear * cosine - scale.height * sine,
            d: shear * sine + scale.height * cosine, tx: translation.dx, ty: translation.dy)
    }
}

nonisolated extension PathSteps {
    /// The coordinates of all points.
    fileprivate var numbers: [Double] {
        steps.flatMap { step -> [Double] in
            switch step {
            case .move(let point), .line(let point): [point.x, point.y]
            case .quad(let point, let control): [point.x, point.y, control.x, control.y]
            case .curve(let point, let first, let second): [point.x, point.y, first.x, first.y, second.x, second.y]
            case .close: []
            }
        }
    }

    /// The same steps by other points.
    fileprivate func with(_ numbers: [Double]) -> PathSteps {
        var rest = numbers[...]
        func next() -> CGPoint {
            guard rest.count >= 2 else { return .zero }
            return CGPoint(x: rest.removeFirst(), y: rest.removeFirst())
        }
        var result = PathSteps()
        for step in steps {
            switch step {
            case .move: result.move(to: next())
            case .line: result.line(to: next())
            case .quad:
                let end = next()
                result.quad(to: end, control: next())
            case .curve:
                let (end, first) = (next(), next())
                result.curve(to: end, control1: first, control2: next())
            case .close: result.close()
            }
        }
        return result
    }
}
