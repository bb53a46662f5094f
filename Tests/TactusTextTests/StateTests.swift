import TactusPlatform
import TactusTesting
import TactusText
import TactusUI
import Testing

/// A file that is a variable.
private final class Memory: StateStorage {
    var text: String?
    var keepCount = 0
    var error: StateStorageError?

    init(_ text: String? = nil) { self.text = text }

    func load() throws(StateStorageError) -> String? {
        defer { text = nil }
        return text
    }

    func save(_ text: String) throws(StateStorageError) {
        if let error { throw error }
        keepCount += 1
        self.text = text
    }
}

/// A page with a long text to scroll, and fields.
private final class Page: ViewController {
    let scroller = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let field = TextField(placeholder: "Name", frame: Rect(x: 0, y: 210, width: 200, height: 40))
    let secret = SecureField(placeholder: "Password", frame: Rect(x: 0, y: 260, width: 200, height: 40))
    var number = 0

    override func viewDidLoad() {
        restorationIdentifier = "page"
        userActivity = UserActivity(activityType: "test.page")
        scroller.contentSize = Size(width: 200, height: 1000)
        for (view, name) in [(scroller, "scroller"), (field, "field"), (secret, "secret")] {
            view.restorationIdentifier = name
            view.addSubview(View())
            self.view.addSubview(view)
        }
    }

    override func updateUserActivityState(_ activity: UserActivity) { activity.userInfo["number"] = StateValue(number) }
    override func restoreUserActivityState(_ activity: UserActivity) {
        number = activity.userInfo["number"]?.intValue ?? -1
    }
}

/// Opens what was open, else one page.
private final class Program: ApplicationDelegate {
    static let size = Size(width: 300, height: 400)
    private(set) var pages: [Page] = []
    private(set) var sentences: [String] = []
    private var storage = Memory()

    convenience init() { self.init(Memory()) }

    init(_ storage: Memory) { self.storage = storage }

    func applicationDidFinishLaunching(_ application: Application) {
        application.reportDiagnostics { [weak self] in self?.sentences.append($0) }
        let sessions = application.restoreSessions(from: storage)
        for session in sessions { application.open(makeWindow(), restoring: session) }
        if sessions.isEmpty { application.open(makeWindow()) }
    }

    func makeWindow() -> Window {
        let window = Window(title: "Page", size: Self.size)
        let page = Page()
        pages.append(page)
        window.rootViewController = page
        return window
    }
}

/// Opens a scene first, and then its window.
private final class Opener: ApplicationDelegate {
    private(set) var page: Page?
    private(set) var discarded: [String] = []
    private let storage: Memory

    convenience init() { self.init(Memory()) }

    init(_ storage: Memory) { self.storage = storage }

    func applicationDidFinishLaunching(_ application: Application) {
        let session = application.restoreSessions(from: storage).first
        guard let scene = application.openScene(title: "Scene", size: Program.size, restoring: session) else { return }
        let window = Window(windowScene: scene)
        let page = Page()
        if let activity = session?.stateRestorationActivity { page.restoreUserActivityState(activity) }
        self.page = page
        window.rootViewController = page
        window.makeKeyAndVisible()
    }

    func application(_ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>) {
        discarded += sceneSessions.map(\.persistentIdentifier)
    }
}

@MainActor
@Suite("State that is kept from one run to the next")
struct StateTests {
    private func run(_ storage: Memory) -> (host: TestHost, program: Program) {
        let program = Program(storage)
        let host = TestHost(launching: program, size: Program.size)
        host.advance(by: .milliseconds(100))
        return (host, program)
    }

    /// Uses a program for a while, and ends it by `end`.
    private func use(_ storage: Memory, andThen end: (TestHost) -> Void) {
        let (host, program) = run(storage)
        let page = program.pages[0]
        page.number = 7
        page.scroller.contentOffset = Point(x: 0, y: 320)
        host.finger().tap(at: page.field.frame.center)
        host.keyboard.type("Ada")
        host.finger().tap(at: page.secret.frame.center)
        host.keyboard.type("Enigma")
        end(host)
    }

