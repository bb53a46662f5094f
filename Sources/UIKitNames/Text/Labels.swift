public import Tactus

extension Label {
    /// The text with its attributes; never `nil` when read. What it says nothing of is as the label says: its font, its
    /// colour, how its lines lie.
    public var attributedText: NSAttributedString? {
        get { NSAttributedString(styledText) }
        set { styledText = newValue?.styledText ?? "" }
    }

    /// Whether the text is as large as the user wants it: it is, unless this is set to `false`.
    public var adjustsFontForContentSizeCategory: Bool {
        get { traitOverrides.textScale != 1 }
        set { traitOverrides.textScale = newValue ? nil : 1 }
    }
}

extension OptionalForms where Self: Label {
    /// The colour of the text's shadow, which is not soft; `nil` for none. `layer.shadowColor` is that of the label's
    /// own shadow.
    public var shadowColor: UIColor? {
        get { textShadowColor }
        set { textShadowColor = newValue }
    }

    /// By how much the text's shadow is moved, in points; by default one point upwards.
    public var shadowOffset: CGSize {
        get { CGSize(width: textShadowOffset.dx, height: textShadowOffset.dy) }
        set { textShadowOffset = CGVector(dx: newValue.width, dy: newValue.height) }
    }
}

extension View {
    /// Whether the tint is grey. Set to `nil`, which is ``Optional/automatic``, it is as around the view; never `nil`
    /// when read.
    public var tintAdjustmentMode: UIViewTintAdjustmentMode? {
        get { traitCollection.tintAdjustmentMode }
        set { traitOverrides.tintAdjustmentMode = newValue }
    }
}

/// Whether the tint is grey.
public typealias UIViewTintAdjustmentMode = TintAdjustmentMode

nonisolated extension Optional where Wrapped == UIViewTintAdjustmentMode {
    /// As it is around.
    public static var automatic: UIViewTintAdjustmentMode? { nil }
}

extension TextField {
    /// What shows while there is no text, with colours and fonts of its own; `nil` for nothing.
    public var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder.isEmpty ? nil : NSAttributedString(styledPlaceholder) }
        set { styledPlaceholder = newValue?.styledText ?? "" }
    }
}

extension RefreshControl {
    /// What is said below the ring; `nil`, the default, for nothing.
    public final var attributedTitle: NSAttributedString? {
        get { styledTitle.isEmpty ? nil : NSAttributedString(styledTitle) }
        set { styledTitle = newValue?.styledText ?? "" }
    }
}
