import TactusPlatform
import WaylandClient

/// One `wl_seat` and the devices that it has at the moment.
///
/// A compositor may announce the same capabilities again, which changes nothing, and may take a device away with
/// fingers on it, without a word to them: then they are cancelled here.
final class Seat {
    /// The name of the global.
    let globalName: UInt32

    /// The seat's name in frames.
    let id: SeatID
    /// The connection that it belongs to, which has what its devices are made with.
    unowned let connection: WireConnection
    /// What outlives the connection.
    let context: WireContext
    /// By which serials its user acted.
    private(set) var serials = SerialLedger()

    /// The object, for requests that name the seat.
    let proxy: WlSeat

    private var touch: TouchDevice?
    private var pointer: PointerDevice?
    private var keyboard: KeyboardDevice?
    private var tablets: TabletSeat?
    private var textInput: TextInputDevice?
    private var dataDevice: DataDevice?
    private var primaryDevice: PrimaryDevice?

    init(_ proxy: WlSeat, globalName: UInt32, id: SeatID, connection: WireConnection) {
        self.proxy = proxy
        self.globalName = globalName
        self.id = id
        self.connection = connection
        context = connection.context
        proxy.onEvent = { [weak self] event in
            if case .capabilities(let capabilities) = event { self?.update(to: capabilities) }
        }
    }

    /// When a turn is wanted though nothing arrives; long ago when there is something to send.
    var deadline: Instant? { textInput?.hasPendingChanges == true ? .zero : touch?.deadline }

    /// Delivers what need not wait any longer for its frame: everything that had arrived was received.
    func queueDrained() { touch?.queueDrained() }

    /// Notes what its user did, or no longer does.
    func recordUse(_ change: (inout SerialLedger) -> Void) {
        let former = serials.selectionSerial
        change(&serials)
        if serials.selectionSerial != former { context.onSeatEvent(.userDidAct, id) }
    }

    /// Changes how the pointer looks, if there is one on a scene of ours.
    func setCursor(_ cursor: Cursor) { pointer?.setCursor(cursor) }

    /// Shows a picture in place of the pointer, if there is one on a scene of ours.
    func setCursorImage(_ image: CursorImage) { pointer?.setCursorImage(image) }

    /// Holds the pointer in its place, or no longer, as the scene under it wishes.
    func updatePointerLock() { pointer?.updateLock() }

    /// Lets go of what the cursor is made of.
    func releaseCursor() { pointer?.releaseCursor() }

    /// Asks for the graphics tablets, where the compositor tells of them. Done once the seat is one of
    /// the connection's.
    func addTablets() {
        guard tablets == nil, let manager = connection.inputManagers.tablets else { return }
        tablets = TabletSeat(manager.getTabletSeat(seat: proxy), seat: self)
    }

    /// Asks for texts, where the compositor has input methods. Done once the seat is one of the connection's.
    func addTextInput() {
        guard textInput == nil, let manager = connection.inputManagers.textInputs else { return }
        textInput = TextInputDevice(manager.getTextInput(seat: proxy), seat: self)
    }

    /// Asks for the clipboard and the primary selection, as far as the compositor has them. Done once the seat is one
    /// of the connection's.
    func addSelectionDevices() {
        let managers = connection.inputManagers
        if dataDevice == nil, let manager = managers.dataDevices {
            dataDevice = DataDevice(manager.getDataDevice(seat: proxy), manager: manager, seat: id, context: context)
        }
        if primaryDevice == nil, let manager = managers.primarySelections {
            primaryDevice = PrimaryDevice(manager.getDevice(seat: proxy), manager: manager, seat: id, context: context)
        }
    }

    /// Where to offer what was copied or selected; `nil` where programs do not exchange it.
    func selectionDevice(of pasteboard: PasteboardKind) -> (any SelectionDevice)? {
        switch pasteboard {
        case .general: dataDevice
        case .primary: primaryDevice
        }
    }

