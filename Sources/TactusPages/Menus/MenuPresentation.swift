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
/// of a title choose as well; submenus open beside their row, or over it where there is no room.
/// `Button`s, long presses and bars open theirs by ``ButtonMenuInteraction`` and ``ContextMenuInteraction``.
public final class MenuPresentation {
    /// The menu.
    public let menu: Menu
    /// Whether it is open.
    public private(set) var isOpen = true
    /// Called once when it was closed.
    public var onClose: (() -> Void)?

    private let window: MenuWindow
    private var panels: [MenuPanel] = []
    private let anchor: Rect
    private let responder: Responder?
    /// The row of each open submenu, by the number of its panel.
    private var openRows: [Int] = []
    private var typeAhead = TypeAhead()

    /// Opens a menu.
    ///
    /// - Parameters:
    ///   - menu: What to choose from. It is shown even when it is empty.
    ///   - view: What it is about: in a window of an open scene. Commands are performed by it, or by those after it.
    ///   - rect: The part of the view beside which it opens, in its points; `nil` for all of it.
    ///   - responder: Who performs commands, where that is not the view.
    /// - Returns: The open menu; `nil`, and nothing happens, when the view is in no open scene.
    @discardableResult
    public static func open(
        _ menu: Menu, over view: View, at rect: Rect? = nil, performedBy responder: Responder? = nil
    ) -> MenuPresentation? {
        guard let window = view.window, let scene = window.windowScene, scene.application != nil else { return nil }
        let box = view.convert(rect ?? view.bounds, to: window)
        let place = Rect(origin: box.origin + Vector(dx: window.frame.minX, dy: window.frame.minY), size: box.size)
        return MenuPresentation(menu, over: view, anchor: place, in: scene, responder ?? view)
    }

    private init(_ menu: Menu, over view: View, anchor: Rect, in scene: WindowScene, _ responder: Responder) {
        self.menu = menu
        self.responder = responder
        window = MenuWindow(windowScene: scene)
        let origin = window.frame.origin
        self.anchor = Rect(origin: anchor.origin - Vector(dx: origin.x, dy: origin.y), size: anchor.size)
        window.windowLevel = .alert
        window.name = "menu window"
        let traits = view.traitCollection
        window.traitOverrides.theme = traits.theme
        window.traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
        window.traitOverrides.tintColor = traits.tintColor
        window.traitOverrides.layoutDirection = traits.layoutDirection
        window.presentation = self
        add(menu)
        window.makeKeyAndVisible()
        window.becomeFirstResponder()
        layOut()
        appear(panels[0])
    }

