public import TactusGeometry
public import TactusGraphics

/// A soft shadow of a box: what a ``View`` casts, or what is drawn below a part of a control.
///
/// ```swift
/// card.shadow = theme.shadows.card
/// ```
nonisolated public struct Shadow: Hashable, Sendable {
    /// The colour where it is deepest, with how much of it shows.
    public var color: Color
    /// How soft it is: the standard deviation of its blur, in points. It fades out within about three times that.
    public var radius: Double
    /// By how much it is moved, in points.
    public var offset: Vector

    /// Creates a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour where it is deepest.
    ///   - radius: How soft it is, in points: from 0 to 100; others count as the nearest of them.
    ///   - offset: By how much it is moved, in points.
    public init(color: Color, radius: Double, offset: Vector = .zero) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    /// Creates a shadow that is deeper in dark surroundings, where a faint one is not seen.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - light: How much of it shows in light surroundings, from 0 to 1.
    ///   - dark: How much of it shows in dark ones.
    ///   - radius: How soft it is, in points.
    ///   - offset: By how much it is moved, in points.
    public init(_ color: Color, light: Double, dark: Double, radius: Double, offset: Vector) {
        self.init(
            color: Color(light: color.withAlphaComponent(light), dark: color.withAlphaComponent(dark)), radius: radius,
            offset: offset)
    }
}

extension View {
    /// The shadow that the view casts, as one value: ``shadowColor``, ``shadowRadius`` and ``shadowOffset`` are its
    /// parts; `nil` where ``shadowOpacity`` is 0.
    ///
    /// Setting it shows all of its colour (``shadowOpacity`` is 1), and setting `nil` nothing of it.
    public final var shadow: Shadow? {
        get {
            guard shadowOpacity > 0 else { return nil }
            return Shadow(
                color: shadowOpacity < 1 ? shadowColor.multiplyingAlpha(by: shadowOpacity) : shadowColor,
                radius: shadowRadius, offset: shadowOffset)
        }
        set {
            guard let newValue else { return shadowOpacity = 0 }
            shadowColor = newValue.color
            shadowRadius = newValue.radius
            shadowOffset = newValue.offset
            shadowOpacity = 1
        }
    }

    /// Draws the shadow of a box, while the view draws itself; what lies in the box is drawn over it afterwards.
    ///
    /// ```swift
    /// override func draw(_ rect: Rect, in canvas: Canvas) {
    ///     draw(theme.shadows.knob, of: knob, cornerRadius: knob.width / 2, in: canvas)
    ///     canvas.fill(Path(ovalIn: knob), with: .controlKnob)
    /// }
    /// ```
    ///
    /// It must lie within the view's bounds to be seen in full. It is computed once for each shape, and kept.
    ///
    /// - Parameters:
    ///   - shadow: What it looks like; with `nil` nothing is drawn.
    ///   - box: The box, in the canvas's space, in points.
    ///   - cornerRadius: How round the box is, in points.
    ///   - canvas: The canvas that the view draws on.
    public final func draw(_ shadow: Shadow?, of box: Rect, cornerRadius: Double, in canvas: Canvas) {
        guard let shadow, !box.isEmpty, box.width < 10_000, box.height < 10_000 else { return }
        let scale = canvas.scale
        let size = PixelSize(
            width: max(Int((box.width * scale).rounded()), 1), height: max(Int((box.height * scale).rounded()), 1))
        let blur = shadow.radius.isFinite ? min(max(shadow.radius, 0), 100) * scale : 0
        let shape = BoxShadow.Shape(box: size, cornerRadii: CornerRadii(cornerRadius * scale), blur: blur)
        guard let picture = PartShadows.cache.picture(of: shape) else { return }
        let place = box.offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy)
        canvas.draw(picture, of: place, size: size, color: shadow.color)
    }
}

/// The shadows of parts of controls that were drawn lately, on the main actor: a cache, and no state of an application.
enum PartShadows {
    static var cache = ShadowCache()
}
