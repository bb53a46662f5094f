#if DBus
    import TactusGeometry
    import TactusUI

    /// The objects of an application on the bus of assistive tools: decides what is replied to each call, and what is
    /// told of changes. It sends nothing.
    final class AtspiServer {
        /// How long what was read of the tree is good for, at least: whoever asks all the time, and a tree that changes
        /// all the time, make no more work than that.
        static let shortestRest = Duration.milliseconds(50)
        /// How often the tree is read in that time for whoever does something and asks what came of it.
        static let mostRestlessReadings = 8
        /// How many objects are told at once.
        static let mostReferences = 4096

        let application: Application
        /// The application's name for people.
        let name: String
        /// The connection's name on the bus.
        let busName: String
        /// The desktop's object, in which the application's is.
        var parent = BusValue.structure([.string(""), .objectPath(Atspi.null)])
        /// The number that the registry has given the application.
        var id: Int32 = -1
        /// What was read last.
        private(set) var objects = AtspiObjects()
        /// Whether what was read may be no longer so.
        var isStale = true
        /// Whether a call has changed something since the last reading: whoever asks then is told what came of it.
        var hasActed = false {
            didSet { if hasActed { isStale = true } }
        }
        private var lastReading: Instant?
        /// How long what was read is good for: the more so the longer it took, that a page of many thousand objects
        /// leaves four fifths of the time to everything else.
        private(set) var rest = shortestRest
        /// How often the tree was read for whoever acts and asks, without a rest.
        private var restlessReadings = 0

        init(for application: Application, name: String, busName: String) {
            self.application = application
            self.name = name
            self.busName = busName
        }

        // MARK: Reading the tree

        /// Reads the tree again if it may be another, and if it was not just read.
        ///
        /// - Parameter isForced: Whether that it was just read does not matter.
        /// - Returns: What is to be told of it.
        func refresh(isForced: Bool = false) -> [AtspiSignal] {
            let clock = application.platform.clock
            let now = clock.now
            if let lastReading {
                let isRested = now - lastReading >= rest
                if isRested { restlessReadings = 0 }
                let isAsked = hasActed && restlessReadings < Self.mostRestlessReadings
                guard isStale, isForced || isRested || isAsked else { return [] }
                if !isRested { restlessReadings += 1 }
            }
            hasActed = false
            let isFirst = lastReading == nil
            isStale = false
            let old = objects
            objects.read(application)
            lastReading = clock.now
            rest = max(Self.shortestRest, (clock.now - now) * 4)
            return isFirst ? [] : AtspiChanges(from: old, to: objects, of: self).signals
        }

        /// What is told to tools that have just come: which window has the keys, and what the focus.
        var greeting: [AtspiSignal] {
            guard let window = objects.activeWindow, let item = objects.items[window] else { return [] }
            var signals = [
                AtspiSignal.event(item.path, Atspi.windowEvent, "Activate", "", 0, 0, .string(item.name)),
                .state(item.path, "active", true),
            ]
            if let focused = objects.focused {
                signals.append(.state(path(of: focused), "focused", true))
                signals.append(.event(path(of: focused), Atspi.focusEvent, "Focus"))
            }
            return signals
        }

        /// A text that is to be read out.
        func announcement(_ text: String, isUrgent: Bool) -> AtspiSignal {
            let path = objects.activeWindow.map { self.path(of: $0) } ?? Atspi.root
            return .event(path, Atspi.objectEvent, "Announcement", "", isUrgent ? 2 : 1, 0, .string(text.cut))
        }

        // MARK: Names

        func path(of number: Int) -> String {
            number == AtspiObjects.application ? Atspi.root : Atspi.object + "\(number)"
        }

        func reference(_ number: Int) -> BusValue {
            .structure([.string(busName), .objectPath(path(of: number))])
        }

        static let nothing = BusValue.structure([.string(""), .objectPath(Atspi.null)])

        /// The number that a path names; `nil` for a path of another form.
        static func number(of path: String) -> Int? {
            if path == Atspi.root { return AtspiObjects.application }
            guard path.hasPrefix(Atspi.object) else { return nil }
            let digits = path.dropFirst(Atspi.object.count)
            guard let number = Int(digits), number > 0, "\(number)" == digits else { return nil }
            return number
        }

        // MARK: Calls

        /// Decides what comes of a call, and does what it asks for.
        func answer(_ call: AtspiCall) -> AtspiAnswer {
            if call.path == Atspi.cache { return answerCache(call) }
            guard let number = Self.number(of: call.path) else { return .refusal(.unknownObject(call.path)) }
            guard number == AtspiObjects.application || objects.items[number] != nil else {
                return .refusal(.unknownObject(call.path))
            }
            let item = objects.items[number]
            switch call.interface {
            case Atspi.properties: return answerProperties(call, item)
            case Atspi.introspectable where call.member == "Introspect":
                return .reply(.string(AtspiIntrospection.text(interfaces(of: item))))
            case Atspi.accessible: return answerAccessible(call, number, item)
            case Atspi.application where item == nil && call.member == "GetLocale": return .reply(.string(locale))
            default: break
            }
            guard let item, item.interfaces.contains(call.interface) else {
                return .refusal(.unknownInterface(call.interface))
            }
            switch call.interface {
            case Atspi.component: return answerComponent(call, item)
            case Atspi.action: return answerAction(call, item)
            case Atspi.selection: return answerSelection(call, item)
            case Atspi.text: return answerText(call, item)
            case Atspi.editableText: return answerEditableText(call, item)
            default: return .refusal(.unknownMethod(call.member))
            }
        }

        func children(_ number: Int) -> [Int] { objects.children(of: number) }

        func interfaces(of item: AtspiItem?) -> [String] {
            item?.interfaces ?? [Atspi.accessible, Atspi.application]
        }

        /// The language of what is on the screen.
        var locale: String { application.language ?? "C" }

        // MARK: Properties

        private func answerProperties(_ call: AtspiCall, _ item: AtspiItem?) -> AtspiAnswer {
            guard let interface = call.string(0) else { return call.invalid }
            guard interfaces(of: item).contains(interface) else { return .refusal(.unknownInterface(interface)) }
            if call.member == "GetAll" { return .reply(.dictionary(properties(of: interface, item))) }
            guard let name = call.string(1) else { return call.invalid }
            switch call.member {
            case "Get":
                guard let value = properties(of: interface, item).first(where: { $0.name == name })?.value else {
                    return .refusal(.unknownProperty(name))
                }
                return .reply(.variant(value))
            case "Set":
                guard call.values.count > 2 else { return call.invalid }
                return set(name, of: interface, to: call.values[2].content, item)
            default: return .refusal(.unknownMethod(call.member))
            }
        }

        private func properties(of interface: String, _ item: AtspiItem?) -> [BusEntry] {
            switch interface {
            case Atspi.accessible: return accessibleProperties(item)
            case Atspi.application:
                return [
                    BusEntry("ToolkitName", .string("Tactus")), BusEntry("Version", .string("")),
                    BusEntry("AtspiVersion", .string("2.1")), BusEntry("Id", .int32(id)),
                ]
            case Atspi.action: return [BusEntry("NActions", .int32(Int32(clamping: item?.actions.count ?? 0)))]
            case Atspi.selection:
                return [
                    BusEntry("NSelectedChildren", .int32(Int32(clamping: item.map(selectedChildren)?.count ?? 0)))
                ]
            case Atspi.value: return item?.node.range.map { valueProperties($0, item) } ?? []
            case Atspi.text: return item.map(textProperties) ?? []
            default: return []
            }
        }

        private func valueProperties(_ range: AccessibilityRange, _ item: AtspiItem?) -> [BusEntry] {
            [
                BusEntry("MinimumValue", .double(range.bounds.lowerBound)),
                BusEntry("MaximumValue", .double(range.bounds.upperBound)),
                BusEntry("MinimumIncrement", .double(range.step)), BusEntry("CurrentValue", .double(range.value)),
                BusEntry("Text", .string((item?.node.value ?? "").cut)),
            ]
        }

        private func set(
            _ name: String, of interface: String, to value: BusValue, _ item: AtspiItem?
        ) -> AtspiAnswer {
            switch (interface, name, value) {
            case (Atspi.application, "Id", .int32(let number)): id = number
            case (Atspi.value, "CurrentValue", .double(let number)):
                guard item?.node.adjust(to: number) == true else { return .refusal(.readOnly(name)) }
                hasActed = true
            case (Atspi.application, "Id", _), (Atspi.value, "CurrentValue", _):
                return .refusal(.invalidArguments(of: name))
            default:
                let isKnown = properties(of: interface, item).contains { $0.name == name }
                return .refusal(isKnown ? .readOnly(name) : .unknownProperty(name))
            }
            return .reply([])
        }
    }
#endif
