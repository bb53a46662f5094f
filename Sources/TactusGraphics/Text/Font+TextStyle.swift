extension Font {
    /// The purpose of a text, from which its size, its weight and its growth with the user's text size follow.
    ///
    /// ```swift
    /// label.font = .preferred(.headline)
    /// ```
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// The one great title of a page: 34 points, bold.
        case largeTitle
        /// Titles of the first rank: 28 points, bold.
        case title1
        /// Titles of the second rank: 22 points, bold.
        case title2
        /// Titles of the third rank: 20 points, half bold.
        case title3
        /// What stands above a paragraph: 17 points, half bold.
        case headline
        /// What is read: 17 points.
        case body
        /// What is said beside it: 16 points.
        case callout
        /// What stands below a headline: 15 points.
        case subheadline
        /// Notes: 13 points.
        case footnote
        /// What stands at a picture: 12 points.
        case caption1
        /// The smallest text that there is: 11 points.
        case caption2

        /// The size in points for a user who wants no other.
        public var size: Double { measures.size }

        /// How thick the strokes are.
        public var weight: Weight {
            switch self {
            case .largeTitle, .title1, .title2: .bold
            case .title3, .headline: .semibold
            default: .regular
            }
        }

        /// The size for a user who wants text larger or smaller.
        ///
        /// What is large already grows less: at three times the size a body of 17 points has 51, a large title of 34
        /// points has 58.5. No style gets smaller than ``smallestSize``. Sizes are multiples of half a point.
        ///
        /// - Parameter scale: By how much the text that is read is to be larger: 1 for no change. From 0.5 to 4 is
        ///   possible; others count as the nearest of them, and what is not a number as 1.
        /// - Returns: The size in points.
        public func size(scale: Double) -> Double { scaled(size, by: scale) }

        /// The smallest size of a style that shrinks, in points.
        public static let smallestSize = 11.0

        /// A size that grows and shrinks as the style does.
        func scaled(_ size: Double, by scale: Double) -> Double {
            TextStyle.limited(size, scale) { size * (1 + ($0 - 1) * measures.growth) }
        }

        /// A size that grows and shrinks as a style of that size would, and in between as what lies in between.
        static func scaled(_ size: Double, by scale: Double) -> Double {
            limited(size, scale) { scale in
                let steps = [body, title3, title2, title1, largeTitle].map(\.measures)
                func grown(_ step: (size: Double, growth: Double)) -> Double {
                    step.size * (1 + (scale - 1) * step.growth)
                }
                guard let above = steps.firstIndex(where: { size <= $0.size }) else {
                    return size / steps[steps.count - 1].size * grown(steps[steps.count - 1])
                }
                guard above > 0 else { return size * scale }
                let (low, high) = (steps[above - 1], steps[above])
                let share = (size - low.size) / (high.size - low.size)
                return grown(low) + (grown(high) - grown(low)) * share
            }
        }

        /// A size at a scale within what is possible, in halves of a point; what shrinks does so evenly.
        private static func limited(_ size: Double, _ scale: Double, _ grown: (Double) -> Double) -> Double {
            let scale = scale.isNaN ? 1 : min(max(scale, 0.5), 4)
            guard scale != 1 else { return size }
            let wanted = scale > 1 ? grown(scale) : size * scale
            return max((wanted * 2).rounded() / 2, min(size, smallestSize))
        }

        /// The size, and which part of the growth of what is read the style takes part in.
        private var measures: (size: Double, growth: Double) {
            switch self {
            case .largeTitle: (34, 0.36)
            case .title1: (28, 0.5)
            case .title2: (22, 0.72)
            case .title3: (20, 0.81)
            case .headline, .body: (17, 1)
            case .callout: (16, 1)
            case .subheadline: (15, 1)
            case .footnote: (13, 1)
            case .caption1: (12, 1)
            case .caption2: (11, 1)
            }
        }
    }

    /// The system's font for a text of a kind.
    ///
    /// Whoever sets text for a user scales it: labels and controls do so by themselves, and get the
    /// font at the scale 1.
    ///
    /// - Parameters:
    ///   - style: What the text is for.
    ///   - scale: The user's wish: by how much text is to be larger.
    /// - Returns: The font.
    public static func preferred(_ style: TextStyle, scale: Double = 1) -> Font {
        Font(size: style.size(scale: scale), weight: style.weight)
    }

    /// This font, larger or smaller as the user wishes.
    ///
    /// - Parameters:
    ///   - style: The style that it grows like; `nil` for one of its size, so that what is large grows less.
    ///   - scale: The user's wish: by how much text is to be larger.
    /// - Returns: The font.
    public func scaled(for style: TextStyle? = nil, by scale: Double) -> Font {
        let wanted = style?.scaled(size, by: scale) ?? TextStyle.scaled(size, by: scale)
        return withSize(wanted > maximumSize ? max(maximumSize, size) : wanted)
    }

    /// By how much this font is larger when the user wishes so: what lies beside the letters, such as a
    /// sign, grows as much.
    ///
    /// - Parameter scale: The user's wish: by how much text is to be larger.
    /// - Returns: The factor.
    package func growth(by scale: Double) -> Double {
        scaled(by: scale).usableSize / usableSize
    }
}
