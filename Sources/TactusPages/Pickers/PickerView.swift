import TactusControls
public import TactusGeometry
import TactusGraphics
public import TactusUI

/// Says what a ``PickerView`` has to choose from.
@MainActor public protocol PickerViewDataSource: AnyObject {
    /// Returns how many wheels there are. Negative counts as none.
    func numberOfComponents(in pickerView: PickerView) -> Int

    /// Returns how many rows a wheel has. Negative counts as none.
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a ``PickerView`` read, and is told what was chosen.
@MainActor public protocol PickerViewDelegate: AnyObject {
    /// Returns what a row reads. Asked for the rows that show, each time they come.
    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String

    /// Returns what assistive tools call a wheel; `nil`, by default, for nothing.
    func pickerView(_ pickerView: PickerView, labelForComponent component: Int) -> String?

    /// Returns how wide a wheel is, in points, as a part of what all of them want; `nil`, by default, for as
    /// wide as the others.
    func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double?

    /// Returns how high the rows of a wheel are, in points, for text of the usual size; `nil`, by default, for as high
    /// as those of others.
    func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double?

    /// Returns a view that shows a row, in place of a text; `nil`, by default, for the text. Asked for the rows that
    /// show, each time they come. It is as high as the rows, as wide as the wheel, and takes no touches.
    ///
    /// - Parameters:
    ///   - pickerView: The picker.
    ///   - row: The row.
    ///   - component: Its wheel.
    ///   - view: One that was returned before and shows no row any more, to be filled anew; `nil` for none.
    /// - Returns: The view.
    func pickerView(
        _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
    ) -> View?

    /// Sent when the user has chosen a row, and its wheel has come to rest. Does nothing by default.
    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
    /// Nothing.
    public func pickerView(_ pickerView: PickerView, labelForComponent component: Int) -> String? { nil }
    /// As wide as the others.
    public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double? { nil }
    /// As high as those of others.
    public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double? { nil }
    /// The text.
    public func pickerView(
        _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
    ) -> View? { nil }
    /// Does nothing.
    public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels beside each other, of which each has a row that is chosen. UIKit's `UIPickerView`.
///
/// ```swift
/// let sizes = PickerView(frame: Rect(x: 0, y: 0, width: 320, height: 216))
/// sizes.dataSource = self
/// sizes.delegate = self
/// sizes.selectRow(2, inComponent: 0, animated: false)
/// ```
///
/// ![Wheels with a date](picker)
///
/// Wheels are flung, and come to rest on a row; a tap on a row brings it to the middle. Arrows up and down turn
/// the wheel that has the focus by a row, page keys by five, Home and End to its ends; arrows to the sides go
/// to the next wheel.
open class PickerView: View {
    /// What there is to choose from. Weak. Setting it reads everything anew.
    public final weak var dataSource: (any PickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Says what rows read. Weak. Setting it reads everything anew.
    public final weak var delegate: (any PickerViewDelegate)? { didSet { reloadAllComponents() } }

    private var wheels: [PickerWheel] = []
    private let band = View()

    /// The height of a row, in points, for text of the usual size.
    static let rowHeight = 36.0

    /// Creates a picker without rows. Without a size in `frame` it is 320 points wide and six rows high.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "picker"
        band.isUserInteractionEnabled = false
        band.backgroundColor = .tertiarySystemFill
        addSubview(band)
        guard frame.size == .zero else { return }
        self.frame = Rect(origin: frame.origin, size: sizeThatFits(Size(width: 320, height: Double.infinity)))
    }

    // MARK: What is there

    /// How many wheels there are.
    public final var numberOfComponents: Int { wheels.count }

    /// Returns how many rows a wheel has; 0 for one that there is not.
    public final func numberOfRows(inComponent component: Int) -> Int {
        wheels.indices.contains(component) ? wheels[component].rowCount : 0
    }

    /// Returns the row of a wheel that is chosen, or that it is coming to; -1 for a wheel without rows,
    /// or that there is not.
    public final func selectedRow(inComponent component: Int) -> Int {
        wheels.indices.contains(component) ? wheels[component].selectedRow : -1
    }

    /// Chooses a row. The delegate is not told.
    ///
    /// - Parameters:
    ///   - row: The row; the nearest one where there is none.
    ///   - component: The wheel; nothing happens where there is none.
    ///   - animated: Whether the wheel turns.
    public final func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard wheels.indices.contains(component) else { return }
        wheels[component].select(row, animated: animated, byUser: false)
    }

    /// Asks anew how many wheels and rows there are, and what these read. What is chosen stays, as far as it is there.
    public final func reloadAllComponents() {
        StackRoom.check("reloadAllComponents()", of: self)
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(of: self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in wheels.indices { reloadComponent(component) }
        setNeedsLayout()
    }

    /// Asks anew how many rows a wheel has, and what they read.
    public final func reloadComponent(_ component: Int) {
        StackRoom.check("reloadComponent(_:)", of: self)
        guard wheels.indices.contains(component) else { return }
        wheels[component].rowCount = max(
            dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
        wheels[component].reload()
    }

    /// Lets the focus go to the wheel beside one.
    func moveFocus(from wheel: PickerWheel, by step: Int) -> Bool {
        guard let index = wheels.firstIndex(of: wheel), wheels.indices.contains(index + step) else { return false }
        return wheels[index + step].becomeFirstResponder()
    }

    // MARK: Layout

    /// The height of a row, as large as the text wants it: that of the wheel with the highest rows.
    final var rowHeight: Double { wheels.map(\.rowHeight).max() ?? rowHeight(of: nil) }

    /// The height of a wheel's rows, in points, as large as the text wants it.
    ///
    /// - Parameter wanted: What the delegate says; what is no height counts as nothing.
    /// - Returns: The height.
    final func rowHeight(of wanted: Double?) -> Double {
        let height = wanted.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? Self.rowHeight
        return (height * max(traitCollection.textScale, 1)).rounded()
    }

    open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: rowHeight * 6) }

    open override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: rowHeight * 6) }

    /// Places the wheels. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = rowHeight
        band.cornerRadius = theme.radii.small
        let inner = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
        band.frame = Rect(x: inner.minX, y: bounds.midY - height / 2, width: inner.width, height: height)
        guard !wheels.isEmpty else { return }
        let wanted = wheels.indices.map { component in
            let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
            return width > 0 && width.isFinite ? width : 0
        }
        let usual = wanted.contains(0) ? max(wanted.reduce(0, +) / Double(wanted.count), 80) : 0
        let widths = wanted.map { $0 == 0 ? usual : $0 }
        let scale = inner.width / max(widths.reduce(0, +), 1)
        var x = inner.minX
        for (wheel, width) in zip(wheels, widths) {
            let frame = Rect(x: x, y: 0, width: width * scale, height: bounds.height)
            wheel.frame = effectiveLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds) : frame
            x += width * scale
        }
    }

    open override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        setNeedsLayout()
    }

    open override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(.group) }
}
