// swift-format-ignore-file
import UIKitNames
import class Foundation.NSObject

final class CardNumberFormatter: NSObject, UITextFieldDelegate {
    var onComplete: ((String) -> Void)?
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard let text = textField.text as NSString? else { return true }
        let proposed = text.replacingCharacters(in: range, with: string)
        let digits = proposed.filter { $0.isNumber }
        guard digits.count <= 16 else { return false }
        var formatted = ""
        for (index, digit) in digits.enumerated() {
            if index > 0 && index % 4 == 0 { formatted.append(" ") }
            formatted.append(digit)
        }
        textField.text = formatted
        let end = textField.endOfDocument
        textField.selectedTextRange = textField.textRange(from: end, to: end)
        textField.sendActions(for: .editingChanged)
        if digits.count == 16 { onComplete?(digits) }
        return false
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

class PaymentViewController: UIViewController, UITextFieldDelegate {
    let scrollView = UIScrollView()
    let stackView = UIStackView()
    let numberField = UITextField(borderStyle: .none)
    let nameField = UITextField(borderStyle: .none)
    let noteView = UITextView()
    private let formatter = CardNumberFormatter()
    private lazy var accessory: UIToolbar = {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        let previous = UIBarButtonItem(image: UIImage(systemName: "chevron.up"), style: .plain, target: self, action: PaymentViewController.previousField)
        let next = UIBarButtonItem(image: UIImage(systemName: "chevron.down"), style: .plain, target: self, action: PaymentViewController.nextField)
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = 12
        let flexible = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: PaymentViewController.dismissKeyboard)
        toolbar.items = [previous, space, next, flexible, done]
        toolbar.sizeToFit()
        return toolbar
    }()
    var log: [String] = []
    var keyboardHeight: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Payment"
        view.backgroundColor = .systemGroupedBackground
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stackView.translatesAutoresizingMaskIntoConstraints = false
        stackView.axis = .vertical
        stackView.spacing = 12
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        [numberField, nameField].forEach {
            $0.borderStyle = .roundedRect
            $0.inputAccessoryView = accessory
            $0.heightAnchor.constraint(equalToConstant: 44).isActive = true
            stackView.addArrangedSubview($0)
        }
        noteView.heightAnchor.constraint(equalToConstant: 120).isActive = true
        stackView.addArrangedSubview(noteView)
        numberField.placeholder = "1234 5678 9012 3456"
        numberField.keyboardType = .numberPad
        numberField.textContentType = .creditCardNumber
        numberField.delegate = formatter
        numberField.addTarget(self, action: PaymentViewController.numberChanged, for: .editingChanged)
        formatter.onComplete = { [weak self] digits in
            self?.log.append("complete \(digits.suffix(4))")
            self?.nameField.becomeFirstResponder()
        }
        nameField.placeholder = "Name on card"
        nameField.autocapitalizationType = .allCharacters
        nameField.autocorrectionType = .no
        nameField.returnKeyType = .done
        nameField.delegate = self
        let rightButton = UIButton(type: .infoLight)
        rightButton.addTarget(self, action: PaymentViewController.showInfo, for: .touchUpInside)
        nameField.rightView = rightButton
        nameField.rightViewMode = .unlessEditing
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
            stackView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
            stackView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -20),
            stackView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
            stackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -40)
        ])
        let tap = UITapGestureRecognizer(target: self, action: PaymentViewController.dismissKeyboard)
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let center = NotificationCenter.default
        center.addObserver(self, selector: PaymentViewController.keyboardWillShow(_:), name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: PaymentViewController.keyboardWillHide(_:), name: UIResponder.keyboardWillHideNotification, object: nil)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }
    private func keyboardWillShow(_ notification: Notification) {
        guard let userInfo = notification.userInfo,
              let frame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
              let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
              let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt else { return }
        let local = view.convert(frame, from: view.window)
        keyboardHeight = max(0, view.bounds.maxY - local.minY)
        UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16), animations: {
            self.scrollView.contentInset.bottom = self.keyboardHeight
            self.scrollView.verticalScrollIndicatorInsets.bottom = self.keyboardHeight
            self.view.layoutIfNeeded()
        }, completion: nil)
        log.append("keyboard \(Int(keyboardHeight))")
    }
    private func keyboardWillHide(_ notification: NSNotification) {
        keyboardHeight = 0
        scrollView.contentInset = .zero
        log.append("keyboard gone")
    }
    private func numberChanged() { log.append("number \(numberField.text!.count)") }
    private func showInfo() { log.append("info") }
    private func nextField() { if numberField.isFirstResponder { nameField.becomeFirstResponder() } else { noteView.becomeFirstResponder() } }
    private func previousField() { if nameField.isEditing { numberField.becomeFirstResponder() } }
    private func dismissKeyboard() { view.endEditing(true) }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        log.append("name begins")
        textField.selectAll(nil)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("name \(textField.text ?? "")")
        return textField.resignFirstResponder()
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("name ends") }
}
