#if DBus
    import TactusGeometry
    import TactusText
    import TactusUI

    /// A node of the accessibility tree as an object of the bus.
    struct AtspiItem {
        /// What its path ends with. That of the application itself is 0.
        let number: Int
        let node: AccessibilityNode
        /// The object that it is in: the application's own for a window.
        let parent: Int
        /// Its place there.
        let index: Int
        /// Those inside it.
        var children: [Int] = []
        var states: AtspiStates

        /// - Parameters:
        ///   - number: What its path ends with.
        ///   - node: The node.
        ///   - parent: The object that it is in.
        ///   - index: Its place there.
        ///   - isShowing: Whether any of it is in sight.
        init(number: Int, node: AccessibilityNode, parent: Int, index: Int, isShowing: Bool) {
            self.number = number
            self.node = node
            self.parent = parent
            self.index = index
            states = Self.states(of: node, isShowing: isShowing)
        }

        var path: String { Atspi.object + "\(number)" }

        var role: AtspiRole { AtspiRole(node.role) }

        var name: String { (node.label ?? "").cut }

        /// What is beside the name, and is told by nothing else: the value in words, and the hint.
        var description: String {
            let isTold = node.range != nil || node.state.check != nil || field != nil
            return [isTold ? nil : node.value, node.hint].compactMap(\.self).filter { !$0.isEmpty }
                .joined(separator: ". ").cut
        }

        // MARK: Text

        /// The field or editor that it is.
        var field: (any TextInput)? { node.id.part == nil ? node.view as? any TextInput : nil }

        /// Whether nothing of the text may be known.
        var isSecure: Bool { node.role == .secureTextField || field?.isSecureTextEntry == true }

        /// The text that tools read by its parts: of a field what is in it, of a secure one as many dots as it has
        /// characters, of a label what it says; `nil` for other things.
        var text: AtspiText? {
            if let field {
                guard !isSecure else {
                    return AtspiText(String(repeating: "•", count: min(field.textBuffer.string.count, 1024)))
                }
                return AtspiText(field.textBuffer.beginning)
            }
            return hasText ? AtspiText(node.label ?? "") : nil
        }

        /// Whether it has a text.
        var hasText: Bool {
            field != nil || node.label != nil && [.label, .heading, .link, .columnHeader].contains(node.role)
        }

        /// Whether its text may be changed by others than its user.
        var isEditable: Bool { field?.isEditable == true && !isSecure && node.state.isEnabled }

        // MARK: Interfaces

        var interfaces: [String] {
            var names = [Atspi.accessible, Atspi.component]
            if !actions.isEmpty { names.append(Atspi.action) }
            if node.range != nil { names.append(Atspi.value) }
            if hasText { names.append(Atspi.text) }
            if isEditable { names.append(Atspi.editableText) }
            if holdsSelection { names.append(Atspi.selection) }
            return names
        }

        /// Whether one or some of the things inside it are chosen.
        var holdsSelection: Bool {
            [.list, .grid, .tabBar, .segmentedControl, .radioGroup, .menu].contains(node.role)
        }

        // MARK: States

        private static func states(of node: AccessibilityNode, isShowing: Bool) -> AtspiStates {
            let state = node.state
            var states: AtspiStates = [.visible]
            if isShowing { states.insert(.showing) }
            if state.isEnabled { states.formUnion([.enabled, .sensitive]) }
            if state.isBusy { states.insert(.busy) }
            if state.isSelected { states.insert(.selected) }
            if node.id.part != nil || node.view?.canBecomeFirstResponder == true { states.insert(.focusable) }
            switch node.role {
            case .row, .cell, .tab, .menuItem: states.insert(.selectable)
            case .segment:
                states.formUnion([.selectable, .checkable])
                if state.isSelected { states.insert(.checked) }
            case .dialog: states.insert(.modal)
            case .textField, .searchField, .secureTextField: states.formUnion([.singleLine, .selectableText])
            case .textView: states.formUnion([.multiLine, .selectableText])
            default: break
            }
            if let check = state.check {
                states.insert(.checkable)
                if check == .on { states.insert(.checked) }
                if check == .on, [.toggleButton, .switch].contains(node.role) { states.insert(.pressed) }
                if check == .mixed { states.insert(.indeterminate) }
            }
            if node.id.part == nil, let field = node.view as? any TextInput {
                states.insert(field.isEditable && state.isEnabled ? .editable : .readOnly)
            }
            return states
        }
    }

    nonisolated extension String {
        /// How many bytes of a name or description are told.
        static let longestName = 4096

        /// The text, as far as it is told.
        var cut: String {
            guard utf8.count > Self.longestName else { return self }
            return String(decoding: utf8.prefix(Self.longestName - 4), as: UTF8.self) + "…"
        }
    }
#endif
