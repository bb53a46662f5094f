public import Tactus

extension View {
    /// What a view has of a layer, by the names that it has there. Views have no layers here: these are the view's own
    /// properties, and are animated with them.
    public var layer: CALayer { CALayer(view: self) }
}

/// The properties of a view that UIKit keeps in its layer.
public struct CALayer {
    let view: View

    /// How round the corners are, in points.
    public var cornerRadius: CGFloat {
        get { view.cornerRadius }
        nonmutating set { view.cornerRadius = newValue }
    }

    /// Which corners are round.
    public var maskedCorners: RectCorner {
        get { view.maskedCorners }
        nonmutating set { view.maskedCorners = newValue }
    }

    /// Whether what is inside is cut off at the edge.
    public var masksToBounds: Bool {
        get { view.clipsToBounds }
        nonmutating set { view.clipsToBounds = newValue }
    }

    /// How wide the border is, in points.
    public var borderWidth: CGFloat {
        get { view.borderWidth }
        nonmutating set { view.borderWidth = newValue }
    }

    /// The colour of the border; never `nil` when read.
    public var borderColor: Color? {
        get { view.borderColor }
        nonmutating set { view.borderColor = newValue ?? .clear }
    }

    /// The colour of the shadow; never `nil` when read.
    public var shadowColor: Color? {
        get { view.shadowColor }
        nonmutating set { view.shadowColor = newValue ?? .clear }
    }

    /// How much of the shadow shows, from 0 to 1.
    public var shadowOpacity: CGFloat {
        get { view.shadowOpacity }
        nonmutating set { view.shadowOpacity = newValue }
    }

    /// How soft the shadow is, in points.
    public var shadowRadius: CGFloat {
        get { view.shadowRadius }
        nonmutating set { view.shadowRadius = newValue }
    }

    /// By how much the shadow is moved, in points.
    public var shadowOffset: CGVector {
        get { view.shadowOffset }
        nonmutating set { view.shadowOffset = newValue }
    }

    /// In which order siblings are drawn, the lower behind.
    public var zPosition: CGFloat {
        get { view.zPosition }
        nonmutating set { view.zPosition = newValue }
    }

    /// Ends all that is animated of the view.
    public func removeAllAnimations() { view.removeAllAnimations() }
}

extension Color {
    /// The colour itself: there is one kind of colour.
    public var cgColor: Color { self }
}
