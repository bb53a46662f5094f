import TactusGeometry
import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// A sheet for each kind of control: a column for each state, a row for each appearance.
@MainActor
@Suite("What controls look like")
struct ControlSheetTests {
    /// The control of a row, and what of it is the same in two columns.
    nonisolated enum Kind: String, CaseIterable {
        case plain, gray, tinted, filled, icon, toggle, `switch`, slider, stepper, segments, pages, checkbox, radios

        /// Where there is something to read, in points from the control's middle.
        var placesOfText: [Double] {
            switch self {
            case .segments: [-30, 30]
            case .stepper: [-26, 26]
            default: [0]
            }
        }
    }

    /// The columns.
    private enum Stand: Int, CaseIterable {
        case atRest, inUse, pressed, focused, disabled
    }

    private static let rows: [TraitOverrides] = {
        var rows = [TraitOverrides](repeating: TraitOverrides(), count: 5)
        rows[1].userInterfaceStyle = .dark
        rows[2].accessibilityContrast = .high
        rows[3] = rows[1]
        rows[3].accessibilityContrast = .high
        rows[4].layoutDirection = .rightToLeft
        return rows
    }()

    private static func cell(_ kind: Kind) -> Size { Size(width: 136, height: kind == .radios ? 104 : 60) }

    @Test(
        "AP-21, RS-17: each state looks like no other: light, dark, with high contrast of both, mirrored",
        arguments: Kind.allCases, [1.0, 1.5, 2.0])
    func sheet(kind: Kind, scale: Double) throws {
        let width = Self.cell(kind).width * Double(Stand.allCases.count)
        let row = Size(width: width, height: Self.cell(kind).height)
        let size = PixelSize(width: Int(width * scale), height: Int(row.height * scale) * Self.rows.count)
        let sheet = try Bitmap(size: size)
        for (index, traits) in Self.rows.enumerated() {
            let picture = draw(kind, traits, row, scale)
            try expectDifferentStates(kind, picture, scale)
            let box = Rect(x: 0, y: Double(index) * row.height, width: width, height: row.height)
            Canvas(sheet, scale: scale).draw(picture, in: box)
        }
        try GoldenImages().expect(sheet, named: "\(kind.rawValue)@\(scale)x")
    }

    @Test(
        "AP-21, AP-10: text on buttons and segments, and what steppers say, can be read in every state",
        arguments: [Kind.plain, .gray, .tinted, .filled, .icon, .toggle, .segments, .stepper])
    func legibility(kind: Kind) {
        for traits in Self.rows {
            let picture = draw(kind, traits, Size(width: 136 * 5, height: 60), 2)
            let isStrong = traits.accessibilityContrast == .high
            for stand in Stand.allCases {
                // What can be done now stands out; what else there is can be read still.
                let needed = stand == .disabled ? isStrong ? 4 : 3 : isStrong ? 7 : 4.5
                let middle = (Double(stand.rawValue) + 0.5) * Self.cell(kind).width
                let ratios = kind.placesOfText.map { picture.contrast(aroundColumn: Int(2 * (middle + $0))) }
                // At its least value a stepper cannot go down, and says so.
                let ratio = kind == .stepper && stand == .atRest ? ratios.max() : ratios.min()
                #expect(ratio ?? 0 >= needed, "\(stand), \(traits): \(ratios)")
            }
        }
    }

    /// Draws a control in all states side by side.
    private func draw(_ kind: Kind, _ traits: TraitOverrides, _ size: Size, _ scale: Double) -> Bitmap {
        let host = TestHost(size: size, scale: scale)
        host.application.traitOverrides = traits
        host.window.showsFocus = true
        for stand in Stand.allCases {
            let control = Self.control(kind, stand)
            let middle = Point((Double(stand.rawValue) + 0.5) * Self.cell(kind).width, Self.cell(kind).height / 2)
            host.window.addSubview(control)
            control.center = middle
            switch stand {
            case .atRest, .inUse: break
            case .pressed: host.finger().down(at: control.placeToPress)
            case .focused: control.becomeFirstResponder()
            case .disabled: control.isEnabled = false
            }
            host.window.showsFocus = true
        }
        return host.picture
    }

