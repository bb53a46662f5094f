import TactusGeometry
import WaylandServer

/// `wl_seat`: a user's devices, and the hands that move them.
///
/// What it has from the beginning its ``SeatConfiguration`` says. ``Compositor/addSeat(_:)`` makes further ones.
///
/// ```swift
/// let finger = compositor.seat.finger(id: 0)
/// finger.down(at: Point(x: 20, y: 20))
/// finger.move(to: Point(x: 60, y: 20))
/// finger.up()
/// ```
public final class Seat {
    /// Kinds of devices.
    public struct Capabilities: OptionSet, Hashable, Sendable {
        /// The bits of `wl_seat.capability`.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A pointer.
        public static let pointer = Capabilities(rawValue: 1)
        /// A keyboard.
        public static let keyboard = Capabilities(rawValue: 2)
        /// A touch screen.
        public static let touch = Capabilities(rawValue: 4)
    }

    /// What clients call it (`wl_seat.name`).
    public let name: String
    /// The touch screen.
    public private(set) lazy var touch = SeatTouch(seat: self)
    /// The mouse or touchpad.
    public private(set) lazy var pointer = SeatPointer(seat: self)
    /// The keyboard.
    public private(set) lazy var keyboard = SeatKeyboard(seat: self, keymap: initialKeymap)
    /// Where texts are entered, and the hands of an input method.
    public private(set) lazy var textInput = SeatTextInput(seat: self)
    /// What its touchpad recognizes.
    public private(set) lazy var gestures = SeatGestures(seat: self)
    /// Its graphics tablets.
    public private(set) lazy var tablets = SeatTablets(seat: self)
    /// What is dragged from surface to surface.
    public private(set) lazy var dragAndDrop = DragAndDrop(seat: self)
    /// Another program, played by the compositor: it copies, pastes and drags.
    public private(set) lazy var peer = PeerProgram(seat: self)
    private(set) lazy var clipboard = SeatClipboard(seat: self)
    private(set) lazy var primarySelection = SeatPrimarySelection(seat: self)
    /// The client that is the input method.
    var inputMethod: InputMethod?
    /// The surface that keys go to, a clipboard is offered to and texts are entered in.
    public internal(set) weak var focus: Surface?
    /// The devices that it has; clients are told when that changes.
    ///
    /// With a device go its contacts and buttons, without a word to the clients: that is what mutter and KWin do.
    public var capabilities: Capabilities {
        didSet { if capabilities != oldValue { capabilitiesDidChange(from: oldValue) } }
    }

    /// Whether the user lets surfaces have the compositor's shortcuts; whoever has them is told of a change.
    public var allowsShortcutInhibition = true {
        didSet {
            compositor.inputGlobals.shortcutInhibit.update(self)
            compositor.display.flushClients()
        }
    }

    package unowned let compositor: Compositor
    private let initialKeymap: Keymap
    private let announcesDevicesSingly: Bool
    private let checksSelectionSerials: Bool
    private var global: ServerGlobal?
    private(set) var resources = ObjectList<WlSeat>()
    /// What it ever had: for those a late request is no error.
    private var everHad: Capabilities
    /// The serial of the newest event that a user caused.
    private var newestSerial: UInt32?
    private var newestPressSerial: UInt32?

    init(compositor: Compositor, _ configuration: SeatConfiguration) {
        self.compositor = compositor
        name = configuration.name
        capabilities = configuration.capabilities
        initialKeymap = configuration.keymap
        everHad = capabilities
        announcesDevicesSingly = configuration.announcesDevicesSingly
        checksSelectionSerials = configuration.checksSelectionSerials
        let version = compositor.offer.ceiling(of: WlSeat.interfaceName, newest: configuration.version)
        global = version.map {
            compositor.display.createGlobal(WlSeat.self, version: $0) { [unowned self] resource, _ in add(resource) }
        }
        touch.policy = configuration.touchPolicy
    }

    /// A finger by its contact id, which any 32-bit number may be.
    public func finger(id: Int32) -> SeatFinger { SeatFinger(id: id, touch: touch) }

    /// Takes every contact away (`wl_touch.cancel`); no frame follows.
    public func sendTouchCancel() { touch.cancel() }

    /// Types a text on the keyboard: see ``SeatKeyboard/type(_:)``.
    public func type(_ text: String) throws(TypingError) { try keyboard.type(text) }

    /// Takes the seat and its devices away (`wl_registry.global_remove`). What clients have of it stays silent.
    public func remove() {
        capabilities = []
        global?.remove()
        inputMethod?.seatWasRemoved()
        setFocus(nil)
        compositor.forget(self)
    }

    private func add(_ resource: WlSeat) {
        resources.append(resource)
        resource.tag = self
        resource.onDestroy = { [weak self, unowned resource] in self?.resources.remove(resource) }
        resource.onRequest = { [unowned self, unowned resource] in receive($0, on: resource) }
        resource.sendCapabilities(capabilities: WlSeat.Capability(rawValue: capabilities.rawValue))
        if resource.canSend(since: WlSeat.nameSince) { resource.sendName(name: name) }
    }

