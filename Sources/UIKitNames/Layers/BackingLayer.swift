import Tactus

/// The layers that show behind all that is inside of a view, and are as large as it.
private enum BackingLayers {
    private static var notes = Notes<View, CALayer>()

    static func layer<Kind: CALayer>(of view: View, make: () -> Kind) -> Kind {
        if let layer = notes[view] as? Kind { return layer }
        let layer = make()
        layer.frame = view.bounds
        layer.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        View.performWithoutAnimation { view.insertSubview(layer.view, at: 0) }
        notes[view] = layer
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
