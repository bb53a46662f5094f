import Glibc

extension Color {
    /// The colour, as much darker or lighter as it takes to stand out well from all of the given ones, and else as one
    /// sees it: of the same hue, and as strong as the screen can show it. As it is if it stands out already.
    ///
    /// The way leads through Oklab, in which steps of lightness look even and the hue does not turn on the way, as
    /// it does when a colour is mixed with black: orange stays a dark orange, and yellow gets no green.
    ///
    /// - Parameters:
    ///   - backgrounds: What it must stand out from; their alpha does not count.
    ///   - ratio: The least ``contrastRatio(to:)``.
    /// - Returns: The nearest shade that does, not dynamic; where there is none, black or white.
    public func toned(toContrastWith backgrounds: [Color], ratio: Double) -> Color {
        let grounds = backgrounds.map(\.relativeLuminance)
        func worst(_ color: Color) -> Double {
            let luminance = color.relativeLuminance
            return grounds.reduce(21) { min($0, Color.contrast(luminance, $1)) }
        }
        if worst(self) >= ratio { return self }
        let lab = Oklab(self)
        let end = worst(.black) >= worst(.white) ? 0.0 : 1.0
        guard worst(end == 0 ? .black : .white) >= ratio else { return end == 0 ? .black : .white }
        var (near, far) = (lab.lightness, end)
        for _ in 0..<16 {
            let middle = (near + far) / 2
            if worst(lab.shade(middle)) >= ratio { far = middle } else { near = middle }
        }
        let shade = lab.shade(far)
        return Color(red: shade.red, green: shade.green, blue: shade.blue, alpha: alpha)
    }
}

/// A colour by how light it looks, how strong, and of which hue: the space that Björn Ottosson published in 2020.
private struct Oklab {
    let lightness: Double
    private let a: Double, b: Double

    init(_ color: Color) {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The same hue in another lightness, from 0 to 1, as strong as the screen shows it there.
    func shade(_ lightness: Double) -> Color {
        var (least, most) = (0.0, 1.0)
        var shown = linear(lightness, strength: 1)
        guard !Oklab.isShown(shown) else { return Oklab.color(shown) }
        for _ in 0..<12 {
            let middle = (least + most) / 2
            if Oklab.isShown(linear(lightness, strength: middle)) { least = middle } else { most = middle }
        }
        shown = linear(lightness, strength: least)
        return Oklab.color(shown)
    }

    /// The light of red, green and blue that it takes, which may be more than there is.
    private func linear(_ lightness: Double, strength: Double) -> SIMD3<Double> {
        let (a, b) = (a * strength, b * strength)
        func cube(_ value: Double) -> Double { value * value * value }
        let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return SIMD3(
            4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
            -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
            -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
    }

    private static func isShown(_ light: SIMD3<Double>) -> Bool { light.min() >= -0.0005 && light.max() <= 1.0005 }

    private static func color(_ light: SIMD3<Double>) -> Color {
        func encoded(_ value: Double) -> Double {
            value <= 0.0031308 ? max(value, 0) * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        return Color(red: encoded(light.x), green: encoded(light.y), blue: encoded(light.z))
    }
}
