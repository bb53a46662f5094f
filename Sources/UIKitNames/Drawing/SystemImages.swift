import Synchronization
public import Tactus

nonisolated extension Image {
    /// How large and heavy a sign is.
    nonisolated public struct SymbolConfiguration: Hashable, Sendable {
        fileprivate var pointSize: CGFloat?
        fileprivate var weight: SymbolWeight?
        fileprivate var scale: SymbolScale?

        /// Beside text of a size in points.
        public init(pointSize: CGFloat) { self.pointSize = pointSize }

        /// Beside text of a size in points, and of a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight) { (self.pointSize, self.weight) = (pointSize, weight) }

        /// Beside text of a size in points, and of a weight; larger or smaller than usual there.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
        }

        /// Beside text of a weight.
        public init(weight: SymbolWeight) { self.weight = weight }

        /// Larger or smaller than usual beside a text.
        public init(scale: SymbolScale) { self.scale = scale }

        /// Beside text of a style.
        public init(textStyle: Font.TextStyle, scale: SymbolScale? = nil) {
            (pointSize, self.scale) = (textStyle.size, scale)
            weight = SymbolWeight(rawValue: textStyle.weight.rawValue)
        }

        /// Beside text in a font.
        public init(font: Font, scale: SymbolScale? = nil) {
            (pointSize, weight, self.scale) = (font.size, SymbolWeight(rawValue: font.weight.rawValue), scale)
        }

        /// As large and heavy as usual.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

        private init() {}

        /// Returns the configuration with what another one says in the place of what this one does.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var result = self
            result.pointSize = other.pointSize ?? pointSize
            result.weight = other.weight ?? weight
            result.scale = other.scale ?? scale
            return result
        }

        /// How wide and high the sign's field is, in points.
        fileprivate var side: CGFloat {
            let factor =
                switch scale ?? .medium {
                case .small: 0.8
                case .medium: 1.0
                case .large: 1.28
                }
            return ((pointSize ?? 17) * 24 / 17 * factor).rounded()
        }
    }

    /// How heavy a sign's lines are; the number is that of a font's weight.
    nonisolated public enum SymbolWeight: Int, Hashable, Sendable, CaseIterable {
        /// As thin as can be.
        case thin = 100
        /// Very light.
        case ultraLight = 200
        /// Light.
        case light = 300
        /// As beside ordinary text.
        case regular = 400
        /// A little heavy.
        case medium = 500
        /// Rather heavy.
        case semibold = 600
        /// As beside bold text.
        case bold = 700
        /// Very heavy.
        case heavy = 800
        /// As heavy as can be.
        case black = 900

        /// The weight of the toolkit's icons that comes nearest.
        fileprivate var weight: Icon.Weight {
            switch self {
            case .thin, .ultraLight, .light: .light
            case .regular, .medium: .regular
            case .semibold, .bold, .heavy, .black: .bold
            }
        }
    }

    /// How large a sign is beside a text.
    nonisolated public enum SymbolScale: Hashable, Sendable, CaseIterable {
        /// Smaller than usual.
        case small
        /// As usual.
        case medium
        /// Larger than usual.
        case large
        /// As usual.
        public static let `default` = SymbolScale.medium
    }

    /// Creates a sign by the name that it has on Apple's systems: one of the toolkit's own icons that means the same,
    /// as a template. `nil` for a name that none has.
    ///
    /// Some 250 names have one, and all of them may end in `.fill`, `.slash`, `.circle`, `.square`.
    ///
    /// - Parameter name: The name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a sign by the name that it has on Apple's systems; see ``init(systemName:)``.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - configuration: How large and heavy it is; `nil` for what is usual.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        let configuration = configuration ?? .unspecified
        guard let drawn = SymbolImages.pixels(of: name, configuration) else { return nil }
        do {
            try self.init(
                premultipliedPixels: drawn.pixels, size: drawn.size, scale: SymbolImages.scale,
                renderingMode: .template)
        } catch { return nil }
        SymbolImages.note(self, name, configuration)
    }

    /// Whether this is a sign that was made by its name.
    public var isSymbolImage: Bool { SymbolImages.origin(of: self) != nil }

    /// How large and heavy a sign is; `nil` for another picture.
    public var symbolConfiguration: SymbolConfiguration? { SymbolImages.origin(of: self)?.configuration }

    /// Returns the same sign, as large and heavy as a configuration says, which is asked alone; another
    /// picture as it is.
    public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
        guard let origin = SymbolImages.origin(of: self) else { return self }
        return Image(systemName: origin.name, withConfiguration: configuration) ?? self
    }

    /// Returns the same sign with what a configuration says in the place of what its own did; `nil` for
    /// another picture.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
        guard let origin = SymbolImages.origin(of: self) else { return nil }
        return Image(systemName: origin.name, withConfiguration: origin.configuration.applying(configuration))
    }
}

/// What the pictures of signs were made of.
nonisolated private enum SymbolImages {
    /// How many pixels belong to a point: enough for every display.
    static let scale = 3.0

    struct Origin {
        var name: String
        var configuration: Image.SymbolConfiguration
    }

    private struct Request: Hashable {
        var name: String
        var side: CGFloat
        var weight: Icon.Weight
    }

    private static let origins = Mutex(Notes<Image, Origin>())
    private static let drawn = Mutex<[Request: (pixels: [UInt32], size: PixelSize)]>([:])

    static func pixels(
        of name: String, _ configuration: Image.SymbolConfiguration
    ) -> (pixels: [UInt32], size: PixelSize)? {
        let request = Request(
            name: name, side: configuration.side, weight: configuration.weight?.weight ?? .regular)
        if let known = drawn.withLock({ $0[request] }) { return known }
        guard let symbol = SystemSymbol(named: name),
            let image = symbol.image(side: request.side, weight: request.weight, scale: scale)
        else { return nil }
        drawn.withLock { drawn in
            if drawn.count >= 200 { drawn.removeAll() }
            drawn[request] = image
        }
        return image
    }

    static func note(_ image: Image, _ name: String, _ configuration: Image.SymbolConfiguration) {
        origins.withLock { $0[image] = Origin(name: name, configuration: configuration) }
    }

    static func origin(of image: Image) -> Origin? { origins.withLock { $0[image] } }
}
