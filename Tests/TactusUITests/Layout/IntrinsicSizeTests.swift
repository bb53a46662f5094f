import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Intrinsic sizes")
struct IntrinsicSizeTests {
    init() throws { try PinnedFonts.install() }

    @Test("LY-7: the toolkit's views have the size that fits them, and say so when it changes")
    func sizes() {
        let room = Size(width: Double.infinity, height: .infinity)
        let label = Label(text: "Hello")
        let views: [View] = [
            label, Button(title: "Save"), Switch(), Stepper(), SegmentedControl(titles: ["Day", "Week"]), PageControl(),
        ]
        for view in views { #expect(view.intrinsicContentSize == view.sizeThatFits(room), "\(view.debugTitle)") }
        #expect(Slider().intrinsicContentSize == Size(width: View.noIntrinsicMetric, height: 44))
        #expect(ImageView(image: nil).intrinsicContentSize.width == View.noIntrinsicMetric)
        #expect(View().intrinsicContentSize == Size(width: -1, height: -1))
        #expect(label.intrinsicHeight(forWidth: 20) == nil)
        label.numberOfLines = 0
        #expect(label.intrinsicHeight(forWidth: 20) ?? 0 > label.intrinsicContentSize.height)
    }

    @Test("LY-7: views that change ask their superviews to be placed anew", arguments: 0..<5)
    func invalidation(index: Int) {
        let log = Log()
        let host = TestHost(size: Size(width: 300, height: 100))
        let holder = Box("holder", log: log)
        let label = Label(text: "a"), button = Button(title: "a"), pages = PageControl()
        let segments = SegmentedControl(titles: ["a"]), picture = ImageView(image: nil)
        host.window.add(holder)
        for view in [label, button, pages, segments, picture] { holder.addSubview(view) }
        host.settle()
        _ = log.take()
        switch index {
        case 0: label.numberOfLines = 2
        case 1: button.title = "b"
        case 2: pages.numberOfPages = 3
        case 3: segments.titles = ["a", "b"]
        default: label.text = "b"
        }
        host.settle()
        #expect(log.take() == ["holder"])
    }
}