    private func receive(_ request: WlSeat.Request, on resource: WlSeat) {
        switch request {
        case .release: break
        case .getTouch(let id):
            guard require(.touch, on: resource, "get_touch") else { return }
            touch.add(id, isActive: capabilities.contains(.touch))
        case .getPointer(let id):
            guard require(.pointer, on: resource, "get_pointer") else { return }
            pointer.add(id, isActive: capabilities.contains(.pointer))
        case .getKeyboard(let id):
            guard require(.keyboard, on: resource, "get_keyboard") else { return }
            keyboard.add(id, isActive: capabilities.contains(.keyboard))
        }
    }

    private func require(_ capability: Capabilities, on resource: WlSeat, _ request: String) -> Bool {
        if everHad.contains(capability) { return true }
        compositor.raise(.missingCapability, on: resource, "\(request): the seat never had such a device")
        return false
    }

    private func capabilitiesDidChange(from old: Capabilities) {
        everHad.formUnion(capabilities)
        if old.subtracting(capabilities).contains(.touch) { touch.deviceWasRemoved() }
        if old.subtracting(capabilities).contains(.pointer) { pointer.deviceWasRemoved() }
        if old.subtracting(capabilities).contains(.keyboard) { keyboard.deviceWasRemoved() }
        if announcesDevicesSingly {
            let steps = [Capabilities.keyboard, .pointer].filter { !old.contains($0) && capabilities.contains($0) }
            var told = capabilities.intersection(old)
            for step in steps where told.union(step) != capabilities {
                told.insert(step)
                announce(told)
            }
        }
        announce(capabilities)
        compositor.display.flushClients()
    }

    private func announce(_ capabilities: Capabilities) {
        for resource in resources {
            resource.sendCapabilities(capabilities: WlSeat.Capability(rawValue: capabilities.rawValue))
        }
    }

    // MARK: Serials

    /// A serial for an event that a user caused.
    ///
    /// - Parameter isPress: Whether a finger landed, a button or a key went down.
    /// - Returns: The serial, the newest of the display.
    func nextInputSerial(isPress: Bool = false) -> UInt32 {
        userWasActive()
        let serial = compositor.display.nextSerial()
        newestSerial = serial
        if isPress { newestPressSerial = serial }
        return serial
    }

    /// Whether a serial entitles a client to a grab: by default that of a finger, button or key that is still down, of
    /// the newest input event, or of the newest press, even after its release. Toolkits open their menus on either.
    func mayGrab(serial: UInt32, by policy: ShellPolicy.PopupGrab = .downOrNewest) -> Bool {
        let isOtherDown =
            pointer.isDown(serial: serial) || keyboard.isDown(serial: serial) || tablets.isDown(serial: serial)
        return switch policy {
        case .downOrNewest:
            isOtherDown || touch.isDown(serial: serial) || serial == newestSerial || serial == newestPressSerial
        case .whileDown: isOtherDown || touch.isDown(serial: serial)
        case .firstFinger: isOtherDown || serial == touch.firstSerial
        case .unchecked: true
        }
    }

    /// Whether a serial may come with a selection: some event had it.
    func mayChoose(serial: UInt32, on resource: Resource) -> Bool {
        guard checksSelectionSerials else { return true }
        if serial != 0, Int32(bitPattern: compositor.display.nextSerial() &- serial) > 0 { return true }
        compositor.ignoreWrongSerial(on: resource, "set_selection with \(serial), which no event had")
        return false
    }

    /// The user did something: nobody is idle.
    func userWasActive() { compositor.inputGlobals.idleNotify.userWasActive(on: self) }

    /// Gives the finger or button whose press has that serial to the compositor, when it is still down on a surface of
    /// the window's client.
    ///
    /// - Parameters:
    ///   - serial: What the client says entitles it.
    ///   - toplevel: The window that the user goes on to handle.
    ///   - edges: What is resized, empty to move the window; `nil` when a menu is opened.
    /// - Returns: Whether there is one; otherwise nothing happens.
    func handOver(serial: UInt32, of toplevel: Toplevel, edges: WindowDrag.Edges?) -> Bool {
        let makeDrag = { (point: Point) in edges.map { WindowDrag(of: toplevel, from: point, edges: $0) } }
        let client = toplevel.resource.client
        return touch.handOver(serial: serial, from: client, as: compositor.shellPolicy.handOver, makeDrag: makeDrag)
            || pointer.handOver(serial: serial, from: client, makeDrag: makeDrag)
    }

    /// A surface leaves the screen with all that is on it.
    func willHide(_ surface: Surface) {
        pointer.willHide(surface)
        tablets.willHide(surface)
    }

    func surfaceWasDestroyed(_ surface: Surface) {
        touch.surfaceWasDestroyed(surface)
        pointer.surfaceWasDestroyed(surface)
        tablets.surfaceWasDestroyed(surface)
        dragAndDrop.surfaceWasDestroyed(surface)
        guard focus === surface else { return }
        textInput.leave()
        focus = nil
    }
}
