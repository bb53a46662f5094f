import CWaylandClient

/// The arguments of a request that is being written; they lie on the stack.
///
/// They start as zeros, which is what an argument that creates an object stays.
struct OutgoingArguments {
    let base: UnsafeMutablePointer<wl_argument>

    func set(_ index: Int, _ value: Int32) { base[index].i = value }
    func set(_ index: Int, _ value: UInt32) { base[index].u = value }
    func set(_ index: Int, _ value: WireFixed) { base[index].f = value.rawValue }
    func set(_ index: Int, _ value: UnsafePointer<CChar>?) { base[index].s = value }
    func set(_ index: Int, _ value: UnsafeMutablePointer<wl_array>) { base[index].a = value }
    func set(_ index: Int, _ value: WireDescriptor) { base[index].h = value.rawValue }

    func set(_ index: Int, _ value: Proxy?) {
        guard let value else { return base[index].o = nil }
        precondition(value.isAlive, "\(value) is given to a request, but it was destroyed before")
        base[index].o = value.raw
    }
}
