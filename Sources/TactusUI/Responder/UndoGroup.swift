/// Changes that are taken back together, and groups of them inside.
struct UndoGroup {
    private struct Change {
        weak var target: AnyObject?
        /// Which one that is: to compare that is quicker than to look whether it lives.
        let name: ObjectIdentifier
        let revert: () -> Void
    }

    private enum Element {
        case change(Change)
        indirect case group(UndoGroup)

        var isAlive: Bool {
            switch self {
            case .change(let change): change.target != nil
            case .group(let group): group.isAlive
            }
        }
    }

    private var elements: [Element] = []
    var name = ""
    var isDiscardable = false

    init(name: String = "", isDiscardable: Bool = false) {
        self.name = name
        self.isDiscardable = isDiscardable
    }

    /// Which group of the history it is; those behind it have larger numbers.
    var number = 0

    /// Calls a body with the target of each change.
    func forEachTarget(_ body: (ObjectIdentifier) -> Void) {
        for element in elements {
            switch element {
            case .change(let change): body(change.name)
            case .group(let group): group.forEachTarget(body)
            }
        }
    }

    var isEmpty: Bool { elements.isEmpty }
    var isAlive: Bool { elements.contains(where: \.isAlive) }

    mutating func add(_ target: AnyObject, _ revert: @escaping () -> Void) {
        elements.append(.change(Change(target: target, name: ObjectIdentifier(target), revert: revert)))
    }

    mutating func add(_ group: UndoGroup) {
        if name.isEmpty { name = group.name }
        elements.append(.group(group))
    }

    /// Takes out the last element, if it is a group.
    mutating func removeLastGroup() -> UndoGroup? {
        guard case .group(let group)? = elements.last else { return nil }
        elements.removeLast()
        return group
    }

    mutating func removeAll() { elements = [] }

    mutating func remove(_ target: AnyObject) { remove(ObjectIdentifier(target)) }

    private mutating func remove(_ name: ObjectIdentifier) {
        elements = elements.compactMap { element in
            switch element {
            case .change(let change): return change.name == name ? nil : element
            case .group(var group):
                group.remove(name)
                return group.isEmpty ? nil : .group(group)
            }
        }
    }

    /// Takes all back, the last one first.
    func revert() {
        for element in elements.reversed() {
            switch element {
            case .change(let change): change.revert()
            case .group(let group): group.revert()
            }
        }
    }
}
