import TactusControls
import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Stack views of very many views")
struct CrowdedStackTests {
    private let host = TestHost(size: Size(width: 400, height: 300))

    /// A row of so many views, 10, 20 and 40 points wide by turns, that is about twice as wide as they are.
    private func row(_ count: Int, _ distribution: StackView.Distribution) -> StackView {
        let stack = StackView(arrangedSubviews: (0..<count).map { Box("\($0)", [10, 20, 40][$0 % 3], 10) })
        stack.distribution = distribution
        stack.frame = Rect(x: 0, y: 0, width: Double(count) * 50, height: 20)
        host.window.addSubview(stack)
        host.settle()
        return stack
    }

    @Test(
        "LY-81: views that share a row are compared with one guide, and not each with the one before",
        arguments: [(StackView.Distribution.fillEqually, 2), (.fillEqually, 300), (.fillProportionally, 257)])
    func guide(distribution: StackView.Distribution, count: Int) throws {
        let stack = row(count, distribution)
        let guide = try #require(stack.layoutGuides.first)
        let widths = stack.constraints.filter {
            $0.firstAttribute == .width && $0.firstItem is View && $0.secondItem != nil
        }
        #expect(widths.count == count && widths.allSatisfy { $0.secondItem === guide })
        #expect(!stack.constraints.contains { $0.secondAttribute == .trailing && $0.firstItem === stack })
        #expect(stack.arrangedSubviews.last?.frame.maxX.rounded() == stack.frame.width)
    }

    @Test("LY-81: where one of those that are equally large is hidden, the others have its room")
    func hiding() {
        let stack = row(4, .fillEqually)
        stack.spacing = 8
        stack.setCustomSpacing(0, after: stack.arrangedSubviews[2])
        host.settle()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [46, 46, 46, 46])
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 54, 108, 154])
        let guides = stack.layoutGuides
        stack.arrangedSubviews[2].isHidden = true
        host.settle()
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
        let width = 184.0 / 3
        for (index, frame) in shown.enumerated() {
            let start = (width + 8) * Double(index)
            #expect(abs(frame.width - width) < 0.001 && abs(frame.minX - start) < 0.001)
        }
        #expect(stack.layoutGuides == guides)
        stack.distribution = .fill
        host.settle()
        #expect(stack.layoutGuides.isEmpty)
    }

    @Test("LY-82: of 256 views in proportion the others give way to one of another size, of more they do not")
    func proportions() throws {
        for (count, isFull) in [(256, true), (257, false)] {
            let stack = row(count, .fillProportionally)
            let width = stack.frame.width
            let first = stack.arrangedSubviews[0]
            let part = first.frame.width
            first.widthAnchor.constraint(equalToConstant: part + 100).isActive = true
            host.settle()
            let last = try #require(stack.arrangedSubviews.last)
            #expect(abs(first.frame.width - part - 100) < 0.01)
            #expect(abs(last.frame.maxX - (isFull ? width : width + 100)) < 0.01)
            #expect(stack.layoutConflicts.isEmpty)
            stack.removeFromSuperview()
        }
    }

    @Test("LY-82: the middles of 256 views are as far apart as each other, of more their gaps are as large")
    func middles() {
        for (count, isCentred) in [(256, true), (257, false)] {
            let frames = row(count, .equalCentering).arrangedSubviews.map(\.frame)
            let pairs = zip(frames, frames.dropFirst())
            let middles = pairs.map { $1.midX - $0.midX }
            let gaps = pairs.map { $1.minX - $0.maxX }
            func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
            #expect((spread(middles) < 0.01) == isCentred)
            #expect((spread(gaps) < 0.01) != isCentred)
        }
    }
}
