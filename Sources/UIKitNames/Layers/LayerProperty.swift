import Tactus

/// A property of a layer that can be animated, as its view keeps it.
enum LayerProperty: String, CaseIterable {
    case opacity, isHidden, position, bounds, anchorPoint, zPosition, transform
    case cornerRadius, borderWidth, borderColor, backgroundColor
    case shadowOpacity, shadowRadius, shadowOffset, shadowColor, shadowPath
    case path, strokeStart, strokeEnd, lineWidth, lineDashPhase, fillColor, strokeColor
    case colors, locations, startPoint, endPoint

    /// What a view has; `nil` where it has no such property, or nothing in it.
    func read(_ view: View) -> Any? {
        let shape = view as? ShapeView
        let gradient = view as? GradientView
        return switch self {
        case .opacity: view.alpha
        case .isHidden: view.isHidden
        case .position: view.center
        case .bounds: view.bounds
        case .anchorPoint: view.anchorPoint
        case .zPosition: view.zPosition
        case .transform: view.transform
        case .cornerRadius: view.cornerRadius
        case .borderWidth: view.borderWidth
        case .borderColor: view.borderColor
        case .backgroundColor: view.backgroundColor ?? .clear
        case .shadowOpacity: view.shadowOpacity
        case .shadowRadius: view.shadowRadius
        case .shadowOffset: CGSize(width: view.shadowOffset.dx, height: view.shadowOffset.dy)
        case .shadowColor: view.shadowColor
        case .shadowPath: view.shadowSteps
        case .path: shape?.steps
        case .strokeStart: shape?.strokeStart
        case .strokeEnd: shape?.strokeEnd
        case .lineWidth: shape?.style.width
        case .lineDashPhase: shape?.dashPhase
        case .fillColor: shape.map { $0.fillColor ?? .clear }
        case .strokeColor: shape.map { $0.strokeColor ?? .clear }
        case .colors: gradient?.colors
        case .locations: gradient?.locations
        case .startPoint: gradient?.start
        case .endPoint: gradient?.end
        }
    }

    /// Gives a view a value; one of another kind is left out.
    func write(_ value: Any, to view: View) {
        func set<Root: View, Value>(_ root: Root?, _ path: ReferenceWritableKeyPath<Root, Value>) {
            if let root, let value = value as? Value { root[keyPath: path] = value }
        }
        let shape = view as? ShapeView
        let gradient = view as? GradientView
        switch self {
        case .opacity: set(view, \.alpha)
        case .isHidden: set(view, \.isHidden)
        case .position: set(view, \.center)
        case .bounds: set(view, \.bounds)
        case .anchorPoint: set(view, \.anchorPoint)
        case .zPosition: set(view, \.zPosition)
        case .transform:
            if let turn = value as? CATransform3D { view.transform = turn.affine } else { set(view, \.transform) }
        case .cornerRadius: set(view, \.cornerRadius)
        case .borderWidth: set(view, \.borderWidth)
        case .borderColor: set(view, \.borderColor)
        case .backgroundColor: set(view, \.backgroundColor)
        case .shadowOpacity: set(view, \.shadowOpacity)
        case .shadowRadius: set(view, \.shadowRadius)
        case .shadowOffset:
            if let offset = value as? CGSize { view.shadowOffset = CGVector(dx: offset.width, dy: offset.height) }
        case .shadowColor: set(view, \.shadowColor)
        case .shadowPath: set(view, \.shadowSteps)
        case .path: set(shape, \.steps)
        case .strokeStart: set(shape, \.strokeStart)
        case .strokeEnd: set(shape, \.strokeEnd)
        case .lineWidth: set(shape, \.style.width)
        case .lineDashPhase: set(shape, \.dashPhase)
        case .fillColor: set(shape, \.fillColor)
        case .strokeColor: set(shape, \.strokeColor)
        case .colors: set(gradient, \.colors)
        case .locations: set(gradient, \.locations)
        case .startPoint: set(gradient, \.start)
        case .endPoint: set(gradient, \.end)
        }
    }
}

/// A property, or a number of one: `"position.x"`.
struct LayerKeyPath {
    let property: LayerProperty
    /// Which of the property's numbers; `nil` for all of it.
    fileprivate let part: Part?

    fileprivate enum Part {
        case numbers([Int])
        /// Both ways of stretching.
        case scale
        /// A turn out of the plane, which is seen from afar: it makes one side shorter.
        case squeeze(Int)
    }

    /// Reads a path; `nil` for one that is none.
    init?(_ path: String) {
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let name = names.first, let property = LayerProperty(rawValue: name == "hidden" ? "isHidden" : name)
        else {
            return nil
        }
        self.property = property
        guard names.count > 1 else {
            part = nil
            return
        }
        let rest = names.dropFirst().joined(separator: ".")
        let parts: [String: Part] =
            switch property {
            case .position, .anchorPoint, .startPoint, .endPoint: ["x": .numbers([0]), "y": .numbers([1])]
            case .shadowOffset: ["width": .numbers([0]), "height": .numbers([1])]
            case .bounds:
                [
                    "origin": .numbers([0, 1]), "origin.x": .numbers([0]), "origin.y": .numbers([1]),
                    "size": .numbers([2, 3]), "size.width": .numbers([2]), "size.height": .numbers([3]),
                ]
            case .transform:
                [
                    "translation": .numbers([0, 1]), "translation.x": .numbers([0]), "translation.y": .numbers([1]),
                    "rotation": .numbers([2]), "rotation.z": .numbers([2]), "rotation.x": .squeeze(4),
                    "rotation.y": .squeeze(3), "scale": .scale, "scale.xy": .scale, "scale.x": .numbers([3]),
                    "scale.y": .numbers([4]),
                ]
            default: [:]
            }
        guard let part = parts[rest] else { return nil }
        self.part = part
    }
}

/// How a layer is to show: what its properties say, and what animations make of them.
struct LayerState {
    /// What the properties say where they are animated.
    let models: [LayerProperty: Any]
    /// What animations make of them.
    private(set) var values: [LayerProperty: LayerValue] = [:]

    init(models: [LayerProperty: Any]) { self.models = models }

    private func whole(_ property: LayerProperty) -> LayerValue? {
        values[property] ?? models[property].map(LayerValue.init)
    }

    /// The value of a property or of a number of it; `nil` where there is none.
    subscript(path: LayerKeyPath) -> LayerValue? {
        get {
            guard let whole = whole(path.property) else { return nil }
            switch path.part {
            case nil: return whole
            case .numbers(let indices):
                let numbers = indices.map { whole.numbers[$0] }
                if numbers.count == 1 { return LayerValue(numbers[0]) }
                return indices[0] == 2
                    ? LayerValue(CGSize(width: numbers[0], height: numbers[1]))
                    : LayerValue(CGPoint(x: numbers[0], y: numbers[1]))
            case .scale: return LayerValue(whole.numbers[3])
            case .squeeze: return LayerValue(0.0)
            }
        }
        set {
            guard let newValue, let whole = whole(path.property) else { return }
            guard let part = path.part else { return values[path.property] = newValue }
            var numbers = whole.numbers
            switch part {
            case .numbers(let indices):
                for (index, number) in zip(indices, newValue.numbers) { numbers[index] = number }
            case .scale: (numbers[3], numbers[4]) = (newValue.numbers[0], newValue.numbers[0])
            case .squeeze(let index): numbers[index] *= CGAffineTransform(rotationAngle: newValue.numbers[0]).a
            }
            values[path.property] = whole.with(numbers)
        }
    }
}
