public import Tactus

extension ModalPresentationStyle {
    /// Over what presents, which stays behind. Here that is the whole window: no controller in it is a context of its
    /// own.
    public static let overCurrentContext = ModalPresentationStyle("overCurrentContext") {
        PresentationController(presentedViewController: $0, presenting: $1)
    }

    /// In place of what presents, which is the whole window here, as with `fullScreen`.
    public static let currentContext = ModalPresentationStyle("currentContext") { presented, presenting in
        WholeWindowPresentation(presentedViewController: presented, presenting: presenting)
    }
}

/// What covers the window, and lets what is behind disappear.
private final class WholeWindowPresentation: PresentationController {
    override var shouldRemovePresentersView: Bool { true }
}
