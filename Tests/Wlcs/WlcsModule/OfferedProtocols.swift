import CWlcs

/// What the suite is told of the compositor's protocols.
enum OfferedProtocols {
    private static let versions: [(StaticString, UInt32)] = [
        ("wl_compositor", 4), ("wl_subcompositor", 1), ("wl_shm", 1), ("wl_seat", 7), ("wl_output", 3),
        ("wl_data_device_manager", 3), ("xdg_wm_base", 3),
    ]

    /// For the suite, which never gives it back.
    nonisolated(unsafe) static let descriptor: UnsafeMutablePointer<wlcs_descriptor> = {
        let extensions = UnsafeMutablePointer<wlcs_extension>.allocate(capacity: versions.count)
        for (index, (name, version)) in versions.enumerated() {
            let name = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
            (extensions + index).initialize(to: wlcs_extension(name: name, version: version))
        }
        let descriptor = UnsafeMutablePointer<wlcs_descriptor>.allocate(capacity: 1)
        descriptor.initialize(
            to: wlcs_descriptor(version: 1, count: versions.count, extensions: UnsafePointer(extensions)))
        return descriptor
    }()
}
