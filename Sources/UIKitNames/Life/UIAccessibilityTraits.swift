public import Tactus

/// What a view is to an assistive tool, and how it stands, as flags.
public typealias UIAccessibilityTraits = AccessibilityTraits
