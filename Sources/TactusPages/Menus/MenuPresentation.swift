public import TactusGeometry
import TactusGraphics
import TactusPlatform
public import TactusUI

/// A menu that is open over a window, until something is chosen or the user turns away.
///
/// ```swift
/// MenuPresentation.open(menu, over: button)
/// ```
///
/// ![A menu with marks, signs, groups and an open submenu](menu)
///
/// It closes by a choice, by a touch beside it, which nobody else gets, and by Escape. Arrows, Return and the beginning
/// of a title choose as well; submenus open beside their row, or over it where there is no room. A pointer opens them
/// by resting on the row.
///
/// Where the system shows popups (`Application.showsPopups`) each plate is a surface of its own, which may reach out of
/// the window; in a window that fills the screen, and where popups are refused, it lies inside.
/// `Button`s, long presses and bars open theirs by ``ButtonMenuInteraction``, ``ContextMenuInteraction`` and
/// ``MenuBar``.
public final class MenuPresentation {
    /// The menu.
    public let menu: Menu
    /// Whether it is open.
    public private(set) var isOpen = true
    /// Called once when it was closed.
    public var onClose: (() -> Void)?
    /// Called when an action is chosen, before it is performed.
    var onChoice: ((Action) -> Void)?

    let window: MenuWindow
    var levels: [MenuLevel] = []
    var typeAhead = TypeAhead()
    let responder: Responder?
    /// Where the pointer was on the row that has opened a submenu.
    var pointerApex: Point?
    var pointerTimer: ScheduledTimer?
    /// The bar that the menu hangs from.
    let bar: (any MenuBarHolding)?

    let source: View
    private let probe = WindowProbe()
    private let rect: Rect?
    /// Where what it is about is, in the menu's window.
    private let subjectFrame: Rect
    /// What it opens beside: what it is about, or the page that shows in its place.
    private var anchor: Rect
    private let preview: MenuPreview?
    private let usesPopups: Bool
    /// How wide the edge around a plate on a surface of its own is, for its shadow, in whole points.
    let margin: Int
    private let mayGrab: Bool
    /// The finger or the button that is still down from opening it.
    var held: HeldPress?
    /// The window that had the keys before.
    private weak var formerKeyWindow: Window?

    /// Opens a menu.
    ///
    /// - Parameters:
    ///   - menu: What to choose from. It is shown even when it is empty.
    ///   - view: What it is about: in a window of an open scene. Commands are performed by it, or by those after it.
    ///   - rect: The part of the view beside which it opens, in its points; `nil` for all of it.
    ///   - responder: Who performs commands, where that is not the view.
    ///   - gesture: A gesture whose finger or button is still down; tell the menu where that goes, by
    ///     ``trackFinger(at:)`` and ``liftFinger(at:)``.
    /// - Returns: The open menu; `nil`, and nothing happens, when the view is in no open scene.
    @discardableResult
    public static func open(
        _ menu: Menu, over view: View, at rect: Rect? = nil, performedBy responder: Responder? = nil,
        heldBy gesture: GestureRecognizer? = nil
    ) -> MenuPresentation? {
        open(menu, over: view, at: rect, performedBy: responder, MenuOccasion(held: gesture.map { HeldPress($0) }))
    }

    static func open(
        _ menu: Menu, over view: View, at rect: Rect?, performedBy responder: Responder?, _ occasion: MenuOccasion
    ) -> MenuPresentation? {
        guard let window = view.window, let scene = window.windowScene, scene.application != nil else { return nil }
        return MenuPresentation(menu, over: view, at: rect, in: scene, responder ?? view, occasion)
    }

