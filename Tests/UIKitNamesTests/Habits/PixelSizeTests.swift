import TactusTesting
import Testing
import UIKitNames

/// How large views with texts ask to be, in pixels of the screen.
@MainActor
@Suite("Habits: sizes on whole pixels")
struct PixelSizeTests {
    private func isWhole(_ size: CGSize, _ scale: Double) -> Bool {
        [size.width, size.height].allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 1e-6 }
    }

    private static let texts = ["a", "Hello", "Hello, world", "jf", "إسبريسو", "A | B"]

    @Test("TX-104: texts ask for whole pixels, and are given them", arguments: [1, 1.25, 1.5, 2, 3])
    func whole(scale: Double) {
        let host = TestHost(size: CGSize(width: 400, height: 400), scale: scale)
        for text in Self.texts {
            for size in [11.0, 13, 16, 17, 22] {
                let label = UILabel()
                (label.text, label.font) = (text, .systemFont(ofSize: size))
                let button = UIButton(type: .system)
                button.setTitle(text, for: .normal)
                let segments = UISegmentedControl(items: [text, "b"])
                for view in [label, button, segments] as [UIView] {
                    host.window.addSubview(view)
                    let wanted = view.intrinsicContentSize
                    view.sizeToFit()
                    #expect(isWhole(wanted, scale) && wanted == view.bounds.size, "\(text) at \(size): \(wanted)")
                }
                label.numberOfLines = 0
                #expect(isWhole(label.sizeThatFits(CGSize(width: 40, height: 1000)), scale))
            }
        }
        // It is rounded up by less than a pixel.
        let label = UILabel()
        label.text = "Hello, world"
        host.window.addSubview(label)
        let own = ("Hello, world" as NSString).size(withAttributes: [.font: label.font])
        let grown = label.intrinsicContentSize.width - own.width
        #expect(grown >= 0 && grown < 1 / scale)
    }

    @Test("TX-104: a label in no window asks for whole points, and for pixels when it has come into one")
    func windows() {
        let label = UILabel()
        label.text = "Hello, world"
        #expect(isWhole(label.intrinsicContentSize, 1))
        let host = TestHost(size: CGSize(width: 400, height: 400), scale: 1)
        label.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: host.window.leadingAnchor),
            label.topAnchor.constraint(equalTo: host.window.topAnchor),
        ])
        host.settle()
        let points = label.bounds.size
        #expect(isWhole(points, 1))
        host.resize(to: CGSize(width: 400, height: 400), scale: 3)
        host.settle()
        #expect(isWhole(label.bounds.size, 3) && label.bounds.size != points)
    }

    @Test("TX-104: what a view of a program’s own answers is not rounded")
    func own() {
        final class Third: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10.3, height: 20.7) }
        }
        let view = Third()
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 10.3, height: 20.7))
    }

    @Test("TX-104: a view of a program’s own that asks for the scale is asked for its size on another display")
    func asked() {
        final class Whole: UIView {
            override var intrinsicContentSize: CGSize {
                let scale = traitCollection.displayScale
                return CGSize(width: (10.3 * scale).rounded(.up) / scale, height: 20)
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 400), scale: 1)
        let view = Whole()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: host.window.leadingAnchor),
            view.topAnchor.constraint(equalTo: host.window.topAnchor),
        ])
        host.settle()
        #expect(view.bounds.width == 11)
        host.resize(to: CGSize(width: 400, height: 400), scale: 2)
        host.settle()
        #expect(view.bounds.width == 10.5)
    }
}
