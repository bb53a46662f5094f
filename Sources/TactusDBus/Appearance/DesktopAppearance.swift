#if DBus
    import Glibc
    import Tactus
    public import TactusUI
    import TactusWayland

    /// Lets an application look as the user wishes for all programs: light or dark, high contrast, an accent
    /// colour, larger text, less motion, Emacs' keys in text (`org.freedesktop.portal.Settings` over D-Bus, which
    /// GNOME, KDE, phosh and others have).
    ///
    /// ```swift
    /// func applicationDidFinishLaunching(_ application: Application) {
    ///     appearance = try? DesktopAppearance(for: application)  // without a bus the program looks as it does
    /// }
    /// ```
    ///
    /// What the desktop tells becomes the application's ``TactusUI/Application/desktopPreferences``, and changes with
    /// it, within the next frame. What the program and its environment say themselves goes before it.
    ///
    /// Nobody is waited for: until the portal has answered the program looks as it would. Where there is none, or one
    /// that is silent for five seconds, it has the font that KDE's or GTK's files of settings say, and the keys of
    /// GTK's, once. When the portal goes away what it told last holds until there is one again. It needs the trait
    /// `DBus` of this package. Keep it as long as the application should follow.
    @MainActor public final class DesktopAppearance {
        /// The preferences that the desktop has reported; empty until it has answered.
        public private(set) var preferences = AppearancePreferences()

        /// Whether there is a portal that has answered.
        public var isFollowing: Bool { owner != nil }

        /// Called once when the bus is lost; nothing comes after it.
        public var onFailure: ((BusError) -> Void)?

        private let application: Application
        private let files: SettingsFiles?
        private var client: BusClient?
        private var settings = DesktopSettings()
        private let name: BusName
        /// The number of the call whose reply is awaited.
        private var question: UInt64?
        private var silence: ScheduledTimer?
        /// Who answered.
        private var owner: String?

        /// Connects to the session bus, and asks the portal.
        ///
        /// - Parameters:
        ///   - application: What follows the desktop.
        ///   - busAddress: Where the bus is, in the form of D-Bus; `nil` for the session's.
        /// - Throws: ``BusError`` when there is no bus to connect to. That there is no portal is no error.
        public convenience init(for application: Application, busAddress: String? = nil) throws(BusError) {
            try self.init(for: application, busAddress: busAddress) { getenv($0).map { String(cString: $0) } }
        }

        /// Connects, with files of settings where the environment says.
        ///
        /// - Parameters:
        ///   - application: What follows the desktop.
        ///   - busAddress: Where the bus is; `nil` for the session's.
        ///   - environment: Returns the value of an environment variable.
        /// - Throws: ``BusError`` when there is no bus to connect to.
        package init(
            for application: Application, busAddress: String?, environment: (String) -> String?
        ) throws(BusError) {
            self.application = application
            files = SettingsFiles(environment: environment)
            let client = try BusClient(for: application, address: busAddress)
            self.client = client
            name = try BusName(Self.portal, on: client.connection)
            client.onMessage = { [weak self] message throws(BusError) in try self?.receive(message) }
            client.onFailure = { [weak self] error in
                self?.close()
                self?.onFailure?(error)
            }
            try client.connection.subscribe("type='signal',sender='\(Self.portal)',interface='\(Self.interface)'")
            try ask()
            client.poll()
        }

        isolated deinit { close() }

        /// Leaves the bus. What the desktop has told holds on.
        public func close() {
            client?.close()
            silence?.invalidate()
            client = nil
            owner = nil
        }

        static let portal = "org.freedesktop.portal.Desktop"
        static let path = "/org/freedesktop/portal/desktop"
        static let interface = "org.freedesktop.portal.Settings"

        // MARK: The loop

        /// The descriptor of the connection, which the application's loop watches; `nil` after the end.
        package var descriptor: Int32? { client?.connection.descriptor }

        /// Handles what has come: called by the loop, and by tests that have none.
        package func processMessages() { client?.processMessages() }

        // MARK: Messages

        private func ask() throws(BusError) {
            question = try client?.connection.call(
                Self.portal, Self.path, Self.interface, "ReadAll", [.strings(DesktopSettings.namespaces)])
            silence?.invalidate()
            silence = application.schedule(after: BusName.longestSilence) { [weak self] in self?.applyFiles() }
        }

        private func receive(_ message: BusMessage) throws(BusError) {
            if name.take(message) == .hasChanged {
                owner = nil
                if name.owner != nil { try ask() }
            } else if let call = message.repliedCall {
                if call == question, name.isAnswer(message) { takeAnswer(message) }
            } else if message.interface == Self.interface, message.member == "SettingChanged", message.sender == owner {
                // Anybody on the bus may send such a signal to this program; only that of the portal counts.
                settings.change(message.readValues())
                apply()
            }
        }

        private func takeAnswer(_ reply: BusMessage) {
            question = nil
            silence?.invalidate()
            guard !reply.isError, let told = DesktopSettings(reply: reply.readValues()) else { return applyFiles() }
            owner = reply.sender
            settings = told
            apply()
        }

        /// Without a portal the font and the keys of text are all that files say.
        private func applyFiles() {
            guard preferences == AppearancePreferences(), let files else { return }
            if let family = files.fontFamily { application.desktopPreferences.fontFamily = family }
            if let bindings = files.textKeyBindings { application.desktopPreferences.textKeyBindings = bindings }
        }

        /// Makes what the desktop has said the application's preferences.
        private func apply() {
            preferences = settings.preferences
            var all = preferences
            all.layoutDirection = application.desktopPreferences.layoutDirection
            application.desktopPreferences = all
        }
    }
#endif
