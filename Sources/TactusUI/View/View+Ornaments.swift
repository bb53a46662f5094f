public import TactusGeometry
public import TactusGraphics

extension View {
    // MARK: Corners

    /// How round the view's corners are, in points: those of the background, of border and shadow, and with
    /// ``clipsToBounds`` those of content and subviews. Zero by default. They make no difference to touches.
    ///
    /// ```swift
    /// sheet.cornerRadii = CornerRadii(topLeft: 20, topRight: 20)
    /// ```
    ///
    /// ![Round corners, some of them, and each of its own; in light and dark](corners)
    public final var cornerRadii: CornerRadii {
        get { appearance.ornaments.cornerRadii }
        set {
            let radii = newValue.map { $0.isNaN ? 0 : max($0, 0) }
            setAppearance(cornerRadii, to: radii) { $0.ornaments.cornerRadii = $1 }
        }
    }

    /// How round all of the view's corners are, in points: setting it sets all ``cornerRadii``; where they
    /// differ it is the largest.
    ///
    /// Zero by default; what shows is never more than half the shorter side.
    public final var cornerRadius: Double {
        get { cornerRadii.largest }
        set { cornerRadii = cornerRadii.map { _ in newValue } }
    }

    /// How round corners go over into the sides: as pieces of circles, the default, or bending little by little, as
    /// large plates look better. A part of ``cornerRadii``. UIKit's `CALayer.cornerCurve`.
    public final var cornerCurve: CornerCurve {
        get { cornerRadii.curve }
        set { cornerRadii.curve = newValue }
    }

    /// The corners that are as round as ``cornerRadii`` says; the others are square. All four by default.
    public final var maskedCorners: RectCorner {
        get { appearance.ornaments.maskedCorners }
        set { setAppearance(maskedCorners, to: newValue) { $0.ornaments.maskedCorners = $1 } }
    }

    // MARK: Border

    /// How wide the line along the view's edge is, in points; 0, the default, for none.
    ///
    /// ![Borders that are thin, round and thick, in light and dark](border)
    ///
    /// The border lies inside the bounds, above the view's content and its subviews, and follows round corners. Where
    /// the view is neither scaled nor turned it is a whole number of device pixels wide, at least one.
    public final var borderWidth: Double {
        get { appearance.ornaments.borderWidth }
        set {
            let width = newValue.isFinite ? max(newValue, 0) : 0
            setAppearance(borderWidth, to: width) { $0.ornaments.borderWidth = $1 }
        }
    }

    /// The colour of the border; ``TactusGraphics/Color/separator`` by default.
    public final var borderColor: Color {
        get { appearance.ornaments.borderColor }
        set { setAppearance(borderColor, to: newValue) { $0.ornaments.borderColor = $1 } }
    }

    // MARK: Background

    /// A gradient that fills the view's bounds above ``backgroundColor``; `nil`, the default, for none.
    ///
    /// Its places are fractions of the bounds: (0, 0) is the upper left corner, (1, 1) the lower right one. So are its
    /// lengths: a radius of 0.5 reaches from the middle to all four sides.
    ///
    /// ```swift
    /// header.backgroundGradient = .linear(from: .white, at: Point(x: 0, y: 0), to: .blue, at: Point(x: 0, y: 1))
    /// ```
    ///
    /// ![Gradients downwards, aslant, over a colour and outwards, in light and dark](gradient)
    public final var backgroundGradient: Gradient? {
        get { appearance.ornaments.gradient }
        set { setAppearance(backgroundGradient, to: newValue) { $0.ornaments.gradient = $1 } }
    }

