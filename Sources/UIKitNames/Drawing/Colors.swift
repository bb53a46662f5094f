import Glibc
public import Tactus

nonisolated extension Color {
    /// Creates a colour that depends on where it is drawn.
    ///
    /// - Parameter provider: Says what it is: called before this returns, for light and dark, with ordinary and with
    ///   high contrast. All other traits are the ordinary ones.
    public init(dynamicProvider provider: (UITraitCollection) -> Color) {
        func color(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Color {
            var traits = TraitCollection()
            (traits.userInterfaceStyle, traits.accessibilityContrast) = (style, contrast)
            return provider(traits)
        }
        self.init(
            light: color(.light, .normal), dark: color(.dark, .normal), highContrastLight: color(.light, .high),
            highContrastDark: color(.dark, .high))
    }

    /// Returns the colour that this one is in some surroundings.
    public func resolvedColor(with traits: UITraitCollection) -> Color { resolved(in: traits.colors) }
}

nonisolated extension Color {
    /// Creates a colour by its place on the wheel of colours.
    ///
    /// - Parameters:
    ///   - hue: Where on the wheel, from 0, red, over a third, green, and two thirds, blue, to 1, red again.
    ///   - saturation: From 0, grey, to 1.
    ///   - brightness: From 0, black, to 1.
    ///   - alpha: How opaque, from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (saturation, value) = (min(max(saturation, 0), 1), min(max(brightness, 0), 1))
        let turn = (hue.isFinite ? min(max(hue, 0), 1) : 0) * 6
        func part(_ shift: Double) -> Double {
            let place = (shift + turn).truncatingRemainder(dividingBy: 6)
            return value - value * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// Creates the colour of a colour: there is one kind.
    public init(cgColor: CGColor) { self = cgColor }

    /// The parts, red, green, blue and alpha, from 0 to 1.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// Tells whether another colour is the same.
    public func isEqual(_ other: Color?) -> Bool { self == other }

    /// How many ``components`` there are.
    public var numberOfComponents: Int { 4 }

    /// Returns the same colour with another alpha, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? { withAlphaComponent(alpha) }

    /// Tells the parts, from 0 to 1. A dynamic colour tells those that it has in light surroundings.
    ///
    /// - Returns: Whether it has such parts: it always has.
    @discardableResult
    public func getRed(
        _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
    ) -> Bool {
        (red, green, blue, alpha) = (self.red, self.green, self.blue, self.alpha)
        return true
    }

    /// Tells the place on the wheel of colours, each part from 0 to 1.
    ///
    /// - Returns: Whether it has such parts: it always has.
    @discardableResult
    public func getHue(
        _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
    ) -> Bool {
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        var turn = 0.0
        if range > 0 {
            switch most {
            case red: turn = (green - blue) / range + (green < blue ? 6 : 0)
            case green: turn = (blue - red) / range + 2
            default: turn = (red - green) / range + 4
            }
        }
        (hue, saturation, brightness, alpha) = (turn / 6, most > 0 ? range / most : 0, most, self.alpha)
        return true
    }

    /// Tells how bright a grey is, from 0 to 1.
    ///
    /// - Returns: Whether the colour is a grey; nothing is told else.
    @discardableResult
    public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
        guard red == green, green == blue else { return false }
        (white, alpha) = (red, self.alpha)
        return true
    }
}

extension UITraitCollection {
    /// Creates ordinary traits with so many pixels to a point.
    public init(displayScale: CGFloat) {
        self.init()
        self.displayScale = displayScale
    }

    /// Tells whether dynamic colours differ between these traits and others.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        colors != (other ?? UITraitCollection()).colors
    }
}
