/// A colour in sRGB with an alpha, each component from 0 to 1.
///
/// Components are not multiplied by alpha. Values outside the range are brought into it; what is not a number counts
/// as 0.
///
/// A colour may also be *dynamic*: another one in dark surroundings, where the user wishes for more contrast, or with
/// another tint: ``init(light:dark:highContrastLight:highContrastDark:)`` and ``tintColor``. It is drawn as what it is
/// where it is drawn (``Canvas/colorTraits``), costs a comparison more than a plain one, and its components are those
/// that it has in ordinary light surroundings.
public struct Color: Hashable, Sendable {
    /// How much red.
    public let red: Double
    /// How much green.
    public let green: Double
    /// How much blue.
    public let blue: Double
    /// How opaque: 0 lets everything through, 1 nothing.
    public let alpha: Double
    /// What the colour is elsewhere; `nil` for one that is the same everywhere.
    let dynamics: ColorDynamics?

    /// Creates the colour with the given components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Color.unit(red)
        self.green = Color.unit(green)
        self.blue = Color.unit(blue)
        self.alpha = Color.unit(alpha)
        dynamics = nil
    }

    /// Creates a dynamic colour, with the components of one of its colours.
    init(_ dynamics: ColorDynamics, like color: Color) {
        red = color.red
        green = color.green
        blue = color.blue
        alpha = color.alpha
        self.dynamics = dynamics
    }

    /// Creates a grey, from black at 0 to white at 1.
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates the colour that the web writes as six hexadecimal digits: `Color(hex: 0xFF8800)` is `#FF8800`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
            alpha: alpha)
    }

    /// Creates the colour of a pixel of a ``Bitmap``.
    init(premultiplied pixel: UInt32) {
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else {
            self = .clear
            return
        }
        self.init(
            red: Double(pixel >> 16 & 0xFF) / alpha, green: Double(pixel >> 8 & 0xFF) / alpha,
            blue: Double(pixel & 0xFF) / alpha, alpha: alpha / 255)
    }

    /// The same colour with another alpha; a dynamic one stays dynamic.
    public func withAlphaComponent(_ alpha: Double) -> Color {
        let plain = Color(red: red, green: green, blue: blue, alpha: alpha)
        return dynamics.map { Color($0.withAlphaComponent(plain.alpha), like: plain) } ?? plain
    }

    private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}

extension Color {
    /// No colour: lets everything through.
    public static let clear = Color(white: 0, alpha: 0)
    /// `#000000`.
    public static let black = Color(hex: 0x000000)
    /// `#FFFFFF`.
    public static let white = Color(hex: 0xFFFFFF)
    /// `#555555`.
    public static let darkGray = Color(hex: 0x555555)
    /// `#808080`.
    public static let gray = Color(hex: 0x808080)
    /// `#AAAAAA`.
    public static let lightGray = Color(hex: 0xAAAAAA)
    /// `#FF0000`.
    public static let red = Color(hex: 0xFF0000)
    /// `#00FF00`.
    public static let green = Color(hex: 0x00FF00)
    /// `#0000FF`.
    public static let blue = Color(hex: 0x0000FF)
    /// `#00FFFF`.
    public static let cyan = Color(hex: 0x00FFFF)
    /// `#FFFF00`.
    public static let yellow = Color(hex: 0xFFFF00)
    /// `#FF00FF`.
    public static let magenta = Color(hex: 0xFF00FF)
    /// `#FF8000`.
    public static let orange = Color(hex: 0xFF8000)
    /// `#800080`.
    public static let purple = Color(hex: 0x800080)
    /// `#996633`.
    public static let brown = Color(hex: 0x996633)
}
