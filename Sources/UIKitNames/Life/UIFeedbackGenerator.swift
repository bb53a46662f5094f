import Tactus

/// What a device is asked to let a hand feel.
nonisolated public enum UIFeedback: Hashable, Sendable {
    /// Something has met something, from 0 to 1 hard.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// Another thing is chosen.
    case selection
    /// Something has come to its end.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// Lets a hand feel what happens, where there is something that it is felt by.
///
/// A desktop has no such device, and Wayland no request for one: nothing is felt unless the program sets ``handler``,
/// for a device that it drives itself.
public class UIFeedbackGenerator {
    /// Lets feel what generators are asked for, at once; `nil`, by default, for nobody.
    public static var handler: ((UIFeedback) -> Void)?
    /// Gets the device ready, where ``prepare()`` is called; `nil`, by default, for nobody.
    public static var preparation: (() -> Void)?

    fileprivate init() {}

    /// Says that something will be felt shortly.
    public final func prepare() { UIFeedbackGenerator.preparation?() }

    fileprivate final func send(_ feedback: UIFeedback) { UIFeedbackGenerator.handler?(feedback) }
}

/// Lets things be felt that meet one another.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What meets.
    nonisolated public enum FeedbackStyle: Int, Hashable, Sendable, CaseIterable {
        /// Something small.
        case light
        /// Something.
        case medium
        /// Something large.
        case heavy
        /// Something that gives way.
        case soft
        /// Something that does not.
        case rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator.
    ///
    /// - Parameter style: What meets.
    public init(style: FeedbackStyle = .medium) { self.style = style }

    /// Lets an impact be felt.
    public func impactOccurred() { impactOccurred(intensity: 1) }

    /// Lets an impact be felt.
    ///
    /// - Parameter intensity: How hard, from 0 to 1; what is beyond counts as the nearer of both.
    public func impactOccurred(intensity: CGFloat) {
        send(.impact(style, intensity: intensity.isNaN ? 0 : min(max(intensity, 0), 1)))
    }
}

/// Lets a choice be felt that becomes another.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates a generator.
    public override init() { super.init() }

    /// Lets the change be felt.
    public func selectionChanged() { send(.selection) }
}

/// Lets the end of something be felt.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it ended.
    nonisolated public enum FeedbackType: Int, Hashable, Sendable, CaseIterable {
        /// Well.
        case success
        /// With something to note.
        case warning
        /// Badly.
        case error
    }

    /// Creates a generator.
    public override init() { super.init() }

    /// Lets the end be felt.
    ///
    /// - Parameter type: How it ended.
    public func notificationOccurred(_ type: FeedbackType) { send(.notification(type)) }
}
