/// The way in which a presented controller is shown: which ``PresentationController`` looks after it.
///
/// The core has the styles that fill the window. `TactusPages` adds sheets, forms, popovers and dialogs; a program adds
/// its own:
///
/// ```swift
/// extension ModalPresentationStyle {
///     static let drawer = ModalPresentationStyle("drawer") { presented, presenting in
///         DrawerPresentation(presentedViewController: presented, presenting: presenting)
///     }
/// }
/// ```
public struct ModalPresentationStyle: Hashable, CustomStringConvertible {
    /// Makes what looks after a presentation: of the first controller, by the second one; that is `nil` while nobody
    /// presents yet.
    public typealias Maker = (ViewController, ViewController?) -> PresentationController

    /// The name, by which two styles are the same.
    public let description: String
    private let make: Maker?
    /// Whether it shows controllers over the nearest controller that is a context, and not over the whole window: see
    /// ``ViewController/definesPresentationContext``.
    public let isInCurrentContext: Bool

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - name: What tells it from other styles.
    ///   - isInCurrentContext: Whether it shows controllers over the nearest controller that is a context.
    ///   - make: Makes what looks after a presentation.
    public init(_ name: String, inCurrentContext isInCurrentContext: Bool = false, _ make: @escaping Maker) {
        description = name
        self.isInCurrentContext = isInCurrentContext
        self.make = make
    }

    private init(automatic name: String) {
        description = name
        isInCurrentContext = false
        make = nil
    }

    /// What the application says: ``Application/automaticModalPresentationStyle``.
    public static let automatic = ModalPresentationStyle(automatic: "automatic")
    /// No other style: how a delegate asks for a popover where there is little room. Who is presented with it is
    /// presented automatically.
    public static let none = ModalPresentationStyle(automatic: "none")
    /// Over the whole window. What is behind disappears, and leaves the window, as long as it is covered.
    public static let fullScreen = ModalPresentationStyle("fullScreen") {
        FullScreenPresentation(presentedViewController: $0, presenting: $1)
    }
    /// Over the whole window, with what is behind still there: for what does not fill it.
    public static let overFullScreen = ModalPresentationStyle("overFullScreen") {
        PresentationController(presentedViewController: $0, presenting: $1)
    }

    /// Over the nearest controller that is a context (``ViewController/definesPresentationContext``), the whole window
    /// where there is none. That controller disappears as long as it is covered.
    public static let currentContext = ModalPresentationStyle("currentContext", inCurrentContext: true) {
        FullScreenPresentation(presentedViewController: $0, presenting: $1)
    }
    /// Over the nearest controller that is a context, with what is behind still there: for what does not fill it.
    public static let overCurrentContext = ModalPresentationStyle("overCurrentContext", inCurrentContext: true) {
        PresentationController(presentedViewController: $0, presenting: $1)
    }

    /// Makes what looks after a presentation in this style.
    func makeController(
        _ presented: ViewController, _ presenting: ViewController?, automatic: ModalPresentationStyle
    ) -> PresentationController {
        if let make { return make(presented, presenting) }
        if let make = automatic.make { return make(presented, presenting) }
        return FullScreenPresentation(presentedViewController: presented, presenting: presenting)
    }

    /// Whether both have the same name.
    public static func == (left: ModalPresentationStyle, right: ModalPresentationStyle) -> Bool {
        left.description == right.description
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The way in which a controller comes over the whole window.
nonisolated public enum ModalTransitionStyle: Hashable, Sendable, CaseIterable {
    /// It slides up from the lower edge, and down again.
    case coverVertical
    /// It becomes visible over what is there, and vanishes again.
    case crossDissolve
}

/// Says how a controller is presented, in place of its style.
@MainActor public protocol ViewControllerTransitioningDelegate: AnyObject {
    /// Returns what looks after the presentation; `nil`, by default, for what the style says.
    func presentationController(
        forPresented presented: ViewController, presenting: ViewController
    ) -> PresentationController?

    /// Returns the animation by which a controller comes; `nil`, by default, for that of its presentation.
    func animationController(
        forPresented presented: ViewController, presenting: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)?

    /// Returns the animation by which a controller goes; `nil`, by default, for that of its presentation.
    func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)?

    /// Returns who draws a presentation along; `nil`, by default, for one that runs by itself.
    func interactionController(
        forPresentation presented: ViewController
    ) -> (any ViewControllerInteractiveTransitioning)?

    /// Returns who draws a dismissal along; `nil`, by default, for one that runs by itself.
    func interactionController(
        forDismissal dismissed: ViewController
    ) -> (any ViewControllerInteractiveTransitioning)?
}

extension ViewControllerTransitioningDelegate {
    /// Leaves it to the style.
    public func presentationController(
        forPresented presented: ViewController, presenting: ViewController
    ) -> PresentationController? { nil }

    /// Leaves it to the presentation.
    public func animationController(
        forPresented presented: ViewController, presenting: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }

    /// Leaves it to the presentation.
    public func animationController(
        forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }

    /// Lets the presentation run by itself.
    public func interactionController(
        forPresentation presented: ViewController
    ) -> (any ViewControllerInteractiveTransitioning)? { nil }

    /// Lets the dismissal run by itself.
    public func interactionController(
        forDismissal dismissed: ViewController
    ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
