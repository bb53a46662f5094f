import TactusGeometry
import TactusUI

/// An open menu or submenu: its plate, and the surface that this has of its own.
final class MenuLevel {
    let panel: MenuPanel
    /// The row of the level before that has opened it.
    let row: Int?
    /// The surface; `nil` where the plate lies in the window.
    var popup: Popup?

    init(_ panel: MenuPanel, row: Int?) {
        self.panel = panel
        self.row = row
    }

    /// Returns how wide the edge around a plate on a surface of its own must be for its shadow, in whole points.
    static func margin(for shadow: Shadow?) -> Int {
        guard let shadow else { return 0 }
        return Int((2 * shadow.radius + max(abs(shadow.offset.dx), abs(shadow.offset.dy))).rounded(.up))
    }
}

/// The window of a plate on a surface of its own.
final class MenuPopupWindow: Window {
    /// The menu that it belongs to.
    weak var presentation: MenuPresentation?

    override var canBecomeFirstResponder: Bool { true }

    /// Keys go elsewhere now: perhaps to another plate of the same menu.
    override func resignKey() { presentation?.keysDidLeave() }

    override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        presentation?.use(key, at: windowScene?.application?.now ?? .zero) ?? .unused
    }

    /// A touch on the shadow is one beside the menu.
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { presentation?.close() }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Double(presentation?.margin ?? 0)
        for panel in subviews where panel is MenuPanel { panel.frame = bounds.insetBy(dx: margin, dy: margin) }
    }
}

/// The window that an open menu lays over its scene, above all others: what it does not show itself it keeps touches
/// from.
final class MenuWindow: Window {
    /// What it shows; it keeps it as long as it is open.
    var presentation: MenuPresentation?

    override var canBecomeFirstResponder: Bool { true }

    /// Keys go elsewhere now, or the scene closes: there is nothing to choose here any more.
    override func resignKey() { presentation?.keysDidLeave() }

    override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        presentation?.use(key, at: windowScene?.application?.now ?? .zero) ?? .unused
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        guard let touch = touches.first else { return }
        presentation?.touchedOutside(at: touch.location(in: self))
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        guard let touch = touches.first else { return }
        presentation?.draggedOutside(to: touch.location(in: self))
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        guard let touch = touches.first else { return }
        presentation?.liftedOutside(at: touch.location(in: self))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOut()
    }
}

extension Window.Level {
    /// Menus, above what stands in the place of a keyboard: they open beside what is in it, too.
    static let menu = Window.Level(rawValue: Window.Level.keyboard.rawValue + 1)
}
