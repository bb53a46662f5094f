public import TactusGeometry

/// A thing as it is to somebody who does not see the screen, with the things inside it: a value that says what was so
/// when it was asked for.
///
/// ```swift
/// let tree = scene.accessibilityTree
/// print(tree)
///
///     window “Settings” (0, 0, 390×844)
///       label “Notifications” (20, 20, 140×23)
///       switch “Sounds” on (320, 60, 52×44)
/// ```
///
/// Views become nodes by their ``View/accessibilityRole``; those without one, mostly, are no nodes, and what is inside
/// them stands in their place. What is hidden is left out; what is scrolled out of sight is not. Of the rows of a list
/// only those that show exist, and are nodes; its value says which they are (“rows 1 to 10 of 50”), and increment and
/// decrement show others.
public struct AccessibilityNode: CustomStringConvertible, Identifiable {
    /// The node's role.
    public let role: AccessibilityRole
    /// The node's name; `nil` for one without.
    public let label: String?
    /// The node's value in words, beside its name: a slider's number, a switch's state.
    public let value: String?
    /// What happens when it is used, where that was said; `nil` for nothing.
    public let hint: String?
    /// The node's value as a number; `nil` where it has none.
    public let range: AccessibilityRange?
    /// What can be done with it beside a tap; mostly nothing. A view is asked for it now.
    public var customActions: [AccessibilityCustomAction] {
        id.part == nil ? view?.accessibilityCustomActions ?? [] : ownActions
    }
    /// How it stands.
    public let state: AccessibilityState
    /// The node's frame, in points of the scene.
    public let frame: Rect
    /// The view that it is, or is a part of; `nil` when that is gone.
    public private(set) weak var view: View?
    /// The point at which it is activated, in points of the scene: its middle, unless a program has said another one.
    public let activationPoint: Point
    /// The nodes inside this one, in the order of the views.
    public let children: [AccessibilityNode]
    /// What tells the node from all others, from one tree to the next.
    public let id: ID
    /// Where it is, in points of the view.
    package let part: Rect
    private let action: (() -> Void)?
    private let ownActions: [AccessibilityCustomAction]

    /// A node of a tree as the same one in later trees: a view, or a part of a view by its number.
    nonisolated public struct ID: Hashable, Sendable {
        /// The view. Another one may have the same identifier when this one is gone.
        public let view: ObjectIdentifier
        /// The number of the part among the view's `accessibilityElements`; `nil` for the view itself.
        public let part: Int?
    }

    init(_ view: View, frame: Rect, activationPoint: Point, children: [AccessibilityNode]) {
        self.view = view
        id = ID(view: ObjectIdentifier(view), part: nil)
        (role, state) = view.reportedAccessibility
        label = view.accessibilityLabel
        value = view.accessibilityValue
        hint = view.accessibilityHint
        range = view.standardAccessibility.range
        ownActions = []
        part = view.bounds
        self.frame = frame
        self.activationPoint = activationPoint
        self.children = children
        action = nil
    }

    init(_ element: AccessibilityElement, _ number: Int, of view: View, frame: Rect) {
        self.view = view
        id = ID(view: ObjectIdentifier(view), part: number)
        role = element.role
        label = element.label
        value = element.value
        hint = element.hint
        range = nil
        ownActions = element.customActions
        state = element.state
        part = element.frame
        self.frame = frame
        activationPoint = frame.center
        children = []
        action = element.activate
    }

    /// The view's ``View/name``, for what is a view.
    public var identifier: String? { id.part == nil ? view?.name : nil }

    /// This node and all inside it, each before what is inside it.
    public var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }

    /// Does what a tap does.
    ///
    /// - Returns: Whether it was done: not when the view is gone, in no scene, or disabled.
    @discardableResult
    public func activate() -> Bool {
        guard let view, state.isEnabled, let application = view.window?.windowScene?.application else { return false }
        guard let action else { return application.activateForAccessibility(view, at: id.part == nil ? nil : part) }
        action()
        return true
    }

    /// The node in words: `checkbox “Milk” on, disabled (20, 30, 200×44)`.
    public var line: String {
        var line = role.rawValue
        if let label { line += " “\(label)”" }
        var facts = state.words
        if let value, value != state.check?.rawValue { facts.insert("“\(value)”", at: 0) }
        if !facts.isEmpty { line += " " + facts.joined(separator: ", ") }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 10).rounded() / 10 }.map(\.spoken)
        return line + " (\(numbers[0]), \(numbers[1]), \(numbers[2])×\(numbers[3]))"
    }

    /// The node and all inside it, a line each.
    public var description: String { lines(depth: 0).joined(separator: "\n") }

    private func lines(depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + line] + children.flatMap { $0.lines(depth: depth + 1) }
    }
}
