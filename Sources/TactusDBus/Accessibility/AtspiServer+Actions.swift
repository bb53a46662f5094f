#if DBus
    import TactusUI

    /// Something that a tool may ask an object to do.
    struct AtspiAction {
        /// What is done; of a program's own action, in the user's language.
        let name: String
        /// Does it, and returns whether it was done.
        let perform: () -> Bool
    }

    extension AtspiItem {
        /// How many actions of a program's own are told.
        static let mostCustomActions = 64

        /// What may be done: what a tap does, steps, scrolling and leaving, and what the program offers.
        var actions: [AtspiAction] {
            var actions: [AtspiAction] = []
            let node = node
            switch node.role {
            case .textField, .secureTextField, .searchField, .textView:
                actions.append(AtspiAction(name: "activate") { node.activate() })
            case .none, .group, .label, .heading, .titleBar, .toolbar, .menuBar, .tabBar, .progressIndicator,
                .activityIndicator, .dialog, .window, .scrollView, .list, .grid, .radioGroup, .segmentedControl,
                .slider, .stepper, .pageControl:
                break
            default: actions.append(AtspiAction(name: "click") { node.activate() })
            }
            switch node.role {
            case .slider, .stepper, .pageControl:
                actions.append(AtspiAction(name: "increment") { node.increment() })
                actions.append(AtspiAction(name: "decrement") { node.decrement() })
            case .scrollView, .list, .grid, .textView:
                actions.append(AtspiAction(name: "scroll forward") { node.scroll(.next) })
                actions.append(AtspiAction(name: "scroll backward") { node.scroll(.previous) })
            case .dialog, .menu: actions.append(AtspiAction(name: "dismiss") { node.performEscape() })
            default: break
            }
            for custom in node.customActions.prefix(Self.mostCustomActions) {
                actions.append(AtspiAction(name: custom.name.cut) { custom.perform() })
            }
            return actions
        }
    }

    // What may be done with objects.
    extension AtspiServer {
        func answerAction(_ call: AtspiCall, _ item: AtspiItem) -> AtspiAnswer {
            let actions = item.actions
            if call.member == "GetActions" {
                return .reply(
                    .array(
                        of: "(sss)",
                        actions.map { .structure([.string($0.name), .string(""), .string("")]) }))
            }
            guard let index = call.int(0) else { return call.invalid }
            guard actions.indices.contains(index) else {
                return .refusal(.invalidArguments(of: "\(call.member): there are \(actions.count) actions"))
            }
            switch call.member {
            case "GetName", "GetLocalizedName": return .reply(.string(actions[index].name))
            case "GetDescription": return .reply(.string(index == 0 ? (item.node.hint ?? "").cut : ""))
            case "GetKeyBinding": return .reply(.string(""))
            case "DoAction":
                hasActed = true
                return .reply(.boolean(item.node.state.isEnabled && actions[index].perform()))
            default: return .refusal(.unknownMethod(call.member))
            }
        }

        // MARK: Selection

        /// The objects inside one that are chosen.
        func selectedChildren(of item: AtspiItem) -> [Int] {
            item.children.filter { number in
                guard let child = objects.items[number] else { return false }
                return child.node.state.isSelected
            }
        }

        func answerSelection(_ call: AtspiCall, _ item: AtspiItem) -> AtspiAnswer {
            switch call.member {
            case "GetSelectedChild":
                guard let index = call.int(0) else { return call.invalid }
                let selected = selectedChildren(of: item)
                return .reply(selected.indices.contains(index) ? reference(selected[index]) : Self.nothing)
            case "IsChildSelected", "SelectChild", "DeselectChild":
                guard let index = call.int(0) else { return call.invalid }
                guard item.children.indices.contains(index), let child = objects.items[item.children[index]] else {
                    return .reply(.boolean(false))
                }
                let isSelected = child.node.state.isSelected
                switch call.member {
                case "IsChildSelected": return .reply(.boolean(isSelected))
                case "SelectChild" where !isSelected:
                    hasActed = true
                    return .reply(.boolean(child.node.activate()))
                default: return .reply(.boolean(call.member == "SelectChild"))
                }
            // Users choose, and do not choose nothing: a tap on what is chosen need not undo that.
            case "DeselectSelectedChild", "SelectAll", "ClearSelection": return .reply(.boolean(false))
            default: return .refusal(.unknownMethod(call.member))
            }
        }
    }
#endif
