import CWaylandServer
import Glibc

/// The arguments of a request that is being received.
///
/// libwayland has checked them against the signature, and that named objects exist and are of the right interface.
/// Descriptors and new objects are ours from here on.
struct RequestArguments {
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

    /// The object, or `nil` when it is null or was made by someone else.
    func object<T: Resource>(_ index: Int, as type: T.Type) -> T? {
        guard let raw = base[index].o else { return nil }
        return Resource.wrapper(of: raw, as: T.interface) as? T
    }

    /// The object that this request creates; when memory is exhausted the client is told, and there is none.
    func newObject<T: Resource>(_ index: Int, as type: T.Type, of parent: Resource) -> T? {
        parent.client.makeResource(type, version: parent.version, id: base[index].n)
    }

    /// Closes the descriptors of a request that nobody will decode.
    func closeDescriptors(_ message: UnsafePointer<wl_message>) {
        for (index, letter) in String(cString: message.pointee.signature).filter(\.isLetter).enumerated()
        where letter == "h" { close(base[index].h) }
    }
}
