import TactusGeometry

/// The views that the first responder of a window shows for input.
public struct InputViews {
    /// The view in place of an on-screen keyboard; `nil` for the ordinary keyboard.
    public internal(set) var inputView: View?
    /// The view above the keyboard, or above the view in its place; `nil` for none.
    public internal(set) var inputAccessoryView: View?
    /// The controller of ``inputView``, when a responder gave a controller.
    public internal(set) var inputViewController: ViewController?
    /// The controller of ``inputAccessoryView``, when a responder gave a controller.
    public internal(set) var inputAccessoryViewController: ViewController?

    /// Nothing.
    init() {}

    /// What the nearest responder up the chain from `responder` has, for each.
    init(of responder: Responder) {
        let chain = Array(Responder.chain(from: responder))
        if let provider = chain.first(where: { $0.inputViewController != nil || $0.inputView != nil }) {
            inputViewController = provider.inputViewController
            inputView = inputViewController?.view ?? provider.inputView
        }
        if let provider = chain.first(where: { $0.inputAccessoryViewController != nil || $0.inputAccessoryView != nil })
        {
            inputAccessoryViewController = provider.inputAccessoryViewController
            inputAccessoryView = inputAccessoryViewController?.view ?? provider.inputAccessoryView
        }
    }

    /// Whether the same views are shown.
    func isSame(as other: InputViews) -> Bool {
        inputView === other.inputView && inputAccessoryView === other.inputAccessoryView
            && inputViewController === other.inputViewController
            && inputAccessoryViewController === other.inputAccessoryViewController
    }
}

/// Is told which views a window wants for entering things: the one who shows them.
@MainActor public protocol InputViewObserver: AnyObject {
    /// Sent when the first responder of a window has changed, or asked for other views
    /// (``Responder/reloadInputViews()``), and the views are not what they were.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - views: The views from now on; empty when the window has no first responder.
    ///   - window: The window.
    func application(_ application: Application, didChangeInputViews views: InputViews, of window: Window)

    /// Sent while a finger draws what is shown for entering things down, see
    /// `ScrollView.KeyboardDismissMode.interactive`. Does nothing by default.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - y: Where the finger is, in points of the scene.
    ///   - scene: The scene.
    func application(_ application: Application, didDrawKeyboardTo y: Double, in scene: WindowScene)

    /// Sent when that finger was lifted. Does nothing by default.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - velocity: How fast it went down, in points per second.
    ///   - scene: The scene.
    func application(_ application: Application, didReleaseKeyboardAt velocity: Double, in scene: WindowScene)
}

extension InputViewObserver {
    /// Does nothing.
    public func application(_ application: Application, didDrawKeyboardTo y: Double, in scene: WindowScene) {}

    /// Does nothing.
    public func application(_ application: Application, didReleaseKeyboardAt velocity: Double, in scene: WindowScene) {}
}

extension Window {
    /// Looks up anew what the first responder wants, and tells the observer if that has changed.
    final func updateInputViews() {
        StackRoom.check("reloadInputViews()", of: currentFirstResponder ?? self)
        defer { windowScene?.application?.firstResponderDidChange() }
        let views = currentFirstResponder.map(InputViews.init(of:)) ?? InputViews()
        guard !views.isSame(as: inputViews) else { return }
        inputViews = views
        guard let application = windowScene?.application else { return }
        application.inputViewObserver?.application(application, didChangeInputViews: views, of: self)
    }
}
