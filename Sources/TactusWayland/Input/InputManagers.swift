import WaylandClient

/// The globals with which the devices of a seat are made, besides the seat: each is there or not.
struct InputManagers {
    /// Draws cursors by name.
    var cursorShapes: WpCursorShapeManagerV1?
    /// Lets programs copy and paste, and drag things between each other.
    var dataDevices: WlDataDeviceManager?
    /// Tells of gestures on touchpads.
    var gestures: ZwpPointerGesturesV1?
    /// Lets programs exchange what is selected.
    var primarySelections: ZwpPrimarySelectionDeviceManagerV1?
    /// Holds pointers in their places.
    var pointerConstraints: ZwpPointerConstraintsV1?
    /// Tells how far hands move pointers, wherever these are.
    var relativePointers: ZwpRelativePointerManagerV1?
    /// Tells of graphics tablets.
    var tablets: ZwpTabletManagerV2?
    /// Lets texts be entered by input methods.
    var textInputs: ZwpTextInputManagerV3?
    /// Tells times of events more exactly than by the millisecond.
    var timestamps: ZwpInputTimestampsManagerV1?

    /// Lets go of a global that was withdrawn. What was made with it is the seats' affair, and is let go of before.
    mutating func withdraw(_ interface: String) {
        switch interface {
        case WpCursorShapeManagerV1.interfaceName:
            cursorShapes?.destroy()
            cursorShapes = nil
        case WlDataDeviceManager.interfaceName:
            dataDevices?.destroyProxy()
            dataDevices = nil
        case ZwpPointerGesturesV1.interfaceName:
            if let gestures, gestures.version >= ZwpPointerGesturesV1.releaseSince {
                gestures.release()
            } else {
                gestures?.destroyProxy()
            }
            gestures = nil
        case ZwpPrimarySelectionDeviceManagerV1.interfaceName:
            primarySelections?.destroy()
            primarySelections = nil
        case ZwpPointerConstraintsV1.interfaceName:
            pointerConstraints?.destroy()
            pointerConstraints = nil
        case ZwpRelativePointerManagerV1.interfaceName:
            relativePointers?.destroy()
            relativePointers = nil
        case ZwpTabletManagerV2.interfaceName:
            tablets?.destroy()
            tablets = nil
        case ZwpTextInputManagerV3.interfaceName:
            textInputs?.destroy()
            textInputs = nil
        case ZwpInputTimestampsManagerV1.interfaceName:
            timestamps?.destroy()
            timestamps = nil
        default: break
        }
    }
}
