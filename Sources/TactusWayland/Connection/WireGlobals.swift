import Glibc
import WaylandClient

/// The globals with which surfaces are made. The first three are there on every compositor that can show a window; each
/// of the others is an improvement, and surfaces do without it.
struct WireGlobals {
    let compositor: WlCompositor
    let shm: WlShm
    let shell: XdgWmBase
    let optional: OptionalGlobals
}

/// The globals that are not needed, as far as they were announced. They come in any order, and some come later.
final class OptionalGlobals {
    /// Who can be asked to draw title bars.
    private(set) var decorations: ZxdgDecorationManagerV1?
    /// Says how large a surface is whose picture is not a whole multiple of that.
    private(set) var viewporter: WpViewporter?

    /// Makes surfaces that are parts of the desktop.
    private(set) var layerShell: ZwlrLayerShellV1?

    /// Locks the session.
    private(set) var sessionLocks: ExtSessionLockManagerV1?
    /// Keeps screens on.
    private(set) var idleInhibition: ZwpIdleInhibitManagerV1?
    /// Leaves the compositor's shortcuts to surfaces.
    private(set) var shortcutInhibition: ZwpKeyboardShortcutsInhibitManagerV1?
    /// Brings surfaces to the user.
    private(set) var activation: XdgActivationV1?

    /// Tells which dialogs are modal.
    private(set) var dialogs: XdgWmDialogV1?
    /// Makes handles of windows for other programs.
    private(set) var exporter: ZxdgExporterV2?
    /// Finds windows of other programs by their handles.
    private(set) var importer: ZxdgImporterV2?

    /// Makes surfaces translucent.
    private(set) var alphaModifier: WpAlphaModifierV1?
    /// Shows frames in the middle of a refresh.
    private(set) var tearingControl: WpTearingControlManagerV1?
    /// Lets frames wait for each other.
    private(set) var fifo: WpFifoManagerV1?

    /// Gives toplevels icons.
    private(set) var toplevelIcons: XdgToplevelIconManagerV1?
    /// Which sizes of those are wanted.
    let iconSizes = IconSizes()
    /// Lets toplevels go along with drags.
    private(set) var toplevelDrags: XdgToplevelDragManagerV1?
    /// Rings.
    private(set) var bell: XdgSystemBellV1?

    private var anyFractionalScale: WpFractionalScaleManagerV1?
    private var anyPresentation: WpPresentation?
    private var presentationClock: UInt32?

    /// Tells scales that are no whole numbers; only where there are viewports, without which they are of no use.
    var fractionalScale: WpFractionalScaleManagerV1? { viewporter == nil ? nil : anyFractionalScale }

    /// Tells when pictures were seen; only where its clock is ours.
    var presentation: WpPresentation? {
        presentationClock == UInt32(CLOCK_MONOTONIC) ? anyPresentation : nil
    }

    /// Takes a global over, if it is one of these and the first of its kind.
    ///
    /// - Parameters:
    ///   - interface: The interface of the global.
    ///   - bind: Makes the object.
    /// - Returns: Whether it is one of these.
    func add(_ interface: String, binding bind: GlobalBinder) -> Bool {
        switch interface {
        case ZxdgDecorationManagerV1.interfaceName: decorations = decorations ?? bind()
        case WpFractionalScaleManagerV1.interfaceName: anyFractionalScale = anyFractionalScale ?? bind()
        case WpViewporter.interfaceName: viewporter = viewporter ?? bind()
        case ZwlrLayerShellV1.interfaceName: layerShell = layerShell ?? bind()
        case ExtSessionLockManagerV1.interfaceName: sessionLocks = sessionLocks ?? bind()
        case ZwpIdleInhibitManagerV1.interfaceName: idleInhibition = idleInhibition ?? bind()
        case ZwpKeyboardShortcutsInhibitManagerV1.interfaceName: shortcutInhibition = shortcutInhibition ?? bind()
        case XdgActivationV1.interfaceName: activation = activation ?? bind()
        case XdgWmDialogV1.interfaceName: dialogs = dialogs ?? bind()
        case ZxdgExporterV2.interfaceName: exporter = exporter ?? bind()
        case ZxdgImporterV2.interfaceName: importer = importer ?? bind()
        case WpAlphaModifierV1.interfaceName: alphaModifier = alphaModifier ?? bind()
        case WpTearingControlManagerV1.interfaceName: tearingControl = tearingControl ?? bind()
        case WpFifoManagerV1.interfaceName: fifo = fifo ?? bind()
        case XdgToplevelIconManagerV1.interfaceName: if toplevelIcons == nil { addIcons(bind()) }
        case XdgToplevelDragManagerV1.interfaceName: toplevelDrags = toplevelDrags ?? bind()
        case XdgSystemBellV1.interfaceName: bell = bell ?? bind()
        case WpPresentation.interfaceName: if anyPresentation == nil { addPresentation(bind()) }
        default: return false
        }
        return true
    }

