import CPango

/// Which fonts this process sees.
package enum FontConfiguration {
    /// Makes the fonts of a fontconfig file all that typesetters made from now on see.
    ///
    /// May be called on any thread. Does not touch the environment: changing that is not safe while other threads run.
    package static func load(file path: String) throws(GraphicsError) {
        guard let configuration = FcConfigCreate() else { throw .unusableFontConfiguration(path: path) }
        // Whoever uses the configuration holds it; this reference is ours.
        defer { FcConfigDestroy(configuration) }
        guard FcConfigParseAndLoad(configuration, path, FcTrue) == FcTrue,
            FcConfigBuildFonts(configuration) == FcTrue, FcConfigSetCurrent(configuration) == FcTrue
        else { throw .unusableFontConfiguration(path: path) }
    }
}
