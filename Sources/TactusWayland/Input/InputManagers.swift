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
    /// Tells of graphics tablets.
    var tablets: ZwpTabletManagerV2?
    /// Lets texts be entered by input methods.
    var textInputs: ZwpTextInputManagerV3?
    /// Tells times of events more exactly than by the millisecond.
    var timestamps: ZwpInputTimestampsManagerV1?
}
