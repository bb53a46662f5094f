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

    @Test("LY-7: constraints ask for heights with widths that are finite and more than 0")
    func widthsAskedFor() {
        final class Grid: View {
            var widths: [Double] = []
            override func intrinsicHeight(forWidth width: Double) -> Double? {
                widths.append(width)
                return (600 / (width / 10).rounded(.down)) * 10
            }
        }
        let host = TestHost(size: Size(width: 300, height: 200))
        let page = View(), grid = Grid(), below = View()
        page.frame = Rect(x: 0, y: 0, width: 300, height: 200)
        host.window.add(page)
        for view in [grid, below] as [View] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(view)
        }
        LayoutConstraint.activate([
            grid.topAnchor.constraint(equalTo: page.topAnchor),
            grid.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: page.trailingAnchor),
            below.topAnchor.constraint(equalTo: grid.bottomAnchor),
        ])
        host.settle()
        #expect(grid.frame == Rect(x: 0, y: 0, width: 300, height: 200) && below.frame.minY == 200)
        page.frame.size.width = 100
        host.settle()
        #expect(grid.frame == Rect(x: 0, y: 0, width: 100, height: 600) && below.frame.minY == 600)
        #expect(grid.widths.allSatisfy { $0 > 0 && $0.isFinite } && !grid.widths.isEmpty, "\(grid.widths)")
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
