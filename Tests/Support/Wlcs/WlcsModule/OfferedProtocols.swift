import CWlcs

/// What the suite is told of the compositor's protocols.
enum OfferedProtocols {
    private static let versions: [(StaticString, UInt32)] = [
        ("wl_compositor", 4), ("wl_subcompositor", 1), ("wl_shm", 1), ("wl_seat", 7), ("wl_output", 3),
        ("wl_data_device_manager", 3), ("xdg_wm_base", 5), ("zwlr_layer_shell_v1", 4),
        ("zwp_text_input_manager_v3", 1), ("zwp_input_method_manager_v2", 1),
        ("zwp_primary_selection_device_manager_v1", 1), ("zwp_pointer_constraints_v1", 1),
        ("zwp_relative_pointer_manager_v1", 1), ("xdg_activation_v1", 1), ("zxdg_decoration_manager_v1", 1),
        ("zxdg_output_manager_v1", 3), ("wp_viewporter", 1), ("wp_fractional_scale_manager_v1", 1),
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
