#if DBus
    import TactusControls
    import TactusGeometry
    import TactusTesting
    import TactusText
    import TactusUI
    import Testing

    @testable import TactusDBus

    @MainActor
    @Suite("What assistive tools are told of changes")
    struct AtspiChangesTests {
        private let desk = AtspiDesk()

        @Test("AX-38: what comes and goes is told by what it is in, the outermost alone; then what is another")
        func structure() {
            let box = desk.add(Checkbox(title: "Milk"), Rect(x: 0, y: 0, width: 100, height: 44))
            #expect(desk.look() == [])
            let card = desk.add(View(), Rect(x: 0, y: 100, width: 100, height: 100))
            card.accessibilityRole = .group
            card.accessibilityLabel = "Card"
            card.addSubview(Label(text: "Inside", frame: Rect(x: 0, y: 0, width: 50, height: 20)))
            box.isOn = true
            #expect(
                desk.lines(desk.look()) == [
                    "cache AddAccessible ((:1.7 3) (:1.7 root) (:1.7 1) 1 1 \(Atspi.accessible),\(Atspi.component) Card 39"
                        + "  [1124073728 0])",
                    "1 ChildrenChanged add 1 0 (:1.7 3)", "2 StateChanged checked 1 0 0",
                ])
            card.removeFromSuperview()
            box.accessibilityLabel = "Oat milk"
            box.accessibilityHint = "Buys it"
            box.isEnabled = false
            #expect(
                desk.lines(desk.look()) == [
                    "cache RemoveAccessible (:1.7 3)", "1 ChildrenChanged remove 1 0 (:1.7 3)",
                    "2 PropertyChange accessible-name 0 0 Oat milk",
                    "2 PropertyChange accessible-description 0 0 Buys it", "2 StateChanged enabled 0 0 0",
                    "2 StateChanged sensitive 0 0 0", "2 StateChanged focusable 0 0 0",
                ])
            #expect(desk.look() == [])
        }

        @Test("AX-38: what stands in another order goes and comes again")
        func order() {
            let labels = ["a", "b"].map { desk.add(Label(text: $0), Rect(x: 0, y: 0, width: 10, height: 10)) }
            _ = desk.look()
            desk.host.window.bringSubviewToFront(labels[0])
            #expect(
                desk.lines(desk.look()) == [
                    "1 ChildrenChanged remove 1 0 (:1.7 3)", "1 ChildrenChanged remove 0 0 (:1.7 2)",
                    "1 ChildrenChanged add 0 0 (:1.7 3)", "1 ChildrenChanged add 1 0 (:1.7 2)",
                ])
        }

        @Test("AX-38: values, choices and the focus are told, the former focus before the new one")
        func values() {
            let slider = desk.add(Slider(), Rect(x: 0, y: 0, width: 100, height: 44))
            let group = desk.add(RadioGroup(titles: ["Small", "Large"]), Rect(x: 0, y: 100, width: 200, height: 88))
            slider.becomeFirstResponder()
            _ = desk.look()
            slider.value = 0.5
            group.selectedIndex = 1
            #expect(
                desk.lines(desk.look()) == [
                    "2 PropertyChange accessible-value 0 0 0.5", "3 PropertyChange accessible-description 0 0 Large",
                    "5 StateChanged checked 1 0 0", "5 StateChanged selected 1 0 0", "3 SelectionChanged 0 0 0",
                ])
            group.becomeFirstResponder()
            #expect(
                desk.lines(desk.look()) == [
                    "2 StateChanged focused 0 0 0", "5 StateChanged focused 1 0 0", "5 Focus 0 0 0",
                ])
        }

        @Test("AX-38: typing is told by what came and went, and where the caret is")
        func typing() {
            let field = desk.add(TextField(placeholder: "Name"), Rect(x: 0, y: 0, width: 200, height: 44))
            field.text = "Ann"
            field.becomeFirstResponder()
            field.selection = TextSelection(caret: 2)
            _ = desk.look()
            field.insertText("n")
            #expect(desk.lines(desk.look()) == ["2 TextChanged insert 2 1 n", "2 TextCaretMoved 3 0 0"])
            field.selection = TextSelection(anchor: 0, head: 3)
            #expect(desk.lines(desk.look()) == ["2 TextSelectionChanged 0 0 0"])
            field.insertText("Jo")
            #expect(
                desk.lines(desk.look()) == [
                    "2 TextChanged delete 0 3 Ann", "2 TextChanged insert 0 2 Jo", "2 TextCaretMoved 2 0 0",
                    "2 TextSelectionChanged 0 0 0",
                ])
        }

        @Test("AX-38: windows tell that they come, are active, are not, and go")
        func windows() {
            _ = desk.look()
            let second = Window(windowScene: desk.host.scene)
            second.isHidden = false
            second.makeKey()
            #expect(
                desk.lines(desk.look()).filter { !$0.hasPrefix("cache") } == [
                    "root ChildrenChanged add 0 0 (:1.7 2)", "2 Create 0 0 Test", "1 Deactivate 0 0 Test",
                    "1 StateChanged active 0 0 0", "2 Activate 0 0 Test", "2 StateChanged active 1 0 0",
                ])
            second.removeFromScene()
            #expect(
                desk.lines(desk.look()).filter { !$0.hasPrefix("cache") } == [
                    "root ChildrenChanged remove 0 0 (:1.7 2)", "2 Destroy 0 0 Test", "2 Deactivate 0 0 Test",
                    "1 Activate 0 0 Test", "1 StateChanged active 1 0 0",
                ])
        }

        @Test("AX-38: one look at the tree tells so much of objects, and no more; where the focus is comes beside it")
        func limits() {
            var labels: [Label] = []
            for number in 0..<600 {
                labels.append(desk.add(Label(text: "\(number)"), Rect(x: 0, y: 0, width: 10, height: 10)))
            }
            _ = desk.look()
            for label in labels { label.text += "!" }
            #expect(desk.look().count == AtspiChanges.mostSignals)
            let field = desk.add(TextField(placeholder: "Name"), Rect(x: 0, y: 0, width: 90, height: 40))
            _ = desk.look()
            for label in labels { label.removeFromSuperview() }
            field.becomeFirstResponder()
            let signals = desk.look()
            #expect(signals.count == AtspiChanges.mostSignals + 2)
            #expect(signals.suffix(2).map(\.member) == ["StateChanged", "Focus"])
        }

        @Test("AX-40: the tree is read twenty times a second at most, and a few times more for whoever acts and asks")
        func rate() {
            let label = desk.add(Label(text: "a"), Rect(x: 0, y: 0, width: 10, height: 10))
            _ = desk.look()
            label.text = "b"
            desk.server.isStale = true
            #expect(desk.server.refresh() == [])
            desk.host.advance(by: .milliseconds(50))
            #expect(desk.server.refresh().count == 1)
            var count = 0
            for number in 0..<20 {
                label.text = "\(number)"
                desk.server.hasActed = true
                if !desk.server.refresh().isEmpty { count += 1 }
            }
            #expect(count == AtspiServer.mostRestlessReadings)
        }
    }
#endif