    /// What is done to what lies behind the view, where it shows through; `nil`, the default, for nothing.
    ///
    /// ```swift
    /// bar.backgroundColor = .barBackground.multiplyingAlpha(by: 0.8)
    /// bar.backdropFilter = BackdropFilter(blurRadius: 20, saturation: 1.6)
    /// ```
    ///
    /// It shows within the bounds and their round corners, below the background. What changes behind the view paints
    /// all of the view anew: it is meant for what lies over things that mostly rest. It takes what lies behind on the
    /// window's surface, and therefore does nothing in a picture of views (``shouldRasterize``), and in a group that is
    /// not opaque as a whole it takes what lies behind the group. It is not animated: fade the view.
    ///
    /// `VisualEffectView`, of the controls, is a view with such a filter that follows the theme and the user's wishes.
    public final var backdropFilter: BackdropFilter? {
        get { appearance.ornaments.backdropFilter }
        set {
            if (newValue != nil) != (backdropFilter != nil), let root {
                root.backdropViews.removeAll { $0 === self }
                if newValue != nil { root.backdropViews.append(self) }
            }
            setAppearance(backdropFilter, to: newValue) { $0.ornaments.backdropFilter = $1 }
        }
    }

    // MARK: Shadow

    /// How much of the shadow shows: from 0, none, the default, to 1.
    ///
    /// ![Shadows, some of round corners and in colour, in light and dark](shadow)
    ///
    /// The shadow is that of the view's bounds with their round corners, or of ``shadowPath``, whatever is drawn in
    /// them: it does not follow letters, nor what lies inside a view without a background. It shows outside the bounds
    /// also when the view clips its subviews. It is computed once for each size of blur and of corners, and kept.
    public final var shadowOpacity: Double {
        get { appearance.ornaments.shadowOpacity }
        set {
            let opacity = newValue.isFinite ? min(max(newValue, 0), 1) : 0
            setAppearance(shadowOpacity, to: opacity) { $0.ornaments.shadowOpacity = $1 }
        }
    }

    /// The shadow's colour; black by default.
    @_disfavoredOverload public final var shadowColor: Color {
        get { appearance.ornaments.shadowColor }
        set { setAppearance(shadowColor, to: newValue) { $0.ornaments.shadowColor = $1 } }
    }

    /// How soft the shadow is: the standard deviation of its blur, in points. 3 by default; it fades out within about
    /// three times that distance.
    public final var shadowRadius: Double {
        get { appearance.ornaments.shadowRadius }
        set {
            let radius = newValue.isFinite ? min(max(newValue, 0), 100) : 0
            setAppearance(shadowRadius, to: radius) { $0.ornaments.shadowRadius = $1 }
        }
    }

    /// By how much the shadow is moved, in points; by default 3 points upwards.
    @_disfavoredOverload public final var shadowOffset: Vector {
        get { appearance.ornaments.shadowOffset }
        set {
            let offset = newValue.dx.isFinite && newValue.dy.isFinite ? newValue : .zero
            setAppearance(shadowOffset, to: offset) { $0.ornaments.shadowOffset = $1 }
        }
    }

    /// The outline whose shadow the view casts, in points of the view's own space; `nil`, the default, for that of its
    /// bounds with their round corners. UIKit's `CALayer.shadowPath`.
    ///
    /// ```swift
    /// note.shadowPath = Path(ovalIn: Rect(x: 0, y: note.bounds.maxY - 8, width: note.bounds.width, height: 16))
    /// ```
    ///
    /// It stays as it is when the view becomes larger, and is not animated. One that is empty, or has a coordinate that
    /// is no number, casts none. Its shadow is computed once for each path and blur, and kept; one of more than a
    /// million pixels is computed with fewer of them.
    public final var shadowPath: Path? {
        get { appearance.ornaments.shadowPath }
        set { setAppearance(shadowPath, to: newValue) { $0.ornaments.shadowPath = $1 } }
    }

    /// Sets a property of how the view looks, unless it is what it should be.
    ///
    /// - Parameters:
    ///   - current: The property as it is.
    ///   - value: What it should be.
    ///   - assign: Sets it.
    final func setAppearance<Value: Equatable>(
        _ current: Value, to value: Value, _ assign: (inout ViewAppearance, Value) -> Void
    ) {
        guard current != value else { return }
        let former = stateToAnimateFrom
        assign(&appearance, value)
        markMoved()
        animateIfWanted(from: former)
    }
}
