// swift-format-ignore-file
import UIKitNames
import struct Foundation.Locale
import protocol Foundation.LocalizedError

class LoginViewController: UIViewController {
    enum ValidationError: LocalizedError {
        case invalidEmail, shortPassword(minimum: Int)
        var errorDescription: String? {
            switch self {
            case .invalidEmail: return "This is no address."
            case .shortPassword(let minimum): return "At least \(minimum) characters."
            }
        }
    }
    let emailField: UITextField = {
        let field = UITextField(borderStyle: .none)
        field.placeholder = "Email"
        field.keyboardType = .emailAddress
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.textContentType = .username
        field.borderStyle = .roundedRect
        field.returnKeyType = .next
        field.clearButtonMode = .whileEditing
        return field
    }()
    let passwordField: UITextField = {
        let field = UITextField(borderStyle: .none)
        field.attributedPlaceholder = NSAttributedString(string: "Password", attributes: [.foregroundColor: UIColor.systemGray])
        field.isSecureTextEntry = true
        field.textContentType = .password
        field.borderStyle = .roundedRect
        field.returnKeyType = .go
        field.enablesReturnKeyAutomatically = true
        return field
    }()
    let loginButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Log In"
        configuration.cornerStyle = .large
        configuration.baseBackgroundColor = .systemIndigo
        configuration.imagePadding = 8
        configuration.buttonSize = .large
        let button = UIButton(configuration: configuration, primaryAction: nil)
        button.isEnabled = false
        button.configurationUpdateHandler = { button in
            button.alpha = button.isEnabled ? 1 : 0.5
        }
        return button
    }()
    let errorLabel = UILabel()
    let activityIndicator = UIActivityIndicatorView(style: .medium)
    private let stackView = UIStackView()
    var onLogin: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        errorLabel.textColor = .systemRed
        errorLabel.font = .preferredFont(forTextStyle: .footnote)
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true
        activityIndicator.hidesWhenStopped = true
        let showButton = UIButton(type: .custom)
        showButton.setImage(UIImage(systemName: "eye"), for: .normal)
        showButton.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        showButton.addTarget(self, action: LoginViewController.togglePassword(_:), for: .touchUpInside)
        passwordField.rightView = showButton
        passwordField.rightViewMode = .always
        stackView.axis = .vertical
        stackView.spacing = 12
        stackView.isLayoutMarginsRelativeArrangement = true
        stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        [emailField, passwordField, errorLabel, loginButton, activityIndicator].forEach { stackView.addArrangedSubview($0) }
        stackView.setCustomSpacing(24, after: passwordField)
        view.addSubview(stackView)
        NSLayoutConstraint.activate([
            stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stackView.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
            loginButton.heightAnchor.constraint(equalToConstant: 50)
        ])
        for field in [emailField, passwordField] {
            field.delegate = self
            field.addTarget(self, action: LoginViewController.fieldChanged, for: .editingChanged)
        }
        loginButton.addTarget(self, action: LoginViewController.login, for: .touchUpInside)
    }
    func togglePassword(_ sender: UIButton) {
        passwordField.isSecureTextEntry.toggle()
        sender.setImage(UIImage(systemName: passwordField.isSecureTextEntry ? "eye" : "eye.slash"), for: .normal)
    }
    func fieldChanged() {
        loginButton.isEnabled = emailField.hasText && passwordField.hasText
        setError(nil)
    }
    private func validate() throws -> String {
        let email = emailField.text ?? ""
        guard email.contains("@"), email.split(separator: "@").count == 2 else { throw ValidationError.invalidEmail }
        guard let password = passwordField.text, password.count >= 8 else { throw ValidationError.shortPassword(minimum: 8) }
        return email
    }
    func login() {
        view.endEditing(true)
        do {
            let email = try validate()
            setLoading(true)
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
                self?.setLoading(false)
                self?.onLogin?(email)
            }
        } catch {
            setError(error.localizedDescription)
            shake()
        }
    }
    private func setLoading(_ isLoading: Bool) {
        isLoading ? activityIndicator.startAnimating() : activityIndicator.stopAnimating()
        view.isUserInteractionEnabled = !isLoading
    }
    func setError(_ text: String?) {
        guard errorLabel.text != text else { return }
        errorLabel.text = text
        UIView.animate(withDuration: 0.25) {
            self.errorLabel.isHidden = text == nil
            self.stackView.layoutIfNeeded()
        }
    }
    private func shake() {
        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: .calculationModeLinear) {
            for (index, offset) in [CGFloat(-10), 10, -6, 0].enumerated() {
                UIView.addKeyframe(withRelativeStartTime: Double(index) / 4, relativeDuration: 0.25) {
                    self.stackView.transform = CGAffineTransform(translationX: offset, y: 0)
                }
            }
        }
    }
}
extension LoginViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch textField {
        case emailField: passwordField.becomeFirstResponder()
        default: login()
        }
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { textField.layer.borderColor = view.tintColor.cgColor }
    func textFieldDidEndEditing(_ textField: UITextField) { textField.layer.borderColor = nil }
}
