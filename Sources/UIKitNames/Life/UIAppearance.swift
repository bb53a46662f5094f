public import Tactus

/// What has a look that can be set for all of its class: views, and what bars show.
@MainActor public protocol UIAppearance: AnyObject {}

extension View: UIAppearance {}
extension BarItem: UIAppearance {}

extension UIAppearance {
    /// How all views of the class look that come into a window from now on.
    ///
    /// A view takes over what is set here when it comes into a window, before `didMoveToWindow()`, unless it has been
    /// given something else already: what is no longer as the class makes it stays. Of a class of the program's own
    /// that cannot be known, and what is set here holds; its members win over those of the class it is made of.
    public static func appearance() -> UIAppearanceProxy<Self> { UIAppearanceProxy(inside: []) }

    /// How all views of the class look that come into a window from now on, and are in others.
    ///
    /// - Parameter containers: What they are in, the innermost first: classes of views and of controllers.
    /// - Returns: What to set; it wins over ``appearance()``.
    public static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
        -> UIAppearanceProxy<Self>
    { UIAppearanceProxy(inside: containers) }
}

/// What views are in, whose look depends on it.
@MainActor public protocol UIAppearanceContainer: AnyObject {}

extension View: UIAppearanceContainer {}
extension ViewController: UIAppearanceContainer {}

/// The looks of a class: its members can be set as those of one view, see ``UIAppearance/appearance()``.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemPurple
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .secondaryLabel
/// ```
@MainActor @dynamicMemberLookup
public final class UIAppearanceProxy<Target: UIAppearance> {
    let rule: AppearanceRule

    init(inside containers: [any UIAppearanceContainer.Type]) {
        rule = AppearanceRules.rule(for: Target.self, inside: containers)
    }

    /// Sets a member of all views of the class. Read, it is what was set, else what the class makes it; of a class of
    /// the program's own, which cannot be asked, only what was set can be read.
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Target, Value>) -> Value {
        get {
            if let value = rule.values[path] as? Value { return value }
            guard let fresh = AppearanceRules.fresh(Target.self) else {
                preconditionFailure("the appearance of \(Target.self) is read before it is set; set it first")
            }
            return fresh[keyPath: path]
        }
        set {
            let fresh = AppearanceRules.fresh(Target.self)
            let initial = fresh?[keyPath: path]
            fresh?[keyPath: path] = newValue
            // What is around a view decides about its tint as well.
            let isTint = (fresh as? View)?.traitOverrides.tintColor != nil
            rule.values[path] = newValue
            rule.set(path) { target in
                if isTint { return (target as? View)?.traitOverrides.tintColor == nil }
                guard let initial, let target = target as? Target else { return true }
                return AppearanceRules.isSame(initial, target[keyPath: path])
            } _: { target in
                (target as? Target)?[keyPath: path] = newValue
            }
        }
    }

    /// Does something to all views of the class, in place of what was done under the name.
    func perform(_ name: String, _ body: @escaping (Target) -> Void) {
        rule.set(name) { if let target = $0 as? Target { body(target) } }
    }
}

extension UIAppearanceProxy where Target: SegmentedControl {
    /// Sets how titles look in a state, where a control says nothing of it itself.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        let attributes = attributes.map { TextAttributes($0) }
        perform("title \(state.rawValue)") {
            if $0.titleTextAttributes(for: state) as TextAttributes? == nil {
                $0.setTitleTextAttributes(attributes, for: state)
            }
        }
    }
}

extension UIAppearanceProxy where Target: Button {
    /// Sets the colour of titles in a state, where a button says nothing of it itself.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        perform("color \(state.rawValue)") {
            if $0.titleColor(for: state) == nil { $0.setTitleColor(color, for: state) }
        }
    }

    /// Sets the picture behind the content in a state, where a button has none itself.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        perform("background \(state.rawValue)") {
            if $0.backgroundImage(for: state) == nil { $0.setBackgroundImage(image, for: state) }
        }
    }
}

extension UIAppearanceProxy where Target == UIBarButtonItem {
    /// Sets how the titles of buttons look in bars that come into a window from now on, as far as an item says nothing
    /// of it: normal, highlighted and disabled.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        let attributes = attributes.map { TextAttributes($0) } ?? TextAttributes()
        let member: WritableKeyPath<BarAppearance, TextAttributes> =
            state.contains(.disabled)
            ? \.disabledButtonTitleTextAttributes
            : state.contains(.highlighted) ? \.highlightedButtonTitleTextAttributes : \.buttonTitleTextAttributes
        NavigationBar.appearance().setInAppearances(member, attributes)
        Toolbar.appearance().setInAppearances(member, attributes)
    }
}

extension UIAppearanceProxy where Target == UITabBarItem {
    /// Sets how the titles of tabs look in bars that come into a window from now on, as far as an item says nothing of
    /// it: normal and selected.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        let attributes = attributes.map { TextAttributes($0) } ?? TextAttributes()
        TabBar.appearance().setInAppearances(
            state.contains(.selected) ? \.selectedTabTitleTextAttributes : \.tabTitleTextAttributes, attributes)
    }
}

extension UIAppearanceProxy where Target: View & AppearanceBar {
    func setInAppearances(_ member: WritableKeyPath<BarAppearance, TextAttributes>, _ attributes: TextAttributes) {
        rule.set(member) { bar in (bar as? Target)?.changeAppearances { $0[keyPath: member] = attributes } }
    }
}
