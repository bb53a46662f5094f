import WaylandServer

extension GlobalOffer {
    /// The newest version of each global that there is, by the interface's name on the wire.
    public static let newestVersions: [String: UInt32] = {
        let types: [Resource.Type] = [
            WlCompositor.self, WlSubcompositor.self, WlShm.self, WlSeat.self, WlOutput.self, WlDataDeviceManager.self,
            XdgWmBase.self, WpViewporter.self, WpPresentation.self, WpFractionalScaleManagerV1.self,
            WpSinglePixelBufferManagerV1.self, ZxdgOutputManagerV1.self, ZwlrLayerShellV1.self,
            ExtSessionLockManagerV1.self, ZxdgDecorationManagerV1.self, ZwpInputTimestampsManagerV1.self,
            ZwpRelativePointerManagerV1.self, ZwpIdleInhibitManagerV1.self, ExtIdleNotifierV1.self,
            ZwpTextInputManagerV3.self, ZwpInputMethodManagerV2.self, ZwpPointerConstraintsV1.self,
            ZwpPointerGesturesV1.self, WpCursorShapeManagerV1.self, ZwpTabletManagerV2.self,
            ZwpPrimarySelectionDeviceManagerV1.self, XdgActivationV1.self, ZwlrScreencopyManagerV1.self,
            ZwpVirtualKeyboardManagerV1.self, ZwpKeyboardShortcutsInhibitManagerV1.self,
            XdgWmDialogV1.self, ZxdgExporterV2.self, ZxdgImporterV2.self, WpAlphaModifierV1.self,
            WpTearingControlManagerV1.self, WpFifoManagerV1.self, XdgToplevelIconManagerV1.self,
            XdgToplevelDragManagerV1.self, XdgSystemBellV1.self,
        ]
        return Dictionary(uniqueKeysWithValues: types.map { ($0.interfaceName, $0.interfaceVersion) })
    }()

    /// The globals on offer and their versions, by the interface's name on the wire.
    public var versions: [String: UInt32] {
        var versions: [String: UInt32] = [:]
        for (interface, newest) in Self.newestVersions {
            let isDevice = interface == WlSeat.interfaceName || interface == WlOutput.interfaceName
            versions[interface] =
                isDevice ? ceiling(of: interface, newest: newest) : version(of: interface, newest: newest)
        }
        return versions
    }

    /// Reads an offer as it is written on a command line: globals with commas between them.
    ///
    ///     wl_compositor@4,wl_shm,xdg_wm_base              these and no others, in the newest version or that one
    ///     -zwp_text_input_manager_v3,+wp_viewporter@1     the offer that was there, less one and with another
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - base: The offer that names with signs change.
    /// - Throws: What in the list cannot be read.
    public init(parsing list: String, changing base: GlobalOffer) throws(GlobalOfferError) {
        guard list.contains(where: { !$0.isWhitespace }) else { throw .empty }
        let entries = try list.split(separator: ",", omittingEmptySubsequences: false)
            .map { word throws(GlobalOfferError) in try Entry(word) }
        var versions = base.versions
        if entries[0].sign == nil { versions = [:] }
        for entry in entries {
            guard (entry.sign == nil) == (entries[0].sign == nil) else { throw .mixedSigns }
            versions[entry.interface] = entry.sign == "-" ? nil : entry.version
        }
        let devices = [WlSeat.interfaceName, WlOutput.interfaceName].filter { versions[$0] == nil }
        self.init(ceilings: versions, withheld: Set(devices))
    }

    /// One global of a list.
    private struct Entry {
        /// `+` or `-`.
        var sign: Character?
        var interface: String
        var version: UInt32

        init(_ word: Substring) throws(GlobalOfferError) {
            var rest = word.drop(while: \.isWhitespace)
            if let first = rest.first, first == "+" || first == "-" {
                sign = first
                rest.removeFirst()
            }
            let parts = rest.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            interface = parts.first.map { String($0).filter { !$0.isWhitespace } } ?? ""
            guard let newest = GlobalOffer.newestVersions[interface] else { throw .unknownGlobal(interface) }
            guard parts.count > 1 else {
                version = newest
                return
            }
            guard sign != "-" else { throw .versionOfNothing(interface) }
            guard let number = UInt32(parts[1].filter { !$0.isWhitespace }), (1...newest).contains(number) else {
                throw .badVersion(String(parts[1]), interface: interface, newest: newest)
            }
            version = number
        }
    }
}

/// Why a list of globals cannot be read.
public enum GlobalOfferError: Error, Hashable, Sendable {
    /// The list names nothing.
    case empty
    /// There is no such global.
    case unknownGlobal(String)
    /// A global has no such version.
    case badVersion(String, interface: String, newest: UInt32)
    /// A global is taken away, with a version.
    case versionOfNothing(String)
    /// Some names have a sign and others have none.
    case mixedSigns
}

extension GlobalOfferError: CustomStringConvertible {
    /// One sentence that says what is wrong and what to write instead.
    public var description: String {
        switch self {
        case .empty:
            "name some, with commas between them: wl_compositor,wl_shm,xdg_wm_base; or signs and names: -wl_output"
        case .unknownGlobal(""): "a name is missing: between two commas, or at an end of the list"
        case .unknownGlobal(let name):
            "there is no global \"\(name)\"\(Self.guess(name)); there are \(Self.known.joined(separator: ", "))"
        case .badVersion(let text, let interface, let newest):
            "\(interface) has no version \"\(text)\": write a whole number, 1 to \(newest)"
        case .versionOfNothing(let interface):
            "\(interface) is taken away whatever its version: write -\(interface)"
        case .mixedSigns:
            "either all names have a sign, and change what is on offer, or none has, and nothing else is on offer"
        }
    }

    private static var known: [String] { GlobalOffer.newestVersions.keys.sorted() }

    private static func guess(_ name: String) -> String {
        NearestWord.find(name, in: known).map { " (\"\($0)\"?)" } ?? ""
    }
}
