import TactusMotion
import TactusTesting
import Testing
import UIKitNames

/// What programs ask where there is no view to ask.
@MainActor
@Suite("What is current, from habit")
struct CurrentTraitTests {
    private let host = TestHost(size: CGSize(width: 400, height: 300))

    @Test("UK-66: the current traits are those of the view that is laid out, drawn or told, else the scene's")
    func current() {
        host.application.shareApplication()
        host.application.traitOverrides.userInterfaceStyle = .light
        let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        card.overrideUserInterfaceStyle = .dark
        host.window.addSubview(card)
        host.settle()
        #expect(card.log == ["told dark", "laid out dark", "drawn dark"])
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        host.application.traitOverrides.userInterfaceStyle = .dark
        host.settle()
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }

    @Test("UK-66: what is performed as current goes by the traits that are said, and only so long")
    func performed() {
        let (before, light) = (UITraitCollection.current, UITraitCollection(userInterfaceStyle: .light))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        var inner: UIColor?
        dark.performAsCurrent {
            inner = color.resolvedColor(with: .current)
            light.performAsCurrent { #expect(color.resolvedColor(with: .current).isAlmost(.black)) }
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(inner?.isAlmost(.white) == true && UITraitCollection.current == before)
    }

    @Test("UK-67: a device is held in no known way until somebody asks for notifications, which tell of each other way")
    func orientation() {
        host.application.shareApplication()
        let source = Held()
        let former = UIDevice.orientationSource
        UIDevice.orientationSource = { _ in source }
        defer { UIDevice.orientationSource = former }
        let device = UIDevice.current
        var told: [UIDeviceOrientation] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
        ) { _ in told.append(device.orientation) }
        #expect(device.orientation == .unknown && !device.isGeneratingDeviceOrientationNotifications)
        device.beginGeneratingDeviceOrientationNotifications()
        source.handler?(.landscapeLeft)
        #expect(device.orientation.isLandscape && told == [.landscapeLeft])
        device.endGeneratingDeviceOrientationNotifications()
        #expect(device.orientation == .unknown && source.handler == nil)
        NotificationCenter.default.removeObserver(token)
    }

    @Test("UK-68: layers of one's own are set as a list, and all go with nil; views stay")
    func sublayers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (first, second, third, label) = (CALayer(), CALayer(), CAShapeLayer(), UILabel())
        view.addSubview(label)
        view.layer.addSublayer(first)
        view.layer.addSublayer(second)
        view.layer.sublayers = [third, first]
        #expect(view.layer.sublayers == [third, first])
        view.layer.sublayers?.removeLast()
        #expect(view.layer.sublayers == [third])
        view.layer.sublayers = nil
        #expect(view.layer.sublayers == nil && view.subviews == [label])
    }
}

private final class Card: UIView {
    private(set) var log: [String] = []
    private func note(_ what: String) {
        log.append("\(what) \(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light")")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection) { note("told") }
    override func layoutSubviews() {
        super.layoutSubviews()
        note("laid out")
    }
    override func draw(_ rect: CGRect, in canvas: Canvas) { note("drawn") }
}

/// Somebody who knows how a device is held.
private final class Held: OrientationSource {
    private(set) var handler: ((DeviceOrientation) -> Void)?
    func start(_ handler: @escaping (DeviceOrientation) -> Void) { self.handler = handler }
    func stop() { handler = nil }
}
