import Glibc
public import TactusGraphics

nonisolated extension PinnedFonts {
    /// A typesetter with fonts for many scripts, and emoji: a few of the Noto fonts, the same on every machine that has
    /// them in the same version, drawn without hinting.
    ///
    /// It is for pictures of text in all scripts; what ``install()`` pinned stays as it is for all others.
    ///
    /// - Parameter language: The language of text that does not say.
    /// - Returns: A typesetter with a configuration of its own. Making one reads the list of fonts: some milliseconds.
    /// - Throws: Which fonts are missing, and what to install.
    public static func makeScriptTypesetter(language: String = "en") throws(PinnedFontsError) -> Typesetter {
        let files = try scriptFiles.get()
        do throws(GraphicsError) {
            let path = try write("scripts.conf") { scriptConfiguration(files: files, cache: $0) }
            return try Typesetter(fontConfiguration: path, language: language)
        } catch {
            throw .unusableConfiguration(error)
        }
    }

    /// Where distributions keep the Noto fonts: Debian and its kin, Fedora, Arch.
    private static let scriptFolders = [
        "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/google-noto",
        "/usr/share/fonts/google-noto-vf", "/usr/share/fonts/google-noto-sans-cjk-fonts",
        "/usr/share/fonts/google-noto-color-emoji-fonts", "/usr/share/fonts/noto", "/usr/share/fonts/noto-cjk",
    ]

    private static let scriptFileNames = [
        "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSans-Italic.ttf", "NotoSans-BoldItalic.ttf",
        "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Regular.ttf",
        "NotoSansThai-Regular.ttf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
    ]

    /// The paths of the files, found once.
    private static let scriptFiles = Result { () throws(PinnedFontsError) in
        let paths: [String?] = scriptFileNames.map { name in
            let candidates: [String] = scriptFolders.map { folder in folder + "/" + name }
            return candidates.first { path in access(path, R_OK) == 0 }
        }
        let missing = zip(scriptFileNames, paths).filter { $0.1 == nil }.map(\.0)
        guard missing.isEmpty else { throw .missingScriptFonts(files: missing, searched: scriptFolders) }
        return paths.compactMap(\.self)
    }

    private static func scriptConfiguration(files: [String], cache: String) -> String {
        let folders = Set(files.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() })
            .map { $0.joined(separator: "/") }.sorted()
        func families(_ names: [String]) -> String {
            """
            <edit name="family" mode="append_last" binding="strong">\
            \(names.map { "<string>\($0)</string>" }.joined())</edit>
            """
        }
        // Which shapes characters have that Chinese, Japanese and Korean share; Japanese ones where no language says.
        let regions = [("zh-cn", "SC"), ("zh-sg", "SC"), ("zh-tw", "TC"), ("zh-hk", "HK"), ("ko", "KR"), ("ja", "JP")]
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
              \(folders.map { "<dir>\($0)</dir>" }.joined(separator: "\n  "))
              <cachedir>\(cache)</cachedir>
              <selectfont>
                <rejectfont><glob>/*</glob></rejectfont>
                <acceptfont>\(files.map { "<glob>\($0)</glob>" }.joined())</acceptfont>
              </selectfont>
              <match target="pattern"><test name="family"><string>emoji</string></test>
                <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit>
              </match>
              <match target="pattern">\(families(["Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew"]))</match>
              \(regions.map { language, region in
                  """
                  <match target="pattern"><test name="lang" compare="contains"><string>\(language)</string></test>\
                  \(families(["Noto Sans CJK \(region)"]))</match>
                  """
              }.joined(separator: "\n  "))
              <match target="pattern">\(families([
                  "Noto Sans CJK JP", "Noto Sans Devanagari", "Noto Sans Thai", "Noto Color Emoji",
              ]))</match>
              \(rendering)
              <!-- Emoji are pictures of one size. -->
              <match target="font"><test name="outline"><bool>false</bool></test>
                <edit name="pixelsizefixupfactor" mode="assign"><divide>
                  <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
                </divide></edit>
                <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
                  <name>pixelsizefixupfactor</name><double>0</double>
                  <double>0</double><name>pixelsizefixupfactor</name>
                </matrix></times></edit>
              </match>
            </fontconfig>

            """
    }
}
