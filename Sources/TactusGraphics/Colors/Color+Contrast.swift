import Glibc

extension Color {
    /// How bright the colour appears, from 0, black, to 1, white: the relative luminance of the Web Content
    /// Accessibility Guidelines. The alpha does not count.
    public var relativeLuminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// How well one of two colours can be told from the other, from 1, not at all, to 21: the contrast ratio of
    /// the Web Content Accessibility Guidelines. Text needs 4.5, and 7 where the user wishes for high contrast.
    /// The alpha does not count.
    ///
    /// - Parameter other: The other colour.
    /// - Returns: The ratio; the order of the two does not matter.
    public func contrastRatio(to other: Color) -> Double {
        Color.contrast(relativeLuminance, other.relativeLuminance)
    }

    /// The contrast ratio of two luminances.
    static func contrast(_ one: Double, _ two: Double) -> Double {
        (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The colour that is seen when this one lies on an opaque one.
    ///
    /// - Parameter background: What it lies on; its alpha does not count.
    /// - Returns: An opaque colour.
    public func blended(over background: Color) -> Color {
        func mix(_ over: Double, _ under: Double) -> Double { over * alpha + under * (1 - alpha) }
        return Color(
            red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue))
    }

    /// Returns the colour that looks as this one on another does, on whatever that lies.
    ///
    /// - Parameter other: The colour below; both are not dynamic.
    /// - Returns: A colour that lets through what both let through.
    package func layered(over other: Color) -> Color {
        let whole = alpha + other.alpha * (1 - alpha)
        guard whole > 0 else { return self }
        func mix(_ over: Double, _ under: Double) -> Double {
            (over * alpha + under * other.alpha * (1 - alpha)) / whole
        }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: whole)
    }

    /// The colour for text on this one: white where that can be read well, else black. Dynamic if this one is.
    public var contrastingTextColor: Color {
        if isDynamic {
            let ordinary = resolved(in: ColorTraits()).contrastingTextColor
            return Color(.ink(on: self, alpha: 1), like: ordinary)
        }
        let needed = 4.5
        if contrastRatio(to: .white) >= needed { return .white }
        return contrastRatio(to: .white) > contrastRatio(to: .black) ? .white : .black
    }

    /// The colour, made darker or lighter until it stands out well from all of the given ones; as it is
    /// if it does already.
    ///
    /// - Parameters:
    ///   - backgrounds: What it must stand out from.
    ///   - ratio: The least ``contrastRatio(to:)``.
    /// - Returns: The nearest shade that does; where there is none, black or white.
    public func shaded(toContrastWith backgrounds: [Color], ratio: Double) -> Color {
        let grounds = backgrounds.map(\.relativeLuminance)
        /// The least contrast to one of the backgrounds.
        func worst(_ color: Color) -> Double {
            let luminance = color.relativeLuminance
            return grounds.reduce(21) { min($0, Color.contrast(luminance, $1)) }
        }
        if worst(self) >= ratio { return self }
        let end = worst(.black) >= worst(.white) ? Color.black : Color.white
        // Contrast grows all the way to that end, once the backgrounds are passed.
        var (near, far) = (0.0, 1.0)
        for _ in 0..<12 {
            let middle = (near + far) / 2
            let shade = end.withAlphaComponent(middle).blended(over: self)
            if worst(shade) >= ratio { far = middle } else { near = middle }
        }
        return end.withAlphaComponent(far).blended(over: self)
    }
}
