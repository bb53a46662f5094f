import TactusGeometry
import TactusGraphics
import TactusUI

/// What the toolkit's controls have in common when they are drawn.
enum ControlLook {
    /// How much of a disabled control shows: text has 3 to 1 still.
    static let disabledAlpha = 0.5
    /// The same where the user wishes for high contrast.
    static let strongDisabledAlpha = 0.7
    /// What lies over a part with a finger on it.
    static let pressedVeil = Color(
        light: Color(white: 0, alpha: 0.12), dark: Color(white: 1, alpha: 0.16),
        highContrastLight: Color(white: 0, alpha: 0.2), highContrastDark: Color(white: 1, alpha: 0.24))
    private static let darkVeil = Color(
        light: Color(white: 0, alpha: 0.28), dark: Color(white: 0, alpha: 0.28),
        highContrastLight: Color(white: 0, alpha: 0.45), highContrastDark: Color(white: 0, alpha: 0.45))
    private static let lightVeil = Color(
        light: Color(white: 1, alpha: 0.36), dark: Color(white: 1, alpha: 0.36),
        highContrastLight: Color(white: 1, alpha: 0.5), highContrastDark: Color(white: 1, alpha: 0.5))
    /// The line around what is filled: where the user wishes for high contrast, and nowhere else.
    static let outline = Color(
        light: .clear, dark: .clear, highContrastLight: .secondaryLabel, highContrastDark: .secondaryLabel)
    /// The line around a knob on what is pale: it has 3 to 1 where the knob alone has not.
    static let knobOutline = Color(
        light: Color(hex: 0x7C828F), dark: .clear, highContrastLight: .systemGray2, highContrastDark: .systemGray2)
    /// The line around the thumb of a slider, which its shadow tells from what is behind it.
    static let sliderOutline = Color(
        light: Color(white: 0, alpha: 0.1), dark: .clear, highContrastLight: .systemGray2,
        highContrastDark: .systemGray2)
    /// What is not switched on, not chosen, or not reached.
    static let idle = Color(
        light: Color(hex: 0x7D8492), dark: Color(hex: 0x6B7280), highContrastLight: Color(hex: 0x5F6571),
        highContrastDark: Color(hex: 0x7D8490))

    /// What lies over the tint, or what is ``idle``, with a finger on it: these take more to look different than what
    /// is hardly coloured.
    ///
    /// - Parameter color: What is drawn upon it, not dynamic. It stands out the more.
    /// - Returns: A dynamic colour.
    static func pressedVeil(under color: Color) -> Color { color.relativeLuminance > 0.5 ? darkVeil : lightVeil }

    /// The shade of the tint, or of a control's own colour, that plates and tracks have.
    static func plate(_ color: Color = .tintColor, in canvas: Canvas) -> Color {
        // Asked for here, so that the control is drawn anew when what is around it changes.
        _ = canvas.resolve(.label)
        _ = canvas.resolve(color)
        return color.plateShade(in: canvas.colorTraits)
    }

    /// The line around a plate whose colour alone does not stand out from a page, as a bright one (AP-90).
    ///
    /// - Parameters:
    ///   - color: The tint, or a control's own colour.
    ///   - canvas: What is drawn on.
    /// - Returns: A colour that is not dynamic; `nil` where the plate stands out.
    static func rim(of color: Color = .tintColor, in canvas: Canvas) -> Color? {
        let sign = canvas.resolve(color, for: .sign)
        return sign == canvas.resolve(color) ? nil : sign
    }

    /// The line around a knob that hardly differs from the bright plate that it lies on: it stands out from both.
    ///
    /// - Parameters:
    ///   - knob: The colour of the knob, not dynamic.
    ///   - plate: That of the plate, not dynamic.
    /// - Returns: A shade of the plate; `nil` where the knob stands out.
    static func knobLine(around knob: Color, on plate: Color) -> Color? {
        knob.contrastRatio(to: plate) < 3 ? plate.toned(toContrastWith: [plate, knob], ratio: 3) : nil
    }

    /// Draws with the strength that the control's state asks for, and with a ring around `box` if it has the focus.
    static func draw(_ control: Control, in canvas: Canvas, ring box: Rect? = nil, _ body: () -> Void) {
        if control.isEnabled {
            body()
            if control.isFocused {
                FocusRing.draw(in: box ?? control.bounds, cornerRadius: control.focusRingCornerRadius, on: canvas)
            }
            return
        }
        canvas.beginGroup()
        body()
        let isStrong = canvas.colorTraits.accessibilityContrast == .high
        canvas.endGroup(alpha: isStrong ? strongDisabledAlpha : disabledAlpha)
    }

    /// Fills a plate, and shows whether a finger is on it.
    static func fill(
        _ box: Rect, cornerRadius: Double, with color: Color, isPressed: Bool = false, veil: Color = pressedVeil,
        on canvas: Canvas
    ) {
        let path = Path(roundedRect: box, cornerRadius: cornerRadius)
        let color = canvas.resolve(color)
        canvas.fill(path, with: isPressed ? canvas.resolve(veil).layered(over: color) : color)
        drawOutline(of: box, cornerRadius: cornerRadius, on: canvas)
    }