    private init(
        _ menu: Menu, over view: View, at rect: Rect?, in scene: WindowScene, _ responder: Responder,
        _ occasion: MenuOccasion
    ) {
        self.menu = menu
        self.responder = responder
        self.rect = rect
        source = view
        bar = occasion.bar
        preview = occasion.preview
        let application = scene.application
        formerKeyWindow = application?.keyWindow
        let isTyping = formerKeyWindow?.firstResponder is any TextInputClient
        usesPopups =
            application?.showsPopups == true && !scene.states.contains(.fullscreen) && !occasion.staysInWindow
            && occasion.preview == nil
        margin = MenuLevel.margin(for: view.theme.shadows.menu)
        held = occasion.held
        mayGrab = held == nil && !isTyping
        window = MenuWindow(windowScene: scene)
        let box = view.convert(rect ?? view.bounds, to: view.window)
        let offset = (view.window?.frame.origin ?? .zero) - window.frame.origin
        subjectFrame = Rect(origin: box.origin + offset, size: box.size)
        anchor = subjectFrame
        // Plates that the system refuses to show as popups lie above it.
        window.windowLevel = usesPopups ? .alert : .menu
        window.name = "menu window"
        let traits = view.traitCollection
        window.traitOverrides.theme = traits.theme
        window.traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
        window.traitOverrides.accessibilityContrast = traits.accessibilityContrast
        window.traitOverrides.accessibilityReduceTransparency = traits.accessibilityReduceTransparency
        window.traitOverrides.textScale = traits.textScale
        window.traitOverrides.tintColor = traits.tintColor
        window.traitOverrides.layoutDirection = traits.layoutDirection
        window.presentation = self
        let hover = HoverGestureRecognizer()
        hover.addAction { [weak self] hover in
            if let self, hover.state == .changed { draggedOutside(to: hover.location(in: window)) }
        }
        if bar != nil { window.addGestureRecognizer(hover) }
        if usesPopups {
            window.isHidden = false
        } else {
            window.makeKeyAndVisible()
            window.becomeFirstResponder()
        }
        preview?.close = { [unowned self] in close() }
        window.rootViewController = preview
        view.addSubview(probe)
        probe.onLeave = { [weak self] in self?.sourceDidLeave() }
        add(menu, row: nil)
        preview?.appear()
    }

