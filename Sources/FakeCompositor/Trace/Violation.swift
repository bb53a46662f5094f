import WaylandServer

/// A rule of a protocol that a client can break: the error's code on the wire and its name in the protocol.
struct Violation {
    let code: UInt32
    let name: String
}

// `wl_surface`, `wl_subcompositor`, `wl_subsurface`
extension Violation {
    static let invalidScale = Violation(code: WlSurface.Error.invalidScale.rawValue, name: "invalid_scale")
    static let invalidTransform = Violation(code: WlSurface.Error.invalidTransform.rawValue, name: "invalid_transform")
    static let invalidSize = Violation(code: WlSurface.Error.invalidSize.rawValue, name: "invalid_size")
    static let invalidOffset = Violation(code: WlSurface.Error.invalidOffset.rawValue, name: "invalid_offset")
    static let badSurface = Violation(code: WlSubcompositor.Error.badSurface.rawValue, name: "bad_surface")
    static let badSiblingSurface = Violation(code: WlSubsurface.Error.badSurface.rawValue, name: "bad_surface")
}

// `wp_viewporter`, `wp_viewport`, `wp_fractional_scale_manager_v1`
extension Violation {
    static let viewportExists = Violation(code: WpViewporter.Error.viewportExists.rawValue, name: "viewport_exists")
    static let viewportBadValue = Violation(code: WpViewport.Error.badValue.rawValue, name: "bad_value")
    static let viewportBadSize = Violation(code: WpViewport.Error.badSize.rawValue, name: "bad_size")
    static let viewportOutOfBuffer = Violation(code: WpViewport.Error.outOfBuffer.rawValue, name: "out_of_buffer")
    static let viewportWithoutSurface = Violation(code: WpViewport.Error.noSurface.rawValue, name: "no_surface")
    static let fractionalScaleExists = Violation(
        code: WpFractionalScaleManagerV1.Error.fractionalScaleExists.rawValue, name: "fractional_scale_exists")
}

// `wp_alpha_modifier_v1`, `wp_tearing_control_manager_v1`, `wp_fifo_manager_v1`
extension Violation {
    static let alphaModifierExists = Violation(
        code: WpAlphaModifierV1.Error.alreadyConstructed.rawValue, name: "already_constructed")
    static let alphaWithoutSurface = Violation(
        code: WpAlphaModifierSurfaceV1.Error.noSurface.rawValue, name: "no_surface")
    static let tearingControlExists = Violation(
        code: WpTearingControlManagerV1.Error.tearingControlExists.rawValue, name: "tearing_control_exists")
    static let fifoExists = Violation(code: WpFifoManagerV1.Error.alreadyExists.rawValue, name: "already_exists")
    static let fifoWithoutSurface = Violation(
        code: WpFifoV1.Error.surfaceDestroyed.rawValue, name: "surface_destroyed")
}

// `zwlr_layer_shell_v1`, `zwlr_layer_surface_v1`
extension Violation {
    static let layerRole = Violation(code: ZwlrLayerShellV1.Error.role.rawValue, name: "role")
    static let invalidLayer = Violation(code: ZwlrLayerShellV1.Error.invalidLayer.rawValue, name: "invalid_layer")
    static let layerWithBuffer = Violation(
        code: ZwlrLayerShellV1.Error.alreadyConstructed.rawValue, name: "already_constructed")
    static let layerInvalidState = Violation(
        code: ZwlrLayerSurfaceV1.Error.invalidSurfaceState.rawValue, name: "invalid_surface_state")
    static let layerInvalidSize = Violation(
        code: ZwlrLayerSurfaceV1.Error.invalidSize.rawValue, name: "invalid_size")
    static let layerInvalidAnchor = Violation(
        code: ZwlrLayerSurfaceV1.Error.invalidAnchor.rawValue, name: "invalid_anchor")
    static let layerInvalidInteractivity = Violation(
        code: ZwlrLayerSurfaceV1.Error.invalidKeyboardInteractivity.rawValue, name: "invalid_keyboard_interactivity")
    static let layerInvalidEdge = Violation(
        code: ZwlrLayerSurfaceV1.Error.invalidExclusiveEdge.rawValue, name: "invalid_exclusive_edge")
}

// `ext_session_lock_v1`, `ext_session_lock_surface_v1`
extension Violation {
    static let lockInvalidDestroy = Violation(
        code: ExtSessionLockV1.Error.invalidDestroy.rawValue, name: "invalid_destroy")
    static let lockInvalidUnlock = Violation(
        code: ExtSessionLockV1.Error.invalidUnlock.rawValue, name: "invalid_unlock")
    static let lockRole = Violation(code: ExtSessionLockV1.Error.role.rawValue, name: "role")
    static let lockDuplicateOutput = Violation(
        code: ExtSessionLockV1.Error.duplicateOutput.rawValue, name: "duplicate_output")
    static let lockWithBuffer = Violation(
        code: ExtSessionLockV1.Error.alreadyConstructed.rawValue, name: "already_constructed")
    static let lockUnacknowledged = Violation(
        code: ExtSessionLockSurfaceV1.Error.commitBeforeFirstAck.rawValue, name: "commit_before_first_ack")
    static let lockNullBuffer = Violation(
        code: ExtSessionLockSurfaceV1.Error.nullBuffer.rawValue, name: "null_buffer")
    static let lockDimensions = Violation(
        code: ExtSessionLockSurfaceV1.Error.dimensionsMismatch.rawValue, name: "dimensions_mismatch")
    static let lockInvalidSerial = Violation(
        code: ExtSessionLockSurfaceV1.Error.invalidSerial.rawValue, name: "invalid_serial")
}

