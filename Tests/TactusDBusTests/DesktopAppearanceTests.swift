#if DBus
    import Foundation
    import TactusTesting
    import TactusUI
    import Testing

    @testable import TactusDBus

    @MainActor
    @Suite("Following the desktop's settings", .serialized)
    struct DesktopAppearanceTests {
        private let host = TestHost(size: Size(width: 100, height: 100))
        private let bus: PrivateBus

        init() throws { bus = try PrivateBus() }

        private static let freedesktop = "org.freedesktop.appearance"
        private static let gnome = "org.gnome.desktop.interface"

        private static let settings = FakePortal.settings([
            (
                freedesktop,
                [
                    BusEntry("color-scheme", .uint32(1)), BusEntry("contrast", .uint32(1)),
                    BusEntry("accent-color", .structure([.double(0.2), .double(0.5), .double(0.25)])),
                    BusEntry("reduced-motion", .uint32(1)), BusEntry("unheard-of", .strings(["a"])),
                ]
            ),
            (gnome, [BusEntry("text-scaling-factor", .double(1.25)), BusEntry("cursor-size", .int32(24))]),
        ])

        private func appearance(_ environment: [String: String] = [:]) throws -> DesktopAppearance {
            try DesktopAppearance(for: host.application, busAddress: bus.address) { environment[$0] }
        }

        /// Lets both work until something is so, for ten seconds at most.
        private func work(
            _ appearance: DesktopAppearance, _ portals: [FakePortal] = [], until isDone: () -> Bool
        ) throws -> Bool {
            for _ in 0..<1000 {
                for portal in portals { try portal.work() }
                appearance.processMessages()
                if isDone() { return true }
                waitForMessages(appearance)
            }
            return false
        }

        private func waitForMessages(_ appearance: DesktopAppearance) {
            var request = pollfd(fd: appearance.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
            _ = poll(&request, 1, 10)
        }

        private func startedPortal(_ answer: ((BusMessage) -> Void)?) throws -> FakePortal {
            let portal = try FakePortal(bus.address, answer: answer)
            for _ in 0..<1000 where !portal.hasName {
                try portal.work()
                _ = poll(nil, 0, 5)
            }
            #expect(portal.hasName)
            return portal
        }

        @Test("AP-15: without a portal the font is that of the files of KDE or GTK; one that comes goes before it")
        func files() throws {
            let folder = try SettingsFolder()
            try folder.write("[General]\nfont=Noto Sans,10,-1,5,50,0,0,0,0,0\n[Icons]\nfont=X", to: "kdeglobals")
            try folder.write(
                "[Settings]\n gtk-font-name = Cantarell 11\ngtk-key-theme-name=Emacs\n", to: "gtk-4.0/settings.ini")
            var environment = ["XDG_CONFIG_HOME": folder.path]
            let appearance = try appearance(environment)
            #expect(try work(appearance) { host.application.desktopPreferences.fontFamily == "Cantarell" })
            #expect(!appearance.isFollowing && appearance.preferences == AppearancePreferences())
            #expect(host.application.desktopPreferences.textKeyBindings == .emacs)
            environment["XDG_CURRENT_DESKTOP"] = "KDE"
            let other = try self.appearance(environment)
            #expect(try work(other) { host.application.desktopPreferences.fontFamily == "Noto Sans" })
            let portal = try startedPortal(Self.settings)
            #expect(try work(appearance, [portal]) { appearance.isFollowing })
            #expect(host.application.desktopPreferences.fontFamily == nil)
        }

        @Test("AP-17: files that are missing, no files, too large, or make no sense say nothing")
        func badFiles() throws {
            let folder = try SettingsFolder()
            func family() -> String? {
                SettingsFiles { $0 == "HOME" ? folder.path : nil }?.fontFamily
            }
            #expect(family() == nil && SettingsFiles { _ in nil } == nil)
            try folder.write(
                "font=X\n[General\n[Other]\nfont=Y\n[General]\nfont\nfont=\n=Z\u{0}", to: ".config/kdeglobals")
            #expect(family() == nil)
            try folder.write("[Settings]\ngtk-font-name=Inter 11", to: ".config/gtk-3.0/settings.ini")
            #expect(family() == "Inter")
            let large = "[Settings]\ngtk-font-name=Inter 11\n" + String(repeating: "#", count: 1 << 20)
            try folder.write(large, to: ".config/gtk-3.0/settings.ini")
            #expect(family() == nil)
            #expect(mkfifo("\(folder.path)/.config/gtk-4.0", 0o600) == 0)
            #expect(family() == nil)
        }

        @Test("AP-15: what the portal tells becomes the application's, and changes with it; the direction stays")
        func following() throws {
            host.application.desktopPreferences.layoutDirection = .rightToLeft
            let portal = try startedPortal(Self.settings)
            let appearance = try appearance()
            #expect(!appearance.isFollowing && appearance.preferences == AppearancePreferences())
            #expect(try work(appearance, [portal]) { appearance.isFollowing })
            let traits = host.window.traitCollection
            #expect(traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high)
            #expect(traits.textScale == 1.25 && traits.layoutDirection == .rightToLeft)
            #expect(host.application.isReduceMotionEnabled)
            #expect(appearance.preferences.accentColor == Color(red: 0.2, green: 0.5, blue: 0.25))
            #expect(portal.calls.count == 1)

            try portal.change(Self.freedesktop, "color-scheme", .uint32(2))
            try portal.change(Self.gnome, "text-scaling-factor", .double(2))
            #expect(try work(appearance, [portal]) { host.window.traitCollection.textScale == 2 })
            #expect(host.window.traitCollection.userInterfaceStyle == .light)
        }

        @Test(
            "AP-16: without a portal, and until one answers, nothing is other than it is; one that comes later is followed"
        )
        func comingAndGoing() throws {
            let before = host.window.traitCollection
            let appearance = try appearance()
            #expect(host.window.traitCollection == before)
            var portal: FakePortal? = try startedPortal(Self.settings)
            #expect(try work(appearance, portal.map { [$0] } ?? []) { appearance.isFollowing })
            #expect(host.window.traitCollection.userInterfaceStyle == .dark)
            portal = nil
            #expect(try work(appearance) { !appearance.isFollowing })
            #expect(host.window.traitCollection.userInterfaceStyle == .dark)
            let next = try startedPortal(
                FakePortal.settings([(Self.freedesktop, [BusEntry("color-scheme", .uint32(2))])]))
            #expect(try work(appearance, [next]) { appearance.isFollowing })
            #expect(host.window.traitCollection.userInterfaceStyle == .light)
            #expect(host.window.traitCollection.textScale == 1)
        }

        @Test("AP-17: a signal that is not the portal's changes nothing")
        func strangers() throws {
            let portal = try startedPortal(Self.settings)
            let appearance = try appearance()
            #expect(try work(appearance, [portal]) { appearance.isFollowing })
            let stranger = try FakePortal(bus.address, named: false)
            try stranger.change(Self.freedesktop, "color-scheme", .uint32(2))
            try stranger.work()
            try portal.change(Self.gnome, "text-scaling-factor", .double(3))
            #expect(try work(appearance, [portal, stranger]) { host.window.traitCollection.textScale == 3 })
            #expect(host.window.traitCollection.userInterfaceStyle == .dark)
        }

        @Test("AP-17: a portal that answers with an error, with other values or not at all changes nothing")
        func liars() throws {
            let answers: [((BusMessage) -> Void)?] = [
                nil, { _ in }, { $0.append(.string("dark")) }, { $0.append(.strings(["a"])) },
                { $0.append(.dictionary([BusEntry(Self.freedesktop, .uint32(1))])) },
            ]
            let before = host.window.traitCollection
            for answer in answers {
                let bus = try PrivateBus()
                let portal = try FakePortal(bus.address, answer: answer)
                let appearance = try DesktopAppearance(for: host.application, busAddress: bus.address)
                #expect(try work(appearance, [portal]) { portal.hasName && !portal.calls.isEmpty })
                for _ in 0..<3 { _ = try work(appearance, [portal]) { true } }
                #expect(appearance.preferences == AppearancePreferences())
            }
            #expect(host.window.traitCollection == before)
        }

        @Test("AP-16: when the bus is gone it is told once, and what was told last holds")
        func lostBus() throws {
            let portal = try startedPortal(Self.settings)
            let appearance = try appearance()
            #expect(try work(appearance, [portal]) { appearance.isFollowing })
            var failures = 0
            appearance.onFailure = { _ in failures += 1 }
            bus.kill()
            #expect(try work(appearance) { failures > 0 })
            appearance.processMessages()
            #expect(failures == 1 && appearance.descriptor == nil && !appearance.isFollowing)
            #expect(host.window.traitCollection.userInterfaceStyle == .dark)
            #expect(throws: BusError.self) {
                try DesktopAppearance(for: host.application, busAddress: "unix:path=/nonexistent")
            }
        }
    }

    @Suite("What the portal's settings mean")
    struct DesktopSettingsTests {
        private func preferences(_ key: DesktopSettings.Key, _ value: BusValue) -> AppearancePreferences {
            let parts = key.rawValue.split(separator: " ").map { BusValue.string(String($0)) }
            var settings = DesktopSettings()
            settings.change(parts + [.variant(.variant(value))])
            return settings.preferences
        }

        @Test("AP-17: values that make no sense say nothing", arguments: DesktopSettings.Key.allCases)
        func nonsense(key: DesktopSettings.Key) {
            // Any word may be the name of a font.
            let isName = key == .gnomeFont || key == .kdeFont
            let values: [BusValue] = [
                .uint32(77), .string(isName ? " ,11" : "purple"), .double(.nan), .double(-1), .double(99), .int64(1),
                .unread,
                .structure([.double(2), .double(0), .double(0)]), .structure([.double(0), .double(0)]),
                .structure([.string("a"), .double(0), .double(0)]), .dictionary([]), .strings([]),
            ]
            for value in values { #expect(preferences(key, value) == AppearancePreferences()) }
        }

        @Test("AP-34: GNOME's font and KDE's, as each writes it")
        func fonts() {
            #expect(preferences(.gnomeFont, .string("Cantarell Bold 11")).fontFamily == "Cantarell")
            #expect(preferences(.kdeFont, .string("Noto Sans,10,-1,5,50,0,0,0,0,0")).fontFamily == "Noto Sans")
        }

        @Test("TI-59: GTK's key theme; one that is not known says nothing")
        func keyThemes() {
            #expect(preferences(.keyTheme, .string("Emacs")).textKeyBindings == .emacs)
            #expect(preferences(.keyTheme, .string("Default")).textKeyBindings == .standard)
            #expect(preferences(.keyTheme, .string("vi")).textKeyBindings == nil)
        }

        @Test("AP-15: what each setting says")
        func meanings() {
            #expect(preferences(.colorScheme, .uint32(0)).userInterfaceStyle == nil)
            #expect(preferences(.colorScheme, .uint32(1)).userInterfaceStyle == .dark)
            #expect(preferences(.colorScheme, .uint32(2)).userInterfaceStyle == .light)
            #expect(preferences(.gnomeScheme, .string("prefer-dark")).userInterfaceStyle == .dark)
            #expect(preferences(.contrast, .uint32(1)).accessibilityContrast == .high)
            #expect(preferences(.gnomeContrast, .boolean(true)).accessibilityContrast == .high)
            #expect(preferences(.textScale, .double(1.5)).textScale == 1.5)
            #expect(preferences(.reducedMotion, .uint32(1)).reducesMotion == true)
            #expect(preferences(.reducedMotion, .uint32(0)).reducesMotion == false)
            #expect(preferences(.animations, .boolean(false)).reducesMotion == true)
            #expect(preferences(.animations, .boolean(true)).reducesMotion == nil)
        }

        @Test("AP-17: signals of another form, and settings of others, are passed over")
        func forms() {
            var settings = DesktopSettings()
            for values: [BusValue] in [
                [], [.string("a")], [.uint32(1), .string("b"), .uint32(1)],
                [.string("org.example"), .string("color-scheme"), .variant(.uint32(1))],
            ] {
                settings.change(values)
            }
            #expect(settings == DesktopSettings())
        }
    }

    /// A folder with files of settings, which goes with the test.
    private final class SettingsFolder {
        let path = NSTemporaryDirectory() + "tactus-settings-" + UUID().uuidString

        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ text: String, to name: String) throws {
            let file = "\(path)/\(name)"
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: file, atomically: false, encoding: .utf8)
        }
    }
#endif
