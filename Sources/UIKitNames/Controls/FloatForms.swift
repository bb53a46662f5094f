public import Tactus

// Numbers that are `Float` in UIKit: both forms compile, with a `Float` and with a `Double`.

extension OptionalForms where Self: CALayer {
    /// How opaque all of it is, from 0 to 1.
    public var opacity: Float {
        get { Float((self as CALayer).opacity as Double) }
        set { (self as CALayer).opacity = Double(newValue) as Double }
    }

    /// How much of the shadow shows, from 0 to 1.
    public var shadowOpacity: Float {
        get { Float((self as CALayer).shadowOpacity as Double) }
        set { (self as CALayer).shadowOpacity = Double(newValue) as Double }
    }

    /// How fast the time of the layer's own animations passes.
    public var speed: Float {
        get { Float((self as CALayer).speed as Double) }
        set { (self as CALayer).speed = Double(newValue) as Double }
    }
}

extension OptionalForms where Self: CAAnimation {
    /// How often it is shown; 0 for once. It may be infinite.
    public var repeatCount: Float {
        get { Float((self as CAAnimation).repeatCount as Double) }
        set { (self as CAAnimation).repeatCount = Double(newValue) as Double }
    }

    /// How fast its time passes; 0 for not at all.
    public var speed: Float {
        get { Float((self as CAAnimation).speed as Double) }
        set { (self as CAAnimation).speed = Double(newValue) as Double }
    }
}

extension OptionalForms where Self: Slider {
    /// The value, between the two limits.
    public var value: Float {
        get { Float((self as Slider).value as Double) }
        set { (self as Slider).value = Double(newValue) as Double }
    }

    /// The value where reading begins.
    public var minimumValue: Float {
        get { Float((self as Slider).minimumValue as Double) }
        set { (self as Slider).minimumValue = Double(newValue) as Double }
    }

    /// The value where reading ends.
    public var maximumValue: Float {
        get { Float((self as Slider).maximumValue as Double) }
        set { (self as Slider).maximumValue = Double(newValue) as Double }
    }

    /// Sets the value. It sends nothing.
    ///
    /// - Parameters:
    ///   - value: The new value; what lies beyond a limit becomes the limit.
    ///   - animated: Whether the thumb goes there in a fifth of a second.
    public func setValue(_ value: Float, animated: Bool) {
        (self as Slider).setValue(Double(value) as Double, animated: animated)
    }
}

extension OptionalForms where Self: ProgressView {
    /// How much is done, from 0 to 1.
    public var progress: Float {
        get { Float(((self as ProgressView).progress as Double?) ?? 0) }
        set { (self as ProgressView).progress = Double(newValue) as Double }
    }

    /// Shows how much is done.
    ///
    /// - Parameters:
    ///   - progress: From 0 to 1.
    ///   - animated: Whether the line grows there.
    public func setProgress(_ progress: Float, animated: Bool) {
        (self as ProgressView).setProgress(Double(progress) as Double, animated: animated)
    }
}

extension OptionalForms where Self: ImageView {
    /// How long all of its `animationImages` take, once, in seconds; a thirtieth of a second each with 0.
    public var animationDuration: TimeInterval {
        get { ((self as ImageView).animationDuration as Duration).interval }
        set { (self as ImageView).animationDuration = Duration(interval: newValue) as Duration }
    }
}
