import TactusGeometry
import TactusGraphics
import TactusUI

/// The page that shows beside a context menu, on a plate of its own: a tap opens it for good.
///
/// It holds the page's controller as a child while the menu is open, so that the controller is told that it appears and
/// disappears. What is on the page takes no touches.
final class MenuPreview: ViewController {
    /// What shows.
    let controller: ViewController
    private let commit: ((ViewController) -> Void)?
    private let plate = View()
    /// Closes the menu.
    var close: () -> Void = {}

    /// Between the plate and the menu, in points.
    private static let gap = 6.0
    /// The height that is left to the menu at least, where it wants as much.
    private static let leastHeight = 120.0

    init(of controller: ViewController, committing commit: ((ViewController) -> Void)?) {
        self.controller = controller
        self.commit = commit
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let content = View()
        let theme = view.theme
        plate.shadow = theme.shadows.menu
        (plate.cornerRadius, content.cornerRadius) = (theme.radii.large, theme.radii.large)
        plate.backgroundColor = .systemBackground
        content.clipsToBounds = true
        content.isUserInteractionEnabled = false
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        plate.addSubview(content)
        view.addSubview(plate)
        addChild(controller)
        controller.view.frame = content.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(controller.view)
        controller.didMove(toParent: self)
        let tap = TapGestureRecognizer()
        tap.name = "preview"
        tap.addAction { [weak self] _ in self?.open() }
        plate.addGestureRecognizer(tap)
    }

    /// Places the plate over what the menu is about, with room for the menu below.
    ///
    /// - Parameters:
    ///   - anchor: What the menu is about.
    ///   - room: Where both must stay.
    ///   - menuHeight: How high the menu wants to be.
    /// - Returns: Where the plate is.
    func layOut(at anchor: Rect, in room: Rect, menuHeight: Double) -> Rect {
        let wanted = controller.preferredContentSize
        let most = max(room.height - menuHeight - Self.gap, min(Self.leastHeight, room.height))
        let size = Size(
            width: min(wanted.width > 0 ? wanted.width : 400, room.width),
            height: min(wanted.height > 0 ? wanted.height : room.height * 0.6, most))
        let x = min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width)
        let lowest = room.maxY - size.height - Self.gap - menuHeight
        let y = max(min(anchor.midY - size.height / 2, lowest), room.minY)
        let frame = Rect(x: x, y: y, width: size.width, height: size.height)
        // While it swings in, its frame is not its own.
        plate.bounds.size = frame.size
        plate.center = frame.center
        return frame
    }

    /// Lets it come.
    func appear() {
        View.performWithoutAnimation {
            plate.alpha = 0
            plate.transform = Transform(scaleX: 0.8, y: 0.8)
        }
        View.animate(spring: view.theme.motion.menu, options: .allowUserInteraction) {
            self.plate.alpha = 1
            self.plate.transform = .identity
        }
    }

    /// Lets it go, inside an animation.
    func fade() { plate.alpha = 0 }

    /// A tap: the menu closes, and the page belongs to whoever opens it.
    private func open() {
        guard let commit else { return close() }
        plate.isHidden = true
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        close()
        commit(controller)
    }
}
