public import Tactus

/// Offers what can be done with texts, addresses and pictures: a list of actions on a sheet.
///
/// A desktop has no share sheet of its own, so the list is what a program can do by itself: put things on the
/// clipboard, open an address of the web, and the ``UIActivity`` objects that it brings. No program of somebody else's
/// is offered, and nothing is saved to a file: there is no dialog for that.
///
/// ```swift
/// let controller = UIActivityViewController(activityItems: ["Hello"], applicationActivities: [Archive()])
/// controller.popoverPresentationController?.barButtonItem = sender
/// present(controller, animated: true)
/// ```
open class UIActivityViewController: AlertController {
    /// Told when the list is gone: which activity, whether it was done, what it gave back, and what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called when an activity is over, or the list was sent away; `nil` by default.
    public final var completionWithItemsHandler: CompletionWithItemsHandler?
    /// What the list leaves out; `nil`, by default, for nothing. Set it before the list is presented.
    public final var excludedActivityTypes: [UIActivity.ActivityType]?

    private let items: [Any]
    private let activities: [UIActivity]
    private weak var host: ViewController?
    private var isListed = false
    private var isOver = false

    /// Creates a list of what can be done with things.
    ///
    /// - Parameters:
    ///   - activityItems: Texts, pictures, addresses of Foundation, and objects that conform to
    ///     ``UIActivityItemSource``. Others are for activities of the program's own.
    ///   - applicationActivities: Activities of the program's own; `nil` for none.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(title: nil, message: nil, preferredStyle: .actionSheet)
    }

    /// Makes the list. An override calls `super`.
    open override func viewDidLoad() {
        list()
        super.viewDidLoad()
    }

    /// Notes who presents. An override calls `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        host = presentingViewController ?? host
    }

    /// Tells of a list that was sent away without a choice. An override calls `super`.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // A choice is told of after the list is gone.
        Application.shared.schedule(after: .zero) { [weak self] in self?.end(nil, false) }
    }

    private func list() {
        guard !isListed else { return }
        isListed = true
        let own = activities.map { ($0, $0.activityType) }
        for (activity, type) in [(CopyActivity(), .copyToPasteboard), (OpenActivity(), .openInBrowser)] + own {
            if let type, excludedActivityTypes?.contains(type) ?? false { continue }
            let given = items.map { ($0 as? any UIActivityItemSource)?.item(for: type, in: self) ?? $0 }
            guard activity.canPerform(withActivityItems: given) else { continue }
            let action = AlertAction(title: activity.activityTitle ?? "", style: .default) { [weak self] _ in
                self?.perform(activity, given)
            }
            addAction(action)
        }
        addAction(AlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.end(nil, false) })
    }

    private func perform(_ activity: UIActivity, _ given: [Any]) {
        activity.prepare(withActivityItems: given)
        activity.whenDone = { [self] isDone in
            waiting = nil
            if let page = activity.activityViewController, page.presentingViewController != nil {
                page.dismiss(animated: true)
            }
            end(activity.activityType, isDone)
        }
        isOver = false
        waiting = activity
        guard let page = activity.activityViewController else { return activity.perform() }
        host?.present(page, animated: true)
    }

    /// The activity that has begun, and has not said that it is done.
    private var waiting: UIActivity?

    private func end(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
        guard !isOver, waiting == nil else { return }
        isOver = true
        completionWithItemsHandler?(type, isDone, nil, nil)
    }
}

extension UIActivityItemSource {
    /// What is given to an activity; the placeholder where it is nothing.
    fileprivate func item(for type: UIActivity.ActivityType?, in controller: UIActivityViewController) -> Any {
        activityViewController(controller, itemForActivityType: type)
            ?? activityViewControllerPlaceholderItem(controller)
    }
}

/// Puts texts, pictures and addresses on the clipboard.
private final class CopyActivity: UIActivity {
    private var given: [Any] = []
    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is UIImage || Self.text(of: $0) != nil }
    }

    override func prepare(withActivityItems activityItems: [Any]) { given = activityItems }

    override func perform() {
        let texts = given.compactMap(Self.text)
        if !texts.isEmpty {
            Pasteboard.general.string = texts.joined(separator: "\n")
        } else if let picture = given.lazy.compactMap({ $0 as? UIImage }).first {
            Pasteboard.general.image = picture
        }
        activityDidFinish(true)
    }

    /// The text that something is; `nil` for what is none.
    static func text(of item: Any) -> String? {
        if let text = item as? String { return text }
        if let text = item as? NSAttributedString { return text.string }
        return address(of: item)
    }

    /// The address that something is: of the web or of a file. Foundation's type is known by its name.
    static func address(of item: Any) -> String? {
        guard String(describing: type(of: item)) == "URL" else { return nil }
        return "\(item)"
    }
}

/// Opens an address of the web.
private final class OpenActivity: UIActivity {
    private var address: String?
    override var activityType: ActivityType? { .openInBrowser }
    override var activityTitle: String? { "Open in Browser" }

    private static func address(in items: [Any]) -> String? {
        items.lazy.compactMap { CopyActivity.text(of: $0) }.first {
            ($0.hasPrefix("https://") || $0.hasPrefix("http://")) && !$0.contains(" ") && !$0.contains("\n")
        }
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        Self.address(in: activityItems) != nil
    }

    override func prepare(withActivityItems activityItems: [Any]) { address = Self.address(in: activityItems) }

    override func perform() {
        guard let address else { return activityDidFinish(false) }
        Application.shared.open(address) { [self] isOpened in activityDidFinish(isOpened) }
    }
}
