import Glibc
import Tactus

/// The showcase: what the toolkit can do so far, in one window that one can touch.
///
///     Gallery             opens the window
///     Gallery --page NAME opens it on another page; --help names them
///     Gallery --journey   also prints the journey of every touch, stage by stage
@main
final class GalleryApp: ApplicationDelegate {
    private let options: Options
    private let journeyPrinter = JourneyPrinter()
    private var badge: Window?

    convenience init() { self.init(Options(arguments: CommandLine.arguments.dropFirst())) }

    init(_ options: Options) { self.options = options }

    func applicationDidFinishLaunching(_ application: Application) {
        // Everything in the gallery is delivered by the toolkit alone; those who show it only watch.
        if options.printsJourney { application.addDeliveryObserver(journeyPrinter) }

        let window = Window(title: "Tactus Gallery", size: Size(width: 480, height: 720))
        window.name = "window"
        window.backgroundColor = .systemGroupedBackground
        let gallery = GalleryView(page: options.page)
        application.addDeliveryObserver(gallery.logView)
        let controller = ViewController()
        controller.view = gallery
        window.rootViewController = controller
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
    var page = Page.cards

    private static let usage = """
        usage: Gallery [--page NAME] [--journey]

          --page     \(Page.allCases.map(\.rawValue).joined(separator: ", "))
          --journey  print the journey of every touch: frame, window, view, recognizers, responder, damage, commit
          --help     print this
        """

    init(arguments: some Sequence<String>) {
        var arguments = Array(arguments)[...]
        while let argument = arguments.popFirst() {
            switch argument {
            case "--journey": printsJourney = true
            case "--page":
                guard let name = arguments.popFirst() else { Self.end("--page wants a name") }
                guard let page = Page(rawValue: name) else { Self.end("there is no page “\(name)”") }
                self.page = page
            case "--help", "-h":
                print(Self.usage)
                exit(0)
            default: Self.end("no such option: \(argument)")
            }
        }
    }

    private static func end(_ problem: String) -> Never {
        var standardError = StandardError()
        print("Gallery: \(problem)\n\(usage)", to: &standardError)
        exit(2)
    }
}
