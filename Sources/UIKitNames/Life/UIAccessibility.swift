public import Tactus

/// Something that can be done with a view beside a tap.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction
/// Which content is to come into sight.
public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection

/// What the user wants of how programs look and move, and what programs have to say to those who do not see them.
public enum UIAccessibility {
    private static var traits: TraitCollection? {
        Application.sharedIfAny?.scenes.first { !$0.isPopup }?.traitCollection
    }

    /// Whether anybody reads the screen for the user.
    public static var isVoiceOverRunning: Bool { Application.sharedIfAny?.isAssistiveToolRunning ?? false }

    /// What a program has to say.
    nonisolated public enum Notification: Hashable, Sendable {
        /// A text to read out.
        case announcement
        /// A part of the screen is another; the argument is the view to go on with, or a text to read out.
        case layoutChanged
        /// All of the screen is another; the argument is the view to begin with, or a text to read out.
        case screenChanged
        /// Content was scrolled; the argument is a text that says how far it is.
        case pageScrolled
    }

    /// Lets assistive tools know of something.
    ///
    /// - Parameters:
    ///   - notification: What there is to say.
    ///   - argument: A text, or a view; an announcement without a text says nothing.
    public static func post(notification: Notification, argument: Any?) {
        guard let application = Application.sharedIfAny else { return }
        let text = argument as? String
        switch notification {
        case .announcement: if let text { application.post(.announcement(text)) }
        case .pageScrolled: application.post(.pageScrolled(text))
        case .layoutChanged: application.post(.layoutChanged(argument as? View))
        case .screenChanged: application.post(.screenChanged(argument as? View))
        }
        guard notification == .layoutChanged || notification == .screenChanged, let text else { return }
        application.post(.announcement(text))
    }

    /// Whether less is to move.
    public static var isReduceMotionEnabled: Bool { Application.sharedIfAny?.isReduceMotionEnabled ?? false }

    /// Whether less is to shine through.
    public static var isReduceTransparencyEnabled: Bool {
        Application.sharedIfAny?.isReduceTransparencyEnabled ?? false
    }

    /// Whether colours are to stand out more.
    public static var isDarkerSystemColorsEnabled: Bool { traits?.accessibilityContrast == .high }
}
