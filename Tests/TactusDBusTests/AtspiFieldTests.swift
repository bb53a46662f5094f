#if DBus
    import TactusControls
    import TactusGeometry
    import TactusTesting
    import TactusText
    import TactusUI
    import Testing

    @testable import TactusDBus

    @MainActor
    @Suite("Fields and editors for assistive tools")
    struct AtspiFieldTests {
        private let desk = AtspiDesk()

        private func text(_ view: View, _ member: String, _ numbers: Int...) -> String {
            let call = AtspiCall(
                path: desk.path(view), interface: Atspi.text, member: member,
                values: numbers.map { .int32(Int32(clamping: $0)) })
            _ = desk.server.refresh()
            guard case .reply(let values) = desk.server.answer(call) else { return "refused" }
            return values.map(AtspiDesk.words).joined(separator: " ")
        }

        @Test("AX-36: a field tells its text, caret and selection, where characters are, and takes others")
        func field() {
            let field = desk.add(TextField(placeholder: "Name"), Rect(x: 20, y: 20, width: 300, height: 44))
            field.text = "Zoë Smith"
            _ = desk.look()
            let path = desk.path(field)
            #expect(desk.get(path, Atspi.accessible, "Name") == "Name")
            #expect(text(field, "GetText", 0, -1) == "Zoë Smith")
            #expect(desk.get(path, Atspi.text, "CharacterCount") == "9")
            #expect(text(field, "GetStringAtOffset", 4, 1) == "Smith 4 9")
            #expect(text(field, "GetStringAtOffset", 4, 3) == "Zoë Smith 0 9")
            #expect(text(field, "GetTextBeforeOffset", 4, 1) == "Zoë  0 4")
            #expect(text(field, "GetTextAtOffset", 0, 99) == "refused")
            #expect(text(field, "GetCharacterAtOffset", 2) == "235" && text(field, "GetCharacterAtOffset", 99) == "0")
            #expect(text(field, "SetCaretOffset", 3) == "true")
            #expect(field.selection == TextSelection(caret: 4))
            #expect(desk.get(path, Atspi.text, "CaretOffset") == "3")
            #expect(text(field, "GetNSelections") == "0")
            #expect(text(field, "AddSelection", 1, 3) == "true" && text(field, "GetSelection", 0) == "1 3")
            #expect(text(field, "SetSelection", 0, 0, 99) == "true" && field.selection.range == 0..<10)
            #expect(text(field, "RemoveSelection", 0) == "true" && field.selection.isCaret)
            let first = text(field, "GetCharacterExtents", 0, 1).split(separator: " ").compactMap { Int($0) }
            let second = text(field, "GetCharacterExtents", 1, 1).split(separator: " ").compactMap { Int($0) }
            #expect(first[0] >= 20 && second[0] > first[0] && first[1] >= 20 && first[3] > 8)
            #expect(text(field, "GetOffsetAtPoint", second[0] + 1, 42, 1) == "1")
            #expect(text(field, "GetOffsetAtPoint", 0, 0, 1) == "-1")
            #expect(text(field, "GetRangeExtents", 0, 2, 1).split(separator: " ").first == "\(first[0])")
        }

        @Test("AX-36: a field's text is set, inserted and deleted; the clipboard stays the user's")
        func editing() {
            let field = desk.add(TextField(placeholder: "Name"), Rect(x: 20, y: 20, width: 300, height: 44))
            field.text = "Zoë Smith"
            var changes: [String] = []
            field.addAction(for: .editingChanged) { [unowned field] _ in changes.append(field.text) }
            _ = desk.look()
            let path = desk.path(field)
            func edit(_ member: String, _ values: BusValue...) -> String {
                _ = desk.server.refresh()
                let call = AtspiCall(path: path, interface: Atspi.editableText, member: member, values: values)
                switch desk.server.answer(call) {
                case .reply(let values): return values.map(AtspiDesk.words).joined()
                case .refusal(let refusal): return refusal.name.split(separator: ".").last.map(String.init) ?? ""
                }
            }
            #expect(edit("InsertText", .int32(3), .string(" A. Long"), .int32(3)) == "true")
            #expect(edit("DeleteText", .int32(0), .int32(4)) == "true")
            #expect(edit("SetTextContents", .string("Bo")) == "true")
            #expect(changes == ["Zoë A. Smith", "A. Smith", "Bo"])
            #expect(edit("InsertText", .string("?")) == "InvalidArgs")
            #expect(edit("CutText", .int32(0), .int32(1)) == "NotSupported" && field.text == "Bo")
            field.isEnabled = false
            _ = desk.look()
            #expect(edit("SetTextContents", .string("No")) == "UnknownInterface" && field.text == "Bo")
        }

        @Test("AX-37: of a secure field nothing is told but how many characters it has, also while it shows them")
        func secrets() {
            let field = desk.add(SecureField(placeholder: "Password"), Rect(x: 20, y: 20, width: 300, height: 44))
            field.text = "hunter🙂"
            field.isTextShown = true
            field.becomeFirstResponder()
            _ = desk.look()
            let path = desk.path(field)
            #expect(desk.ask(path, Atspi.accessible, "GetRoleName") == "password text")
            #expect(text(field, "GetText", 0, -1) == "•••••••")
            #expect(text(field, "GetStringAtOffset", 0, 1) == "••••••• 0 7")
            #expect(text(field, "GetCharacterAtOffset", 0) == "8226")
            #expect(text(field, "SetCaretOffset", 7) == "true" && field.selection.head == 10)
            #expect(desk.ask(path, Atspi.editableText, "SetTextContents", .string("x")) == "UnknownInterface")
            #expect(field.text == "hunter🙂")
            field.insertText("2")
            let told = desk.lines(desk.look()) + [desk.ask(path, Atspi.properties, "GetAll", .string(Atspi.accessible))]
            #expect(told.dropLast() == ["2 TextChanged insert 7 1 •", "2 TextCaretMoved 8 0 0"])
            #expect(!told.joined().contains("hunter"))
        }

        @Test("AX-36: an editor tells its lines as they show, and of a long text the beginning")
        func lines() {
            let editor = desk.add(TextView(), Rect(x: 0, y: 0, width: 120, height: 200))
            editor.text = "A line that is broken in two\nlast"
            _ = desk.look()
            let first = text(editor, "GetStringAtOffset", 0, 3)
            #expect(first.hasPrefix("A line") && first.contains(" 0 ") && !first.contains("two"))
            #expect(text(editor, "GetStringAtOffset", 30, 3) == "last 29 33")
            #expect(text(editor, "GetStringAtOffset", 30, 4) == "last 29 33")
            editor.text = String(repeating: "words ", count: 60_000)
            _ = desk.look()
            #expect(Int(desk.get(desk.path(editor), Atspi.text, "CharacterCount")) == AtspiText.longestText)
            #expect(
                desk.ask(desk.path(editor), Atspi.editableText, "SetTextContents", .string("x")) == "LimitsExceeded")
        }
    }
#endif
