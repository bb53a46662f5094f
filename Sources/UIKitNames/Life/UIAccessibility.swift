import Tactus

/// What the user wants of how programs look and move.
public enum UIAccessibility {
    private static var traits: TraitCollection? {
        Application.sharedIfAny?.scenes.first { !$0.isPopup }?.traitCollection
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