    /// Lets go of a global that was withdrawn. What was made with it stays as it is, and what comes does without.
    func withdraw(_ interface: String) {
        switch interface {
        case ZxdgDecorationManagerV1.interfaceName:
            decorations?.destroy()
            decorations = nil
        case WpFractionalScaleManagerV1.interfaceName:
            anyFractionalScale?.destroy()
            anyFractionalScale = nil
        case WpViewporter.interfaceName:
            viewporter?.destroy()
            viewporter = nil
        case ZwlrLayerShellV1.interfaceName:
            if let layerShell, layerShell.version >= ZwlrLayerShellV1.destroySince {
                layerShell.destroy()
            } else {
                layerShell?.destroyProxy()
            }
            layerShell = nil
        case ExtSessionLockManagerV1.interfaceName:
            sessionLocks?.destroy()
            sessionLocks = nil
        case ZwpIdleInhibitManagerV1.interfaceName:
            idleInhibition?.destroy()
            idleInhibition = nil
        case ZwpKeyboardShortcutsInhibitManagerV1.interfaceName:
            shortcutInhibition?.destroy()
            shortcutInhibition = nil
        case XdgActivationV1.interfaceName:
            activation?.destroy()
            activation = nil
        case XdgWmDialogV1.interfaceName:
            dialogs?.destroy()
            dialogs = nil
        case ZxdgExporterV2.interfaceName:
            exporter?.destroy()
            exporter = nil
        case ZxdgImporterV2.interfaceName:
            importer?.destroy()
            importer = nil
        case WpAlphaModifierV1.interfaceName:
            alphaModifier?.destroy()
            alphaModifier = nil
        case WpTearingControlManagerV1.interfaceName:
            tearingControl?.destroy()
            tearingControl = nil
        case WpFifoManagerV1.interfaceName:
            fifo?.destroy()
            fifo = nil
        case XdgToplevelIconManagerV1.interfaceName:
            toplevelIcons?.destroy()
            toplevelIcons = nil
        case XdgToplevelDragManagerV1.interfaceName:
            toplevelDrags?.destroy()
            toplevelDrags = nil
        case XdgSystemBellV1.interfaceName:
            bell?.destroy()
            bell = nil
        case WpPresentation.interfaceName:
            anyPresentation?.destroy()
            (anyPresentation, presentationClock) = (nil, nil)
        default: break
        }
    }

    private func addIcons(_ icons: XdgToplevelIconManagerV1) {
        toplevelIcons = icons
        icons.onEvent = { [iconSizes] in iconSizes.receive($0) }
    }

    private func addPresentation(_ presentation: WpPresentation) {
        anyPresentation = presentation
        presentation.onEvent = { [weak self] event in
            if case .clockId(let clock) = event { self?.presentationClock = clock }
        }
    }
}

/// Makes the object of a global that was announced.
struct GlobalBinder {
    let registry: WlRegistry
    let name: UInt32
    let version: UInt32

    /// Binds it, in the version that both ends know.
    func callAsFunction<T: Proxy>() -> T {
        registry.bind(T.self, name: name, version: min(version, T.interfaceVersion))
    }
}
