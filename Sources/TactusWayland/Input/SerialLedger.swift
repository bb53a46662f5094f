package import TactusPlatform

/// The serials by which a seat's user acted, each for what it entitles to.
///
/// A compositor lets a window be moved, a menu be grabbed or something be dragged only with the serial of what the user
/// did. Compositors differ in what they accept; the serial of a contact or button that is *still down on that
/// surface* is accepted by all of them, and that of another device by some not at all. So nothing here is a
/// mere "newest serial".
nonisolated package struct SerialLedger: Sendable {
    /// What is down.
    nonisolated private enum Source: Hashable, Sendable {
        case contact(Int32)
        case button(UInt32)
        case tool(TabletToolID)
    }

    /// What the user holds something with.
    nonisolated package enum Holder: Hashable, Sendable {
        /// A finger.
        case finger
        /// A button of the pointer.
        case button
        /// The tip of a pen.
        case pen
    }

    private struct Press: Sendable {
        let source: Source
        let scene: SceneID
        let serial: UInt32

        var holder: Holder {
            switch source {
            case .contact: .finger
            case .button: .button
            case .tool: .pen
            }
        }
    }

    /// How many fingers, buttons and tools are noted at a time.
    static let mostPresses = 128

    /// What is down, the first first.
    private var presses: [Press] = []
    private var newestKey: UInt32?
    private var newestAction: UInt32?

    /// Creates the ledger of a seat with which nobody did anything.
    package init() {}

    /// The serial for an interactive move or resize, a window menu or a drag from a scene: that of the contact that is
    /// down there longest, else of the button or tool; `nil` when nothing is down there, and the
    /// compositor would refuse.
    package func grabSerial(on scene: SceneID) -> UInt32? { grab(on: scene)?.serial }

    /// What the serial of ``grabSerial(on:)`` is that of.
    package func holder(on scene: SceneID) -> Holder? { grab(on: scene)?.holder }

    /// The finger that the serial of ``grabSerial(on:)`` is that of; `nil` when it is another device's.
    package func grabbingContact(on scene: SceneID) -> Int32? {
        if case .contact(let id)? = grab(on: scene)?.source { id } else { nil }
    }

    private func grab(on scene: SceneID) -> Press? {
        presses.first { $0.scene == scene && $0.holder == .finger } ?? presses.first { $0.scene == scene }
    }

    /// The serial for a menu on a scene: what ``grabSerial(on:)`` says, else that of the newest key, unless something
    /// else went down since: that is what opens the menu then, and with the key's serial it would be refused.
    package func menuSerial(on scene: SceneID) -> UInt32? {
        grabSerial(on: scene) ?? (newestKey == newestAction ? newestKey : nil)
    }

    /// The serial for the clipboard, or to ask for another program's window to be activated: that of the newest key,
    /// contact or button that went down; `nil` when there was none.
    package var selectionSerial: UInt32? { newestAction }
}

nonisolated extension SerialLedger {
    /// A finger landed.
    package mutating func contactLanded(_ id: Int32, on scene: SceneID?, serial: UInt32) {
        add(.contact(id), on: scene, serial: serial)
    }

    /// A finger was lifted.
    package mutating func contactLifted(_ id: Int32) { remove(.contact(id)) }

    /// Every contact is void.
    package mutating func contactsVanished() { presses.removeAll { $0.holder == .finger } }

    /// A button went down.
    package mutating func buttonWentDown(_ code: UInt32, on scene: SceneID?, serial: UInt32) {
        add(.button(code), on: scene, serial: serial)
    }

    /// A button came up.
    package mutating func buttonCameUp(_ code: UInt32) { remove(.button(code)) }

    /// The pointer left its surface; its buttons are void.
    package mutating func pointerLeft() { presses.removeAll { $0.holder == .button } }

    /// The tip of a tool touched its tablet.
    package mutating func toolTouched(_ tool: TabletToolID, on scene: SceneID?, serial: UInt32) {
        add(.tool(tool), on: scene, serial: serial)
    }

    /// The tip of a tool was lifted, or the tool is gone.
    package mutating func toolLifted(_ tool: TabletToolID) { remove(.tool(tool)) }

    /// A key went down.
    package mutating func keyWentDown(serial: UInt32) {
        newestKey = serial
        newestAction = serial
    }

    /// A scene's surface is being destroyed.
    package mutating func sceneVanished(_ scene: SceneID) { presses.removeAll { $0.scene == scene } }

    private mutating func add(_ source: Source, on scene: SceneID?, serial: UInt32) {
        remove(source)
        guard let scene, presses.count < Self.mostPresses else { return }
        presses.append(Press(source: source, scene: scene, serial: serial))
        newestAction = serial
    }

    private mutating func remove(_ source: Source) { presses.removeAll { $0.source == source } }
}
