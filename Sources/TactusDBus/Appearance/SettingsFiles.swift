#if DBus
    import Glibc
    package import TactusUI

    /// What desktops write about the interface's font and the keys of text into the user's files, for sessions
    /// that have no portal.
    ///
    /// KDE keeps its settings in `kdeglobals`, and programs of GTK outside of GNOME read theirs from `settings.ini`:
    /// both are lines of text. GNOME's are in a binary database that only its own libraries read.
    nonisolated package struct SettingsFiles {
        /// The folder with the user's settings.
        let folder: String
        /// Whether KDE's come first.
        let prefersKDE: Bool

        /// More is no settings file, in bytes.
        private static let mostBytes = 1 << 20

        /// Creates the files of a session.
        ///
        /// - Parameter environment: Returns the value of an environment variable.
        package init?(environment: (String) -> String?) {
            if let folder = environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
                self.folder = folder
            } else if let home = environment("HOME"), home.hasPrefix("/") {
                folder = home + "/.config"
            } else {
                return nil
            }
            prefersKDE = environment("XDG_CURRENT_DESKTOP")?.uppercased().contains("KDE") ?? false
        }

        /// The family of the interface's font; `nil` where no file says one.
        package var fontFamily: String? {
            let kde = { Self.value("font", in: "General", of: read("kdeglobals")).flatMap(InterfaceFont.family(ofQt:)) }
            let gtk = {
                ["gtk-4.0/settings.ini", "gtk-3.0/settings.ini"].lazy.compactMap { file in
                    Self.value("gtk-font-name", in: "Settings", of: read(file)).flatMap(InterfaceFont.family(ofPango:))
                }.first
            }
            return prefersKDE ? kde() ?? gtk() : gtk() ?? kde()
        }

        /// The keys that edit text in programs of GTK (`gtk-key-theme-name`); `nil` where no file says so.
        package var textKeyBindings: TextKeyBindings? {
            ["gtk-4.0/settings.ini", "gtk-3.0/settings.ini"].lazy.compactMap { file in
                Self.value("gtk-key-theme-name", in: "Settings", of: read(file)).flatMap { TextKeyBindings(name: $0) }
            }.first
        }

        /// Returns what a key is said to be in a group of lines `key=value`; of several the last one counts.
        static func value(_ key: String, in group: String, of text: String) -> String? {
            var (isInside, found) = (false, String?.none)
            for line in text.split(whereSeparator: \.isNewline) {
                let line = line.trimmed
                if line.hasPrefix("[") {
                    isInside = line == "[\(group)]"
                } else if isInside, let equals = line.firstIndex(of: "="), line[..<equals].trimmed == key {
                    found = String(line[line.index(after: equals)...].trimmed)
                }
            }
            return found
        }

        /// The text of a file; nothing where there is none that is plain and small. Nobody is waited for.
        private func read(_ name: String) -> String {
            let file = open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard file >= 0 else { return "" }
            defer { close(file) }
            var status = stat()
            guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.mostBytes else {
                return ""
            }
            var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
            let count = Glibc.read(file, &bytes, bytes.count)
            return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : ""
        }
    }

    extension Substring {
        /// Without spaces and tabs at its ends.
        nonisolated fileprivate var trimmed: Substring {
            var text = drop { $0 == " " || $0 == "\t" }
            while let last = text.last, last == " " || last == "\t" { text.removeLast() }
            return text
        }
    }
#endif
