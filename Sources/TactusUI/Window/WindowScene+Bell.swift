extension WindowScene {
    /// Rings the system's bell for this scene: a sound, a flash of its window, or nothing, as the user has set. It is
    /// for what cannot be done, such as a key that has no meaning, or for what has come to its end.
    ///
    /// ```swift
    /// if scene.ringBell() == false { field.shake() }
    /// ```
    ///
    /// - Returns: Whether the system has one (`xdg_system_bell_v1`: GNOME since 47); `false` for a scene that is not
    ///   connected.
    @discardableResult
    public func ringBell() -> Bool { surface?.ringBell() ?? false }
}
