import Foundation
import TactusTesting
import Testing

/// What `Scripts/port` makes of the sample, and what it leaves to a person.
@Suite("Scripts/port")
struct PortTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let script = folder.appendingPathComponent("../../Scripts/port").standardized

    struct Outcome: Equatable {
        var status: Int32
        var output: String
    }

    func port(_ arguments: [String]) throws -> Outcome {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = Self.script
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }

    func withFile(_ text: String, _ body: (String) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("port-\(UUID().uuidString).swift")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url.path)
    }

    @Test("the sample that compiles is what the script makes of the files that were written for UIKit")
    func sample() throws {
        let originals = try FileManager.default.contentsOfDirectory(
            at: Self.folder.appendingPathComponent("Original"), includingPropertiesForKeys: nil)
        var lines = 0
        for original in originals {
            let text = try String(contentsOf: original, encoding: .utf8)
            lines += text.split(separator: "\n", omittingEmptySubsequences: false).count
            try withFile(text) { path in
                #expect(try port([path]) == Outcome(status: 0, output: ""))
                let name = original.deletingPathExtension().lastPathComponent
                let compiled = Self.folder.appendingPathComponent("Sample/\(name)")
                let ported = try String(contentsOfFile: path, encoding: .utf8)
                let expected = try String(contentsOf: compiled, encoding: .utf8)
                #expect(ported == expected)
            }
        }
        #expect(originals.count >= 26 && lines >= 5000)
    }

    @Test("an initializer from an archive goes with the attribute before it, which stays before anything else")
    func unavailable() throws {
        let text = """
            import UIKit
            class Card: UIView {
                @available(*, unavailable)
                required init?(coder: NSCoder) {
                    fatalError("never")
                }
                func flip() {}
                @available(*, deprecated)
                func turn() {}
            }

            """
        try withFile(text) { path in
            #expect(try port([path]) == Outcome(status: 0, output: ""))
            let ported = try String(contentsOfFile: path, encoding: .utf8)
            let kept = """
                import UIKitNames
                class Card: UIView {
                    func flip() {}
                    @available(*, deprecated)
                    func turn() {}
                }

                """
            #expect(ported == kept)
        }
    }

    @Test("what is no action, and what has no counterpart, is told by file and line, and left as it is")
    func left() throws {
        let text = """
            import UIKit
            class A: UIViewController {
                let page = WKWebView()
                func start() {
                    perform(#selector(tick), on: thread, with: nil, waitUntilDone: true)
                    button.addTarget(self, action: #selector(B.press(_:)), for: .touchUpInside)
                    UIDevice.current.playInputClick()
                }
            }

            """
        try withFile(text) { path in
            let outcome = try port(["--check", path])
            #expect(outcome.status == 1)
            #expect(
                outcome.output.split(separator: "\n").map { $0.dropFirst(path.count) } == [
                    ":3: WKWebView has no counterpart here by that name: see ComingFromUIKit",
                    ":5: a selector that is no action: call the method, or use a closure",
                    ":7: .playInputClick: take it out: keys make no sound",
                ])
            let unchanged = try String(contentsOfFile: path, encoding: .utf8)
            #expect(unchanged == text)
            _ = try port([path])
            let ported = try String(contentsOfFile: path, encoding: .utf8)
            #expect(ported.contains("action: B.press(_:), for"))
        }
    }

    @Test("an action that is removed by its method has a name, where it is added too")
    func removal() throws {
        let text = """
            class A: UIViewController {
                func start() {
                    button.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
                    pan.addTarget(self, action: #selector(A.drag))
                    button.addTarget(self, action: #selector(other), for: .touchUpInside)
                    button.removeTarget(self, action: #selector(save(_:)), for: .touchUpInside)
                    pan.removeTarget(nil, action: #selector(drag))
                }
            }

            """
        try withFile(text) { path in
            #expect(try port([path]) == Outcome(status: 0, output: ""))
            let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")[2...6]
            #expect(
                lines.map { $0.drop { $0 == " " } } == [
                    "button.addTarget(self, action: A.save(_:), for: .touchUpInside, identifier: \"save(_:)\")",
                    "pan.addTarget(self, action: A.drag, identifier: \"drag\")",
                    "button.addTarget(self, action: A.other, for: .touchUpInside)",
                    "button.removeTarget(self, action: \"save(_:)\", for: .touchUpInside)",
                    "pan.removeTarget(nil, action: \"drag\")",
                ])
        }
    }

    @Test("of Foundation those names are imported that the file uses, and the program's own are not")
    func foundation() throws {
        let text = """
            import UIKit
            import Foundation

            struct Trip: Codable {
                enum Unit { case mile }
                let id: UUID
                var title = String(format: "%d km", 3)
                var start = Date()
                let box: CGRect
                let unit: Unit
                static let url = "https://example.org/Data" // a URL
            }

            """
        try withFile(text) { path in
            #expect(try port([path]) == Outcome(status: 0, output: ""))
            let ported = try String(contentsOfFile: path, encoding: .utf8)
            #expect(
                ported.components(separatedBy: "\n\n").first == """
                    import UIKitNames
                    import struct Foundation.Date
                    import struct Foundation.Locale
                    import struct Foundation.UUID
                    """)
            #expect(ported.contains("let box: CGRect"))
        }
    }

    @Test("a view that draws is given its canvas, which is current while it draws")
    func drawing() throws {
        let text = """
            import UIKit
            class A: UIView {
                override func draw(_ rect: CGRect) {
                    super.draw(rect)
                    UIColor.red.setFill()
                }
            }
            class B: UIView {
                override func draw(_ box: CGRect) { UIRectFill(box) }
            }
            class C: UIView {
                override func draw(_ rect: CGRect) {}
                override func traitCollectionDidChange(_ previous: UITraitCollection?) {}
            }

            """
        try withFile(text) { path in
            #expect(try port([path]) == Outcome(status: 0, output: ""))
            let ported = try String(contentsOfFile: path, encoding: .utf8)
            #expect(
                ported == """
                    import UIKitNames
                    class A: UIView {
                        override func draw(_ rect: CGRect, in canvas: Canvas) {
                            UIGraphicsPushContext(canvas)
                            defer { UIGraphicsPopContext() }
                            super.draw(rect, in: canvas)
                            UIColor.red.setFill()
                        }
                    }
                    class B: UIView {
                        override func draw(_ box: CGRect, in canvas: Canvas) { UIGraphicsPushContext(canvas); defer { UIGraphicsPopContext() }; let box = bounds; UIRectFill(box) }
                    }
                    class C: UIView {
                        override func draw(_ rect: CGRect, in canvas: Canvas) {}
                        override func traitCollectionDidChange(_ previous: UITraitCollection) {}
                    }

                    """)
        }
    }

    @Test("controllers are made without a nib, and cells of collections by the initializer that collections call")
    func initializers() throws {
        let text = """
            class Page: UIViewController {
                init() { super.init(nibName: nil, bundle: nil) }
            }
            class Tile: UICollectionViewCell {
                override init(frame: CGRect) { super.init(frame: frame) }
            }
            class Plain: UIView {
                override init(frame: CGRect) { super.init(frame: frame) }
            }

            """
        try withFile(text) { path in
            #expect(try port([path]) == Outcome(status: 0, output: ""))
            let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            #expect(lines[1].contains("{ super.init() }"))
            #expect(
                lines[4].contains("required init(frame: CGRect)") && lines[7].contains("override init(frame: CGRect)"))
        }
    }

    @Test("what a view is asked to be is not overridden, and told with what there is instead")
    func overrides() throws {
        let text = """
            class Shape: UIView {
                override var bounds: CGRect { didSet { draw() } }
                override var tintColor: UIColor! { didSet { draw() } }
                override var intrinsicContentSize: CGSize { .zero }
            }
            class Name: UILabel {
                override init(frame: CGRect) { super.init(frame: frame) }
            }

            """
        try withFile(text) { path in
            let outcome = try port([path])
            #expect(outcome.status == 1 && outcome.output.split(separator: "\n").count == 1)
            #expect(outcome.output.contains(":3: override var tintColor:: override tintColorDidChange()\n"))
            #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("convenience init()"))
        }
    }

    @Test("a data source that takes rows away, or moves them, says that it does, where UIKit looks for the method")
    func editing() throws {
        let text = """
            class Page: UITableViewController {
                override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
                }
                override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
                }
            }

            """
        func rows(_ text: String) throws -> [String] {
            var lines: [String] = []
            try withFile(text) { path in
                #expect(try port([path]) == Outcome(status: 0, output: ""))
                lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
            }
            return lines
        }
        let lines = try rows(text)
        let says = lines.filter { $0.contains("-> Bool { true }") }
        #expect(says.count == 2 && says.allSatisfy { $0.hasPrefix("    override func tableView(") })
        #expect(lines.count == 8 && lines[1].contains("canEditRowAt") && lines[4].contains("canMoveRowAt"))
        // Who has it says it himself.
        #expect(try rows(lines.joined(separator: "\n") + "\n") == lines)
    }

    @Test("what a desktop decides goes, timers and links call methods, and colours and outlets are ordinary ones")
    func rewritten() throws {
        let text = """
            import UIKit
            class Page: UIPageViewController {
                @IBOutlet var label: UILabel!
                override var prefersStatusBarHidden: Bool { return true }
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                    return .portrait
                }
                init() { super.init(transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 8]) }
                func start() {
                    setNeedsStatusBarAppearanceUpdate()
                    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
                    let link = CADisplayLink(target: self, selector: #selector(step(_:)))
                    DispatchQueue.main.async { }
                }
                deinit { label = nil }
            }

            """
        try withFile(text) { path in
            let outcome = try port([path])
            #expect(outcome.output.hasSuffix(":3: IBOutlet: make the view in code; nothing sets it\n"))
            let notes = outcome.output.split(separator: "\n").compactMap { $0.split(separator: ":").dropFirst().first }
            #expect(notes == ["4", "5", "10", "3"])
            #expect(
                outcome.output.contains(":5: note: took out supportedInterfaceOrientations: a desktop decides it\n"))
            #expect(outcome.output.contains("note: took out setNeedsStatusBarAppearanceUpdate(): "))
            let ported = try String(contentsOfFile: path, encoding: .utf8)
            #expect(
                ported == """
                    import UIKitNames
                    import Dispatch
                    class Page: UIPageViewController {
                        var label: UILabel!
                        init() { super.init(navigationOrientation: .vertical, interPageSpacing: 8) }
                        func start() {
                            let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
                            let link = CADisplayLink(target: self, selector: Page.step(_:))
                            DispatchQueue.main.async { }
                        }
                        isolated deinit { label = nil }
                    }

                    """)
        }
    }

    @Test("the classes that start a program are final, and the application names who fills scenes, found beside it")
    func start() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("start-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (application, scene) = (folder.appendingPathComponent("A.swift"), folder.appendingPathComponent("S.swift"))
        func port(_ text: String) throws -> [String] {
            try Data(text.utf8).write(to: application)
            #expect(try self.port([application.path]) == Outcome(status: 0, output: ""))
            return try String(contentsOf: application, encoding: .utf8).split(separator: "\n").map(String.init)
        }
        try Data("class Stage: UIResponder, UIWindowSceneDelegate {\n}\n".utf8).write(to: scene)
        let named = try port(
            """
            @UIApplicationMain
            class Program: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                    return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
                }
            }

            """)
        #expect(named[0...1] == ["@main", "final class Program: UIResponder, UIApplicationDelegate {"])
        #expect(named[3].hasSuffix("sessionRole: session.role, delegateClass: Stage.self)"))
        // Where only the property list named it, the method that names it comes.
        let unnamed = try port(
            """
            @main
            class Program: UIResponder, UIApplicationDelegate {
                let window = UIWindow(frame: UIScreen.main.bounds)
            }

            """)
        #expect(unnamed[2].contains("configurationForConnecting") && unnamed[3].contains("delegateClass: Stage.self"))
        #expect(unnamed[5] == "    let window = UIWindow(frame: UIScreen.main.bounds)")
        #expect(try self.port([scene.path]) == Outcome(status: 0, output: ""))
        #expect(try String(contentsOf: scene, encoding: .utf8).hasPrefix("final class Stage"))
    }

    @Test("a wrong command line is status 2, and says what was wrong")
    func commandLine() throws {
        #expect(try port(["/nowhere/A.swift"]).status == 2)
        #expect(try port(["--what"]).output.contains("no such option: --what"))
        #expect(try port([]).status == 2)
    }
}
