import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Progress and activity")
struct ProgressTests {
    private let host = TestHost(size: Size(width: 100, height: 60))

    /// Which pixels of a row have the tint, and the soft ones at the round ends.
    private func tinted() -> [Int] {
        let picture = host.picture
        let tint = picture.hex(0, 59)
        let full = (0..<100).filter { picture.hex($0, 11) == tint }
        guard let first = full.first, let last = full.last else { return [] }
        return Array(first - 1...last + 1)
    }

    private func makeBar() -> ProgressView {
        let ground = View(frame: Rect(0, 50, 10, 10))
        ground.backgroundColor = .tintColor
        host.window.addSubview(ground)
        let bar = ProgressView(frame: Rect(0, 9, 100, 0))
        host.window.addSubview(bar)
        host.settle()
        return bar
    }

    @Test("CT-18: a bar is as long as its part of the width, limited to it, and takes no touches")
    func bar() {
        let bar = makeBar()
        #expect(bar.frame == Rect(0, 9, 100, 4) && tinted() == [])
        bar.progress = 0.5
        #expect(tinted().count == 50 && tinted().last == 49)
        bar.progress = 7
        #expect(bar.progress == 1 && tinted().count == 100)
        bar.progress = .nan
        #expect(bar.progress == 0 && tinted() == [])
        bar.progress = -1
        #expect(bar.progress == 0)
        #expect(host.window.hitTest(Point(50, 12), with: nil) === host.window)
    }

    @Test("CT-18, AP-22: where one reads from the right it grows from the right")
    func mirrored() {
        let bar = makeBar()
        bar.progress = 0.25
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        #expect(tinted().first == 75 && tinted().count == 25)
    }

    @Test("CT-18: it goes to its new place in a quarter of a second, and at once where less motion is wished for")
    func animated() {
        let bar = makeBar()
        bar.setProgress(1, animated: true)
        host.clock.advance(by: .milliseconds(125))
        #expect((20..<80).contains(tinted().count) && bar.progress == 1)
        host.advance(by: .milliseconds(200))
        #expect(tinted().count == 100)
        host.application.isReduceMotionEnabled = true
        bar.setProgress(0.5, animated: true)
        #expect(tinted().count == 50)
    }

    @Test("CT-18: its colours can be others")
    func colors() {
        let bar = makeBar()
        bar.progress = 0.5
        bar.progressTintColor = .red
        bar.trackTintColor = .green
        host.settle()
        #expect(host.picture.hex(20, 11) == "FF0000" && host.picture.hex(80, 11) == host.picture.hex(70, 11))
        bar.progressTintColor = nil
        #expect(tinted().count == 50)
    }

    // MARK: Activity

    private func frames(in duration: Duration) -> Int {
        let before = host.surface.paintedRegions.count
        host.clock.advance(by: duration)
        return host.surface.paintedRegions.count - before
    }

    private func makeSign() -> ActivityIndicatorView {
        let sign = ActivityIndicatorView(frame: Rect(10, 10, 0, 0))
        host.window.addSubview(sign)
        host.settle()
        return sign
    }

    @Test("CT-19: a sign is hidden until it moves, and ticks almost twenty times a second, in its own place")
    func ticks() {
        let sign = makeSign()
        #expect(sign.isHidden && frames(in: .seconds(1)) == 0)
        sign.startAnimating()
        host.settle()
        #expect(!sign.isHidden && sign.isAnimating)
        #expect((16...20).contains(frames(in: .seconds(1))))
        #expect(host.surface.paintedRegions.last?.bounds == PixelRect(10, 10, 20, 20))
        sign.stopAnimating()
        host.settle()
        #expect(sign.isHidden && frames(in: .seconds(1)) == 0)
        sign.hidesWhenStopped = false
        #expect(!sign.isHidden)
    }

    @Test("CT-19: what is not seen does not tick, and goes on when it is seen again")
    func unseen() {
        let sign = makeSign()
        let cover = View(frame: host.window.bounds)
        cover.backgroundColor = .red
        cover.isHidden = true
        host.window.addSubview(cover)
        sign.startAnimating()
        host.settle()
        cover.isHidden = false
        host.advance(by: .milliseconds(300))
        #expect(frames(in: .seconds(1)) == 0)
        cover.isHidden = true
        host.settle()
        #expect(frames(in: .seconds(1)) >= 16)
        host.window.addSubview(cover)
        sign.alpha = 0
        host.advance(by: .milliseconds(300))
        #expect(frames(in: .seconds(1)) == 0)
        sign.alpha = 1
        host.settle()
        #expect(frames(in: .seconds(1)) >= 16)
        sign.removeFromSuperview()
        host.advance(by: .milliseconds(300))
        #expect(frames(in: .seconds(1)) == 0)
    }

    @Test("CT-19: where less motion is wished for the ring stands still, and fades as a whole")
    func stillness() {
        host.application.isReduceMotionEnabled = true
        let sign = makeSign()
        sign.startAnimating()
        host.settle()
        func ends() -> [String] { [(20, 11), (20, 28), (11, 20), (28, 20)].map { host.picture.hex($0.0, $0.1) } }
        let first = ends()
        #expect(Set(first).count == 1)
        host.advance(by: .milliseconds(400))
        #expect(Set(ends()).count == 1 && ends() != first)
    }

    // MARK: Looks

    @Test("AP-21: what bars and signs look like: light, dark, with high contrast, mirrored", arguments: [1.0, 2.0])
    func looks(scale: Double) throws {
        var rows = [TraitOverrides](repeating: TraitOverrides(), count: 4)
        rows[1].userInterfaceStyle = .dark
        rows[2].accessibilityContrast = .high
        rows[3].layoutDirection = .rightToLeft
        for name in ["progress", "activity"] {
            let size = Size(width: 360, height: 60)
            let sheet = try Bitmap(
                size: PixelSize(width: Int(size.width * scale), height: Int(size.height * scale) * rows.count))
            for (index, traits) in rows.enumerated() {
                let host = TestHost(size: size, scale: scale)
                host.application.traitOverrides = traits
                if name == "progress" { Self.addBars(to: host.window) } else { Self.addSigns(to: host.window) }
                let box = Rect(0, Double(index) * size.height, size.width, size.height)
                Canvas(sheet, scale: scale).draw(host.picture, in: box)
            }
            try GoldenImages().expect(sheet, named: "\(name)@\(scale)x")
        }
    }

    private static func addBars(to window: Window) {
        for (index, progress) in [0, 0.05, 0.6, 1].enumerated() {
            let bar = ProgressView(frame: Rect(20 + Double(index) * 85, 27, 70, 0))
            bar.progress = progress
            window.addSubview(bar)
        }
    }

    private static func addSigns(to window: Window) {
        for (index, style) in ActivityIndicatorView.Style.allCases.enumerated() {
            let sign = ActivityIndicatorView(style: style)
            sign.center = Point(60 + Double(index) * 80, 30)
            sign.startAnimating()
            window.addSubview(sign)
        }
        let tinted = ActivityIndicatorView(style: .large)
        tinted.color = .tintColor
        tinted.center = Point(220, 30)
        tinted.startAnimating()
        window.addSubview(tinted)
    }
}
