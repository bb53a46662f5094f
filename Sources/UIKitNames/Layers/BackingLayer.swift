import Tactus

/// The layers that show behind all that is inside of a view, and are as large as it.
private enum BackingLayers {
    struct Backing {
        weak var view: View?
        let layer: CALayer
    }

    static var all: [ObjectIdentifier: Backing] = [:]

    static func layer<Kind: CALayer>(of view: View, make: () -> Kind) -> Kind {
        if let former = all[ObjectIdentifier(view)], former.view === view, let layer = former.layer as? Kind {
            return layer
        }
        all = all.filter { $0.value.view != nil && $0.value.view !== view }
        let layer = make()
        layer.frame = view.bounds
        layer.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        View.performWithoutAnimation { view.insertSubview(layer.view, at: 0) }
        all[ObjectIdentifier(view)] = Backing(view: view, layer: layer)
        return layer
    }
}

extension CALayer {
    /// A gradient behind all that is inside, as large as the layer: what UIKit's views have whose `layerClass` says so.
    /// It is made when it is first asked for.
    ///
    /// - Parameter kind: `CAGradientLayer.self`.
    /// - Returns: The same layer each time.
    public final func backingLayer(_ kind: CAGradientLayer.Type) -> CAGradientLayer {
        BackingLayers.layer(of: view) { CAGradientLayer() }
    }

    /// A shape behind all that is inside, as large as the layer; see ``backingLayer(_:)-(CAGradientLayer.Type)``.
    public final func backingLayer(_ kind: CAShapeLayer.Type) -> CAShapeLayer {
        BackingLayers.layer(of: view) { CAShapeLayer() }
    }

    /// Particles behind all that is inside; see ``backingLayer(_:)-(CAGradientLayer.Type)``.
    public final func backingLayer(_ kind: CAEmitterLayer.Type) -> CAEmitterLayer {
        BackingLayers.layer(of: view) { CAEmitterLayer() }
    }
}
