public import Tactus

/// A view for what is typed into: in place of a keyboard (`inputView`), or above one (`inputAccessoryView`).
///
/// It is as high as its frame, or as what is in it where ``allowsSelfSizing`` says so.
open class UIInputView: UIView {
    /// What it looks like.
    nonisolated public enum Style: Int, Hashable, Sendable, CaseIterable {
        /// As what it lies on.
        case `default` = 0
        /// As a keyboard.
        case keyboard = 1
    }

    /// What it looks like.
    public final let inputViewStyle: Style
    /// Whether it is as high as the constraints in it want; `false` by default: then it is as high as its frame.
    public final var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - frame: How high it is, in points; with no height it is as high as a keyboard, or as a bar above one.
    ///   - inputViewStyle: What it looks like.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .barBackground }
    }

    /// The height of the frame, unless the view is as high as what is in it.
    open override var intrinsicContentSize: CGSize {
        guard !allowsSelfSizing, bounds.height > 0 else { return super.intrinsicContentSize }
        return CGSize(width: UIView.noIntrinsicMetric, height: bounds.height)
    }
}
