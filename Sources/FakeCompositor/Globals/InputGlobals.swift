/// The globals that belong to input devices, and to the bell, each of which a client can do without.
final class InputGlobals {
    let timestamps: InputTimestampsGlobal
    let relativePointers: RelativePointerGlobal
    let idleInhibit: IdleInhibitGlobal
    let idleNotify: IdleNotifyGlobal
    let shortcutInhibit: ShortcutInhibitGlobal
    private let others: [AnyObject]

    init(compositor: Compositor) {
        timestamps = InputTimestampsGlobal(compositor: compositor)
        relativePointers = RelativePointerGlobal(compositor: compositor)
        idleInhibit = IdleInhibitGlobal(compositor: compositor)
        idleNotify = IdleNotifyGlobal(compositor: compositor)
        shortcutInhibit = ShortcutInhibitGlobal(compositor: compositor)
        others = [
            TextInputGlobal(compositor: compositor), InputMethodGlobal(compositor: compositor),
            PointerConstraintsGlobal(compositor: compositor), PointerGesturesGlobal(compositor: compositor),
            CursorShapeGlobal(compositor: compositor), TabletGlobal(compositor: compositor),
            DataDeviceGlobal(compositor: compositor), PrimarySelectionGlobal(compositor: compositor),
            ActivationGlobal(compositor: compositor), VirtualKeyboardGlobal(compositor: compositor),
            SystemBellGlobal(compositor: compositor),
        ]
    }
}
