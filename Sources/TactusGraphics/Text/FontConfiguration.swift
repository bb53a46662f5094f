import CPango

/// Which fonts this process, or a typesetter, sees.
package enum FontConfiguration {
    /// Makes the fonts of a fontconfig file all that typesetters see from now on, but for those that have a file of
    /// their own.
    ///
    /// May be called on any thread. Does not touch the environment: changing that is not safe while other threads run.
    package static func load(file path: String) throws(GraphicsError) {
        let configuration = try read(path)
        // Whoever uses the configuration holds it; this reference is ours.
        defer { FcConfigDestroy(configuration) }
        guard FcConfigSetCurrent(configuration) == FcTrue else { throw .unusableFontConfiguration(path: path) }
        markChange()
    }

    private nonisolated(unsafe) static let changes: UnsafeMutablePointer<gint> = {
        let changes = UnsafeMutablePointer<gint>.allocate(capacity: 1)
        changes.initialize(to: 0)
        return changes
    }()

    /// How often the process has learnt of other fonts.
    static var generation: gint { g_atomic_int_get(changes) }

    /// Marks that the process knows other fonts than before. May be called on any thread.
    static func markChange() { g_atomic_int_inc(changes) }

    /// Gives a font map the fonts of the process, and holds them.
    ///
    /// Left to itself Pango would ask for them whenever it looks for one, and hold nothing: another thread that loads
    /// others would take them away under it. As long as nobody has loaded others it may ask: a font map that is given
    /// its fonts lists all of their families. A new one has a thread that reads the system's, which is waited for:
    /// whoever asked fontconfig before it is done would read them as well.
    ///
    /// - Returns: What the font map has; the caller owns a reference.
    static func useCurrent(in fontMap: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer? {
        // On Linux, Cairo's font map is always one of fontconfig's.
        let fontMap = OpaquePointer(fontMap)
        _ = pango_fc_font_map_get_config(fontMap)
        let configuration = FcConfigReference(nil)
        if generation > 0, let configuration { pango_fc_font_map_set_config(fontMap, configuration) }
        return configuration
    }

    /// The names of the families in a font file, each once; none for a file without fonts.
    static func families(inFile path: String) -> [String] {
        var families: [String] = []
        var (index, count) = (Int32(0), Int32(1))
        // A collection has one font after another.
        while index < min(count, 256), let pattern = FcFreeTypeQuery(path, UInt32(index), nil, &count) {
            defer { FcPatternDestroy(pattern) }
            var name: UnsafeMutablePointer<FcChar8>?
            if FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name {
                let family = String(cString: name)
                if !families.contains(family) { families.append(family) }
            }
            index += 1
        }
        return families
    }

    /// Makes the fonts of a fontconfig file all that a font map has.
    static func use(file path: String, in fontMap: UnsafeMutablePointer<PangoFontMap>) throws(GraphicsError) {
        let configuration = try read(path)
        defer { FcConfigDestroy(configuration) }
        pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
    }

    private static func read(_ path: String) throws(GraphicsError) -> OpaquePointer {
        guard let configuration = FcConfigCreate() else { throw .unusableFontConfiguration(path: path) }
        guard FcConfigParseAndLoad(configuration, path, FcTrue) == FcTrue, FcConfigBuildFonts(configuration) == FcTrue
        else {
            FcConfigDestroy(configuration)
            throw .unusableFontConfiguration(path: path)
        }
        return configuration
    }
}