    /// Closes it. Calling it again changes nothing.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        let window = window
        View.animate(duration: window.theme.motion.quick) {
            for panel in self.panels { panel.alpha = 0 }
        } completion: { _ in
            window.presentation = nil
            window.removeFromScene()
        }
        window.isUserInteractionEnabled = false
        window.stopBeingKey()
        onClose?()
        onClose = nil
    }

    private func add(_ menu: Menu) {
        let panel = MenuPanel(menu, from: responder, of: self)
        panels.append(panel)
        window.addSubview(panel)
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

    /// Lays all panels out in the window.
    func layOut() {
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let isMirrored = window.effectiveLayoutDirection == .rightToLeft
        for (index, panel) in panels.enumerated() {
            let size = panel.sizeThatFits(room.size)
            var frame: Rect
            if index == 0 {
                frame = MenuPlacement.frame(of: size, at: anchor, in: room, isMirrored: isMirrored)
            } else {
                let parent = panels[index - 1]
                let row = parent.rows[openRows[index - 1]]
                let box = row.convert(row.bounds, to: window)
                frame = MenuPlacement.submenuFrame(
                    of: size, beside: parent.frame, row: box, in: room, isMirrored: isMirrored)
            }
            panel.frame = frame
        }
    }

    // MARK: Choosing

    /// A row was chosen.
    func choose(_ index: Int, in panel: MenuPanel) {
        guard isOpen, let level = panels.firstIndex(where: { $0 === panel }), panel.rows.indices.contains(index) else {
            return
        }
        let element = panel.rows[index].element
        guard element.allowsChoosing else { return }
        if let submenu = element as? Menu { return open(submenu, of: index, level) }
        if let action = element as? Action { panel.menu.select(action) }
        if !element.keepsMenu { close() }
        switch element {
        case let action as Action: action.perform()
        case let command as Command:
            if let responder { command.perform(from: responder) }
        default: break
        }
    }

    private func open(_ submenu: Menu, of index: Int, _ level: Int) {
        closeSubmenus(above: level)
        openRows.append(index)
        add(submenu)
        layOut()
        if let panel = panels.last { appear(panel) }
    }

    /// Closes the submenus of a panel.
    private func closeSubmenus(above level: Int) {
        for panel in panels[(level + 1)...] { panel.removeFromSuperview() }
        panels.removeSubrange((level + 1)...)
        openRows.removeSubrange(level...)
    }

    /// A touch has landed beside all panels.
    func touchedOutside() { close() }

    // MARK: A finger that came from elsewhere

    /// A finger that is still down from opening the menu has moved.
    ///
    /// - Parameter point: Where it is, in points of the scene's content.
    public func trackFinger(at point: Point) {
        for panel in panels { panel.highlighted = panel.row(at: window.convert(point, to: panel)) }
    }

    /// A finger that is still down from opening the menu was lifted: chooses the row that it is on.
    ///
    /// - Parameter point: Where it was, in points of the scene's content.
    /// - Returns: Whether it was on a row.
    @discardableResult
    public func liftFinger(at point: Point) -> Bool {
        for panel in panels.reversed() {
            guard let row = panel.row(at: window.convert(point, to: panel)) else { continue }
            choose(row, in: panel)
            return true
        }
        return false
    }

    // MARK: Keys

    /// A key went down.
    func use(_ key: Key, at moment: Instant) -> KeyUse {
        guard isOpen, let panel = panels.last else { return .unused }
        let isMirrored = window.effectiveLayoutDirection == .rightToLeft
        switch key.usage {
        case .keyboardEscape:
            if panels.count > 1 { closeSubmenus(above: panels.count - 2) } else { close() }
        case .keyboardDownArrow, .keyboardTab: panel.highlightNext(by: key.modifierFlags.contains(.shift) ? -1 : 1)
        case .keyboardUpArrow: panel.highlightNext(by: -1)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: chooseHighlighted(in: panel)
        case isMirrored ? .keyboardLeftArrow : .keyboardRightArrow:
            if let index = panel.highlighted, panel.rows[index].element is Menu { chooseHighlighted(in: panel) }
        case isMirrored ? .keyboardRightArrow : .keyboardLeftArrow:
            if panels.count > 1 { closeSubmenus(above: panels.count - 2) }
        default:
            let text = key.characters
            guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber }) else { return .used }
            let found = typeAhead.type(text, at: moment, in: panel.choosableTitles, from: panel.highlighted)
            if let found { panel.highlighted = found }
            return .used
        }
        return .usedRepeatedly
    }

    private func chooseHighlighted(in panel: MenuPanel) {
        guard let index = panel.highlighted else { return }
        let count = panels.count
        choose(index, in: panel)
        if panels.count > count { panels.last?.highlightNext(by: 1) }
    }
}

/// The window that an open menu fills, above all others of its scene.
final class MenuWindow: Window {
    /// What it shows; it keeps it as long as it is open.
    var presentation: MenuPresentation?

    override var canBecomeFirstResponder: Bool { true }

    /// Keys go elsewhere now, or the scene closes: there is nothing to choose here any more.
    override func resignKey() { presentation?.close() }

    override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        presentation?.use(key, at: windowScene?.application?.now ?? .zero) ?? .unused
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { presentation?.touchedOutside() }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOut()
    }

    /// Gives the keys back to the window behind.
    func stopBeingKey() {
        guard isKeyWindow, let scene = windowScene else { return }
        scene.windows.last { $0 !== self && !$0.isHidden && $0.canBecomeKey && $0.windowLevel < windowLevel }?.makeKey()
    }
}
