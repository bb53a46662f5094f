/// What is done to what lies behind a translucent view, before the view is drawn over it: the `backdrop-filter` of
/// style sheets.
public struct BackdropFilter: Hashable, Sendable {
    /// How soft the backdrop becomes: the standard deviation of its blur, in points, from 0 to 100.
    public var blurRadius: Double {
        get { blur }
        set { blur = newValue > 0 ? min(newValue, 100) : 0 }
    }

    /// How strong its colours become, from 0 for greys over 1 for what they are to 4.
    public var saturation: Double {
        get { strength }
        set { strength = newValue.isNaN ? 1 : min(max(newValue, 0), 4) }
    }

    private var blur = 0.0
    private var strength = 1.0

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - blurRadius: The standard deviation of the blur, in points; what is less than 0 or not a number is 0.
    ///   - saturation: How strong colours become; 1 leaves them.
    public init(blurRadius: Double, saturation: Double = 1) {
        self.blurRadius = blurRadius
        self.saturation = saturation
    }

    /// Whether it leaves everything as it is.
    public var isIdentity: Bool { blur == 0 && strength == 1 }
}
