// swift-format-ignore-file
import UIKitNames

final class ColumnViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching {
    private(set) var cards: [String]
    private(set) var prefetched: [Int] = []
    private(set) var moves: [String] = []
    private(set) lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.alwaysBounceVertical = true
        view.dataSource = self
        view.delegate = self
        view.prefetchDataSource = self
        view.register(CardCell.self, forCellWithReuseIdentifier: "Card")
        return view
    }()
    private lazy var longPress = UILongPressGestureRecognizer(target: self, action: ColumnViewController.handleLongPress(_:))

    init(title: String, cards: [String]) {
        self.cards = cards
        super.init()
        self.title = title
    }


    override func loadView() { view = collectionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.addGestureRecognizer(longPress)
        let refresh = UIRefreshControl()
        refresh.attributedTitle = NSAttributedString(string: "Pull", attributes: [.foregroundColor: UIColor.secondaryLabel])
        refresh.addTarget(self, action: ColumnViewController.reload(_:), for: .valueChanged)
        collectionView.refreshControl = refresh
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: ColumnViewController.add)
    }

    private func reload(_ sender: UIRefreshControl) {
        cards.insert("Fresh", at: 0)
        collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        sender.endRefreshing()
    }

    private func add() {
        let alert = UIAlertController(title: "New card", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Title"
            field.autocapitalizationType = .sentences
            field.returnKeyType = .done
        }
        let ok = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
            guard let self = self, let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
            self.cards.append(text)
            self.collectionView.insertItems(at: [IndexPath(item: self.cards.count - 1, section: 0)])
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(ok)
        alert.preferredAction = ok
        present(alert, animated: true)
    }

    private func handleLongPress(_ gesture: UILongPressGestureRecognizer) {
        switch gesture.state {
        case .began:
            guard let indexPath = collectionView.indexPathForItem(at: gesture.location(in: collectionView)) else { return }
            collectionView.beginInteractiveMovementForItem(at: indexPath)
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(gesture.location(in: collectionView))
        case .ended:
            collectionView.endInteractiveMovement()
        default:
            collectionView.cancelInteractiveMovement()
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cards.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath) as! CardCell
        cell.titleLabel.text = cards[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { indexPath.item > 0 }

    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let card = cards.remove(at: sourceIndexPath.item)
        cards.insert(card, at: destinationIndexPath.item)
        moves.append("\(sourceIndexPath.item)>\(destinationIndexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: collectionView.bounds.width - 16, height: 60)
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetched += indexPaths.map { $0.item }
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        let detail = UIViewController()
        detail.title = cards[indexPath.item]
        detail.view.backgroundColor = .systemBackground
        navigationController?.pushViewController(detail, animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        nil
    }
}

final class CardCell: UICollectionViewCell {
    let titleLabel = UILabel()
    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
            }
        }
    }

    required init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.1
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.masksToBounds = false
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }


    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
    }
}

final class BoardTabs: UITabBarController, UITabBarControllerDelegate {
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let todo = ColumnViewController(title: "To Do", cards: (0..<40).map { "Card \($0)" })
        let done = ColumnViewController(title: "Done", cards: ["First"])
        viewControllers = [todo, done].map { page in
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.tabBarItem = UITabBarItem(title: page.title, image: UIImage(systemName: "list.bullet"), tag: 0)
            return navigation
        }
        viewControllers?.last?.tabBarItem.badgeValue = "1"
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        if viewController === selectedViewController,
           let navigation = viewController as? UINavigationController,
           navigation.viewControllers.count == 1,
           let column = navigation.topViewController as? ColumnViewController {
            let top = CGPoint(x: 0, y: -column.collectionView.adjustedContentInset.top)
            column.collectionView.setContentOffset(top, animated: true)
            log.append("top")
        }
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.append("selected \(tabBarController.selectedIndex)")
    }
}
