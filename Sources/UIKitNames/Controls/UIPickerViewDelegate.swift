public import Tactus

/// Says what the rows of a picker read, or shows them, and is told what was picked. Every method has a default.
@MainActor public protocol UIPickerViewDelegate: PickerViewDelegate {
    /// Returns what a row reads; `nil`, by default, for nothing.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

    /// Returns what a row reads, with its look; `nil`, by default, for what it reads without.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// Returns a view that shows a row; by default none: what it reads shows.
    ///
    /// - Parameters:
    ///   - pickerView: The picker.
    ///   - row: The row.
    ///   - component: Its wheel.
    ///   - view: A view that shows no row any more, to be filled anew; `nil` for none.
    /// - Returns: The view.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView

    /// Returns how high the rows of a wheel are, in points; by default as high as those of others.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// Returns how wide a wheel is, in points; by default as wide as others.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

/// The view of a row that its delegate has none for.
private final class NoRowView: UIView {}

extension UIPickerViewDelegate {
    /// Nothing.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }

    /// What it reads without.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }

    /// None.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { NoRowView() }

    /// As high as those of others.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }

    /// As wide as others.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }

    /// Reads by UIKit's form.
    public func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String {
        let title: String? = self.pickerView(pickerView, titleForRow: row, forComponent: component)
        return title ?? ""
    }

    /// Asks by UIKit's form.
    public func pickerView(
        _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
    ) -> View? {
        let own: UIView = self.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
        guard own is NoRowView else { return own }
        let text = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
        guard let text else { return nil }
        let label = view as? Label ?? Label()
        label.textAlignment = .center
        label.attributedText = text
        return label
    }

    /// Asks by UIKit's form.
    public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double? {
        let height: CGFloat = self.pickerView(pickerView, rowHeightForComponent: component)
        return height > 0 ? height : nil
    }

    /// Asks by UIKit's form.
    public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double? {
        let width: CGFloat = self.pickerView(pickerView, widthForComponent: component)
        return width > 0 ? width : nil
    }
}

nonisolated extension DatePicker.Style {
    /// As the toolkit has it: by buttons.
    public static var automatic: DatePicker.Style { .compact }
}

/// How a day or a time is chosen.
public typealias UIDatePickerStyle = DatePicker.Style