// `wl_shm`
extension Violation {
    static let invalidFormat = Violation(code: WlShm.Error.invalidFormat.rawValue, name: "invalid_format")
    static let invalidStride = Violation(code: WlShm.Error.invalidStride.rawValue, name: "invalid_stride")
    static let invalidFile = Violation(code: WlShm.Error.invalidFd.rawValue, name: "invalid_fd")
}

// `wl_seat`, `wl_pointer`, `wl_data_device`
extension Violation {
    static let missingCapability = Violation(code: WlSeat.Error.missingCapability.rawValue, name: "missing_capability")
    static let cursorRole = Violation(code: WlPointer.Error.role.rawValue, name: "role")
    static let dragRole = Violation(code: WlDataDevice.Error.role.rawValue, name: "role")
    static let virtualKeyboardWithoutKeymap = Violation(
        code: ZwpVirtualKeyboardV1.Error.noKeymap.rawValue, name: "no_keymap")
    static let dragIconRole = Violation(code: WlDataDevice.Error.role.rawValue, name: "role")
    static let invalidActionMask = Violation(
        code: WlDataSource.Error.invalidActionMask.rawValue, name: "invalid_action_mask")
    static let invalidOffer = Violation(code: WlDataOffer.Error.invalidOffer.rawValue, name: "invalid_offer")
    static let invalidFinish = Violation(code: WlDataOffer.Error.invalidFinish.rawValue, name: "invalid_finish")
}

// `xdg_wm_base`, `xdg_positioner`
extension Violation {
    static let shellRole = Violation(code: XdgWmBase.Error.role.rawValue, name: "role")
    static let defunctSurfaces = Violation(code: XdgWmBase.Error.defunctSurfaces.rawValue, name: "defunct_surfaces")
    static let notTheTopmostPopup = Violation(
        code: XdgWmBase.Error.notTheTopmostPopup.rawValue, name: "not_the_topmost_popup")
    static let invalidPopupParent = Violation(
        code: XdgWmBase.Error.invalidPopupParent.rawValue, name: "invalid_popup_parent")
    static let invalidSurfaceState = Violation(
        code: XdgWmBase.Error.invalidSurfaceState.rawValue, name: "invalid_surface_state")
    static let invalidPositioner = Violation(
        code: XdgWmBase.Error.invalidPositioner.rawValue, name: "invalid_positioner")
    static let invalidInput = Violation(code: XdgPositioner.Error.invalidInput.rawValue, name: "invalid_input")
}

// `xdg_surface`, `xdg_toplevel`, `xdg_popup`, `zxdg_toplevel_decoration_v1`, `xdg_wm_dialog_v1`, xdg-foreign
extension Violation {
    static let notConstructed = Violation(code: XdgSurface.Error.notConstructed.rawValue, name: "not_constructed")
    static let alreadyConstructed = Violation(
        code: XdgSurface.Error.alreadyConstructed.rawValue, name: "already_constructed")
    static let unconfiguredBuffer = Violation(
        code: XdgSurface.Error.unconfiguredBuffer.rawValue, name: "unconfigured_buffer")
    static let invalidSerial = Violation(code: XdgSurface.Error.invalidSerial.rawValue, name: "invalid_serial")
    static let invalidGeometrySize = Violation(code: XdgSurface.Error.invalidSize.rawValue, name: "invalid_size")
    static let defunctRoleObject = Violation(
        code: XdgSurface.Error.defunctRoleObject.rawValue, name: "defunct_role_object")
    static let invalidResizeEdge = Violation(
        code: XdgToplevel.Error.invalidResizeEdge.rawValue, name: "invalid_resize_edge")
    static let invalidParent = Violation(code: XdgToplevel.Error.invalidParent.rawValue, name: "invalid_parent")
    static let invalidSizeLimits = Violation(code: XdgToplevel.Error.invalidSize.rawValue, name: "invalid_size")
    static let invalidGrab = Violation(code: XdgPopup.Error.invalidGrab.rawValue, name: "invalid_grab")
    static let decorationWithBuffer = Violation(
        code: ZxdgToplevelDecorationV1.Error.unconfiguredBuffer.rawValue, name: "unconfigured_buffer")
    static let alreadyDecorated = Violation(
        code: ZxdgToplevelDecorationV1.Error.alreadyConstructed.rawValue, name: "already_constructed")
    static let dialogExists = Violation(code: XdgWmDialogV1.Error.alreadyUsed.rawValue, name: "already_used")
    static let exportOfNoToplevel = Violation(
        code: ZxdgExporterV2.Error.invalidSurface.rawValue, name: "invalid_surface")
    static let importForNoToplevel = Violation(
        code: ZxdgImportedV2.Error.invalidSurface.rawValue, name: "invalid_surface")
    static let iconBuffer = Violation(
        code: XdgToplevelIconV1.Error.invalidBuffer.rawValue, name: "invalid_buffer")
    static let iconImmutable = Violation(code: XdgToplevelIconV1.Error.immutable.rawValue, name: "immutable")
    static let iconWithoutBuffer = Violation(code: XdgToplevelIconV1.Error.noBuffer.rawValue, name: "no_buffer")
    static let toplevelDragSource = Violation(
        code: XdgToplevelDragManagerV1.Error.invalidSource.rawValue, name: "invalid_source")
    static let toplevelAttached = Violation(
        code: XdgToplevelDragV1.Error.toplevelAttached.rawValue, name: "toplevel_attached")
    static let ongoingToplevelDrag = Violation(
        code: XdgToplevelDragV1.Error.ongoingDrag.rawValue, name: "ongoing_drag")
    static let orphanedDecoration = Violation(code: ZxdgToplevelDecorationV1.Error.orphaned.rawValue, name: "orphaned")
}
