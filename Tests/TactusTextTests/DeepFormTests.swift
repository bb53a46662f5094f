import TactusControls
import TactusGeometry
import TactusTesting
import TactusText
import TactusUI
import Testing

@MainActor
@Suite("Forms far inside other views")
struct DeepFormTests {
    private let host = TestHost(size: Size(width: 320, height: 480))

    /// The innermost of many views in one another, each as large as the window.
    private func depth(_ count: Int) -> View {
        var last: View = host.window
        for _ in 0..<count {
            let view = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
            last.addSubview(view)
            last = view
        }
        return last
    }

    @Test("TI-55: the bar leads through fields that are twenty thousand views deep")
    func fields() {
        let bar = FormAccessoryView()
        let fields = [20.0, 80].map { TextField(frame: Rect(x: 10, y: $0, width: 300, height: 44)) }
        let inner = depth(20_000)
        for field in fields {
            inner.addSubview(field)
            field.inputAccessoryView = bar
        }
        fields[0].becomeFirstResponder()
        host.settle()
        let buttons = bar.subviews.compactMap { $0 as? Button }
        #expect(buttons.map(\.isEnabled) == [false, true, true])
    }

    @Test("SV-34: the list that begins highest scrolls to its beginning, however deep it is")
    func scrolling() {
        let list = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        list.contentSize = Size(width: 320, height: 2000)
        depth(20_000).addSubview(list)
        host.settle()
        list.contentOffset = Point(x: 0, y: 500)
        #expect(host.scene.scrollToTop())
    }
}