    /// Closes it. Calling it again changes nothing.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        pointerTimer?.invalidate()
        probe.onLeave = nil
        probe.removeFromSuperview()
        let window = window
        window.isUserInteractionEnabled = false
        if let formerKeyWindow, formerKeyWindow.windowScene != nil, !formerKeyWindow.isHidden {
            formerKeyWindow.makeKey()
        }
        if usesPopups {
            levels.first?.popup?.close()
            remove(window)
        } else {
            View.animate(duration: window.theme.motion.quick) {
                for level in self.levels { level.panel.alpha = 0 }
                self.preview?.fade()
            } completion: { [self] _ in
                remove(window)
            }
        }
        onClose?()
        onClose = nil
    }

    /// What the menu is about has left its window; or goes elsewhere in it.
    private func sourceDidLeave() {
        window.windowScene?.application?.schedule(after: .zero) { [weak self] in
            if let self, source.window == nil { close() }
        }
    }

    /// A window that is touched stays until the event has been handled.
    private func remove(_ window: MenuWindow) {
        window.presentation = nil
        window.removeFromScene()
    }

    // MARK: Plates

    /// Opens a plate.
    private func add(_ menu: Menu, row: Int?) {
        let level = MenuLevel(MenuPanel(menu, from: responder, of: self), row: row)
        levels.append(level)
        if usesPopups {
            openPopup(of: level)
        } else {
            window.addSubview(level.panel)
            layOut()
        }
        appear(level.panel)
    }

    private func appear(_ panel: MenuPanel) {
        View.performWithoutAnimation {
            panel.alpha = 0
            panel.transform = Transform(scaleX: 0.92, y: 0.92)
        }
        View.animate(spring: window.theme.motion.menu, options: .allowUserInteraction) {
            panel.alpha = 1
            panel.transform = .identity
        }
    }

    private func openPopup(of level: MenuLevel) {
        guard let application = window.windowScene?.application else { return }
        let margin = Double(margin)
        let popupWindow = MenuPopupWindow(title: menu.title, size: Size(width: 1, height: 1))
        popupWindow.name = "menu window"
        popupWindow.backgroundColor = nil
        popupWindow.presentation = self
        popupWindow.traitOverrides = window.traitOverrides
        popupWindow.addSubview(level.panel)
        let size = level.panel.sizeThatFits(popupRoom)
        popupWindow.frame.size = Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
        let parent = levels.dropLast().last
        let row = parent.flatMap { parent in level.row.map { parent.panel.rows[$0] } }
        let popup = application.openPopup(
            popupWindow, over: row ?? source, at: row == nil ? rect : nil, placement: placement(isSubmenu: row != nil))
        level.popup = popup
        popup.onClose = { [weak self, weak level] in
            if let self, let level { popupDidClose(of: level) }
        }
        popupWindow.becomeFirstResponder()
    }

    /// Where a plate on a surface of its own goes.
    private func placement(isSubmenu: Bool) -> PopupPlacement {
        let isMirrored = window.effectiveLayoutDirection == .rightToLeft
        let grabs = mayGrab
        if isSubmenu {
            return PopupPlacement(isMirrored ? .left : .right, gap: -4, margin: margin, grabsInput: grabs)
        }
        return PopupPlacement(
            .below, alignment: isMirrored ? .end : .start, gap: bar == nil ? 6 : 2, margin: margin,
            grabsInput: grabs)
    }

    /// The largest plate that the smallest screen has room for.
    private var popupRoom: Size { Size(width: 340, height: window.windowScene?.roomForPopups.height ?? 608) }

    /// The system, a touch elsewhere, or the level below has closed a plate.
    private func popupDidClose(of level: MenuLevel) {
        guard isOpen, let index = levels.firstIndex(where: { $0 === level }) else { return }
        if index == 0 { return close() }
        levels.removeSubrange(index...)
    }

    /// Lays all plates out.
    func layOut() {
        if usesPopups { return layOutPopups() }
        let room = room
        let isMirrored = window.effectiveLayoutDirection == .rightToLeft
        if let preview, let first = levels.first {
            let height = first.panel.sizeThatFits(room.size).height
            anchor = preview.layOut(at: subjectFrame, in: room, menuHeight: height)
        }
        for (index, level) in levels.enumerated() {
            let size = level.panel.sizeThatFits(room.size)
            guard index > 0, let number = level.row else {
                level.panel.frame = MenuPlacement.frame(
                    of: size, at: anchor, in: room, isMirrored: isMirrored)
                continue
            }
            let parent = levels[index - 1].panel
            let row = parent.rows[number]
            level.panel.frame = MenuPlacement.submenuFrame(
                of: size, beside: parent.frame, row: row.convert(row.bounds, to: window), in: room,
                isMirrored: isMirrored)
        }
    }

    /// Where plates go inside the window: the titles of a bar stay in sight.
    private var room: Rect {
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let top = min(anchor.maxY + 2, room.maxY - 120)
        guard bar != nil, top > room.minY else { return room }
        return Rect(x: room.minX, y: top, width: room.width, height: room.maxY - top)
    }

    private func layOutPopups() {
        let margin = Double(margin)
        for level in levels {
            guard let popup = level.popup else { continue }
            let inner = level.panel.sizeThatFits(popupRoom)
            let size = Size(width: inner.width + 2 * margin, height: inner.height + 2 * margin)
            guard popup.window.frame.size != size else { continue }
            popup.window.frame.size = size
            popup.reposition()
        }
    }

    // MARK: Choosing

    /// A row was chosen.
    func choose(_ index: Int, in panel: MenuPanel) {
        guard isOpen, let level = number(of: panel), panel.rows.indices.contains(index) else { return }
        let element = panel.rows[index].element
        guard panel.rows[index].allowsChoosing else { return }
        if let submenu = element as? Menu { return openSubmenu(submenu, of: index, level) }
        if let action = element as? Action {
            panel.menu.select(action)
            onChoice?(action)
        }
        if !element.keepsMenu { close() }
        switch element {
        case let action as Action: action.perform()
        case let command as Command:
            if let responder { command.perform(from: responder) }
        default: break
        }
    }

    func number(of panel: MenuPanel) -> Int? { levels.firstIndex { $0.panel === panel } }

    /// Opens the submenu of a row, unless it is open.
    func openSubmenu(_ submenu: Menu, of index: Int, _ level: Int) {
        if levels.indices.contains(level + 1), levels[level + 1].row == index { return }
        closeSubmenus(above: level)
        add(submenu, row: index)
    }

    /// Closes the submenus of a plate.
    func closeSubmenus(above level: Int) {
        guard levels.indices.contains(level + 1) else { return }
        let closing = levels[(level + 1)...]
        levels.removeSubrange((level + 1)...)
        for level in closing { level.popup == nil ? level.panel.removeFromSuperview() : () }
        closing.first?.popup?.close()
        pointerApex = nil
    }

    /// Keys go to a window that is not one of the menu's.
    func keysDidLeave() {
        guard isOpen, let key = window.windowScene?.application?.keyWindow else { return }
        if key === window || (key as? MenuPopupWindow)?.presentation === self { return }
        close()
    }
}

/// Notices that the view that it is in leaves its window: a menu does not outlast what it is about.
private final class WindowProbe: View {
    var onLeave: (() -> Void)?

    init() {
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave?() }
    }
}

/// How a menu comes to open.
struct MenuOccasion {
    /// A finger or a button that is down holds it, and may go on to a row.
    var held: HeldPress?
    /// It lies in the window in any case: what is typed into must keep the keyboard.
    var staysInWindow = false
    /// The bar that it hangs from.
    var bar: (any MenuBarHolding)?
    /// The page that shows beside it.
    var preview: MenuPreview?
}

/// A bar of menus, as an open one of them sees it.
protocol MenuBarHolding: AnyObject {
    /// Where the bar is, in a window of its scene.
    func titleNumber(at point: Point, in window: Window) -> Int?
    /// A finger or a pointer came to a title while a menu is open.
    func switchMenu(to title: Int)
    /// An arrow leads to the menu beside.
    func switchMenu(by step: Int)
    /// The number of the title whose menu is open.
    var openTitle: Int? { get }
}
