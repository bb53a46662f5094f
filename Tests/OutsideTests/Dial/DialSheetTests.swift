import Tactus
import TactusTesting
import Testing

/// The dial beside the toolkit's slider, so that one sees that they belong together.
@MainActor
@Suite("What the dial looks like beside the slider")
struct DialSheetTests {
    private static let cell = Size(width: 152, height: 192)

    /// The columns.
    private enum Stand: CaseIterable {
        case atRest, inUse, pressed, focused, disabled
    }

    private static let rows: [TraitOverrides] = {
        var rows = [TraitOverrides](repeating: TraitOverrides(), count: 5)
        rows[1].userInterfaceStyle = .dark
        rows[2].accessibilityContrast = .high
        rows[3] = rows[1]
        rows[3].accessibilityContrast = .high
        rows[4].layoutDirection = .rightToLeft
        rows[4].textScale = 1.6
        return rows
    }()

    @Test(
        "each state looks like no other: light, dark, with high contrast of both, mirrored with larger text",
        arguments: [1.0, 2.0])
    func sheet(scale: Double) throws {
        let row = Size(width: Self.cell.width * Double(Stand.allCases.count), height: Self.cell.height)
        let sheet = try Bitmap(
            size: PixelSize(width: Int(row.width * scale), height: Int(row.height * scale) * Self.rows.count))
        for (index, traits) in Self.rows.enumerated() {
            let picture = draw(traits, row, scale)
            let states = try Stand.allCases.indices.map { try cell($0, of: picture, scale) }
            #expect(states.indices.allSatisfy { !states[..<$0].contains(where: states[$0].hasSamePixels) })
            Canvas(sheet, scale: scale).draw(
                picture, in: Rect(x: 0, y: Double(index) * row.height, width: row.width, height: row.height))
        }
        try GoldenImages().expect(sheet, named: "dial-beside-slider@\(scale)x")
    }

    private func cell(_ column: Int, of picture: Bitmap, _ scale: Double) throws -> Bitmap {
        let cell = try Bitmap(
            size: PixelSize(width: Int(Self.cell.width * scale), height: Int(Self.cell.height * scale)))
        let size = Size(width: Double(picture.size.width) / scale, height: Double(picture.size.height) / scale)
        let origin = Point(x: -Double(column) * Self.cell.width, y: 0)
        Canvas(cell, scale: scale).draw(picture, in: Rect(origin: origin, size: size))
        return cell
    }

    /// Draws the two controls in all states side by side.
    private func draw(_ traits: TraitOverrides, _ size: Size, _ scale: Double) -> Bitmap {
        let host = TestHost(size: size, scale: scale)
        host.application.traitOverrides = traits
        for (column, stand) in Stand.allCases.enumerated() {
            let (dial, slider) = (ValueControlKind.dial.make(), ValueControlKind.slider.make())
            for control in [dial, slider] {
                control.value = stand == .atRest ? 0.3 : 0.7
                host.window.addSubview(control)
            }
            host.window.updateTraitsIfNeeded()
            let middle = (Double(column) + 0.5) * Self.cell.width
            dial.sizeToFit()
            dial.frame.origin = Point(x: middle - dial.bounds.width / 2, y: 10)
            slider.frame.origin = Point(x: middle - slider.bounds.width / 2, y: 142)
            show(stand, of: dial, in: host)
            show(stand, of: slider, in: host)
        }
        host.window.showsFocus = true
        return host.picture
    }

    private func show(_ stand: Stand, of control: some ValueControl, in host: TestHost) {
        switch stand {
        case .atRest, .inUse: break
        case .pressed:
            host.finger().down(at: control.convert(control.position(of: control.value), to: host.window))
        case .focused:
            // One window has one first responder: the dial has the ring.
            if control is Dial { control.becomeFirstResponder() }
        case .disabled: control.isEnabled = false
        }
    }
}
