/// Changes that are taken back together, and groups of them inside.
struct UndoGroup {
    private struct Change {
        weak var target: AnyObject?
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

    var isEmpty: Bool { elements.isEmpty }
    var isAlive: Bool { elements.contains(where: \.isAlive) }

    mutating func add(_ target: AnyObject, _ revert: @escaping () -> Void) {
        elements.append(.change(Change(target: target, revert: revert)))
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

    mutating func remove(_ target: AnyObject) {
        elements = elements.compactMap { element in
            switch element {
            case .change(let change): return change.target === target ? nil : element
            case .group(var group):
                group.remove(target)
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
