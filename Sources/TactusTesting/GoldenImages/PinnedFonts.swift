import Glibc
public import TactusGraphics

/// The same fonts on every machine: Inter, DejaVu for what it lacks, and nothing else, drawn without hinting, and with
/// letters on whole pixels.
///
/// Call ``install()`` before the first text of a test; calling it again costs nothing. It holds for the whole process
/// from then on, so that suites may run side by side: with the first pinned suite all are pinned.
nonisolated public enum PinnedFonts {
    /// Where distributions keep the DejaVu fonts: Debian and its kin, Fedora, Arch.
    static let folders = [
        "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts", "/usr/share/fonts/TTF",
    ]

    /// Where distributions keep the Inter fonts, in a file for each weight: Debian and its kin, Fedora, Arch.
    static let interFolders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/inter",
    ]

    /// Written and loaded once, by whoever asks first.
    private static let outcome = Result { () throws(PinnedFontsError) in try load() }

    /// Makes the pinned fonts the only ones that typesetters see.
    public static func install() throws(PinnedFontsError) {
        _ = try outcome.get()
    }

    /// Makes the pinned fonts the only ones, if they are there, and returns why not otherwise.
    static var installationError: PinnedFontsError? {
        if case .failure(let error) = outcome { error } else { nil }
    }

    /// The edition of Inter that is pinned, where its letters are not those of the edition that our pictures were made
    /// with (revision 3.019, which Debian 12 has): `inter-4`; `nil` where they are, and where nothing is pinned.
    static let edition: String? = {
        guard installationError == nil, let folder = interFolders.first(where: hasInter),
            let revision = FontRevision(ofFile: folder + "/Inter-Regular.otf"), revision.major != 3
        else { return nil }
        return "inter-\(revision.major)"
    }()

    private static func hasInter(_ folder: String) -> Bool { access(folder + "/Inter-Regular.otf", R_OK) == 0 }

    /// What a program that a test starts needs in its environment to see the same fonts: `FONTCONFIG_FILE` and its
    /// value. Installs the fonts in this process as well.
    public static func environment() throws(PinnedFontsError) -> [String: String] {
        ["FONTCONFIG_FILE": try outcome.get()]
    }

    /// Writes the configuration, loads it, and answers where it is.
    private static func load() throws(PinnedFontsError) -> String {
        guard let fonts = folders.first(where: { access($0 + "/DejaVuSans.ttf", R_OK) == 0 }) else {
            throw .missingFonts(searched: folders)
        }
        guard let inter = interFolders.first(where: hasInter) else {
            throw .missingInterFonts(searched: interFolders)
        }
        do throws(GraphicsError) {
            let path = try write("fonts.conf") { configuration(folders: [fonts, inter], cache: $0) }
            try FontConfiguration.load(file: path)
            return path
        } catch {
            throw .unusableConfiguration(error)
        }
    }

    /// Writes a configuration where nobody else can change it.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - contents: What stands in it, given the folder for fontconfig's cache.
    /// - Returns: The path of the file.
    /// - Throws: Why it cannot be written.
    static func write(_ name: String, _ contents: (_ cache: String) -> String) throws(GraphicsError) -> String {
        let folder = try privateFolder()
        let path = "\(folder)/\(name)"
        // Written aside and moved into place: another process may be reading it, and another thread writing it.
        let draft = "\(path).\(UInt64.random(in: .min ... .max))"
        try writeFile(Array(contents(folder).utf8), to: draft)
        guard rename(draft, path) == 0 else { throw GraphicsError.unwritableFile(path: path, code: errno) }
        return path
    }

    /// A folder that keeps fontconfig's cache from one run to the next and that nobody else can write to.
    private static func privateFolder() throws(GraphicsError) -> String {
        let folder = "\(Folders.temporary)/tactus-fonts-\(getuid())"
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
            throw .unwritableFile(path: folder, code: errno)
        }
        var status = stat()
        guard lstat(folder, &status) == 0, status.st_uid == getuid(), status.st_mode & S_IFMT == S_IFDIR else {
            throw .unwritableFile(path: folder, code: EPERM)
        }
        return folder
    }

    private static func configuration(folders: [String], cache: String) -> String {
        """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          \(folders.map { "<dir>\($0)</dir>" }.joined(separator: "\n  "))
          <cachedir>\(cache)</cachedir>
          <alias binding="same"><family>sans-serif</family><prefer><family>Inter</family></prefer></alias>
          <alias binding="same"><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
          <alias binding="same"><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
          <match target="pattern">
            <edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
          </match>
          \(rendering)
        </fontconfig>

        """
    }

    /// How fonts are drawn: without hinting, and letters on whole pixels, which every Cairo can do. Edges are grey by
    /// the typesetter's own wish.
    static let rendering = """
        <match target="font">
            <edit name="hinting" mode="assign"><bool>false</bool></edit>
            <edit name="autohint" mode="assign"><bool>false</bool></edit>
            <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
            <edit name="rgba" mode="assign"><const>none</const></edit>
            <edit name="tactuswholepixels" mode="assign"><bool>true</bool></edit>
          </match>
        """
}

/// Why the pinned fonts cannot be used.
nonisolated public enum PinnedFontsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The DejaVu fonts are in none of the folders that were searched.
    case missingFonts(searched: [String])
    /// The Inter fonts are in none of the folders that were searched.
    case missingInterFonts(searched: [String])
    /// These files of fonts for many scripts are in none of the folders that were searched.
    case missingScriptFonts(files: [String], searched: [String])
    /// The configuration cannot be written or loaded.
    case unusableConfiguration(GraphicsError)

    /// What is missing, and what to install.
    public var description: String {
        switch self {
        case .missingFonts(let searched):
            "The DejaVu fonts are missing: no DejaVuSans.ttf in \(searched.joined(separator: ", ")). "
                + "On Debian and Ubuntu: apt-get install fonts-dejavu-core fonts-dejavu-extra."
        case .missingInterFonts(let searched):
            "The Inter fonts are missing: no Inter-Regular.otf in \(searched.joined(separator: ", ")). "
                + "On Debian and Ubuntu: apt-get install fonts-inter."
        case .missingScriptFonts(let files, let searched):
            "Noto fonts are missing: no \(files.joined(separator: ", ")) in \(searched.joined(separator: ", ")). "
                + "On Debian and Ubuntu: apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji."
        case .unusableConfiguration(let error):
            error.description
        }
    }
}
