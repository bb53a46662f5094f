import Glibc
import Tactus

/// The window that toolkits are measured by, written as anyone would write it.
///
///     TactusBench A       one button
///     TactusBench B       a list of ten thousand rows
///     TactusBench C N     N rectangles, to be dragged by up to ten fingers
@main
final class TactusBench: ApplicationDelegate {
    private let contents: View

    init() {
        switch Array(CommandLine.arguments.dropFirst()) {
        case ["A"]: contents = ButtonPage()
        case ["B"]: contents = ListPage()
        case let words where words.count == 2 && words[0] == "C":
            guard let count = Int(words[1]), (1...100_000).contains(count) else { TactusBench.refuse() }
            contents = RectanglesPage(count: count)
        default: TactusBench.refuse()
        }
    }

    func applicationDidFinishLaunching(_ application: Application) {
        let window = Window(title: "TactusBench", size: Size(width: 800, height: 600))
        window.backgroundColor = Color(hex: 0xF0F0F0)
        contents.frame = window.bounds
        window.addSubview(contents)
        application.open(window)
    }

    private static func refuse() -> Never {
        fputs("usage: TactusBench A | B | C N     (N from 1 to 100000)\n", fdopen(STDERR_FILENO, "w"))
        exit(2)
    }
}
