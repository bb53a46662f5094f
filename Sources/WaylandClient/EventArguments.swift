import CWaylandClient

/// The arguments of an event that is being received.
///
/// libwayland has checked them against the signature. Descriptors and new objects are ours from here on.
struct EventArguments {
    let base: UnsafeMutablePointer<wl_argument>

    func int(_ index: Int) -> Int32 { base[index].i }
    func uint(_ index: Int) -> UInt32 { base[index].u }
    func fixed(_ index: Int) -> WireFixed { WireFixed(rawValue: base[index].f) }
    func descriptor(_ index: Int) -> WireDescriptor { WireDescriptor(owning: base[index].h) }

    /// The text; bytes that are not UTF-8 are replaced.
    func string(_ index: Int) -> String {
        optionalString(index) ?? ""
    }

    func optionalString(_ index: Int) -> String? {
        base[index].s.map { String(cString: $0) }
    }

    func array(_ index: Int) -> [UInt8] {
        guard let array = base[index].a, array.pointee.size > 0 else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: array.pointee.data, count: array.pointee.size))
    }

    /// The object, or `nil` when it is null, was destroyed on our side, or was made by someone else.
    func object<T: Proxy>(_ index: Int, as type: T.Type) -> T? {
        guard let raw = base[index].o else { return nil }
        return Proxy.wrapper(of: raw) as? T
    }

    /// The object that this event creates.
    func newObject<T: Proxy>(_ index: Int, as type: T.Type, of parent: Proxy) -> T? {
        guard let raw = base[index].o, let connection = parent.connection else { return nil }
        return T(adopting: raw, of: connection)
    }
}
