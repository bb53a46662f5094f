import WaylandServer

/// A resource that stands for a device or an output, or for what a client wants to hear of one.
///
/// It says nothing of a client's work: one that closes its windows and goes on keeps it.
protocol DeviceResource: Resource {}

extension Resource {
    /// Whether its client made it in the course of its work, as a surface or a buffer, and destroys it
    /// when that is done.
    var isTransient: Bool { !isGlobal && !(self is any DeviceResource) }
}
