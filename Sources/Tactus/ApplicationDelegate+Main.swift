import Glibc
import TactusPages
import TactusUI

extension ApplicationDelegate {
    /// Runs the program: what `@main` on a delegate calls.
    ///
    /// ```swift
    /// @main
    /// final class Hello: ApplicationDelegate {
    ///     func applicationDidFinishLaunching(_ application: Application) {
    ///         application.open(Window(title: "Hello", size: Size(width: 320, height: 200)))
    ///     }
    /// }
    /// ```
    ///
    /// Connects to the compositor that the environment names, launches the application and runs its loop until it
    /// ends. The process exits with ``/TactusUI/Application/exitStatus``. When there is no compositor, or the
    /// connection to it is lost and does not come back within ``/TactusUI/Application/reconnectionTimeout``, a sentence
    /// on the standard error stream says why, and the status is 1.
    ///
    /// What the program prints can be read line by line, in a pipe too.
    ///
    /// Mistakes of the program that the toolkit noticed and got over (``/TactusUI/Diagnostic``) are told there, each
    /// sentence once.
    ///
    /// With `TACTUS_TRACE=gestures,delivery` in the environment the program tells on the standard error stream what
    /// becomes of its input; see ``/TactusUI/TraceTopics`` for the topics. With `TACTUS_OVERLAY=touches,areas`
    /// it draws its touches above its windows; see ``/TactusUI/TouchOverlayTopics``. With
    /// `TACTUS_DISPLAY=flash,verify` it shows what it paints, and watches whether that was enough; see
    /// ``/TactusUI/DisplayDebugTopics``. With `TACTUS_APPEARANCE=dark,contrast,text=1.25,tint=#2E8B57` it looks
    /// so, whatever the desktop says; see ``/TactusUI/AppearancePreferences/init(words:)``. A word that there
    /// is not is complained about, and the variable ignored.
    ///
    /// With `--action` and the type of one of its ``/TactusUI/ApplicationDelegate/shortcutItems`` the delegate
    /// is sent that item after the launch; with `--shortcut-items` and a command the program prints what a
    /// desktop file says of them, and ends.
    public static func main() {
        printLineByLine()
        let shortcuts = ShortcutArguments(CommandLine.arguments, items: shortcutItems)
        if let entry = shortcuts.desktopEntry {
            for line in entry { print(line) }
            exit(EXIT_SUCCESS)
        }
        // First, so that a delegate can refuse its command line without a compositor.
        let delegate = Self()
        let platform: WaylandPlatform
        do throws(ConnectionError) {
            platform = try WaylandPlatform()
        } catch {
            complain(about: error)
            exit(EXIT_FAILURE)
        }
        let application = delegate.application(on: platform)
        let interface = StandardInterface(for: application)
        application.linkOpener = { [unowned application] in application.open($0) }
        explain(application)
        platform.onNotice = { say("\(programName): \($0)") }
        let locale = localeOfMessages
        application.desktopPreferences.layoutDirection = LayoutDirection(locale: locale)
        application.language = ["", "C", "POSIX"].contains(locale.prefix { $0 != "." }) ? nil : locale
        application.launch()
        if let item = shortcuts.item { delegate.application(application, performActionFor: item) }
        withExtendedLifetime(interface) { platform.run() }
        if let failure = platform.failure { complain(about: failure) }
        exit(application.exitStatus)
    }

    /// The language in which the user reads, as the environment names it.
    private static var localeOfMessages: String {
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let name = getenv(variable).map({ String(cString: $0) }), !name.isEmpty { return name }
        }
        return ""
    }

    /// Traces and shows what the environment asks for.
    private static func explain(_ application: Application) {
        var trace = topics(in: "TACTUS_TRACE", as: TraceTopics.init(names:)) ?? []
        if let display = topics(in: "TACTUS_DISPLAY", as: DisplayDebugTopics.init(names:)) {
            application.displayDebug = display
            if display.contains(.verify) { trace.insert(.diagnostics) }
        }
        if !trace.isEmpty { application.startTrace(trace) { say($0) } }
        // The trace tells every one of them, at its time.
        if !trace.contains(.diagnostics) { application.reportDiagnostics { say("\(programName): \($0)") } }
        if let appearance = appearanceOfEnvironment { application.environmentPreferences = appearance }
        if let overlay = topics(in: "TACTUS_OVERLAY", as: TouchOverlayTopics.init(names:)) {
            application.touchOverlay = overlay
        }
    }

    /// The topics that a variable of the environment names; `nil` when it is not set, or names one that there is not.
    private static func topics<Topics>(
        in variable: String, as read: (String) throws(UnknownTopic) -> Topics
    ) -> Topics? {
        guard let names = getenv(variable).map({ String(cString: $0) }) else { return nil }
        do throws(UnknownTopic) {
            return try read(names)
        } catch {
            say("\(programName): \(variable): \(error)")
            return nil
        }
    }

    /// What `TACTUS_APPEARANCE` says; `nil` when it is not set, or has a word that means nothing.
    private static var appearanceOfEnvironment: AppearancePreferences? {
        guard let words = getenv("TACTUS_APPEARANCE").map({ String(cString: $0) }) else { return nil }
        do throws(UnknownAppearanceWord) {
            return try AppearancePreferences(words: words)
        } catch {
            say("\(programName): TACTUS_APPEARANCE: \(error)")
            return nil
        }
    }

    private static func complain(about error: ConnectionError) {
        say("\(programName): \(error)")
    }

    private static var programName: String { CommandLine.arguments.first ?? "Tactus" }

    private static func say(_ sentence: String) {
        var line = sentence + "\n"
        line.withUTF8 { text in
            _ = write(STDERR_FILENO, text.baseAddress, text.count)
        }
    }
}
