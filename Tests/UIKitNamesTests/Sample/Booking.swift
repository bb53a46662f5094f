// swift-format-ignore-file
import UIKitNames
import struct Foundation.Calendar
import struct Foundation.Date
import struct Foundation.DateComponents
import class Foundation.DateFormatter

final class BookingViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, UITextFieldDelegate {
    let nameField = UITextField()
    let roomField = UITextField()
    let dateField = UITextField()
    let guestsStepper = UIStepper()
    let guestsLabel = UILabel()
    let bedControl = UISegmentedControl(items: ["Single", "Double", "Twin"])
    let breakfastSwitch = UISwitch()
    let scrollView = UIScrollView()
    private let picker = UIPickerView()
    private let datePicker = UIDatePicker()
    private let rooms = ["Garden", "Sea", "Tower"]
    private let floors = ["Ground", "First", "Second"]
    private(set) var log: [String] = []
    private var activeField: UITextField?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        for (field, placeholder) in [(nameField, "Name"), (roomField, "Room"), (dateField, "Date")] {
            field.placeholder = placeholder
            field.borderStyle = .roundedRect
            field.delegate = self
            field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
        nameField.textContentType = .name
        nameField.autocorrectionType = .no
        nameField.returnKeyType = .next
        nameField.enablesReturnKeyAutomatically = true
        let icon = UIImageView(image: UIImage(systemName: "person"))
        icon.contentMode = .scaleAspectFit
        icon.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        nameField.leftView = icon
        nameField.leftViewMode = .always
        nameField.clearButtonMode = .whileEditing
        picker.dataSource = self
        picker.delegate = self
        roomField.inputView = picker
        datePicker.datePickerMode = .date
        datePicker.preferredDatePickerStyle = .wheels
        datePicker.addTarget(self, action: BookingViewController.dateChanged(_:), for: .valueChanged)
        dateField.inputView = datePicker
        let toolbar = UIToolbar()
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: BookingViewController.donePressed),
        ]
        toolbar.sizeToFit()
        roomField.inputAccessoryView = toolbar
        dateField.inputAccessoryView = toolbar
        guestsStepper.minimumValue = 1
        guestsStepper.maximumValue = 4
        guestsStepper.stepValue = 1
        guestsStepper.wraps = false
        guestsStepper.autorepeat = true
        guestsStepper.addTarget(self, action: BookingViewController.guestsChanged(_:), for: .valueChanged)
        guestsLabel.text = "1 guest"
        bedControl.selectedSegmentIndex = 0
        bedControl.selectedSegmentTintColor = .systemOrange
        bedControl.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        bedControl.addTarget(self, action: BookingViewController.bedChanged(_:), for: .valueChanged)
        bedControl.setEnabled(false, forSegmentAt: 2)
        breakfastSwitch.isOn = true
        breakfastSwitch.onTintColor = .systemGreen
        breakfastSwitch.addTarget(self, action: BookingViewController.breakfastChanged, for: .valueChanged)
        let guests = UIStackView(arrangedSubviews: [guestsLabel, guestsStepper])
        guests.distribution = .equalSpacing
        guests.alignment = .center
        let stack = UIStackView(arrangedSubviews: [nameField, roomField, dateField, guests, bedControl, breakfastSwitch])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(30, after: dateField)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        let tap = UITapGestureRecognizer(target: view, action: UIView.endEditing(_:))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(self, selector: BookingViewController.keyboardWillChange(_:), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo,
              let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
              let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double else { return }
        let frame = view.convert(value.cgRectValue, from: view.window)
        let overlap = max(view.bounds.maxY - frame.minY, 0)
        UIView.animate(withDuration: duration) {
            self.scrollView.contentInset.bottom = overlap
            self.scrollView.verticalScrollIndicatorInsets.bottom = overlap
        }
        if let field = activeField {
            scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: true)
        }
    }

    private func donePressed() { view.endEditing(true) }

    private func dateChanged(_ sender: UIDatePicker) {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        dateField.text = formatter.string(from: sender.date)
    }

    private func guestsChanged(_ sender: UIStepper) {
        guestsLabel.text = "\(Int(sender.value)) guest\(sender.value == 1 ? "" : "s")"
    }

    private func bedChanged(_ sender: UISegmentedControl) {
        log.append("bed \(sender.titleForSegment(at: sender.selectedSegmentIndex) ?? "")")
    }

    private func breakfastChanged() { log.append("breakfast \(breakfastSwitch.isOn)") }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return component == 0 ? rooms.count : floors.count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return component == 0 ? rooms[row] : floors[row]
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 140 : 120 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        roomField.text = "\(rooms[pickerView.selectedRow(inComponent: 0)]), \(floors[pickerView.selectedRow(inComponent: 1)])"
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        activeField = textField
        if textField === roomField, textField.text?.isEmpty ?? true {
            pickerView(picker, didSelectRow: picker.selectedRow(inComponent: 0), inComponent: 0)
        }
    }
    func textFieldDidEndEditing(_ textField: UITextField) { if activeField === textField { activeField = nil } }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField { roomField.becomeFirstResponder() } else { textField.resignFirstResponder() }
        return true
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard textField === nameField, let text = textField.text as NSString? else { return textField === nameField }
        return text.replacingCharacters(in: range, with: string).count <= 12
    }
}

extension OptionalForms where Self: UIDatePicker {
    fileprivate var date: Date {
        get { moment(of: (self as UIDatePicker).date as CalendarDate, (self as UIDatePicker).time) }
        set {
            let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: newValue)
            (self as UIDatePicker).date = day(of: newValue) as CalendarDate
            (self as UIDatePicker).time = TimeOfDay(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
        }
    }
    fileprivate var minimumDate: Date? {
        get { moment(of: (self as UIDatePicker).minimumDate as CalendarDate, TimeOfDay(minuteOfDay: 0)) }
        set { if let newValue { (self as UIDatePicker).minimumDate = day(of: newValue) as CalendarDate } }
    }
    fileprivate var maximumDate: Date? {
        get { moment(of: (self as UIDatePicker).maximumDate as CalendarDate, TimeOfDay(minuteOfDay: 0)) }
        set { if let newValue { (self as UIDatePicker).maximumDate = day(of: newValue) as CalendarDate } }
    }
    fileprivate func setDate(_ date: Date, animated: Bool) { self.date = date as Date }
    private func moment(of day: CalendarDate, _ time: TimeOfDay) -> Date {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
        (parts.hour, parts.minute) = (time.hour, time.minute)
        return Calendar.current.date(from: parts) ?? .distantPast
    }
    private func day(of date: Date) -> CalendarDate {
        let parts = Calendar.current.dateComponents([.year, .month, .day], from: date)
        return CalendarDate(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
    }
}
