import RandomNumbers
import TactusPages
import TactusTesting
import TactusUI
import Testing

/// A builder keeps its menus as a tree, and makes what is shown of it when somebody asks.
@Suite("Menus that are built")
@MainActor
struct MenuBuilderTests {
    private func action(_ name: String) -> Action { Action(title: name, identifier: .init(name)) { _ in } }

    /// A menu, with what is in it, in a line.
    private static func text(_ element: MenuElement) -> String {
        guard let menu = element as? Menu else { return element.title }
        return "\(menu.title)(\(menu.children.map(text).joined(separator: " ")))"
    }

    @Test("MN-115: menus that nothing was changed in are the same objects afterwards")
    func sameObjects() {
        let inner = Menu(title: "inner", identifier: "inner", children: [action("one")])
        let outer = Menu(title: "outer", identifier: "outer", children: [inner])
        let builder = MenuBuilder(
            root: Menu(identifier: .root, children: [outer, Menu(title: "other", identifier: "other")]))
        builder.insertChild(Menu(title: "new", identifier: "new"), atEndOfMenu: "other")
        builder.insertSibling(Menu(title: "last"), afterMenu: "other")
        #expect(builder.menu(for: "outer") === outer && builder.menu(for: "inner") === inner)
        #expect(builder.root === builder.root)
        #expect(Self.text(builder.root) == "(outer(inner(one)) other(new()) last())")
        builder.remove(action: "one")
        #expect(Self.text(builder.root) == "(outer(inner()) other(new()) last())")
        #expect(inner.children.count == 1)
    }

    @Test("MN-115: of several menus with one identifier each is changed, the outermost alone, and the first is found")
    func sameIdentifiers() {
        func menu(_ title: String, _ children: [MenuElement] = []) -> Menu {
            Menu(title: title, identifier: "a", children: children)
        }
        let twice = action("x")
        let builder = MenuBuilder(
            root: Menu(
                identifier: .root,
                children: [Menu(title: "0", children: [menu("1", [menu("2"), twice, twice])]), menu("3")]))
        #expect(builder.menu(for: "a")?.title == "1")
        builder.insertSibling(Menu(title: "n"), beforeMenu: "a")
        #expect(Self.text(builder.root) == "(0(n() 1(2() x x)) n() 3())")
        builder.replaceChildren(ofMenu: "a") { Array($0.reversed()) }
        #expect(Self.text(builder.root) == "(0(n() 1(x x 2())) n() 3())")
        builder.remove(action: "x")
        #expect(Self.text(builder.root) == "(0(n() 1(2())) n() 3())")
        builder.replace(menu: "a", with: Menu(title: "r"))
        #expect(Self.text(builder.root) == "(0(n() r()) n() r())")
        #expect(builder.menu(for: "a") == nil)
        builder.replace(menu: .root, with: Menu(title: "top", identifier: "top"))
        #expect(Self.text(builder.root) == "top()" && builder.menu(for: .root) == nil)
    }

    @Test("MN-115: menus that are put into one another a thousand deep are shown up to their depth")
    func deep() {
        let builder = MenuBuilder(root: Menu(identifier: "0"))
        for number in 1...1000 {
            builder.insertChild(
                Menu(title: "\(number)", identifier: .init("\(number)"), children: [action("a\(number)")]),
                atStartOfMenu: .init("\(number - 1)"))
        }
        var depth = 0
        var actions = 0
        var waiting = [(builder.root as MenuElement, 1)]
        while let (element, level) = waiting.popLast() {
            guard let menu = element as? Menu else {
                actions += 1
                continue
            }
            depth = max(depth, level)
            waiting += menu.children.map { ($0, level + 1) }
        }
        #expect(depth <= 64)
        #expect(actions > 60)
    }

    /// What a builder does, by making all menus anew.
    @MainActor private struct Model {
        var root: Menu

        mutating func edit(_ change: (MenuElement) -> [MenuElement]?) { root = edited(root, change) }

        private func edited(_ menu: Menu, _ change: (MenuElement) -> [MenuElement]?) -> Menu {
            menu.replacingChildren(
                menu.children.flatMap { child -> [MenuElement] in
                    change(child) ?? [(child as? Menu).map { edited($0, change) } ?? child]
                })
        }
    }

    @Test("MN-115: whatever is asked of a builder, it has what making all menus anew would have", arguments: 1...20)
    func anything(seed: UInt64) {
        var random = SplitMix(seed: seed)
        func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
        let top = Menu(identifier: .root, children: (0..<3).map { Menu(title: "m\($0)", identifier: .init("m\($0)")) })
        let builder = MenuBuilder(root: top)
        var model = Model(root: top)
        for step in 0..<60 {
            let name = Menu.Identifier("m\(below(6))")
            let new = Menu(
                title: "s\(step)", identifier: .init("m\(below(6))"),
                children: below(2) == 0 ? [action("a\(below(4))")] : [])
            func isMeant(_ element: MenuElement) -> Bool { (element as? Menu)?.identifier == name }
            switch below(6) {
            case 0:
                builder.insertSibling(new, beforeMenu: name)
                model.edit { isMeant($0) ? [new, $0] : nil }
            case 1:
                builder.insertSibling(new, afterMenu: name)
                model.edit { isMeant($0) ? [$0, new] : nil }
            case 2:
                builder.insertChild(new, atEndOfMenu: name)
                model.edit { element in
                    guard isMeant(element), let menu = element as? Menu else { return nil }
                    return [menu.replacingChildren(menu.children + [new])]
                }
            case 3:
                builder.replaceChildren(ofMenu: name) { [new] + $0.dropFirst() }
                model.edit { element in
                    guard isMeant(element), let menu = element as? Menu else { return nil }
                    return [menu.replacingChildren([new] + menu.children.dropFirst())]
                }
            case 4 where below(3) == 0:
                builder.remove(menu: name)
                model.edit { isMeant($0) ? [] : nil }
            default:
                let action = Action.Identifier("a\(below(4))")
                builder.remove(action: action)
                model.edit { ($0 as? Action)?.identifier == action ? [] : nil }
            }
            #expect(Self.text(builder.root) == Self.text(model.root), "step \(step)")
        }
    }
}
