public import TactusGraphics

extension View {
    /// How much of the view and its subviews shows: from 0, invisible, to 1, the default. Values beyond are limited.
    ///
    /// ![Views with a subview that are opaque and translucent, in light and dark](alpha)
    ///
    /// View and subviews are painted together first, and made translucent as one picture. Under 0.01 the view and its
    /// subviews get no touches.
    public final var alpha: Double {
        get { appearance.alpha }
        set {
            let value = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
            guard value != appearance.alpha else { return }
            let former = stateToAnimateFrom
            appearance.alpha = value
            updateHitting()
            markFaded()
            animateIfWanted(from: former)
        }
    }

    /// Whether the view and its subviews are left out: not drawn, not touched. They keep their places. A new
    /// ``Window`` is hidden; every other view is not.
    public final var isHidden: Bool {
        get { appearance.isHidden }
        set {
            guard newValue != appearance.isHidden else { return }
            appearance.isHidden = newValue
            updateHitting()
            markMoved()
            visibilityDidChange()
        }
    }

    /// Whether subviews are cut off at this view's bounds, and at its rounded corners. `false` by default. Drawing
    /// only: touches never reach a subview outside its superview's bounds.
    public final var clipsToBounds: Bool {
        get { appearance.clipsToBounds }
        set { setAppearance(appearance.clipsToBounds, to: newValue) { $0.clipsToBounds = $1 } }
    }

    /// A promise that the view's background or ``draw(_:in:)`` fills its bounds with opaque pixels; what is behind the
    /// view is not painted then. `false` by default. A view with an opaque ``backgroundColor`` and square corners need
    /// not say so.
    public final var isOpaque: Bool {
        get { appearance.isOpaque }
        set { setAppearance(appearance.isOpaque, to: newValue) { $0.isOpaque = $1 } }
    }

    /// The colour that fills the view's bounds before anything else is drawn; `nil`, the default, leaves what
    /// is behind visible.
    public final var backgroundColor: Color? {
        get { appearance.backgroundColor }
        set { setAppearance(appearance.backgroundColor, to: newValue) { $0.backgroundColor = $1 } }
    }
}
