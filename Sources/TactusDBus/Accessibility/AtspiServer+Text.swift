#if DBus
    import TactusEditing
    import TactusGeometry
    import TactusText
    import TactusUI

    // The texts of labels, fields and editors.
    extension AtspiServer {
        func textProperties(of item: AtspiItem) -> [BusEntry] {
            let text = item.text ?? AtspiText("")
            let caret = item.field.map { item.selection(of: $0, in: text).head } ?? -1
            return [
                BusEntry("CharacterCount", .int32(Int32(clamping: text.count))),
                BusEntry("CaretOffset", .int32(Int32(clamping: caret))),
            ]
        }

        func answerText(_ call: AtspiCall, _ item: AtspiItem) -> AtspiAnswer {
            let text = item.text ?? AtspiText("")
            switch call.member {
            case "GetText":
                guard let start = call.int(0), let end = call.int(1) else { return call.invalid }
                return .reply(.string(text.string(in: text.range(start, end))))
            case "GetCharacterAtOffset":
                guard let offset = call.int(0) else { return call.invalid }
                let scalar = text.scalars.indices.contains(offset) ? text.scalars[offset].value : 0
                return .reply(.int32(Int32(clamping: scalar)))
            case "GetStringAtOffset", "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
                return answerPart(call, item, text)
            case "GetAttributes", "GetAttributeRun":
                return .reply([.texts([]), .int32(0), .int32(Int32(clamping: text.count))])
            case "GetAttributeValue":
                return .reply([
                    .string(""), .int32(0), .int32(Int32(clamping: text.count)), .boolean(false),
                ])
            case "GetDefaultAttributes", "GetDefaultAttributeSet": return .reply(.texts([]))
            case "GetCharacterExtents", "GetRangeExtents", "GetOffsetAtPoint":
                return answerPlace(call, item, text)
            default: return answerTextSelection(call, item, text)
            }
        }

        // MARK: Parts

        private func answerPart(_ call: AtspiCall, _ item: AtspiItem, _ text: AtspiText) -> AtspiAnswer {
            guard let offset = call.int(0), let kind = call.int(1) else { return call.invalid }
            let isNew = call.member == "GetStringAtOffset"
            guard let part = isNew ? AtspiText.Granularity(rawValue: kind) : .init(boundary: kind) else {
                return call.invalid
            }
            let range: Range<Int>
            switch call.member {
            case "GetTextBeforeOffset": range = text.part(part, beside: offset, isBefore: true)
            case "GetTextAfterOffset": range = text.part(part, beside: offset, isBefore: false)
            default: range = part == .line ? line(at: offset, item, text) : text.part(part, at: offset)
            }
            return .reply([
                .string(text.string(in: range)), .int32(Int32(clamping: range.lowerBound)),
                .int32(Int32(clamping: range.upperBound)),
            ])
        }

        /// The line as it shows, for a field that knows its lines.
        private func line(at offset: Int, _ item: AtspiItem, _ text: AtspiText) -> Range<Int> {
            guard let field = item.field, !item.isSecure, offset >= 0, offset < text.count else {
                return text.part(.line, at: offset)
            }
            let place = CaretPosition(item.byteOffset(of: offset, in: text, field))
            let start = text.index(ofByte: field.position(.lineStart, from: place, x: nil).offset)
            var end = text.index(ofByte: field.position(.lineEnd, from: place, x: nil).offset)
            // The space or the break at the end of a line belongs to it.
            if end < text.count, text.scalars[end].properties.isWhitespace { end += 1 }
            return start <= offset && offset < end ? start..<end : text.part(.line, at: offset)
        }

        // MARK: Places

        private func answerPlace(_ call: AtspiCall, _ item: AtspiItem, _ text: AtspiText) -> AtspiAnswer {
            let isPoint = call.member == "GetOffsetAtPoint"
            let count = call.member == "GetCharacterExtents" ? 1 : 2
            guard let first = call.int(0), let second = call.int(count - 1), let space = call.int(count),
                let origin = origin(of: space, item)
            else { return call.invalid }
            if isPoint {
                let point = Point(x: Double(first) + origin.x, y: Double(second) + origin.y)
                return .reply(.int32(Int32(clamping: offset(at: point, item, text))))
            }
            let range = count == 1 ? text.range(first, first + 1) : text.range(first, second)
            return .reply(Self.numbers(of: frame(of: range, item, text), from: origin))
        }

        private func offset(at point: Point, _ item: AtspiItem, _ text: AtspiText) -> Int {
            guard let field = item.field, item.node.frame.contains(point), let window = field.textInputView.window
            else { return -1 }
            let inWindow = Point(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
            let place = field.closestPosition(to: field.textInputView.convert(inWindow, from: nil))
            guard !item.isSecure else {
                return field.textBuffer.characterCount(in: 0..<min(place.offset, field.textBuffer.count))
            }
            return text.index(ofByte: place.offset)
        }

        /// Where a part of a text is, in points of the scene; all of the object where that is not known.
        private func frame(of range: Range<Int>, _ item: AtspiItem, _ text: AtspiText) -> Rect {
            guard let field = item.field, let window = field.textInputView.window else { return item.node.frame }
            let start = item.byteOffset(of: range.lowerBound, in: text, field)
            let end = item.byteOffset(of: range.upperBound, in: text, field)
            let rects = start < end ? field.selectionRects(for: start..<end) : []
            var box = rects.first ?? field.caretRect(at: CaretPosition(start))
            for rect in rects.dropFirst() { box = box.union(rect) }
            let inWindow = field.textInputView.convert(box, to: nil)
            return inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
        }

        // MARK: Selection

        private func answerTextSelection(_ call: AtspiCall, _ item: AtspiItem, _ text: AtspiText) -> AtspiAnswer {
            let selection = item.field.map { item.selection(of: $0, in: text) } ?? TextSelection(caret: 0)
            switch call.member {
            case "GetNSelections": return .reply(.int32(selection.isCaret ? 0 : 1))
            case "GetSelection":
                guard let number = call.int(0) else { return call.invalid }
                let range = number == 0 ? selection.range : 0..<0
                return .reply([
                    .int32(Int32(clamping: range.lowerBound)), .int32(Int32(clamping: range.upperBound)),
                ])
            case "SetCaretOffset":
                guard let offset = call.int(0) else { return call.invalid }
                return .reply(.boolean(select(offset, offset, item, text)))
            case "AddSelection":
                guard let start = call.int(0), let end = call.int(1) else { return call.invalid }
                return .reply(.boolean(selection.isCaret && select(start, end, item, text)))
            case "SetSelection":
                guard let number = call.int(0), let start = call.int(1), let end = call.int(2) else {
                    return call.invalid
                }
                return .reply(.boolean(number == 0 && select(start, end, item, text)))
            case "RemoveSelection":
                guard let number = call.int(0) else { return call.invalid }
                let caret = selection.head
                return .reply(.boolean(number == 0 && !selection.isCaret && select(caret, caret, item, text)))
            default: return .refusal(.unknownMethod(call.member))
            }
        }

        private func select(_ start: Int, _ end: Int, _ item: AtspiItem, _ text: AtspiText) -> Bool {
            guard let field = item.field, item.node.state.isEnabled else { return false }
            let buffer = field.textBuffer
            func offset(_ index: Int) -> Int {
                let index = index < 0 ? text.count : min(index, text.count)
                return buffer.characterBoundary(atOrBefore: item.byteOffset(of: index, in: text, field))
            }
            field.selection = TextSelection(anchor: offset(start), head: offset(end))
            hasActed = true
            return true
        }

        // MARK: Editing

        func answerEditableText(_ call: AtspiCall, _ item: AtspiItem) -> AtspiAnswer {
            guard let field = item.field, item.isEditable, let text = item.text else {
                return .refusal(.unknownInterface(call.interface))
            }
            func replace(_ start: Int, _ end: Int, _ new: String) -> AtspiAnswer {
                let range = text.range(start, end)
                let buffer = field.textBuffer
                let first = buffer.characterBoundary(atOrBefore: item.byteOffset(of: range.lowerBound, in: text, field))
                let last = buffer.characterBoundary(atOrAfter: item.byteOffset(of: range.upperBound, in: text, field))
                field.replace(first..<last, withText: new)
                hasActed = true
                return .reply(.boolean(true))
            }
            switch call.member {
            case "SetTextContents":
                guard let new = call.string(0) else { return call.invalid }
                guard field.textBuffer.count <= AtspiText.longestText else {
                    return .refusal(.tooMuch("The text is longer than what is told of it."))
                }
                return replace(0, -1, new)
            case "InsertText":
                guard let start = call.int(0), let new = call.string(1), let length = call.int(2) else {
                    return call.invalid
                }
                let place = min(max(start, 0), text.count)
                let isWhole = length < 0 || new.utf8.count <= length
                return replace(place, place, isWhole ? new : String(decoding: new.utf8.prefix(length), as: UTF8.self))
            case "DeleteText":
                guard let start = call.int(0), let end = call.int(1) else { return call.invalid }
                return replace(start, end, "")
            // A tool has a clipboard of its own: that of the user is changed by the user alone.
            case "CopyText", "CutText", "PasteText":
                return .refusal(
                    BusRefusal(
                        name: "org.freedesktop.DBus.Error.NotSupported",
                        text: "The clipboard belongs to the user: read the text, delete and insert it."))
            default: return .refusal(.unknownMethod(call.member))
            }
        }
    }
#endif
