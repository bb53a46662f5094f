#if DBus
    import TactusCollections
    import TactusControls
    import TactusGeometry
    import TactusPages
    import TactusTesting
    import TactusText
    import TactusUI
    import Testing

    @testable import TactusDBus

    /// What a tool asks of a program, without a bus.
    @MainActor
    struct AtspiDesk {
        let host = TestHost(size: Size(width: 400, height: 600))
        let server: AtspiServer

        init() {
            server = AtspiServer(for: host.application, name: "Page", busName: ":1.7")
            host.window.makeKey()
        }

        func add<V: View>(_ view: V, _ frame: Rect) -> V {
            view.frame = frame
            host.window.addSubview(view)
            return view
        }

        /// Lets a while go by, and looks at the tree.
        func look() -> [AtspiSignal] {
            host.settle()
            host.advance(by: .milliseconds(100))
            server.isStale = true
            return server.refresh()
        }

        func path(_ view: View) -> String { server.objects.item(of: view)?.path ?? "nowhere" }

        /// What is replied, in the form of a line.
        func ask(_ path: String, _ interface: String, _ member: String, _ values: BusValue...) -> String {
            _ = server.refresh()
            switch server.answer(AtspiCall(path: path, interface: interface, member: member, values: values)) {
            case .reply(let values): return values.map(Self.words).joined(separator: " ")
            case .refusal(let refusal): return refusal.name.split(separator: ".").last.map(String.init) ?? ""
            }
        }

        func get(_ path: String, _ interface: String, _ property: String) -> String {
            ask(path, Atspi.properties, "Get", .string(interface), .string(property))
        }

        /// Signals as lines: the object's number, the event, its details.
        func lines(_ signals: [AtspiSignal]) -> [String] {
            signals.map { signal in
                let words = signal.values.filter { $0 != .dictionary([]) }.map(Self.words).filter { !$0.isEmpty }
                return
                    "\(signal.path.split(separator: "/").last ?? "") \(signal.member) \(words.joined(separator: " "))"
            }
        }

        static func words(_ value: BusValue) -> String {
            switch value {
            case .string(let text): return text
            case .objectPath(let path): return path.replacing(Atspi.object, with: "")
            case .boolean(let isTrue): return "\(isTrue)"
            case .int16(let number): return "\(number)"
            case .int32(let number): return "\(number)"
            case .uint32(let number): return "\(number)"
            case .int64(let number): return "\(number)"
            case .double(let number): return "\(number)"
            case .strings(let texts): return texts.joined(separator: ",")
            case .array(_, let values): return "[" + values.map(words).joined(separator: " ") + "]"
            case .texts(let pairs): return pairs.map { "\($0.name)=\($0.text)" }.joined(separator: ",")
            case .variant(let value): return words(value)
            case .dictionary(let entries):
                return entries.map { "\($0.name)=\(words($0.value))" }.joined(separator: ",")
            case .structure(let values): return "(" + values.map(words).joined(separator: " ") + ")"
            case .unread: return "?"
            }
        }
    }

    @MainActor
    @Suite("What objects tell assistive tools")
    struct AtspiServerTests {
        private let desk = AtspiDesk()

        @Test(
            "AX-31: a window is inside the application, what it shows inside it, each with what it is and how it stands"
        )
        func tree() {
            let box = desk.add(Checkbox(title: "Milk"), Rect(x: 10.4, y: 20, width: 100, height: 44))
            box.isOn = true
            box.accessibilityHint = "Buys it"
            box.name = "milk"
            _ = desk.look()
            let (root, window, path) = (Atspi.root, desk.path(desk.host.window), desk.path(box))
            #expect(desk.ask(root, Atspi.accessible, "GetChildren") == "[(:1.7 1)]")
            #expect(desk.ask(root, Atspi.accessible, "GetInterfaces") == "\(Atspi.accessible),\(Atspi.application)")
            #expect(desk.get(root, Atspi.application, "ToolkitName") == "Tactus")
            #expect(desk.get(root, Atspi.accessible, "Parent") == "( /org/a11y/atspi/null)")
            #expect(desk.ask(window, Atspi.accessible, "GetRoleName") == "frame")
            #expect(desk.get(window, Atspi.accessible, "Name") == "Test")
            #expect(desk.get(window, Atspi.accessible, "Parent") == "(:1.7 root)")
            #expect(
                desk.ask(path, Atspi.properties, "GetAll", .string(Atspi.accessible))
                    == "Name=Milk,Description=Buys it,Parent=(:1.7 1),ChildCount=0,Locale=C,AccessibleId=milk")
            #expect(desk.ask(path, Atspi.accessible, "GetRole") == "7")
            #expect(desk.ask(path, Atspi.accessible, "GetIndexInParent") == "0")
            #expect(desk.ask(path, Atspi.accessible, "GetAttributes") == "toolkit=Tactus,id=milk")
            #expect(desk.ask(path, Atspi.accessible, "GetApplication") == "(:1.7 root)")
            #expect(desk.ask(path, Atspi.accessible, "GetRelationSet") == "[]")
            // Checked, enabled, focusable, sensitive, showing and visible; checkable.
            #expect(
                desk.ask(path, Atspi.accessible, "GetState") == "[\(1 << 4 | 1 << 8 | 1 << 11 | 3 << 24 | 1 << 30) 512]"
            )
            #expect(desk.ask(path, Atspi.accessible, "GetChildAtIndex", .int32(4)) == "( /org/a11y/atspi/null)")
            #expect(desk.get(path, Atspi.accessible, "Beauty") == "UnknownProperty")
            #expect(desk.ask(path, Atspi.introspectable, "Introspect").contains(Atspi.action))
        }

        @Test("AX-31: places are those in the window, also where the screen's are asked for; no program knows these")
        func extents() {
            let card = desk.add(View(), Rect(x: 100, y: 50, width: 200, height: 100))
            card.accessibilityRole = .group
            let button = Button(title: "Go", frame: Rect(x: 10.4, y: 20, width: 80, height: 44))
            card.addSubview(button)
            _ = desk.look()
            let path = desk.path(button)
            for (space, extents) in [(0, "(110 70 81 44)"), (1, "(110 70 81 44)"), (2, "(10 20 81 44)")] {
                #expect(desk.ask(path, Atspi.component, "GetExtents", .uint32(UInt32(space))) == extents)
            }
            #expect(desk.ask(path, Atspi.component, "GetExtents", .uint32(9)) == "InvalidArgs")
            #expect(desk.ask(path, Atspi.component, "GetPosition", .uint32(1)) == "110 70")
            #expect(desk.ask(path, Atspi.component, "GetSize") == "81 44")
            let window = desk.path(desk.host.window)
            func at(_ x: Int32, _ y: Int32) -> String {
                desk.ask(window, Atspi.component, "GetAccessibleAtPoint", .int32(x), .int32(y), .uint32(1))
            }
            let names = [desk.path(button), desk.path(card), window].map { $0.replacing(Atspi.object, with: "") }
            #expect([at(120, 80), at(290, 140), at(5, 5)] == names.map { "(:1.7 \($0))" })
            #expect(at(-5, 5) == "( /org/a11y/atspi/null)")
            #expect(
                desk.ask(path, Atspi.component, "GetLayer") == "3"
                    && desk.ask(window, Atspi.component, "GetLayer") == "7")
            #expect(desk.ask(path, Atspi.component, "GrabFocus") == "true" && button.isFirstResponder)
            #expect(desk.ask(path, Atspi.component, "SetSize", .int32(1), .int32(1)) == "false")
        }

        @Test("AX-31: what is scrolled out of sight is there and does not show, until it is scrolled to")
        func scrolling() {
            let scrollView = desk.add(ScrollView(), Rect(x: 0, y: 0, width: 100, height: 100))
            scrollView.contentSize = Size(width: 100, height: 1000)
            let label = Label(text: "Deep", frame: Rect(x: 0, y: 800, width: 50, height: 20))
            scrollView.addSubview(label)
            _ = desk.look()
            let path = desk.path(label)
            func isShowing() -> Bool { desk.server.objects.item(of: label)?.states.contains(.showing) == true }
            #expect(!isShowing())
            #expect(desk.ask(path, Atspi.component, "ScrollTo", .uint32(6)) == "true")
            _ = desk.look()
            #expect(isShowing() && scrollView.contentOffset.y > 700)
            #expect(desk.ask(desk.path(scrollView), Atspi.action, "DoAction", .int32(1)) == "true")
            desk.host.advance(by: .seconds(1))
            #expect(scrollView.contentOffset.y < 700)
        }

        @Test(
            "AX-32: an object has the same path as long as its view lives, wherever that goes; another one has another")
        func identity() {
            let (card, other) = (desk.add(View(), .zero), desk.add(View(), Rect(x: 0, y: 0, width: 10, height: 10)))
            for view in [card, other] { view.accessibilityRole = .group }
            let label = Label(text: "One", frame: Rect(x: 0, y: 0, width: 10, height: 10))
            card.addSubview(label)
            _ = desk.look()
            let path = desk.path(label)
            other.addSubview(label)
            label.text = "Two"
            _ = desk.look()
            #expect(desk.path(label) == path && desk.get(path, Atspi.accessible, "Name") == "Two")
            label.removeFromSuperview()
            _ = desk.look()
            #expect(desk.ask(path, Atspi.accessible, "GetRole") == "UnknownObject")
            let new = Label(text: "Three", frame: Rect(x: 0, y: 0, width: 10, height: 10))
            other.addSubview(new)
            _ = desk.look()
            #expect(desk.path(new) != path)
        }

        @Test("AX-33: what can be done is told by its name, and done: a tap, steps, leaving, what the program offers")
        func actions() {
            let button = desk.add(Button(title: "Save"), Rect(x: 0, y: 0, width: 80, height: 44))
            var log: [String] = []
            button.addAction(for: .primaryActionTriggered) { _ in log.append("saved") }
            button.accessibilityHint = "Keeps it"
            button.accessibilityCustomActions = [
                AccessibilityCustomAction(name: "Save as…") { _ in
                    log.append("as")
                    return false
                }
            ]
            let slider = desk.add(Slider(), Rect(x: 0, y: 100, width: 80, height: 44))
            let label = desk.add(Label(text: "Title"), Rect(x: 0, y: 200, width: 80, height: 44))
            _ = desk.look()
            let path = desk.path(button)
            #expect(desk.get(path, Atspi.action, "NActions") == "2")
            #expect(desk.ask(path, Atspi.action, "GetActions") == "[(click  ) (Save as…  )]")
            #expect(desk.ask(path, Atspi.action, "GetName", .int32(1)) == "Save as…")
            #expect(desk.ask(path, Atspi.action, "GetDescription", .int32(0)) == "Keeps it")
            #expect(desk.ask(path, Atspi.action, "DoAction", .int32(0)) == "true")
            #expect(desk.ask(path, Atspi.action, "DoAction", .int32(1)) == "false")
            #expect(log == ["saved", "as"])
            #expect(desk.ask(path, Atspi.action, "DoAction", .int32(2)) == "InvalidArgs")
            #expect(desk.ask(path, Atspi.action, "DoAction", .int32(-1)) == "InvalidArgs")
            #expect(desk.ask(path, Atspi.action, "DoAction", .string("click")) == "InvalidArgs")
            button.isEnabled = false
            _ = desk.look()
            #expect(desk.ask(path, Atspi.action, "DoAction", .int32(0)) == "false")
            #expect(log.count == 2)
            #expect(desk.ask(desk.path(slider), Atspi.action, "DoAction", .int32(0)) == "true")
            #expect(slider.value == 0.02)
            #expect(desk.ask(desk.path(label), Atspi.action, "GetActions") == "UnknownInterface")
        }

        @Test("AX-34: a value is told with its limits, and set within them")
        func values() {
            let slider = desk.add(Slider(), Rect(x: 0, y: 100, width: 80, height: 44))
            slider.maximumValue = 10
            slider.value = 2.5
            let bar = desk.add(ProgressView(), Rect(x: 0, y: 200, width: 80, height: 6))
            let pages = desk.add(PageControl(), Rect(x: 0, y: 300, width: 80, height: 44))
            pages.numberOfPages = 5
            _ = desk.look()
            let path = desk.path(slider)
            #expect(
                desk.ask(path, Atspi.properties, "GetAll", .string(Atspi.value))
                    == "MinimumValue=0.0,MaximumValue=10.0,MinimumIncrement=0.0,CurrentValue=2.5,Text=25%")
            #expect(desk.ask(path, Atspi.accessible, "GetAttributes") == "toolkit=Tactus,valuetext=25%")
            func set(_ view: View, _ value: BusValue) -> String {
                desk.ask(
                    desk.path(view), Atspi.properties, "Set", .string(Atspi.value), .string("CurrentValue"),
                    .variant(value))
            }
            #expect(set(slider, .double(7)) == "" && slider.value == 7)
            #expect(desk.get(path, Atspi.value, "CurrentValue") == "7.0")
            #expect(set(slider, .double(700)) == "" && slider.value == 10)
            #expect(set(slider, .double(.nan)) == "PropertyReadOnly" && slider.value == 10)
            #expect(set(slider, .string("much")) == "InvalidArgs")
            #expect(set(bar, .double(1)) == "PropertyReadOnly" && bar.progress == 0)
            #expect(set(pages, .double(3)) == "" && pages.currentPage == 2)
        }

        @Test("AX-35: a list, a group of options and a bar of tabs tell what is chosen in them, and choose")
        func selection() {
            let group = desk.add(RadioGroup(titles: ["Small", "Large"]), Rect(x: 0, y: 0, width: 200, height: 88))
            group.selectedIndex = 0
            _ = desk.look()
            let path = desk.path(group)
            #expect(desk.get(path, Atspi.selection, "NSelectedChildren") == "1")
            #expect(desk.ask(path, Atspi.selection, "IsChildSelected", .int32(0)) == "true")
            #expect(desk.ask(path, Atspi.selection, "SelectChild", .int32(1)) == "true")
            #expect(group.selectedIndex == 1)
            let large = desk.ask(path, Atspi.accessible, "GetChildAtIndex", .int32(1))
            #expect(desk.ask(path, Atspi.selection, "GetSelectedChild", .int32(0)) == large)
            #expect(desk.ask(path, Atspi.selection, "GetSelectedChild", .int32(1)) == "( /org/a11y/atspi/null)")
            #expect(desk.ask(path, Atspi.selection, "SelectChild", .int32(9)) == "false")
            #expect(desk.ask(path, Atspi.selection, "ClearSelection") == "false" && group.selectedIndex == 1)
            #expect(desk.ask(path, Atspi.selection, "SelectChild") == "InvalidArgs")
        }

        @Test("AX-41: whoever asks for what there is not, or for too much, gets an error that says so")
        func limits() {
            _ = desk.look()
            let window = desk.path(desk.host.window)
            for path in [
                "/", "", Atspi.object, Atspi.object + "99", Atspi.object + "-1", Atspi.object + "01", Atspi.null,
            ] {
                #expect(desk.ask(path, Atspi.accessible, "GetRole") == "UnknownObject", "\(path)")
            }
            #expect(desk.ask(window, "org.example.Magic", "Wish") == "UnknownInterface")
            #expect(desk.ask(window, "", "GetRole") == "UnknownInterface")
            #expect(desk.ask(window, Atspi.accessible, "Wish") == "UnknownMethod")
            #expect(desk.ask(window, Atspi.accessible, "GetChildAtIndex", .unread) == "InvalidArgs")
            #expect(desk.ask(window, Atspi.properties, "Get") == "InvalidArgs")
            #expect(desk.ask(Atspi.cache, Atspi.cacheInterface, "Wish") == "UnknownMethod")
            let many = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
            for number in 0...AtspiServer.mostReferences {
                let label = Label(text: "\(number)")
                many.addSubview(label)
            }
            desk.host.window.addSubview(many)
            _ = desk.look()
            #expect(desk.ask(window, Atspi.accessible, "GetChildren") == "LimitsExceeded")
            #expect(desk.ask(window, Atspi.accessible, "GetChildAtIndex", .int32(4096)) != "( /org/a11y/atspi/null)")
            guard
                case .reply(let values) = desk.server.answer(
                    AtspiCall(path: Atspi.cache, interface: Atspi.cacheInterface, member: "GetItems"))
            else { return #expect(Bool(false)) }
            guard case .array(_, let items)? = values.first else { return #expect(Bool(false)) }
            #expect(items.count == AtspiServer.mostReferences)
        }

        @Test("AX-42: the cache has all that there is of each object, the application's first")
        func cache() {
            _ = desk.add(Label(text: "Hello"), Rect(x: 0, y: 0, width: 100, height: 20))
            _ = desk.look()
            let names = "\(Atspi.accessible),\(Atspi.component)"
            #expect(
                desk.ask(Atspi.cache, Atspi.cacheInterface, "GetItems")
                    == "[((:1.7 root) (:1.7 root) ( /org/a11y/atspi/null) -1 1 \(Atspi.accessible),\(Atspi.application) Page 75"
                    + "  [1090519296 0]) ((:1.7 1) (:1.7 root) (:1.7 root) 0 1 \(names) Test 23  [1124073730 0])"
                    + " ((:1.7 2) (:1.7 root) (:1.7 1) 0 0 \(names),\(Atspi.text) Hello 29  [1124073728 0])]")
        }
    }
#endif
