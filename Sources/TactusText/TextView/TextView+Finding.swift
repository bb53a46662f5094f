public import TactusEditing
public import TactusUI
import TactusControls
import TactusGeometry
import TactusGraphics
import TactusPlatform

// Finding and replacing in a text.
extension TextView {
    final func makeFindInteraction(_ isEnabled: Bool) {
        if let findInteraction { removeInteraction(findInteraction) }
        findInteraction = isEnabled ? FindInteraction(sessionDelegate: self) : nil
        if let findInteraction { addInteraction(findInteraction) }
    }

    /// Whether one of the actions that find is performed now; `nil` for another action.
    final func canPerformFindAction<P>(_ action: ActionKey<P>) -> Bool? {
        if action == ActionKey<any Finding>.find { return isFindInteractionEnabled }
        if action == ActionKey<any FindingNext>.findNext { return isFindInteractionEnabled }
        if action == ActionKey<any FindingPrevious>.findPrevious { return isFindInteractionEnabled }
        if action == ActionKey<any FindingAndReplacing>.findAndReplace {
            return isFindInteractionEnabled && isEditable
        }
        if action == ActionKey<any UsingSelectionForFind>.useSelectionForFind {
            return isFindInteractionEnabled && selectedWords != nil
        }
        return nil
    }

    /// What is selected, where it is something that one looks for: not empty, of one line, not long.
    private var selectedWords: String? {
        let range = selection.range
        guard !range.isEmpty, range.count <= 200 else { return nil }
        let text = textBuffer.string(in: range)
        return text.contains(where: \.isNewline) ? nil : text
    }

    private func present(showingReplace: Bool) {
        if let selectedWords, findInteraction?.isFindNavigatorVisible == false {
            findInteraction?.searchText = selectedWords
        }
        findInteraction?.presentFindNavigator(showingReplace: showingReplace)
    }
}

extension TextView: Finding, FindingNext, FindingPrevious, FindingAndReplacing, UsingSelectionForFind {
    /// Shows the navigator, with what is selected as what is looked for.
    public final func find(_ sender: Any?) { present(showingReplace: false) }

    /// Goes to the next place.
    public final func findNext(_ sender: Any?) { findInteraction?.findNext() }

    /// Goes to the place before.
    public final func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }

    /// Shows the navigator with what to replace by.
    public final func findAndReplace(_ sender: Any?) { present(showingReplace: true) }

    /// Looks for what is selected, from the next place on.
    public final func useSelectionForFind(_ sender: Any?) {
        if let selectedWords { findInteraction?.searchText = selectedWords }
    }
}

extension TextView: FindInteractionDelegate {
    /// Returns a session that finds in the text.
    public final func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession? {
        TextSearchingFindSession(searchableObject: self)
    }

    /// Selects the place that the user has looked at last.
    public final func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession) {
        guard let place = (session as? TextSearchingFindSession)?.highlightedRange else { return }
        selection = TextSelection(place)
    }
}

extension TextView: TextSearching {
    /// Texts of more bytes are looked through by another thread.
    nonisolated static var longestSearchAtOnce: Int { 1 << 20 }

    /// The ``selection``.
    public final var selectedTextRange: Range<Int>? { selection.range }

    /// Whether the text can be changed.
    public final var supportsTextReplacement: Bool { isEditable }

    /// Looks for all places: at once in texts up to a megabyte, in the background in longer ones, as they are now.
    public final func performTextSearch(
        queryString: String, options: TextSearchOptions, resultAggregator: TextSearchAggregator
    ) {
        var search = TextSearch(for: queryString, in: textBuffer, options: options)
        guard textBuffer.count > Self.longestSearchAtOnce else {
            while !search.isFinished, resultAggregator.isValid {
                for range in search.next() { resultAggregator.foundRange(range, searchString: queryString) }
            }
            return resultAggregator.finishedSearching()
        }
        searchTask = Task.detached(priority: .userInitiated) { [weak resultAggregator] in
            while !search.isFinished {
                var found = search.next()[...]
                repeat {
                    // Few at a time, so that a frame does not wait for a million of them.
                    let part = Array(found.prefix(4096))
                    found = found.dropFirst(4096)
                    guard await resultAggregator?.take(part, of: queryString) == true else { return }
                } while !found.isEmpty
            }
            await resultAggregator?.finishedSearching()
        }
    }

    /// Marks a place, or takes its mark away.
    public final func decorate(foundTextRange range: Range<Int>, usingStyle style: FoundTextStyle) {
        var found = contentView.foundText ?? FoundText()
        contentView.foundText = nil  // one owner: the ranges are not copied
        let isNew = style != .normal && found.ranges.append(range)
        switch style {
        case .normal: found.ranges.shift(by: TextChange(range, count: range.count))
        case .found: if found.highlighted == range { found.highlighted = nil }
        case .highlighted: found.highlighted = range
        }
        contentView.foundText = found
        guard isNew, style == .found else { return setNeedsDisplay(ofFoundText: range) }
        setNeedsTextDisplay()
    }

    /// Takes all marks away.
    public final func clearAllDecoratedFoundText() {
        contentView.foundText = nil
        setNeedsTextDisplay()
    }

    private func setNeedsDisplay(ofFoundText range: Range<Int>) {
        let count = textBuffer.count
        for rect in selectionRects(for: range.clamped(to: 0..<count)) {
            contentView.setNeedsDisplay(rect.insetBy(dx: -1, dy: -1))
        }
    }

    /// Replaces a place, as the user would: the delegate is asked, and it can be undone.
    public final func replace(foundTextRange range: Range<Int>, withText replacementText: String) {
        editor.replace(range, with: replacementText, named: "Replace")
    }

    /// Replaces all places as one step of undo; in texts of more than a megabyte in the background, and again from
    /// the start when the text is edited meanwhile.
    public final func replaceAll(
        queryString: String, options: TextSearchOptions, withText replacementText: String
    ) {
        let search = TextSearch(for: queryString, in: textBuffer, options: options)
        guard textBuffer.count > Self.longestSearchAtOnce else {
            if let edit = search.replacingAll(with: replacementText) { make(edit) }
            return
        }
        let revision = editor.revision
        replacingTask?.cancel()
        replacingTask = Task.detached(priority: .userInitiated) { [weak self] in
            guard let edit = search.replacingAll(with: replacementText) else { return }
            await self?.make(edit, ofRevision: revision, queryString, options, replacementText)
        }
    }

    private func make(
        _ edit: TextReplacement, ofRevision revision: Int, _ query: String, _ options: TextSearchOptions,
        _ replacement: String
    ) {
        guard isEditable else { return }
        guard editor.revision == revision else {
            return replaceAll(queryString: query, options: options, withText: replacement)
        }
        make(edit)
    }

    /// Makes the edit; the caret stays where it is, as far as its text does.
    private func make(_ edit: TextReplacement) {
        let caret = selection.head
        let count = textBuffer.count
        editor.replace(edit.range, with: edit.text.string, named: "Replace All")
        guard textBuffer.count == count - edit.range.count + edit.text.count else { return }
        let change = TextChange(edit.range, count: edit.text.count)
        selection = TextSelection(caret: edit.range.contains(caret) ? edit.range.lowerBound : change.offset(of: caret))
        textInteraction.revealHead()
    }
}

extension TextSearchAggregator {
    /// Adds places.
    ///
    /// - Returns: Whether there is any use in more.
    fileprivate func take(_ ranges: [Range<Int>], of query: String) -> Bool {
        for range in ranges { foundRange(range, searchString: query) }
        return isValid
    }
}
