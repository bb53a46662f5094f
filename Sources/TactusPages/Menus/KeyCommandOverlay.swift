import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPlatform
public import TactusUI

/// Lists the key commands that there are now, while the key of their modifier is held. UIKit's overlay for Command.
///
/// ```swift
/// let overlay = KeyCommandOverlay(for: application)     // kept by the delegate
/// ```
///
/// ![Key commands in two columns over a window](keycommands)
///
/// It comes when Control, or whatever `Application.primaryCommandModifier` is, has been held for a second with nothing
/// else, and goes with the key, or with whatever else is pressed. It lists what somebody performs at present: the
/// commands of the menus, by menu, and those of `Responder.keyCommands` from the first responder outwards, by their
/// `Command.discoverabilityTitle`, else their title. Without any nothing shows. It takes no touches.
///
/// Programs started by `main()` have one.
@MainActor
public final class KeyCommandOverlay {
    private weak var application: Application?
    private var modifier = LoneModifier([])
    private var timer: ScheduledTimer?
    private var plate: KeyCommandPlate?
    private lazy var watch = Watch(self)

    /// How long the modifier is held before the list shows.
    private static let delay = Duration.seconds(1)

    /// Creates one that lists the commands of an application, as long as it is kept.
    ///
    /// - Parameter application: The application.
    public init(for application: Application) {
        self.application = application
        application.addDeliveryObserver(watch)
    }

    isolated deinit { hide() }

    /// Whether the list shows.
    public var isShown: Bool { plate != nil }

    private func receive(_ contents: InputFrame.Contents, in application: Application) {
        if !modifier.isHeld {
            guard case .keys = contents else { return }
            modifier = LoneModifier(
                application.primaryCommandModifier.contains(.command)
                    ? [.keyboardLeftGUI, .keyboardRightGUI] : [.keyboardLeftControl, .keyboardRightControl])
        }
        switch modifier.receive(contents) {
        case .down:
            timer?.invalidate()
            timer = application.schedule(after: Self.delay) { [weak self] in self?.show() }
        case .up, .broken:
            timer?.invalidate()
            // When what is pressed has been told of.
            timer = application.schedule(after: .zero) { [weak self] in self?.hide() }
        case nil: break
        }
    }

    private func show() {
        guard let application, plate == nil, let window = application.keyWindow else { return }
        let responder = window.firstResponder ?? window.rootViewController ?? window
        let groups = KeyCommandGroup.all(from: responder, primary: application.primaryCommandModifier)
        guard !groups.isEmpty else { return }
        let plate = KeyCommandPlate(groups)
        self.plate = plate
        window.addSubview(plate)
        plate.fill(window)
        View.performWithoutAnimation { plate.alpha = 0 }
        View.animate(duration: window.theme.motion.quick) { plate.alpha = 1 }
    }

    private func hide() {
        timer?.invalidate()
        timer = nil
        plate?.removeFromSuperview()
        plate = nil
    }

    /// Hears what devices do.
    private final class Watch: DeliveryObserver {
        private weak var overlay: KeyCommandOverlay?

        init(_ overlay: KeyCommandOverlay) { self.overlay = overlay }

        func application(_ application: Application, didReach stage: DeliveryStage) {
            if case .frame(let frame) = stage { overlay?.receive(frame.contents, in: application) }
        }
    }
}

/// The key commands of one menu, or of no menu.
struct KeyCommandGroup {
    let title: String
    var lines: [(title: String, keys: String)] = []

    /// All commands with keys that somebody performs now; each pair of keys once, the first that would fire.
    static func all(from responder: Responder, primary: ModifierFlags) -> [KeyCommandGroup] {
        var known: Set<String> = []
        func group(_ title: String, _ commands: [KeyCommand]) -> KeyCommandGroup {
            var group = KeyCommandGroup(title: title)
            for command in commands where command.validate(from: responder) {
                let words = command.discoverabilityTitle ?? command.title
                let keys = ShortcutName(command, primary: primary).text
                if !words.isEmpty, known.insert(keys).inserted { group.lines.append((words, keys)) }
            }
            return group
        }
        let own = group("", Responder.chain(from: responder).flatMap(\.allKeyCommands))
        let menus = MenuBuilder.mainMenu(for: responder).children.compactMap { $0 as? Menu }
        return (menus.map { group($0.title, $0.keyCommands) } + [own]).filter { !$0.lines.isEmpty }
    }
}
