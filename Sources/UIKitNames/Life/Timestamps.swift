public import Tactus

// Moments are numbers of seconds in UIKit: both forms compile. They are those of `CACurrentMediaTime()`.

extension Touch: OptionalForms {}
extension Press: OptionalForms {}

extension OptionalForms where Self: Touch {
    /// When the touch became as it is, in seconds of the program's clock.
    public var timestamp: TimeInterval { ((self as Touch).timestamp as Instant).seconds }
}

extension OptionalForms where Self: Event {
    /// When what the event tells of happened, in seconds of the program's clock.
    public var timestamp: TimeInterval { ((self as Event).timestamp as Instant).seconds }
}

extension OptionalForms where Self: Press {
    /// When the key became as it is, in seconds of the program's clock.
    public var timestamp: TimeInterval { ((self as Press).timestamp as Instant).seconds }
}

extension Window.Level {
    /// A level that lies above another one by a number.
    nonisolated public static func + (level: Window.Level, number: CGFloat) -> Window.Level {
        Window.Level(rawValue: level.rawValue + number)
    }

    /// A level that lies beneath another one by a number.
    nonisolated public static func - (level: Window.Level, number: CGFloat) -> Window.Level {
        Window.Level(rawValue: level.rawValue - number)
    }
}
