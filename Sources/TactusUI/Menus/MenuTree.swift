/// The menus of a builder, each element of which is found at once by its identifier, however many there are. What is
/// shown is made of them when somebody asks for it, and again only where something has changed.
final class MenuTree {
    /// An element, and what is in it while it is a menu.
    private final class Node {
        let element: MenuElement
        /// What is in a menu; `nil` for what is none.
        var children: [Node]?
        weak var parent: Node?
        /// The menu with what is in it now; `nil` until somebody asks.
        var made: Menu?

        init(_ element: MenuElement) {
            self.element = element
            made = element as? Menu
        }
    }

    /// What an element is found by.
    private enum Name: Hashable {
        case menu(Menu.Identifier)
        case action(Action.Identifier)
    }

    private var top: Node
    private var named: [Name: [Node]] = [:]

    init(_ root: Menu) {
        top = Node(root)
        fill(top)
    }

    /// The menu that holds all others.
    var root: Menu { menu(of: top) ?? Menu() }

    /// Whether an identifier is that of the menu that holds all others.
    func isTop(_ identifier: Menu.Identifier) -> Bool { (top.element as? Menu)?.identifier == identifier }

    // MARK: Finding

    /// The first menu of an identifier; `nil` when it is not there.
    func menu(for identifier: Menu.Identifier) -> Menu? { first(.menu(identifier)).flatMap(menu(of:)) }

    /// The first action of an identifier; `nil` when it is not there.
    func action(for identifier: Action.Identifier) -> Action? { first(.action(identifier))?.element as? Action }

    /// The first one in the order of reading, the outer ones before what is in them.
    private func first(_ name: Name) -> Node? {
        guard let nodes = named[name], nodes.count > 1 else { return named[name]?.first }
        let wanted = Set(nodes.map(ObjectIdentifier.init))
        var waiting = [top]
        while let node = waiting.popLast() {
            if wanted.contains(ObjectIdentifier(node)) { return node }
            waiting += (node.children ?? []).reversed()
        }
        return nil
    }

    // MARK: Changing

    /// Replaces each menu of an identifier by others; `nil` stands for the menu itself. The one that holds all others
    /// stays.
    func replaceMenus(_ identifier: Menu.Identifier, by others: [MenuElement?]) {
        replace(.menu(identifier), by: others)
    }

    /// Takes each action of an identifier away.
    func removeActions(_ identifier: Action.Identifier) { replace(.action(identifier), by: []) }

    /// Puts a menu into each one of an identifier.
    ///
    /// - Parameters:
    ///   - child: The menu.
    ///   - identifier: Where it belongs.
    ///   - isFirst: Whether it is the first element there, or the last one.
    func insert(_ child: Menu, into identifier: Menu.Identifier, isFirst: Bool) {
        for node in outermost(.menu(identifier)) {
            let new = Node(child)
            new.parent = node
            fill(new)
            let place = isFirst ? 0 : node.children?.count ?? 0
            node.children?.insert(new, at: place)
            changed(node)
            limitDepth(below: node, [child])
        }
    }

    /// Changes what is in each menu of an identifier.
    func replaceChildren(of identifier: Menu.Identifier, by change: ([MenuElement]) -> [MenuElement]) {
        for node in outermost(.menu(identifier)) {
            let old = node.children ?? []
            var known: [ObjectIdentifier: [Node]] = [:]
            for child in old { known[ObjectIdentifier(element(of: child)), default: []].append(child) }
            var new: [Node] = []
            var others: [MenuElement] = []
            for element in change(old.map(element(of:))) {
                // What is there already stays as it is.
                if let child = known[ObjectIdentifier(element)]?.popLast() {
                    new.append(child)
                    continue
                }
                others.append(element)
                let child = Node(element)
                child.parent = node
                fill(child)
                new.append(child)
            }
            for child in known.values.joined() { forget(child) }
            node.children = new
            changed(node)
            limitDepth(below: node, others)
        }
    }

    /// Replaces elements by others; `nil` stands for the element itself.
    private func replace(_ name: Name, by others: [MenuElement?]) {
        for node in outermost(name) {
            guard let parent = node.parent, let index = parent.children?.indexFromEnds(of: node) else { continue }
            var keeps = false
            let new = others.map { other -> Node in
                guard let other else {
                    keeps = true
                    return node
                }
                let new = Node(other)
                new.parent = parent
                fill(new)
                return new
            }
            if !keeps { forget(node) }
            parent.children?.replaceSubrange(index...index, with: new)
            changed(parent)
            limitDepth(below: parent, others)
        }
    }

    /// Begins anew with what is shown where menus are too many in one another: of that some stand beside each other.
    private func limitDepth(below node: Node, _ new: [MenuElement?]) {
        let height = new.lazy.compactMap { ($0 as? Menu)?.height }.max() ?? 0
        guard height > 0, sequence(first: node, next: \.parent).reduce(height, { sum, _ in sum + 1 }) > Menu.deepest
        else {
            return
        }
        named = [:]
        top = Node(root)
        fill(top)
    }

    /// The nodes of a name that are in no other one of it.
    private func outermost(_ name: Name) -> [Node] {
        guard let nodes = named[name], nodes.count > 1 else { return named[name] ?? [] }
        let all = Set(nodes.map(ObjectIdentifier.init))
        return nodes.filter { node in
            !sequence(first: node, next: \.parent).dropFirst().contains { all.contains(ObjectIdentifier($0)) }
        }
    }

    // MARK: Nodes

    private func name(of node: Node) -> Name? {
        if let menu = node.element as? Menu { return menu.identifier.map(Name.menu) }
        return (node.element as? Action)?.identifier.map(Name.action)
    }

    /// Makes nodes of what is in a menu, and notes all by their names.
    private func fill(_ node: Node) {
        var waiting = [node]
        while let node = waiting.popLast() {
            if let name = name(of: node) { named[name, default: []].append(node) }
            guard let menu = node.element as? Menu else { continue }
            let children = menu.children.map(Node.init)
            for child in children { child.parent = node }
            node.children = children
            waiting += children
        }
    }

    /// Takes a node that goes, and all in it, from those that are found.
    private func forget(_ node: Node) {
        var waiting = [node]
        while let node = waiting.popLast() {
            if let name = name(of: node) {
                named[name]?.removeAll { $0 === node }
                if named[name]?.isEmpty == true { named[name] = nil }
            }
            waiting += node.children ?? []
        }
    }

    /// What a node and those around it were made into is no longer so.
    private func changed(_ node: Node) {
        var node: Node? = node
        while let current = node, current.made != nil {
            current.made = nil
            node = current.parent
        }
    }

    private func element(of node: Node) -> MenuElement { menu(of: node) ?? node.element }

    /// The menu that a node is, with what is in it now. Menus in one another are few: see `Menu.init`.
    private func menu(of node: Node) -> Menu? {
        guard let menu = node.element as? Menu else { return nil }
        if let made = node.made { return made }
        let made = menu.replacingChildren((node.children ?? []).map(element(of:)))
        node.made = made
        return made
    }
}
