#if DBus
    import TactusGeometry
    import TactusUI

    // What every object tells of itself, and the cache of all.
    extension AtspiServer {
        func answerAccessible(_ call: AtspiCall, _ number: Int, _ item: AtspiItem?) -> AtspiAnswer {
            switch call.member {
            case "GetChildAtIndex":
                guard let index = call.int(0) else { return call.invalid }
                let children = children(number)
                return .reply(children.indices.contains(index) ? reference(children[index]) : Self.nothing)
            case "GetChildren":
                let children = children(number)
                guard children.count <= Self.mostReferences else {
                    return .refusal(.tooMuch("There are \(children.count) objects in it: ask for them by their index."))
                }
                return .reply(.array(of: Atspi.reference, children.map(reference)))
            case "GetIndexInParent": return .reply(.int32(Int32(clamping: item?.index ?? -1)))
            case "GetRelationSet": return .reply(.array(of: "(ua(so))", []))
            case "GetRole": return .reply(.uint32(role(item).number))
            case "GetRoleName", "GetLocalizedRoleName": return .reply(.string(role(item).name))
            case "GetState": return .reply(states(item).words)
            case "GetAttributes": return .reply(.texts(attributes(item)))
            case "GetApplication": return .reply(reference(AtspiObjects.application))
            case "GetInterfaces": return .reply(.strings(interfaces(of: item)))
            default: return .refusal(.unknownMethod(call.member))
            }
        }

        func accessibleProperties(_ item: AtspiItem?) -> [BusEntry] {
            [
                BusEntry("Name", .string(item?.name ?? name)),
                BusEntry("Description", .string(item?.description ?? "")),
                BusEntry("Parent", item.map { reference($0.parent) } ?? parent),
                BusEntry(
                    "ChildCount", .int32(Int32(clamping: children(item?.number ?? AtspiObjects.application).count))),
                BusEntry("Locale", .string(locale)),
                BusEntry("AccessibleId", .string((item?.node.identifier ?? "").cut)),
            ]
        }

        private func role(_ item: AtspiItem?) -> AtspiRole { item?.role ?? .application }

        private func states(_ item: AtspiItem?) -> AtspiStates { item?.states ?? [.enabled, .sensitive, .visible] }

        private func attributes(_ item: AtspiItem?) -> [BusPair] {
            var pairs = [BusPair("toolkit", "Tactus")]
            guard let item else { return pairs }
            if let identifier = item.node.identifier { pairs.append(BusPair("id", identifier.cut)) }
            if item.node.range != nil, let value = item.node.value { pairs.append(BusPair("valuetext", value.cut)) }
            if item.field != nil, let label = item.node.label { pairs.append(BusPair("placeholder-text", label.cut)) }
            return pairs
        }

        // MARK: The cache

        func answerCache(_ call: AtspiCall) -> AtspiAnswer {
            switch (call.interface, call.member) {
            case (Atspi.cacheInterface, "GetItems"):
                let all = [rootItem] + objects.items.sorted { $0.key < $1.key }.map { cacheItem($0.value) }
                return .reply(.array(of: Atspi.cacheItem, Array(all.prefix(Self.mostReferences))))
            case (Atspi.introspectable, "Introspect"):
                return .reply(.string(AtspiIntrospection.text([Atspi.cacheInterface])))
            case (Atspi.cacheInterface, _): return .refusal(.unknownMethod(call.member))
            default: return .refusal(.unknownInterface(call.interface))
            }
        }

        /// All that tools keep of an object.
        func cacheItem(_ item: AtspiItem) -> BusValue {
            .structure([
                reference(item.number), reference(AtspiObjects.application), reference(item.parent),
                .int32(Int32(clamping: item.index)), .int32(Int32(clamping: item.children.count)),
                .strings(item.interfaces), .string(item.name), .uint32(item.role.number), .string(item.description),
                item.states.words,
            ])
        }

        private var rootItem: BusValue {
            .structure([
                reference(AtspiObjects.application), reference(AtspiObjects.application), parent, .int32(-1),
                .int32(Int32(clamping: objects.windows.count)), .strings(interfaces(of: nil)), .string(name),
                .uint32(AtspiRole.application.number), .string(""), states(nil).words,
            ])
        }
    }

    /// What objects tell to programs that ask what they have.
    nonisolated enum AtspiIntrospection {
        /// - Parameter interfaces: The names of the interfaces that the object has.
        /// - Returns: The interfaces by their names alone; AT-SPI's own descriptions say what is in them.
        static func text(_ interfaces: [String]) -> String {
            let names = [Atspi.introspectable, Atspi.properties] + interfaces
            return "<node>\n" + names.map { "<interface name=\"\($0)\"/>\n" }.joined() + "</node>\n"
        }
    }
#endif
