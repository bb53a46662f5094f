#if DBus
    import TactusEditing
    import TactusGeometry
    import TactusText
    import TactusUI

    /// The accessibility tree as the bus was last told of it: objects by their numbers, which stay the same from one
    /// reading to the next.
    struct AtspiObjects {
        /// How many objects there are at most. Those beyond it, which come last in the tree, do not exist for tools.
        static let mostObjects = 16_384
        /// The number of the application's own object.
        static let application = 0

        private(set) var items: [Int: AtspiItem] = [:]
        /// The windows, the frontmost first.
        private(set) var windows: [Int] = []
        /// The window that has the keys; `nil` for none.
        private(set) var activeWindow: Int?
        /// What has the focus; `nil` for nothing.
        private(set) var focused: Int?
        /// The text of what has the focus, with the selection, for whoever compares.
        private(set) var focusedText: (text: AtspiText, selection: TextSelection)?

        /// A node that has a number.
        private struct Known {
            weak var view: View?
            let number: Int
        }

        private var known: [AccessibilityNode.ID: Known] = [:]
        private var lastNumber = 0

        /// Looks what there is now.
        mutating func read(_ application: Application) {
            let former = known
            items = [:]
            windows = []
            known = [:]
            (activeWindow, focused, focusedText) = (nil, nil, nil)
            for (index, node) in application.accessibilityTree.enumerated() {
                guard let number = add(node, in: Self.application, index, clip: node.frame, former) else { break }
                windows.append(number)
                if let window = node.view as? Window, window.isKeyWindow, window.windowScene?.isActive != false {
                    activeWindow = number
                    items[number]?.states.insert(.active)
                }
            }
            guard let activeWindow, let number = findFocus(in: activeWindow) else { return }
            focused = number
            items[number]?.states.formUnion([.focused, .focusable])
            if let item = items[number], let field = item.field, let text = item.text {
                focusedText = (text, item.selection(of: field, in: text))
            }
        }

        /// Adds a node with all inside it.
        ///
        /// - Returns: Its number; `nil` when there is no more room.
        private mutating func add(
            _ node: AccessibilityNode, in parent: Int, _ index: Int, clip: Rect, _ former: [AccessibilityNode.ID: Known]
        ) -> Int? {
            guard items.count < Self.mostObjects, known[node.id] == nil else { return nil }
            let number: Int
            if let old = former[node.id], let view = old.view, view === node.view {
                number = old.number
            } else {
                lastNumber += 1
                number = lastNumber
            }
            known[node.id] = Known(view: node.view, number: number)
            let shown = node.frame.intersection(clip)
            items[number] = AtspiItem(
                number: number, node: node, parent: parent, index: index, isShowing: !shown.isEmpty)
            let cuts = [.window, .scrollView, .list, .grid, .textView].contains(node.role)
            var children: [Int] = []
            for child in node.children {
                guard let number = add(child, in: number, children.count, clip: cuts ? shown : clip, former) else {
                    continue
                }
                children.append(number)
            }
            items[number]?.children = children
            return number
        }

        /// The innermost of the objects that have the focus.
        private func findFocus(in window: Int) -> Int? {
            var waiting = [window]
            var last: Int?
            while let number = waiting.popLast() {
                guard let item = items[number] else { continue }
                if item.node.state.isFocused, item.node.role != .window { last = number }
                waiting += item.children.reversed()
            }
            return last
        }

        /// The object of a view.
        func item(of view: View) -> AtspiItem? {
            items.values.first { $0.node.id.part == nil && $0.node.view === view }
        }

        /// The objects inside another one.
        func children(of number: Int) -> [Int] {
            number == Self.application ? windows : items[number]?.children ?? []
        }

        /// The window that an object is in.
        func window(of number: Int) -> AtspiItem? {
            var item = items[number]
            while let current = item, current.parent != Self.application { item = items[current.parent] }
            return item
        }
    }

    extension AtspiItem {
        /// The selection of a field by scalars of its text: of dots, one a character.
        func selection(of field: any TextInput, in text: AtspiText) -> TextSelection {
            let selection = field.selection
            func index(_ byte: Int) -> Int {
                guard isSecure else { return text.index(ofByte: byte) }
                return min(field.textBuffer.characterCount(in: 0..<min(byte, field.textBuffer.count)), text.count)
            }
            return TextSelection(anchor: index(selection.anchor), head: index(selection.head))
        }

        /// Where a scalar of a field's text is, in bytes of the field.
        func byteOffset(of index: Int, in text: AtspiText, _ field: any TextInput) -> Int {
            let offset = isSecure ? field.textBuffer.byteOffset(ofCharacter: index) : text.byteOffset(of: index)
            return min(offset, field.textBuffer.count)
        }
    }

    nonisolated extension TextBuffer {
        /// The text, as far as tools are told of it.
        var beginning: String {
            guard count > AtspiText.longestText else { return string }
            return string(in: 0..<characterBoundary(atOrBefore: AtspiText.longestText))
        }

        /// Where a character begins, in bytes.
        func byteOffset(ofCharacter index: Int) -> Int {
            var offset = 0
            for _ in 0..<max(index, 0) where offset < count { offset = self.offset(afterCharacterAt: offset) }
            return offset
        }
    }
#endif