    /// The tint, in a shade that can be read on what lies over any of the toolkit's backgrounds (AP-10).
    ///
    /// - Parameters:
    ///   - layers: What lies over the background, from back to front.
    ///   - canvas: What is drawn on.
    /// - Returns: A colour that is not dynamic.
    static func tint(legibleOn layers: [Color], in canvas: Canvas) -> Color {
        shade(of: .tintColor, legibleOn: layers, in: canvas)
    }

    /// A colour, in a shade that can be read on what lies over any of the toolkit's backgrounds (AP-10).
    ///
    /// - Parameters:
    ///   - color: The colour, of which the shade for text is taken.
    ///   - layers: What lies over the background, from back to front.
    ///   - canvas: What is drawn on.
    /// - Returns: A colour that is not dynamic.
    static func shade(of color: Color, legibleOn layers: [Color], in canvas: Canvas) -> Color {
        let layers = layers.map { canvas.resolve($0) }
        let grounds = Color.textBackgrounds.map { background in
            layers.reduce(canvas.resolve(background)) { $1.blended(over: $0) }
        }
        let needed = canvas.colorTraits.accessibilityContrast == .high ? 7 : 4.5
        let asked = Shading(color: canvas.resolve(color, for: .text), grounds: grounds, ratio: needed)
        return shades.value(for: asked) { $0.color.shaded(toContrastWith: $0.grounds, ratio: $0.ratio) }
    }

    /// Shades are looked for by halving, for each press anew.
    private static var shades = RecentValues<Shading, Color>(capacity: 32)

    private struct Shading: Hashable {
        let color: Color
        let grounds: [Color]
        let ratio: Double
    }

    /// Draws the line around a plate that high contrast asks for.
    static func drawOutline(of box: Rect, cornerRadius: Double, on canvas: Canvas) {
        let line = box.insetBy(dx: 0.5, dy: 0.5)
        guard !line.isEmpty else { return }
        canvas.stroke(Path(roundedRect: line, cornerRadius: max(cornerRadius - 0.5, 0)), with: outline, width: 1)
    }

    /// Draws the box of a check box, or the ring of an option.
    static func drawMark(
        of control: Control, in box: Rect, cornerRadius: Double, isOn: Bool, isPressed: Bool, on canvas: Canvas
    ) {
        if isOn {
            let plate = plate(in: canvas)
            let veil = pressedVeil(under: plate.contrastingTextColor)
            fill(box, cornerRadius: cornerRadius, with: plate, isPressed: isPressed, veil: veil, on: canvas)
            if let rim = rim(in: canvas) {
                drawLine(
                    around: box, cornerRadius, with: rim, width: control.theme.controls.outlineStroke, on: canvas)
            }
            return
        }
        let path = Path(roundedRect: box, cornerRadius: cornerRadius)
        if isPressed { canvas.fill(path, with: pressedVeil) }
        drawLine(
            around: box, cornerRadius, with: .controlOutline, width: control.theme.controls.markStroke, on: canvas)
    }

    /// Draws a line inside a box, along its edge.
    static func drawLine(
        around box: Rect, _ cornerRadius: Double, with color: Color, width: Double, on canvas: Canvas
    ) {
        let line = box.insetBy(dx: width / 2, dy: width / 2)
        guard width > 0, !line.isEmpty else { return }
        canvas.stroke(
            Path(roundedRect: line, cornerRadius: max(cornerRadius - width / 2, 0)), with: color, width: width)
    }

    /// Draws a knob with its shadow: a round one, where the theme has round ends.
    static func drawKnob(
        of control: Control, in box: Rect, with color: Color = .controlKnob, outline: Color = knobOutline,
        on canvas: Canvas
    ) {
        let theme = control.theme
        let radius = theme.radii.capsule(of: min(box.width, box.height))
        control.draw(theme.shadows.knob, of: box, cornerRadius: radius, in: canvas)
        canvas.fill(Path(roundedRect: box, cornerRadius: radius), with: color)
        let line = box.insetBy(dx: 0.5, dy: 0.5)
        if !line.isEmpty {
            canvas.stroke(Path(roundedRect: line, cornerRadius: max(radius - 0.5, 0)), with: outline, width: 1)
        }
    }
}

extension View {
    /// How round the corners of a control are that fills its bounds, in points.
    final var controlRadius: Double { theme.radii.medium }
}

extension Control {
    /// Whether the control lies from right to left.
    final var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }

    /// How far a place is from the edge where reading begins, in points.
    final func leadingDistance(of x: Double) -> Double { isMirrored ? bounds.maxX - x : x - bounds.minX }

    /// A rectangle that was placed as if one read from the left, where it belongs.
    final func placed(_ rect: Rect) -> Rect {
        guard isMirrored else { return rect }
        return Rect(
            x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
