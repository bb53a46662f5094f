import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("State that is deeper than can be read again")
struct StateDepthTests {
    private final class Memory: StateStorage {
        var text: String?
        func load() throws(StateStorageError) -> String? { text }
        func save(_ text: String) throws(StateStorageError) { self.text = text }
    }

    private final class Page: ViewController {
        var value: StateValue = 0
        var activityValue: StateValue = 0
        var restored: StateValue?

        override func viewDidLoad() {
            restorationIdentifier = "page"
            userActivity = UserActivity(activityType: "test.page")
        }
        override func encodeRestorableState(with coder: StateCoder) { coder["value"] = value }
        override func decodeRestorableState(with coder: StateCoder) { restored = coder["value"] }
        override func updateUserActivityState(_ activity: UserActivity) { activity.userInfo["value"] = activityValue }
    }

    private final class Program: ApplicationDelegate {
        let page = Page()
        let storage: Memory
        var sentences: [String] = []

        convenience init() { self.init(Memory()) }
        init(_ storage: Memory) { self.storage = storage }

        func applicationDidFinishLaunching(_ application: Application) {
            application.reportDiagnostics { [weak self] in self?.sentences.append($0) }
            let session = application.restoreSessions(from: storage).first
            let window = Window(title: "Page", size: Size(width: 60, height: 40))
            window.rootViewController = page
            if let session { application.open(window, restoring: session) } else { application.open(window) }
        }
    }

    /// A value in so many lists.
    private func nested(_ depth: Int) -> StateValue {
        var value: StateValue = "inner"
        for level in 0..<depth { value = level % 2 == 0 ? .array([value]) : .dictionary(["in": value]) }
        return value
    }

    @Test(
        "ST-6: what is in more than ten others is left out with a line, and all else is kept",
        arguments: [(10, 10), (11, 10), (10, 11), (1000, 1000)])
    func depth(depth: Int, activityDepth: Int) {
        let storage = Memory()
        let first = Program(storage)
        let host = TestHost(launching: first, size: Size(width: 60, height: 40))
        host.settle()
        first.page.value = nested(depth)
        first.page.activityValue = nested(activityDepth)
        host.application.terminate()
        var lines: [String] = []
        if activityDepth > 10 { lines.append("the activity was not kept: it has values in more than 10 others") }
        if depth > 10 { lines.append("the state of page was not kept: it has values in more than 10 others") }
        #expect(first.sentences == lines)

        let second = Program(storage)
        let again = TestHost(launching: second, size: Size(width: 60, height: 40))
        again.advance(by: .milliseconds(100))
        #expect(second.sentences == [])
        #expect(second.page.restored == (depth > 10 ? nil : nested(depth)))
    }
}