    /// What drags things to other programs; `nil` where that is not possible.
    var dragDevice: DataDevice? { dataDevice.flatMap { $0.canDrag ? $0 : nil } }

    /// Whether the compositor wants to know which text field is entered in.
    var takesTextInput: Bool { textInput != nil }

    /// Takes what the application says of its text field.
    func setTextInput(_ field: TextInputField?, changedBy cause: TextChangeCause) {
        textInput?.setField(field, changedBy: cause)
    }

    /// Brings back an on-screen keyboard that was put away.
    func showKeyboard() { textInput?.showKeyboard() }

    /// Sends what the application had to say in a turn.
    func turnEnded() { textInput?.turnEnded() }

    /// Cancels the fingers on a scene and swallows what they still do, if something is down there; see
    /// ``WaylandPlatform/handOver(from:)``.
    ///
    /// - Returns: The serial that entitles to a move, a resize, a menu or a drag.
    func handOver(from scene: SceneID) -> UInt32? {
        guard let serial = serials.grabSerial(on: scene) else { return nil }
        touch?.sceneVanished(scene)
        serials.sceneVanished(scene)
        return serial
    }

    /// Follows the finger that ``handOver(from:)`` would hand over, so that it can be taken back.
    func followFinger(on scene: SceneID) -> HandedOverFinger? {
        serials.grabbingContact(on: scene).flatMap { touch?.follow($0) }
    }

    /// Takes the seat's contacts, pointer, keyboard and tools off a scene whose surface is being destroyed.
    func sceneVanished(_ scene: SceneID) {
        touch?.sceneVanished(scene)
        pointer?.sceneVanished(scene)
        keyboard?.sceneVanished(scene)
        tablets?.sceneVanished(scene)
        serials.sceneVanished(scene)
    }

    /// Cancels all that is down: the connection is lost.
    func connectionLost() {
        touch?.vanish()
        pointer?.vanish()
        keyboard?.vanish()
        tablets?.vanish()
        textInput?.vanish()
        dataDevice?.connectionLost()
    }

    /// Cancels all contacts, and lets go of the devices and the seat: the compositor removed it.
    func remove() {
        update(to: [])
        tablets?.release()
        tablets = nil
        textInput?.release()
        textInput = nil
        dataDevice?.release()
        dataDevice = nil
        primaryDevice?.release()
        primaryDevice = nil
        if proxy.version >= WlSeat.releaseSince { proxy.release() } else { proxy.destroyProxy() }
    }

    /// Lets go of what was made with a global that was withdrawn.
    func withdraw(_ interface: String) {
        switch interface {
        case WpCursorShapeManagerV1.interfaceName: pointer?.releaseCursor()
        case ZwpPointerGesturesV1.interfaceName: pointer?.releaseGestures()
        case WlDataDeviceManager.interfaceName:
            dataDevice?.release()
            dataDevice = nil
            context.onSeatEvent(.selectionDidVanish(from: .general), id)
        case ZwpPrimarySelectionDeviceManagerV1.interfaceName:
            primaryDevice?.release()
            primaryDevice = nil
            context.onSeatEvent(.selectionDidVanish(from: .primary), id)
        case ZwpTabletManagerV2.interfaceName:
            tablets?.release()
            tablets = nil
        case ZwpTextInputManagerV3.interfaceName:
            textInput?.release()
            textInput = nil
        default: break
        }
    }

    private func update(to capabilities: WlSeat.Capability) {
        if !capabilities.contains(.touch) {
            touch?.release()
            touch = nil
        } else if touch == nil {
            touch = TouchDevice(proxy.getTouch(), seat: self)
        }
        if !capabilities.contains(.pointer) {
            pointer?.release()
            pointer = nil
        } else if pointer == nil {
            pointer = PointerDevice(proxy.getPointer(), seat: self)
        }
        if !capabilities.contains(.keyboard) {
            keyboard?.release()
            keyboard = nil
        } else if keyboard == nil {
            keyboard = KeyboardDevice(proxy.getKeyboard(), seat: self)
        }
    }
}
