public import Tactus

/// What is set for all views of a class.
final class AppearanceRule {
    let target: any UIAppearance.Type
    let containers: [any UIAppearanceContainer.Type]
    /// The members that were set, by their key paths.
    var values: [AnyHashable: Any] = [:]
    /// A member that was set, whether something has none of its own, and what sets it.
    private struct Setting {
        let key: AnyHashable
        let isFree: (AnyObject) -> Bool
        let body: (AnyObject) -> Void
    }

    private var settings: [Setting] = []

    init(_ target: any UIAppearance.Type, inside containers: [any UIAppearanceContainer.Type]) {
        self.target = target
        self.containers = containers
    }

    /// Sets a member from now on.
    func set(
        _ key: AnyHashable, isFree: @escaping (AnyObject) -> Bool = { _ in true },
        _ body: @escaping (AnyObject) -> Void
    ) {
        settings.removeAll { $0.key == key }
        settings.append(Setting(key: key, isFree: isFree, body: body))
    }

    /// Whether a view is of the class, and in what the rule is for.
    func holds(for view: View) -> Bool {
        guard AppearanceRules.isInstance(view, of: target) else { return false }
        var place = view.next
        for container in containers {
            while let responder = place, !AppearanceRules.isInside(responder, container) { place = responder.next }
            guard place != nil else { return false }
            place = place?.next
        }
        return true
    }

    /// What sets the members that a view has none of its own of.
    func bodies(for view: View) -> [(AnyObject) -> Void] { settings.filter { $0.isFree(view) }.map(\.body) }
}

/// What is set for all views of classes, in the application that is shared; before there is one, in the next that is.
enum AppearanceRules {
    private static var rules: [AppearanceRule] = []
    private static weak var owner: Application?
    private static var hadOwner = false

    /// What is set for a class in containers: one rule each.
    static func rule(
        for target: any UIAppearance.Type, inside containers: [any UIAppearanceContainer.Type]
    ) -> AppearanceRule {
        if let application = Application.sharedIfAny { belong(to: application) }
        let ids = containers.map { ObjectIdentifier($0) }
        let former = rules.first {
            ObjectIdentifier($0.target) == ObjectIdentifier(target) && $0.containers.map { ObjectIdentifier($0) } == ids
        }
        if let former { return former }
        let rule = AppearanceRule(target, inside: containers)
        rules.append(rule)
        // What says more holds over what says less: a class over what it is made of, more containers over fewer.
        let ranks = rules.map { rule in
            (rule: rule, rank: rules.filter { isKind(rule.target, of: $0.target) }.count)
        }
        rules = ranks.enumerated().sorted { left, right in
            let (l, r) = (left.element, right.element)
            return (l.rank, l.rule.containers.count, left.offset) < (r.rank, r.rule.containers.count, right.offset)
        }.map(\.element.rule)
        return rule
    }

    /// Lets what was set before hold in an application that becomes the shared one.
    static func applicationDidBecomeShared(_ application: Application) {
        if hadOwner ? owner === application : !rules.isEmpty { belong(to: application) }
    }

    private static func belong(to application: Application) {
        guard owner !== application else { return }
        if hadOwner { rules = [] }
        (owner, hadOwner) = (application, true)
        let others = application.viewPreparation
        application.viewPreparation = { view in
            others?(view)
            guard owner === view.window?.windowScene?.application else { return }
            // What one rule sets is not the view's own for the next.
            for body in rules.filter({ $0.holds(for: view) }).flatMap({ $0.bodies(for: view) }) { body(view) }
        }
    }

    // MARK: Classes

    static func isInstance<Target: UIAppearance>(_ object: AnyObject, of target: Target.Type) -> Bool {
        object is Target
    }

    static func isInside<Container: UIAppearanceContainer>(_ object: AnyObject, _ container: Container.Type) -> Bool {
        object is Container
    }

    private static func isKind<Target: UIAppearance>(_ type: any UIAppearance.Type, of target: Target.Type) -> Bool {
        type is Target.Type
    }

    /// Whether two values are known to be the same.
    static func isSame(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return "\(left)" == "\(right)"
    }

    /// One of a class as the toolkit makes it; `nil` of a class of the program's own.
    static func fresh<Target: UIAppearance>(_ target: Target.Type) -> Target? {
        let makers: [ObjectIdentifier: () -> View] = [
            ObjectIdentifier(View.self): { View() }, ObjectIdentifier(Label.self): { Label() },
            ObjectIdentifier(Button.self): { Button() }, ObjectIdentifier(ImageView.self): { ImageView() },
            ObjectIdentifier(NavigationBar.self): { NavigationBar(frame: .zero) },
            ObjectIdentifier(TabBar.self): { TabBar(frame: .zero) },
            ObjectIdentifier(Toolbar.self): { Toolbar(frame: .zero) },
            ObjectIdentifier(SearchBar.self): { SearchBar() }, ObjectIdentifier(Switch.self): { Switch() },
            ObjectIdentifier(Slider.self): { Slider() }, ObjectIdentifier(Stepper.self): { Stepper() },
            ObjectIdentifier(SegmentedControl.self): { SegmentedControl() },
            ObjectIdentifier(PageControl.self): { PageControl() },
            ObjectIdentifier(ProgressView.self): { ProgressView() },
            ObjectIdentifier(ActivityIndicatorView.self): { ActivityIndicatorView() },
            ObjectIdentifier(RefreshControl.self): { RefreshControl() },
            ObjectIdentifier(TextField.self): { TextField() }, ObjectIdentifier(SearchField.self): { SearchField() },
            ObjectIdentifier(TextView.self): { TextView() }, ObjectIdentifier(ScrollView.self): { ScrollView() },
            ObjectIdentifier(UITableView.self): { UITableView(frame: .zero, style: .plain) },
            ObjectIdentifier(UITableViewCell.self): { UITableViewCell(style: .default, reuseIdentifier: nil) },
            ObjectIdentifier(UITableViewHeaderFooterView.self): { UITableViewHeaderFooterView(reuseIdentifier: nil) },
            ObjectIdentifier(CollectionCell.self): { CollectionCell(frame: .zero) },
        ]
        return makers[ObjectIdentifier(target)].flatMap { $0() as? Target }
    }
}

/// A bar whose looks are ``BarAppearance``s.
@MainActor public protocol AppearanceBar: AnyObject {
    /// How the bar looks while something is scrolled behind it.
    var standardAppearance: BarAppearance { get set }
    /// How the bar looks while nothing lies behind it; `nil` for as the theme says.
    var scrollEdgeAppearance: BarAppearance? { get set }
}

extension NavigationBar: AppearanceBar {}
extension TabBar: AppearanceBar {}
extension Toolbar: AppearanceBar {}

extension AppearanceBar {
    /// Changes how the bar looks, in all places; a bar that was as the theme says stays so otherwise.
    func changeAppearances(_ change: (inout BarAppearance) -> Void) {
        var edge = scrollEdgeAppearance
        if edge == nil, standardAppearance == .default {
            edge = .default
            if self is NavigationBar { edge?.shadowColor = nil }
        }
        var standard = standardAppearance
        change(&standard)
        standardAppearance = standard
        guard var edge else { return }
        change(&edge)
        scrollEdgeAppearance = edge
    }
}
