import CCairo

/// How what is drawn is mixed with what is there: ``Canvas/blendMode``. The names are UIKit's (`CGBlendMode`), the
/// formulas those of PDF.
///
/// ```swift
/// canvas.withSavedState {
///     canvas.blendMode = .multiply
///     canvas.fill(bounds, with: .systemYellow)  // as a text marker
/// }
/// ```
///
/// Modes that would change what lies outside of what is drawn (`sourceIn` and its like) are left out: clip for these.
public enum BlendMode: Hashable, Sendable, CaseIterable {
    /// Over what is there.
    case normal
    /// As two slides in one projector: darker, and what is drawn with white stays.
    case multiply
    /// As two projectors on one wall: lighter, and what is drawn with black stays.
    case screen
    /// `multiply` where it is dark, `screen` where it is light.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// Lighter, by as much as what is drawn is light.
    case colorDodge
    /// Darker, by as much as what is drawn is dark.
    case colorBurn
    /// As a diffuse light on what is there.
    case softLight
    /// As a harsh light on what is there.
    case hardLight
    /// The difference of both.
    case difference
    /// The difference of both, with less contrast.
    case exclusion
    /// The hue of what is drawn, with saturation and luminosity of what is there.
    case hue
    /// The saturation of what is drawn, with hue and luminosity of what is there.
    case saturation
    /// Hue and saturation of what is drawn, with the luminosity of what is there.
    case color
    /// The luminosity of what is drawn, with hue and saturation of what is there.
    case luminosity
    /// Nothing in place of what is there: an eraser. In an opaque bitmap black.
    case clear
    /// In place of what is there.
    case copy
    /// Over what is there, and only where there is something.
    case sourceAtop
    /// Behind what is there.
    case destinationOver
    /// What is there, as far as what is drawn is transparent: a soft eraser.
    case destinationOut
    /// Each where the other is not.
    case xor
    /// The sum of both.
    case plusLighter

    var cairoValue: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

extension Canvas {
    /// How what is drawn from now on is mixed with what is there; ``BlendMode/normal`` at first, and in a group that
    /// begins. It is a part of the state: what was saved before is restored with it. A group is drawn in the mode that
    /// holds where it began.
    public var blendMode: BlendMode {
        get { mode }
        set {
            guard newValue != mode else { return }
            cairo_set_operator(cairo, newValue.cairoValue)
            mode = newValue
        }
    }
}
