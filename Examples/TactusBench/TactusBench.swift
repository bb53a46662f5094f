import Glibc
import Tactus

/// The window that toolkits are measured by, written as anyone would write it.
///
///     TactusBench A       one button
///     TactusBench B       a list of ten thousand rows
///     TactusBench C N     N rectangles, to be dragged by up to ten fingers
///     TactusBench E N     an editor with N bytes of text, the caret at its end
@main
final class TactusBench: ApplicationDelegate {
    /// What is measured.
    nonisolated enum Exercise: Hashable, Sendable {
        case button
        case list
        case rectangles(count: Int)
        case editor(count: Int)

        /// Reads the arguments after the program's name; `nil` when they name no exercise.
        init?(arguments: some Sequence<String>) {
            let words = Array(arguments)
            switch words.first {
            case "A" where words.count == 1: self = .button
            case "B" where words.count == 1: self = .list
            case "C" where words.count == 2:
                guard let count = Int(words[1]), (1...100_000).contains(count) else { return nil }
                self = .rectangles(count: count)
            case "E" where words.count == 2:
                guard let count = Int(words[1]), (0...1_000_000_000).contains(count) else { return nil }
                self = .editor(count: count)
            default: return nil
            }
        }

        @MainActor fileprivate func makeView() -> View {
            switch self {
            case .button: ButtonPage()
            case .list: ListPage()
            case .rectangles(let count): RectanglesPage(count: count)
            case .editor(let count): EditorPage(count: count)
            }
        }
    }

    private let contents: View

    convenience init() {
        guard let exercise = Exercise(arguments: CommandLine.arguments.dropFirst()) else {
            fputs(
                "usage: TactusBench A | B | C N | E N     (N rectangles, up to 100000; N bytes, up to 10⁹)\n",
                fdopen(STDERR_FILENO, "w"))
            exit(2)
        }
        self.init(exercise)
    }

    init(_ exercise: Exercise) { contents = exercise.makeView() }

    func applicationDidFinishLaunching(_ application: Application) {
        let window = Window(title: "TactusBench", size: Size(width: 800, height: 600))
        window.traitOverrides.userInterfaceStyle = .light  // what is measured looks the same at night
        window.backgroundColor = Color(hex: 0xF0F0F0)
        contents.frame = window.bounds
        window.addSubview(contents)
        application.open(window)
    }
}
