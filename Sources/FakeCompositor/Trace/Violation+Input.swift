import WaylandServer

// `zwp_input_method_v2`, `zwp_pointer_constraints_v1`, `zwp_keyboard_shortcuts_inhibit_manager_v1`,
// `wp_cursor_shape_device_v1`, `zwp_tablet_tool_v2`
extension Violation {
    static let inputPopupRole = Violation(code: ZwpInputMethodV2.Error.role.rawValue, name: "role")
    static let alreadyConstrained = Violation(
        code: ZwpPointerConstraintsV1.Error.alreadyConstrained.rawValue, name: "already_constrained")
    static let alreadyInhibited = Violation(
        code: ZwpKeyboardShortcutsInhibitManagerV1.Error.alreadyInhibited.rawValue, name: "already_inhibited")
    static let invalidShape = Violation(code: WpCursorShapeDeviceV1.Error.invalidShape.rawValue, name: "invalid_shape")
    static let toolCursorRole = Violation(code: ZwpTabletToolV2.Error.role.rawValue, name: "role")
}

// `zwlr_screencopy_frame_v1`
extension Violation {
    static let captureUsed = Violation(
        code: ZwlrScreencopyFrameV1.Error.alreadyUsed.rawValue, name: "already_used")
    static let captureBuffer = Violation(
        code: ZwlrScreencopyFrameV1.Error.invalidBuffer.rawValue, name: "invalid_buffer")
}

// `wl_data_source`, `wl_data_offer`, `xdg_activation_token_v1`
extension Violation {
    static let invalidSource = Violation(code: WlDataSource.Error.invalidSource.rawValue, name: "invalid_source")
    static let invalidOfferMask = Violation(
        code: WlDataOffer.Error.invalidActionMask.rawValue, name: "invalid_action_mask")
    static let invalidOfferAction = Violation(code: WlDataOffer.Error.invalidAction.rawValue, name: "invalid_action")
    static let tokenAlreadyUsed = Violation(
        code: XdgActivationTokenV1.Error.alreadyUsed.rawValue, name: "already_used")
}