    @Test(
        "ST-1: activity, scrolling and texts come back after a crash, an end, a closed window, and a lost compositor",
        arguments: ["crash", "end", "close", "loss"])
    func comesBack(ending: String) throws {
        let storage = Memory()
        use(storage) { host in
            switch ending {
            case "end": host.application.terminate()
            case "close": host.scene.close()
            case "loss":
                host.application.platform(host.application.platform, didLoseConnection: StateStorageError("gone"))
            default: host.advance(by: .seconds(3))  // and then nothing more is heard of it
            }
        }
        let (_, program) = run(storage)
        let page = try #require(program.pages.first)
        #expect(program.pages.count == 1 && page.number == 7)
        #expect(page.scroller.contentOffset == Point(x: 0, y: 320))
        #expect(page.field.text == "Ada" && page.field.selection.range == 3..<3)
        #expect(page.secret.text == "" && program.sentences == [])
    }

    @Test("ST-2: nothing that is secret is written")
    func secrets() throws {
        let storage = Memory()
        use(storage) { $0.advance(by: .seconds(3)) }
        let text = try #require(storage.text)
        #expect(text.contains("Ada") && !text.contains("Enigma") && !text.contains("secret"))
    }

    @Test("ST-3: it is kept two seconds after input, and not again while nothing is otherwise")
    func delay() {
        let storage = Memory()
        let (host, program) = run(storage)
        host.advance(by: .seconds(5))
        let before = storage.keepCount
        host.finger().tap(at: Point(x: 290, y: 390))
        host.advance(by: .seconds(5))
        #expect(storage.keepCount == before)
        program.pages[0].number = 3
        host.finger().tap(at: Point(x: 290, y: 390))
        host.advance(by: .milliseconds(1900))
        #expect(storage.keepCount == before)
        host.advance(by: .milliseconds(200))
        #expect(storage.keepCount == before + 1)
    }

    @Test("ST-4: a window that is closed while others are open is forgotten, the last one is not")
    func closing() {
        let storage = Memory()
        let (host, program) = run(storage)
        host.application.open(program.makeWindow())
        program.pages[0].number = 1
        program.pages[1].number = 2
        host.settle()
        host.application.scenes[0].close()
        host.settle()
        host.application.scenes[0].close()
        host.settle()
        #expect(host.application.lifeCycle == .ended(status: 0))
        #expect(run(storage).program.pages.map(\.number) == [2])
    }

    @Test("ST-10: a scene that is opened before its window is kept too, and what it keeps comes back in its windows")
    func emptyScene() throws {
        let storage = Memory()
        let program = Opener(storage)
        let host = TestHost(launching: program, size: Program.size)
        let first = try #require(program.page)
        first.number = 4
        first.scroller.contentOffset = Point(x: 0, y: 150)
        host.advance(by: .seconds(1))
        host.application.terminate()
        let again = Opener(storage)
        let other = TestHost(launching: again, size: Program.size)
        other.advance(by: .milliseconds(100))
        let page = try #require(again.page)
        #expect(page.scroller.contentOffset.y == 150 && page.number == 4)
        #expect(again.discarded == [] && other.scene.session?.persistentIdentifier == "1")
    }

    @Test("ST-10: every toplevel has a session; the delegate hears of those that do not come back")
    func discarded() throws {
        let storage = Memory()
        let program = Opener(storage)
        let host = TestHost(launching: program, size: Program.size)
        let second = try #require(host.application.openScene(title: "Second", size: Program.size))
        #expect(second.session !== host.scene.session && second.session != nil)
        let names = [second, host.scene].compactMap { $0.session?.persistentIdentifier }
        second.close()
        host.settle()
        #expect(program.discarded == [names[0]])
        // The last one comes back.
        host.scene.close()
        host.settle()
        #expect(program.discarded == [names[0]] && host.application.lifeCycle == .ended(status: 0))
        #expect(host.application.openScene(title: "Late", size: Program.size) == nil)
    }

