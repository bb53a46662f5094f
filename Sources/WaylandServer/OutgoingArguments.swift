import CWaylandServer

/// The arguments of an event that is being written; they lie on the stack and start as zeros.
struct OutgoingArguments {
    let base: UnsafeMutablePointer<wl_argument>
    let client: ServerClient
    /// Whether an argument names an object that is gone, so that the event means nothing any more.
    private(set) var namesDeadObject = false

    init(base: UnsafeMutablePointer<wl_argument>, client: ServerClient) {
        self.base = base
        self.client = client
    }

    func set(_ index: Int, _ value: Int32) { base[index].i = value }
    func set(_ index: Int, _ value: UInt32) { base[index].u = value }
    func set(_ index: Int, _ value: WireFixed) { base[index].f = value.rawValue }
    func set(_ index: Int, _ value: UnsafePointer<CChar>?) { base[index].s = value }
    func set(_ index: Int, _ value: UnsafeMutablePointer<wl_array>) { base[index].a = value }
    func set(_ index: Int, _ value: WireDescriptor) { base[index].h = value.rawValue }

    mutating func set(_ index: Int, _ value: Resource) {
        precondition(value.client === client, "\(value) belongs to another client than the event that names it")
        if value.isAlive { base[index].o = value.raw } else { namesDeadObject = true }
    }

    func set(_ index: Int, _ value: Resource?) {
        guard let value, value.isAlive else { return base[index].o = nil }
        precondition(value.client === client, "\(value) belongs to another client than the event that names it")
        base[index].o = value.raw
    }
}
