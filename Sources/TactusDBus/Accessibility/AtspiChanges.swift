#if DBus
    import TactusEditing
    import TactusUI

    /// What assistive tools are told when the tree is another: the difference of two readings.
    struct AtspiChanges {
        /// How many signals of objects one difference makes at most. Where there is more to tell the rest is not told;
        /// tools find it when they ask. Windows, the focus and what is typed are told beside them.
        static let mostSignals = 512

        private let old: AtspiObjects
        private let new: AtspiObjects
        private let server: AtspiServer
        private(set) var signals: [AtspiSignal] = []
        /// Those of which it has been told that something else in them is chosen.
        private var hasChosen: Set<Int> = []

        /// - Parameters:
        ///   - old: What was told last.
        ///   - new: What there is now.
        ///   - server: Names the objects.
        init(from old: AtspiObjects, to new: AtspiObjects, of server: AtspiServer) {
            self.old = old
            self.new = new
            self.server = server
            compareChildren(of: AtspiObjects.application)
            for (number, item) in new.items.sorted(by: { $0.key < $1.key }) {
                guard signals.count < Self.mostSignals else { break }
                guard let former = old.items[number] else { continue }
                compareChildren(of: number)
                compare(former, item)
            }
            signals = Array(signals.prefix(Self.mostSignals))
            compareWindows()
            compareFocus()
            compareText()
        }

        // MARK: Structure

        private mutating func compareChildren(of number: Int) {
            let (before, after) = (old.children(of: number), new.children(of: number))
            guard before != after else { return }
            let (former, present) = (Set(before), Set(after))
            // What stands in another order goes and comes again.
            let hasMoved = before.filter(present.contains) != after.filter(former.contains)
            let gone = before.enumerated().filter { hasMoved || !present.contains($0.element) }
            let come = after.enumerated().filter { hasMoved || !former.contains($0.element) }
            let path = server.path(of: number)
            for (index, child) in gone.reversed() where signals.count < Self.mostSignals {
                if new.items[child] == nil {
                    signals.append(
                        AtspiSignal(
                            path: Atspi.cache, interface: Atspi.cacheInterface, member: "RemoveAccessible",
                            values: [server.reference(child)]))
                }
                signals.append(
                    .event(path, Atspi.objectEvent, "ChildrenChanged", "remove", index, 0, server.reference(child)))
                if number == AtspiObjects.application { signals.append(window(child, "Destroy", old)) }
            }
            for (index, child) in come where signals.count < Self.mostSignals {
                if let item = new.items[child], old.items[child] == nil {
                    signals.append(
                        AtspiSignal(
                            path: Atspi.cache, interface: Atspi.cacheInterface, member: "AddAccessible",
                            values: [server.cacheItem(item)]))
                }
                signals.append(
                    .event(path, Atspi.objectEvent, "ChildrenChanged", "add", index, 0, server.reference(child)))
                if number == AtspiObjects.application { signals.append(window(child, "Create", new)) }
            }
        }

        // MARK: Properties

        private mutating func compare(_ former: AtspiItem, _ item: AtspiItem) {
            let path = item.path
            func property(_ name: String, _ value: BusValue) -> AtspiSignal {
                .event(path, Atspi.objectEvent, "PropertyChange", name, 0, 0, value)
            }
            if former.name != item.name { signals.append(property("accessible-name", .string(item.name))) }
            if former.description != item.description {
                signals.append(property("accessible-description", .string(item.description)))
            }
            if former.role != item.role { signals.append(property("accessible-role", .uint32(item.role.number))) }
            if let range = item.node.range, former.node.range != range {
                signals.append(property("accessible-value", .double(range.value)))
            }
            let differing = former.states.symmetricDifference(item.states)
            for (state, name) in AtspiStates.told where differing.contains(state) {
                signals.append(.state(path, name, item.states.contains(state)))
            }
            if differing.contains(.selected), let parent = new.items[item.parent], parent.holdsSelection {
                if hasChosen.insert(parent.number).inserted {
                    signals.append(.event(parent.path, Atspi.objectEvent, "SelectionChanged"))
                }
            }
        }

        // MARK: Windows and focus

        private func window(_ number: Int, _ member: String, _ objects: AtspiObjects) -> AtspiSignal {
            .event(
                server.path(of: number), Atspi.windowEvent, member, "", 0, 0,
                .string(objects.items[number]?.name ?? ""))
        }

        private mutating func compareWindows() {
            guard old.activeWindow != new.activeWindow else { return }
            if let window = old.activeWindow {
                signals.append(self.window(window, "Deactivate", old))
                if new.items[window] != nil { signals.append(.state(server.path(of: window), "active", false)) }
            }
            if let window = new.activeWindow {
                signals.append(self.window(window, "Activate", new))
                signals.append(.state(server.path(of: window), "active", true))
            }
        }

        private mutating func compareFocus() {
            guard old.focused != new.focused else { return }
            if let former = old.focused, new.items[former] != nil {
                signals.append(.state(server.path(of: former), "focused", false))
            }
            if let number = new.focused {
                signals.append(.state(server.path(of: number), "focused", true))
                signals.append(.event(server.path(of: number), Atspi.focusEvent, "Focus"))
            }
        }

        // MARK: Text

        private mutating func compareText() {
            guard let number = new.focused, number == old.focused, let former = old.focusedText,
                let present = new.focusedText
            else { return }
            let path = server.path(of: number)
            if let change = present.text.change(since: former.text, caret: present.selection.head) {
                if change.deletedCount > 0 {
                    signals.append(
                        .event(
                            path, Atspi.objectEvent, "TextChanged", "delete", change.offset, change.deletedCount,
                            .string(change.deleted)))
                }
                if change.insertedCount > 0 {
                    signals.append(
                        .event(
                            path, Atspi.objectEvent, "TextChanged", "insert", change.offset, change.insertedCount,
                            .string(change.inserted)))
                }
            }
            guard former.selection != present.selection else { return }
            if former.selection.head != present.selection.head {
                signals.append(.event(path, Atspi.objectEvent, "TextCaretMoved", "", present.selection.head))
            }
            if !former.selection.isCaret || !present.selection.isCaret {
                signals.append(.event(path, Atspi.objectEvent, "TextSelectionChanged"))
            }
        }
    }
#endif
