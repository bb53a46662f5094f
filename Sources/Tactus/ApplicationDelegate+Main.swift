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
    ///
    /// With `TACTUS_TRACE=gestures,delivery` in the environment the program tells on the standard error stream what
    /// becomes of its input; see ``TraceTopics`` for the topics.
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
        startTrace(of: application)
        application.launch()
        platform.run()
        if let failure = platform.failure { complain(about: failure) }
        exit(application.exitStatus)
    }

    /// Traces what the environment asks for. A topic that there is not is complained about, and nothing is traced.
    private static func startTrace(of application: Application) {
        guard let names = getenv("TACTUS_TRACE").map({ String(cString: $0) }) else { return }
        do throws(UnknownTraceTopic) {
            let topics = try TraceTopics(names: names)
            if !topics.isEmpty { application.startTrace(topics) { say($0) } }
        } catch {
            say("\(CommandLine.arguments.first ?? "Tactus"): TACTUS_TRACE: \(error)")
        }
    }

    private static func complain(about error: ConnectionError) {
        say("\(CommandLine.arguments.first ?? "Tactus"): \(error)")
    }

    private static func say(_ sentence: String) {
        var line = sentence + "\n"
        line.withUTF8 { text in
            _ = write(STDERR_FILENO, text.baseAddress, text.count)
        }
    }
}