    @Test("ST-4: several windows come back in their order")
    func several() {
        let storage = Memory()
        let (host, program) = run(storage)
        host.application.open(program.makeWindow())
        (program.pages[0].number, program.pages[1].number) = (1, 2)
        host.application.terminate()
        #expect(run(storage).program.pages.map(\.number) == [1, 2])
    }

    @Test(
        "ST-5: what is damaged, cut, of another version or too large is refused in one line, and the program begins anew",
        arguments: [
            ("", "its end is missing"), ("{}\n", "it does not say its version"),
            ("{\"tactus-state\":2,\"scenes\":[]}\n", "it has version 2, and this is 1"),
            ("{\"tactus-state\":1}\n", "it lists no scenes"),
            ("{\"tactus-state\":1,\"scenes\":[{}]}\n", "a scene has no name"),
            (String(repeating: "x", count: 1 << 21), "it has more than 1048576 bytes"),
        ])
    func damage(text: String, reason: String) {
        let (_, program) = run(Memory(text))
        #expect(program.pages.map(\.number) == [0])
        #expect(
            program.sentences == ["the state of the last run was not restored: it is damaged: \(reason)"])
    }

    @Test(
        "ST-5: the line that refuses a state is a line, however long what it speaks of is",
        arguments: [
            #"{"tactus-state":1,"scenes":[{"id":"NAME"}]}"#,
            #"{"tactus-state":1,"scenes":[{"id":"NAME","activity":{}}]}"#,
            #"{"NAME" 1}"#,
        ], ["x", "\u{301}"])
    func longNames(text: String, letter: String) {
        let name = "e" + String(repeating: letter, count: 100_000)
        let (_, program) = run(Memory(text.replacing("NAME", with: name) + "\n"))
        #expect(program.sentences.count == 1 && program.sentences.allSatisfy { $0.utf8.count < 1000 })
    }

    @Test("ST-5: a scene with the largest number of all is restored, and other windows open beside it")
    func largestNumber() {
        let storage = Memory()
        use(storage) { $0.application.terminate() }
        storage.text = storage.text?.replacing("\"1\"", with: "\"9223372036854775807\"")
        #expect(storage.text?.contains("9223372036854775807") == true)
        let (host, program) = run(storage)
        host.application.open(program.makeWindow())
        #expect(host.application.scenes.count == 2 && program.sentences == [])
    }

    @Test("ST-5: a state that was met once is not met again by a program that crashes over it")
    func onlyOnce() {
        let storage = Memory()
        use(storage) { $0.application.terminate() }
        _ = TestHost(launching: Program(storage), size: Program.size)
        #expect(storage.text == nil)
    }

    @Test("ST-6: what cannot be written is told once, and numbers that are none are left out")
    func unwritable() throws {
        let storage = Memory()
        let (host, program) = run(storage)
        storage.error = StateStorageError("/full: No space left on device")
        for number in 1...2 {
            program.pages[0].number = number
            host.application.setNeedsStateKeeping()
            host.advance(by: .seconds(3))
        }
        #expect(program.sentences == ["the state was not kept: /full: No space left on device"])
        let archive = StateArchive(scenes: [
            .init(
                identifier: "1", activity: .init(type: "t", title: "", userInfo: ["n": .number(.nan), "m": 2.5]),
                parts: ["a/b": ["list": [1, "two", true, ["x": .number(.infinity)]]]])
        ])
        let read = try StateArchive(text: archive.text)
        #expect(read.scenes[0].activity?.userInfo == ["m": 2.5])
        #expect(read.scenes[0].parts == ["a/b": ["list": [1, "two", true, [:]]]])
    }
}
