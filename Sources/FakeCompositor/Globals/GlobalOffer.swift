import WaylandServer

/// Which globals clients find, and in which versions: what one real compositor has and another has not.
///
/// ```swift
/// GlobalOffer.everything.without("zwp_text_input_manager_v3")
/// GlobalOffer.only(["wl_compositor": 4, "wl_shm": 1, "xdg_wm_base": 1])
/// ```
///
/// Seats and outputs come and go with ``Seat`` and ``Output``, also when ``only(_:)`` does not name them; a version
/// that is named for `wl_seat` or `wl_output` is the newest that they have. ``without(_:)`` keeps them from clients.
public struct GlobalOffer: Hashable, Sendable {
    /// The newest versions of what is on offer; `nil` when everything is.
    private(set) var ceilings: [String: UInt32]?
    private(set) var withheld: Set<String> = []
    private var limits: [String: UInt32] = [:]

    init(ceilings: [String: UInt32]?, withheld: Set<String> = []) {
        self.ceilings = ceilings
        self.withheld = withheld
    }

    /// Every global that there is, in its newest version.
    public static let everything = GlobalOffer(ceilings: nil)

    /// These globals and no others.
    ///
    /// - Parameter versions: The newest version of each that is offered, by the interface's name on the wire.
    /// - Returns: The offer.
    public static func only(_ versions: [String: UInt32]) -> GlobalOffer { GlobalOffer(ceilings: versions) }

    /// This offer without some globals, by their interfaces' names on the wire.
    public func without(_ interfaces: String...) -> GlobalOffer {
        var offer = self
        offer.withheld.formUnion(interfaces)
        return offer
    }

    /// This offer with one global in an older version.
    ///
    /// - Parameters:
    ///   - interface: The interface's name on the wire.
    ///   - version: The newest version of it that is offered; 1 at least.
    /// - Returns: The offer.
    public func limiting(_ interface: String, to version: UInt32) -> GlobalOffer {
        var offer = self
        offer.limits[interface] = max(1, version)
        return offer
    }

    /// The version of what is there unless it is withheld: a seat, an output.
    func ceiling(of interface: String, newest: UInt32) -> UInt32? {
        guard !withheld.contains(interface) else { return nil }
        let newest = min(newest, limits[interface] ?? newest)
        return ceilings?[interface].map { min(max(1, $0), newest) } ?? newest
    }

    /// The version of a global that is offered; `nil` when it is not.
    func version(of interface: String, newest: UInt32) -> UInt32? {
        guard !withheld.contains(interface) else { return nil }
        let newest = min(newest, limits[interface] ?? newest)
        guard let ceilings else { return newest }
        return ceilings[interface].map { min(max(1, $0), newest) }
    }
}

extension Compositor {
    /// Makes a global, when it is on offer.
    func createGlobal<T: Resource>(
        _ type: T.Type, bind: @escaping (T, ServerClient) -> Void
    ) -> ServerGlobal? {
        guard let version = offer.version(of: T.interfaceName, newest: T.interfaceVersion) else { return nil }
        let global = display.createGlobal(type, version: version, bind: bind)
        offered[T.interfaceName] = global
        announcements[T.interfaceName] = { [unowned self] version in
            display.createGlobal(type, version: min(version, T.interfaceVersion), bind: bind)
        }
        return global
    }

    /// Announces a global once more, beside the one that there is, or after it was withdrawn.
    ///
    /// - Parameters:
    ///   - interface: Its interface; one that was on offer.
    ///   - version: In which version, at most the newest that is known.
    /// - Returns: Whether it was ever on offer.
    @discardableResult
    public func announceGlobal(_ interface: String, version: UInt32) -> Bool {
        guard let announce = announcements[interface] else { return false }
        let global = announce(max(1, version))
        if offered[interface] == nil { offered[interface] = global } else { repeated.append(global) }
        display.flushClients()
        return true
    }

    /// Takes a global away while clients use it (`wl_registry.global_remove`). What they have made with it still works,
    /// as far as they ask for it.
    ///
    /// Outputs and seats go with ``removeOutput(_:)`` and ``Seat/remove()``, and all that they have with them.
    ///
    /// - Parameter interface: Its interface.
    /// - Returns: Whether it was there.
    @discardableResult
    public func withdrawGlobal(_ interface: String) -> Bool {
        guard let global = offered.removeValue(forKey: interface) else { return false }
        global.remove()
        display.flushClients()
        return true
    }
}
