import Glibc

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
    /// ends. The process exits with ``Application/exitStatus``. When there is no compositor, or the connection to it is
    /// lost, a sentence on the standard error stream says why, and the status is 1.
    public static func main() {
        // First, so that a delegate can refuse its command line without a compositor.
        let delegate = Self()
        let platform: WaylandPlatform
        do throws(ConnectionError) {
            platform = try WaylandPlatform()
        } catch {
            complain(about: error)
            exit(EXIT_FAILURE)
        }
        let application = Application(platform: platform, delegate: delegate)
        application.launch()
        platform.run()
        if let failure = platform.failure { complain(about: failure) }
        exit(application.exitStatus)
    }

    private static func complain(about error: ConnectionError) {
        var sentence = "\(CommandLine.arguments.first ?? "Tactus"): \(error)\n"
        sentence.withUTF8 { text in
            _ = write(STDERR_FILENO, text.baseAddress, text.count)
        }
    }
}
