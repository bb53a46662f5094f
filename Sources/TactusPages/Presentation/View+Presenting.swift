import TactusUI

extension View {
    /// Shows a page in front of what the view is in: by the nearest controller, else by the window's; in a window of
    /// views alone by a controller of its own, which shows nothing.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - former: Who has presented before.
    /// - Returns: Who presents, to be kept as long as the page is there; `nil` where it is not shown.
    func presentPage(_ page: ViewController, former: ViewController?) -> ViewController? {
        guard let window else { return nil }
        let nearest = Responder.chain(from: self).lazy.compactMap { $0 as? ViewController }.first
        let presenter = nearest ?? window.rootViewController ?? former ?? PresenterOfView()
        if let own = presenter as? PresenterOfView, own.view.superview !== window { window.addSubview(own.view) }
        return presenter.present(page, animated: true) ? presenter : nil
    }
}

/// Presents for a view in a window without a controller.
private final class PresenterOfView: ViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = false
    }

    isolated deinit { viewIfLoaded?.removeFromSuperview() }
}