    private static func control(_ kind: Kind, _ stand: Stand) -> Control {
        let isInUse = stand == .inUse
        switch kind {
        case .plain, .gray, .tinted, .filled:
            let styles: [Kind: Button.Style] = [.plain: .plain, .gray: .gray, .tinted: .tinted]
            let button = Button(title: "Save", style: styles[kind] ?? .filled, frame: Rect(0, 0, 112, 44))
            button.isSelected = isInUse
            return button
        case .icon, .toggle:
            let title = kind == .icon ? "Delete" : ""
            let button = Button(title: title, icon: kind == .icon ? .trash : .play)
            button.changesSelectionAsPrimaryAction = kind == .toggle
            button.isSelected = isInUse
            button.sizeToFit()
            return button
        case .checkbox:
            let box = Checkbox(title: "Milk")
            box.checkState = isInUse ? .mixed : stand == .atRest ? .off : .on
            box.sizeToFit()
            return box
        case .radios:
            let group = RadioGroup(titles: ["Small", "Large"])
            group.selectedIndex = isInUse ? 1 : 0
            group.sizeToFit()
            return group
        case .switch:
            let control = Switch()
            control.isOn = isInUse
            return control
        case .slider:
            let slider = Slider(frame: Rect(0, 0, 120, 44))
            slider.value = isInUse ? 0.8 : 0.3
            return slider
        case .stepper:
            let stepper = Stepper()
            stepper.value = stand == .atRest ? 0 : 3
            return stepper
        case .segments:
            let segments = SegmentedControl(titles: ["Day", "Year"], frame: Rect(0, 0, 120, 44))
            segments.selectedSegmentIndex = isInUse ? 1 : 0
            return segments
        case .pages:
            let pages = PageControl()
            pages.numberOfPages = 4
            pages.currentPage = isInUse ? 3 : 0
            pages.sizeToFit()
            return pages
        }
    }

    private func expectDifferentStates(_ kind: Kind, _ picture: Bitmap, _ scale: Double) throws {
        let cell = PixelSize(width: Int(Self.cell(kind).width * scale), height: picture.size.height)
        var different: [Bitmap] = []
        for stand in Stand.allCases {
            let state = try picture.part(
                PixelRect(x: stand.rawValue * cell.width, y: 0, width: cell.width, height: cell.height))
            if !different.contains(where: state.hasSamePixels) { different.append(state) }
        }
        // A filled button that is chosen looks as it does anyway.
        #expect(different.count == Stand.allCases.count - (kind == .filled ? 1 : 0))
    }
}

extension Control {
    /// Where a finger presses it, in points of the window: on its thumb, if it has one.
    fileprivate var placeToPress: Point {
        guard let window else { return center }
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        guard self is Slider else { return center + Vector(dx: -20, dy: self is RadioGroup ? 20 : 0) }
        let place = 14 + 0.3 * (bounds.width - 28)
        return convert(Point(isMirrored ? bounds.maxX - place : place, bounds.midY), to: window)
    }
}

extension Bitmap {
    /// The contrast of what is drawn in the middle of a button with the button itself, which most pixels are of.
    ///
    /// - Parameter column: The column in the button's middle.
    /// - Returns: The highest ratio there.
    fileprivate func contrast(aroundColumn column: Int) -> Double {
        let pixels = (size.height / 2 - 16..<size.height / 2 + 16).flatMap { y in
            (column - 24..<column + 24).map { PixelPoint(x: $0, y: y) }
        }
        var counts: [UInt32: Int] = [:]
        for pixel in pixels { counts[self[pixel.x, pixel.y], default: 0] += 1 }
        guard let most = counts.max(by: { $0.value < $1.value })?.key,
            let ground = pixels.first(where: { self[$0.x, $0.y] == most })
        else { return 1 }
        return pixels.map { color(at: $0).contrastRatio(to: color(at: ground)) }.max() ?? 1
    }
}
