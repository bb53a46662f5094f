import TactusControls
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("What a pointer does to views")
final class PointerInteractionTests {
    private let host = TestHost(size: Size(width: 300, height: 300))
    private let card = View(frame: Rect(x: 100, y: 100, width: 100, height: 100))
    private let decider = Decider()
    private lazy var interaction = PointerInteraction(delegate: decider)

    /// Says what a test wants, and writes down what it hears.
    private final class Decider: PointerInteractionDelegate {
        var regions: [PointerRegion] = []
        var style: (PointerRegion) -> PointerStyle? = { _ in nil }
        var alongside: (() -> Void)?
        var log: [String] = []

        func pointerInteraction(
            _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
        ) -> PointerRegion? {
            regions.isEmpty ? defaultRegion : regions.first { $0.rect.contains(request.location) }
        }

        func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion) -> PointerStyle? {
            style(region)
        }

        func pointerInteraction(
            _ interaction: PointerInteraction, willEnter region: PointerRegion, animator: PointerInteractionAnimator
        ) {
            log.append("enter \(region.identifier ?? "-")")
            if let alongside { animator.addAnimations(alongside) }
            animator.addCompletion { self.log.append("in") }
        }

        func pointerInteraction(
            _ interaction: PointerInteraction, willExit region: PointerRegion, animator: PointerInteractionAnimator
        ) {
            log.append("exit \(region.identifier ?? "-")")
        }
    }

    init() {
        card.backgroundColor = .systemGray
        host.window.addSubview(card)
        card.addInteraction(interaction)
        host.clock.advance(by: .seconds(1))
    }

    private func move(_ x: Double, _ y: Double) { host.pointer.move(to: Point(x: x, y: y)) }

    private func settle() { host.clock.advance(by: .seconds(1)) }

    @Test("PI-1: a region is entered and left once, with what is added moving along")
    func regions() {
        decider.regions = [
            PointerRegion(rect: Rect(0, 0, 50, 100), identifier: "left"),
            PointerRegion(rect: Rect(60, 0, 40, 100), identifier: "right"),
        ]
        decider.alongside = { self.card.alpha = 0.5 }
        move(10, 10)
        move(110, 110)
        move(120, 120)
        #expect(decider.log == ["enter left"] && card.alpha == 0.5)
        settle()
        move(155, 120)
        move(170, 120)
        settle()
        move(10, 10)
        #expect(decider.log == ["enter left", "in", "exit left", "enter right", "in", "exit right"])
    }

    @Test("PI-2: a lifted view grows and follows the pointer by two points at most, and is as it was afterwards")
    func lift() {
        decider.style = { [card] _ in PointerStyle(effect: .lift(card)) }
        let before = card.transform
        move(150, 150)
        settle()
        #expect(card.transform == Transform(scaleX: 1.05, y: 1.05) && card.shadowOpacity == 0.25)
        move(199, 101)
        settle()
        #expect(abs(card.transform.tx - 1.96) < 1e-9 && abs(card.transform.ty + 1.96) < 1e-9)
        move(10, 10)
        settle()
        #expect(card.transform == before && card.shadowOpacity == 0 && card.subviews.isEmpty)
    }

    @Test("PI-2: users who wish for less motion see nothing that moves")
    func reducedMotion() {
        host.application.isReduceMotionEnabled = true
        decider.style = { [card] _ in PointerStyle(effect: .highlight(card)) }
        move(199, 101)
        #expect(card.transform == .identity && card.subviews.count == 1)
        move(10, 10)
        settle()
        #expect(card.subviews.isEmpty)
    }

    @Test("PI-2: what somebody else changes meanwhile stays as it is")
    func elsewhere() {
        decider.style = { [card] _ in PointerStyle(effect: .highlight(card)) }
        move(150, 150)
        settle()
        card.transform = Transform(scaleX: 2, y: 2)
        move(160, 160)
        move(10, 10)
        settle()
        #expect(card.transform == Transform(scaleX: 2, y: 2))
    }

    @Test(
        "PI-2: an automatic effect goes by the size of the view",
        arguments: [(40.0, 1, 0.0), (150, 0, 0.25), (250, 1, 0)])
    func automatic(side: Double, veils: Int, shadow: Double) {
        card.frame = Rect(x: 0, y: 0, width: side, height: side)
        decider.style = { [card] _ in PointerStyle(effect: .automatic(card)) }
        move(20, 20)
        settle()
        #expect(card.subviews.count == veils && card.shadowOpacity == shadow)
    }

    @Test("PI-3: an interaction, a view or a window that goes takes its effect along", arguments: 0..<4)
    func leavesNothing(how: Int) {
        decider.style = { [card] _ in PointerStyle(effect: .hover(card, prefersShadow: true)) }
        move(150, 150)
        settle()
        #expect(card.subviews.count == 1 && card.transform != .identity)
        switch how {
        case 0: card.removeInteraction(interaction)
        case 1: interaction.isEnabled = false
        case 2: card.removeFromSuperview()
        default: host.pointer.leave()
        }
        settle()
        #expect(card.subviews.isEmpty && card.transform == .identity && card.shadowOpacity == 0)
    }

    @Test("PI-3: a finger never sees an effect")
    func fingers() {
        decider.style = { [card] _ in PointerStyle(effect: .highlight(card)) }
        host.finger().tap(at: Point(x: 150, y: 150))
        settle()
        #expect(decider.log == [])
        move(150, 150)
        #expect(decider.log == ["enter -"])
    }

    @Test("PI-4: a style's shape is the pointer's picture there, with its hot spot; hidden and system ones are cursors")
    func shapes() throws {
        move(1, 1)
        let seat = try #require(host.platform.cursors.keys.first)
        func image() -> CursorImage? { host.platform.cursorImages[seat] }
        card.cursor = .text
        decider.style = { _ in PointerStyle(shape: .verticalBeam(length: 20)) }
        move(150, 150)
        #expect(image()?.hotSpot == Point(x: 2.5, y: 11) && image()?.image.size == Size(width: 5, height: 22))
        decider.style = { _ in .hidden }
        interaction.invalidate()
        #expect(image() == nil && host.platform.cursors[seat] == .hidden)
        decider.style = { _ in .system }
        interaction.invalidate()
        #expect(host.platform.cursors[seat] == .default)
        for shape in [
            PointerShape.path(Path()), .roundedRect(Rect(0, 0, 0, 4)), .horizontalBeam(length: .nan),
            .verticalBeam(length: 1e300), .roundedRect(Rect(0, 0, .infinity, 2)),
            .roundedRect(Rect(0, 0, 9, 9), radius: .nan),
        ] {
            decider.style = { _ in PointerStyle(shape: shape) }
            interaction.invalidate()
            #expect(image() == nil && host.platform.cursors[seat] == .text)
        }
        decider.style = { _ in PointerStyle(shape: .roundedRect(Rect(-5, -7, 10, 10), radius: 2)) }
        interaction.invalidate()
        #expect(image()?.image.size == Size(width: 12, height: 12) && image()?.hotSpot == Point(x: 6, y: 8))
        move(10, 10)
        #expect(image() == nil && host.platform.cursors[seat] == .default)
    }

    @Test(
        "PI-5: a button is highlighted when it is asked to be, or what its provider says, and not while it is disabled")
    func button() {
        let button = Button(title: "Go", frame: Rect(x: 10, y: 10, width: 80, height: 44))
        host.window.addSubview(button)
        move(20, 20)
        #expect(button.subviews.isEmpty && !button.isPointerInteractionEnabled)
        button.isPointerInteractionEnabled = true
        move(22, 20)
        #expect(button.subviews.count == 1)
        move(200, 280)
        settle()
        button.pointerStyleProvider = { button, effect, shape in
            if case .highlight = effect, shape == nil { PointerStyle(effect: .lift(button)) } else { nil }
        }
        move(22, 20)
        settle()
        #expect(button.subviews.isEmpty && button.shadowOpacity > 0)
        move(200, 280)
        settle()
        button.isEnabled = false
        move(22, 20)
        #expect(button.shadowOpacity == 0)
    }

    @Test("PI-2: effects in pictures: a button at rest, highlighted, lifted and hovered, in light and dark")
    func pictures() throws {
        let sheet = try Bitmap(size: PixelSize(width: 4 * 120 * 2, height: 2 * 80 * 2))
        for (row, style) in [UserInterfaceStyle.light, .dark].enumerated() {
            for column in 0..<4 {
                let picture = drawButton(style, column)
                let place = Rect(x: Double(column) * 120, y: Double(row) * 80, width: 120, height: 80)
                Canvas(sheet, scale: 2).draw(picture, in: place)
            }
        }
        try GoldenImages().expect(sheet, named: "pointer-effects@2x")
    }

    private func drawButton(_ style: UserInterfaceStyle, _ column: Int) -> Bitmap {
        let host = TestHost(size: Size(width: 120, height: 80), scale: 2)
        host.window.traitOverrides.userInterfaceStyle = style
        let button = Button(title: "Share", frame: Rect(x: 20, y: 18, width: 80, height: 44))
        host.window.addSubview(button)
        button.pointerStyleProvider = { button, effect, _ in
            switch column {
            case 1: PointerStyle(effect: effect)
            case 2: PointerStyle(effect: .lift(button))
            case 3: PointerStyle(effect: .hover(button))
            default: nil
            }
        }
        host.clock.advance(by: .seconds(1))
        host.pointer.move(to: Point(x: 90, y: 50))
        host.clock.advance(by: .seconds(1))
        return host.picture
    }
}
