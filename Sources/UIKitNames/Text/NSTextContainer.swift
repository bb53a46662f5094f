public import Tactus

/// Where the lines of a text view lie: `textView.textContainer`. It is the view's as long as that lives.
public final class NSTextContainer {
    private weak var view: UITextView?

    init(of view: UITextView) { self.view = view }

    /// The room at both ends of each line within the view's `textContainerInset`, in points; 5 by default.
    public var lineFragmentPadding: CGFloat {
        get { view?.lineFragmentPadding ?? 0 }
        set { view?.lineFragmentPadding = newValue }
    }

    /// How wide the lines are with the room at their ends, in points; as high as any text.
    public var size: CGSize {
        guard let view else { return .zero }
        let room = view.bounds.width - view.adjustedContentInset.horizontal - view.textContainerInset.horizontal
        return CGSize(width: max(room, 0), height: .greatestFiniteMagnitude)
    }
}

extension TextView {
    /// Where its lines lie.
    public var textContainer: NSTextContainer { NSTextContainer(of: self) }
}
