import TactusTesting
import Testing

@testable import TactusPages

/// Writes down which sizes it is told of, and which it has when something runs along.
private final class Sized: ViewController {
    var heard: [Size] = []
    var along: [Size] = []

    override func viewWillTransition(to size: Size, with coordinator: ViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append(size)
        coordinator.animate { [weak self] _ in self?.along.append(self?.view.window?.bounds.size ?? .zero) }
    }
}

@MainActor
@Suite("Sizes of what is presented")
struct PresentedSizeTests {
    private let host = TestHost(size: Size(width: 400, height: 800))
    private let root = ViewController()
    private let page = Sized()

    init() {
        host.window.rootViewController = root
        host.settle()
    }

    @Test("VC-5: what is on a sheet or a form hears which size it will have, and nothing where that stays")
    func sheet() {
        page.modalPresentationStyle = .formSheet
        page.preferredContentSize = Size(width: 480, height: 300)
        page.sheetPresentationController?.detents = [.medium]
        root.present(page, animated: false)
        host.advance(by: .seconds(1))
        #expect(page.view.frame.size == Size(width: 400, height: 395))
        host.resize(to: Size(width: 900, height: 700))
        host.advance(by: .seconds(1))
        #expect(page.heard == [Size(width: 480, height: 300)] && page.along == [Size(width: 900, height: 700)])
        #expect(page.view.frame.size == Size(width: 480, height: 300))
        host.resize(to: Size(width: 1000, height: 720))
        host.advance(by: .seconds(1))
        #expect(page.heard.count == 1)
        host.resize(to: Size(width: 390, height: 600))
        host.advance(by: .seconds(1))
        #expect(page.heard.last == page.view.frame.size && page.heard.count == 2)
    }

    @Test("VC-5: over a full screen it hears of the window's size")
    func full() {
        page.modalPresentationStyle = .overFullScreen
        root.present(page, animated: false)
        host.advance(by: .seconds(1))
        host.resize(to: Size(width: 900, height: 700))
        host.advance(by: .seconds(1))
        #expect(page.heard == [Size(width: 900, height: 700)])
    }
}
