import RandomNumbers
import Tactus
import TactusTesting

@testable import Gallery

/// Somebody who touches, types and turns everything in a program without any sense: the same for the same seed.
@MainActor
final class Monkey {
    let host: TestHost
    private var random: SplitMix
    private var fingers: [Finger] = []
    private var pen: Stylus?
    private var isPenDown = false
    private(set) var steps = 0

    private static let keys: [KeyUsage] = [
        .keyboardTab, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardLeftArrow, .keyboardRightArrow,
        .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd, .keyboardPageUp, .keyboardPageDown,
        .keyboardEscape,
    ]
    private static let sizes = [
        Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 1024, height: 768),
        Size(width: 1280, height: 800), Size(width: 480, height: 720), Size(width: 200, height: 150),
    ]

    /// What else it presses, with the primary modifier now and then: letters, where there is text.
    private let letters: [KeyUsage]

    init(
        seed: UInt64, in program: any ApplicationDelegate = GalleryApp(Options(arguments: [])),
        typing letters: [KeyUsage] = []
    ) {
        self.letters = letters
        host = TestHost(launching: program, size: Size(width: 390, height: 844))
        random = SplitMix(seed: seed)
    }

    /// Makes up its mind anew: what it does from here on it does after every call with this seed.
    func begin(seed: UInt64) { random = SplitMix(seed: seed) }

    private func int(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &random) }

    private func point() -> Point {
        let size = host.scene.size
        return Point(
            x: Double.random(in: -5...(size.width + 5), using: &random),
            y: Double.random(in: -5...(size.height + 5), using: &random))
    }

    private func way() -> Vector {
        Vector(dx: Double.random(in: -60...60, using: &random), dy: Double.random(in: -60...60, using: &random))
    }

    /// Does one thing.
    func step() {
        steps += 1
        switch int(40) {
        case 0..<6: host.finger().tap(at: point())
        case 6..<10:
            guard fingers.count < 10 else { return }
            let finger = host.finger()
            finger.down(at: point())
            fingers.append(finger)
        case 10..<20: if !fingers.isEmpty { fingers[int(fingers.count)].move(by: way()) }
        case 20..<24: if !fingers.isEmpty { fingers.remove(at: int(fingers.count)).up() }
        case 24: if !fingers.isEmpty { fingers.remove(at: int(fingers.count)).cancel() }
        case 25, 26: host.finger().drag(from: point(), to: point())
        case 27 where !letters.isEmpty:
            host.keyboard.press(letters[int(letters.count)], holding: [[], [], .shift, .control][int(4)])
        case 27, 28, 29: host.keyboard.press(Self.keys[int(Self.keys.count)], holding: int(5) == 0 ? .shift : [])
        case 30, 31: host.advance(by: .milliseconds([5, 16, 100, 600, 2000][int(5)]))
        case 32: host.pointer.click(at: point())
        case 33:
            host.pointer.move(to: point())
            host.pointer.scroll(by: Vector(dx: 0, dy: Double(int(5) - 2) * 15))
        case 34, 35, 36: usePen()
        case 37: if int(4) == 0 { resize() }
        case 38: if int(4) == 0 { rescale() }
        default: host.advance(by: .milliseconds(16))
        }
    }

    private func usePen() {
        guard let pen else {
            let pen = host.stylus()
            pen.enter(at: point())
            return self.pen = pen
        }
        switch int(5) {
        case 0:
            if isPenDown { pen.up() } else { pen.down() }
            isPenDown.toggle()
        case 1 where !isPenDown:
            pen.leave()
            self.pen = nil
        default: pen.move(to: point())
        }
    }

    private func resize() {
        let size = Self.sizes[int(Self.sizes.count)]
        host.surface.configure {
            $0.width = size.width
            $0.height = size.height
        }
        host.settle()
    }

    private func rescale() {
        host.surface.configure { $0.scale = [1, 1.25, 1.5, 2][self.int(4)] }
        host.settle()
    }

    /// Takes its hands off, and waits until everything must be over.
    func stop() {
        for finger in fingers { finger.up() }
        fingers = []
        if let pen {
            if isPenDown { pen.up() }
            pen.leave()
        }
        pen = nil
        isPenDown = false
        if host.pointer.scene != nil { host.pointer.leave() }
        host.advance(by: .seconds(5))
    }

    /// Makes the window as large as it was at first, and forgets what was painted.
    func goHome() {
        host.surface.configure {
            $0.width = Self.sizes[0].width
            $0.height = Self.sizes[0].height
            $0.scale = 1
        }
        host.settle()
        host.surface.forgetPaintedRegions()
    }

    /// What is left over when everything is over, and should not be.
    var remains: [String] {
        let views = host.application.scenes.flatMap(\.windows).flatMap(Self.tree)
        let pressed = views.compactMap { $0 as? Control }.filter { $0.isTracking || $0.isHighlighted }
        let dragged = views.compactMap { $0 as? ScrollView }.filter { $0.isTracking || $0.isDragging }
        let active = views.flatMap(\.gestureRecognizers).filter { $0.state != .possible && $0.state != .failed }
        return pressed.map { "\(type(of: $0)) \($0.accessibilityLabel ?? "") is pressed" }
            + dragged.map { "\(type(of: $0)) is dragged" } + active.map { "\($0.name ?? "") is \($0.state)" }
    }

    /// How many views there are.
    var viewCount: Int { host.application.scenes.flatMap(\.windows).flatMap(Self.tree).count }

    private static func tree(of view: View) -> [View] { [view] + view.subviews.flatMap(tree) }
}
