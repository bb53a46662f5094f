public import Tactus

/// What has a size that a container gives it: a controller.
public typealias UIContentContainer = ViewController

extension ViewController {
    /// Lets a child of this controller take the place of another: its view comes, both are animated, and the other's
    /// view goes at the end. The caller adds and removes the children, as for any change.
    ///
    /// - Parameters:
    ///   - from: The child whose view shows.
    ///   - to: The child whose view comes to the same superview.
    ///   - duration: How long it takes, in seconds.
    ///   - options: How it runs, and by which transition, if by any.
    ///   - animations: Sets what is to be animated; `nil` for nothing.
    ///   - completion: Called at the end, with whether it came to its end.
    public func transition(
        from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard from.parent === self, to.parent === self, let stage = from.viewIfLoaded?.superview else {
            preconditionFailure("both controllers have to be children, and the view of the first one has to show")
        }
        from.beginAppearanceTransition(false, animated: duration > 0)
        to.beginAppearanceTransition(true, animated: duration > 0)
        let finish = { (isCompleted: Bool) in
            from.viewIfLoaded?.removeFromSuperview()
            from.endAppearanceTransition()
            to.endAppearanceTransition()
            completion?(isCompleted)
        }
        guard options.rawValue >> 20 & 7 != 0 else {
            UIView.performWithoutAnimation {
                stage.addSubview(to.view)
                stage.layoutIfNeeded()
            }
            UIView.animate(
                withDuration: duration, options: options, animations: animations ?? {}, completion: finish)
            return
        }
        let change = {
            from.viewIfLoaded?.removeFromSuperview()
            stage.addSubview(to.view)
            animations?()
        }
        UIView.transition(with: stage, duration: duration, options: options, animations: change, completion: finish)
    }
}

extension ModalPresentationStyle {
    /// As the `transitioningDelegate` says; over the whole window, with what is behind still there,
    /// where it says nothing.
    public static let custom = ModalPresentationStyle("custom") {
        PresentationController(presentedViewController: $0, presenting: $1)
    }
}

extension OptionalForms where Self: PresentationController {
    /// The controller that presents; there is one from the beginning of the presentation on.
    public var presentingViewController: ViewController {
        guard let controller = (self as PresentationController).presentingViewController as ViewController? else {
            preconditionFailure("nobody presents \(presentedViewController) yet")
        }
        return controller
    }
}

extension OptionalForms where Self: Event {
    /// All touches of the event; never `nil`.
    public var allTouches: Set<Touch>? { (self as Event).allTouches as Set<Touch> }
}

extension OptionalForms where Self: Touch {
    /// The recognizers that take part in the touch; never `nil`.
    public var gestureRecognizers: [GestureRecognizer]? {
        (self as Touch).gestureRecognizers as [GestureRecognizer]
    }
}

extension Touch.TouchType {
    /// The tip of a pen, by its former name.
    public static var stylus: Touch.TouchType { .pencil }
}

extension OptionalForms where Self: ViewController {
    /// The view; never `nil` when read.
    public var view: View? {
        get { (self as ViewController).view as View }
        set { if let newValue { (self as ViewController).view = newValue as View } }
    }
}

/// A style of plates as UIKit names it, with whether they are light or dark.
nonisolated public struct UIBlurEffectStyle: Hashable, Sendable {
    let style: BlurEffect.Style
    let appearance: UserInterfaceStyle?

    /// Light, whatever is around.
    public static let light = UIBlurEffectStyle(style: .systemMaterial, appearance: .light)
    /// Lighter.
    public static let extraLight = UIBlurEffectStyle(style: .systemThickMaterial, appearance: .light)
    /// Dark, whatever is around.
    public static let dark = UIBlurEffectStyle(style: .systemMaterial, appearance: .dark)
    /// Nearly everything shows through; light.
    public static let systemUltraThinMaterialLight = UIBlurEffectStyle(
        style: .systemUltraThinMaterial, appearance: .light)
    /// More shows through than is covered; light.
    public static let systemThinMaterialLight = UIBlurEffectStyle(style: .systemThinMaterial, appearance: .light)
    /// A little shows through; light.
    public static let systemMaterialLight = UIBlurEffectStyle(style: .systemMaterial, appearance: .light)
    /// Nearly everything shows through; dark.
    public static let systemUltraThinMaterialDark = UIBlurEffectStyle(
        style: .systemUltraThinMaterial, appearance: .dark)
    /// More shows through than is covered; dark.
    public static let systemThinMaterialDark = UIBlurEffectStyle(style: .systemThinMaterial, appearance: .dark)
    /// A little shows through; dark.
    public static let systemMaterialDark = UIBlurEffectStyle(style: .systemMaterial, appearance: .dark)
}

nonisolated extension BlurEffect {
    /// Creates an effect whose plate is light or dark, whatever is around.
    public init(style: UIBlurEffectStyle) { self.init(style: style.style, userInterfaceStyle: style.appearance) }
}

nonisolated extension BlurEffect.Style {
    /// As for menus.
    public static let regular = BlurEffect.Style.systemMaterial
    /// As for dialogs.
    public static let prominent = BlurEffect.Style.systemThickMaterial
}

extension Control {
    /// Lets a method of a target be called with this control and the event, which UIKit's programs take for granted.
    ///
    /// - Parameters:
    ///   - target: Whose method is called; it is not kept alive.
    ///   - action: The method. Where there is no event, as for `sendActions(for:)`, it is called with one without
    ///     touches.
    ///   - events: For what.
    ///   - identifier: The name to remove it by.
    /// - Returns: What to remove it by.
    @discardableResult
    public func addTarget<Target: AnyObject, Sender: Control>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
        for events: UIControl.Event, identifier: String? = nil
    ) -> ActionToken {
        let call: @MainActor (Target) -> @MainActor (Control, UIEvent?) -> Void = { target in
            { sender, event in
                if let sender = sender as? Sender { action(target)(sender, event ?? UIEvent()) }
            }
        }
        return (self as Control).addTarget(target, action: call, for: events, identifier: identifier)
    }
}
