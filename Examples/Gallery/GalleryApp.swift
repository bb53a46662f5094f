import Glibc
import Tactus

/// The showcase: what the toolkit can do so far, in one window that one can touch.
///
///     Gallery             opens the window
///     Gallery --journey   also prints the journey of every touch, stage by stage
@main
final class GalleryApp: ApplicationDelegate {
    private let options: Options
    private let journeyPrinter = JourneyPrinter()
    private var badge: Window?

    init() {
        options = Options(arguments: CommandLine.arguments.dropFirst())
    }

    func applicationDidFinishLaunching(_ application: Application) {
        // Everything in the gallery is delivered by the toolkit alone; those who show it only watch.
        if options.printsJourney { application.addDeliveryObserver(journeyPrinter) }

        let window = Window(title: "Tactus Gallery", size: Size(width: 480, height: 720))
        window.name = "window"
        window.backgroundColor = .secondarySystemGroupedBackground
        let gallery = GalleryView(frame: window.bounds)
        application.addDeliveryObserver(gallery.logView)
        window.addSubview(gallery)
        application.open(window)

        // A second window in the same scene lies above the first, and lets touches through where it is empty.
        if let scene = window.windowScene {
            let badge = BadgeWindow(windowScene: scene)
            badge.isHidden = false
            self.badge = badge
        }
    }
}

/// What was asked for on the command line.
struct Options {
    var printsJourney = false

    private static let usage = """
        usage: Gallery [--journey]

          --journey  print the journey of every touch: frame, window, view, recognizers, responder, damage, commit
          --help     print this
        """

    init(arguments: some Sequence<String>) {
        for argument in arguments {
            switch argument {
            case "--journey": printsJourney = true
            case "--help", "-h":
                print(Self.usage)
                exit(0)
            default:
                var standardError = StandardError()
                print("Gallery: no such option: \(argument)\n\(Self.usage)", to: &standardError)
                exit(2)
            }
        }
    }
}
