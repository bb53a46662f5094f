public import Tactus

// What is always there, and optional in UIKit: both forms compile, `item.rightBarButtonItems` and with a `?`.

/// A class with properties that are optional in UIKit.
@MainActor public protocol OptionalForms: AnyObject {}

extension NavigationItem: OptionalForms {}
extension ViewController: OptionalForms {}
extension View: OptionalForms {}
extension Event: OptionalForms {}
extension PresentationController: OptionalForms {}
extension CAAnimation: OptionalForms {}
extension CALayer: OptionalForms {}

extension OptionalForms where Self: View {
    /// The recognizers of the view, in the order in which they were added; never `nil` when read.
    public var gestureRecognizers: [GestureRecognizer]? {
        get { (self as View).gestureRecognizers as [GestureRecognizer] }
        set { (self as View).gestureRecognizers = (newValue ?? []) as [GestureRecognizer] }
    }
}

extension OptionalForms where Self: NavigationItem {
    /// The buttons where reading begins; never `nil` when read.
    public var leftBarButtonItems: [BarButtonItem]? {
        get { (self as NavigationItem).leftBarButtonItems as [BarButtonItem] }
        set { (self as NavigationItem).leftBarButtonItems = (newValue ?? []) as [BarButtonItem] }
    }

    /// The buttons where reading ends; never `nil` when read.
    public var rightBarButtonItems: [BarButtonItem]? {
        get { (self as NavigationItem).rightBarButtonItems as [BarButtonItem] }
        set { (self as NavigationItem).rightBarButtonItems = (newValue ?? []) as [BarButtonItem] }
    }
}

extension OptionalForms where Self: Toolbar {
    /// The buttons; never `nil` when read.
    public var items: [BarButtonItem]? {
        get { (self as Toolbar).items as [BarButtonItem] }
        set { (self as Toolbar).items = (newValue ?? []) as [BarButtonItem] }
    }
}

extension OptionalForms where Self: ViewController {
    /// The buttons in the bar below the page; never `nil` when read.
    public var toolbarItems: [BarButtonItem]? {
        get { (self as ViewController).toolbarItems as [BarButtonItem] }
        set { (self as ViewController).toolbarItems = (newValue ?? []) as [BarButtonItem] }
    }
}

extension OptionalForms where Self: ViewController {
    /// What looks after the presentation of this controller, or of what contains it: before it is presented, what would
    /// in its `modalPresentationStyle`. Where the style is still automatic it is that of a sheet
    /// (`sheetPresentationController`), which the controller is presented on then, as it is on a phone.
    public var presentationController: UIPresentationController? {
        (self as ViewController).resolvePresentationController(automatic: .pageSheet)
    }
}

extension OptionalForms where Self: NavigationController {
    /// Pops all pages but the first one.
    ///
    /// - Parameter animated: Whether they slide away.
    /// - Returns: The pages that go, from below; never `nil`.
    @discardableResult
    public func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped: [ViewController] = (self as NavigationController).popToRootViewController(animated: animated)
        return popped
    }

    /// Pops all pages in front of one.
    ///
    /// - Parameters:
    ///   - viewController: The page.
    ///   - animated: Whether they slide away.
    /// - Returns: The pages that go, from below; never `nil`.
    @discardableResult
    public func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        let popped: [ViewController] = (self as NavigationController).popToViewController(
            viewController, animated: animated)
        return popped
    }

    /// The gesture that leads back; never `nil`.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? {
        let recognizer: PanGestureRecognizer = (self as NavigationController).interactivePopGestureRecognizer
        return recognizer
    }

    /// The bar below the pages; never `nil`.
    public var toolbar: Toolbar? {
        let toolbar: Toolbar = (self as NavigationController).toolbar
        return toolbar
    }
}

extension OptionalForms where Self: TabBarController {
    /// The pages; never `nil` when read.
    public var viewControllers: [ViewController]? {
        get { (self as TabBarController).viewControllers as [ViewController] }
        set { (self as TabBarController).viewControllers = (newValue ?? []) as [ViewController] }
    }
}

extension TabBarController {
    /// Shows other pages; `nil` for none.
    ///
    /// - Parameters:
    ///   - viewControllers: The pages.
    ///   - animated: Whether the old ones dissolve into the new.
    public func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
        guard animated, isViewLoaded, view.window != nil else {
            self.viewControllers = viewControllers ?? []
            return
        }
        View.transition(with: view, by: .crossDissolve, duration: view.theme.motion.page) {
            self.viewControllers = viewControllers ?? []
        }
    }
}

extension OptionalForms where Self: PageViewController {
    /// The page that is seen, alone in a list; never `nil`.
    public var viewControllers: [ViewController]? { (self as PageViewController).viewControllers as [ViewController] }
}

extension OptionalForms where Self: AlertController {
    /// The fields; never `nil`.
    public var textFields: [TextField]? { (self as AlertController).textFields as [TextField] }
}
