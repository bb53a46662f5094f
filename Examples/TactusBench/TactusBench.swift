import Glibc
import Tactus

/// The window that toolkits are measured by, written as anyone would write it.
///
///     TactusBench A       one button
///     TactusBench B       a list of ten thousand rows
///     TactusBench B cells ten thousand rows of a picture and texts, each as high as its texts are
///     TactusBench B grid  ten thousand tiles in eight columns
///     TactusBench C N     N rectangles, to be dragged by up to ten fingers
///     TactusBench D       a stack of pages: a tap pushes one of 200 labels, the next one pops it
///     TactusBench D bar   the same with a bar, a shadow and a veil, as a stack has them by itself
///     TactusBench E N     an editor with N bytes of text, the caret at its end
@main
final class TactusBench: ApplicationDelegate {
    /// What is measured.
    nonisolated enum Exercise: Hashable, Sendable {
        case button
        case list
        case cells
        case grid
        case rectangles(count: Int)
        case editor(count: Int)
        case stack(hasBar: Bool)

        /// Reads the arguments after the program's name; `nil` when they name no exercise.
        init?(arguments: some Sequence<String>) {
            let words = Array(arguments)
            switch words.first {
            case "A" where words.count == 1: self = .button
            case "B" where words.count == 1: self = .list
            case "B" where words == ["B", "cells"]: self = .cells
            case "B" where words == ["B", "grid"]: self = .grid
            case "C" where words.count == 2:
                guard let count = Int(words[1]), (1...100_000).contains(count) else { return nil }
                self = .rectangles(count: count)
            case "E" where words.count == 2:
                guard let count = Int(words[1]), (0...1_000_000_000).contains(count) else { return nil }
                self = .editor(count: count)
            case "D" where words.count == 1: self = .stack(hasBar: false)
            case "D" where words == ["D", "bar"]: self = .stack(hasBar: true)
            default: return nil
            }
        }

        @MainActor fileprivate func fill(_ window: Window) {
            let view: View
            switch self {
            case .button: view = ButtonPage()
            case .list: view = ListPage()
            case .cells: view = CellsPage()
            case .grid: view = GridPage()
            case .rectangles(let count): view = RectanglesPage(count: count)
            case .editor(let count): view = EditorPage(count: count)
            case .stack(hasBar: false): return window.rootViewController = PlainStack()
            case .stack(hasBar: true):
                return window.rootViewController = NavigationController(rootViewController: FirstPage())
            }
            view.frame = window.bounds
            window.addSubview(view)
        }
    }

    private let exercise: Exercise

    convenience init() {
        guard let exercise = Exercise(arguments: CommandLine.arguments.dropFirst()) else {
            fputs(
                "usage: TactusBench A | B | B cells | B grid | C N | D | D bar | E N     (N rectangles, up to 100000; N bytes, up to 10⁹)\n",
                fdopen(STDERR_FILENO, "w"))
            exit(2)
        }
        self.init(exercise)
    }

    init(_ exercise: Exercise) { self.exercise = exercise }

    func applicationDidFinishLaunching(_ application: Application) {
        let window = Window(title: "TactusBench", size: Size(width: 800, height: 600))
        window.traitOverrides.userInterfaceStyle = .light  // what is measured looks the same at night
        window.backgroundColor = Color(hex: 0xF0F0F0)
        exercise.fill(window)
        application.open(window)
    }
}
