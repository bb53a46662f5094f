import TactusControls
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Plates under pointers, and what stands around them")
final class PointerPlateTests {
    private let host = TestHost(size: Size(width: 300, height: 200))
    private let deciders = [Decider(), Decider()]
    private let buttons = [View(frame: Rect(20, 20, 80, 40)), View(frame: Rect(120, 20, 100, 60))]

    private final class Decider: PointerInteractionDelegate {
        var style: ((View) -> PointerStyle?) = { PointerStyle(effect: .highlight($0)) }

        func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion) -> PointerStyle? {
            interaction.view.flatMap(style)
        }
    }

    init() {
        for (button, decider) in zip(buttons, deciders) {
            button.cornerRadius = 10
            host.window.addSubview(button)
            button.addInteraction(PointerInteraction(delegate: decider))
        }
        host.clock.advance(by: .seconds(1))
        host.pointer.move(to: Point(x: 290, y: 190))
    }

    private func move(_ x: Double, _ y: Double) { host.pointer.move(to: Point(x: x, y: y)) }
    private func settle() { host.clock.advance(by: .seconds(1)) }
    private var seat: SeatID? { host.platform.cursors.keys.first }
    private var picture: CursorImage? { seat.flatMap { host.platform.cursorImages[$0] } }

    @Test(
        "PI-6: a shape with a highlight or a lift is that of the plate, in the space around the view",
        arguments: [false, true])
    func plates(lifts: Bool) throws {
        let shape = PointerShape.roundedRect(Rect(10, 15, 100, 50), radius: 12)
        deciders[0].style = { PointerStyle(effect: lifts ? .lift($0) : .highlight($0), shape: shape) }
        move(60, 40)
        let plate = try #require(buttons[0].subviews.first)
        #expect(plate.frame == Rect(-10, -5, 100, 50) && plate.cornerRadius == 12 && picture == nil)
        settle()
        #expect(plate.alpha == 1 && (buttons[0].shadowOpacity > 0) == lifts)
        move(60, 150)
        settle()
        #expect(buttons[0].subviews.isEmpty)
    }

    @Test("PI-6: a plate may be any path: it is painted there alone")
    func paths() {
        buttons[0].backgroundColor = .white
        deciders[0].style = { view in
            PointerStyle(effect: .highlight(view), shape: .path(Path(ovalIn: Rect(20, 20, 80, 40))))
        }
        let before = host.picture.color(at: PixelPoint(x: 24, y: 24))
        move(60, 40)
        settle()
        let after = host.picture
        #expect(after.color(at: PixelPoint(x: 24, y: 24)) == before)
        #expect(after.color(at: PixelPoint(x: 60, y: 40)) != .white)
    }

    @Test("PI-6: a beam, and a shape with a hover, are the pointer's", arguments: 0..<2)
    func pointers(how: Int) {
        deciders[0].style = { view in
            how == 0
                ? PointerStyle(effect: .highlight(view), shape: .verticalBeam(length: 20))
                : PointerStyle(effect: .hover(view), shape: .roundedRect(Rect(-10, -10, 20, 20)))
        }
        move(60, 40)
        #expect(picture?.image.size == [Size(width: 5, height: 22), Size(width: 22, height: 22)][how])
        #expect(buttons[0].subviews.first?.frame == buttons[0].bounds)
    }

    @Test("PI-7: from one view straight to the next the plate moves over, and bends into the new shape")
    func morphing() throws {
        move(60, 40)
        settle()
        buttons[1].cornerRadius = 20
        move(130, 40)
        let plate = try #require(buttons[1].subviews.first)
        let start = plate.presentedFrame
        #expect(start.minX < -70 && start.width < 90 && buttons[0].subviews.first?.alpha == 0)
        host.clock.advance(by: .milliseconds(60))
        let midway = plate.presentedFrame
        #expect(midway.minX > start.minX && midway.minX < 0 && midway.width > start.width && midway.width < 100)
        settle()
        #expect(plate.presentedFrame == buttons[1].bounds && plate.cornerRadius == 20 && buttons[0].subviews.isEmpty)
        move(130, 150)
        settle()
        #expect(buttons[1].subviews.isEmpty)
    }

    @Test(
        "PI-7: users who wish for less motion, and paths, see a plate come and go where it is",
        arguments: [false, true])
    func still(isPath: Bool) {
        host.application.isReduceMotionEnabled = !isPath
        if isPath {
            let path = Path(ovalIn: Rect(120, 20, 100, 60))
            deciders[1].style = { PointerStyle(effect: .highlight($0), shape: .path(path)) }
        }
        move(60, 40)
        settle()
        move(130, 40)
        #expect(buttons[1].subviews.first?.presentedFrame == buttons[1].bounds)
    }

    @Test("PI-8: accessories stand around the pointer's shape, or a disc, at their distance and angle")
    func accessories() {
        deciders[0].style = { view in
            var style = PointerStyle(effect: .highlight(view))
            style.accessories = [.arrow(.top), .arrow(.right)]
            return style
        }
        move(60, 40)
        // From the left edge of the disc to the tip of the arrow at the right, from its tip above to the disc's foot.
        #expect(picture?.hotSpot == Point(x: 10, y: 23) && picture?.image.size == Size(width: 33, height: 33))
        move(60, 150)
        #expect(picture == nil)
        deciders[0].style = { _ in
            var style = PointerStyle(shape: .verticalBeam(length: 20))
            style.accessories = [
                PointerAccessory(.roundedRect(Rect(-2, -2, 4, 4)), position: .init(offset: 30, angle: .pi))
            ]
            return style
        }
        move(60, 40)
        #expect(picture?.hotSpot == Point(x: 3, y: 11) && picture?.image.size == Size(width: 6, height: 44))
    }

    @Test("PI-8: a hidden pointer has its accessories alone; what lies nowhere, or is too far away, is left out")
    func oddAccessories() {
        var style = PointerStyle.hidden
        deciders[0].style = { _ in style }
        style.accessories = [PointerAccessory(.roundedRect(Rect(-2, -2, 4, 4)), position: .init(offset: 10, angle: 0))]
        move(60, 40)
        #expect(picture?.image.size == Size(width: 6, height: 6) && picture?.hotSpot == Point(x: 3, y: 13))
        for position in [PointerAccessory.Position(offset: .nan, angle: 0), .init(offset: 1, angle: .infinity)] {
            style.accessories = [PointerAccessory(.roundedRect(Rect(-2, -2, 4, 4)), position: position)]
            move(60, 150)
            move(60, 40)
            #expect(picture == nil && seat.flatMap { host.platform.cursors[$0] } == .hidden)
        }
        style.accessories = [.arrow(.init(offset: 1e6, angle: 1))]
        move(60, 150)
        move(60, 40)
        #expect(picture == nil)
    }

    @Test("PI-8: accessories in pictures: a disc, a beam and a rectangle, in light and dark")
    func pictures() throws {
        let sheet = try Bitmap(size: PixelSize(width: 3 * 80 * 2, height: 2 * 80 * 2))
        let canvas = Canvas(sheet, scale: 2)
        for (row, interface) in [UserInterfaceStyle.light, .dark].enumerated() {
            let host = TestHost(size: Size(width: 80, height: 80), scale: 2)
            host.window.traitOverrides.userInterfaceStyle = interface
            let (view, decider) = (View(frame: Rect(0, 0, 80, 80)), Decider())
            host.window.addSubview(view)
            view.addInteraction(PointerInteraction(delegate: decider))
            for column in 0..<3 {
                decider.style = { [unowned self] in self.style(column, $0) }
                host.clock.advance(by: .seconds(1))
                host.pointer.move(to: Point(x: 90, y: 90))
                host.clock.advance(by: .seconds(1))
                host.pointer.move(to: Point(x: 40, y: 40))
                host.clock.advance(by: .seconds(1))
                let place = Rect(x: Double(column) * 80, y: Double(row) * 80, width: 80, height: 80)
                canvas.draw(host.picture, in: place)
                let seat = try #require(host.platform.cursors.keys.first)
                let pointer = try #require(host.platform.cursorImages[seat])
                let corner = place.origin + Vector(dx: 40 - pointer.hotSpot.x, dy: 40 - pointer.hotSpot.y)
                canvas.draw(pointer.image, in: Rect(origin: corner, size: pointer.image.size))
            }
        }
        try GoldenImages().expect(sheet, named: "pointer-accessories@2x")
    }

    private func style(_ column: Int, _ view: View) -> PointerStyle {
        var style: PointerStyle
        switch column {
        case 0:
            style = PointerStyle(effect: .highlight(view), shape: .roundedRect(Rect(12, 12, 56, 56), radius: 14))
            style.accessories = [.arrow(.top), .arrow(.bottom)]
        case 1:
            style = PointerStyle(shape: .verticalBeam(length: 22))
            style.accessories = [.arrow(.right)]
        default:
            style = PointerStyle(shape: .roundedRect(Rect(-9, -6, 18, 12), radius: 4))
            style.accessories = [.arrow(.topLeft), .arrow(.topRight), .arrow(.bottomLeft), .arrow(.bottomRight)]
        }
        return style
    }
}
