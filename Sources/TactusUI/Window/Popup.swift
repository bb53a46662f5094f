import TactusGeometry
import TactusPlatform

/// A window that is open over a view: a menu, a bubble, a completion list.
///
/// ```swift
/// let popup = application.openPopup(menu, over: button, placement: PopupPlacement(.below, gap: 4))
/// popup.onClose = { [weak button] in button?.isSelected = false }
/// ```
///
/// Where the system can, it is a surface of its own, which may reach out of the scene that it belongs to. Where
/// it cannot, or refuses, as some do when the finger has been lifted, the same window opens inside the scene,
/// kept within its bounds. What it shows and how it is touched is the same. Its window has the traits of the
/// view that it opens over.
///
/// It closes when the user touches another window of the application, which gets that touch; when the system says so;
/// when the scene that it belongs to closes; and by ``close()``. Popups may open over popups; those above close with
/// those below. The application keeps it as long as it is open.
public final class Popup {
    /// The window that the popup shows.
    public let window: Window
    /// Whether it is open.
    public private(set) var isOpen = true
    /// Whether it is inside the scene that it belongs to, not on a surface of its own.
    public private(set) var isInsideScene = false
    /// Called once when it was closed, by whomever.
    public var onClose: (() -> Void)?

    /// The scene that it belongs to.
    private(set) weak var parent: WindowScene?
    /// The scene of its own, while it has one.
    private(set) var scene: WindowScene?
    /// What it opens over, whose traits its window takes over.
    private(set) weak var view: View?
    /// The part of it that it opens at, in its points; `nil` for all of it.
    private var rect: Rect?
    private var anchor: Rect
    private var placement: PopupPlacement
    private unowned let application: Application

    init(
        _ window: Window, over view: View, at rect: Rect?, in parent: WindowScene, _ placement: PopupPlacement,
        _ application: Application
    ) {
        self.window = window
        self.view = view
        self.rect = rect
        self.parent = parent
        self.placement = placement
        self.application = application
        anchor = view.convertToScene(rect ?? view.bounds)
        window.traitSource = view
    }

    /// Closes it, and those above it. Inside a handler, it happens when the event that is being handled has been.
    /// Calling it again changes nothing.
    public func close() { application.afterCurrentEvent { [self] in application.closePopupNow(self) } }

    /// Moves it to where its view is now, or elsewhere.
    ///
    /// - Parameters:
    ///   - placement: Where it goes from now on; `nil` for where it went.
    ///   - rect: The part of its view that it is at from now on, in the view's points; `nil` for the
    ///     one that it was at.
    public func reposition(_ placement: PopupPlacement? = nil, at rect: Rect? = nil) {
        guard isOpen else { return }
        if let rect { self.rect = rect }
        if let view { anchor = view.convertToScene(self.rect ?? view.bounds) }
        self.placement = placement ?? self.placement
        if isInsideScene { return placeInsideScene() }
        guard let surface = scene?.surface, !surface.reposition(request) else { return }
        application.reopen(self)
    }

    /// Where its window is, in points of the scene of the view that it opens over; `nil` while the system has not said
    /// where, and once it is closed. The window is laid out when that changes.
    public var frame: Rect? {
        guard isOpen else { return nil }
        if isInsideScene { return window.frame }
        return scene?.popupOrigin.map { Rect(origin: $0, size: window.frame.size) }
    }

    /// What the platform is asked for.
    var request: PopupRequest { PopupRequest(anchor: anchor, size: window.frame.size, placement: placement) }

    /// Its surface is there.
    func didOpen(_ scene: WindowScene) { self.scene = scene }

    /// The system does not show it: it opens inside the scene that it belongs to.
    func openInsideScene() {
        guard let parent, parent.application != nil else { return close() }
        scene = nil
        isInsideScene = true
        window.level = .alert
        parent.add(window)
        placeInsideScene()
        window.makeKeyAndVisible()
    }

    /// It is closed: what it had is gone.
    func didClose() {
        guard isOpen else { return }
        isOpen = false
        scene = nil
        window.traitSource = nil
        onClose?()
        onClose = nil
    }

    private func placeInsideScene() {
        guard let parent else { return }
        window.frame = placement.frame(
            of: window.frame.size, at: anchor, within: parent.contentFrame)
    }
}

extension View {
    /// A part of the view in points of its scene.
    fileprivate final func convertToScene(_ rect: Rect) -> Rect {
        guard let window else { return rect }
        return convert(rect, to: window).applying(window.geometry.toSuperview)
    }
}
