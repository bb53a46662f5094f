// swift-format-ignore-file
import UIKitNames

// A custom container: a side drawer with an interactive pan, child controllers and appearance forwarding.
protocol DrawerMenuDelegate: AnyObject { func drawerMenu(_ menu: DrawerMenuViewController, didSelect title: String) }

final class DrawerMenuViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    weak var delegate: DrawerMenuDelegate?
    let tableView = UITableView(frame: .zero, style: .plain)
    let titles = ["Inbox", "Sent", "Trash"]

    override func loadView() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        view = tableView
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return titles.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = titles[indexPath.row]
        cell.imageView?.image = UIImage(systemName: "tray")
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.drawerMenu(self, didSelect: titles[indexPath.row])
    }
}

final class DrawerContainerViewController: UIViewController, UIGestureRecognizerDelegate {
    private let menu = DrawerMenuViewController()
    private(set) var content: UIViewController
    private let dimmingView = UIView()
    private let menuWidth: CGFloat = 240
    private(set) var isOpen = false
    private(set) var log: [String] = []
    private lazy var edgePan: UIScreenEdgePanGestureRecognizer = {
        let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: DrawerContainerViewController.handlePan(_:))
        recognizer.edges = .left
        recognizer.delegate = self
        return recognizer
    }()
    private lazy var closePan = UIPanGestureRecognizer(target: self, action: DrawerContainerViewController.handlePan(_:))
    private var menuLeading: NSLayoutConstraint!

    init(content: UIViewController) {
        self.content = content
        super.init()
    }


    override func viewDidLoad() {
        super.viewDidLoad()
        embed(content)
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimmingView.alpha = 0
        dimmingView.frame = view.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: DrawerContainerViewController.closeTapped))
        view.addSubview(dimmingView)
        addChild(menu)
        menu.delegate = self
        menu.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(menu.view)
        menuLeading = menu.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -menuWidth)
        NSLayoutConstraint.activate([
            menuLeading,
            menu.view.widthAnchor.constraint(equalToConstant: menuWidth),
            menu.view.topAnchor.constraint(equalTo: view.topAnchor),
            menu.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        menu.didMove(toParent: self)
        view.addGestureRecognizer(edgePan)
        dimmingView.addGestureRecognizer(closePan)
        menu.view.layer.shadowOpacity = 0.3
        menu.view.layer.shadowOffset = CGSize(width: 2, height: 0)
        menu.view.layer.masksToBounds = false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        menu.view.layer.shadowPath = UIBezierPath(rect: menu.view.bounds).cgPath
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(child.view, at: 0)
        child.didMove(toParent: self)
    }

    func show(_ newContent: UIViewController) {
        let old = content
        guard newContent !== old else { return setOpen(false, animated: true) }
        content = newContent
        old.willMove(toParent: nil)
        addChild(newContent)
        newContent.view.frame = old.view.frame
        transition(from: old, to: newContent, duration: 0.25, options: [.transitionCrossDissolve], animations: nil) { finished in
            old.removeFromParent()
            newContent.didMove(toParent: self)
            self.view.sendSubviewToBack(newContent.view)
            self.log.append("shows \(newContent.title ?? "") \(finished)")
        }
        setOpen(false, animated: true)
    }

    func setOpen(_ open: Bool, animated: Bool) {
        isOpen = open
        menuLeading.constant = open ? 0 : -menuWidth
        UIView.animate(withDuration: animated ? 0.3 : 0, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: [.beginFromCurrentState, .allowUserInteraction], animations: {
            self.dimmingView.alpha = open ? 1 : 0
            self.view.layoutIfNeeded()
        }, completion: { _ in self.log.append(open ? "open" : "closed") })
    }

    private func closeTapped() { setOpen(false, animated: true) }

    private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: view)
        let velocity = recognizer.velocity(in: view)
        switch recognizer.state {
        case .changed:
            let offset = isOpen ? min(0, translation.x) : min(-menuWidth + translation.x, 0)
            menuLeading.constant = offset
            dimmingView.alpha = 1 + offset / menuWidth
        case .ended, .cancelled, .failed:
            setOpen(velocity.x > 0 || (velocity.x == 0 && menuLeading.constant > -menuWidth / 2), animated: true)
        default:
            break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !isOpen }
}

extension DrawerContainerViewController: DrawerMenuDelegate {
    func drawerMenu(_ menu: DrawerMenuViewController, didSelect title: String) {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .systemTeal
        show(page)
    }
}
